"""Check that no rule exists by accident: no module fills the table of another, and mypy misses every entry that is left out of one."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "rules").rglob("*.py"))
FILLING = {"append", "extend", "insert", "add", "update", "setdefault", "register"}


def at_import(tree: ast.Module) -> Iterator[ast.stmt]:
    """Yield the statements that are carried out when a module is imported, inside loops and conditions too."""
    waiting: list[ast.stmt] = [*tree.body]
    while waiting:
        statement = waiting.pop()
        if not isinstance(statement, ast.FunctionDef | ast.ClassDef):
            yield statement
            waiting += [part for part in ast.iter_child_nodes(statement) if isinstance(part, ast.stmt)]


def filled(statement: ast.stmt) -> Iterator[ast.expr]:
    """Yield the tables, lists and objects that a statement puts something into."""
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    for target in targets:
        for part in target.elts if isinstance(target, ast.Tuple) else [target]:
            if isinstance(part, ast.Subscript | ast.Attribute):
                yield part.value
    match statement:
        case ast.Expr(ast.Call(ast.Attribute(table, attr))) if attr in FILLING:
            yield table
        case ast.AugAssign(target):
            yield target


def fills_another(source: str) -> list[int]:
    """Return the lines of a module that fill, when it is imported, what it has imported itself."""
    tree = ast.parse(source)
    imported = {
        alias.asname or alias.name for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom) for alias in node.names
    }
    tables = [(statement.lineno, part) for statement in at_import(tree) for table in filled(statement) for part in ast.walk(table)]
    return [line for line, part in tables if isinstance(part, ast.Name) and part.id in imported]


def test_nothing_is_added_to_the_rules_by_importing_a_module() -> None:
    assert {path.relative_to(ROOT): lines for path in FILES if (lines := fills_another(path.read_text(encoding="utf-8")))} == {}


def test_a_table_filled_by_an_import_would_be_found() -> None:
    ways = ('EFFECTS["animal"] = place', "OFFERS[WALL], EFFECTS[WALL] = walls, begin", "EFFECTS.update(ship=sail)", "EFFECTS.append(one)")
    for way in (*ways, "if True:\n    EFFECTS += [watch]", "perform.EFFECTS = ways"):
        assert fills_another(f"from .perform import EFFECTS\nfrom . import perform\n{way}"), way
    assert not fills_another("EFFECTS = {}\nEFFECTS.update(ship=sail)")


def incomplete(tree: ast.Module) -> Iterator[str]:
    """Yield every table of effects of a module again as often as it has entries, each time without another one of them."""
    for statement in tree.body:
        match statement:
            case ast.AnnAssign(annotation=ast.Subscript(value=ast.Name("Final"), slice=ast.Name(type_)), value=ast.Dict(keys, values)):
                for n in range(len(keys)):
                    left = ast.Dict(keys[:n] + keys[n + 1 :], values[:n] + values[n + 1 :])
                    yield f": Final[{type_}] = {ast.unparse(left)}"
            case ast.AnnAssign(annotation=ast.Name("Final"), value=ast.Call(func, [], keywords)):
                for n in range(len(keywords)):
                    yield f" = {ast.unparse(ast.Call(func, [], keywords[:n] + keywords[n + 1 :]))}"


@pytest.mark.slow
def test_a_missing_entry_is_an_error_of_types(tmp_path: Path) -> None:
    command, expected = [sys.executable, "-m", "mypy", "--cache-dir", str(tmp_path), "--no-error-summary"], set()
    for path in FILES:
        source = path.read_text(encoding="utf-8")
        tables = [*incomplete(ast.parse(source))] if path.parent.name == "steps" else []
        if tables:
            name = str(path.relative_to(ROOT))
            first = len(source.splitlines()) + 1
            copy = tmp_path / name.replace("/", ".")
            copy.write_text(source + "".join(f"MISSING_{n}{table}\n" for n, table in enumerate(tables)), encoding="utf-8")
            command += ["--shadow-file", name, str(copy)]
            expected |= {(name, first + n) for n in range(len(tables))}
    result = subprocess.run([*command, *sorted({name for name, _ in expected})], cwd=ROOT, capture_output=True, text=True, check=False)
    errors = result.stdout + result.stderr
    found = {(name.replace("\\", "/"), int(line)) for name, line in re.findall(r"^(.+?):(\d+): error: Missing ", errors, re.MULTILINE)}
    assert len(expected) > 70
    assert found == expected, errors
