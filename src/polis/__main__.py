"""`python -m polis`."""

from polis.cli.main import main

if __name__ == "__main__":
    main()
