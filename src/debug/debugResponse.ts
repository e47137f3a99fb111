import { PROBLEM_JSON, problem } from "../http/problem.ts";
import { HttpResponse, type ResponseBody } from "../http/response.ts";
import { CONTENT_POLICY } from "../pages/contentPolicy.ts";

const FIELDS = [
  "Content-Security-Policy",
  CONTENT_POLICY,
  "X-Content-Type-Options",
  "nosniff",
  "Cache-Control",
  "no-store",
  "Referrer-Policy",
  "no-referrer",
  "Cross-Origin-Resource-Policy",
  "same-origin",
  "Cross-Origin-Opener-Policy",
  "same-origin",
];

/** Every response of the debugger has these fields: not to be stored, sniffed, framed or read by other origins. */
export function debugResponse(contentType: string, body: ResponseBody, status = 200): HttpResponse {
  return new HttpResponse(status, ["Content-Type", contentType, ...FIELDS], body);
}

export function jsonResponse(value: unknown): HttpResponse {
  return debugResponse("application/json", JSON.stringify(value));
}

export function emptyResponse(): HttpResponse {
  return new HttpResponse(204, FIELDS);
}

export function problemResponse(status: number, detail: string): HttpResponse {
  return debugResponse(PROBLEM_JSON, JSON.stringify(problem(status, { detail })), status);
}
