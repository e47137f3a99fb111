import fc from "fast-check";
import { generateOpenapi, type OperationObject, type ResponseObject } from "signalbox/openapi";
import { request, type TestResponse } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { GUARDING, haltsOf } from "../../src/graph/declared.ts";
import { contractFields } from "../../src/testing/contract.ts";
import { LONG_HANG } from "../bounds.mjs";
import { type Draft, drawsOf, EMPTY } from "./drawing.ts";
import { anyBlueprint, type Blueprint, LATE, RETURNS, resourceOf, SAY, serviceOf } from "./generatedResource.ts";

const VERBS = ["get", "head", "post", "put", "patch", "delete", "options", "query"] as const;

function mounted(blueprint: Blueprint) {
  const service = serviceOf(resourceOf(blueprint), blueprint);
  const [it] = service.resources;
  if (it === undefined) throw new Error("Nothing is mounted.");
  const { resource, plans } = it;
  const document = generateOpenapi(service, { title: "it", version: "1" });
  const operations = VERBS.flatMap((verb): [string, OperationObject][] => {
    const operation = document.paths["/it"]?.[verb];
    return operation === undefined ? [] : [[verb.toUpperCase(), operation]];
  });
  return { resource, plans, service, document, operations };
}

type Mounted = ReturnType<typeof mounted>;

async function send({ service }: Mounted, method: string, draft: Draft): Promise<TestResponse> {
  const { headers, say, body, target } = draft;
  const asked = { headers: { ...headers, [SAY]: JSON.stringify(say) } };
  const clock = say["late"] === true ? vi.spyOn(Date, "now").mockReturnValue(LATE) : undefined;
  const response = await request(service, method, target, body === undefined ? asked : { ...asked, body });
  clock?.mockRestore();
  return response;
}

function resolved({ document }: Mounted, operation: OperationObject, status: number) {
  const response = operation.responses[String(status)];
  if (response === undefined || !("$ref" in response)) return response;
  return document.components.responses?.[response.$ref.split("/").at(-1) ?? ""];
}

function listedFields(listed: ResponseObject | undefined): readonly string[] {
  return Object.keys(listed?.headers ?? {}).map((name) => name.toLowerCase());
}

/** The members that the document gives a problem of this status beside those of every problem. */
function listedMembers(listed: ResponseObject | undefined): readonly string[] {
  const { schema } = listed?.content?.["application/problem+json"] ?? {};
  return Object.keys((schema?.["properties"] as object | undefined) ?? {});
}

const OF_EVERY_PROBLEM = ["type", "title", "status", "detail", "instance"];

/** The members that a problem has beside those of every problem. */
async function membersOf(response: TestResponse): Promise<readonly string[]> {
  if (response.header("content-type") !== "application/problem+json" || response.response.body === null) return [];
  return Object.keys(await response.json()).filter((name) => !OF_EVERY_PROBLEM.includes(name));
}

async function expectListed(
  at: Mounted,
  method: string,
  operation: OperationObject,
  response: TestResponse,
  why: unknown,
): Promise<void> {
  if (response.status === 500) return;
  const listed = resolved(at, operation, response.status);
  // The words of a failure are made where one is: they take longer than the comparison.
  const drew = () => `${method} drew ${response.status} (${response.trace}): ${JSON.stringify(why)}`;
  if (listed === undefined) expect.fail(drew());
  const fields = new Set(listedFields(listed));
  // What a write gives is described by its author or not at all: the content of a 201 or 202 that no description names.
  const isUndescribed = (name: string) => name.startsWith("content-") && listed?.content === undefined;
  const unlisted = [...contractFields(response.response)].filter((name) => !fields.has(name) && !isUndescribed(name));
  if (unlisted.length > 0) expect(unlisted, drew()).toEqual([]);
  const type = response.header("content-type")?.replace(/; charset=utf-8$/, "");
  if (type !== undefined && method !== "HEAD" && response.response.body !== null && response.status >= 400) {
    const [types, members] = [Object.keys(listed.content ?? {}), listedMembers(listed)];
    if (!types.includes(type)) expect(types, drew()).toContain(type);
    const unlistedMembers = (await membersOf(response)).filter((name) => !members.includes(name));
    if (unlistedMembers.length > 0) expect(unlistedMembers, drew()).toEqual([]);
  }
}

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  accept: ["*/*", "image/png", "text/plain", "junk", "application/json;q=0"],
  "content-type": [
    "application/json",
    "image/png",
    "application/json; charset=utf-8",
    "junk",
    "application/merge-patch+json",
    "application/json-patch+json",
  ],
  "content-encoding": ["identity", "gzip"],
  "accept-language": ["en", "zz", "*;q=0"],
  "accept-encoding": ["gzip", "*;q=0", "identity;q=0"],
  "if-match": ["*", '"v1"', '"x"', "junk"],
  "if-none-match": ["*", '"v1"', '"x"', "junk"],
  "if-modified-since": ["Sun, 31 Dec 2023 12:00:00 GMT", "Thu, 01 Jan 2099 00:00:00 GMT", "junk"],
  "content-digest": ["md5=:AAAAAAAAAAAAAAAAAAAAAA==:", "sha-256=:AAAA:", "junk("],
  "repr-digest": ["md5=:AAAAAAAAAAAAAAAAAAAAAA==:", `sha-256=:${"A".repeat(43)}=:`],
  "want-content-digest": ["sha-256=1"],
  "want-repr-digest": ["sha-256=1", "md5=1"],
  prefer: ["return=minimal", "return=representation", "respond-async", "handling=strict", "junk"],
  "idempotency-key": ['"fresh"', '"fresh"', '"running"', '"other"', '"tooMany"', '"down"', '"'],
  range: ["bytes=0-1", "bytes=-2", "bytes=0-0,-1", "bytes=999-", "bytes=5-2"],
  "if-range": ['"v1"', '"v1;gzip"', 'W/"v1"', "Mon, 01 Jan 2024 12:00:00 GMT"],
  "if-unmodified-since": ["Sun, 31 Dec 2023 12:00:00 GMT", "Thu, 01 Jan 2099 00:00:00 GMT", "junk"],
};

/** What is in every request's power: the media types. Other fields only where the document names them. */
const ALWAYS = ["accept", "content-type", "content-encoding", "transfer-encoding"];

const anyReturns: fc.Arbitrary<Draft["say"]> = fc
  .record(
    Object.fromEntries([
      ...Object.entries(RETURNS).map(([name, { yes, no }]) => [name, fc.constantFrom(yes, no)] as const),
      ["result", fc.boolean()] as const,
      ["late", fc.boolean()] as const,
      ["stale", fc.integer({ min: 0, max: 3 })] as const,
      ["plain", fc.boolean()] as const,
      ["asSent", fc.boolean()] as const,
    ]),
    { requiredKeys: [] },
  )
  .map((all) => Object.fromEntries(Object.entries(all).filter((_, at) => at % 3 === 0)));

/** Nodes of an author's refuse now and again. */
const anyRefusals: fc.Arbitrary<Draft["say"]> = fc
  .subarray(["X0", "X1", "X2"])
  .chain((ids) => fc.constantFrom({}, {}, Object.fromEntries(ids.map((id) => [id, false]))));

const anyDraft: fc.Arbitrary<Draft> = fc.record({
  headers: fc
    .tuple(
      ...Object.entries(FIELDS).map(([name, values]) => {
        return fc.option(
          fc.constantFrom(...values).map((value): [string, string] => [name, value]),
          { freq: 2 },
        );
      }),
    )
    .map((fields) => Object.fromEntries(fields.filter((field) => field !== null))),
  say: fc.tuple(anyReturns, anyRefusals).map(([returns, refusals]) => ({ ...returns, ...refusals })),
  body: fc.constantFrom(
    undefined,
    '{"a":1}',
    '{"a":1}',
    '{"a":1,"b":2}',
    '{"a":"x"}',
    "{",
    JSON.stringify({ a: 1, b: "x".repeat(200) }),
    "[]",
    '[{"op":"test","path":"/x","value":1}]',
    '[{"op":"remove","path":"/x"}]',
  ),
  target: fc.constantFrom("/it", "/it", "/it?page=2", "/it?page=x"),
});

function documentedPart({ document }: Mounted, operation: OperationObject, draft: Draft): Draft {
  const names = (operation.parameters ?? []).map((each) => {
    const known = "$ref" in each ? document.components.parameters?.[each.$ref.split("/").at(-1) ?? ""] : each;
    return known?.name.toLowerCase();
  });
  const headers = Object.entries(draft.headers).filter(([name]) => ALWAYS.includes(name) || names.includes(name));
  return { ...draft, headers: Object.fromEntries(headers) };
}

describe("the document of generated resources", () => {
  it(
    "lists every status, field, error type and member of a problem that a documented request draws",
    async () => {
      const seen = new Set<number>();
      await fc.assert(
        fc.asyncProperty(
          anyBlueprint,
          fc.array(anyDraft, { minLength: 8, maxLength: 8 }),
          async (blueprint, drafts) => {
            const at = mounted(blueprint);
            for (const [method, operation] of at.operations) {
              for (const draft of drafts) {
                const asked = documentedPart(at, operation, draft);
                const response = await send(at, method, asked);
                seen.add(response.status);
                await expectListed(at, method, operation, response, { asked, blueprint });
              }
            }
          },
        ),
        { numRuns: 400 },
      );
      expect(seen.size).toBeGreaterThan(20);
    },
    LONG_HANG,
  );

  it(
    "lists no status, field or member of a problem that no request can draw",
    async () => {
      const drawn = new Set<number>();
      await fc.assert(
        fc.asyncProperty(anyBlueprint, async (blueprint) => {
          const at = mounted(blueprint);
          for (const [method, operation] of at.operations) {
            const plan = at.plans.get(method);
            if (plan === undefined) throw new Error(`${method} has no plan.`);
            for (const status of Object.keys(operation.responses).map(Number)) {
              const halts = haltsOf({ resource: at.resource, method }).includes(status) ? haltsWith(status) : [];
              const left = await undrawn(at, [method, operation], status, [halts, drawsOf(plan, status)]);
              if (left.length > 0) expect(left, `${method} ${status} ${JSON.stringify(blueprint)}`).toEqual([]);
              drawn.add(status);
            }
          }
        }),
        { numRuns: 400 },
      );
      expect(drawn.size).toBeGreaterThan(28);
    },
    LONG_HANG,
  );
});

/** Requests in which a callback throws a Halt: before a guard, or in one. */
function haltsWith(status: number): readonly Draft[] {
  return ["lifespan", ...GUARDING].map((haltIn) => ({ ...EMPTY, say: { halt: status, haltIn } }));
}

/** What the document lists of a status and no request draws: the status itself, fields, members of its problem. */
async function undrawn(
  at: Mounted,
  [method, operation]: readonly [string, OperationObject],
  status: number,
  drafts: readonly Iterable<Draft>[],
): Promise<readonly string[]> {
  const listed = resolved(at, operation, status);
  const left = new Set([String(status), ...listedFields(listed), ...listedMembers(listed).map((name) => `.${name}`)]);
  let tried = 0;
  for (const each of drafts) {
    for (const first of each) {
      const bases = method === "PATCH" && at.resource.patches.length > 0 ? [first, ...asPatches(first)] : [first];
      for (const draft of bases.flatMap((base) => [base, ...turned(base, left)])) {
        const response = await send(at, method, documentedPart(at, operation, draft));
        if (response.status === status) {
          for (const seen of [String(status), ...contractFields(response.response)]) left.delete(seen);
          for (const member of await membersOf(response)) left.delete(`.${member}`);
        }
        tried += 1;
        if (left.size === 0) return [];
        if (tried > 600) return [...left];
      }
    }
  }
  return [...left];
}

/** Digests that are wanted, too short, or of other content, and preferences: what each is sent for, and its fields. */
const ASKED_FOR: readonly (readonly [what: string, fields: Readonly<Record<string, string>>])[] = [
  ["content-digest", { "want-content-digest": "sha-256=1", "want-repr-digest": "sha-256=1" }],
  [".invalid_digests", { "content-digest": "sha-256=:AAAA:" }],
  ["preference-applied", { prefer: "handling=lenient" }],
  ["preference-applied", { prefer: "return=representation" }],
  [".mismatched_digests", { "content-digest": `sha-256=:${"A".repeat(43)}=:` }],
];

/** The same content as a patch, where it has JSON's type: a merge patch that is accepted or refused, and a JSON Patch. */
function asPatches(draft: Draft): readonly Draft[] {
  if (draft.headers["content-type"] !== "application/json") return [];
  const typed = (type: string, body = draft.body) => ({
    ...draft,
    headers: { ...draft.headers, "content-type": type },
    body,
  });
  const isWhole = draft.body === '{"a":1}';
  return [
    typed("application/merge-patch+json"),
    typed("application/json-patch+json", isWhole ? "[]" : draft.body),
    ...(isWhole ? [typed("application/merge-patch+json", '{"a":null}')] : []),
  ];
}

/** What a write returns: a value although the description has none (ruling 53), or what was stored (ruling 47). */
const RETURNED: readonly (readonly [what: string, say: Readonly<Record<string, unknown>>])[] = [
  ["content-language", { value: true }],
  ["content-encoding", { value: true }],
  ["preference-applied", { stores: true }],
];

/** The same request, its content in a coding; one that would rather have a coding; one that only its model refuses. */
function turned(draft: Draft, left: ReadonlySet<string>): readonly Draft[] {
  const { headers, say } = draft;
  const asked = ASKED_FOR.filter(([what]) => left.has(what)).map(([, more]) => ({ ...headers, ...more }));
  const returned = RETURNED.filter(([what]) => left.has(what)).map(([, more]) => ({ ...say, ...more }));
  return [
    { ...draft, say: { ...say, malformedRequest: false } },
    { ...draft, say: { ...say, asSent: true } },
    { ...draft, headers: { ...headers, "content-encoding": "gzip" } },
    { ...draft, headers: { ...headers, "accept-encoding": "gzip" } },
    ...asked.map((more) => ({ ...draft, headers: more })),
    ...returned.flatMap((more) => [
      { ...draft, say: more },
      { ...draft, say: more, headers: { ...headers, "accept-encoding": "gzip" } },
      ...asked.map((fields) => ({ ...draft, say: more, headers: fields })),
    ]),
  ];
}
