"""This game's own words."""
