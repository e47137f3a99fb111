import type { EventualResponse } from "../http/response.ts";
import type { Visit } from "./visit.ts";

/** One compiled step: the rest of the walk from a node on. Nothing is awaited unless a callback returns a promise. */
export type Step = (visit: Visit) => EventualResponse;

/** The step of a prepare row, which decides nothing, and what follows it. */
export type Prepared<T> = (visit: Visit) => T | PromiseLike<T>;
