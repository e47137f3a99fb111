import { describe, expect, it } from "vitest";
import { HttpResponse } from "../../http/response.ts";
import { command } from "../../route/route.ts";
import { Service } from "../../service/service.ts";
import { bunHandler, shortLength } from "./handler.ts";

describe("the length of short content", () => {
  it.each([
    ["1", 1],
    ["16384", 16_384],
    ["16385", 0],
    ["99999", 0],
    ["000001", 0],
    ["", 0],
    ["x1", 0],
    ["1x", 0],
    ["-1", 0],
    ["1, 1", 0],
    [["1", "1"], 0],
    [undefined, 0],
  ])("of Content-Length %j is %i", (length, short) => {
    expect(shortLength({ "content-length": length })).toBe(short);
  });

  it("is 0 where the client waits for a word before it sends (RFC 9110 10.1.1)", () => {
    expect(shortLength({ "content-length": "1", expect: "100-continue" })).toBe(0);
  });
});

describe("the handler for Bun", () => {
  const peers: (string | undefined)[] = [];
  const named = command("GET", "/", ({ peer, headers }) => {
    peers.push(peer);
    return HttpResponse.text(String(headers.get("x-a")));
  });
  const handler = bunHandler(new Service({ routes: [named] }));

  it.each([{ address: "192.0.2.1" }, null])("knows the client by its address: %o", async (ip) => {
    await handler(new Request("http://x/"), { requestIP: () => ip });
    expect(peers.at(-1)).toBe(ip?.address);
  });

  it("takes the fields as Bun gives them at once", async () => {
    const request = new Request("http://x/");
    Object.assign(request.headers, { toJSON: () => ({ "x-a": "given" }) });
    expect(await (await handler(request, { requestIP: () => null })).text()).toBe("given");
  });

  it("responds at once where all callbacks do, and there is no content", () => {
    expect(handler(new Request("http://x/"), { requestIP: () => null })).toBeInstanceOf(Response);
  });
});
