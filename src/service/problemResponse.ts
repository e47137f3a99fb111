import { fieldName, fieldValue } from "../http/fieldValue.ts";
import { PROBLEM_JSON, type ProblemMembers, problemText } from "../http/problem.ts";
import type { HttpRequest } from "../http/request.ts";
import { HttpResponse, NO_SNIFFING } from "../http/response.ts";
import { Halt } from "../resource/halt.ts";

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

/** A command may halt with any status: it is in no document that could be made to lie. */
export function haltResponse(request: HttpRequest, { status, headers, problem }: Halt): HttpResponse {
  const fields = Object.entries(headers).flatMap(([name, value]) => [fieldName(name), fieldValue(value)]);
  return status >= 400 ? problemResponse(request, status, problem, fields) : new HttpResponse(status, fields);
}

function withoutContent({ status, headers }: HttpResponse, body: string): HttpResponse {
  const length = new TextEncoder().encode(body).byteLength;
  return new HttpResponse(status, [...headers, "Content-Length", String(length)]);
}
