"""The table in the browser: a server for people and bots, and what it keeps."""
