"""The Yuggoth Contract, a file a faction."""
