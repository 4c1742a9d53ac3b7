"""The card language: the shapes that costs, triggers, targets, amounts and effects have as data, and how they read."""
