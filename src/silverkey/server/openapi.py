"""What can be asked of the server over HTTP, as an OpenAPI document, made from its addresses and their types."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from silverkey import __version__
from silverkey.server.answering import Address, Problem

PROBLEMS = {
    "400": "It cannot be understood.",
    "403": "Somebody else may do it.",
    "404": "It is not there.",
    "409": "It has changed meanwhile.",
    "429": "It comes too often, or too many things are being done.",
}
JSON = "application/json"
_PART = re.compile(r"\{(\w+)(?::\w+)?\}")


def document(addresses: Iterable[Address]) -> dict[str, Any]:
    """The OpenAPI document of these addresses."""
    all_of_them = list(addresses)
    said = [kind for address in all_of_them for kind in (address.asks, address.gives) if kind is not None]
    kinds = [*dict.fromkeys([Problem, *said])]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    known = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for address in all_of_them:
        there = paths.setdefault(_PART.sub(r"{\1}", address.path), {})
        there[address.method.lower()] = _operation(address, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Silverkey", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(address: Address, known: dict[Any, Any]) -> dict[str, Any]:
    named = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in _PART.findall(address.path)
    ]
    asked = [
        {"name": name, "in": "query", "description": told, "schema": {"type": "string"}}
        for name, told in address.query.items()
    ]
    operation: dict[str, Any] = {"summary": address.told, "parameters": [*named, *asked]}
    if address.method in ("POST", "PUT"):
        schema = known[address.asks] if address.asks is not None else {}
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": schema}}}
    operation["responses"] = {str(address.status): _answer(address, known)} | {
        status: {"description": told, "content": {JSON: {"schema": known[Problem]}}}
        for status, told in PROBLEMS.items()
    }
    return operation


def _answer(address: Address, known: dict[Any, Any]) -> dict[str, Any]:
    told = {"description": address.told}
    if address.status == 204:
        return told
    return {**told, "content": {address.says: {"schema": known[address.gives] if address.gives is not None else {}}}}
