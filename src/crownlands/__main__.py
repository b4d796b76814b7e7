"""The program: `crownlands`, or `python -m crownlands`."""
import sys

from crownlands.interrupt import leave_at_once


def main() -> int:
    leave_at_once()                      # before the rest is imported, which takes most of a second
    from crownlands import cli
    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
