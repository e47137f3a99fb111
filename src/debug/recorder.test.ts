import { expect, it, vi } from "vitest";
import { stopClock } from "../../test/clock.ts";
import { jsonCodec } from "../codecs/json.ts";
import { textCodec } from "../codecs/text.ts";
import { HttpResponse } from "../http/response.ts";
import type { Context } from "../resource/context.ts";
import { Resource } from "../resource/resource.ts";
import { command, route } from "../route/route.ts";
import { Service } from "../service/service.ts";
import { request } from "../testing/request.ts";
import { type DebugOptions, debug } from "./debug.ts";

class Note extends Resource {
  override readonly allowedMethods = ["GET", "PUT"];
  override readonly produces = ["application/json"];
  override readonly consumes = ["application/json", "text/plain"];
  override resourceExists({ params }: Context) {
    if (params["id"] === "text") throw "the shelf fell";
    if (params["id"] === "error") throw Object.assign(new Error("bare"), { stack: undefined });
    if (params["id"] === "deep") throw Object.assign(new Error("deep"), { stack: "a".repeat(5000) });
    return params["id"] !== "0";
  }
  override generateEtag({ params }: Context) {
    return params["id"] === "plain" ? undefined : "1";
  }
  override lastModified({ params }: Context) {
    return params["id"] === "plain" ? undefined : new Date(0);
  }
  override apply() {}
  override represent() {
    return { title: "Notes" };
  }
}

const text = (body: string) => HttpResponse.text(body);
const commands = [
  command("GET", "/bytes", () => new HttpResponse(200, [], new Uint8Array(3))),
  command("GET", "/stream", () => new HttpResponse(200, [], (async function* () {})())),
  command("GET", "/none", () => new HttpResponse(204, ["X-One", "1", "X-Two", "2"])),
  command("GET", "/text", () => text("hello")),
  command("GET", "/failed", () => new HttpResponse(400, [], "f".repeat(4001))),
  command("GET", "/failed/stream", () => new HttpResponse(400, [], new Uint8Array(1))),
  command("GET", "/broken", () => {
    throw new Error("broken");
  }),
];

function setUp(options?: DebugOptions) {
  const service = new Service({
    routes: [
      route("/notes/{id}", Note, { codecs: { "application/json": jsonCodec, "text/plain": textCodec } }),
      ...commands,
    ],
    onError: () => {},
  });
  debug(service, "/_signalbox", options);
  const ask = async (method: string, target: string, asked?: Parameters<typeof request>[3]) => {
    await request(service, method, target, asked);
    const [{ id }] = await (await request(service, "GET", "/_signalbox/requests")).json();
    return (await request(service, "GET", `/_signalbox/requests/${id}`)).json();
  };
  return { service, ask };
}

it.each([
  ["/bytes", "3 bytes", undefined],
  ["/stream", "a stream", undefined],
  ["/none", "none", undefined],
  ["/text", "5 characters", "hell…"],
])("tells what the content of %s is, and keeps as much of a text as is asked", async (target, content, body) => {
  const { response } = await setUp({ bodies: 4 }).ask("GET", target);
  expect([response.content, response.body]).toEqual([content, body]);
});

it("keeps the fields of both sides, with what is masked, and the address of the client", async () => {
  const headers = { "x-one": "a".repeat(2001), cookie: "a=hush" };
  const { request: sent, response } = await setUp().ask("GET", "/none", { headers, peer: "127.0.0.2" });
  expect(sent).toEqual({
    headers: [
      ["x-one", `${"a".repeat(2000)}…`],
      ["cookie", "a=••••••"],
    ],
    peer: "127.0.0.2",
  });
  expect(response.headers).toEqual([
    ["X-One", "1"],
    ["X-Two", "2"],
  ]);
});

it("keeps a body as its callbacks were given it, if bodies are kept", async () => {
  const { ask } = setUp({ bodies: 12 });
  const json = await ask("PUT", "/notes/1", { body: { title: "Long" } });
  expect(json.request.body).toBe('{"title":"Lo…');
  const plain = { body: "short", headers: { "content-type": "text/plain" } };
  expect((await ask("PUT", "/notes/1", plain)).request.body).toBe("short");
  expect((await ask("GET", "/notes/1")).request).not.toHaveProperty("body");
  expect((await setUp().ask("PUT", "/notes/1", plain)).request).not.toHaveProperty("body");
});

it("keeps the content of an error, as far as it is text", async () => {
  const { ask } = setUp();
  expect((await ask("GET", "/failed")).problem).toBe(`${"f".repeat(4000)}…`);
  expect(await ask("GET", "/failed/stream")).not.toHaveProperty("problem");
  expect(await ask("GET", "/text")).not.toHaveProperty("problem");
});

it("keeps the validators that a write or a read was held against", async () => {
  const { ask } = setUp();
  const validators = { etag: '"1"', lastModified: "Thu, 01 Jan 1970 00:00:00 GMT" };
  expect((await ask("GET", "/notes/1")).validators).toEqual(validators);
  expect((await ask("GET", "/notes/plain")).validators).toEqual({});
  expect((await ask("GET", "/none")).validators).toEqual({});
});

it.each([
  ["/notes/text", { id: "G7", error: '"the shelf fell"' }, '"the shelf fell"'],
  ["/notes/error", { id: "G7", error: "Error: bare" }, "bare"],
  ["/notes/deep", { id: "G7", error: "Error: deep" }, `${"a".repeat(4000)}…`],
])("keeps what %s threw, in short and with its stack", async (target, thrown, error) => {
  const trace = await setUp().ask("GET", target);
  expect([trace.thrown, trace.errors, trace.node]).toEqual([thrown, [error], "G7"]);
});

it("keeps nothing thrown for a request that threw nothing, also after one that did", async () => {
  const { ask } = setUp();
  await ask("GET", "/notes/text");
  const trace = await ask("GET", "/notes/1");
  expect([trace.thrown, trace.errors]).toEqual([undefined, []]);
  expect((await ask("GET", "/broken")).errors).toEqual([expect.stringContaining("Error: broken")]);
});

it("names the node that decided, or the last one, and none for what did not walk", async () => {
  const { service, ask } = setUp();
  await ask("GET", "/notes/0");
  await ask("GET", "/notes/1");
  await ask("GET", "/text");
  const list = await (await request(service, "GET", "/_signalbox/requests")).json();
  expect(list.map(({ node }: { node: string }) => node)).toEqual([undefined, "O18", "G7"]);
  expect(list[0].trace).toEqual([]);
});

it("cuts a method or a target that is long", async () => {
  const { ask } = setUp();
  const trace = await ask("B".repeat(41), `/${"a".repeat(2000)}`);
  expect([trace.method, trace.target]).toEqual([`${"B".repeat(40)}…`, `/${"a".repeat(1999)}…`]);
});

it("times a request from its beginning to its end, and each decision", async () => {
  stopClock();
  vi.advanceTimersByTime(1_000_000);
  const trace = await setUp().ask("GET", "/notes/0");
  const at = trace.decisions.map(([, { milliseconds }]: [string, { milliseconds: number }]) => milliseconds);
  expect([trace.milliseconds, Math.max(...at), trace.at]).toEqual([0, 0, Date.now()]);
});

it("lets the oldest go until the others have no more characters than are allowed", async () => {
  const { service, ask } = setUp({ maxCharacters: 9000 });
  const count = async () => (await (await request(service, "GET", "/_signalbox/requests")).json()).length;
  const headers = { "x-long": "a".repeat(2000) };
  for (let sent = 1; sent <= 8; sent += 1) await ask("GET", "/none", { headers });
  expect(await count()).toBe(3);
  await request(service, "DELETE", "/_signalbox/requests");
  for (let sent = 1; sent <= 3; sent += 1) await ask("GET", "/none", { headers });
  expect(await count()).toBe(3);
});
