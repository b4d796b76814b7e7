"""`python -m crownlands` is `crownlands`."""
import sys

from crownlands.cli import main

if __name__ == "__main__":
    sys.exit(main())
