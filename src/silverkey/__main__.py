"""Makes `python -m silverkey` the same as the `silverkey` command."""

from silverkey.cli import main

if __name__ == "__main__":
    main()
