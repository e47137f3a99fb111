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
