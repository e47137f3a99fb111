import type { EntityTag } from "../conditional/entityTag.ts";
import { axesOf, encodingsOf } from "../graph/offered.ts";
import { type MediaType, parseMediaType } from "../http/mediaType.ts";
import { chooseEncoding } from "../negotiate/encoding.ts";
import { chooseLanguage } from "../negotiate/language.ts";
import { chooseMediaType } from "../negotiate/mediaType.ts";
import { type Codec, type Codecs, codecFor } from "../resource/codec.ts";
import type { AnyResource } from "../resource/resource.ts";
import { remembered } from "./remember.ts";

/** One media type that is offered, with what each request would otherwise compute. */
export interface Offer {
  /** As the author wrote it. */
  readonly name: string;
  /** The value of Content-Type; for text it names UTF-8. */
  readonly contentType: string;
  readonly codec: Codec;
}

/** What one resource offers on the three axes, and how one is chosen. */
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

/**
 * Ruling 11: one strong tag never serves two media types, languages or codings. The author's tag identifies the state; for
 * each representation but the default one, its differences are appended: `"v1;text/csv;lang=de;gzip"`.
 */
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

  /** The tag of the representation of these offers. */
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
