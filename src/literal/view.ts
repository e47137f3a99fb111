import { isObject, tagOf } from "../http/kinds.ts";
import { disown, isPromise } from "../http/later.ts";
import { refuseEnding } from "../http/response.ts";
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
  setHeader(name: string, value: string): void {
    this.#visit.setHeader(name, value);
  }
  appendHeader(name: string, value: string): void {
    this.#visit.appendHeader(name, value);
  }
  defer(release: Parameters<Visit["defer"]>[0]): void {
    this.#visit.defer(release);
  }
  require(key: string): unknown {
    return this.#visit.require(key);
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
export function found(visit: Visit, entity: unknown): void {
  visit.entity = entity;
  if (keepsState(visit)) visit.state["entity"] = entity;
}

/** Put what a part gives into the context of the callbacks that follow. */
export function provideTo(visit: Viewed, given: unknown, callback: "provide" | "isAuthorized"): void {
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
