import type { HttpResponse } from "../http/response.ts";
import type { Visit } from "./visit.ts";

/** The rest of the walk from one place on. Nothing is awaited unless somebody answers with a promise. */
export type Step = (visit: Visit) => Answered;

export type Answered = HttpResponse | PromiseLike<HttpResponse>;

/** What is done at a node that asks nothing, and what follows from there on. */
export type Prepared<T> = (visit: Visit) => T | PromiseLike<T>;
