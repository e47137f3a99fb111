import { command, Halt, type HaltOptions, HttpResponse, Resource, Service } from "signalbox";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { alone } from "./fixtures.ts";

class Halting extends Resource {
  override readonly allowedMethods = ["GET", "HEAD", "PATCH"];
  override readonly consumes = ["application/json"];
  override readonly produces = ["application/json", "text/csv"];
  override readonly halts: readonly number[];
  readonly #status: number;
  readonly #options: HaltOptions;

  constructor(status: number, options: HaltOptions = {}, halts: readonly number[] = [status]) {
    super();
    this.#status = status;
    this.#options = options;
    this.halts = halts;
  }
  override represent(): unknown {
    throw new Halt(this.#status, this.#options);
  }
  override apply() {
    throw new Halt(this.#status, this.#options);
  }
}

async function halt(resource: Halting, method = "GET") {
  const onError = vi.fn<(error: unknown, ctx: unknown) => void>();
  const response = await request(alone(resource, { onError }), method, "/", method === "PATCH" ? { body: {} } : {});
  return { response, reported: onError.mock.calls.map(([error]) => error) };
}

describe("a declared Halt", () => {
  it("ends the request with its status and what it says, and is no error to report", async () => {
    const { response, reported } = await halt(new Halting(422, { detail: "No page 9.", page: 9, title: "Hm" }));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      type: "about:blank",
      title: "Hm",
      status: 422,
      detail: "No page 9.",
      instance: "/",
      page: 9,
    });
    expect(reported).toEqual([]);
  });

  it.each([
    [401, "www-authenticate", "Bearer"],
    [404, "vary", "Accept"],
    [405, "allow", "GET, HEAD, PATCH, OPTIONS"],
    [428, "cache-control", "no-store"],
    [429, "cache-control", "no-store"],
  ])("%i carries what the table says of it: %s", async (status, name, value) => {
    expect((await halt(new Halting(status))).response.header(name)).toBe(value);
  });

  it("415 to PATCH names the patch formats", async () => {
    const { response } = await halt(new Halting(415), "PATCH");
    expect(response.header("accept-patch")).toBe("application/json");
    expect(await response.json()).toMatchObject({ accepted: ["application/json"] });
  });

  it("its own fields stand in place of those", async () => {
    const headers = { "www-authenticate": "Basic", "Retry-After": "7" };
    const { response } = await halt(new Halting(401, { headers }));
    expect(response.header("www-authenticate")).toBe("Basic");
    expect(response.header("retry-after")).toBe("7");
    expect(response.response.headers.filter((name) => /^www-authenticate$/i.test(name))).toHaveLength(1);
  });

  it("below 400 has fields and no content", async () => {
    const { response } = await halt(new Halting(302, { headers: { Location: "/there" } }));
    expect(response.status).toBe(302);
    expect(response.header("location")).toBe("/there");
    expect(response.response.body).toBeNull();
    expect(response.header("vary")).toBeUndefined();
  });

  it("of 200 has nothing of what the graph's own 200s carry", async () => {
    const { response } = await halt(new Halting(200));
    expect([response.status, response.response.body]).toEqual([200, null]);
    expect(response.header("allow")).toBeUndefined();
  });

  it("of 400 is a problem like the others", async () => {
    const { response } = await halt(new Halting(400, { detail: "Too odd." }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ status: 400, detail: "Too odd." });
  });

  it("with a field that cannot be sent is a 500, and the field is not sent", async () => {
    const { response, reported } = await halt(new Halting(302, { headers: { Location: "/\r\nX: y" } }));
    expect(response.status).toBe(500);
    expect(response.header("location")).toBeUndefined();
    expect(reported).toEqual([expect.any(TypeError)]);
  });
});

describe("an undeclared Halt", () => {
  it("may have a status that the document lists anyway, and no other", async () => {
    class Tagged extends Halting {
      override generateEtag() {
        return "v1";
      }
    }
    expect((await halt(new Tagged(412, {}, []))).response.status).toBe(412);
    // Without a tag the document does not speak of 412, though an undocumented If-Match would draw it.
    expect((await halt(new Halting(412, {}, []))).response.status).toBe(500);
  });

  it("is a 500 without detail, and a line that says what to write", async () => {
    const { response, reported } = await halt(new Halting(418, { detail: "secret" }, []));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("secret");
    expect(reported).toHaveLength(1);
    expect(reported[0]).toMatchObject({
      message: expect.stringContaining("Halting threw Halt(418)"),
      cause: expect.any(Halt),
    });
    expect((reported[0] as Error).message).toContain("override readonly halts = [418]");
  });
});

describe("a Halt of a command", () => {
  const service = new Service({
    securitySchemes: { token: { type: "http", scheme: "digest" } },
    security: ["token"],
    routes: [
      command("GET", "/", ({ query }) => {
        const name = query.get("named");
        throw new Halt(Number(query.get("status")), name === null ? {} : { headers: { [name]: "own" } });
      }),
      command("POST", "/", () => HttpResponse.empty()),
    ],
  });

  it.each([
    [401, "WWW-Authenticate", "Digest"],
    [405, "Allow", "GET, HEAD, POST, OPTIONS"],
  ])("%d has %s, which it must have (RFC 9110 15.5.2, 15.5.6; ruling 13)", async (status, name, value) => {
    const response = await request(service, "GET", `/?status=${status}`);
    expect(response.status).toBe(status);
    expect(response.header(name)).toBe(value);
    const own = await request(service, "GET", `/?status=${status}&named=${name.toLowerCase()}`);
    expect(own.header(name)).toBe("own");
  });
});
