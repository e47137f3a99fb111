"""The test service as FastAPI's tutorial teaches. uvicorn main:app --port 8080; PLUGINS=1 for the second column."""

import hashlib
import json
import os
import uuid
from datetime import datetime, timezone
from email.utils import format_datetime
from typing import Union

import fastapi
from fastapi import Depends, FastAPI, Header, HTTPException, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import JSONResponse, PlainTextResponse, RedirectResponse, StreamingResponse
from fastapi.security import OAuth2PasswordBearer
from pydantic import BaseModel, Field, StrictStr, ValidationError
from starlette.exceptions import HTTPException as StarletteHTTPException

PLUGINS = bool(os.environ.get("PLUGINS"))
HELLO = "hello, world"
MODIFIED = "Mon, 01 Jan 2024 12:00:00 GMT"
# FastAPI has no negotiation and no conditional requests.
AREAS = ["messages", "methods", "head", "status", "auth", "redirects", "content"]
AREAS += ["problem", "coding", "vary"] if PLUGINS else []
WITHOUT = ["/report", "/greeting", "/menu"] + ([] if PLUGINS else ["/packed"])

app = FastAPI()


def get(path: str, **options):
    """GET, and in the second column HEAD, which FastAPI does not add."""
    return app.api_route(path, methods=["GET", "HEAD"] if PLUGINS else ["GET"], **options)


@get("/.well-known/http-semantics")
def well_known():
    name = f"FastAPI {fastapi.__version__}" + (" with plugins" if PLUGINS else "")
    return {"suite": 1, "name": name, "profiles": {"core": AREAS}, "without": WITHOUT}


# Documents


@get("/fixed", response_class=PlainTextResponse)
def fixed(response: Response):
    response.headers.update(
        {"etag": '"fixed-1"', "last-modified": MODIFIED, "cache-control": "max-age=60", "content-location": "/fixed"}
    )
    return HELLO


@get("/weak", response_class=PlainTextResponse)
def weak(response: Response):
    response.headers["etag"] = 'W/"weak-1"'
    return HELLO


@get("/dated", response_class=PlainTextResponse)
def dated(response: Response):
    response.headers["last-modified"] = MODIFIED
    return HELLO


@get("/stream")
def stream():
    return StreamingResponse((f"{line}\n" for line in ["one", "two", "three"]), media_type="text/plain")


@get("/search")
def search(q: str, limit: int = Query(default=10, ge=1, le=100)):
    return {"q": q, "limit": limit}


# Notes


class Note(BaseModel):
    title: StrictStr = Field(min_length=1, max_length=100)
    text: StrictStr = ""


class NotePatch(BaseModel):
    title: Union[StrictStr, None] = None
    text: Union[StrictStr, None] = None


class Stored(BaseModel):
    id: str
    title: str
    text: str


notes: dict = {}
versions: dict = {}


def tag_of(*parts: bytes) -> str:
    return '"' + hashlib.sha256(b"\n".join(parts)).hexdigest()[:24] + '"'


def put_note(id: str, note: Note) -> Stored:
    stored = Stored(id=id, title=note.title, text=note.text)
    versions[id] = versions.get(id, 0) + 1
    tag = tag_of(stored.json().encode(), str(versions[id]).encode())
    notes[id] = (stored, tag, format_datetime(datetime.now(timezone.utc), usegmt=True))
    return stored


class RequireType:
    """A dependency that refuses other media types."""

    def __init__(self, *types: str, accepted: str = "Accept"):
        self.types = types
        self.accepted = accepted

    def __call__(self, content_type: Union[str, None] = Header(default=None)) -> str:
        type = (content_type or "").split(";")[0].strip().lower()
        if type not in self.types:
            raise HTTPException(status_code=415, headers={self.accepted: ", ".join(self.types)})
        return type


async def limited(request: Request):
    """A dependency that refuses more than 10,000 octets."""
    if len(await request.body()) > 10_000:
        raise HTTPException(status_code=413)


@get("/notes")
def list_notes():
    return list(notes)[-20:]


@app.post("/notes", status_code=201, dependencies=[Depends(RequireType("application/json")), Depends(limited)])
def add_note(note: Note, response: Response):
    stored = put_note(str(uuid.uuid4()), note)
    response.headers["location"] = f"/notes/{stored.id}"
    return stored


@get("/notes/{id}")
def read_note(id: str, response: Response):
    if id not in notes:
        raise HTTPException(status_code=404)
    stored, tag, modified = notes[id]
    response.headers.update({"etag": tag, "last-modified": modified})
    return stored


@app.put("/notes/{id}", dependencies=[Depends(RequireType("application/json")), Depends(limited)])
def replace_note(id: str, note: Note):
    is_new = id not in notes
    put_note(id, note)
    return Response(status_code=201 if is_new else 204)


@app.patch("/notes/{id}", dependencies=[Depends(RequireType("application/merge-patch+json", accepted="Accept-Patch")), Depends(limited)])
def patch_note(id: str, patch: NotePatch):
    if id not in notes:
        raise HTTPException(status_code=404)
    changed = notes[id][0].copy(update=patch.dict(exclude_unset=True))
    try:
        put_note(id, Note(title=changed.title, text=changed.text or ""))
    except ValidationError:
        raise HTTPException(status_code=422)
    return Response(status_code=204)


@app.delete("/notes/{id}")
def remove_note(id: str):
    if notes.pop(id, None) is None:
        raise HTTPException(status_code=404)
    return Response(status_code=204)


# Files

files: dict = {}


@get("/files/{id}")
def read_file(id: str):
    if id not in files:
        raise HTTPException(status_code=404)
    type, content, tag = files[id]
    return Response(content, headers={"content-type": type, "etag": tag})


@app.put("/files/{id}")
async def put_file(id: str, request: Request):
    if "content-range" in request.headers:
        raise HTTPException(status_code=400)
    content = await request.body()
    if len(content) > 100_000:
        raise HTTPException(status_code=413)
    type = request.headers.get("content-type", "application/octet-stream")
    is_new = id not in files
    files[id] = (type, content, tag_of(type.encode(), content))
    return Response(status_code=201 if is_new else 204)


@app.delete("/files/{id}")
def remove_file(id: str):
    if files.pop(id, None) is None:
        raise HTTPException(status_code=404)
    return Response(status_code=204)


# Redirects


@get("/moved")
def moved():
    return RedirectResponse("/fixed", status_code=301)


@get("/found")
def found():
    return RedirectResponse("/fixed", status_code=302)


@app.post("/done")
def done():
    return RedirectResponse("/fixed", status_code=303)


@get("/temporary")
@app.post("/temporary")
def temporary():
    return RedirectResponse("/echo", status_code=307)


@get("/permanent")
@app.post("/permanent")
def permanent():
    return RedirectResponse("/echo", status_code=308)


@get("/go")
def go(to: str = ""):
    if not to.startswith("/") or to.startswith(("//", "/\\")):
        raise HTTPException(status_code=400)
    return RedirectResponse(to, status_code=303)


# Errors and access


@get("/broken")
def broken():
    raise RuntimeError("SECRET-DETAIL")


@get("/busy")
def busy():
    raise HTTPException(status_code=503, headers={"Retry-After": "120"})


@get("/gone")
def gone():
    raise HTTPException(status_code=410)


scheme = OAuth2PasswordBearer(tokenUrl="token")


@get("/private", response_class=PlainTextResponse)
def private(token: str = Depends(scheme)):
    if token == "other":
        raise HTTPException(status_code=403)
    if token != "good":
        raise HTTPException(status_code=401, headers={"WWW-Authenticate": "Bearer"})
    return "welcome"


# Echo

ECHOED = RequireType("application/json", "application/x-www-form-urlencoded", "text/plain")


@get("/echo", response_class=PlainTextResponse)
def read_echo():
    return "echo"


@app.post("/echo", dependencies=[Depends(limited)])
async def echo(request: Request, type: str = Depends(ECHOED)):
    content = await request.body()
    try:
        if type == "application/json":
            return {"type": type, "value": json.loads(content)}
        if type == "text/plain":
            return {"type": type, "value": content.decode()}
    except ValueError:
        raise HTTPException(status_code=400)
    return {"type": type, "value": dict(await request.form())}


if PLUGINS:
    app.add_middleware(GZipMiddleware)

    @get("/packed", response_class=PlainTextResponse)
    def packed():
        return "0123456789" * 1000

    def problem(status: int, title: str, headers=None):
        content = {"title": title, "status": status}
        return JSONResponse(content, status, headers, media_type="application/problem+json")

    @app.exception_handler(StarletteHTTPException)
    async def http_problem(request: Request, error: StarletteHTTPException):
        return problem(error.status_code, str(error.detail), error.headers)

    @app.exception_handler(RequestValidationError)
    async def validation_problem(request: Request, error: RequestValidationError):
        malformed = any(one["type"] == "value_error.jsondecode" for one in error.errors())
        return problem(400 if malformed else 422, "The request is not valid.")

    @app.exception_handler(Exception)
    async def other_problem(request: Request, error: Exception):
        return problem(500, "Internal Server Error")
