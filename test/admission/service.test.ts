import { once } from "node:events";
import { connect } from "node:net";
import { command, HttpResponse, part, resource, Service } from "signalbox";
import { type Admission, type AdmissionOptions, admission, type GateClock } from "signalbox/admission";
import { ndjsonCodec } from "signalbox/codecs";
import { explain } from "signalbox/debug";
import { serveMcp } from "signalbox/mcp";
import { serve } from "signalbox/node";
import { generateOpenapi } from "signalbox/openapi";
import type { RequestEvent } from "signalbox/telemetry";
import { request } from "signalbox/testing";
import { describe, expect, it } from "vitest";

const ONE = { initial: 1, least: 1, most: 1 };

/** A clock that stands, so that nothing is refused for having waited; turns of the event loop go on. */
const STANDING: GateClock = { now: () => 0, soon: (call) => void setImmediate(call), after: () => undefined };

/** A service whose requests end when the test says so. */
function held(options: AdmissionOptions = {}) {
  const ends: (() => void)[] = [];
  const events: RequestEvent[] = [];
  const provided: string[] = [];
  const gate = admission({ limit: ONE, waiting: 0, random: () => 0.5, clock: STANDING, ...options });
  const setUp = part({
    provide: () => {
      provided.push("set up");
      return {};
    },
  });
  const slow = () => new Promise<object>((resolve) => ends.push(() => resolve({})));
  const service = new Service({
    with: [gate, setUp],
    telemetry: [(event) => events.push(event)],
    resources: {
      slow: resource("/slow", { GET: { represent: slow } }),
      health: resource("/health", { GET: { represent: slow } }),
    },
  });
  return { service, gate, ends, events, provided };
}

describe("a service with admission", () => {
  it("refuses beyond its limit with 503 and Retry-After, at B13 and before anything is set up (RFC 9110 15.6.4, ruling 67)", async () => {
    const { service, gate, ends, events, provided } = held();
    const first = request(service, "GET", "/slow");
    await expect.poll(() => ends.length).toBe(1);
    const refused = await request(service, "GET", "/slow");
    expect([refused.status, refused.header("retry-after"), refused.header("x-framework-trace")]).toEqual([
      503,
      "6",
      "B13",
    ]);
    expect(refused.header("cache-control")).toBe("no-store");
    expect(provided).toHaveLength(1);
    expect(gate.stats()).toMatchObject({ limit: 1, inFlight: 1, waiting: 0, classes: [{ admitted: 1, refused: 1 }] });
    expect(events).toMatchObject([{ "http.response.status_code": 503, "signalbox.node": "B13" }]);
    ends[0]?.();
    expect((await first).status).toBe(200);
    expect(gate.stats().inFlight).toBe(0);
  });

  it("has requests wait while there is space for them, and the more important class first", async () => {
    const { service, ends, gate } = held({ waiting: 10, classes: ["first", "other"], routes: { "/health": "first" } });
    const order: string[] = [];
    const ask = async (path: string) => {
      const { status } = await request(service, "GET", path);
      order.push(`${path} ${status}`);
    };
    const all = [ask("/slow")];
    await expect.poll(() => ends.length).toBe(1);
    all.push(ask("/slow"), ask("/health"));
    await expect.poll(() => gate.stats().waiting).toBe(2);
    for (const count of [1, 2, 3]) {
      ends[count - 1]?.();
      await expect.poll(() => order.length).toBe(count);
      if (count < 3) await expect.poll(() => ends.length).toBe(count + 1);
    }
    await Promise.all(all);
    expect(order).toEqual(["/slow 200", "/health 200", "/slow 200"]);
  });

  it("takes a class from what a function verifies, also later; without it, a field buys nothing", async () => {
    const { service, gate, ends } = held({
      limit: { initial: 3, least: 3, most: 3 },
      classes: ["signed", "other"],
      classOf: (each) => Promise.resolve(each.headers.get("signature") === "good" ? "signed" : undefined),
    });
    const sent = [
      request(service, "GET", "/slow", { headers: { Signature: "good" } }),
      request(service, "GET", "/slow", { headers: { Signature: "forged", Priority: "u=0", "X-Priority": "signed" } }),
    ];
    await expect.poll(() => ends.length).toBe(2);
    expect(gate.stats().classes.map(({ name, admitted }) => [name, admitted])).toEqual([
      ["signed", 1],
      ["other", 1],
    ]);
    for (const end of ends) end();
    await Promise.all(sent);
  });

  it("spreads Retry-After over 1 to retryWithin seconds (ruling 67)", async () => {
    const draws = [0, 0.24, 0.26, 0.99];
    const { service, ends } = held({ retryWithin: 4, random: () => draws.shift() ?? 0 });
    const first = request(service, "GET", "/slow");
    await expect.poll(() => ends.length).toBe(1);
    const seconds: unknown[] = [];
    for (let count = 0; count < 4; count += 1)
      seconds.push((await request(service, "GET", "/slow")).header("retry-after"));
    expect(seconds).toEqual(["1", "1", "2", "4"]);
    ends[0]?.();
    await first;
  });

  it("counts a stream until it begins: a client that reads slowly holds no place", async () => {
    const gate = admission({ limit: ONE, waiting: 0, clock: STANDING });
    const stream = resource("/stream", {
      produces: ["application/x-ndjson"],
      codecs: { "application/x-ndjson": ndjsonCodec },
      GET: {
        represent: async function* () {
          yield { a: 1 };
          await new Promise(() => undefined);
        },
      },
    });
    const service = new Service({ with: [gate], resources: { stream } });
    expect((await request(service, "GET", "/stream")).status).toBe(200);
    expect(gate.stats()).toMatchObject({ inFlight: 0, classes: [{ admitted: 1 }] });
  });

  it("keeps no place for a client that sends its content slowly: a few would take the service from all others", async () => {
    const gate = admission({ limit: ONE });
    const form = resource("/form", {
      POST: { processPost: async ({ request: { body } }) => void (await body.text()) },
    });
    const books = resource("/books", { GET: () => [] });
    const service = new Service({ with: [gate], resources: { form, books } });
    const serving = await serve(service, { host: "127.0.0.1", port: 0 });
    const slow = connect(serving.port, "127.0.0.1");
    slow.write("POST /form HTTP/1.1\r\nhost: it\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{");
    await expect.poll(() => gate.stats().inFlight).toBe(1);
    expect((await fetch(`${serving.url}/books`)).status).toBe(200);
    expect(gate.stats().inFlight).toBe(0);
    slow.write("}");
    expect(String(await once(slow, "data"))).toMatch(/^HTTP\/1.1 204/);
    slow.destroy();
    await serving.close();
  });

  it("has one place for the call of an assistant: if the call waited for a second one, calls would starve one another", async () => {
    const { service, ends, gate } = held({ classes: ["all"] });
    serveMcp(service, { name: "Slow", version: "1", offer: () => true });
    const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "getSlow", arguments: {} } };
    const headers = { accept: "application/json, text/event-stream" };
    const called = request(service, "POST", "/mcp", { headers, body: message });
    await expect.poll(() => ends.length).toBe(1);
    expect(gate.stats()).toMatchObject({ inFlight: 1, classes: [{ admitted: 1 }] });
    expect((await request(service, "GET", "/slow")).status).toBe(503);
    ends[0]?.();
    expect((await (await called).json()).result.structuredContent).toMatchObject({ status: 200 });
    expect(gate.stats().inFlight).toBe(0);
  });

  it("takes no place for a request that is only explained, and shows what it gave", async () => {
    const { service, gate } = held();
    const { steps } = await explain(service, { method: "GET", target: "/slow" });
    expect(steps[0]).toMatchObject({ id: "B13", decidedBy: ["serviceAvailable"], decision: "yes", gave: "true" });
    expect(gate.stats()).toMatchObject({ inFlight: 0, classes: [{ admitted: 0 }] });
  });

  it("is in the document: 503 with Retry-After in every operation", () => {
    const { service } = held();
    const { paths, components } = generateOpenapi(service, { title: "T", version: "1" });
    for (const path of ["/slow", "/health"]) {
      const { $ref = "" } = (paths[path]?.get?.responses?.["503"] ?? {}) as { readonly $ref?: string };
      const refused = components?.responses?.[$ref.split("/").at(-1) ?? ""];
      expect(Object.keys(refused?.headers ?? {})).toContain("Retry-After");
    }
  });

  it("refuses at mount what would not be meant so", () => {
    const at = (options: AdmissionOptions) => () =>
      new Service({ with: [admission(options)], resources: { books: resource("/books", { GET: () => [] }) } });
    expect(at({ classes: ["a"], routes: { "/boks": "a" } })).toThrow(/routes has \/boks.*\n?.*\/books/s);
    expect(at({ classes: ["a"], routes: { "/books": "b" } })).toThrow(/"b" is none of its classes/);
    expect(at({ classes: [] })).toThrow(/classes/);
    expect(at({ limit: { initial: 0 } })).toThrow(/initial/);
    const gate: Admission = admission();
    const plain = () => new Service({ with: [gate], routes: [command("GET", "/x", () => HttpResponse.empty())] });
    expect(plain).toThrow(/serviceAvailable, which a plain handler passes by/);
  });

  it("is of a service: in a resource it says so", async () => {
    const errors: unknown[] = [];
    const books = resource("/books", { with: [admission()], GET: () => [] });
    const service = new Service({ resources: { books }, onError: (error) => errors.push(error) });
    expect((await request(service, "GET", "/books")).status).toBe(500);
    expect(String(errors[0])).toContain("admission is of a service");
  });
});
