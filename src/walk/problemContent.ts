import { jsonCodec } from "../codecs/json.ts";
import { PROBLEM_JSON, type ProblemMembers, problem, problemText } from "../http/problem.ts";
import type { HttpResponse } from "../http/response.ts";
import { addVary } from "../http/vary.ts";
import { whenAnswered } from "../resource/answer.ts";
import type { Codec, Encoded } from "../resource/codec.ts";
import type { Objection } from "../resource/resource.ts";
import { finish } from "./finish.ts";
import { retryMembers } from "./retry.ts";
import type { Answered } from "./step.ts";
import type { Visit } from "./visit.ts";

/** RFC 9457 for every error, in the type that the client prefers among `errorProduces`. */
export function problemContent(visit: Visit, status: number, fields: string[], members?: ProblemMembers): Answered {
  const said = together(together(specifics(visit, status), objection(visit.answer)), members);
  if (!visit.kit.shapesErrors) return sendProblem(visit, status, fields, said);
  const plain = problem(status, { instance: visit.request.path, ...said });
  return whenAnswered<unknown, Awaited<Answered>>(visit.resource.errorBody(visit, plain), (value) =>
    sendError(visit, status, fields, (codec) => codec.encode(value, visit)),
  );
}

/** The same without `errorBody` and the error's codec, for where one of them is what failed. */
export function plainProblem(visit: Visit, status: number): HttpResponse {
  return finish(visit, status, ["Content-Type", PROBLEM_JSON], problemText(status, visit.request.path));
}

function sendProblem(visit: Visit, status: number, fields: string[], said: ProblemMembers | undefined): HttpResponse {
  const { path } = visit.request;
  return sendError(visit, status, fields, (codec) =>
    codec === jsonCodec
      ? problemText(status, path, said)
      : codec.encode(problem(status, { instance: path, ...said }), visit),
  );
}

function sendError(visit: Visit, status: number, fields: string[], encode: (codec: Codec) => Encoded): HttpResponse {
  const { errorOffers } = visit.kit;
  const offer = errorOffers.choose(visit.request.headers.field("accept"));
  if (errorOffers.types.length > 1) addVary(fields, "Accept");
  fields.push("Content-Type", offer.contentType);
  return finish(visit, status, fields, encode(offer.codec));
}

function together(some: ProblemMembers | undefined, more: ProblemMembers | undefined): ProblemMembers | undefined {
  if (some === undefined || more === undefined) return some ?? more;
  return { ...some, ...more };
}

/** Ruling 14: what helps a client to do better. */
function specifics(visit: Visit, status: number): ProblemMembers | undefined {
  const { offers, allow } = visit.kit;
  switch (status) {
    case 400:
      return visit.failures === undefined ? undefined : { errors: visit.failures };
    case 405:
      return { allowed: allow.split(", ") };
    case 406:
      return {
        offered: offers.mediaTypes.map(({ name }) => name),
        ...(offers.languages.length > 0 ? { offeredLanguages: offers.languages } : {}),
        offeredEncodings: offers.encodings,
      };
    case 415:
      return { accepted: visit.kit.consumed(visit.request.method).types };
    case 429:
    case 503:
      return retryMembers(visit.answer);
    default:
      return undefined;
  }
}

/** What the callback that ended the request has to say of it. */
function objection(answer: unknown): ProblemMembers | undefined {
  return typeof answer === "object" && answer !== null && "problem" in answer
    ? (answer as Objection).problem
    : undefined;
}
