import { isObject } from "../http/kinds.ts";
import { refuseEnding } from "../http/response.ts";
import { wrongValue } from "../http/wrongValue.ts";
import { madeFrom } from "../resource/attached.ts";
import { isPromise, whenResolved } from "../resource/maybePromise.ts";
import type { Visit } from "../walk/visit.ts";
import { LiteralResource } from "./literalResource.ts";
import { found as keepFound, provideTo, viewOf } from "./view.ts";

/** A callback as the walk calls it: with the visit, and for some with the body or the problem. */
export type WalkCall = (visit: Visit, more?: unknown) => unknown;
/** A callback as its author wrote it. */
export type Authored = (ctx: object, more?: unknown) => unknown;

/** Calls one after the other, as long as each lets the request pass. The result is that of the last one called. */
export function inTurn(calls: readonly WalkCall[], passing: boolean | undefined): WalkCall {
  return calls.reduceRight((next, first) =>
    madeFrom((visit: Visit, more?: unknown) => {
      const returned = first(visit, more);
      if (!isPromise(returned)) return returned === passing ? next(visit, more) : returned;
      return returned.then((settled) => (settled === passing ? next(visit, more) : settled));
    }, next),
  );
}

/** Passes the view where parts provide something. Otherwise it is the author's function itself, which is given the visit. */
export function given(authored: Authored, withView: boolean): WalkCall {
  if (!withView) return authored;
  return madeFrom((visit: Visit, more?: unknown) => authored(viewOf(visit), more), authored);
}

/** A part's `isAuthorized` may return an object: the client is authorized, and its members are in the context from then on. */
export function granting(call: WalkCall): WalkCall {
  return madeFrom(
    (visit: Visit) =>
      whenResolved(call(visit), (returned) => {
        if (!isObject(returned)) return returned;
        provideTo(visit, returned, "isAuthorized");
        return true;
      }),
    call,
  );
}

/** `find` as G7 calls it: undefined or null leads to the missing branch, anything else is the entity from here on. */
export function finding(call: WalkCall): WalkCall {
  return madeFrom((visit: Visit) => exists(visit, call(visit)), call);
}

/**
 * The same for a resource that has `find` as its own, and nothing else that says whether it exists. It is one function for all
 * such resources: one for each of a thousand routes would be a thousand to load.
 */
export function findsOwn(visit: Visit): boolean | PromiseLike<boolean> {
  const { resource } = visit;
  return exists(visit, resource instanceof LiteralResource ? resource.find?.(visit) : undefined);
}

function exists(visit: Visit, found: unknown): boolean | PromiseLike<boolean> {
  return isPromise(found) ? found.then((settled) => isFound(visit, settled)) : isFound(visit, found);
}

function isFound(visit: Visit, found: unknown): boolean {
  if (typeof found === "boolean") {
    throw wrongValue("find", found, "Return what was found, or undefined where there is nothing.");
  }
  refuseEnding(found, "find");
  keepFound(visit, found ?? undefined);
  return visit.entity !== undefined;
}

/** Clears the entity of an earlier part where the last `find` found nothing. */
export function withoutEntity(call: WalkCall): WalkCall {
  const forget = (visit: Visit, exists: unknown): unknown => {
    if (exists !== true) keepFound(visit, undefined);
    return exists;
  };
  return madeFrom((visit: Visit) => whenResolved(call(visit), (exists) => forget(visit, exists)), call);
}
