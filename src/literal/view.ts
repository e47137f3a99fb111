import { isObject, tagOf } from "../http/kinds.ts";
import { disown, isPromise, whenResolved } from "../http/later.ts";
import { methodIs } from "../http/method.ts";
import { refuseEnding } from "../http/response.ts";
import { wrongValue } from "../http/wrongValue.ts";
import { madeFrom } from "../resource/attached.ts";
import { type AnyResource, Resource } from "../resource/resource.ts";
import type { Visit } from "../walk/visit.ts";

/** A resource that was written as a literal, or one of its methods; or a class's with the parts that were added to it. */
export class LiteralResource extends Resource {
  /** `find`, where it alone says whether the resource exists. */
  readonly find: ((visit: Visit) => unknown) | undefined = undefined;
  /** Whether what parts provide is in the state of the context, too: that is where a class looks for it. */
  readonly keepsState: boolean;

  constructor(keepsState: boolean) {
    super();
    this.keepsState = keepsState;
  }
}

/** What a view shows: a visit, or an outside context where there is no walk. */
export interface Viewed extends Pick<Visit, Exclude<keyof View, "body" | "result"> | "stopIfEnded" | "view"> {
  readonly body: unknown;
  readonly result: unknown;
  readonly resource: AnyResource | undefined;
}

/** The context of a literal whose parts provide something: the walk's members, and what was provided. */
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

export function viewOf(visit: Viewed): object {
  visit.view ??= new View(visit);
  return visit.view;
}

/** A class looks for what is provided in the state of its context. */
const keepsState = ({ resource }: Viewed): boolean => resource instanceof LiteralResource && resource.keepsState;

export function keepFound(visit: Visit, entity: unknown): void {
  visit.entity = entity;
  if (keepsState(visit)) visit.state["entity"] = entity;
}

export function provideTo(visit: Viewed, given: unknown, callback: "provide" | "lend" | "isAuthorized"): void {
  if (given === undefined) return;
  refuseEnding(given, callback);
  // A list, a Map or a Response has no members for a context, and is no yes either.
  const kind = isObject(given) ? tagOf(given) : String(given);
  if (!isObject(given) || kind !== "Object")
    throw new TypeError(`${callback} gave ${kind}. Return an object: its members are added to the context.`);
  const view = viewOf(visit);
  const isInState = keepsState(visit);
  for (const name of Object.keys(given)) {
    if (name in View.prototype)
      throw new TypeError(`${callback} gave “${name}”, which every context has already. Give it another name.`);
    const value: unknown = Reflect.get(given, name);
    // A promise may be provided, to be awaited where it is needed. Nobody may: then its rejection must not end the process.
    if (isPromise(value)) disown(value);
    Reflect.set(view, name, value);
    if (isInState) visit.state[name] = value;
  }
}

/** A callback as the walk calls it: with the visit, and for some with the body or the problem. */
export type WalkCall = (visit: Visit, more?: unknown) => unknown;
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
        refuseNobody("isAuthorized", returned, "a challenge");
        provideTo(visit, returned, "isAuthorized");
        return true;
      }),
    call,
  );
}

/** `{ user: users.get(token) }` of a token that nobody has would let everybody pass. */
export function refuseNobody(callback: string, found: object, refusal: string): void {
  const [first, ...others] = Object.entries(found);
  if (first === undefined || [first, ...others].some(([, value]) => value !== undefined && value !== null)) return;
  const gave = `${callback} gave { ${first[0]}: ${String(first[1])} }`;
  throw new TypeError(`${gave}, which lets everybody pass. Return ${refusal}.`);
}

/** `find` as G7 calls it: undefined or null leads to the missing branch, anything else is the entity from here on. */
export const finding = (call: WalkCall): WalkCall => madeFrom((visit: Visit) => exists(visit, call(visit)), call);

/** The same where `find` alone says whether it exists: one function for a thousand routes. */
export function findsOwn(visit: Visit): boolean | PromiseLike<boolean> {
  const { resource } = visit;
  return exists(visit, resource instanceof LiteralResource ? resource.find?.(visit) : undefined);
}

function exists(visit: Visit, found: unknown): boolean | PromiseLike<boolean> {
  return isPromise(found) ? found.then((settled) => isFound(visit, settled)) : isFound(visit, found);
}

function isFound(visit: Visit, found: unknown): boolean {
  keepFound(visit, entityIn(found));
  return visit.entity !== undefined;
}

function entityIn(found: unknown): unknown {
  if (typeof found === "boolean")
    throw wrongValue("find", found, "Return what was found, or undefined where there is nothing.");
  refuseEnding(found, "find");
  return found ?? undefined;
}

/** Under it a view has the view of a block whose own `find` is behind another. */
const OF_BLOCK = Symbol("block");

/** A block's `find` behind another (ruling 66). The entity of the other callbacks stays what that has found. */
export function findingForBlock(call: WalkCall): WalkCall {
  return madeFrom((visit: Visit) => whenResolved(call(visit), (found) => keepForBlock(visit, found)), call);
}

function keepForBlock(visit: Visit, found: unknown): boolean {
  const value = entityIn(found);
  const view = viewOf(visit);
  Reflect.set(view, OF_BLOCK, Object.defineProperty(Object.assign(new View(visit), view), "entity", { value }));
  return value !== undefined;
}

export function givenToBlock(authored: Authored, before: WalkCall): WalkCall {
  return madeFrom((visit: Visit, more?: unknown) => {
    const view: unknown = visit.view && Reflect.get(visit.view, OF_BLOCK);
    return isObject(view) ? authored(view, more) : before(visit, more);
  }, authored);
}

/** GET's `represent`. A write calls it with the state that it has stored, or patches: then GET's `find` is called first (ruling 66). */
export function representing(find: WalkCall, represent: WalkCall, authored: Authored): WalkCall {
  const ofWrite = givenToBlock(authored, represent);
  return madeFrom((visit: Visit) => {
    if (methodIs(visit.request.method, "reads")) return represent(visit);
    return whenResolved(find(visit), (found) => {
      if (keepForBlock(visit, found)) return ofWrite(visit);
      throw wrongValue("find of GET", found, "Return what GET represents of the state that a write has stored.");
    });
  }, authored);
}

/** Clears the entity of an earlier part where the last `find` found nothing. */
export function withoutEntity(call: WalkCall): WalkCall {
  const forget = (visit: Visit, exists: unknown): unknown => {
    if (exists !== true) keepFound(visit, undefined);
    return exists;
  };
  return madeFrom((visit: Visit) => whenResolved(call(visit), (exists) => forget(visit, exists)), call);
}
