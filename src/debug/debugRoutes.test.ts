import { describe, expect, it } from "vitest";
import { HttpResponse } from "../http/response.ts";
import { resource } from "../literal/resource.ts";
import { mountOpenapi } from "../pages/mountOpenapi.ts";
import { command } from "../route/route.ts";
import { Service } from "../service/service.ts";
import { request } from "../testing/request.ts";
import { debug } from "./debug.ts";

const book = resource("/books/{id}", {
  resourceExists: ({ params }) => params.id !== "0",
  represent: () => "Notes",
  DELETE: () => undefined,
});

function setUp(path?: string) {
  const hook = command("POST", "/hook", () => HttpResponse.empty());
  const service = new Service({ resources: { book }, routes: [hook] });
  debug(service, path);
  const get = (target: string) => request(service, "GET", target);
  const explain = async (body: string) => (await request(service, "POST", "/_signalbox/explain", { body })).json();
  return { service, get, explain };
}

const titleOf = (chart: string) => /<title id="chart-title">(.*?)<\/title>/.exec(chart)?.[1];
const endingsOf = (chart: string) => [...chart.matchAll(/<g class="edge [^"]*ending[^"]* lit"/g)].length;
const classOf = (chart: string) => /class="(.*?)"/.exec(chart)?.[1];

describe("the page", () => {
  it.each([
    ["/_signalbox", "_signalbox"],
    ["/in/a&b///", "a&amp;b"],
    ["/", ""],
  ])("at %s has relative addresses for its parts, so that it works after a prefix too", async (path, name) => {
    const { get } = setUp(path);
    const page = await get(path.replace(/\/+$/, "") || "/");
    expect(page.header("content-type")).toBe("text/html; charset=utf-8");
    const text = await page.text();
    const addresses = [...text.matchAll(/(?:href|src)="(?!#)(.*?)"/g)].map(([, address = ""]) => address);
    expect(addresses).toContain(`${name}/page/main.js`);
    expect(addresses.filter((address) => !address.startsWith(`${name}/page/`))).toEqual([]);
  });

  it.each([
    ["main.js", "text/javascript; charset=utf-8"],
    ["page.css", "text/css; charset=utf-8"],
    ["icon.svg", "image/svg+xml; charset=utf-8"],
  ])("has the part %s as %s", async (name, type) => {
    const part = await setUp().get(`/_signalbox/page/${name}`);
    expect([part.status, part.header("content-type")]).toEqual([200, type]);
  });

  it("puts the style of the chart before its own, in the one part that draws it", async () => {
    const { get } = setUp();
    const style = "\n.signalbox-chart {";
    expect((await (await get("/_signalbox/page/chart.css")).text()).startsWith(style)).toBe(true);
    expect(await (await get("/_signalbox/page/page.css")).text()).not.toContain(style);
  });

  it.each(["nothing", "constructor"])("has no part %s", async (name) => {
    const { status, json } = await replyOf(await setUp().get(`/_signalbox/page/${name}`));
    expect([status, json.detail]).toEqual([404, "There is no such part of the page."]);
  });
});

const replyOf = async (given: Awaited<ReturnType<typeof request>>) => ({
  status: given.status,
  json: await given.json(),
});

describe("what the page reads", () => {
  it("lists the nodes with their questions and where they lead, and the routes", async () => {
    const { get } = setUp();
    const { nodes, routes } = await (await get("/_signalbox/nodes")).json();
    expect(routes).toEqual([{ route: "/books/{id}", resource: "book", methods: ["GET", "HEAD", "DELETE", "OPTIONS"] }]);
    expect(nodes[0]).toEqual({
      id: "B13",
      kind: "ask",
      question: "Is the service available?",
      law: "RFC 9110 15.6.4",
      decidedBy: ["serviceAvailable"],
      yes: { to: "B13a", words: "Is this client within its rate limit?" },
      no: { to: "503", words: "503 Service Unavailable + Retry-After + Cache-Control: no-store" },
    });
  });

  it("lists no routes of the API page, whose requests are not recorded either", async () => {
    const service = new Service({ resources: { book } });
    mountOpenapi(service, { title: "Books", version: "1", page: "/docs" });
    debug(service);
    const { routes } = await (await request(service, "GET", "/_signalbox/nodes")).json();
    expect(routes.map(({ route }: { route: string }) => route)).toEqual(["/books/{id}", "/openapi.json"]);
  });

  it("finds a callback by its method, GET by default", async () => {
    const { get } = setUp();
    const at = async (query: string) => (await get(`/_signalbox/callback?route=/books/{id}&name=${query}`)).status;
    expect([await at("deleteResource"), await at("deleteResource&method=GET")]).toEqual([404, 404]);
    expect([await at("deleteResource&method=DELETE"), await at("represent")]).toEqual([200, 200]);
  });

  it("draws the plan of a resource for a method, GET by default, and the whole graph without a resource", async () => {
    const { get } = setUp();
    const drawn = async (query: string) => (await get(`/_signalbox/chart${query}`)).json();
    const [none, ofGet, ofDelete] = [
      await drawn(""),
      await drawn("?route=/books/{id}"),
      await drawn("?route=/books/{id}&method=DELETE"),
    ];
    expect(Object.keys(none)).toEqual(["chart"]);
    expect(classOf(none.chart)).toBe("signalbox-chart");
    expect([classOf(ofGet.chart), titleOf(ofGet.chart)]).toEqual(["signalbox-chart has-plan", "The decision graph"]);
    expect(ofGet.nodes[0].id).toBe("B13");
    expect(ofGet.chart).not.toBe(ofDelete.chart);
    expect(ofGet.chart).toBe((await drawn("?route=/books/{id}&method=GET")).chart);
    expect(ofGet.chart).not.toContain("<style>");
    expect(none.chart).not.toContain("<style>");
  });

  it("says that a request is no longer kept", async () => {
    const { status, json } = await replyOf(await setUp().get("/_signalbox/requests/7"));
    expect([status, json.detail]).toEqual([404, "This request is no longer kept."]);
  });

  it("draws the trace of a recorded request, and none for a command", async () => {
    const { service, get } = setUp();
    await request(service, "GET", "/books/0");
    await request(service, "POST", "/hook");
    const [walked, called] = [
      await (await get("/_signalbox/requests/1")).json(),
      await (await get("/_signalbox/requests/2")).json(),
    ];
    expect([classOf(walked.chart), titleOf(walked.chart)]).toEqual([
      "signalbox-chart has-plan has-trace",
      "GET /books/{id}",
    ]);
    expect(endingsOf(walked.chart)).toBe(1);
    expect(walked.nodes.find(({ id }: { id: string }) => id === "G7").decidedBy).toEqual(["resourceExists"]);
    expect([classOf(called.chart), called.nodes]).toEqual(["signalbox-chart", undefined]);
  });

  it("forgets the requests", async () => {
    const { service, get } = setUp();
    await request(service, "GET", "/books/1");
    const cleared = await request(service, "DELETE", "/_signalbox/requests");
    expect([cleared.status, cleared.header("cache-control")]).toEqual([204, "no-store"]);
    expect(await (await get("/_signalbox/requests")).json()).toEqual([]);
  });

  it("says that no class overrides a callback, or that no more pages may listen", async () => {
    const { get } = setUp();
    const callback = await replyOf(await get("/_signalbox/callback"));
    expect([callback.status, callback.json.detail]).toEqual([404, "No class overrides it."]);
    const events = await Promise.all(Array.from({ length: 9 }, () => get("/_signalbox/events")));
    expect(events.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 503]);
    expect(events[0]?.header("content-type")).toBe("text/event-stream");
    expect((await events[8]?.json())?.detail).toBe("No more pages may listen.");
    for (const { response } of events.slice(0, 8)) await (response.body as unknown as AsyncGenerator).return(undefined);
  });

  it("says of every kind of response that other origins may not read it", async () => {
    const page = await setUp().get("/_signalbox");
    expect(
      ["referrer-policy", "cross-origin-resource-policy", "cross-origin-opener-policy"].map((name) =>
        page.header(name),
      ),
    ).toEqual(["no-referrer", "same-origin", "same-origin"]);
  });
});

describe("a typed request", () => {
  it("that ends is explained with its status and its meaning, and the node that decided", async () => {
    const told = await setUp().explain("GET /books/0");
    expect(told).toMatchObject({
      status: 404,
      phrase: "Not Found",
      meaning: "There is nothing at this address.",
      decisive: "G7",
      conclusion: "The response would be 404 Not Found.",
    });
    expect(titleOf(told.chart)).toBe("GET /books/{id}");
  });

  it("that stops before an act is drawn up to that act", async () => {
    const told = await setUp().explain("DELETE /books/1");
    expect(told).toMatchObject({
      stopsBefore: { id: "M20", question: "Is the deletion enacted?", callback: "deleteResource" },
      decisive: "M20",
      conclusion:
        "It would call deleteResource at M20, and explain stops before that. Possible after it: 200, 204, 500.",
    });
    expect([told.meaning, told.phrase, endingsOf(told.chart)]).toEqual([undefined, undefined, 0]);
    const lit = (id: string) => new RegExp(`<g id="node-${id}" class="node [^"]*\\blit\\b`).test(told.chart);
    expect([lit("M16"), lit("M20")]).toEqual([true, true]);
    expect(told.trace.at(-1)).toBe("M16");
  });

  it("that no resource handles is explained without a trace", async () => {
    const { explain } = setUp();
    const [called, unrouted] = [await explain("POST /hook"), await explain("GET /x")];
    expect(called).toMatchObject({
      kind: "command",
      route: "/hook",
      conclusion: "A command handles this: a plain handler, which was not called. There is no graph to walk.",
    });
    expect(unrouted).toMatchObject({
      kind: "unrouted",
      status: 404,
      conclusion: "No route matches this path. The graph is never entered: 404.",
    });
    expect([called.decisive, unrouted.decisive, called.nodes]).toEqual([undefined, undefined, undefined]);
  });

  it("that cannot be read is 400", async () => {
    const told = await setUp().explain("what?");
    expect(told).toEqual({
      type: "about:blank",
      title: "Bad Request",
      status: 400,
      detail: "“what?” is not a request line; write, for example, GET /books.",
    });
  });
});
