import { jsonCodec } from "../codecs/json.ts";
import { PROBLEM_JSON, type ProblemMembers, problem, problemText } from "../http/problem.ts";
import type { HttpResponse } from "../http/response.ts";
import { whenAnswered } from "../resource/answer.ts";
import type { Encoded } from "../resource/codec.ts";
import { varyByErrorType } from "./carry.ts";
import type { ErrorOffer } from "./errorOffers.ts";
import { finish } from "./finish.ts";
import type { Answered } from "./step.ts";
import type { Visit } from "./visit.ts";

/** RFC 9457 for every error, in the type that the client prefers among `errorProduces`; with what more is said of it. */
export function problemContent(visit: Visit, status: number, fields: string[], members?: ProblemMembers): Answered {
  if (!visit.kit.shapesErrors) return sendProblem(visit, status, fields, members);
  const plain = problem(status, { instance: visit.request.path, ...members });
  return whenAnswered<unknown, Awaited<Answered>>(visit.resource.errorBody(visit, plain), (value) =>
    value === undefined
      ? sendNothing(visit, status, fields)
      : sendError(visit, status, fields, ({ valueCodec }) => valueCodec.encode(value, visit)),
  );
}

/** The same without `errorBody` and the error's codec, for where one of them is what failed. */
export function plainProblem(visit: Visit, status: number): HttpResponse {
  return finish(visit, status, ["Content-Type", PROBLEM_JSON], problemText(status, visit.request.path));
}

function sendProblem(visit: Visit, status: number, fields: string[], said?: ProblemMembers): HttpResponse {
  const { path } = visit.request;
  return sendError(visit, status, fields, ({ codec }) =>
    codec === jsonCodec
      ? problemText(status, path, said)
      : codec.encode(problem(status, { instance: path, ...said }), visit),
  );
}

/** The author has nothing to say of it but the status. */
function sendNothing(visit: Visit, status: number, fields: string[]): HttpResponse {
  varyByErrorType(visit, fields);
  return finish(visit, status, fields, null);
}

function sendError(
  visit: Visit,
  status: number,
  fields: string[],
  encode: (offer: ErrorOffer) => Encoded,
): HttpResponse {
  const offer = visit.kit.errorOffers.choose(visit.request.headers.field("accept"));
  varyByErrorType(visit, fields);
  fields.push("Content-Type", offer.contentType);
  return finish(visit, status, fields, encode(offer));
}
