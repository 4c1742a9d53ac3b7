"""Cards over HTTP."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from silverkey.games import part
from silverkey.server.answering import answer, kindly


async def _card(request: Request) -> Response:
    """A card as facts and text, as an edition words it."""
    catalogue = part("catalogue", request.path_params["game"])
    edition = request.query_params.get("edition", "latest")
    return answer(await asyncio.to_thread(catalogue.find_facts, request.path_params["code"], edition))


ROUTES = [Route("/api/cards/{game}/{code}", kindly(_card))]
