import type { EntityTag } from "../conditional/entityTag.ts";
import { axesOf, encodingsOf } from "../graph/declared.ts";
import { essence, type MediaType, parseMediaType } from "../http/mediaType.ts";
import { methodIs } from "../http/method.ts";
import { chooseEncoding } from "../negotiate/encoding.ts";
import { chooseLanguage } from "../negotiate/language.ts";
import { chooseMediaType } from "../negotiate/mediaType.ts";
import { appliesPatches, bodyOf, consumesOf } from "../resource/byMethod.ts";
import { type Codec, type Codecs, codecFor } from "../resource/codec.ts";
import type { Model } from "../resource/model.ts";
import type { AnyResource } from "../resource/resource.ts";

export interface Offer {
  readonly name: string;
  readonly contentType: string;
  readonly codec: Codec;
}

export interface Offers {
  readonly mediaTypes: readonly Offer[];
  readonly languages: readonly string[];
  readonly encodings: readonly string[];
  /** The request fields of the axes with more than one offer (RFC 9110 12.5.5). */
  readonly vary: readonly string[];
  /** Index of the chosen offer, -1 where none is acceptable. Remembered per header. */
  readonly choose: {
    readonly mediaType: (accept: string) => number;
    readonly language: (acceptLanguage: string) => number;
    readonly encoding: (acceptEncoding: string) => number;
  };
}

export function offersOf(resource: AnyResource, codecs: Codecs): Offers {
  const mediaTypes = resource.produces.flatMap((name) => offerOf(name, codecs) ?? []);
  const parsed = mediaTypes.flatMap(({ name }) => parseMediaType(name) ?? []);
  const { languages } = resource;
  const encodings = encodingsOf(resource);
  return {
    mediaTypes,
    languages,
    encodings,
    vary: axesOf(resource),
    choose: {
      mediaType: remembered((accept) => chooseMediaType(accept, parsed)),
      language: remembered((acceptLanguage) => chooseLanguage(acceptLanguage, languages)),
      encoding: remembered((acceptEncoding) => chooseEncoding(acceptEncoding, encodings)),
    },
  };
}

function offerOf(name: string, codecs: Codecs): Offer | undefined {
  const mediaType = parseMediaType(name);
  const codec = codecFor(codecs, name);
  return mediaType && codec && { name, contentType: contentTypeOf(name, mediaType), codec };
}

export function contentTypeOf(name: string, mediaType: MediaType): string {
  return mediaType.type === "text" && !mediaType.parameters.has("charset") ? `${name}; charset=utf-8` : name;
}

/** Ruling 11: one strong tag never serves two representations. What differs is appended: `"v1;text/csv;lang=de"`. */
export class Variants {
  readonly #suffixes: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #languages: number;
  readonly #encodings: number;

  constructor({ mediaTypes, languages, encodings }: Offers) {
    const types = mediaTypes.map(({ name }, at) => (at === 0 ? "" : `;${name.replaceAll(/[^!#-~]/g, "")}`));
    const tongues = languages.length === 0 ? [""] : languages.map((tag, at) => (at === 0 ? "" : `;lang=${tag}`));
    const codings = encodings.map((coding) => (coding === "identity" ? "" : `;${coding}`));
    this.#languages = tongues.length;
    this.#encodings = codings.length;
    this.#suffixes = types.flatMap((t) => tongues.flatMap((l) => codings.map((c) => t + l + c)));
    this.#known = new Set(this.#suffixes);
  }

  tag(state: EntityTag, mediaType: number, language: number, encoding: number): EntityTag {
    const suffix = this.#suffixes[(mediaType * this.#languages + language) * this.#encodings + encoding];
    return suffix === undefined || suffix === "" ? state : { weak: state.weak, opaque: state.opaque + suffix };
  }

  /** The state's tag, where the given one is that of any of its representations: a write replaces them all. */
  stateOf(given: EntityTag, state: EntityTag): EntityTag {
    const isVariant = given.opaque.startsWith(state.opaque) && this.#known.has(given.opaque.slice(state.opaque.length));
    return isVariant ? { weak: given.weak, opaque: state.opaque } : given;
  }
}

export interface Consumed {
  /** For Accept and Accept-Patch of a 415 (RFC 9110 15.5.16, RFC 5789 3.1). */
  readonly list: string;
  readonly types: readonly string[];
  readonly model: Model | undefined;
  /** Whether clients may say how strictly the model is taken (RFC 7240 4.4). */
  readonly handling: boolean;
  readonly isPatch: boolean;
  /** The consumed type that a Content-Type names; undefined for any other, and for what cannot be parsed. */
  match(contentType: string): ConsumedType | undefined;
}

export interface ConsumedType {
  readonly mediaType: MediaType;
  readonly codec: Codec;
}

export function consumedOf(resource: AnyResource, method: string, codecs: Codecs): Consumed {
  const consumes = consumesOf(resource, method);
  const taken = new Map<string, Codec>();
  for (const name of consumes) {
    const mediaType = parseMediaType(name);
    const codec = codecFor(codecs, name);
    if (mediaType && codec) taken.set(essence(mediaType), codec);
  }
  return {
    list: consumes.join(", "),
    types: consumes,
    model: bodyOf(resource, method),
    handling: methodIs(method, "preferring") && resource.preferences.includes("handling"),
    isPatch: appliesPatches(resource, method),
    match: remembered((contentType) => {
      // Parameters do not decide: `application/json; charset=utf-8` is application/json (RFC 9110 8.3.1).
      const mediaType = parseMediaType(contentType);
      const codec = mediaType && taken.get(essence(mediaType));
      return mediaType && codec && { mediaType, codec };
    }),
  };
}

export const NOTHING_CONSUMED: Consumed = {
  list: "",
  types: [],
  model: undefined,
  handling: false,
  isPatch: false,
  match: () => undefined,
};

/** Clients send few different fields, again and again; a client that always sends new ones must not fill the memory. */
const REMEMBERED = 128;
const LONGEST = 1024;

export function remembered<T>(work: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>();
  // The last one often comes again, and a comparison is cheaper than a lookup.
  let lastText: string | undefined;
  let last: T;
  return (text) => {
    if (text === lastText) return last;
    const known = results.get(text);
    if (known !== undefined) {
      lastText = text;
      last = known;
      return known;
    }
    const result = work(text);
    if (text.length <= LONGEST) {
      if (results.size >= REMEMBERED) results.delete(results.keys().next().value ?? "");
      results.set(text, result);
    }
    return result;
  };
}
