"""The cards by name, with their abilities."""
