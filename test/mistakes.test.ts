import { readFileSync } from "node:fs";
import { command, group, Halt, HttpResponse, MountError, part, Resource, resource, route, Service } from "signalbox";
import { MemoryCache } from "signalbox/cache";
import { setCookie } from "signalbox/cookies";
import { MemoryStore } from "signalbox/idempotency";
import { DurableObjectStore } from "signalbox/idempotency/durable-object";
import { RedisStore } from "signalbox/idempotency/redis";
import { clientKeyOf, TokenBucket } from "signalbox/limit";
import { DurableObjectLimiter } from "signalbox/limit/durable-object";
import { RedisLimiter } from "signalbox/limit/redis";
import { nodeListener } from "signalbox/node";
import { staticFiles } from "signalbox/static";
import { request } from "signalbox/testing";
import { describe, expect, it } from "vitest";

/** docs/mistakes.md says of each typical mistake when it is caught. Here each is made. */

type Mounted = NonNullable<ConstructorParameters<typeof Service>[0]["routes"]>[number];

class Plain extends Resource {
  override represent(): unknown {
    return 1;
  }
}
const literal = (keys: object): Mounted => resource("/it", keys as never);
const classOf = (members: object): Mounted => route("/it", Object.assign(new Plain(), members));

const cached = () => part({ cacheControl: () => "no-store" });
const creating = { allowedMethods: ["POST"], postIsCreate: () => true, apply: () => 1 };
const moved = { resourceExists: () => false, previouslyExisted: () => true, movedPermanently: () => true };
const writable = {
  allowedMethods: ["GET", "HEAD", "PUT", "DELETE"],
  consumes: ["application/json"],
  apply: () => 1,
  deleteResource: () => true,
};
const late = part({ setHeaders: (async () => ({})) as () => never });
const taking = part({ provide: (() => ({ request: 1 })) as () => never });
const halting = part({ isAuthorized: (() => new Halt(401)) as () => never });
const limiter = new TokenBucket({ capacity: 1 });
const ofBook = part({ params: ["id"], find: () => "book" });

const handler = command("POST", "/hook", () => HttpResponse.empty());
const passedBy = (): Mounted => {
  const { resources } = new Service({ with: [part({ isAuthorized: () => "Bearer" })], routes: [handler] });
  return expect.unreachable(`mounted ${resources.length}`);
};

const optioned = (options: object) => (): Mounted =>
  expect.unreachable(`mounted ${new Service(options).resources.length}`);

const listened = (limits: object) => (): Mounted =>
  expect.unreachable(`made ${nodeListener(new Service({ routes: [] }), limits).name}`);

/** What takes options that are given before a service is built, and refuses a misspelt one. */
const OPTIONED: readonly ((options: never) => unknown)[] = [
  (options) => new TokenBucket(options),
  (options) => new RedisLimiter(options),
  (options) => new DurableObjectLimiter(options),
  (options) => clientKeyOf(options),
  (options) => new MemoryStore(options),
  (options) => new RedisStore(options),
  (options) => new DurableObjectStore(options),
  (options) => new MemoryCache(options),
  (options) => staticFiles("/files", options),
];
const given = (take: (options: never) => unknown, options: object) => (): Mounted =>
  expect.unreachable(`took ${String(take(options as never))}`);

const cookied = (ctx: Parameters<typeof setCookie>[0]): string => {
  setCookie(ctx, "a", "1", { httponly: false } as never);
  return "never";
};

/** What is refused at mount: the mistake, in each form that can make it, with its code. */
const AT_MOUNT: Readonly<Record<string, readonly [mount: () => Mounted, code: string][]>> = {
  "A misspelt key": [
    [() => literal({ generateEtga: () => "x", represent: () => 1 }), "UNKNOWN_KEY"],
    [() => classOf({ generateEtga: () => "x" }), "MISSPELT_CALLBACK"],
    [() => classOf({ isForbidden: () => true }), "MISSPELT_CALLBACK"],
    [() => classOf({ witheldAsMissing: true }), "UNKNOWN_KEY"],
  ],
  "The block of a method, such as `GET`, in a class": [[() => classOf({ GET: () => 1 }), "UNKNOWN_KEY"]],
  "An option with a value that it cannot have": [
    [optioned({ maxBodyBytes: Number.NaN }), "BAD_VALUE"],
    [listened({ headerTime: "10s" }), "BAD_VALUE"],
  ],
  "A misspelt option of the service, `serve`, `mountOpenapi`, `debug`, a limiter, a store, `clientKeyOf`, `staticFiles` or `request`":
    [
      [optioned({ errorProduce: [] }), "UNKNOWN_KEY"],
      [listened({ headerByte: 1024 }), "UNKNOWN_KEY"],
      ...OPTIONED.map((take): [() => Mounted, string] => [given(take, { maxKey: 1, prefx: 1 }), "UNKNOWN_KEY"]),
      [given((options) => new RedisLimiter(options), { client: {}, policies: [{ capcity: 1 }] }), "UNKNOWN_KEY"],
      [given((options) => new DurableObjectLimiter(options), { policies: [{ capcity: 1 }] }), "UNKNOWN_KEY"],
    ],
  "A function that returns a resource, instead of the resource": [
    [optioned({ resources: { books: () => literal({}) } }), "NOT_A_ROUTE"],
  ],
  "A resource, part or group without its literal": [[() => literal(undefined as never), "NOT_A_LITERAL"]],
  "A callback that is not a function": [[() => literal({ represent: 1 }), "NOT_A_FUNCTION"]],
  "A callback that nothing can call": [
    [() => literal({ movedPermanently: () => "/there", represent: () => 1 }), "NEVER_CALLED"],
    [() => classOf({ seeOther: () => "/there" }), "NEVER_CALLED"],
  ],
  "A group and a pattern without exactly one slash between them": [
    [() => group("/api").resource("it", { represent: () => 1 }), "BAD_PATTERN"],
  ],
  "A write that is public while its siblings are guarded": [
    [
      () => literal({ GET: { isAuthorized: () => true, represent: () => 1 }, DELETE: { deleteResource: () => true } }),
      "UNGUARDED_WRITE",
    ],
    [() => classOf({ ...writable, isAuthorized: () => true, onlyFor: { isAuthorized: ["PUT"] } }), "UNGUARDED_WRITE"],
  ],
  "A creating POST without `createPath`": [
    [() => literal({ POST: { apply: () => 1 } }), "NO_CREATE_PATH"],
    [() => classOf(creating), "NO_CREATE_PATH"],
  ],
  "A POST that could create or not": [
    [() => literal({ apply: () => 1, createPath: () => "/", processPost: () => 1 }), "AMBIGUOUS_POST"],
  ],
  "An asynchronous description": [[() => classOf({ describe: async () => ({}) }), "ASYNC_DESCRIPTION"]],
  "Two parts with the same callback": [
    [() => literal({ with: [cached(), cached()], represent: () => 1 }), "PARTS_COLLIDE"],
    [() => classOf({ with: [cached(), cached()] }), "PARTS_COLLIDE"],
  ],
  "A guard of the service together with a plain handler": [[passedBy, "UNREACHED_HANDLER"]],
  "A part that needs a parameter which the pattern lacks": [
    [() => literal({ with: [ofBook], represent: () => 1 }), "PATTERN_LACKS_PARAMETER"],
    [() => classOf({ with: [ofBook] }), "PATTERN_LACKS_PARAMETER"],
  ],
};

/** What only a value can show: a 500, and the words of the report. */
const REPORTED: Readonly<Record<string, readonly Mounted[]>> = {
  "A promise inside a value": [
    literal({ represent: () => ({ author: Promise.resolve("ann") }) }),
    classOf({ represent: () => ({ author: Promise.resolve("ann") }) }),
  ],
  "A promise inside a problem, a choice or a link": [
    literal({ forbidden: () => ({ problem: { current: Promise.resolve(1) } }), represent: () => 1 }),
    classOf({ forbidden: () => ({ problem: { current: Promise.resolve(1) } }) }),
  ],
  "A redirect without an address": [literal({ ...moved, represent: () => 1 }), classOf(moved)],
  "A Map, a Set or a generator inside a value": [
    literal({ represent: () => ({ tags: new Map() }) }),
    classOf({ represent: () => ({ tags: new Map() }) }),
  ],
  "A Halt, an Error or an HttpResponse that is returned, not thrown": [
    literal({ represent: () => new Halt(404) }),
    classOf({ represent: async () => new Halt(404) }),
  ],
  "A guard of a part that returns a Halt": [
    literal({ with: [halting], represent: () => 1 }),
    classOf({ with: [halting] }),
  ],
  "A decision without a return": [
    literal({ forbidden: () => undefined, represent: () => 1 }),
    literal({
      with: [part({ forbidden: (() => undefined) as () => never })],
      forbidden: () => false,
      represent: () => 1,
    }),
    classOf({ forbidden: async () => undefined }),
  ],
  "A decision that returns the thing it found": [
    literal({ resourceExists: () => ({ title: "Signals" }), represent: () => 1 }),
    classOf({ resourceExists: () => ({ title: "Signals" }) }),
  ],
  "A limiter's key that is not a string": [
    literal({ withinRateLimit: () => limiter.check(7 as never) ?? true, represent: () => 1 }),
    classOf({ withinRateLimit: () => limiter.check(7 as never) ?? true }),
  ],
  "State kept on the resource": [
    literal({
      represent(this: { hits?: number }) {
        this.hits = 1;
      },
    }),
  ],
  "`find` that returns true instead of the thing": [literal({ find: () => true, represent: () => 1 })],
  "A part that provides a name of every context": [
    literal({ with: [taking], represent: () => 1 }),
    classOf({ with: [taking] }),
  ],
  "A misspelt attribute of a cookie": [literal({ represent: cookied }), classOf({ represent: cookied })],
  "A part whose `setHeaders` returns a promise": [
    literal({ with: [late], represent: () => 1 }),
    classOf({ with: [late] }),
  ],
};

/** The words of the compiler that test/literal-types.test.ts and test/types.test.ts expect. */
const COMPILED = readFileSync(new URL("literal-types.test.ts", import.meta.url), "utf8");
const OF_THE_COMPILER = [
  "A response that differs from its model",
  "A typed query without a model",
  "A body without a model",
  "`find` without a return",
  "Ownership checked before `find`",
  "A limit that depends on the user",
];

interface Row {
  readonly mistake: string;
  readonly when: string;
  readonly says: string;
}

const ROWS: readonly Row[] = readFileSync(new URL("../docs/mistakes.md", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| Mistake") && !line.startsWith("| ---"))
  // The rows of two columns are mistakes at the command line, which have a test of their own.
  .filter((line) => line.split(" | ").length === 4)
  .map((line) => {
    const [mistake = "", literally = "", byClass = "", says = ""] = line.slice(2, -2).split(" | ");
    return { mistake, when: `${literally}, ${byClass}`, says };
  });
const rowOf = (mistake: string): Row => ROWS.find((row) => row.mistake === mistake) ?? expect.unreachable(mistake);

describe("docs/mistakes.md", () => {
  it("has a row for each mistake that is made here, and no other", () => {
    const made = [...Object.keys(AT_MOUNT), ...Object.keys(REPORTED), ...OF_THE_COMPILER];
    expect(ROWS.map(({ mistake }) => mistake).sort()).toEqual(made.sort());
  });

  it.each(Object.entries(AT_MOUNT))("at mount: %s", (mistake, cases) => {
    const { when, says } = rowOf(mistake);
    expect(when).toContain("mount");
    for (const [mount, code] of cases) {
      expect(() => new Service({ routes: [mount()] })).toThrow(MountError);
      expect(() => new Service({ routes: [mount()] })).toThrow(code);
      expect(says).toContain(code);
    }
  });

  it("at the first request of a test: a misspelt option", async () => {
    const service = new Service({ routes: [literal({ represent: () => 1 })] });
    const asked = request(service, "GET", "/it", { header: { accept: "text/html" } } as never);
    await expect(asked).rejects.toThrow("it has header, which nothing reads");
    await expect(asked).rejects.toThrow("headers");
  });

  it("a class's write may be public where its description says so", () => {
    const guarded = { ...writable, isAuthorized: () => true, onlyFor: { isAuthorized: ["PUT"] } };
    const said = { describe: () => ({ delete: { security: [] } }) };
    expect(() => new Service({ routes: [classOf({ ...guarded, ...said })] })).not.toThrow();
    const readsToo = { ...writable, isAuthorized: () => true, onlyFor: { isAuthorized: ["PUT", "DELETE"] } };
    expect(() => new Service({ routes: [classOf(readsToo)] })).not.toThrow();
  });

  it.each(Object.entries(REPORTED))("in the report: %s", async (mistake, mounted) => {
    const { when, says } = rowOf(mistake);
    expect(when).toContain("500");
    for (const each of mounted) {
      const reported: string[] = [];
      const service = new Service({
        routes: [each],
        trace: true,
        onError: (error) => void reported.push(String(error)),
      });
      expect((await request(service, "GET", "/it")).status).toBe(500);
      expect(reported.join()).toContain(says);
    }
  });

  it.each(OF_THE_COMPILER)("by the compiler: %s", (mistake) => {
    const { when, says } = rowOf(mistake);
    expect(when).toContain("compiler");
    const expected = COMPILED.split("\n").filter((line) => line.includes("@ts-expect-error"));
    expect(expected.some((line) => line.replaceAll('\\"', '"').includes(says))).toBe(true);
  });
});
