"""Seekers of Knowledge, a file a faction."""
