import { html } from "../codecs/html.ts";
import { jsonCodec } from "../codecs/json.ts";
import { parseMediaType } from "../http/mediaType.ts";
import { PROBLEM_JSON, type Problem } from "../http/problem.ts";
import { chooseMediaType } from "../negotiate/mediaType.ts";
import type { Codec } from "../resource/codec.ts";
import type { AnyResource } from "../resource/resource.ts";
import { type Codecs, codecFor, contentTypeOf, type Offer } from "./offers.ts";
import { remembered } from "./remember.ts";

/** The media types of a resource's errors; they are negotiated apart from what it produces (ruling 14). */
export interface ErrorOffers {
  readonly types: readonly Offer[];
  /** The offer for an Accept header. An error is sent in any case: where none is acceptable, in the first. */
  choose(accept: string | undefined): Offer;
}

/** The types that errors can be sent in without a codec of the author's. */
const BUILT_IN: Codecs = {
  [PROBLEM_JSON]: jsonCodec,
  "application/json": jsonCodec,
  "text/html": { encode: (value) => page(value as Problem) },
  "text/plain": { encode: (value) => lines(value as Problem) },
};

export function errorCodecFor(codecs: Codecs, name: string): Codec | undefined {
  return codecFor(BUILT_IN, name) ?? codecFor(codecs, name);
}

const PLAIN: Offer = { name: PROBLEM_JSON, contentType: PROBLEM_JSON, codec: jsonCodec };

export function errorOffersOf({ errorProduces }: AnyResource, codecs: Codecs): ErrorOffers {
  const types = errorProduces.flatMap((name) => {
    const mediaType = parseMediaType(name);
    const codec = errorCodecFor(codecs, name);
    return mediaType && codec ? [{ name, mediaType, contentType: contentTypeOf(name, mediaType), codec }] : [];
  });
  const mediaTypes = types.map(({ mediaType }) => mediaType);
  const chosen = remembered((accept) => chooseMediaType(accept, mediaTypes));
  const [first = PLAIN] = types;
  return {
    types,
    choose: (accept) => (accept === undefined || types.length === 1 ? first : (types[chosen(accept)] ?? first)),
  };
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
