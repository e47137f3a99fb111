import { PROBLEM_JSON, problem } from "../http/problem.ts";
import { HttpResponse, NO_SNIFFING } from "../http/response.ts";

/** What a door refuses before there is a request that the service could be asked: malformed HTTP, a limit, a timeout. */
export function refusal(status: number, detail?: string): HttpResponse {
  const content = JSON.stringify(problem(status, detail === undefined ? {} : { detail }));
  return new HttpResponse(status, ["Content-Type", PROBLEM_JSON, ...NO_SNIFFING, "Cache-Control", "no-store"], content);
}
