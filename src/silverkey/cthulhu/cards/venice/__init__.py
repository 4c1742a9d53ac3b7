"""Terror in Venice, a file a faction."""
