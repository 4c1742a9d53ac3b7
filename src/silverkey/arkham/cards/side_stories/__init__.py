"""Scenarios that stand alone: the cards that rulings are shown with."""
