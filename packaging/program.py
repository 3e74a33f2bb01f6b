"""What the built program starts: the same as the command `burgage`."""

import multiprocessing
import sys

from app.__main__ import main

if __name__ == "__main__":
    multiprocessing.freeze_support()  # a worker process starts this same file again
    sys.exit(main())
