"""The one command of developers, `python3 build_scripts/dev.py play`, which needs nothing but Python."""

import sys

OLDEST = (3, 11)


# Written so that even Python 2 can read it, down to the sentence that a newer one is needed.
def main():  # type: () -> None
    if sys.version_info < OLDEST:
        sys.exit(
            "Noblemen needs Python 3.11 or newer, and this is {}.{}. Install a newer one (python.org or your system's "
            "package manager) and run this command with it, for example: python3.13 build_scripts/dev.py play".format(
                *sys.version_info[:2]
            )
        )
    # Only now: an older Python could not even read that module.
    import tasks

    sys.exit(tasks.main(sys.argv[1:]))


if __name__ == "__main__":
    main()
