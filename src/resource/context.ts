import type { Preferences } from "../http/prefer.ts";
import type { HttpRequest } from "../http/request.ts";
import type { KeyedRequest } from "./idempotency.ts";

/** The types of a resource's context: `Context<{ params: "id"; state: { book: Book }; query: Page }>`. */
export interface ContextShape {
  /** Names of the pattern's parameters that the resource needs, as a union; with a `pathModel`, its output. */
  readonly params?: string | object;

  /** What callbacks store for later ones of the same request. */
  readonly state?: object;

  /** The output of the `query` model. */
  readonly query?: unknown;

  /** The output of the `body` model. */
  readonly body?: unknown;
}

/** The names of the path parameters that a context has. */
export type ParamsOf<C> = C extends Context<infer S> ? ParamsOfShape<S> : never;
export type ParamsOfShape<S> = S extends { params: infer P extends string }
  ? P
  : S extends { params: infer P extends object }
    ? keyof P & string
    : string;
/** The parameters themselves: texts, or the output of the `pathModel`. */
export type ParamsIn<S> = S extends { params: infer P extends object }
  ? Readonly<P>
  : Readonly<Record<ParamsOfShape<S>, string>>;
export type StateOf<S> = S extends { state: infer T extends object } ? T : Record<string, unknown>;
export type QueryOf<S> = S extends { query: infer Q } ? Q : unknown;
export type BodyOf<S> = S extends { body: infer B } ? B : unknown;
/** With exactOptionalPropertyTypes, `undefined` must be named, so that the result of a lookup can be assigned. */
export type StateSoFar<T> = { [K in keyof T]?: T[K] | undefined };

/** How a request ended, for releases. */
export interface Outcome {
  /** The status that was sent; undefined where the client left before. */
  readonly status: number | undefined;

  /** What was thrown, if anything was. */
  readonly error?: unknown;
}

export type Release = (outcome: Outcome) => void | Promise<void>;
/** Work after the response. */
export type Task = (outcome: Outcome) => unknown;

/** One request's walk through the graph, as the callbacks see it. Its functions can be taken out of it: `({ setHeader }) => …`. */
export abstract class Context<S extends ContextShape = ContextShape> {
  readonly request: HttpRequest;

  /** The output of the `query` model; undefined without a model. */
  query: QueryOf<S> = undefined as QueryOf<S>;

  /** The decoded content, as its model gives it; undefined until P0. Of a QUERY, P0 is before G7. */
  body: BodyOf<S> = undefined as BodyOf<S>;

  /** What negotiation chose, from the nodes C4, D5 and F7 on. */
  chosenMediaType: string | undefined;
  chosenLanguage: string | undefined;
  chosenEncoding: string | undefined;
  #state: StateSoFar<StateOf<S>> | undefined;

  constructor(request: HttpRequest) {
    this.request = request;
  }

  /** What earlier callbacks stored for later ones. Empty until a callback sets something. */
  get state(): StateSoFar<StateOf<S>> {
    this.#state ??= {};
    return this.#state;
  }

  /** The path's parameters, percent-decoded, or the output of the `pathModel`. */
  get params(): ParamsIn<S> {
    return this.request.params as ParamsIn<S>;
  }

  /** Aborted when the client goes away: pass it to everything that takes long. */
  get signal(): AbortSignal {
    return this.request.signal;
  }

  /** What an earlier callback stored in the state. Throws an error with the remedy where it is not there. */
  get require(): <K extends keyof StateOf<S>>(key: K) => StateOf<S>[K] {
    return (key) => {
      const value = (this.state as StateOf<S>)[key];
      if (value !== undefined) return value;
      throw new Error(`ctx.state.${String(key)} is not set here: set it in a callback that is asked earlier.`);
    };
  }

  /** Sets a field of the response, whatever its status will be. Setting it again replaces it. */
  abstract readonly setHeader: (name: string, value: string) => void;

  /** One more line of a field that may have several, such as Set-Cookie, Link or Vary. Another field is refused (RFC 9110 5.3). */
  abstract readonly appendHeader: (name: string, value: string) => void;

  /** Registers a function that is called once when the request has ended, however it ended; the last one first. */
  abstract readonly defer: (release: Release) => void;

  /** Registers work for after a response below 400, such as a mail. Its errors go to `onError`, and a service that stops waits for it. */
  abstract readonly after: (task: Task) => void;

  /** The content as it was received, content coding included, from B8 on; empty if the method has none. The resource declares `rawBody`. */
  abstract get rawBody(): Uint8Array;

  /** What the client prefers (RFC 7240), of what the resource declares in `preferences`. */
  abstract get preferences(): Preferences;

  /** The Idempotency-Key that this request holds; undefined where it has none, or the resource takes none. */
  abstract get idempotency(): KeyedRequest | undefined;

  /** Ids of the nodes passed so far. */
  abstract get trace(): readonly string[];
}
