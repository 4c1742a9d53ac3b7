"""The Sleeper Below, a file a faction."""
