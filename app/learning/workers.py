"""Work done by several processes, or by those of a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, TypeVar

T = TypeVar("T")
U = TypeVar("U")
Spread = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]
"""As ``map``, with results in order; the function is one of a module."""


@contextmanager
def workers(jobs: int, cluster: str = "") -> Iterator[Spread]:
    """Provide what spreads calls over ``jobs`` processes, or over the workers of the cluster at this address.

    Raises ``ImportError`` if the package for clusters is not installed, ``OSError`` if nobody answers at the address.
    """
    if cluster:
        from distributed import Client

        with Client(cluster, timeout="10s") as client:  # type: ignore[no-untyped-call]
            yield lambda function, items: iter(client.gather(client.map(function, list(items), pure=False)))
    elif jobs == 1:
        yield map
    else:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
            yield lambda function, items: pool.map(function, items)
