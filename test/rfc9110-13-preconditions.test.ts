import { type Context, Halt, Resource } from "signalbox";
import { serve } from "signalbox/node";
import { describe, expect, it, vi } from "vitest";
import { Absent, alone, ask, FAR, Gzippable, JsonOrCsv, MODIFIED, OLD, Unversioned, Versioned } from "./fixtures.ts";

/** RFC 9110 13: conditional requests. The ids are those of the corner cases; what is quoted is the RFC. */

const JSON_TYPE = { "Content-Type": "application/json" };

/** PUT or PATCH with a body, and how often the resource was written to. */
async function write(resource: Versioned, method: string, headers: Record<string, string>) {
  const response = await ask(resource, method, { ...JSON_TYPE, ...headers }, "{}");
  return { status: response.status, writes: resource.writes.length, response };
}

class WeakTag extends Versioned {
  override generateEtag() {
    return 'W/"v1"';
  }
}

class CommaTag extends Versioned {
  override generateEtag() {
    return '"a,b"';
  }
}

class Protected extends Versioned {
  override isAuthorized() {
    return "Bearer";
  }
}

class Guarded extends Versioned {
  override requireConditionalWrite() {
    return true;
  }
}

describe("13.1.1 If-Match", () => {
  it.each([
    ["C13", 'W/"v1"', "“an origin server MUST use the strong comparison function”"],
    ["", '"stale"', "“none of the listed tags match” -> 412"],
    ["", "", "an empty list matches nothing"],
    ["", "v1", "what is no entity-tag matches nothing"],
  ])("%s PUT Versioned, If-Match: %s is 412, not applied: %s", async (_id, tag) => {
    expect(await write(new Versioned(), "PUT", { "If-Match": tag })).toMatchObject({ status: 412, writes: 0 });
  });

  it.each(['"v1"', '"x", "v1"', "*"])("PUT Versioned, If-Match: %s is applied", async (tag) => {
    expect(await write(new Versioned(), "PUT", { "If-Match": tag })).toMatchObject({ status: 204, writes: 1 });
  });

  it("C14 a current tag that is weak never matches strongly: 412", async () => {
    expect(await write(new WeakTag(), "PUT", { "If-Match": 'W/"v1"' })).toMatchObject({ status: 412, writes: 0 });
  });

  it("C24 PUT Absent, If-Match: * is 412: “the condition is false if the origin server does not have a current representation”", async () => {
    expect(await write(new Absent(), "PUT", { "If-Match": "*" })).toMatchObject({ status: 412, writes: 0 });
    expect(await write(new Absent(), "PUT", { "If-Match": '"x"' })).toMatchObject({ status: 412, writes: 0 });
  });

  it("C32 PUT Unversioned, If-Match: “x” is 412: without a tag there is nothing to match", async () => {
    expect(await write(new Unversioned(), "PUT", { "If-Match": '"x"' })).toMatchObject({ status: 412, writes: 0 });
  });

  it("C42 a write race lost inside apply is 412 from the handler, not 500", async () => {
    class Raced extends Versioned {
      override apply(): never {
        throw new Halt(412, { detail: "Another client was faster." });
      }
    }
    const { response } = await write(new Raced(), "PUT", { "If-Match": '"v1"' });
    expect(response.status).toBe(412);
    expect(await response.json()).toMatchObject({ status: 412, detail: "Another client was faster." });
  });
});

describe("13.1.2 If-None-Match", () => {
  it.each([
    ["C16", '"a", "v1", "b"', "one of a list"],
    ["", 'W/"v1"', "“MUST use the weak comparison function”"],
    ["", "*", "“the condition is false if the origin server has a current representation”"],
  ])("%s GET Versioned, If-None-Match: %s is 304: %s", async (_id, tags) => {
    const response = await ask(new Versioned(), "GET", { "If-None-Match": tags });
    expect(response.status).toBe(304);
    expect(response.response.body).toBeNull();
  });

  it("C17 a comma inside a tag does not part it: 304", async () => {
    expect((await ask(new CommaTag(), "GET", { "If-None-Match": '"a,b"' })).status).toBe(304);
    expect((await ask(new CommaTag(), "GET", { "If-None-Match": '"a", "b"' })).status).toBe(200);
  });

  it("C18 GET Unversioned, If-None-Match: “x” is 200: without a tag nothing matches", async () => {
    expect((await ask(new Unversioned(), "GET", { "If-None-Match": '"x"' })).status).toBe(200);
  });

  it.each([
    ["C20", "*"],
    ["C21", '"v1"'],
  ])(
    "%s PUT Versioned, If-None-Match: %s is 412, not applied: “304 for GET or HEAD, or 412 for all other”",
    async (_id, tags) => {
      expect(await write(new Versioned(), "PUT", { "If-None-Match": tags })).toMatchObject({ status: 412, writes: 0 });
    },
  );

  it("C22 PUT Absent, If-None-Match: * is 201: it prevents the overwriting of what exists, and nothing does", async () => {
    expect(await write(new Absent(), "PUT", { "If-None-Match": "*" })).toMatchObject({ status: 201, writes: 1 });
  });

  it("C30 HEAD Versioned, If-None-Match: “v1” is 304", async () => {
    expect((await ask(new Versioned(), "HEAD", { "If-None-Match": '"v1"' })).status).toBe(304);
  });
});

describe("13.1.3 If-Modified-Since", () => {
  it("C01 “MUST ignore If-Modified-Since if the request contains an If-None-Match”: 200", async () => {
    const response = await ask(new Versioned(), "GET", { "If-None-Match": '"x"', "If-Modified-Since": MODIFIED });
    expect(response.status).toBe(200);
  });

  it("C04 DELETE Versioned: “MUST ignore it if the request method is neither GET nor HEAD”: applied", async () => {
    const a = new Versioned();
    expect((await ask(a, "DELETE", { "If-Modified-Since": MODIFIED })).status).toBe(204);
    expect(a.writes).toEqual(["DELETE"]);
  });

  it("C05 GET Unversioned: “MUST ignore it if the resource does not have a modification date available”: 200", async () => {
    expect((await ask(new Unversioned(), "GET", { "If-Modified-Since": MODIFIED })).status).toBe(200);
  });

  it.each([
    ["C06", FAR, 304, "the future is an ordinary date"],
    ["", MODIFIED, 304, "not modified after it"],
    ["", OLD, 200, "modified after it"],
    ["C09", "Mon, 01 Jan 2024 13:00:00 +0100", 200, "“MUST ignore if the value is not a valid HTTP-date”"],
    ["C10", `${MODIFIED}, ${MODIFIED}`, 200, "“or if the field value has more than one member”"],
  ])("%s GET Versioned, If-Modified-Since: %s is %i: %s", async (_id, date, status) => {
    expect((await ask(new Versioned(), "GET", { "If-Modified-Since": date })).status).toBe(status);
    expect((await ask(new Versioned(), "HEAD", { "If-Modified-Since": date })).status).toBe(status);
  });

  it("C10 in two field lines as well", async () => {
    expect((await ask(new Versioned(), "GET", { "If-Modified-Since": [MODIFIED, MODIFIED] })).status).toBe(200);
  });

  it.each([undefined, Promise.resolve()])("the date is asked for once, at once or later: %o", async (waits) => {
    const date = new Date(MODIFIED);
    const lastModified = vi.fn(() => (waits === undefined ? date : waits.then(() => date)));
    const dated = Object.assign(new Versioned(), { generateEtag: () => undefined, lastModified });
    const response = await ask(dated, "GET", { "If-Modified-Since": OLD, "If-Unmodified-Since": FAR });
    expect([response.status, response.header("last-modified")]).toEqual([200, MODIFIED]);
    expect(lastModified).toHaveBeenCalledOnce();
  });

  it("C08 a date of 12:00:00.500 is sent and compared in whole seconds: 304", async () => {
    class HalfASecond extends Versioned {
      override lastModified() {
        return new Date(Date.parse(MODIFIED) + 500);
      }
    }
    const sent = (await ask(new HalfASecond(), "GET")).header("last-modified");
    expect(sent).toBe(MODIFIED);
    expect((await ask(new HalfASecond(), "GET", { "If-Modified-Since": MODIFIED })).status).toBe(304);
  });
});

describe("13.1.4 If-Unmodified-Since", () => {
  it("C12 “MUST ignore If-Unmodified-Since if the request contains an If-Match”: applied", async () => {
    const headers = { "If-Match": "*", "If-Unmodified-Since": OLD };
    expect(await write(new Versioned(), "PUT", headers)).toMatchObject({ status: 204, writes: 1 });
    headers["If-Match"] = '"v1"';
    expect(await write(new Versioned(), "PUT", headers)).toMatchObject({ status: 204, writes: 1 });
  });

  it.each([
    [OLD, 412, 0],
    [MODIFIED, 204, 1],
    [FAR, 204, 1],
    ["yesterday", 204, 1],
  ])("PUT Versioned, If-Unmodified-Since: %s is %i", async (date, status, writes) => {
    expect(await write(new Versioned(), "PUT", { "If-Unmodified-Since": date })).toMatchObject({ status, writes });
  });

  it("a 412 tells the current tag, too, although it was not compared", async () => {
    const response = await ask(new Versioned(), "PUT", { "If-Unmodified-Since": OLD }, {});
    expect([response.status, await response.json()]).toMatchObject([412, { etag: '"v1"' }]);
  });

  it("PUT Unversioned: “MUST ignore it if the resource does not have a modification date available”", async () => {
    expect(await write(new Unversioned(), "PUT", { "If-Unmodified-Since": OLD })).toMatchObject({
      status: 204,
      writes: 1,
    });
  });

  it("counts for a read too", async () => {
    expect((await ask(new Versioned(), "GET", { "If-Unmodified-Since": OLD })).status).toBe(412);
  });
});

describe("13.2.1 when preconditions are evaluated", () => {
  it.each([
    ["C25", "GET"],
    ["C26", "DELETE"],
    ["", "PATCH"],
  ])(
    "%s %s Absent, If-Match: “x” is 404: “MUST ignore all preconditions if its response without them would be other than 2xx or 412”",
    async (_id, method) => {
      const { status, writes } = await write(new Absent(), method, { "If-Match": '"x"' });
      expect({ status, writes }).toEqual({ status: 404, writes: 0 });
    },
  );

  it("C28 without credentials it is 401, and no validator is told", async () => {
    const response = await ask(new Protected(), "GET", { "If-None-Match": '"v1"' });
    expect(response.status).toBe(401);
    expect(response.header("etag")).toBeUndefined();
    expect(response.header("last-modified")).toBeUndefined();
  });

  it("C29 OPTIONS Versioned, If-Match: “x” is 2xx: preconditions are for methods that select or modify a representation", async () => {
    expect((await ask(new Versioned(), "OPTIONS", { "If-Match": '"x"' })).status).toBe(200);
  });

  it("C33 PUT Versioned, If-Match: “stale”, a type that is not consumed: 415, normal checks first", async () => {
    const headers = { "If-Match": '"stale"', "Content-Type": "text/weird" };
    expect(await write(new Versioned(), "PUT", headers)).toMatchObject({ status: 415, writes: 0 });
  });
});

describe("13.2.2 precedence", () => {
  it("C02 step 3 before step 4: the tag decides, the date is not asked: 304", async () => {
    const response = await ask(new Versioned(), "GET", { "If-None-Match": '"v1"', "If-Modified-Since": OLD });
    expect(response.status).toBe(304);
  });

  it("step 1 before step 3: If-Match fails first", async () => {
    expect((await ask(new Versioned(), "GET", { "If-Match": '"x"', "If-None-Match": '"v1"' })).status).toBe(412);
  });

  it("step 1 true continues at step 3", async () => {
    expect((await ask(new Versioned(), "GET", { "If-Match": '"v1"', "If-None-Match": '"v1"' })).status).toBe(304);
  });

  it("step 2 true continues at step 3", async () => {
    expect(
      (await ask(new Versioned(), "GET", { "If-Unmodified-Since": MODIFIED, "If-None-Match": '"v1"' })).status,
    ).toBe(304);
  });
});

describe("15.4.5 what a 304 carries", () => {
  class Fresh extends JsonOrCsv {
    override readonly languages = ["en", "fr"];
    override readonly encodings = ["gzip"];
    override resourceExists(ctx: Context) {
      ctx.setHeader("Content-Location", "/c.json");
      return true;
    }
    override lastModified() {
      return new Date(MODIFIED);
    }
    override cacheControl() {
      return "max-age=60";
    }
    override expires() {
      return new Date(FAR);
    }
  }

  const repeated = ["etag", "vary", "cache-control", "expires", "content-location"];

  it("C34 repeats ETag, Vary, Cache-Control, Expires, Content-Location; nothing of the content", async () => {
    const headers = { "Accept-Encoding": "gzip" };
    const whole = await ask(new Fresh(), "GET", headers);
    expect(whole.status).toBe(200);
    expect(whole.header("content-encoding")).toBe("gzip");
    const tag = whole.header("etag") ?? "";
    const short = await ask(new Fresh(), "GET", { ...headers, "If-None-Match": tag });
    expect(short.status).toBe(304);
    for (const name of repeated) {
      expect(whole.header(name), name).toBeDefined();
      expect(short.header(name), name).toBe(whole.header(name));
    }
    for (const name of ["content-type", "content-encoding", "content-language", "content-length", "last-modified"]) {
      expect(short.header(name), name).toBeUndefined();
    }
    expect(short.response.body).toBeNull();
  });

  it("C34 Date is on both, where a server sends them", async () => {
    const serving = await serve(alone(new Versioned()), { port: 0 });
    try {
      const whole = await fetch(serving.url);
      const short = await fetch(serving.url, { headers: { "If-None-Match": '"v1"' } });
      expect([whole.status, short.status]).toEqual([200, 304]);
      expect(whole.headers.get("date")).toMatch(/ GMT$/);
      expect(short.headers.get("date")).toMatch(/ GMT$/);
      await whole.body?.cancel();
    } finally {
      await serving.close();
    }
  });

  it("without tags Last-Modified guides the cache", async () => {
    class Dated extends Resource {
      override lastModified() {
        return new Date(MODIFIED);
      }
      override represent() {
        return 1;
      }
    }
    const response = await ask(new Dated(), "GET", { "If-Modified-Since": MODIFIED });
    expect(response.status).toBe(304);
    expect(response.header("last-modified")).toBe(MODIFIED);
  });
});

describe("8.8 validators belong to one representation", () => {
  it("C36 the tag of the JSON does not pass for that of the CSV: 200 csv", async () => {
    const tag = (await ask(new JsonOrCsv(), "GET")).header("etag") ?? "";
    const response = await ask(new JsonOrCsv(), "GET", { Accept: "text/csv", "If-None-Match": tag });
    expect(response.status).toBe(200);
    expect(response.header("content-type")).toBe("text/csv; charset=utf-8");
  });

  it("C37 JSON and CSV have different tags, and each is its own", async () => {
    const json = (await ask(new JsonOrCsv(), "GET")).header("etag") ?? "";
    const csv = (await ask(new JsonOrCsv(), "GET", { Accept: "text/csv" })).header("etag") ?? "";
    expect(json).toBe('"c1"');
    expect(csv).not.toBe(json);
    expect((await ask(new JsonOrCsv(), "GET", { Accept: "text/csv", "If-None-Match": csv })).status).toBe(304);
  });

  it("C38 gzip and identity have different tags", async () => {
    const plain = (await ask(new Gzippable(), "GET")).header("etag");
    const coded = (await ask(new Gzippable(), "GET", { "Accept-Encoding": "gzip" })).header("etag");
    expect(plain).toBe('"g1"');
    expect(coded).not.toBe(plain);
  });

  it("a write may name the state by the tag of any of its representations", async () => {
    class TwoTypes extends Versioned {
      override readonly produces = ["application/json", "text/csv"];
    }
    const csv = (await ask(new TwoTypes(), "GET", { Accept: "text/csv" })).header("etag") ?? "";
    expect(csv).not.toBe('"v1"');
    expect(await write(new TwoTypes(), "PUT", { "If-Match": csv })).toMatchObject({ status: 204, writes: 1 });
    expect(await write(new TwoTypes(), "PUT", { "If-Match": '"v1;text/other"' })).toMatchObject({ status: 412 });
  });

  it("C40 9.3.4 PUT: “MUST NOT send a validator field in a successful response to PUT unless stored without transformation”", async () => {
    const { status, response } = await write(new Versioned(), "PUT", {});
    expect(status).toBe(204);
    expect(response.header("etag")).toBeUndefined();
    expect(response.header("last-modified")).toBeUndefined();
    const created = await write(new Absent(), "PUT", {});
    expect(created.status).toBe(201);
    expect(created.response.header("etag")).toBeUndefined();
  });
});

describe("RFC 6585 3: 428", () => {
  it.each(["PUT", "PATCH", "DELETE"])(
    "C41 %s Versioned without a condition is 428, not stored, at W1 after G7",
    async (method) => {
      const { status, writes, response } = await write(new Guarded(), method, {});
      expect({ status, writes }).toEqual({ status: 428, writes: 0 });
      expect(response.header("cache-control")).toBe("no-store");
      expect(response.trace).toMatch(/,G7,W1$/);
    },
  );

  it.each([
    ["If-Match", '"v1"', 204],
    ["If-Match", '"x"', 412],
    ["If-Match", "*", 204],
    ["If-Unmodified-Since", MODIFIED, 204],
    ["If-Unmodified-Since", "soon", 428],
    ["If-None-Match", "*", 412],
    ["If-None-Match", '"x"', 428],
    ["If-Modified-Since", MODIFIED, 428],
  ])("with %s: %s the guard counts, or is none: %i", async (name, value, status) => {
    expect(await write(new Guarded(), "PUT", { [name]: value })).toMatchObject({ status });
  });

  it("a date is no guard where the resource has none to hold against it", async () => {
    class Undated extends Guarded {
      override lastModified(): undefined {
        return undefined;
      }
    }
    expect(await write(new Undated(), "PUT", { "If-Unmodified-Since": MODIFIED })).toMatchObject({
      status: 428,
      writes: 0,
    });
  });

  it("reads and what is missing are not asked", async () => {
    class MissingGuarded extends Guarded {
      override resourceExists() {
        return false;
      }
    }
    expect((await ask(new Guarded(), "GET")).status).toBe(200);
    expect(await write(new MissingGuarded(), "PUT", {})).toMatchObject({ status: 201, writes: 1 });
  });

  it("is only asked where the callback says so", async () => {
    class Unguarded extends Versioned {
      override async requireConditionalWrite() {
        return false;
      }
    }
    expect(await write(new Unguarded(), "PUT", {})).toMatchObject({ status: 204, writes: 1 });
  });
});
