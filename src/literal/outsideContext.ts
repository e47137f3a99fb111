import { NO_PREFERENCES, type Preferences } from "../http/prefer.ts";
import type { HttpRequest } from "../http/request.ts";
import { Context, type Release } from "../resource/context.ts";
import { AuthoredFields } from "../walk/authoredFields.ts";
import { WalkStopped } from "../walk/visit.ts";
import type { Viewed } from "./view.ts";

/** What an outside context is part of: the call of a plain handler, or an error. */
export interface Outside {
  defer(release: Release): void;
  /** The status of the response once the request has ended; 0 until then. */
  readonly endedWith: number;
}

/** The context of parts where there is no walk: around a plain handler, and for the errors of what reaches no resource. */
export class OutsideContext extends Context implements Viewed {
  readonly resource = undefined;
  override readonly body = undefined;
  readonly result = undefined;
  entity: unknown = undefined;
  view: object | undefined = undefined;
  readonly #outside: Outside;
  #authored: AuthoredFields | undefined = undefined;

  constructor(request: HttpRequest, outside: Outside) {
    super(request);
    this.#outside = outside;
  }

  /** There is no walk, so no node was passed. */
  override get trace(): readonly string[] {
    return [];
  }

  /** Only a walk honours preferences. */
  override get preferences(): Preferences {
    return NO_PREFERENCES;
  }

  /** Only a walk reads content for its callbacks. */
  override get rawBody(): never {
    throw new TypeError("ctx.rawBody is not read here. Read it where it is needed: await ctx.request.body.bytes().");
  }

  /** Only a walk takes an Idempotency-Key. */
  override get idempotency(): undefined {
    return undefined;
  }

  /** The fields that parts gave; undefined where they gave none. */
  get authored(): AuthoredFields | undefined {
    return this.#authored;
  }

  override setHeader(name: string, value: string): void {
    if (name.toLowerCase() === "content-length") {
      throw new TypeError("A plain handler's response has its own Content-Length. Set it there.");
    }
    this.#authored ??= new AuthoredFields();
    this.#authored.set(name, value);
  }

  override appendHeader(name: string, value: string): void {
    this.#authored ??= new AuthoredFields();
    this.#authored.append(name, value);
  }

  override defer(release: Release): void {
    this.#outside.defer(release);
  }

  stopIfEnded(): void {
    if (this.#outside.endedWith !== 0) throw new WalkStopped();
  }
}
