import { checkOneDeprecation } from "../graph/checkPolicies.ts";
import { Draining } from "../http/draining.ts";
import { whenResolved } from "../http/later.ts";
import type { HttpRequest } from "../http/request.ts";
import { type EventualResponse, HttpResponse } from "../http/response.ts";
import { WrittenCommand, withCommandsTogether } from "../literal/command.ts";
import type { Parts } from "../literal/partList.ts";
import { namedRoutes } from "../literal/resource.ts";
import { ServiceParts } from "../literal/serviceParts.ts";
import type { Context } from "../resource/context.ts";
import type { Security, SecuritySchemes } from "../resource/description.ts";
import type { Model } from "../resource/model.ts";
import { refuseService } from "../resource/mountError.ts";
import type { AnyResource } from "../resource/resource.ts";
import type { ResourceRoute } from "../resource/resourceRoute.ts";
import { type Route, route } from "../route/route.ts";
import { decodeParams, decodeWithRest, type Match, type Router } from "../route/router.ts";
import { createObserver, type Observer } from "../telemetry/observer.ts";
import { Afterwork } from "../walk/afterwork.ts";
import { DeadlineClock } from "../walk/deadline.ts";
import type { ErrorHook } from "../walk/kit.ts";
import { responseSettings } from "../walk/responseSettings.ts";
import { noting, type Tap } from "../walk/tap.ts";
import { type Around, surrounded } from "./around.ts";
import { checkServiceOptions } from "./checkOptions.ts";
import { type CrossOrigin, crossOrigin, provisionOf } from "./commands.ts";
import { logError, shielded } from "./errorHook.ts";
import { ServiceErrors } from "./errors.ts";
import { openInside, type ServiceInside } from "./inside.ts";
import { Lifecycle } from "./lifecycle.ts";
import { type MountedResource, Routing, type Target } from "./mount.ts";
import { inProduction } from "./production.ts";
import { Readiness } from "./readiness.ts";
import { saidOf } from "./saidOf.ts";
import type { AddedByService, Resources, ServiceOptions } from "./serviceOptions.ts";
import { sharedFields } from "./sharedFields.ts";

/** What can be added to a service after it was built. */
export interface Attachment {
  readonly routes: readonly Route[];
  /** Whether these routes control access themselves, so that the parts of the service do not apply to them. Default: false. */
  readonly isApart?: boolean;
}

/** The plain handlers at one pattern. */
export interface MountedCommands {
  readonly pattern: string;
  /** The methods that have a handler. */
  readonly methods: readonly string[];
}

const ONE_MEBIBYTE = 1_048_576;
const HALF_A_MINUTE = 30_000;

/** The mounted routes, and `handle`, through which every runtime sends its requests. */
export class Service<
  const Api extends Resources = {},
  const W extends Parts<never> = Parts<never>,
  const I extends 400 | 422 = 400 | 422,
  X = unknown,
  EM extends Model | undefined = Model | undefined,
  K extends string = string,
> {
  /** The types of the resources that were given by name, for a typed client. Never set. */
  declare readonly "~api": Api | undefined;
  /** What the service adds to each of them, for the same. Never set. */
  declare readonly "~adds": AddedByService<W, I, X, EM, K> | undefined;
  /** The resources that are mounted, with their plans, in the order of the routes. */
  readonly resources: readonly MountedResource[];
  /** The patterns that have plain handlers, and for which methods. */
  readonly commands: readonly MountedCommands[];
  /** The most bytes of a body whose resource declares no limit. */
  readonly maxBodyBytes: number;
  readonly securitySchemes: SecuritySchemes;
  /** Names of the schemes that protect what does not say otherwise. */
  readonly security: Security;
  /** The fields that every response has, with what each says. */
  readonly documentedHeaders: Readonly<Record<string, string>>;
  readonly #routing: Routing;
  readonly #router: Router<Target>;
  readonly #crossOrigin: CrossOrigin;
  readonly #observer: Observer;
  /** Makes the errors from outside the graph. */
  readonly errors: ServiceErrors;
  readonly #lifecycle: Lifecycle;
  readonly #parts: ServiceParts;
  readonly #draining = new Draining();
  readonly #afterwork = new Afterwork();
  readonly #listeners = new Set<ErrorHook>();
  readonly #surrounded: ((request: HttpRequest) => EventualResponse) | undefined;

  constructor(options: ServiceOptions<Api, W, I, X, EM, K>) {
    checkServiceOptions(options);
    const { securitySchemes = {}, security = [], maxBodyBytes = ONE_MEBIBYTE, cors } = options;
    const deadline = new DeadlineClock(options.deadline ?? HALF_A_MINUTE);
    if (options.deprecation !== undefined) checkOneDeprecation(options.deprecation, refuseService);
    const told = shielded(options.onError ?? logError);
    const hook: ErrorHook = (error, ctx) => this.#failed(error, ctx, told);
    const onError = (error: unknown) => hook(error, undefined);
    const { telemetry: sinks = [], serverTiming = false } = options;
    this.maxBodyBytes = maxBodyBytes;
    this.securitySchemes = { ...securitySchemes };
    this.security = [...security];
    this.documentedHeaders = options.documentedHeaders ?? {};
    const parts = new ServiceParts(options.with, options);
    this.#parts = parts;
    const addFields = sharedFields([...(options.setHeaders ? [options.setHeaders] : []), ...parts.fields], onError);
    this.errors = new ServiceErrors(parts.errorFormat(options), onError, addFields);
    this.#lifecycle = new Lifecycle(options, onError, (within) => this.#afterwork.settled(within));
    this.#crossOrigin = crossOrigin(cors);
    this.#observer = createObserver({ sinks, serverTiming, addFields, onError });
    const shared = {
      trace: options.trace ?? !inProduction(),
      responses: responseSettings(options.responseModels, inProduction()),
      onError: hook,
      mapError: options.mapError,
      observer: this.#observer,
      taps: new Set<Tap>(sinks.some(({ wantsAwaited }) => wantsAwaited) ? [noting] : []),
      deadline,
      afterwork: this.#afterwork,
      draining: this.#draining,
      cors,
      maxBodyBytes,
      errors: this.errors.format,
      defaults: { invalidBody: options.invalidBody, deprecation: options.deprecation, security },
      saidOf: (resource: AnyResource) => saidOf(this, cors, resource),
    };
    this.#routing = new Routing(shared, {
      crossOrigin: this.#crossOrigin,
      errors: this.errors,
      // No node comes before a plain handler, and none says that it is deprecated.
      kit: { ...shared, trace: false, defaults: {}, ...saidOf(this, cors) },
      mapError: parts.mapError(options.mapError),
      provide: provisionOf(options.provide, parts.provisions),
      isLending: parts.isLending,
    });
    for (const each of this.#routes(options)) this.#routing.add(this.#underParts(each));
    this.#addReadiness(options.readiness);
    this.#router = this.#routing.router;
    this.resources = this.#routing.resources;
    this.commands = this.#routing.commands;
    this.#surrounded = this.#inside(options.around, deadline.ms);
    this.#openInside(shared);
  }

  #openInside({ taps, responses }: Pick<ServiceInside, "taps" | "responses">): void {
    const { resources, upgrading, families } = this.#routing;
    const targetOf = (request: HttpRequest) => this.#targetOf(request);
    const renew = () => families.renew();
    const [listeners, { watch }] = [this.#listeners, this.#observer];
    openInside(this, { resources, upgrading, targetOf, taps, responses, renew, watch, listeners });
  }

  /** Adds routes to a service that is built. */
  attach({ routes, isApart = false }: Attachment): void {
    for (const each of routes) this.#routing.add(isApart ? each : this.#underParts(each));
  }

  /** The target of a request, whose path parameters it fills in; where no route matches, the response that says so. */
  #targetOf(request: HttpRequest): Target | HttpResponse {
    const match = this.#router.find(request.path);
    if (match === undefined) return this.#refusal(request, false);
    return this.#takeParams(request, match) ? match.value : this.#refusal(request, true);
  }

  /** Calls the start hooks, once; `serve`, the command line and `signalbox/testing` do. If it rejects, nothing is to be served. */
  start(): Promise<void> {
    if (this.#lifecycle.hasStopped) this.#draining.end();
    return this.#lifecycle.start();
  }

  /** Waits for what runs after responses, and calls the stop hooks, once. Never rejects: what is not done `within` milliseconds is reported. */
  stop(within?: number): Promise<void> {
    return this.#lifecycle.stop(within);
  }

  /** Whether `drain` was called. */
  get draining(): boolean {
    return this.#draining.hasBegun;
  }

  /** Announces that this process will stop: readiness becomes 503, and every other request is handled as before. */
  drain(): void {
    this.#draining.begin();
  }

  /**
   * Handles a request. Never throws or rejects. The response can be sent as it is (rulings 31 and 32): a status from 200 to 599; fields
   * without those of the connection, and with Content-Length only for a stream or on HEAD; a body of text, bytes, a ResponseStream, or
   * null, which it always is on HEAD, 204, 205 and 304.
   */
  handle(request: HttpRequest): EventualResponse {
    return this.#surrounded === undefined ? this.#handle(request) : this.#surrounded(request);
  }

  #handle(request: HttpRequest): EventualResponse {
    try {
      const match = this.#router.find(request.path);
      if (match === undefined || !this.#takeParams(request, match)) {
        const respond = () => this.#crossOrigin.share(request, this.#refusal(request, match !== undefined));
        return this.#observed(request, respond);
      }
      const target = match.value;
      return target.kind === "resource"
        ? target.family.walk(request.method)(request, target)
        : this.#observed(request, () => target.handle(request), target.pattern);
    } catch (error) {
      return this.fault(request, error);
    }
  }

  /** Whether a route matches a path, percent-encoded as it was sent: a server can hand all others to another framework. */
  matches(path: string): boolean {
    return this.#router.find(path) !== undefined;
  }

  /** Handles a request on a runtime that does not tell when it begins: it waits for the start hooks. If one throws: 503; the next tries again. */
  handleStarted(request: HttpRequest): EventualResponse {
    if (this.#lifecycle.isReady) return this.handle(request);
    return this.start().then(
      () => this.handle(request),
      (error: unknown) => this.errors.unavailable(request, error),
    );
  }

  #inside(around: Around | undefined, deadline: number): ((request: HttpRequest) => EventualResponse) | undefined {
    const handle = (request: HttpRequest) => this.#handle(request);
    const fault = (request: HttpRequest, error: unknown) => this.fault(request, error);
    return this.#parts.surrounding(around && surrounded({ around, deadline, handle, fault }), handle, this);
  }

  #failed(error: unknown, ctx: Context | undefined, told: ErrorHook): void {
    for (const tell of this.#listeners) tell(error, ctx);
    if (ctx === undefined) told(error, ctx);
    else ctx.request.inside(() => told(error, ctx));
  }

  /** What reaches no resource: a resource's walk tells the observer itself. */
  #observed(request: HttpRequest, respond: () => EventualResponse, route?: string): EventualResponse {
    if (!this.#observer.isWatching()) return respond();
    const startedAt = performance.now();
    return whenResolved(respond(), (response) => this.#observer.ended({ request, response, startedAt, route }));
  }

  /** The response that a runtime sends where the first one cannot be sent; the error is reported. */
  fault(request: HttpRequest, error: unknown): HttpResponse {
    return this.errors.last(request, error);
  }

  #routes({ routes = [], resources = {} }: ServiceOptions): readonly Route[] {
    const named = namedRoutes(resources as Readonly<Record<string, ResourceRoute>>);
    const isCommand = (each: ResourceRoute) => each instanceof WrittenCommand;
    const commands = named.filter(isCommand);
    return [...named.filter((each) => !isCommand(each)), ...withCommandsTogether([...commands, ...routes])];
  }

  #underParts(route: Route): Route {
    if (route.kind === "resource") return this.#parts.above(route);
    this.#parts.checkHandler(route.method, route.pattern);
    return route;
  }

  /** A load balancer does not sign in: the parts of the service are not called for it. */
  #addReadiness(path: string | undefined): void {
    if (path !== undefined) this.#routing.add(route(path, new Readiness(() => this.#draining.hasBegun)));
  }

  #takeParams(request: HttpRequest, { params, rest }: Match<Target>): boolean {
    const decoded = rest === undefined ? decodeParams(params) : decodeWithRest(params, rest);
    if (decoded !== undefined) request.params = decoded;
    return decoded !== undefined;
  }

  #refusal(request: HttpRequest, isMalformed: boolean): HttpResponse {
    if (isMalformed) return this.errors.response(request, 400, { detail: UNREADABLE_PATH });
    // RFC 9110 9.3.7: `OPTIONS *` asks about the server as a whole.
    if (request.method === "OPTIONS" && request.path === "*") return HttpResponse.empty();
    return this.errors.response(request, 404);
  }
}

/** Why a path is refused although a route matches it. */
export const UNREADABLE_PATH = "The path holds a dot segment, or an escape that is no text.";
