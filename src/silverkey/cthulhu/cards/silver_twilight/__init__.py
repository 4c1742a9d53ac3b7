"""The Order of the Silver Twilight, a file a faction."""
