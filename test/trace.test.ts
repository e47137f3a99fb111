import { route, Service } from "signalbox";
import { assertTrace, request, type TestRequest } from "signalbox/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  Absent,
  alone,
  Bell,
  CODECS,
  Gzippable,
  JsonOrCsv,
  MODIFIED,
  Moved,
  OLD,
  Shelf,
  Tongues,
  Versioned,
} from "./fixtures.ts";

/**
 * Ruling 3: canonical nodes are listed when visited, folded away or not; additive nodes (an id that ends in a letter, and
 * W1) only when they fire, which means that they end the request or change its course.
 */

/** From the service to negotiation. */
const GATES = "B13,B12,B11,B10,B9,B8,B7,B6,B5,B4,B3";
const PLAIN = `${GATES},C3,D4,F6,G7`;
/** It exists, and there are no conditions: of a read, of a write. */
const THERE = `${PLAIN},G8,H10,I12,L13,M16`;
const READ = `${THERE},N16,O16,O18`;
const WRITE = `${THERE},N16,O16,P0,O14,P11,O20`;

const json = (headers: Record<string, string> = {}): TestRequest => ({ headers, body: {} });
const field = (name: string, value: string): TestRequest => ({ headers: { [name]: value } });

type Path = [
  trace: string,
  status: number,
  resource: Versioned | JsonOrCsv | Tongues | Gzippable | Shelf | Bell,
  method: string,
  asked?: TestRequest,
];

/** The fixture with callbacks and declarations changed. */
const but = <R extends object>(resource: R, change: object): R => Object.assign(resource, change);

const yes = () => true;
const no = () => false;
const place = () => "/elsewhere";

describe("B: may this client ask this at all?", () => {
  it.each<Path>([
    ["B13", 503, but(new Versioned(), { serviceAvailable: () => 1 }), "GET"],
    ["B13,B13a", 429, but(new Versioned(), { withinRateLimit: () => 1 }), "GET"],
    ["B13,B12", 501, new Versioned(), "FOO"],
    ["B13,B12,B11", 414, but(new Versioned(), { uriTooLong: yes }), "GET"],
    ["B13,B12,B11,B10", 405, new Versioned(), "POST"],
    ["B13,B12,B11,B10,B10a", 417, new Versioned(), "GET", field("Expect", "tea")],
    ["B13,B12,B11,B10,B9", 400, but(new Versioned(), { malformedRequest: yes }), "GET"],
    ["B13,B12,B11,B10,B9,B9a", 400, new Versioned(), "PUT", json({ "Content-Range": "bytes 0-1/2" })],
    ["B13,B12,B11,B10,B9,B8", 401, but(new Versioned(), { isAuthorized: no }), "GET"],
    ["B13,B12,B11,B10,B9,B8,B7", 403, but(new Versioned(), { forbidden: yes }), "GET"],
    ["B13,B12,B11,B10,B9,B8,B7,B7a", 451, but(new Versioned(), { isLegallyRestricted: yes }), "GET"],
    ["B13,B12,B11,B10,B9,B8,B7,B6", 501, but(new Versioned(), { validContentHeaders: no }), "GET"],
    ["B13,B12,B11,B10,B9,B8,B7,B6,B5", 415, new Versioned(), "PUT", { body: "x" }],
    ["B13,B12,B11,B10,B9,B8,B7,B6,B5,B4", 413, but(new Versioned(), { maxBodyBytes: 1 }), "PUT", json()],
    [GATES, 200, new Versioned(), "OPTIONS"],
  ])("%s is %i", check);
});

describe("C to F: which representation?", () => {
  it.each<Path>([
    [READ, 200, new Versioned(), "GET"],
    [READ, 200, new Versioned(), "HEAD"],
    [READ.replace("C3", "C3,C4"), 200, new Versioned(), "GET", field("Accept", "*/*")],
    [`${GATES},C3,C4,C4a`, 406, new Versioned(), "GET", field("Accept", "image/png")],
    [
      READ.replace("C3", "C3,C4,C4a"),
      200,
      but(new Versioned(), { ignoreUnacceptable: true }),
      "GET",
      field("Accept", "image/png"),
    ],
    [`${GATES},C3,D4,D5,D5a`, 406, new Tongues(), "GET", field("Accept-Language", "de")],
    [READ.replace("D4", "D4,D5"), 200, new Tongues(), "GET", field("Accept-Language", "fr")],
    [READ, 200, new Versioned(), "GET", field("Accept-Language", "de")],
    [READ, 200, new Tongues(), "GET"],
    [READ, 200, new Gzippable(), "GET"],
    [
      READ.replace("D4", "D4,D5,D5a"),
      200,
      but(new Tongues(), { ignoreUnacceptable: true }),
      "GET",
      field("Accept-Language", "de"),
    ],
    [READ.replace("F6", "F6,F7"), 200, new Gzippable(), "GET", field("Accept-Encoding", "gzip")],
    [`${GATES},C3,D4,F6,F7,F7a`, 406, new Gzippable(), "GET", field("Accept-Encoding", "*;q=0")],
    [
      READ.replace("F6", "F6,F7,F7a"),
      200,
      but(new Gzippable(), { ignoreUnacceptable: true }),
      "GET",
      field("Accept-Encoding", "*;q=0"),
    ],
    [WRITE.replace("C3", "C3,C4,C4a"), 204, new Versioned(), "PUT", json({ Accept: "image/png" })],
  ])("%s is %i", check);
});

describe("G to L: is it there, and do the conditions hold?", () => {
  it.each<Path>([
    [`${PLAIN},G7a`, 403, but(new Versioned(), { withheld: yes }), "GET"],
    [`${PLAIN},G7c`, 404, but(new Versioned(), { withheld: yes, withheldAsMissing: true }), "GET"],
    [READ, 200, but(new Versioned(), { withheld: no }), "GET"],
    [READ, 200, but(new Versioned(), { withheld: no, withheldAsMissing: true }), "GET"],
    [`${PLAIN},W1`, 428, but(new Versioned(), { requireConditionalWrite: yes }), "PUT", json()],
    [WRITE, 204, but(new Versioned(), { requireConditionalWrite: no }), "PUT", json()],
    [`${PLAIN},G8,G9,G11`, 412, new Versioned(), "GET", field("If-Match", '"x"')],
    [READ.replace("G8,H10", "G8,G9,G11"), 200, new Versioned(), "GET", field("If-Match", '"v1"')],
    [READ.replace("G8,H10", "G8,G9"), 200, new Versioned(), "GET", field("If-Match", "*")],
    [`${PLAIN},G8,H10,H11,H12`, 412, new Versioned(), "GET", field("If-Unmodified-Since", OLD)],
    [READ.replace("H10", "H10,H11,H12"), 200, new Versioned(), "GET", field("If-Unmodified-Since", MODIFIED)],
    [READ.replace("H10", "H10,H11"), 200, new Versioned(), "GET", field("If-Unmodified-Since", "soon")],
    [READ.replace("G8,H10", "G8,G9"), 200, new Versioned(), "GET", field("If-Match", " * ")],
    [`${PLAIN},G8,H10,I12,I13,J18`, 304, new Versioned(), "GET", field("If-None-Match", "*")],
    [`${PLAIN},G8,H10,I12,I13,J18`, 304, new Versioned(), "GET", field("If-None-Match", " * ")],
    [`${PLAIN},G8,H10,I12,I13,K13,J18`, 304, new Versioned(), "GET", field("If-None-Match", '"v1"')],
    [`${PLAIN},G8,H10,I12,I13,K13,J18`, 412, new Versioned(), "DELETE", field("If-None-Match", '"v1"')],
    [READ.replace("L13", "I13,K13"), 200, new Versioned(), "GET", field("If-None-Match", '"x"')],
    [`${PLAIN},G8,H10,I12,L13,L14,L17`, 304, new Versioned(), "GET", field("If-Modified-Since", MODIFIED)],
    [READ.replace("L13", "L13,L14,L17"), 200, new Versioned(), "GET", field("If-Modified-Since", OLD)],
    [READ.replace("L13", "L13,L14"), 200, new Versioned(), "GET", field("If-Modified-Since", "soon")],
    [`${THERE},M20,O20`, 204, new Versioned(), "DELETE", field("If-Modified-Since", MODIFIED)],
  ])("%s is %i", check);
});

describe("what is missing", () => {
  const gone = () => but(new Moved(), { movedPermanently: no });
  const missing = (change: object = {}) => but(new Shelf(), { resourceExists: no, ...change });
  const create = "N11,P0,P3,P11";
  it.each<Path>([
    [`${PLAIN},I7,K7,L7`, 404, new Absent(), "GET"],
    [`${PLAIN},I7,K7,L7`, 404, new Absent(), "GET", field("If-Match", "*")],
    [`${PLAIN},I7,I4,H7,P0,P3,P11`, 201, new Absent(), "PUT", json()],
    [`${PLAIN},I7,I4,H7`, 412, new Absent(), "PUT", json({ "If-Match": "*" })],
    [`${PLAIN},I7,I4`, 301, new Moved(), "PUT", json()],
    [`${PLAIN},I7,I4,I4a`, 308, but(gone(), { permanentRedirect: place }), "PUT", json()],
    [`${PLAIN},I7,K7,K5`, 301, new Moved(), "GET"],
    [`${PLAIN},I7,K7,K5,K5a`, 308, but(gone(), { permanentRedirect: place }), "GET"],
    [`${PLAIN},I7,K7,K5,L5`, 307, but(gone(), { movedTemporarily: place }), "GET"],
    [`${PLAIN},I7,K7,K5,L5,M5`, 410, gone(), "GET"],
    [`${PLAIN},I7,K7,K5,L5,M5,N5`, 410, missing({ previouslyExisted: yes }), "POST", json()],
    [
      `${PLAIN},I7,K7,K5,L5,M5,N5,H7,${create}`,
      201,
      missing({ previouslyExisted: yes, allowMissingPost: yes }),
      "POST",
      json(),
    ],
    [`${PLAIN},I7,K7,L7,M7`, 404, missing(), "POST", json()],
    [`${PLAIN},I7,K7,L7,M7,H7,${create}`, 201, missing({ allowMissingPost: yes }), "POST", json()],
    [`${PLAIN},I7,K7,L7,M7,H7`, 412, missing({ allowMissingPost: yes }), "POST", json({ "If-Match": "*" })],
  ])("%s is %i", check);
});

describe("M to P: what is done, and the response", () => {
  const bell = (change: object) => but(new Bell(), change);
  it.each<Path>([
    [`${THERE},M20,O20`, 204, new Versioned(), "DELETE"],
    [`${THERE},M20,O20`, 200, but(new Versioned(), { deleteResource: () => "report" }), "DELETE"],
    [`${THERE},M20`, 500, but(new Versioned(), { deleteResource: no }), "DELETE"],
    [`${THERE},M20,M20b`, 202, but(new Versioned(), { deleteCompleted: no }), "DELETE"],
    [`${THERE},N16,N11,P0,P3,P11`, 201, new Shelf(), "POST", json()],
    [`${THERE},N16,N11,P0,P3`, 409, but(new Shelf(), { isConflict: yes }), "POST", json()],
    [`${THERE},N16,N11,P0,P3,P11a`, 202, but(new Shelf(), { accepted: place }), "POST", json()],
    [`${THERE},N16,N11,P0`, 400, new Shelf(), "POST", { ...field("Content-Type", "application/json"), body: "{" }],
    [
      `${THERE},N16,N11,P0a`,
      413,
      but(new Shelf(), { maxBodyBytes: 1 }),
      "POST",
      json({ "Transfer-Encoding": "chunked" }),
    ],
    [`${THERE},N16,N11,P0,O20`, 204, new Bell(), "POST"],
    [`${THERE},N16,N11,P0,O20`, 200, bell({ processPost: () => "rung" }), "POST"],
    [`${THERE},N16,N11,P0,N11a`, 303, bell({ seeOther: place }), "POST"],
    [`${THERE},N16,N11,P0,O20a`, 202, bell({ accepted: yes }), "POST"],
    [WRITE, 204, new Versioned(), "PUT", json()],
    [WRITE, 204, new Versioned(), "PATCH", json()],
    [`${THERE},N16,O16,P0,O14`, 409, but(new Versioned(), { isConflict: yes }), "PATCH", json()],
    [`${THERE},N16,O16,P0,O14,P11a`, 202, but(new Versioned(), { accepted: yes }), "PUT", json()],
    [READ, 300, but(new JsonOrCsv(), { multipleChoices: yes }), "GET"],
  ])("%s is %i", check);
});

async function check(trace: string, status: number, resource: Path[2], method: string, asked: TestRequest = {}) {
  const response = await request(alone(resource), method, "/", asked);
  assertTrace(response, trace);
  expect(response.status).toBe(status);
}

describe("callbacks that return later", () => {
  it("leave the same trace", async () => {
    const names = ["resourceExists", "isAuthorized", "withinRateLimit", "validContentHeaders"] as const;
    const later = Object.fromEntries(names.map((name) => [name, async () => true]));
    assertTrace(await request(alone(but(new Versioned(), later)), "GET", "/"), READ);
  });
});

describe("the context's trace", () => {
  it("lists the nodes passed so far", async () => {
    const seen: unknown[] = [];
    class Looking extends Versioned {
      override isAuthorized(ctx: Parameters<Versioned["generateEtag"]>[0]) {
        seen.push(ctx.trace);
        return true;
      }
      override serviceAvailable(ctx: Parameters<Versioned["generateEtag"]>[0]): true {
        seen.push(ctx.trace);
        return true;
      }
    }
    await request(alone(new Looking()), "GET", "/");
    expect(seen).toEqual([[], ["B13", "B12", "B11", "B10", "B9"]]);
  });
});

describe("where it is sent", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const service = (trace?: boolean) =>
    new Service({
      routes: [route("/", new JsonOrCsv(), { codecs: CODECS })],
      ...(trace === undefined ? {} : { trace }),
    });
  const traceOf = async (from: Service, method = "GET") =>
    (await request(from, method, "/")).header("X-Framework-Trace");

  it.each([
    ["test", undefined, true],
    ["production", undefined, false],
    ["production", true, true],
    ["development", undefined, true],
    ["development", false, false],
  ])("NODE_ENV %s, trace %s: %s", async (env, option, sent) => {
    vi.stubEnv("NODE_ENV", env);
    expect((await traceOf(service(option))) !== undefined).toBe(sent);
    expect((await traceOf(service(option), "FOO")) !== undefined).toBe(sent);
  });

  it("what the graph did not walk has none", async () => {
    expect((await request(service(true), "GET", "/nowhere")).header("X-Framework-Trace")).toBeUndefined();
  });
});
