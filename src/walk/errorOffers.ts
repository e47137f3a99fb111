import { jsonCodec } from "../codecs/json.ts";
import { problemCodecFor } from "../codecs/problem.ts";
import { parseMediaType } from "../http/mediaType.ts";
import { PROBLEM_JSON } from "../http/problem.ts";
import { chooseMediaType } from "../negotiate/mediaType.ts";
import type { Codecs } from "../resource/codec.ts";
import type { AnyResource } from "../resource/resource.ts";
import { contentTypeOf, type Offer } from "./offers.ts";
import { remembered } from "./remember.ts";

/** The media types of a resource's errors; they are negotiated apart from what it produces (ruling 14). */
export interface ErrorOffers {
  readonly types: readonly Offer[];
  /** The offer for an Accept header. An error is sent in any case: where none is acceptable, in the first. */
  choose(accept: string | undefined): Offer;
}

const PLAIN: Offer = { name: PROBLEM_JSON, contentType: PROBLEM_JSON, codec: jsonCodec };

export function errorOffersOf({ errorProduces }: AnyResource, codecs: Codecs): ErrorOffers {
  const types = errorProduces.flatMap((name) => {
    const mediaType = parseMediaType(name);
    const codec = problemCodecFor(codecs, name);
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
