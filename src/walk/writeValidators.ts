import { type EntityTag, formatEntityTag } from "../conditional/entityTag.ts";
import { formatHttpDate } from "../http/date.ts";
import { isPromise, whenResolved } from "../http/later.ts";
import { chosenTag, lastModified, stateTag } from "./validators.ts";
import type { Visit } from "./visit.ts";

/** Writes a field of a response. Made at mount, and only where it may write something. */
export type Writer = (visit: Visit, fields: string[]) => void | PromiseLike<void>;

export const writeTag: Writer = (visit, fields) => {
  const state = stateTag(visit);
  return isPromise(state) ? state.then((settled) => pushTag(visit, fields, settled)) : pushTag(visit, fields, state);
};

function pushTag(visit: Visit, fields: string[], state: EntityTag | undefined): void {
  if (state !== undefined) fields.push("ETag", formatEntityTag(chosenTag(visit, state)));
}

export const writeModified: Writer = (visit, fields) => {
  const modified = lastModified(visit);
  return isPromise(modified)
    ? modified.then((settled) => pushModified(fields, settled))
    : pushModified(fields, modified);
};

function pushModified(fields: string[], modified: number | undefined): void {
  if (modified !== undefined) fields.push("Last-Modified", formatHttpDate(modified));
}

/** Asks for the tag, which a problem has as a member. */
export const askTag: Writer = (visit) => whenResolved<unknown, void>(stateTag(visit), () => undefined);

/**
 * RFC 9110 9.3.4: a PUT gets no validators unless its content was stored as sent. Where the response shows what they belong to, they
 * are sent nevertheless (ruling 46).
 */
export function ifStored(write: Writer): Writer {
  return (visit, fields) => {
    const { attempt, content, request } = visit;
    const isShown = content !== null && attempt?.stored?.content === undefined;
    if (request.method !== "PUT" || isShown || attempt?.stored?.asSent === true) return write(visit, fields);
  };
}
