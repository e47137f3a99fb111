import { SourceContent } from "../http/byteSource.ts";
import { whenResolved } from "../http/later.ts";
import { PROBLEM_JSON, type ProblemMembers, problem, problemText } from "../http/problem.ts";
import { type EventualResponse, HttpResponse, NO_SNIFFING, type ResponseBody } from "../http/response.ts";
import { isStream, kindOf, letGo, ResponseStream } from "../http/responseStream.ts";
import { carriesNothing, checkedBody, lengthField } from "../http/sendable.ts";
import { writeCors } from "../resource/cors.ts";
import { writeDeprecation } from "./deprecations.ts";
import { varyByGuard } from "./guarded.ts";
import { TRACE_HEADER } from "./trace.ts";
import type { Visit } from "./visit.ts";

/** The response for the runtime. What the codec returned is checked here. */
export function finish(visit: Visit, status: number, fields: string[], body: ResponseBody): HttpResponse {
  const content = typeof body === "string" ? body : checkedBody(body);
  if (content !== null) fields.push(NO_SNIFFING[0], NO_SNIFFING[1]);
  if (visit.kit.cors !== undefined) writeCors(visit.kit.cors, visit.request, fields);
  if (visit.kit.deprecations !== undefined) writeDeprecation(visit.kit.deprecations(visit.request.method), fields);
  const { authored } = visit;
  const all = authored === undefined ? fields : authored.mergedInto(status, fields);
  if (visit.guardedBy !== undefined) varyByGuard(visit.guardedBy, status, all);
  if (visit.kit.options.trace) all.push(TRACE_HEADER, visit.traceText);
  return visit.request.method === "HEAD" || visit.announcedLength !== undefined || content instanceof SourceContent
    ? framed(visit, status, all, content)
    : new HttpResponse(status, all, content);
}

/** RFC 9110 9.3.2: to HEAD the fields that GET would have, and no content; and a Content-Length that the author set. */
function framed(visit: Visit, status: number, fields: string[], body: ResponseBody): HttpResponse {
  const { method } = visit.request;
  const length = lengthField(method, status, body, visit.announcedLength);
  if (length !== undefined) fields.push("Content-Length", String(length));
  if (!carriesNothing(method, status)) return new HttpResponse(status, fields, body);
  letGo(body, (error) => visit.report(error));
  return new HttpResponse(status, fields);
}

/** The response with its stream opened, so that a stream that cannot be read is a 500. Throws for what is no response. */
export function openedResponse(visit: Visit, given: unknown): HttpResponse {
  if (!(given instanceof HttpResponse)) {
    throw new TypeError(`The walk came to ${kindOf(given)}: a callback gave a thenable whose then() gives no promise.`);
  }
  const { status, headers, body } = given;
  if (typeof body === "string" || !isStream(body) || body instanceof ResponseStream) return given;
  visit.sending = status;
  return new HttpResponse(status, headers, new ResponseStream(body, visit, visit.announcedLength));
}

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
