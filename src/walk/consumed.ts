import { essence, type MediaType, parseMediaType } from "../http/mediaType.ts";
import { methodIs } from "../http/method.ts";
import { appliesPatches, bodyOf, consumesOf } from "../resource/byMethod.ts";
import { type Codec, type Codecs, codecFor } from "../resource/codec.ts";
import type { Model } from "../resource/model.ts";
import type { AnyResource } from "../resource/resource.ts";
import { remembered } from "./remember.ts";

/** The media types that a resource consumes, each with its codec. */
export interface Consumed {
  /** For Accept and Accept-Patch of a 415 (RFC 9110 15.5.16, RFC 5789 3.1). */
  readonly list: string;
  readonly types: readonly string[];
  /** The model of the decoded body, or of what a patch makes of the representation. */
  readonly model: Model | undefined;
  /** Whether clients may say how strictly the model is taken (RFC 7240 4.4). */
  readonly handling: boolean;
  /** Whether one of the codecs reads content as it comes. */
  readonly streams: boolean;
  /** Whether what is decoded is a patch. */
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
    streams: [...taken.values()].some((codec) => codec.decodeStream !== undefined),
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
  streams: false,
  isPatch: false,
  match: () => undefined,
};
