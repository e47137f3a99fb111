import { describe, expect, it } from "vitest";
import { RequestBody } from "../http/body.ts";
import { RequestHeaders } from "../http/headers.ts";
import { HttpRequest } from "../http/request.ts";
import { HttpResponse } from "../http/response.ts";
import { accessRefusal } from "./gate.ts";
import { imaginedRequest } from "./typed.ts";

function asked(headers: Readonly<Record<string, string>>, peer = "127.0.0.1") {
  return imaginedRequest({ method: "GET", target: "/_signalbox", headers, peer });
}

describe("accessRefusal", () => {
  it.each([
    [{ host: "localhost:8080" }, "127.0.0.1"],
    [{ host: "app.localhost" }, "::1"],
    [{ host: "[::1]:8080" }, "::ffff:127.0.0.1"],
    [{ host: "127.0.0.1:1", "sec-fetch-site": "none" }, "127.0.0.1"],
    [{ host: "localhost:1", "sec-fetch-site": "same-origin", origin: "http://localhost:1" }, "127.0.0.1"],
  ])("lets this machine in: %j from %s", async (headers, peer) => {
    expect(await accessRefusal(asked(headers, peer), {})).toBeUndefined();
  });

  it("keeps another machine out", async () => {
    expect(await accessRefusal(asked({ host: "localhost" }, "192.0.2.1"), {})).toContain("only from this machine");
  });

  it("keeps out what comes from a machine that the runtime does not name, unless it is told otherwise", async () => {
    const nameless = new HttpRequest({
      method: "GET",
      target: "/_signalbox",
      headers: new RequestHeaders({ host: "localhost" }),
      body: new RequestBody(undefined, 0),
      peer: undefined,
      signal: () => new AbortController().signal,
    });
    expect(await accessRefusal(nameless, {})).toContain("does not say which machine");
    expect(await accessRefusal(nameless, { forwarded: true })).toContain("does not say which machine");
    expect(await accessRefusal(nameless, { allow: () => true })).toBeUndefined();
  });

  it("keeps out who comes by a name that a stranger may have pointed here", async () => {
    expect(await accessRefusal(asked({ host: "rebound.example" }), {})).toContain("only from this machine");
    expect(await accessRefusal(asked({ host: "localhost.example" }), {})).toContain("only from this machine");
  });

  it.each([
    [{ host: "localhost:1", "sec-fetch-site": "cross-site" }],
    [{ host: "localhost:1", "sec-fetch-site": "same-site" }],
    [{ host: "localhost:1", origin: "http://localhost:3000" }],
    [{ host: "localhost:1", origin: "null" }],
    [{ origin: "http://localhost:1" }],
    [{ host: "localhost:1", origin: "" }],
    [{ host: "localhost:1", origin: "x://http://localhost:1" }],
    [{ host: "localhost:1", origin: "http://localhost:1\n" }],
  ])("keeps other sites' pages out, whatever `allow` says: %j", async (headers) => {
    expect(await accessRefusal(asked(headers), { allow: () => true })).toContain("a page of another site");
  });

  it("asks allow, and waits for it", async () => {
    expect(await accessRefusal(asked({ host: "a.example" }, "192.0.2.1"), { allow: async () => true })).toBeUndefined();
    expect(await accessRefusal(asked({ host: "localhost" }), { allow: async () => false })).toContain("allow");
  });

  it("lets nobody in where allow gives anything but true", async () => {
    for (const given of [new HttpResponse(401), new Error("no"), {}, [], "yes", 1, undefined, null]) {
      for (const allow of [() => given as never, async () => given as never]) {
        expect(await accessRefusal(asked({ host: "localhost" }), { allow })).toContain("allow");
      }
    }
  });

  // RFC 7239, RFC 9110 7.6.3, RFC 8586, and what the common proxies, gateways and tunnels write.
  const added = [
    ["Forwarded", "for=192.0.2.1"],
    ["X-Forwarded", "for=192.0.2.1"],
    ["X-Forwarded-For", "192.0.2.1"],
    ["X-Forwarded-For", ""],
    ["X-Forwarded-Host", "127.0.0.1"],
    ["X-Forwarded-Proto", "https"],
    ["X-Forwarded-Port", "443"],
    ["X-Forwarded-Server", "a"],
    ["X-Original-Forwarded-For", "192.0.2.1"],
    ["X-Original-Host", "a.example"],
    ["Via", "1.1 proxy"],
    ["X-Real-IP", "127.0.0.1"],
    ["CF-Connecting-IP", "192.0.2.1"],
    ["CF-Connecting-IPv6", "2001:db8::1"],
    ["CF-Ray", "1"],
    ["CDN-Loop", "a"],
    ["True-Client-IP", "192.0.2.1"],
    ["Client-IP", "192.0.2.1"],
    ["X-Client-IP", "192.0.2.1"],
    ["X-Cluster-Client-IP", "192.0.2.1"],
    ["Fastly-Client-IP", "192.0.2.1"],
    ["Fly-Client-IP", "192.0.2.1"],
    ["X-Azure-ClientIP", "192.0.2.1"],
    ["X-Azure-SocketIP", "192.0.2.1"],
    ["X-AppEngine-User-IP", "192.0.2.1"],
    ["WL-Proxy-Client-IP", "192.0.2.1"],
    ["X-ProxyUser-Ip", "192.0.2.1"],
    ["X-Remote-Addr", "192.0.2.1"],
    ["X-Envoy-External-Address", "192.0.2.1"],
    ["X-Amzn-Trace-Id", "Root=1"],
    ["X-Amz-Cf-Id", "1"],
    ["Tailscale-User-Login", "eve"],
  ] as const;

  it.each(added)("keeps out what a proxy on this machine passes on: %s: %s", async (name, value) => {
    const passedOn = asked({ host: "127.0.0.1:8080", [name]: value });
    expect(await accessRefusal(passedOn, {})).toContain(name.toLowerCase());
    expect(await accessRefusal(passedOn, { forwarded: true })).toBeUndefined();
    // Who says who may see it has said it of these as well.
    expect(await accessRefusal(passedOn, { allow: () => true })).toBeUndefined();
  });

  it("lets nobody else in where a proxy may pass on", async () => {
    const headers = { host: "localhost", "x-forwarded-for": "192.0.2.1" };
    expect(await accessRefusal(asked(headers, "192.0.2.1"), { forwarded: true })).toContain("only from this machine");
    expect(await accessRefusal(asked({ ...headers, host: "a.example" }), { forwarded: true })).toContain(
      "this machine",
    );
    expect(await accessRefusal(asked({ ...headers, origin: "http://a.example" }), { forwarded: true })).toContain(
      "site",
    );
  });

  it("does not take what a browser or curl sends for a proxy's", async () => {
    const sent = {
      host: "localhost:8080",
      connection: "keep-alive",
      "cache-control": "max-age=0",
      "sec-ch-ua": '"Chromium"',
      "sec-ch-ua-mobile": "?0",
      "sec-ch-ua-platform": '"Linux"',
      "upgrade-insecure-requests": "1",
      "user-agent": "curl/8",
      accept: "*/*",
      "accept-encoding": "gzip",
      "accept-language": "en",
      "sec-fetch-site": "none",
      "sec-fetch-mode": "navigate",
      "sec-fetch-user": "?1",
      "sec-fetch-dest": "document",
      "sec-gpc": "1",
      dnt: "1",
      priority: "u=0, i",
      referer: "http://localhost:8080/",
      cookie: "a=b",
      "if-none-match": '"1"',
      "last-event-id": "4",
      "content-type": "text/plain",
      "content-length": "0",
      "x-requested-with": "XMLHttpRequest",
      "x-request-id": "1",
      traceparent: "00-1-1-00",
    };
    expect(await accessRefusal(asked(sent), {})).toBeUndefined();
  });
});
