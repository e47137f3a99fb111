import fc from "fast-check";
import { type Route, route, Service } from "signalbox";
import { request, TestResponse } from "signalbox/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { carriedFacts, fieldsOf, membersOf } from "../src/graph/carried.ts";
import type { ResponseSituation } from "../src/graph/declared.ts";
import { isEnding, type Plan, type PlanEdge, type PlanNode } from "../src/graph/plan.ts";
import { allCarried, type Ending, isReplay } from "../src/graph/row.ts";
import { RequestBody } from "../src/http/body.ts";
import { RequestHeaders } from "../src/http/headers.ts";
import { HttpRequest, imaginedUpgrade } from "../src/http/request.ts";
import { insideOf } from "../src/service/inside.ts";
import { contractFields } from "../src/testing/contract.ts";
import { DeadlineClock } from "../src/walk/deadline.ts";
import { Kit } from "../src/walk/kit.ts";
import { LONG_HANG } from "./bounds.mjs";
import { interpret } from "./generated/interpret.ts";
import { anyRequest, type GeneratedRequest } from "./generated/requests.ts";
import { anyTraits, CODECS, literalWith, resourceWith, type Traits } from "./generated/resources.ts";

const CEILING = 1_048_576;

/** What was reported. An expectation in the hook itself would be one more error that is thrown there, and lost. */
const reported: string[] = [];
const onError = (error: unknown) => void reported.push(String(error));

/** What a generated resource gets wrong is a deletion that is not carried out; and its store may be down. */
const EXPECTED =
  /^Error: (?:(?:Generated|\/\{it\}(?: \(.*?\))?) came to 500 at M20: the act was not carried out\.|The store is down\.)$/;
const expectReports = () => expect(reported.splice(0).filter((error) => !EXPECTED.test(error))).toEqual([]);

async function byPlan(traits: Traits, asked: GeneratedRequest): Promise<TestResponse> {
  const routes = [route("/{it}", resourceWith(traits), { codecs: CODECS })];
  const service = new Service({ routes, trace: true, onError });
  return request(service, asked.method, asked.target, withBody(asked));
}

async function byTable(traits: Traits, asked: GeneratedRequest): Promise<{ response: TestResponse; ending: Ending }> {
  const kit = new Kit(resourceWith(traits), {
    codecs: CODECS,
    cors: undefined,
    deadline: new DeadlineClock(60_000),
    challenge: "Bearer",
    credentials: ["Authorization"],
    described: { read: [], sent: [] },
    defaults: {},
    trace: true,
    onError,
    maxBodyBytes: CEILING,
  });
  const bytes = asked.body === undefined ? undefined : new TextEncoder().encode(asked.body);
  const source = bytes && { length: bytes.byteLength, stream: () => chunks(bytes) };
  const headers = { ...asked.headers, ...(bytes && { "content-length": String(bytes.byteLength) }) };
  const interpreted = await interpret(
    kit,
    new HttpRequest({
      method: asked.method,
      target: asked.target,
      headers: new RequestHeaders(headers),
      body: new RequestBody(source, CEILING),
      peer: "127.0.0.1",
      upgrading: imaginedUpgrade(asked.method, asked.headers["upgrade"]),
      signal: () => new AbortController().signal,
    }),
  );
  return { response: new TestResponse(interpreted.response), ending: interpreted.ending };
}

async function* chunks(bytes: Uint8Array): AsyncGenerator<Uint8Array, void, undefined> {
  yield bytes;
}

function withBody({ headers, body }: GeneratedRequest) {
  return body === undefined ? { headers } : { headers, body };
}

async function seen(response: TestResponse) {
  const { status, headers } = response.response;
  return { status, headers, trace: response.trace, body: await response.text() };
}

/** The nodes of a plan, each once: it is a graph, and its paths are thousands. */
function written({ method, entry }: Plan): readonly unknown[] {
  const nodes: PlanNode[] = [];
  const edge = ({ passed, to }: PlanEdge): unknown => {
    if (isEnding(to)) return { passed, to };
    if (!nodes.includes(to)) nodes.push(to);
    return { passed, to: nodes.indexOf(to) };
  };
  const lines: unknown[] = [method, edge(entry)];
  for (const { id, row, yes, no } of nodes) lines.push({ id, row, yes: edge(yes), no: edge(no) });
  return lines;
}

const OF_EVERY_PROBLEM = ["type", "title", "status", "detail", "instance"];

/** The fields and members of a response are those that the table of parts gives its ending, and those that it always gives. */
async function expectAsTold(ending: Ending, situation: ResponseSituation, response: TestResponse): Promise<void> {
  const parts = allCarried(ending, true);
  const own = Object.keys(ending.own?.headers ?? {});
  const carried = [...parts.flatMap((part): readonly string[] => fieldsOf(part, situation)), ...own];
  const told = carried.map((name) => name.toLowerCase());
  const sent = [...contractFields(response.response)];
  expect(told, `${ending.status} of ${response.trace}`).toEqual(expect.arrayContaining(sent));
  const always = parts.flatMap((part) =>
    Object.entries(carriedFacts(part).fields ?? {}).flatMap(([name, cause]) =>
      cause === "always" ? [name.toLowerCase()] : [],
    ),
  );
  expect(sent, `${ending.status} of ${response.trace}`).toEqual(expect.arrayContaining(always));
  if (response.header("content-type") !== "application/problem+json" || response.response.body === null) return;
  const members = parts.flatMap((part): readonly string[] => membersOf(part, situation));
  if (ending.own !== undefined) members.push("price");
  const said = Object.keys(await response.json()).filter((name) => !OF_EVERY_PROBLEM.includes(name));
  // A refusal may say more than the table does: this one names its policy.
  expect([...members, "policy"], `${ending.status} of ${response.trace}`).toEqual(expect.arrayContaining(said));
}

/** Of so many generated resources. A generator that draws little proves little: the rarest of the 29 statuses may not be drawn. */
export function planEqualsTable(runs: number, leastStatuses: number): void {
  // No two multipart responses have one boundary, and their digests are of content that holds it: here all have the same.
  beforeEach(() => {
    vi.spyOn(crypto, "randomUUID").mockReturnValue("00000000-0000-4000-8000-000000000000");
    // The seconds until a date are told at one moment, and not a second later to one of the two.
    vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-01-01T00:00:00Z"));
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it(
    "gives the status, headers, trace and body that the table gives, read row by row",
    async () => {
      const statuses = new Set<number>();
      await fc.assert(
        fc.asyncProperty(anyTraits, anyRequest, async (traits, asked) => {
          const planned = await seen(await byPlan(traits, asked));
          const { response, ending } = await byTable(traits, asked);
          expectReports();
          expect(planned).toEqual(await seen(response));
          // What was kept is a response of another walk, which had an ending of its own.
          if (!isReplay(ending))
            await expectAsTold(
              ending,
              { resource: resourceWith(traits), method: asked.method, isHalt: false },
              response,
            );
          statuses.add(planned.status);
        }),
        { numRuns: runs },
      );
      expect(statuses.size).toBeGreaterThanOrEqual(leastStatuses);
    },
    LONG_HANG,
  );

  it(
    "is the same for a literal as for a class, and gives the same responses",
    async () => {
      const serviceOf = (mounted: Route) => new Service({ routes: [mounted], trace: true, onError });
      await fc.assert(
        fc.asyncProperty(anyTraits, anyRequest, fc.boolean(), async (drawn, asked, inParts) => {
          const allowed = drawn["allowedMethods"] as readonly string[];
          // GET brings HEAD, and the order is that of the table of methods.
          const allowedMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "QUERY"].filter((method) =>
            allowed.includes(method === "HEAD" ? "GET" : method),
          );
          const traits = { ...drawn, allowedMethods };
          const byClass = serviceOf(route("/{it}", resourceWith(traits), { codecs: CODECS }));
          const byLiteral = serviceOf(literalWith(traits, inParts));
          const methods = allowedMethods.filter((method) => method !== "OPTIONS");
          for (const method of methods) {
            const [plan, other] = [byClass, byLiteral].map((each) =>
              insideOf(each).resources[0]?.family.planOf(method),
            );
            expect(other && written(other), method).toEqual(plan && written(plan));
          }
          // What stands in the parts of methods is not called for OPTIONS, or for a method that is refused.
          if (inParts && !methods.includes(asked.method)) return;
          const ask = (service: Service) => request(service, asked.method, asked.target, withBody(asked));
          expect(await seen(await ask(byLiteral))).toEqual(await seen(await ask(byClass)));
          expectReports();
        }),
        { numRuns: runs / 6 },
      );
    },
    LONG_HANG,
  );
}
