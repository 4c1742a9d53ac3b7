"""The campaigns, a file each."""
