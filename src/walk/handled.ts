import { isPromise } from "../http/later.ts";
import { HttpResponse, NO_SNIFFING } from "../http/response.ts";
import { sendable } from "../http/sendable.ts";
import { successesOf } from "../resource/attached.ts";
import { writeCors } from "../resource/cors.ts";
import { writeDeprecation } from "./deprecations.ts";
import { varyByGuard } from "./guarded.ts";
import type { Kit } from "./kit.ts";
import type { Question } from "./questions.ts";
import { judgedCommand, judgeOf } from "./responseCheck.ts";
import { TRACE_HEADER } from "./trace.ts";
import type { Step, Visit } from "./visit.ts";

/** The act of a command, behind which no node comes: the response that its handler gave is sent as it is. */
export function handledStep(act: Question, { sample, options }: Kit): Step {
  const judge = successesOf(sample) === undefined ? undefined : judgeOf(options.responses);
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

/** What a handler gave, with the fields that callbacks and parts have set where it does not say otherwise. */
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

/** The trace ends with the act, as it does where an act throws. */
function tracedWithAct(visit: Visit): string {
  visit.hasThrown = true;
  const { traceText } = visit;
  visit.hasThrown = false;
  return traceText;
}
