"""`python -m ludotheque` is the program `ludotheque`."""

from ludotheque.cli import main

if __name__ == "__main__":
    main()
