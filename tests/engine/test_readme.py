"""Check that the examples in rules/README.md work."""

from __future__ import annotations

import re
from pathlib import Path

RULES = Path(__file__).parents[2] / "rules"
TEXT = (RULES / "README.md").read_text(encoding="utf-8")


def test_the_example_runs() -> None:
    examples = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    assert len(examples) == 2
    for example in examples:
        names: dict[str, object] = {}
        exec(example, names)
        assert "record" in names


def test_every_file_it_names_exists() -> None:
    for name in re.findall(r"`(engine/\w+\.py)`", TEXT):
        assert (RULES / name).is_file(), name
