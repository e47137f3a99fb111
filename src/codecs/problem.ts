import { isObject } from "../http/kinds.ts";
import { PROBLEM_JSON, type Problem } from "../http/problem.ts";
import { type Codec, type Codecs, codecFor } from "../resource/codec.ts";
import { Html, html } from "./html.ts";
import { jsonCodec, jsonText } from "./json.ts";
import { plainText } from "./text.ts";

const BUILT_IN: Codecs = {
  [PROBLEM_JSON]: jsonCodec,
  "application/json": jsonCodec,
  "text/html": {
    encode: (value) => (typeof value === "string" || value instanceof Html ? String(value) : page(value)),
  },
  "text/plain": { encode: (value) => (typeof value === "string" ? value : lines(value)) },
};

/** The codec for errors of a media type: the route's if it has `encodeProblem`, else the built-in one, else the route's. */
export function problemCodecFor(codecs: Codecs, name: string): Codec | undefined {
  return problemCodecIn(codecs, name) ?? codecFor(BUILT_IN, name) ?? codecFor(codecs, name);
}

/** The codec for what `errorBody` gives, which is the author's to shape: the route's own before a built-in one. */
export function errorValueCodecFor(codecs: Codecs, name: string): Codec | undefined {
  return problemCodecIn(codecs, name) ?? codecFor(codecs, name) ?? codecFor(BUILT_IN, name);
}

function problemCodecIn(codecs: Codecs, name: string): Codec | undefined {
  const own = codecFor(codecs, name);
  return own?.encodeProblem && { encode: own.encodeProblem.bind(own) };
}

/** Ruling 25: `errorBody` may give any value in place of the problem. */
function isProblem(value: unknown): value is Problem {
  if (!isObject(value)) return false;
  const { status, title, errors = [] }: Partial<Problem> = value;
  const hasFailures = Array.isArray(errors) && errors.every((each) => isObject(each) && "pointer" in each);
  return typeof status === "number" && typeof title === "string" && hasFailures;
}

function page(value: unknown): string {
  const title = isProblem(value) ? `${value.status} ${value.title}` : "Error";
  return String(html`<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${title}</title>
${isProblem(value) ? problemMarkup(title, value) : html`<pre>${JSON.stringify(JSON.parse(jsonText(value)), null, 2)}</pre>`}
</html>
`);
}

function problemMarkup(title: string, { detail, errors = [] }: Problem): Html {
  const failures = errors.map(({ pointer, detail }) => html`<li><code>${pointer}</code> ${detail}</li>`);
  return html`<h1>${title}</h1>
<p>${detail ?? ""}</p>
<ul>${failures}</ul>`;
}

function lines(value: unknown): string {
  if (!isProblem(value)) return `${plainText(value)}\n`;
  const { status, title, detail, errors = [] } = value;
  const failures = errors.map(({ pointer, detail }) => `${pointer}: ${detail}`);
  const all = [`${status} ${title}`, detail ?? "", ...failures].filter((line) => line !== "");
  return `${all.join("\n")}\n`;
}
