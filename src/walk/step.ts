import type { HttpResponse } from "../http/response.ts";
import type { Visit } from "./visit.ts";

/** The rest of the walk from one place on. Nothing is awaited unless a callback returns a promise. */
export type Step = (visit: Visit) => EventualResponse;

export type EventualResponse = HttpResponse | PromiseLike<HttpResponse>;

/** What is done at a node that asks nothing, and what follows from there on. */
export type Prepared<T> = (visit: Visit) => T | PromiseLike<T>;
