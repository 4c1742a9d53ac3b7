"""Cards of the collectible game that the 2.0 document names, a file a set."""
