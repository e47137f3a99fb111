import { PROBLEM_JSON, type ProblemMembers, problem } from "../http/problem.ts";
import type { HttpResponse } from "../http/response.ts";
import { addVary } from "../http/vary.ts";
import { whenAnswered } from "../resource/answer.ts";
import type { Objection } from "../resource/resource.ts";
import { finish } from "./finish.ts";
import { retryMembers } from "./retry.ts";
import type { Answered } from "./step.ts";
import type { Visit } from "./visit.ts";

/** RFC 9457 for every error, in the type that the client prefers among `errorProduces`. */
export function problemContent(visit: Visit, status: number, fields: string[], members?: ProblemMembers): Answered {
  const plain = problem(status, {
    instance: visit.request.path,
    ...specifics(visit, status),
    ...objection(visit.answer),
    ...members,
  });
  if (!visit.kit.overrides("errorBody")) return sendProblem(visit, status, fields, plain);
  return whenAnswered<unknown, Awaited<Answered>>(visit.resource.errorBody(visit, plain), (value) =>
    sendProblem(visit, status, fields, value),
  );
}

/** The same without `errorBody` and the error's codec, for where one of them is what failed. */
export function plainProblem(visit: Visit, status: number): HttpResponse {
  const body = JSON.stringify(problem(status, { instance: visit.request.path }));
  return finish(visit, status, ["Content-Type", PROBLEM_JSON], body);
}

function sendProblem(visit: Visit, status: number, fields: string[], value: unknown): Awaited<Answered> {
  const { errorOffers } = visit.kit;
  const offer = errorOffers.choose(visit.request.headers.get("accept"));
  if (errorOffers.types.length > 1) addVary(fields, "Accept");
  fields.push("Content-Type", offer.contentType);
  return finish(visit, status, fields, offer.codec.encode(value, visit));
}

/** Ruling 14: what helps a client to do better. */
function specifics(visit: Visit, status: number): ProblemMembers {
  const { offers, allow } = visit.kit;
  switch (status) {
    case 400:
      return visit.failures === undefined ? {} : { errors: visit.failures };
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
      return {};
  }
}

/** What the callback that ended the request has to say of it. */
function objection(answer: unknown): ProblemMembers {
  return typeof answer === "object" && answer !== null && "problem" in answer ? (answer as Objection).problem : {};
}
