"""Players made of code. They know games only through the public face of ``rules``."""
