"""The description of all routes (OpenAPI), made from the same types that read requests."""

from collections.abc import Sequence
from typing import Any

import msgspec

from paiju import __version__
from paiju.server.http.route import Path
from paiju.wire.http import Failure

_TEMPLATE = "#/components/schemas/{name}"


def _content(schema: dict[str, Any]) -> dict[str, Any]:
    """Write a body of JSON."""
    return {"content": {"application/json": {"schema": schema}}}


def _questions(path: Path) -> list[dict[str, Any]]:
    """Describe what may stand behind the question mark."""
    if path.asks is None:
        return []
    [schema], components = msgspec.json.schema_components([path.asks], ref_template=_TEMPLATE)
    fields = components[schema["$ref"].rpartition("/")[2]]["properties"]
    return [{"name": name, "in": "query", "schema": kind} for name, kind in fields.items()]


def _operation(path: Path, schemas: dict[type, dict[str, Any]]) -> dict[str, Any]:
    """Describe one route."""
    name = f"{path.method.lower()}{path.path.replace('/', '_').replace('{', '').replace('}', '')}"
    answer: dict[str, Any] = {"description": "OK"}
    if path.gives is not None:
        answer |= _content(schemas[path.gives])
    described: dict[str, Any] = {
        "operationId": name.replace(".", "_"),
        "summary": (path.handler.__doc__ or "").strip(),
        "responses": {
            "200" if path.gives is not None or path.method == "GET" else "204": answer,
            "default": {"description": "Refused", **_content(schemas[Failure])},
        },
    }
    names = [part[1:-1] for part in path.path.split("/") if part.startswith("{")]
    parameters = [
        {"name": one, "in": "path", "required": True, "schema": {"type": "string"}} for one in names
    ] + _questions(path)
    if parameters:
        described["parameters"] = parameters
    if path.takes is not None:
        described["requestBody"] = {"required": True, **_content(schemas[path.takes])}
    if path.known:
        described["security"] = [{"token": []}]
    return described


def describe(paths: Sequence[Path]) -> dict[str, Any]:
    """Describe all routes."""
    bodies = (part for path in paths for part in (path.gives, path.takes) if part is not None)
    types = list(dict.fromkeys((Failure, *bodies)))
    found, components = msgspec.json.schema_components(types, ref_template=_TEMPLATE)
    schemas = dict(zip(types, found, strict=True))
    routes: dict[str, dict[str, Any]] = {}
    for path in paths:
        routes.setdefault(path.path, {})[path.method.lower()] = _operation(path, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "paiju", "version": __version__},
        "paths": routes,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }
