import fc from "fast-check";
import { type Context, Halt, jsonCodec, part, Resource, removed, route, Service, stale, stored } from "signalbox";
import { textCodec } from "signalbox/codecs";
import { end, type OwnNode, type Place } from "signalbox/nodes";
import { patchCodecs } from "signalbox/patch";
import { z } from "zod";
import { ALL_PLACES, isReached, nodeAt } from "../generated/nodes.ts";
import { resourceWith } from "../generated/resources.ts";
import { scriptedCache } from "../generated/scriptedCache.ts";
import { scriptedStore } from "../generated/scriptedStore.ts";

/** Callbacks that a generated resource may override, with the values that lead either way. */
export const RETURNS: Readonly<Record<string, { readonly yes: unknown; readonly no: unknown }>> = {
  serviceAvailable: { yes: true, no: 7 },
  withinRateLimit: { yes: true, no: 2 },
  uriTooLong: { yes: true, no: false },
  malformedRequest: { yes: true, no: false },
  isAuthorized: { yes: true, no: "Bearer" },
  forbidden: { yes: true, no: false },
  withinQuota: { yes: true, no: { retryAfter: 3 } },
  isLegallyRestricted: { yes: "https://example.org/court", no: false },
  validContentHeaders: { yes: true, no: false },
  resourceExists: { yes: true, no: false },
  withheld: { yes: true, no: false },
  requireConditionalWrite: { yes: true, no: false },
  previouslyExisted: { yes: true, no: false },
  movedPermanently: { yes: "/there", no: false },
  permanentRedirect: { yes: "/there", no: false },
  movedTemporarily: { yes: "/there", no: false },
  allowMissingPost: { yes: true, no: false },
  deleteCompleted: { yes: true, no: false },
  postIsCreate: { yes: true, no: false },
  isConflict: { yes: true, no: false },
  seeOther: { yes: "/seen", no: false },
  accepted: { yes: "/queue/1", no: false },
  multipleChoices: { yes: true, no: false },
};

/** What each callback returns where a request does not say: so that the request gets on. */
const GOES_ON = new Set([
  "serviceAvailable",
  "withinRateLimit",
  "withinQuota",
  "isAuthorized",
  "validContentHeaders",
  "resourceExists",
]);

const VALUES: Readonly<Record<string, unknown>> = {
  generateEtag: "v1",
  lastModified: new Date("2024-01-01T12:00:00Z"),
  cacheControl: "max-age=60",
  expires: new Date("2031-01-01T00:00:00Z"),
  vary: ["Cookie"],
  links: [{ href: "/it?page=2", rel: "next" }],
  contentLocation: "/it/here",
  equivalentLocation: "/it?asked",
};

/** What a request says that callbacks shall return: a JSON object in this field. */
export const SAY = "x-say";

export function said(ctx: Context): Readonly<Record<string, unknown>> {
  return JSON.parse(ctx.request.headers.get(SAY) ?? "{}");
}

const WRITES = ["POST", "PUT", "PATCH", "DELETE"];
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "QUERY"];
const AGED = { since: new Date("2024-01-01T00:00:00Z"), link: "/why" };
const ENDING = { sunset: new Date("2100-01-01T00:00:00Z"), sunsetLink: "/when", gone: true };
/** A time behind the sunset, for requests that say that they are late. */
export const LATE = Date.parse("2101-01-01T00:00:00Z");
const MERGE_PATCH = "application/merge-patch+json";
const JSON_PATCH = "application/json-patch+json";
const BODY = z.object({ a: z.number() });
const CLOSED = z.strictObject({ a: z.number() });
/** What is in a wrapper is documented as it is checked. */
const BODIES = {
  plain: BODY,
  readonly: CLOSED.readonly(),
  optional: CLOSED.optional(),
  default: CLOSED.default({ a: 2 }),
} as const;
const QUERY = z.object({ page: z.coerce.number().optional() });

export interface Blueprint {
  readonly nodes: readonly Place[];
  readonly callbacks: readonly string[];
  readonly declarations: Readonly<Record<string, unknown>>;
  readonly describes: Readonly<Record<string, readonly number[]>>;
  readonly processes: boolean;
  readonly consumes: boolean;
  readonly hasBody: boolean;
  readonly hasQuery: boolean;
  /** Whether what is consumed is said by method: of PUT only. */
  readonly byMethod: boolean;
  readonly wrapper: keyof typeof BODIES;
  /** The callbacks that a part of the service has in place of the resource. */
  readonly ofService: readonly string[];
}

/** What a part of the service may decide for all. */
const GATES = ["serviceAvailable", "withinRateLimit", "uriTooLong", "isAuthorized", "forbidden", "withinQuota"];

/** Two that share their status with others, and one that does not. */
const ENDS = [
  end(402, { members: z.object({ price: z.number() }) }),
  end(404, { headers: { "X-Flag": "off" } }),
  end(421),
];

/** It passes, unless the request says otherwise. */
function ownNode(place: Place, at: number): OwnNode {
  const ask = (ctx: Context) => said(ctx)[`X${at}`] !== false || { problem: at === 0 ? { price: 3 } : {} };
  return nodeAt(place, `X${at}`, { ask, no: ENDS[at] ?? end(421) });
}

export const anyBlueprint: fc.Arbitrary<Blueprint> = fc.record({
  nodes: fc.oneof(fc.constant([]), fc.uniqueArray(fc.constantFrom(...ALL_PLACES), { maxLength: 3 })),
  callbacks: fc.subarray([...Object.keys(RETURNS), ...Object.keys(VALUES)]),
  declarations: fc.record({
    allowedMethods: fc.oneof(fc.constant(METHODS), fc.subarray(METHODS, { minLength: 1 })),
    produces: fc.constantFrom(["application/json"], ["application/json", "text/plain"]),
    languages: fc.constantFrom([], ["en"], ["en", "de"]),
    encodings: fc.constantFrom([], ["gzip"], ["zstd"], ["identity"]),
    storedEncodings: fc.constantFrom([], ["gzip"]),
    ranges: fc.constantFrom(undefined, "bytes"),
    digests: fc.constantFrom([], ["sha-256"]),
    preferences: fc.constantFrom(
      [],
      ["return"],
      ["respond-async"],
      ["handling"],
      ["return", "respond-async", "handling"],
    ),
    patches: fc.constantFrom([], [MERGE_PATCH], [MERGE_PATCH, JSON_PATCH], [JSON_PATCH]),
    deprecation: fc.constantFrom(undefined, undefined, false, AGED, ENDING),
    idempotency: fc.constantFrom(
      undefined,
      { store: scriptedStore },
      { store: scriptedStore, required: true, methods: ["POST", "PUT", "PATCH", "DELETE"] },
    ),
    cache: fc.constantFrom(undefined, { store: scriptedCache, shared: true }),
    ignoreUnacceptable: fc.boolean(),
    putCreates: fc.boolean(),
    concurrency: fc.constantFrom(undefined, undefined, "optimistic"),
    withheldAsMissing: fc.boolean(),
    onlyFor: fc.constantFrom({}, { isAuthorized: WRITES, forbidden: ["GET"] }, { resourceExists: ["GET"] }),
    maxBodyBytes: fc.constantFrom(undefined, 100),
    rawBody: fc.boolean(),
    invalidBody: fc.constantFrom(undefined, 400, 422),
    errorProduces: fc.constantFrom(["application/problem+json"], ["application/problem+json", "text/html"]),
    halts: fc.constantFrom([], [422], [422, 402], [401, 404, 429], { PUT: [423, 415] }),
  }),
  describes: fc.dictionary(
    fc.constantFrom("post", "put", "patch", "delete", "head", "options"),
    fc.constantFrom([], [200], [204], [200, 204]),
  ),
  processes: fc.boolean(),
  consumes: fc.boolean(),
  hasBody: fc.boolean(),
  hasQuery: fc.boolean(),
  byMethod: fc.boolean(),
  wrapper: fc.constantFrom("plain", "plain", "readonly", "optional", "default"),
  ofService: fc.oneof(fc.constant([]), fc.subarray(GATES)),
});

/** A resource that returns what each request says, and whose description is true. */
export function resourceOf(blueprint: Blueprint): Resource {
  const { declarations, processes, hasQuery } = blueprint;
  const callbacks = askable(blueprint);
  const allowed = allowedIn(blueprint);
  const consumes = blueprint.consumes && allowed.some((method) => method.startsWith("P") || method === "QUERY");
  const traits: Record<string, unknown> = { ...declarations, allowedMethods: allowed };
  const encodings = declarations["encodings"] as readonly string[];
  if (!encodings.includes("gzip")) traits["storedEncodings"] = [];
  if (!allowed.includes("GET")) traits["ranges"] = undefined;
  if (!allowed.some((method) => method.startsWith("P") || method === "QUERY")) traits["rawBody"] = false;
  if (!allowed.includes("GET") || !callbacks.includes("generateEtag")) traits["cache"] = undefined;
  const patches = [allowed.includes("PATCH"), consumes, blueprint.hasBody].every(Boolean)
    ? declarations["patches"]
    : [];
  traits["patches"] = (traits["storedEncodings"] as readonly string[]).length > 0 ? [] : patches;
  const { methods = ["POST", "PATCH"] } = Object(declarations["idempotency"]) as { methods?: readonly string[] };
  if (!methods.some((method) => allowed.includes(method))) traits["idempotency"] = undefined;
  traits["principal"] = () => "client";
  const isStored = (traits["storedEncodings"] as readonly string[]).length > 0;
  const represent = () => (isStored ? new TextEncoder().encode("stored") : { a: 1 });
  const halts = declarations["halts"] as object;
  if (!Array.isArray(halts) && !allowed.includes("PUT")) traits["halts"] = [];
  const model = BODIES[blueprint.wrapper];
  traits["consumes"] = consumes ? ["application/json"] : [];
  if (consumes && blueprint.hasBody) traits["body"] = model;
  if (consumes && blueprint.byMethod && allowed.includes("PUT")) {
    const named = ["PUT", ...allowed.filter((method) => method === "QUERY")];
    traits["consumes"] = Object.fromEntries(named.map((method) => [method, ["application/json"]]));
    const patched = (traits["patches"] as readonly string[]).length > 0 ? ["PATCH"] : [];
    const checked = [...named, ...patched].map((method) => [method, model]);
    traits["body"] = blueprint.hasBody ? Object.fromEntries(checked) : undefined;
  }
  if (hasQuery) traits["query"] = QUERY;
  for (const name of callbacks) if (!blueprint.ofService.includes(name)) traits[name] = callbackOf(name);
  traits["nodes"] = blueprint.nodes.flatMap((place, at) => (isReached(place, allowed) ? [ownNode(place, at)] : []));
  traits["preferences"] = honoured(blueprint, allowed, traits["body"] !== undefined);
  const creates = callbacks.includes("postIsCreate");
  const result = resultOf(blueprint, creates && !processes);
  const apply = (ctx: Context) => {
    ctx.state["isApplied"] = true;
    return result(ctx);
  };
  Object.assign(traits, {
    represent,
    apply,
    deleteResource: result,
    lifespan: (ctx: Context) => halting(ctx, "lifespan"),
  });
  if (!creates || processes) traits["processPost"] = result;
  if (!callbacks.includes("generateEtag")) traits["concurrency"] = undefined;
  if (traits["concurrency"] !== undefined) Object.assign(traits, optimistic(traits));
  if (creates) traits["createPath"] = () => "/it/1";
  const description = descriptionOf(blueprint, allowed, creates && !processes);
  return resourceWith({ ...traits, describe: () => description });
}

/** A write that must be conditional is refused at mount where nothing is there to send back. */
function askable({ callbacks }: Blueprint): readonly string[] {
  const hasValidator = callbacks.includes("generateEtag") || callbacks.includes("lastModified");
  return hasValidator ? callbacks : callbacks.filter((name) => name !== "requireConditionalWrite");
}

/** A QUERY without a type to ask in is refused at mount. */
function allowedIn({ declarations, consumes }: Blueprint): readonly string[] {
  const allowed = declarations["allowedMethods"] as readonly string[];
  const others = allowed.filter((method) => method !== "QUERY");
  return consumes ? allowed : others.length > 0 ? others : ["GET"];
}

/** The preferences that something can honour: others are refused at mount. */
function honoured(
  { callbacks, declarations }: Blueprint,
  allowed: readonly string[],
  hasModel: boolean,
): readonly string[] {
  if (!allowed.some((method) => method.startsWith("P"))) return [];
  return (declarations["preferences"] as readonly string[]).filter((preference) => {
    if (preference === "respond-async") return callbacks.includes("accepted");
    return preference !== "handling" || (hasModel && allowed.some((method) => method.startsWith("P")));
  });
}

function callbackOf(name: string): (ctx: Context) => unknown {
  if (name in VALUES) return () => VALUES[name];
  // What was stored is there.
  if (name === "resourceExists")
    return (ctx) => (ctx.state["isApplied"] ?? "tries" in ctx.state) || (said(ctx)[name] ?? true);
  return (ctx) => {
    halting(ctx, name);
    return said(ctx)[name] ?? RETURNS[name]?.[GOES_ON.has(name) ? "yes" : "no"];
  };
}

/** Where a request says so, the callback throws a Halt. */
function halting(ctx: Context, name: string): void {
  const { halt, haltIn = "lifespan" } = said(ctx);
  if (typeof halt === "number" && haltIn === name) throw new Halt(halt);
}

/**
 * A value or none, as the description promises; where it promises nothing, as the request says. A request may also ask for
 * a value whatever is promised, or for what was stored.
 */
function resultOf({ describes }: Blueprint, onlyCreates: boolean): (ctx: Context) => unknown {
  return async (ctx) => {
    // Content that is not consumed is read here, and its digests are compared while it is.
    if (ctx.request.method.startsWith("P")) await ctx.request.body.bytes();
    const { result, value, stores } = said(ctx);
    if (stores === true) return stored({ a: 1 });
    if (value === true) return { done: true };
    const named = describes[ctx.request.method.toLowerCase()] ?? [];
    // Its 201 is described as null.
    if (onlyCreates && isPost(ctx) && named.length > 0) return undefined;
    const free = named.length !== 1;
    return (free ? result === true : named[0] === 200) ? { done: true } : undefined;
  };
}

/** The same acts under optimistic concurrency: they are stale as often as the request says, each time for another state. */
function optimistic({ apply, deleteResource, processPost }: Record<string, unknown>): Record<string, unknown> {
  const tries = (ctx: Context) => Number(ctx.state["tries"] ?? 0);
  const saying = (act: unknown, say: (ctx: Context, result: unknown) => unknown) => async (ctx: Context) => {
    ctx.state["tries"] = tries(ctx) + 1;
    if (tries(ctx) <= Number(said(ctx)["stale"] ?? 0)) return stale;
    const result: unknown = await (act as (ctx: Context) => unknown)(ctx);
    return say(ctx, result);
  };
  const storing = (ctx: Context) => {
    const { value, asSent } = said(ctx);
    if (value === true) return stored({ a: 1 }, { done: true });
    return stored({ a: 1 }, asSent === true ? { asSent } : undefined);
  };
  return {
    generateEtag: (ctx: Context) => `v${1 + tries(ctx)}`,
    // What was missing, and is stale, was created by someone else.
    ...(apply === undefined ? {} : { apply: saying(apply, (ctx, result) => (isPost(ctx) ? result : storing(ctx))) }),
    deleteResource: saying(deleteResource, (_, result) => (result === undefined ? removed : removed(result))),
    ...(processPost === undefined
      ? {}
      : {
          processPost: saying(processPost, (ctx, result) => (said(ctx)["plain"] === true ? result : storing(ctx))),
        }),
  };
}

function isPost({ request }: Context): boolean {
  return request.method === "POST";
}

function descriptionOf({ describes }: Blueprint, allowed: readonly string[], onlyCreates: boolean): object {
  const entries = Object.entries(describes)
    .filter(([verb]) => verb === "options" || allowed.includes(verb.toUpperCase()))
    .map(([verb, named]) => {
      // HEAD and OPTIONS have one success; a POST that only creates has neither of the two.
      const statuses = verb === "head" || verb === "options" ? [200] : onlyCreates && verb === "post" ? [201] : named;
      return [verb, { responses: Object.fromEntries(statuses.map((status) => [status, status === 200 ? {} : null])) }];
    });
  return Object.fromEntries(entries);
}

export function serviceOf(
  resource: Resource,
  { callbacks, ofService }: Pick<Blueprint, "callbacks" | "ofService">,
): Service {
  const codecs = { "application/json": jsonCodec, "text/plain": textCodec, ...patchCodecs };
  const names = ofService.filter((name) => callbacks.includes(name));
  const whole = part(Object.fromEntries(names.map((name) => [name, callbackOf(name)])));
  const routes = [route("/it", resource, { codecs })];
  return new Service({ with: names.length > 0 ? [whole] : [], routes, trace: true, onError: () => {} });
}
