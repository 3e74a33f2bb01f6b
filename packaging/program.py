"""The entry point of the built program: the same as the command `burgage`."""

import sys

from app.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
