import type { HttpResponse } from "../http/response.ts";
import type { Visit } from "./visit.ts";

/** The rest of the walk from one place on. Nothing is awaited unless somebody answers with a promise. */
export type Step = (visit: Visit) => Answered;

export type Answered = HttpResponse | PromiseLike<HttpResponse>;
