import fc from "fast-check";
import {
  type Context,
  jsonCodec,
  type LiteralRoute,
  part,
  Resource,
  removed,
  resource,
  stale,
  stored,
} from "signalbox";
import { textCodec } from "signalbox/codecs";
import { end } from "signalbox/nodes";
import { patchCodecs } from "signalbox/patch";
import { z } from "zod";
import { ALL_PLACES, isReached, nodeAt } from "./nodes.ts";
import { scriptedCache } from "./scriptedCache.ts";
import { scriptedStore } from "./scriptedStore.ts";

/** What a generated resource declares and returns. A key that is not there is not overridden. */
export type Traits = Readonly<Record<string, unknown>>;

const DATE = new Date("2024-01-01T12:00:00.500Z");

/** The callbacks of the first nodes: they refuse seldom, or few requests would get any further. */
const GATES = {
  serviceAvailable: [true, 30, new Date("2030-01-01T00:00:00Z")],
  withinRateLimit: [true, 1.5, -1],
  uriTooLong: [false, true],
  tooEarly: [false, true],
  malformedRequest: [false, true],
  isAuthorized: [true, false, 'Basic realm="x"'],
  forbidden: [false, true],
  withinQuota: [true, { retryAfter: 7, problem: { type: "/problems/quota", policy: "reads" } }],
  isLegallyRestricted: [false, true, "https://example.org/court"],
  validContentHeaders: [true, false],
} as const satisfies Readonly<Record<string, readonly unknown[]>>;

/** Callbacks with the values that they may return; generated resources override any subset of them. */
const RETURNS = {
  resourceExists: [true, false],
  withheld: [false, false, true, { problem: { detail: "It is not yours." } }],
  generateEtag: ["v1", '"v1"', 'W/"v1"', undefined],
  lastModified: [DATE, undefined],
  expires: [new Date("2031-01-01T00:00:00Z"), undefined],
  cacheControl: ["max-age=60", undefined],
  vary: [[], ["Cookie"]],
  contentLocation: [undefined, "/here"],
  equivalentLocation: [undefined, "/here?asked"],
  links: [[], [{ href: "/it?page=2", rel: "next" }]],
  requireConditionalWrite: [true, false],
  upgrade: [undefined],
  previouslyExisted: [true, false],
  movedPermanently: [false, false, "/there"],
  permanentRedirect: [false, false, "/there"],
  movedTemporarily: [false, false, "/there"],
  allowMissingPost: [true, false],
  isConflict: [false, false, true],
  postIsCreate: [true, false],
  seeOther: [false, "/seen"],
  accepted: [false, true, "/queue/1"],
  deleteCompleted: [true, false],
  multipleChoices: [false, false, true, [{ type: "text/html", href: "/a.html" }]],
} as const satisfies Readonly<Record<string, readonly unknown[]>>;

const ACTS = {
  represent: [{ a: 1 }, [1, 2], "text", null, new TextEncoder().encode("some bytes"), new Blob(["a source"])],
  apply: [undefined, { stored: true }],
  processPost: [undefined, { done: true }],
  createPath: ["/new/1", "/neu/ü"],
  deleteResource: [true, false, undefined, { deleted: 1 }],
} as const satisfies Readonly<Record<string, readonly unknown[]>>;

/** What is deprecated and stays; what will be gone, and what is. */
const AGED = { since: new Date("2024-01-01T00:00:00Z"), link: "/why", sunsetLink: "/when" };
const ENDING = { sunset: new Date("2100-01-01T00:00:00Z"), gone: true };
const ENDED = { since: new Date("2020-01-01T00:00:00Z"), sunset: new Date("2021-01-01T00:00:00Z"), gone: true };
const PATCH_TYPES = ["application/merge-patch+json", "application/json-patch+json"];
const ALL = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "QUERY"];

const DECLARATIONS = {
  allowedMethods: [ALL, ALL, ALL, ["GET"], ["POST", "PUT"], ["DELETE", "PATCH"], ["GET", "QUERY"]],
  produces: [["application/json"], ["application/json", "text/plain"], ["text/plain"]],
  consumes: [[], ["application/json"], ["application/json", "text/plain"]],
  patches: [[], [], ["application/merge-patch+json"], [...PATCH_TYPES], ["application/json-patch+json"]],
  languages: [[], ["en"], ["en", "de"]],
  encodings: [[], ["gzip"], ["identity", "deflate"]],
  storedEncodings: [[], [], ["gzip"]],
  ranges: [undefined, "bytes", "bytes"],
  digests: [[], [], ["sha-256"], ["sha-512", "sha-256"]],
  requireDigest: [false, false, false, true],
  sendDigest: [undefined, "content", "representation"],
  deprecation: [...Array<undefined>(6).fill(undefined), false, AGED, ENDING, ENDED, { PUT: AGED }],
  idempotency: [
    undefined,
    undefined,
    { store: scriptedStore },
    { store: scriptedStore, required: true },
    { store: scriptedStore, methods: ["POST", "PUT", "DELETE"] },
  ],
  cache: [undefined, undefined, { store: scriptedCache, shared: true }],
  preferences: [[], [], ["return"], ["respond-async"], ["handling", "wait"], ["return", "respond-async", "handling"]],
  ignoreUnacceptable: [true, false, ["type"], ["language", "encoding"]],
  putCreates: [true, true, false],
  concurrency: [undefined, undefined, "optimistic"],
  withheldAsMissing: [false, true],
  deadline: [undefined, 60_000],
  maxBodyBytes: [undefined, 4, 1000],
  rawBody: [false, false, true],
  invalidBody: [undefined, undefined, 422],
  errorProduces: [["application/problem+json"], ["application/problem+json", "text/html"]],
} as const satisfies Readonly<Record<string, readonly unknown[]>>;

const BODY = z.object({ a: z.number() });
/** The last refuses every path. */
const PATHS = [...Array<undefined>(5).fill(undefined), z.object({}), z.object({ it: z.literal("other") })];
const QUERY = z.object({ page: z.coerce.number().optional() });

/** What acts say of the state in the end. The content is another than GET's. */
const SAID = [
  () => stored(),
  () => stored({ a: 2 }),
  () => stored({ a: 2 }, { asSent: true }),
  () => stored({ a: 2 }, { b: 1 }),
];

/** Each value at once, or as a promise. */
function callback(returns: readonly unknown[]): fc.Arbitrary<() => unknown> {
  return fc.tuple(fc.constantFrom(...returns), fc.boolean()).map(([returned, later]) => () => {
    return later ? Promise.resolve(returned) : returned;
  });
}

function gate([open, ...refusals]: readonly unknown[]): fc.Arbitrary<() => unknown> {
  return fc.oneof({ weight: 30, arbitrary: callback([open]) }, { weight: 1, arbitrary: callback(refusals) });
}

const REFUSAL = { problem: { price: 3 }, headers: { Location: "/pay" } };

/** Few resources have nodes, each at a place of its own. They refuse seldom. */
const anyNodes = fc
  .uniqueArray(fc.record({ place: fc.constantFrom(...ALL_PLACES), says: fc.integer({ min: 0, max: 9 }) }), {
    selector: ({ place }) => place,
    maxLength: 3,
  })
  .map((all) =>
    all.map(({ place, says }, at) => {
      const ask = () => (says < 8 ? true : says === 8 ? REFUSAL : Promise.resolve(REFUSAL));
      const no = end(at === 0 ? 402 : 307, { headers: { Location: true } });
      return { place, own: nodeAt(place, `X${at}`, { ask, no }) };
    }),
  );

/** A class that works: every method that it allows has a callback for it. */
export const anyTraits: fc.Arbitrary<Traits> = fc
  .tuple(
    fc.record({ ...mapValues(GATES, gate), ...mapValues(RETURNS, callback) }, { requiredKeys: [] }),
    fc.record(mapValues(ACTS, callback)),
    fc.record(mapValues(DECLARATIONS, (values) => fc.constantFrom<unknown>(...values))),
    fc.record({
      body: fc.constantFrom(BODY, undefined),
      query: fc.constantFrom(QUERY, undefined),
      path: fc.constantFrom(...PATHS),
    }),
    fc.record({ stale: fc.integer({ min: 0, max: 3 }), says: fc.constantFrom(...SAID) }),
    anyNodes,
  )
  .map(([returns, acts, declarations, models, fate, nodes]) => {
    const allowed = declarations["allowedMethods"] as readonly string[];
    const consumes = allowed.some(carries) ? declarations["consumes"] : [];
    // A QUERY without a type to ask in is refused at mount.
    const canAsk = (consumes as readonly string[]).length > 0;
    const allowedMethods = allowed.filter((method) => method !== "QUERY" || canAsk);
    const body = (consumes as readonly string[]).length > 0 ? models.body : undefined;
    const traits = {
      ...acts,
      ...returns,
      ...declarations,
      ...(declarations["concurrency"] === undefined ? {} : optimistic(fate, returns["resourceExists"])),
      allowedMethods,
      consumes,
      body,
      rawBody: declarations["rawBody"] === true && allowedMethods.some(carries),
      query: models.query,
      pathModel: models.path,
      principal: () => "client",
      idempotency: keyed(declarations),
      nodes: nodes.filter(({ place }) => isReached(place, allowedMethods)).map(({ own }) => own),
    };
    return { ...traits, ...storable(traits), preferences: honoured(traits) };
  });

/** Acts that are stale at first: each time, the state has changed once more. */
function optimistic(
  { stale: times, says }: { readonly stale: number; readonly says: () => unknown },
  resourceExists: (() => unknown) | undefined,
): Traits {
  const tries = new WeakMap<object, number>();
  const act = (last: (ctx: Context) => unknown) => (ctx: Context) => {
    const tried = tries.get(ctx.request) ?? 0;
    tries.set(ctx.request, tried + 1);
    return tried < times ? stale : last(ctx);
  };
  return {
    // What was missing, and is stale, was created by someone else.
    ...(resourceExists && { resourceExists: ({ request }: Context) => tries.has(request) || resourceExists() }),
    generateEtag: ({ request }: Context) => `v${1 + (tries.get(request) ?? 0)}`,
    // A creation returns its result.
    apply: act(({ request }) => (request.method === "POST" ? { created: true } : says())),
    processPost: act(says),
    deleteResource: act(() => removed),
  };
}

/** A key is for methods that there are. */
function keyed({ idempotency, allowedMethods }: Traits): unknown {
  const { methods = ["POST", "PATCH"] } = Object(idempotency) as { methods?: readonly string[] };
  return methods.some((method) => (allowedMethods as readonly string[]).includes(method)) ? idempotency : undefined;
}

function carries(method: string): boolean {
  return method.startsWith("P") || method === "QUERY";
}

/** The preferences that something can honour: others are refused at mount. */
function honoured(traits: Traits): readonly string[] {
  const writes = (traits["allowedMethods"] as readonly string[]).filter((method) => method.startsWith("P"));
  return (traits["preferences"] as readonly string[]).filter((preference) => {
    if (writes.length === 0) return false;
    if (preference === "respond-async") return "accepted" in traits;
    return preference !== "handling" || traits["body"] !== undefined;
  });
}

/** Content is stored in a coding that is offered, and given as bytes then; ranges are for those that can be read. */
function storable(traits: Traits): Traits {
  const isStored = [traits["storedEncodings"], traits["encodings"]].every((list) => String(list) === "gzip");
  const isRead = (traits["allowedMethods"] as readonly string[]).includes("GET");
  return {
    storedEncodings: isStored ? ["gzip"] : [],
    ...(isStored ? { represent: () => new Blob(["stored bytes"]) } : {}),
    ...patchable(traits, isStored),
    ranges: isRead ? traits["ranges"] : undefined,
    deprecation: deprecation(traits),
    ...("generateEtag" in traits || "lastModified" in traits ? {} : { lastModified: () => undefined }),
    cache: isRead && "generateEtag" in traits ? traits["cache"] : undefined,
    ...((traits["digests"] as readonly string[]).length > 0 ? {} : { requireDigest: false, sendDigest: undefined }),
  };
}

/** By method, only a method that is allowed is deprecated. */
function deprecation({ deprecation: declared, allowedMethods }: Traits): unknown {
  const isOfPut = typeof declared === "object" && declared !== null && "PUT" in declared;
  return isOfPut && !(allowedMethods as readonly string[]).includes("PUT") ? AGED : declared;
}

/** Patches are for PATCH, with a model, and for what is represented as a value. */
function patchable({ patches, allowedMethods, represent, body }: Traits, isStored: boolean): Traits {
  const mayPatch = !isStored && body !== undefined && (allowedMethods as readonly string[]).includes("PATCH");
  if (!mayPatch || (patches as readonly string[]).length === 0) return { patches: [] };
  const given = represent as () => unknown;
  const isValue = (value: unknown) => !(value instanceof Uint8Array || value instanceof Blob);
  const represented = () => {
    const value = given();
    if (value instanceof Promise) return value.then((settled: unknown) => (isValue(settled) ? settled : { a: 1 }));
    return isValue(value) ? value : { a: 1 };
  };
  return { represent: represented };
}

export const CODECS = { "application/json": jsonCodec, "text/plain": textCodec, ...patchCodecs };

/** Its callbacks are those of a class that it extends: what nothing can call is refused of its own. */
export function resourceWith(traits: Traits): Resource {
  class Below extends Resource {}
  class Generated extends Below {}
  const isOfClass = ([, value]: readonly [string, unknown]) => typeof value === "function";
  const copied = Object.entries(copyLists(traits));
  Object.assign(Below.prototype, Object.fromEntries(copied.filter(isOfClass)));
  return Object.assign(new Generated(), Object.fromEntries(copied.filter((each) => !isOfClass(each))));
}

/** What each method does in its block of a literal. */
const ACTS_OF = {
  GET: ["represent"],
  PUT: ["apply"],
  PATCH: ["apply"],
  POST: ["processPost"],
  DELETE: ["deleteResource"],
  QUERY: ["represent"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The same resource as a literal: acts in the parts of their methods, everything else at the top, or the other way round. */
export function literalWith(traits: Traits, inParts: boolean): LiteralRoute {
  const { allowedMethods, ...rest } = copyLists(traits);
  const methods = (allowedMethods as readonly string[]).filter((method) => method !== "HEAD");
  const others = Object.fromEntries(
    Object.entries(rest).filter(([name, value]) => !(name in ACTS) && value !== undefined),
  );
  // In a part, because what nothing can call is refused of a resource's own.
  const isShared = ([name, value]: readonly [string, unknown]) =>
    typeof value === "function" && name !== "postIsCreate";
  const callbacks = part(Object.fromEntries(Object.entries(others).filter(isShared)));
  const shared = (piece: Traits) => ({
    ...Object.fromEntries(Object.entries(piece).filter(([, value]) => typeof value !== "function")),
    with: [callbacks],
  });
  const partOf = (method: string) => {
    const acts: readonly string[] = ACTS_OF[method as keyof typeof ACTS_OF];
    const creating = method === "POST" && "postIsCreate" in rest ? ["postIsCreate", "apply", "createPath"] : [];
    // A write represents what GET does, or has a represent of its own.
    const isAlone = method.startsWith("P") && !methods.includes("GET");
    const patching = method === "PATCH" && (rest["patches"] as readonly string[]).length > 0;
    const representing = isAlone || patching ? ["represent"] : [];
    return Object.fromEntries([...acts, ...creating, ...representing].map((act) => [act, rest[act]]));
  };
  const withoutBody = Object.fromEntries(
    Object.entries(others).filter(([name]) => name !== "consumes" && name !== "body" && name !== "postIsCreate"),
  );
  const inPart = (method: string) => {
    const { pathModel: _, ...own } = carries(method) ? others : withoutBody;
    return own;
  };
  const blocks = methods.map((method) => [method, { ...(inParts ? shared(inPart(method)) : {}), ...partOf(method) }]);
  const top = methods.some(carries) ? others : withoutBody;
  return resource("/{it}", {
    ...Object.fromEntries(blocks),
    ...(inParts ? { pathModel: others["pathModel"] } : shared(top)),
    codecs: CODECS,
  } as never);
}

/** Mounting freezes what is declared; the generator's own lists stay as they are. */
function copyLists(traits: Traits): Traits {
  return mapValues(traits, (value) => (Array.isArray(value) ? [...value] : value));
}

function mapValues<T, R>(record: Readonly<Record<string, T>>, map: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
