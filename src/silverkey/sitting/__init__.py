"""What somebody has who sits at a table, wherever it stands: what he is told, what he is asked, and why not."""
