"""Check that the program has no import cycles, neither at run time nor for types alone."""

import ast
from collections.abc import Set
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def imports() -> dict[str, set[str]]:
    """Return which of the program's modules each of them imports."""
    modules = {_name(path): path for folder in ("app", "rules") for path in (ROOT / folder).rglob("*.py")}
    return {module: _imported(module, path, modules.keys()) - {module} for module, path in modules.items()}


def _name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def _imported(module: str, path: Path, known: Set[str]) -> set[str]:
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            found |= {f"{base}.{name.name}" if f"{base}.{name.name}" in known else base for name in node.names}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    return {one for one in found if one in known}


def test_there_is_no_circle_of_imports() -> None:
    found = imports()
    assert len(found) > 300
    try:
        TopologicalSorter(found).prepare()
    except CycleError as error:
        raise AssertionError(" -> ".join(error.args[1])) from error


@pytest.mark.slow
def test_a_circle_would_be_found() -> None:
    found = imports()
    found["app.texts"].add("app.windows.main_window")
    with pytest.raises(CycleError):
        TopologicalSorter(found).prepare()
