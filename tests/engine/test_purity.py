"""Check that the rules know only values: no files, clock, language, randomness of their own, or anything that executes text."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

RULES = Path(__file__).parents[2] / "rules"
FILES = sorted(RULES.rglob("*.py"))
PURE = {
    "bisect",
    "__future__",
    "collections",
    "dataclasses",
    "functools",
    "hashlib",
    "itertools",
    "json",
    "math",
    "msgspec",
    "operator",
    "re",
    "rules",
    "typing",
    "unicodedata",
}
ONLY_IN = {"importlib": {"registry.py", "components.py", "strengths.py"}}  # games by id; the numbers of a game; what its bots learned
CALLS = {"open", "eval", "exec", "compile", "__import__", "input", "print", "breakpoint"}


def imported(tree: ast.AST) -> set[str]:
    """Return the top-level names of all modules imported; relative imports stay inside the rules."""
    found = {alias.name.partition(".")[0] for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    froms = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.level == 0]
    return found | {str(node.module).partition(".")[0] for node in froms}


def test_there_are_rules() -> None:
    assert len(FILES) > 20


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(RULES)))
def test_a_file_imports_only_what_is_pure(path: Path) -> None:
    allowed = PURE | {name for name, files in ONLY_IN.items() if path.name in files}
    assert imported(ast.parse(path.read_text(encoding="utf-8"))) <= allowed


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(RULES)))
def test_no_file_calls_anything_outside_the_rules(path: Path) -> None:
    names = (
        node
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
    )
    assert not [f"{node.id} in line {node.lineno}" for node in names if node.id in CALLS]
