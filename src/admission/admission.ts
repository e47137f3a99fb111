import { isPromise, type MaybePromise, whenResolved } from "../http/later.ts";
import type { HttpRequest } from "../http/request.ts";
import type { HttpResponse } from "../http/response.ts";
import { type Handle, WrittenPart } from "../literal/written.ts";
import { MountError } from "../resource/mountError.ts";
import type { OptionRules } from "../resource/options.ts";
import { checkOptions, FUNCTION, keyRemedy, milliseconds, TEXTS, wholeNumber } from "../resource/options.ts";
import type { Part } from "../resource/part.ts";
import type { Refusal } from "../resource/resource.ts";
import type { Visit } from "../walk/visit.ts";
import { AdaptiveLimit, gradientStep, type LimitOptions } from "./adaptiveLimit.ts";
import { Gate, type GateClock, Ticket } from "./gate.ts";

export interface AdmissionOptions<C extends string = string> {
  /** Classes of importance, the most important first. Default: one for all. */
  readonly classes?: readonly C[];
  /** The class of a route's requests, by its pattern: `{ "/health": "first" }`. */
  readonly routes?: Readonly<Record<string, C>>;
  /** The class of a request by what the function verifies, such as a signature: any client can send a field. Undefined for the class of its route. */
  readonly classOf?: (request: HttpRequest) => MaybePromise<C | undefined>;
  /** The class of all other requests. Default: the least important one. */
  readonly otherwise?: C;
  /** Milliseconds of waiting that are no sign of overload. Default: 10. */
  readonly target?: number;
  /** The most requests that wait at a time. Default: 1,000. */
  readonly waiting?: number;
  /** The most seconds of Retry-After: each refusal has a random number from 1 to this, so that retries are spread. Default: 10. */
  readonly retryWithin?: number;
  /** How many requests may be in flight. */
  readonly limit?: LimitOptions;
  /** For tests: the time, and turns of the event loop. */
  readonly clock?: GateClock;
  /** For tests: a number from 0 to below 1. Default: Math.random. */
  readonly random?: () => number;
}

/** What an admission does at the moment, and what it has decided since it was made. */
export interface AdmissionStats {
  /** The most requests that may be in flight. */
  readonly limit: number;
  readonly inFlight: number;
  readonly waiting: number;
  readonly classes: readonly {
    readonly name: string;
    readonly waiting: number;
    readonly admitted: number;
    readonly refused: number;
  }[];
}

/** A part of a service: `new Service({ with: [admission()], … })`. */
export interface Admission extends Part<{}, [], "serviceAvailable", never, never, never, {}, {}> {
  stats(): AdmissionStats;
}

/** Refuses requests with 503 while more arrive than the service can serve, so that those it admits stay fast (ruling 67). */
export function admission<const C extends string>(options: AdmissionOptions<C> = {}): Admission {
  return new AdmissionPart(options);
}

const SUBJECT = "admission";
const DETAIL = "More requests arrive than can be served at the moment.";

const RULES: OptionRules<AdmissionOptions> = {
  classes: { ...TEXTS, holds: (value) => TEXTS.holds(value) && (value as []).length > 0 },
  routes: true,
  classOf: FUNCTION,
  otherwise: true,
  target: milliseconds("10"),
  waiting: wholeNumber("1_000"),
  retryWithin: wholeNumber("10", 1),
  limit: true,
  clock: true,
  random: FUNCTION,
};

const LIMIT_RULES: OptionRules<LimitOptions> = {
  initial: wholeNumber("20", 1),
  least: wholeNumber("2", 1),
  most: wholeNumber("1_000", 1),
  step: FUNCTION,
};

class AdmissionPart extends WrittenPart {
  readonly #gate: Gate;
  #current: { readonly request: HttpRequest; readonly ticket: Ticket } | undefined = undefined;
  /** Those that were not asked about at once, because `around` waits for example. */
  readonly #asked = new WeakMap<HttpRequest, Ticket>();
  #isOfService = false;
  readonly #names: readonly string[];
  readonly #byRoute: ReadonlyMap<string, number>;
  readonly #otherwise: number;
  readonly #classOf: AdmissionOptions["classOf"];
  readonly #refusal: () => Refusal;

  constructor(options: AdmissionOptions) {
    super({ serviceAvailable: (ctx: Visit) => this.#ask(ctx) }, () => SUBJECT, []);
    checkOptions(SUBJECT, options, RULES);
    const { limit = {}, classes = ["all"], routes = {}, retryWithin = 10, random = Math.random } = options;
    checkOptions(`limit of ${SUBJECT}`, limit, LIMIT_RULES);
    const { initial = 20, least = 2, most = 1000, step = gradientStep } = limit;
    this.#names = classes;
    this.#byRoute = new Map(Object.entries(routes).map(([pattern, name]) => [pattern, this.#placeOf(name)]));
    this.#otherwise = options.otherwise === undefined ? classes.length - 1 : this.#placeOf(options.otherwise);
    this.#classOf = options.classOf;
    this.#refusal = () => ({ retryAfter: 1 + Math.floor(random() * retryWithin), problem: { detail: DETAIL } });
    const { clock = CLOCK, target = 10, waiting = 1000 } = options;
    const adaptive = new AdaptiveLimit({ initial, least, most, step });
    this.#gate = new Gate({ classes: classes.length, limit: adaptive, clock, target, waiting });
  }

  readonly stats = (): AdmissionStats => {
    const { limit, inFlight, classes } = this.#gate.state;
    const named = classes.map(({ waiting, admitted, refused }, at) => ({
      name: this.#names[at] ?? "",
      waiting: waiting.length,
      admitted,
      refused,
    }));
    return { limit, inFlight, waiting: named.reduce((sum, { waiting }) => sum + waiting, 0), classes: named };
  };

  /** A request is in flight until its response is ready. A client that reads a stream slowly holds nothing. */
  override surround = (handle: Handle, patterns: readonly string[]): Handle => {
    this.#checkRoutes(patterns);
    this.#isOfService = true;
    return (request) => {
      const ticket = new Ticket();
      const outer = this.#current;
      this.#current = { request, ticket };
      const handled = handle(request);
      this.#current = outer;
      if (!isPromise(handled)) return this.#left(ticket, handled);
      if (ticket.client === undefined) this.#asked.set(request, ticket);
      return handled.then((response) => this.#left(ticket, response));
    };
  };

  #left(ticket: Ticket, response: HttpResponse): HttpResponse {
    this.#gate.leave(ticket, response.status < 400);
    return response;
  }

  #ask(visit: Visit): true | Refusal | PromiseLike<true | Refusal> {
    if (!this.#isOfService) throw new TypeError("admission is of a service: new Service({ with: [admission()], … }).");
    const { request } = visit;
    const ticket = this.#current?.request === request ? this.#current.ticket : this.#asked.get(request);
    // A request that is only explained takes no place. One that an admitted request makes has the place of that.
    if (ticket === undefined || (request.within && this.#gate.hasAdmitted(request.within))) return true;
    ticket.client = visit;
    ticket.content = request;
    ticket.route = visit.mounting.pattern;
    return whenResolved(this.#importanceOf(visit), (importance) => {
      ticket.importance = importance;
      return whenResolved(this.#gate.enter(ticket), (isAdmitted) => isAdmitted || this.#refusal());
    });
  }

  #importanceOf(visit: Visit): number | PromiseLike<number> {
    const ofRoute = this.#byRoute.get(visit.mounting.pattern) ?? this.#otherwise;
    if (this.#classOf === undefined) return ofRoute;
    return whenResolved(this.#classOf(visit.request), (name) => (name === undefined ? ofRoute : this.#placeOf(name)));
  }

  #placeOf(name: string): number {
    const at = this.#names.indexOf(name);
    if (at >= 0) return at;
    const detail = `${JSON.stringify(name)} is none of its classes`;
    throw new MountError("BAD_VALUE", SUBJECT, detail, `one of ${this.#names.join(", ")}`);
  }

  /** A misspelt pattern would leave its requests in the least important class. */
  #checkRoutes(patterns: readonly string[]): void {
    const known = new Set(patterns);
    const stranger = [...this.#byRoute.keys()].find((pattern) => !known.has(pattern));
    if (stranger === undefined) return;
    const detail = `routes has ${stranger}, which is no pattern of the service`;
    throw new MountError("UNKNOWN_KEY", SUBJECT, detail, keyRemedy(stranger, known));
  }
}

/** Runtimes without setImmediate read what has arrived before a timer of 0 ms, too. */
const CLOCK: GateClock = {
  now: () => performance.now(),
  soon: (call) => {
    // Of most runtimes; typed by hand, because the core is compiled without any runtime's types.
    const { setImmediate = setTimeout } = globalThis as { readonly setImmediate?: (call: () => void) => unknown };
    setImmediate(call);
  },
  after: (milliseconds, call) => void setTimeout(call, milliseconds),
};
