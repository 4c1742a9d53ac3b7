"""What a player of Arkham Horror is told and asked."""
