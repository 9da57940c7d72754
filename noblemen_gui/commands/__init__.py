"""The sub-commands of `noblemen`, a module each: `add_arguments(parser)` and `run(arguments) -> int`."""
