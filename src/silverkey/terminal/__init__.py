"""The terminal client: a seat at a table. What only one game knows is in a folder of its own.

A game implements ``table.Table``; ``games.py`` finds it by its word.
"""
