"""Ancient Relics, a file a faction."""
