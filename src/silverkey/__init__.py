"""Silverkey plays the Mythos card games by the book, and can say which page of the book it is on."""

__version__ = "0.1.0.dev0"
