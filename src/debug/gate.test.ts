import { describe, expect, it } from "vitest";
import { requestOf } from "./askedRequest.ts";
import { refusalOf } from "./gate.ts";

function asked(headers: Readonly<Record<string, string>>, peer = "127.0.0.1") {
  return requestOf({ method: "GET", target: "/_signalbox", headers, peer });
}

describe("refusalOf", () => {
  it.each([
    [{ host: "localhost:8080" }, "127.0.0.1"],
    [{ host: "app.localhost" }, "::1"],
    [{ host: "[::1]:8080" }, "::ffff:127.0.0.1"],
    [{ host: "127.0.0.1:1", "sec-fetch-site": "none" }, "127.0.0.1"],
    [{ host: "localhost:1", "sec-fetch-site": "same-origin", origin: "http://localhost:1" }, "127.0.0.1"],
  ])("lets this machine in: %j from %s", async (headers, peer) => {
    expect(await refusalOf(asked(headers, peer), undefined)).toBeUndefined();
  });

  it("keeps another machine out", async () => {
    expect(await refusalOf(asked({ host: "localhost" }, "192.0.2.1"), undefined)).toContain("this machine only");
  });

  it("keeps out who comes by a name that a stranger may have pointed here", async () => {
    expect(await refusalOf(asked({ host: "rebound.example" }), undefined)).toContain("this machine only");
    expect(await refusalOf(asked({ host: "localhost.example" }), undefined)).toContain("this machine only");
  });

  it.each([
    [{ host: "localhost:1", "sec-fetch-site": "cross-site" }],
    [{ host: "localhost:1", "sec-fetch-site": "same-site" }],
    [{ host: "localhost:1", origin: "http://localhost:3000" }],
    [{ host: "localhost:1", origin: "null" }],
  ])("keeps other sites' pages out, whoever may see it: %j", async (headers) => {
    expect(await refusalOf(asked(headers), () => true)).toContain("Another site's page");
  });

  it("asks allow, and waits for it", async () => {
    expect(await refusalOf(asked({ host: "a.example" }, "192.0.2.1"), async () => true)).toBeUndefined();
    expect(await refusalOf(asked({ host: "localhost" }), async () => false)).toContain("allow");
  });
});
