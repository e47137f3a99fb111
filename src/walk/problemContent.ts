import { PROBLEM_JSON, type ProblemMembers, problem, problemText } from "../http/problem.ts";
import type { EventualResponse, HttpResponse } from "../http/response.ts";
import { whenResolved } from "../resource/maybePromise.ts";
import { finish } from "./finish.ts";
import type { Visit } from "./visit.ts";

/** RFC 9457 for every error, in the type that the client prefers; with what more is said of it. Ruling 36: the nearest shapes it. */
export function problemContent(
  visit: Visit,
  status: number,
  fields: string[],
  members?: ProblemMembers,
): EventualResponse {
  const { errors, errorsShapedBy } = visit.kit;
  visit.isWritingError = true;
  if (errorsShapedBy === undefined) {
    return finish(visit, status, fields, errors.problem(visit, status, fields, members));
  }
  if (errorsShapedBy === "service") {
    return finish(visit, status, fields, errors.shaped(visit, status, fields, members));
  }
  const plain = problem(status, { instance: visit.request.path, ...members });
  return whenResolved<unknown, Awaited<EventualResponse>>(visit.resource.errorBody(visit, plain), (value) =>
    finish(visit, status, fields, errors.value(visit, value, fields)),
  );
}

/** The same without calling the resource's code, for when that has failed. */
export function plainProblem(visit: Visit, status: number): HttpResponse {
  const { errors, errorsShapedBy } = visit.kit;
  const fields: string[] = [];
  if (errorsShapedBy === "service") return finish(visit, status, fields, errors.shaped(visit, status, fields));
  fields.push("Content-Type", PROBLEM_JSON);
  return finish(visit, status, fields, problemText(status, visit.request.path));
}
