"""The scenarios, a file each."""
