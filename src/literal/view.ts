import { isObject, tagOf } from "../http/kinds.ts";
import { disown, isPromise, whenResolved } from "../http/later.ts";
import { refuseEnding } from "../http/response.ts";
import { wrongValue } from "../http/wrongValue.ts";
import { madeFrom } from "../resource/attached.ts";
import type { AnyResource } from "../resource/resource.ts";
import type { Visit } from "../walk/visit.ts";
import { LiteralResource } from "./literalResource.ts";

/** What a view shows: a visit, or an outside context where there is no walk. */
export interface Viewed
  extends Pick<
    Visit,
    | "request"
    | "params"
    | "signal"
    | "trace"
    | "idempotency"
    | "state"
    | "query"
    | "chosenMediaType"
    | "chosenLanguage"
    | "chosenEncoding"
    | "preferences"
    | "rawBody"
    | "entity"
    | "setHeader"
    | "appendHeader"
    | "defer"
    | "after"
    | "require"
    | "stopIfEnded"
    | "view"
  > {
  readonly body: unknown;
  readonly result: unknown;
  /** Undefined outside of a walk. */
  readonly resource: AnyResource | undefined;
}

/**
 * The context of a literal whose parts provide something: what every context has, read off the walk, and what was provided
 * as properties of its own. Without such parts a callback is given the walk itself, as a class's is.
 */
export class View {
  readonly #visit: Viewed;

  constructor(visit: Viewed) {
    this.#visit = visit;
  }

  get request(): Visit["request"] {
    return this.#visit.request;
  }
  get params(): Visit["params"] {
    return this.#visit.params;
  }
  get signal(): AbortSignal {
    return this.#visit.signal;
  }
  get trace(): readonly string[] {
    return this.#visit.trace;
  }
  get idempotency(): Visit["idempotency"] {
    return this.#visit.idempotency;
  }
  get state(): Visit["state"] {
    return this.#visit.state;
  }
  get query(): unknown {
    return this.#visit.query;
  }
  get chosenMediaType(): string | undefined {
    return this.#visit.chosenMediaType;
  }
  get chosenLanguage(): string | undefined {
    return this.#visit.chosenLanguage;
  }
  get chosenEncoding(): string | undefined {
    return this.#visit.chosenEncoding;
  }
  get preferences(): Visit["preferences"] {
    return this.#visit.preferences;
  }
  get rawBody(): Uint8Array {
    return this.#visit.rawBody;
  }
  get entity(): unknown {
    return this.#visit.entity;
  }
  get body(): unknown {
    return this.#visit.body;
  }
  get result(): unknown {
    return this.#visit.result;
  }
  get setHeader(): Visit["setHeader"] {
    return this.#visit.setHeader;
  }
  get appendHeader(): Visit["appendHeader"] {
    return this.#visit.appendHeader;
  }
  get defer(): Visit["defer"] {
    return this.#visit.defer;
  }
  get after(): Visit["after"] {
    return this.#visit.after;
  }
  get require(): Visit["require"] {
    return this.#visit.require;
  }
}

/** The view of a request, made where a callback is first given it. */
export function viewOf(visit: Viewed): object {
  visit.view ??= new View(visit);
  return visit.view;
}

/** A class looks for what is provided in the state of its context. */
function keepsState({ resource }: Viewed): boolean {
  return resource instanceof LiteralResource && resource.keepsState;
}

/** What `find` has found is the entity from here on. */
export function keepFound(visit: Visit, entity: unknown): void {
  visit.entity = entity;
  if (keepsState(visit)) visit.state["entity"] = entity;
}

/** Put what a part gives into the context of the callbacks that follow. */
export function provideTo(visit: Viewed, given: unknown, callback: "provide" | "lend" | "isAuthorized"): void {
  if (given === undefined) return;
  refuseEnding(given, callback);
  // A list, a Map or a Response has no members for a context, and is no yes either.
  const kind = isObject(given) ? tagOf(given) : String(given);
  if (!isObject(given) || kind !== "Object") {
    throw new TypeError(`${callback} gave ${kind}. Return an object: its members are added to the context.`);
  }
  const view = viewOf(visit);
  const isInState = keepsState(visit);
  for (const name of Object.keys(given)) {
    if (name in View.prototype) {
      throw new TypeError(`${callback} gave “${name}”, which every context has already. Give it another name.`);
    }
    const value: unknown = Reflect.get(given, name);
    // A promise may be provided, to be awaited where it is needed. Nobody may: then its rejection must not end the process.
    if (isPromise(value)) disown(value);
    Reflect.set(view, name, value);
    if (isInState) visit.state[name] = value;
  }
}

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
