"""Words, pictures and licence texts that come with the program, read through `importlib.resources`."""
