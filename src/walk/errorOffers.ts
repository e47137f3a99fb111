import { jsonCodec } from "../codecs/json.ts";
import { errorValueCodecFor, problemCodecFor } from "../codecs/problem.ts";
import { parseMediaType } from "../http/mediaType.ts";
import { PROBLEM_JSON } from "../http/problem.ts";
import { chooseMediaType } from "../negotiate/mediaType.ts";
import type { Codec, Codecs } from "../resource/codec.ts";
import { contentTypeOf, type Offer } from "./offers.ts";
import { remembered } from "./remember.ts";

/** A media type that errors are offered in. */
export interface ErrorOffer extends Offer {
  /** Encodes the value that `errorBody` returns. */
  readonly valueCodec: Codec;
}

/** The media types of errors; they are negotiated apart from what a resource produces (ruling 14). */
export interface ErrorOffers {
  readonly types: readonly ErrorOffer[];
  /** The offer for an Accept field. An error is sent in any case: where no type is acceptable, in the first. */
  choose(accept: string | undefined): ErrorOffer;
}

const PLAIN: ErrorOffer = { name: PROBLEM_JSON, contentType: PROBLEM_JSON, codec: jsonCodec, valueCodec: jsonCodec };

export function errorOffersOf(names: readonly string[], codecs: Codecs): ErrorOffers {
  const types = names.flatMap((name) => {
    const mediaType = parseMediaType(name);
    const codec = problemCodecFor(codecs, name);
    const valueCodec = errorValueCodecFor(codecs, name);
    if (mediaType === undefined || codec === undefined || valueCodec === undefined) return [];
    return [{ name, mediaType, contentType: contentTypeOf(name, mediaType), codec, valueCodec }];
  });
  const mediaTypes = types.map(({ mediaType }) => mediaType);
  const chosen = remembered((accept) => chooseMediaType(accept, mediaTypes));
  const [first = PLAIN] = types;
  return {
    types,
    choose: (accept) => (accept === undefined || types.length === 1 ? first : (types[chosen(accept)] ?? first)),
  };
}
