"""How often one is asked: ``make prompts`` lets the bot play a person's seat of 100 games and counts."""

from __future__ import annotations

import argparse

from silverkey.server import prompts
from silverkey.terminal.cthulhu.standin import measure

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--terminal", action="store_true", help="typed lines in the terminal, in place of the browser")
    parser.add_argument("--one-by-one", action="store_true", help="in the terminal, each action in a line of its own")
    wishes = parser.parse_args()
    seeds = range(wishes.seed, wishes.seed + wishes.games)
    told = measure(seeds, wishes.one_by_one).lines() if wishes.terminal else prompts.measure(seeds).lines()
    print("\n".join(told))
