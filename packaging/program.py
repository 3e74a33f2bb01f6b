"""The entry point of the built program: the same as the command `burgage`, or one of the processes that help it."""

import sys

FORKED = "--multiprocessing-fork"
TRACKER = "from multiprocessing.resource_tracker import main;main("


def help_out() -> None:
    """Be a helping process and end with it, if that is what the program was started for.

    A built program starts itself where Python would start an interpreter. The hook that PyInstaller has for it loads multiprocessing at
    every start, which takes as long as a tenth of the time to the first picture.
    """
    if sys.argv[1:2] == [FORKED]:
        from multiprocessing.spawn import freeze_support

        freeze_support()
    elif sys.argv[-1].startswith(TRACKER):  # what cleans up after processes that were killed
        from multiprocessing.resource_tracker import main as track

        track(int(sys.argv[-1].removeprefix(TRACKER).rstrip(")")))
        sys.exit()


if __name__ == "__main__":
    help_out()
    from app.__main__ import main

    sys.exit(main())
