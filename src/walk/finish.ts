import { GUARDING, isGuarded } from "../graph/declared.ts";
import type { PlanNode } from "../graph/plan.ts";
import { mayBeStored } from "../graph/row.ts";
import { SourceContent } from "../http/byteSource.ts";
import { isForOne, isUnstored } from "../http/field.ts";
import { isPromise, whenResolved } from "../http/later.ts";
import { PROBLEM_JSON, type ProblemMembers, problem, problemText } from "../http/problem.ts";
import type { EventualResponse, ResponseBody } from "../http/response.ts";
import { addVary, fieldIn, HttpResponse, NO_SNIFFING } from "../http/response.ts";
import { isStream, kindOf, letGo, ResponseStream } from "../http/responseStream.ts";
import { carriesNothing, checkedBody, lengthField, sendable } from "../http/sendable.ts";
import { attachedTo } from "../resource/attached.ts";
import { writeCors } from "../resource/cors.ts";
import { type Kit, writeDeprecation } from "./kit.ts";
import type { Question } from "./questions.ts";
import { judgedCommand, judgeOf } from "./responseCheck.ts";
import { TRACE_HEADER } from "./trace.ts";
import type { Step, Visit } from "./visit.ts";

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
  if (!(given instanceof HttpResponse))
    throw new TypeError(`The walk came to ${kindOf(given)}: a callback gave a thenable whose then() gives no promise.`);
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
  if (errorsShapedBy === undefined)
    return finish(visit, status, fields, errors.problem(visit, status, fields, members));
  if (errorsShapedBy === "service") return finish(visit, status, fields, errors.shaped(visit, status, fields, members));
  const plain = problem(status, { instance: visit.request.path, ...members });
  return whenResolved<unknown, Awaited<EventualResponse>>(visit.resource.errorBody(visit, plain), (value) =>
    finish(visit, status, fields, errors.value(visit, value, fields)),
  );
}

export function plainProblem(visit: Visit, status: number): HttpResponse {
  const { errors, errorsShapedBy } = visit.kit;
  const fields: string[] = [];
  if (errorsShapedBy === "service") return finish(visit, status, fields, errors.shaped(visit, status, fields));
  fields.push("Content-Type", PROBLEM_JSON);
  return finish(visit, status, fields, problemText(status, visit.request.path));
}

/** Ruling 48: what ends here or later names the fields of the guard. */
export function guardedStep(step: Step, { row }: PlanNode, method: string, { sample, options }: Kit): Step {
  if (row.kind !== "ask" || !GUARDING.has(row.callback)) return step;
  if (!isGuarded({ resource: sample, method })) return step;
  return (visit) => {
    visit.guardedBy = options.credentials;
    return step(visit);
  };
}

/** Nothing where no shared cache may store it, or no cache would without being told. */
export function varyByGuard(names: readonly string[], status: number, fields: string[]): void {
  const said = fieldIn(fields, "cache-control");
  if (isUnstored(said) || isForOne(said)) return;
  if (said === undefined && !mayBeStored(status) && fieldIn(fields, "expires") === undefined) return;
  for (const name of names) addVary(fields, name);
}

/** The act of a command, behind which no node comes: the response that its handler gave is sent as it is. */
export function handledStep(act: Question, { sample, options }: Kit): Step {
  const judge = attachedTo(sample).command?.successes === undefined ? undefined : judgeOf(options.responses);
  const respond = (visit: Visit) => {
    if (judge === undefined) return handledResponse(visit, visit.returned);
    const judged = judgedCommand(visit, visit.returned, judge);
    return isPromise(judged)
      ? judged.then((response) => handledResponse(visit, response))
      : handledResponse(visit, judged);
  };
  return (visit) => {
    const decision = act(visit);
    return typeof decision === "boolean" ? respond(visit) : decision.then(() => respond(visit));
  };
}

export function handledResponse(visit: Visit, given: unknown): HttpResponse {
  const { request, kit, authored } = visit;
  // The request has ended with a 504: what waits for this lets it go.
  if (visit.endedWith !== 0 && visit.claim === undefined) return given as HttpResponse;
  const response = sendable(given, request, visit);
  const { status, headers, body } = response;
  visit.sending = status;
  const fields = authored === undefined ? [...headers] : authored.beneath(status, headers);
  const whole = new HttpResponse(status, fields, body);
  const lacks = (name: string) => whole.header(name) === undefined;
  // HEAD has the field too, although it has no content itself.
  if ((given as HttpResponse).body !== null && lacks(NO_SNIFFING[0])) fields.push(...NO_SNIFFING);
  if (kit.cors !== undefined && lacks("Access-Control-Allow-Origin")) writeCors(kit.cors, request, fields);
  if (kit.deprecations !== undefined && lacks("Deprecation"))
    writeDeprecation(kit.deprecations(request.method), fields);
  if (visit.guardedBy !== undefined) varyByGuard(visit.guardedBy, status, fields);
  if (kit.options.trace) fields.push(TRACE_HEADER, tracedWithAct(visit));
  return whole;
}

function tracedWithAct(visit: Visit): string {
  visit.hasThrown = true;
  const { traceText } = visit;
  visit.hasThrown = false;
  return traceText;
}
