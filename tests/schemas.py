"""As much of JSON Schema as the schemas of cases use."""

from __future__ import annotations

import re
from typing import Any

from silverkey.judge.source import Node

TYPES = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "boolean": (bool,),
    "null": (type(None),),
    "integer": (int,),
    "number": (int, float),
}


def plain(node: Node) -> Any:
    """What a document says, as an editor sees it."""
    if node.is_map:
        return {str(key.value): plain(value) for key, value in node.entries()}
    return [plain(item) for item in node.items()] if node.is_list else node.value


class Schema:
    """A schema, and whether something fits it."""

    def __init__(self, whole: dict[str, Any]) -> None:
        self.whole = whole
        self.defs: dict[str, Any] = whole["$defs"]

    def fits(self, value: Any, schema: dict[str, Any] | None = None) -> bool:
        """Whether a value is as a schema says, or as the whole one does."""
        schema = self.whole if schema is None else schema
        if "$ref" in schema:
            return self.fits(value, self.defs[schema["$ref"].rpartition("/")[2]])
        named = schema.get("type", [])
        kinds = [kind for name in ([named] if isinstance(named, str) else named) for kind in TYPES[name]]
        return (
            (not kinds or type(value) in kinds)
            and ("enum" not in schema or any(value == one and type(value) is type(one) for one in schema["enum"]))
            and ("anyOf" not in schema or any(self.fits(value, form) for form in schema["anyOf"]))
            and all(self.fits(value, form) for form in schema.get("allOf", ()))
            and (not isinstance(value, dict) or self._object(value, schema))
            and (not isinstance(value, list) or all(self.fits(item, schema.get("items", {})) for item in value))
            and (not isinstance(value, str) or re.search(schema.get("pattern", ""), value) is not None)
            and (type(value) is not int or schema.get("minimum", value) <= value <= schema.get("maximum", value))
        )

    def _object(self, value: dict[str, Any], schema: dict[str, Any]) -> bool:
        if not schema.get("minProperties", 0) <= len(value) <= schema.get("maxProperties", len(value)):
            return False
        if any(key not in value for key in schema.get("required", ())):
            return False
        known, other = schema.get("properties", {}), schema.get("additionalProperties", {})
        members = ((known.get(key, other), member) for key, member in value.items())
        return all(form is not False and self.fits(member, form) for form, member in members)
