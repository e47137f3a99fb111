import { jsonCodec } from "../codecs/json.ts";
import { errorValueCodecFor, problemCodecFor } from "../codecs/problem.ts";
import { isPromise } from "../http/later.ts";
import { parseMediaType } from "../http/mediaType.ts";
import { PROBLEM_JSON, type Problem, type ProblemMembers, problem, problemText } from "../http/problem.ts";
import type { HttpRequest } from "../http/request.ts";
import { addVary, type ResponseBody, refuseEnding } from "../http/response.ts";
import { isStream, letGo } from "../http/responseStream.ts";
import { checkedBody } from "../http/sendable.ts";
import { wrongValue } from "../http/wrongValue.ts";
import { chooseMediaType } from "../negotiate/mediaType.ts";
import type { Codec, Codecs, Representation } from "../resource/codec.ts";
import type { ErrorFormat } from "../resource/errorFormat.ts";
import { contentTypeOf, type Offer, remembered } from "./offers.ts";

export interface ErrorOffer extends Offer {
  readonly valueCodec: Codec;
}

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

/** Whose error it is: a visit's, or that of a request that reached no resource. */
export interface Erring extends Representation {
  readonly request: HttpRequest | undefined;
  readonly accept: string | undefined;
  report(error: unknown): void;
}

type ErrorBody = ErrorFormat["errorBody"];

export class ErrorWriter {
  readonly offers: ErrorOffers;
  /** The service's, for what no resource shapes. */
  readonly #errorBody: ErrorBody;

  constructor(offers: ErrorOffers, errorBody: ErrorBody) {
    this.offers = offers;
    this.#errorBody = errorBody;
  }

  problem(erring: Erring, status: number, fields: string[], members?: ProblemMembers): ResponseBody {
    const { codec } = this.#describe(erring, fields);
    return codec === jsonCodec
      ? plainText(erring, status, members)
      : codec.encode(plainProblem(erring, status, members), erring);
  }

  value(erring: Erring, value: unknown, fields: string[]): ResponseBody {
    refuseEnding(value, "errorBody");
    if (value !== undefined) return this.#describe(erring, fields).valueCodec.encode(value, erring);
    this.vary(fields);
    return null;
  }

  /** What the service's `errorBody` makes of the problem. Where it or its codec fails, that is reported, and the problem is plain. */
  shaped(erring: Erring, status: number, fields: string[], members?: ProblemMembers): ResponseBody {
    const before = fields.length;
    try {
      if (this.#errorBody === undefined) return inOnePiece(this.problem(erring, status, fields, members));
      const value: unknown = this.#errorBody(plainProblem(erring, status, members), erring.request);
      // Errors are also sent where nothing can be awaited: when the time is up, or the connection is about to be closed.
      if (isPromise(value)) throw wrongValue("The service's errorBody", value, "Return the value itself.");
      return inOnePiece(this.value(erring, value, fields));
    } catch (error) {
      erring.report(error);
      fields.length = before;
      this.vary(fields);
      fields.push("Content-Type", PROBLEM_JSON);
      return plainText(erring, status, members);
    }
  }

  /** RFC 9110 12.5.5: where there are several types, Accept chose one. */
  vary(fields: string[]): void {
    if (this.offers.types.length > 1) addVary(fields, "Accept");
  }

  #describe(erring: Erring, fields: string[]): ErrorOffer {
    const offer = this.offers.choose(erring.accept);
    this.vary(fields);
    fields.push("Content-Type", offer.contentType);
    return offer;
  }
}

function plainProblem({ request }: Erring, status: number, members?: ProblemMembers): Problem {
  return problem(status, request === undefined ? members : { instance: request.path, ...members });
}

function plainText(erring: Erring, status: number, members?: ProblemMembers): string {
  return erring.request === undefined
    ? JSON.stringify(plainProblem(erring, status, members))
    : problemText(status, erring.request.path, members);
}

function inOnePiece(content: ResponseBody): ResponseBody {
  if (!isStream(content)) return checkedBody(content);
  letGo(content);
  throw new TypeError("The codec of the service's errors gave a stream. Return text or bytes.");
}
