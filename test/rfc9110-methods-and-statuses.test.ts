import { type Context, Halt, Resource, route, Service, STANDARD_METHODS } from "signalbox";
import { request } from "signalbox/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { alone, ask, Bell, CODECS, HtmlOnly, JsonOrCsv, MODIFIED, Moved, Shelf, Versioned } from "./fixtures.ts";
import { exchange, serving } from "./sockets.ts";

/** RFC 9110 8, 9, 10 and 15: methods, statuses and fields. The ids are those of the corner cases. */

const JSON_TYPE = { "Content-Type": "application/json" };

afterEach(() => {
  vi.restoreAllMocks();
});

describe("9.3.1 GET, 9.3.2 HEAD", () => {
  it("M01 HEAD Versioned has the fields of GET and no content; Content-Length is what GET's would be (8.6)", async () => {
    const got = await ask(new Versioned(), "GET");
    const head = await ask(new Versioned(), "HEAD");
    expect(head.status).toBe(200);
    expect(head.response.body).toBeNull();
    expect(head.header("content-length")).toBe(String((await got.bytes()).byteLength));
    const told = (response: typeof got, ...but: string[]) =>
      response.response.headers.filter((_, at, all) => !but.includes(all[at - (at % 2)] ?? ""));
    expect(told(head, "Content-Length")).toEqual(told(got));
  });

  it("M02 a resource that declares GET only gives HEAD a 405 and Allow (ruling 12)", async () => {
    class GetOnly extends HtmlOnly {
      override readonly allowedMethods = ["GET"];
    }
    const response = await ask(new GetOnly(), "HEAD");
    expect(response.status).toBe(405);
    expect(response.header("allow")).toBe("GET, OPTIONS");
    expect(response.response.body).toBeNull();
  });

  it("M36 content of a GET is ignored, and the connection goes on safely behind it (9.3.1)", async () => {
    await serving(alone(new Versioned()), async ({ port }) => {
      const body = "GET /stolen HTTP/1.1\r\nHost: x\r\n\r\n";
      const first = `GET / HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
      const received = await exchange(port, `${first}GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 200"]);
    });
  });
});

describe("9.1 methods", () => {
  it.each(["get", "FOO", ""])("M04, M05 “%s” is not known: 501 (method names are case-sensitive)", async (method) => {
    const response = await ask(new Versioned(), method);
    expect(response.status).toBe(501);
    expect(response.trace).toBe("B13,B12");
  });

  it("M05 known and not allowed: 405, and “MUST generate an Allow header field”", async () => {
    const response = await ask(new Versioned(), "POST");
    expect(response.status).toBe(405);
    expect(response.header("allow")).toBe("GET, HEAD, PUT, PATCH, DELETE, OPTIONS");
  });

  it("M05 a method of the author's own is known where it says so", async () => {
    class Purgeable extends Versioned {
      override readonly knownMethods = [...STANDARD_METHODS, "PURGE"];
    }
    expect((await ask(new Purgeable(), "PURGE")).status).toBe(405);
  });

  it("M24 TRACE is 405: nothing is echoed (9.3.8)", async () => {
    const response = await ask(new Versioned(), "TRACE", { Authorization: "Bearer secret", Cookie: "a=b" });
    expect(response.status).toBe(405);
    expect(await response.text()).not.toContain("secret");
  });

  it("9.3.7 OPTIONS always gets a response, with Allow; PATCH formats are told (RFC 5789 3.1)", async () => {
    const response = await ask(new Versioned(), "OPTIONS");
    expect(response.status).toBe(200);
    expect(response.header("allow")).toBe("GET, HEAD, PUT, PATCH, DELETE, OPTIONS");
    expect(response.header("accept-patch")).toBe("application/json");
    expect(response.response.body).toBeNull();
  });

  it("9.3.7 OPTIONS * asks about the server", async () => {
    expect((await request(alone(new Versioned()), "OPTIONS", "*")).status).toBe(204);
    expect((await request(alone(new Versioned()), "GET", "*")).status).toBe(404);
  });
});

describe("9.3.3 POST", () => {
  it("M10 a POST that creates in a collection is 201 + Location (15.3.2)", async () => {
    const shelf = new Shelf();
    const response = await ask(shelf, "POST", {}, { title: "Signals" });
    expect(response.status).toBe(201);
    expect(response.header("location")).toBe("/books/1");
    expect(shelf.books).toEqual([{ title: "Signals" }]);
  });

  it("M12 an action without a result is 204, with one 200", async () => {
    class Telling extends Bell {
      override processPost() {
        return { rung: true };
      }
    }
    const silent = await ask(new Bell(), "POST");
    expect(silent.status).toBe(204);
    const telling = await ask(new Telling(), "POST");
    expect(telling.status).toBe(200);
    expect(await telling.json()).toEqual({ rung: true });
  });

  it.each([null, 0, false, ""])("M12 %o is a result too", async (result) => {
    class Telling extends Bell {
      override processPost() {
        return result;
      }
    }
    const response = await ask(new Telling(), "POST");
    expect(response.status).toBe(200);
    expect(await response.json()).toBe(result);
  });

  it("15.4.4 see other: 303 + Location", async () => {
    class Elsewhere extends Bell {
      override async seeOther() {
        return "/done";
      }
    }
    const response = await ask(new Elsewhere(), "POST");
    expect(response.status).toBe(303);
    expect(response.header("location")).toBe("/done");
  });
});

describe("9.3.4 PUT", () => {
  it("M08 PUT Versioned is 204, or 200 with a result; never 201", async () => {
    class Echo extends Versioned {
      override apply(_ctx: Context, body: unknown) {
        return body;
      }
    }
    expect((await ask(new Versioned(), "PUT", {}, {})).status).toBe(204);
    const response = await ask(new Echo(), "PUT", {}, { title: "x" });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ title: "x" });
  });

  it("M09 PUT Moved, which has moved, is 301 and creates nothing", async () => {
    const p = new Moved();
    const response = await ask(p, "PUT", {}, {});
    expect(response.status).toBe(301);
    expect(response.header("location")).toBe("/elsewhere");
    expect(p.writes).toEqual([]);
  });

  it("M09 and 308 where the method is to be kept", async () => {
    class Kept extends Moved {
      override movedPermanently(): false {
        return false;
      }
      override permanentRedirect() {
        return "/elsewhere";
      }
    }
    for (const method of ["PUT", "GET", "DELETE"]) {
      const response = await ask(new Kept(), method, {}, {});
      expect([response.status, response.header("location")], method).toEqual([308, "/elsewhere"]);
    }
  });

  it("M14 PUT Versioned with Content-Range is 400: a part would be taken for the whole (14.5)", async () => {
    const a = new Versioned();
    expect((await ask(a, "PUT", { "Content-Range": "bytes 0-1/10" }, {})).status).toBe(400);
    expect(a.writes).toEqual([]);
    expect((await ask(a, "PATCH", { "Content-Range": "bytes 0-1/10" }, {})).status).toBe(204);
  });
});

describe("9.3.5 DELETE", () => {
  it.each([
    ["done", true, true, 204],
    ["done, with nothing to say", undefined, true, 204],
    ["queued", true, false, 202],
    ["with a report", { removed: 1 }, true, 200],
    ["queued, with a report", { queued: 1 }, false, 202],
    ["not enacted", false, true, 500],
  ])("M13 %s", async (_how, given, completed, status) => {
    class Deletable extends Versioned {
      override deleteResource() {
        return given;
      }
      override deleteCompleted() {
        return completed;
      }
    }
    const response = await ask(new Deletable(), "DELETE");
    expect(response.status).toBe(status);
    if (typeof given === "object") expect(await response.json()).toEqual(given);
  });
});

describe("RFC 5789 PATCH", () => {
  it("M33 in conflict with the state: 409", async () => {
    class Conflicting extends Versioned {
      override isConflict(_ctx: Context, body: unknown) {
        return (body as { version: number }).version < 2;
      }
    }
    const a = new Conflicting();
    expect((await ask(a, "PATCH", {}, { version: 1 })).status).toBe(409);
    expect(a.writes).toEqual([]);
    expect((await ask(a, "PATCH", {}, { version: 2 })).status).toBe(204);
    expect(a.writes).toEqual(["PATCH"]);
  });

  it("M34 well-formed and inapplicable: 422, which the resource declares in halts", async () => {
    class Inapplicable extends Versioned {
      override readonly halts = [422];
      override apply(): never {
        throw new Halt(422, { detail: "There is no page 9." });
      }
    }
    const response = await ask(new Inapplicable(), "PATCH", {}, {});
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      status: 422,
      title: "Unprocessable Content",
      detail: "There is no page 9.",
    });
  });
});

describe("15.5.2 401", () => {
  it.each([
    ["a challenge", 'Digest realm="x"', {}, 'Digest realm="x"'],
    ["false, no scheme known", false, {}, "Bearer"],
    ["false, basic", false, { web: { type: "http", scheme: "basic" } }, 'Basic realm="service", charset="UTF-8"'],
    ["false, bearer", false, { web: { type: "http", scheme: "bearer" } }, "Bearer"],
  ] as const)(
    "M06 %s: “MUST send a WWW-Authenticate header field”",
    async (_what, response, securitySchemes, challenge) => {
      class Protected extends Versioned {
        override isAuthorized() {
          return response;
        }
      }
      const service = alone(new Protected(), { securitySchemes, security: ["web"] });
      const given = await request(service, "GET", "/");
      expect(given.status).toBe(401);
      expect(given.header("www-authenticate")).toBe(challenge);
    },
  );
});

describe("15.5.16 415", () => {
  it.each([
    ["POST", new Shelf(), undefined],
    ["PATCH", new Versioned(), "application/json"],
    ["PUT", new Versioned(), undefined],
  ])(
    "M16 %s of a type that is not consumed names those that are, and no codings (12.5.3)",
    async (method, resource, patch) => {
      const response = await ask(resource, method, { "Content-Type": "text/weird" }, "x");
      expect(response.status).toBe(415);
      expect(response.header("accept")).toBe("application/json");
      expect(response.header("accept-patch")).toBe(patch);
      expect(response.header("accept-encoding")).toBeUndefined();
      expect(await response.json()).toMatchObject({ status: 415, accepted: ["application/json"] });
    },
  );

  it("M16 content without a Content-Type is of no type that is consumed", async () => {
    expect((await ask(new Shelf(), "POST", {}, "{}")).status).toBe(415);
  });

  it("M16 coded content is 415 for its coding, and Accept-Encoding says which are taken", async () => {
    const response = await ask(new Shelf(), "POST", { ...JSON_TYPE, "Content-Encoding": "gzip" }, "{}");
    expect(response.status).toBe(415);
    expect(response.header("accept-encoding")).toBe("identity");
  });

  it("M16 “identity” is no coding: a wrong type beside it is 415 for the type, without Accept-Encoding", async () => {
    const headers = { "Content-Type": "text/weird", "Content-Encoding": "identity" };
    const response = await ask(new Shelf(), "POST", headers, "x");
    expect(response.status).toBe(415);
    expect(response.header("accept-encoding")).toBeUndefined();
    expect((await ask(new Shelf(), "POST", { ...JSON_TYPE, "Content-Encoding": "identity" }, "{}")).status).toBe(201);
  });

  it("M17 no content and no Content-Type, where one is consumed: 400, a body is required", async () => {
    for (const body of ["", undefined]) {
      const response = await ask(new Shelf(), "POST", body === "" ? { "Content-Length": "0" } : {}, body);
      expect(response.status).toBe(400);
      expect((await response.json()).errors).toEqual([{ pointer: "", detail: expect.stringContaining("required") }]);
    }
  });

  it("M17 the same with a Content-Type", async () => {
    const response = await ask(new Shelf(), "POST", JSON_TYPE, "");
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toEqual([{ pointer: "", detail: expect.stringContaining("required") }]);
  });

  it.each(["application/json; charset=utf-8", "Application/JSON", "application/json ; x=y"])(
    "M18 %s is application/json (8.3.1)",
    async (type) => {
      expect((await ask(new Shelf(), "POST", { "Content-Type": type }, "{}")).status).toBe(201);
    },
  );
});

describe("10.1.1 Expect", () => {
  it("M20 an expectation that cannot be met is 417", async () => {
    const response = await ask(new Versioned(), "PUT", { Expect: "something" }, {});
    expect(response.status).toBe(417);
    expect((await ask(new Versioned(), "PUT", { Expect: "100-Continue" }, {})).status).toBe(204);
  });

  it("M20 through a server as well, and 100-continue gets its 100", async () => {
    await serving(alone(new Versioned()), async ({ port }) => {
      const head =
        "PUT / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n";
      expect(await exchange(port, `${head}Expect: something\r\n\r\n{}`)).toMatch(/^HTTP\/1\.1 417 /);
      const received = await exchange(port, `${head}Expect: 100-continue\r\n\r\n{}`);
      expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 100", "HTTP/1.1 204"]);
    });
  });
});

describe("15.5.14 413", () => {
  class Small extends Shelf {
    override readonly maxBodyBytes = 10;
  }

  const head = (fields: string) =>
    `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n${fields}\r\n\r\n`;
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

  it.each([
    ["the resource's own size", () => alone(new Small())],
    ["the service's ceiling", () => alone(new Shelf(), { maxBodyBytes: 10 })],
  ])("M21 a length over %s is refused before anything is read", async (_which, service) => {
    await serving(service(), async ({ port }) => {
      // Not one byte of the content is sent.
      expect(await exchange(port, head("Content-Length: 11"))).toMatch(/^HTTP\/1\.1 413 /);
      expect(await exchange(port, `${head("Content-Length: 10")}"12345678"`)).toMatch(/^HTTP\/1\.1 201 /);
    });
  });

  it.each([
    ["the resource's own size", () => alone(new Small())],
    ["the service's ceiling", () => alone(new Shelf(), { maxBodyBytes: 10 })],
  ])("M21 chunks over %s are refused while reading", async (_which, service) => {
    await serving(service(), async ({ port }) => {
      const chunked = head("Transfer-Encoding: chunked");
      // The last chunk is never sent: nobody waits for it.
      expect(await exchange(port, chunked + chunk('"12345') + chunk("67890"))).toMatch(/^HTTP\/1\.1 413 /);
      expect(await exchange(port, `${chunked + chunk('"1234') + chunk('5678"')}0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 201 /);
    });
  });

  it("M21 content that ends before its declared length is 400", async () => {
    const shelf = new Shelf();
    await serving(alone(shelf), async ({ port }) => {
      expect(await exchange(port, `${head("Content-Length: 9")}{}`, { end: true })).toMatch(/^HTTP\/1\.1 400 /);
    });
    expect(shelf.books).toEqual([]);
    const response = await ask(shelf, "POST", { ...JSON_TYPE, "Content-Length": "9" }, "{}");
    expect(response.status).toBe(400);
  });

  it("M21 a body that processPost reads itself is under the same sizes", async () => {
    class Reader extends Bell {
      override async processPost(ctx: Context) {
        return ctx.request.body.text();
      }
    }
    class SmallReader extends Reader {
      override readonly maxBodyBytes = 3;
    }
    const chunked = { "Transfer-Encoding": "chunked" };
    expect(await (await ask(new Reader(), "POST", {}, "1234")).json()).toBe("1234");
    expect((await ask(new SmallReader(), "POST", {}, "1234")).status).toBe(413);
    expect((await ask(new SmallReader(), "POST", chunked, "1234")).status).toBe(413);
    const service = alone(new Reader(), { maxBodyBytes: 3 });
    expect((await request(service, "POST", "/", { headers: chunked, body: "1234" })).status).toBe(413);
  });
});

describe("15.4.1 300", () => {
  class Choosing extends JsonOrCsv {
    override multipleChoices(): boolean | readonly { type: string; href?: string }[] {
      return true;
    }
  }

  it("M25 lists the offered types", async () => {
    const response = await ask(new Choosing(), "GET");
    expect(response.status).toBe(300);
    expect(await response.json()).toEqual({ choices: [{ type: "application/json" }, { type: "text/csv" }] });
    expect(response.header("content-type")).toBe("application/json");
    expect(response.header("vary")).toBe("Accept");
  });

  it("M25 or what the author lists", async () => {
    class Listing extends Choosing {
      override multipleChoices() {
        return [{ type: "text/csv", href: "/c.csv" }];
      }
    }
    const response = await ask(new Listing(), "GET");
    expect(await response.json()).toEqual({ choices: [{ type: "text/csv", href: "/c.csv" }] });
  });
});

describe("RFC 6585 4: 429", () => {
  class Limited extends Versioned {
    readonly hint: number | Date;
    constructor(hint: number | Date = 1.2) {
      super();
      this.hint = hint;
    }
    override withinRateLimit() {
      return this.hint;
    }
    override isAuthorized() {
      return "Bearer";
    }
  }

  it.each([
    [1.2, "2"],
    [0, "0"],
    [new Date(MODIFIED), MODIFIED],
  ])("M26 over quota by %o is 429 + Retry-After: %s, never 503, and not stored", async (hint, retryAfter) => {
    const response = await ask(new Limited(hint), "GET");
    expect(response.status).toBe(429);
    expect(response.header("retry-after")).toBe(retryAfter);
    expect(response.header("cache-control")).toBe("no-store");
  });

  it.each(["POST", "FOO", "GET"])(
    "M28 over quota, and %s not allowed, not known or not authorized: 429, B13a first",
    async (method) => {
      const response = await ask(new Limited(), method);
      expect(response.status).toBe(429);
      expect(response.trace).toBe("B13,B13a");
    },
  );
});

describe("RFC 7725: 451", () => {
  it("M29 carries Link rel=blocked-by where the blocking party is known", async () => {
    class Blocked extends Versioned {
      readonly by: boolean | string;
      constructor(by: boolean | string) {
        super();
        this.by = by;
      }
      override isLegallyRestricted() {
        return this.by;
      }
    }
    const known = await ask(new Blocked("https://isp.example/legal"), "GET");
    expect(known.status).toBe(451);
    expect(known.header("link")).toBe('<https://isp.example/legal>; rel="blocked-by"');
    const unknown = await ask(new Blocked(true), "GET");
    expect(unknown.status).toBe(451);
    expect(unknown.header("link")).toBeUndefined();
    expect((await ask(new Blocked(false), "GET")).status).toBe(200);
  });
});

describe("8.6, 15.3.5 responses without content", () => {
  it("M30 204 and 304 have neither content nor Content-Length, on the wire", async () => {
    await serving(alone(new Versioned()), async ({ port }) => {
      const deleted = await exchange(port, "DELETE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
      expect(deleted).toMatch(/^HTTP\/1\.1 204 /);
      expect(deleted).not.toMatch(/content-length|transfer-encoding|content-type/i);
      expect(deleted).toMatch(/\r\n\r\n$/);
      const head = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nIf-None-Match: "v1"\r\n\r\n';
      const unmodified = await exchange(port, head);
      expect(unmodified).toMatch(/^HTTP\/1\.1 304 /);
      expect(unmodified).not.toMatch(/transfer-encoding|content-type|content-length/i);
      expect(unmodified).toMatch(/\r\n\r\n$/);
    });
  });
});

describe("8.8.3 ETag", () => {
  it.each([
    ["v1", '"v1"'],
    ['"v1"', '"v1"'],
    ['W/"v1"', 'W/"v1"'],
    ['a"b c', '"a%22b%20c"'],
  ])("M32 %s is sent quoted: %s", async (authored, sent) => {
    class Tagged extends Versioned {
      override generateEtag() {
        return authored;
      }
    }
    expect((await ask(new Tagged(), "GET")).header("etag")).toBe(sent);
  });

  it.each([undefined, ""])("M32 %o is no tag", async (authored) => {
    class Tagged extends Versioned {
      override generateEtag() {
        return authored;
      }
    }
    expect((await ask(new Tagged(), "GET")).header("etag")).toBeUndefined();
  });
});

describe("M37 what throws after the response began", () => {
  it("sends no second status: the connection is cut, and the part cannot pass for the whole", async () => {
    const reported = vi.fn();
    class Breaking extends HtmlOnly {
      override async *represent() {
        yield "<p>";
        throw new Error("the disk is gone");
      }
    }
    await serving(alone(new Breaking(), { onError: reported }), async ({ port }) => {
      const received = await exchange(port, "GET / HTTP/1.1\r\nHost: x\r\n\r\n");
      expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1);
      expect(received).toMatch(/^HTTP\/1\.1 200 /);
      expect(received).not.toMatch(/0\r\n\r\n$/);
    });
    expect(reported).toHaveBeenCalledTimes(1);
  });
});

describe("M38 15.5.4: a server that wishes to hide that a forbidden resource exists may respond with 404", () => {
  class Secret extends JsonOrCsv {
    override readonly languages = ["en", "fr"];
    override forbidden(): boolean {
      throw new Halt(404);
    }
    override resourceExists() {
      return true;
    }
  }
  class Missing extends JsonOrCsv {
    override readonly languages = ["en", "fr"];
    override forbidden(): boolean {
      return false;
    }
    override resourceExists() {
      return false;
    }
  }

  it.each(["GET", "HEAD"])("%s: the response is that of a resource which is not there", async (method) => {
    const told = async (resource: Resource) => {
      const service = new Service({ trace: false, routes: [route("/{id}", resource, { codecs: CODECS })] });
      const response = await request(service, method, "/7");
      return { status: response.status, headers: [...response.response.headers].sort(), body: await response.text() };
    };
    const hidden = await told(new Secret());
    expect(hidden.status).toBe(404);
    expect(hidden).toEqual(await told(new Missing()));
  });
});
