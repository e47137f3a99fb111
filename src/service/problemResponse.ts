import { PROBLEM_JSON, type ProblemMembers, problemText } from "../http/problem.ts";
import type { HttpRequest } from "../http/request.ts";
import { HttpResponse, NO_SNIFFING } from "../http/response.ts";
import type { StreamWatcher } from "../http/responseStream.ts";
import { sendable } from "../http/sendable.ts";
import { outcomeOf } from "../walk/fault.ts";

/** An error from outside the graph: routing, or a command. */
export function problemResponse(
  request: HttpRequest,
  status: number,
  members?: ProblemMembers,
  fields: readonly string[] = [],
): HttpResponse {
  const body = problemText(status, request.path, members);
  const whole = new HttpResponse(status, ["Content-Type", PROBLEM_JSON, ...NO_SNIFFING, ...fields], body);
  return request.method === "HEAD" ? withoutContent(whole, body) : whole;
}

/**
 * What a throw outside the graph comes to, in a response that can be sent; `report` is told of what is the author's fault. A
 * command may halt with any status: it is in no document that could be made to lie.
 */
export function thrownResponse(request: HttpRequest, thrown: unknown, report: (error: unknown) => void): HttpResponse {
  try {
    const { status, members, headers = {}, fault } = outcomeOf(thrown);
    if (fault !== undefined) report(fault.error);
    const fields = Object.entries(headers).flat();
    const response =
      status >= 400 ? problemResponse(request, status, members, fields) : new HttpResponse(status, fields);
    return sendable(response, request, NO_STREAM);
  } catch (error) {
    // Fields that cannot be sent, or members that are no JSON.
    report(error);
    return problemResponse(request, 500);
  }
}

/** A problem is no stream. */
const NO_STREAM: StreamWatcher = { report: () => undefined, hasLeft: () => false };

function withoutContent({ status, headers }: HttpResponse, body: string): HttpResponse {
  const length = new TextEncoder().encode(body).byteLength;
  return new HttpResponse(status, [...headers, "Content-Length", String(length)]);
}
