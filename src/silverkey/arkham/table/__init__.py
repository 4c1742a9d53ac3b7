"""The table: where cards lie, how places are joined, what values cards have."""
