"""Work done by several processes, or by those of a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from app.processes import end_with_parent

Spread = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]
"""As ``map``, with results in order; the function is one of a module."""
PATIENCE = 10
"""How many seconds a cluster has to answer, and to have a worker."""


@contextmanager
def workers(jobs: int, cluster: str = "") -> Iterator[Spread]:
    """Provide what spreads calls over ``jobs`` processes, or over the workers of the Dask cluster at this address.

    Raises ``ImportError`` if the package for either is missing, ``OSError`` if no one answers at the address or no worker is there, and
    ``ValueError`` if it is not an address.
    """
    if cluster:
        from distributed import Client

        with Client(cluster, timeout=PATIENCE) as client:  # type: ignore[no-untyped-call]
            client.wait_for_workers(1, timeout=PATIENCE)
            yield lambda function, items: iter(client.gather(client.map(function, list(items), pure=False)))
    elif jobs == 1:
        yield map
    else:
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        with ProcessPoolExecutor(jobs, get_context("spawn"), end_with_parent) as pool:
            yield pool.map
