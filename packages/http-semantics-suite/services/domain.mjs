// The application itself: texts, notes, files and their rules. Every service that runs JavaScript has these, so that its own file shows its
// framework only.

import { createHash, randomUUID } from "node:crypto";

export const HELLO = "hello, world";
export const MODIFIED = "Mon, 01 Jan 2024 12:00:00 GMT";
export const PACKED = "0123456789".repeat(1_000);
export const REPORT = { json: { a: 1, b: 2 }, csv: "a,b\r\n1,2\r\n", html: "<p>a=1, b=2</p>" };
export const GREETING = { en: "Hello", de: "Hallo", "fr-CA": "Bonjour" };
export const MENU = { en: "pea", de: "Erbsen" };
export const AREAS = [
  "messages",
  "methods",
  "head",
  "options",
  "status",
  "problem",
  "auth",
  "negotiation",
  "language",
  "coding",
  "vary",
  "conditional",
  "preconditions",
  "redirects",
  "content",
];

/** The document of what is mounted. */
export function wellKnown(name, { leftOut = [], without = [] } = {}) {
  return { suite: 1, name, profiles: { core: AREAS.filter((area) => !leftOut.includes(area)) }, without };
}

export async function* lines() {
  for (const line of ["one", "two", "three"]) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    yield `${line}\n`;
  }
}

/** The result of /search, or undefined if the parameters are wrong. */
export function search({ q, limit = "10" }) {
  const number = Number(limit);
  return typeof q === "string" && Number.isInteger(number) && number >= 1 && number <= 100
    ? { q, limit: number }
    : undefined;
}

/** Where /go leads, or undefined if it may not. */
export function pathTo(to) {
  return typeof to === "string" && /^\/(?![/\\])/.test(to) ? to : undefined;
}

/** The token of Authorization. The scheme has no case, and several spaces may follow it. */
export function tokenOf(authorization = "") {
  return /^Bearer +(.+)$/i.exec(authorization)?.[1];
}

/** Who a token belongs to. */
export const TOKENS = { good: { mayEnter: true }, other: { mayEnter: false } };

// Notes

const notes = new Map();
export const noteIds = () => [...notes.keys()].slice(-20);
export const noteOf = (id) => notes.get(id);
export const removeNote = (id) => notes.delete(id);

/** What is stored, or undefined if the value is not a note. */
export function noteFrom(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const { title, text = "" } = value;
  return typeof title === "string" && title.length >= 1 && title.length <= 100 && typeof text === "string"
    ? { title, text }
    : undefined;
}

export function addNote(note) {
  return putNote(randomUUID(), note);
}

export function putNote(id, { title, text }) {
  const shown = { id, title, text };
  const modified = new Date();
  const etag = tagOf(`${JSON.stringify(shown)}${notes.get(id)?.version ?? 0}`);
  const stored = { shown, modified, etag, version: (notes.get(id)?.version ?? 0) + 1 };
  notes.set(id, stored);
  return stored;
}

/** The note with the members that a merge patch sets, not yet checked. A patch that is no object replaces the note (RFC 7396). */
export function patched({ shown }, patch) {
  if (typeof patch !== "object" || patch === null || Array.isArray(patch)) return patch;
  const { title, text } = { ...shown, ...patch };
  return { title, text: text ?? "" };
}

// Files

const files = new Map();
export const fileOf = (id) => files.get(id);
export const removeFile = (id) => files.delete(id);

export function putFile(id, type = "application/octet-stream", content = Buffer.alloc(0)) {
  const isNew = !files.has(id);
  files.set(id, { type, content, etag: tagOf(`${type}\n`, content) });
  return isNew;
}

export function tagOf(...parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return `"${hash.digest("base64url").slice(0, 22)}"`;
}
