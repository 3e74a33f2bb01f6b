"""What an opponent without a seat is called in a sentence."""

from __future__ import annotations

from app.texts import Texts


def rival_names(say: Texts, game: str) -> dict[str, str]:
    """Return the name of a game's rival as values of a text: ``Rival`` at the beginning of a sentence, ``rival`` within one."""
    return {"Rival": say(f"{game}.meta.rival"), "rival": say(f"{game}.meta.rival.within")}
