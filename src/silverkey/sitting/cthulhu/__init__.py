"""What a player of Call of Cthulhu is told and asked."""
