"""Players made of code. They use games only through the public face of ``rules``."""
