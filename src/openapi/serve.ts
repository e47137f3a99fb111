import { type EntityTag, formatEntityTag, parseEntityTagList } from "../conditional/entityTag.ts";
import { ifNoneMatchHits } from "../conditional/preconditions.ts";
import { methodsThat } from "../http/method.ts";
import type { HttpRequest } from "../http/request.ts";
import { HttpResponse } from "../http/response.ts";

/** A plain handler at a pattern, in the shape that `command` gives: routes are above the document. */
export interface ServedRoute {
  readonly kind: "command";
  readonly method: string;
  readonly pattern: string;
  readonly handler: (request: HttpRequest) => HttpResponse;
}

/** A text that is always the same, with its tag. */
export interface Served {
  readonly contentType: string;
  readonly text: string;
  readonly tag: EntityTag;
}

export function served(contentType: string, text: string): Served {
  return { contentType, text, tag: { weak: false, opaque: fingerprint(text) } };
}

/** GET and HEAD of a text that was made at mount: with its tag, and 304 for whoever has it. */
export function servedRoutes(
  pattern: string,
  choose: (request: HttpRequest) => Served,
  fields: readonly string[],
): readonly ServedRoute[] {
  const handler = (request: HttpRequest) => answer(request, choose(request), fields);
  return methodsThat("reads").map((method) => ({ kind: "command", method, pattern, handler }));
}

function answer(request: HttpRequest, { contentType, text, tag }: Served, fields: readonly string[]): HttpResponse {
  const validators = ["ETag", formatEntityTag(tag), "Cache-Control", "no-cache", ...fields];
  const known = request.headers.get("if-none-match");
  if (known !== undefined && ifNoneMatchHits(parseEntityTagList(known), tag)) return new HttpResponse(304, validators);
  const content = ["Content-Type", contentType, "X-Content-Type-Options", "nosniff"];
  if (request.method !== "HEAD") return new HttpResponse(200, [...content, ...validators], text);
  const length = String(new TextEncoder().encode(text).byteLength);
  return new HttpResponse(200, [...content, ...validators, "Content-Length", length]);
}

/** FNV-1a over the text's code units, twice with different starts: tells versions of one text apart, and no more. */
function fingerprint(text: string): string {
  let [one, two] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    two = Math.imul(two ^ unit, 0x85ebca6b);
  }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}
