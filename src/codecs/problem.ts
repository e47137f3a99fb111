import { PROBLEM_JSON, type Problem } from "../http/problem.ts";
import { type Codec, type Codecs, codecFor } from "../resource/codec.ts";
import { html } from "./html.ts";
import { jsonCodec } from "./json.ts";

/** The types that errors can be sent in where the author provides no codec. */
const BUILT_IN: Codecs = {
  [PROBLEM_JSON]: jsonCodec,
  "application/json": jsonCodec,
  "text/html": { encode: (value) => (typeof value === "string" ? value : page(value as Problem)) },
  "text/plain": { encode: (value) => (typeof value === "string" ? value : lines(value as Problem)) },
};

/** The codec for errors of a media type: the route's if it has `encodeProblem`, else the built-in one, else the route's. */
export function problemCodecFor(codecs: Codecs, name: string): Codec | undefined {
  const own = codecFor(codecs, name);
  if (own?.encodeProblem !== undefined) return { encode: own.encodeProblem.bind(own) };
  return codecFor(BUILT_IN, name) ?? own;
}

/** The codec for what `errorBody` gives, which is the author's to shape: the route's own before a built-in one. */
export function errorValueCodecFor(codecs: Codecs, name: string): Codec | undefined {
  const own = codecFor(codecs, name);
  if (own?.encodeProblem !== undefined) return { encode: own.encodeProblem.bind(own) };
  return own ?? codecFor(BUILT_IN, name);
}

function page({ status, title, detail, errors = [] }: Problem): string {
  const failures = errors.map(({ pointer, detail }) => html`<li><code>${pointer}</code> ${detail}</li>`);
  return String(html`<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${status} ${title}</title>
<h1>${status} ${title}</h1>
<p>${detail ?? ""}</p>
<ul>${failures}</ul>
</html>
`);
}

function lines({ status, title, detail, errors = [] }: Problem): string {
  const failures = errors.map(({ pointer, detail }) => `${pointer}: ${detail}`);
  return [`${status} ${title}`, detail ?? "", ...failures]
    .filter((line) => line !== "")
    .join("\n")
    .concat("\n");
}
