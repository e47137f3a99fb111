import { gunzipSync } from "node:zlib";
import { type Codec, Resource, route, Service } from "signalbox";
import { request } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { Absent, ask, Gzippable, HtmlOnly, JsonOrCsv, Tongues, Versioned } from "./fixtures.ts";

/** RFC 9110 12: content negotiation. The ids are those of the corner cases; what is quoted is the RFC. */

class HtmlAndJson extends HtmlOnly {
  override readonly produces = ["text/html", "application/json"];
}

const typeOf = async (resource: Resource, accept: string | readonly string[]) =>
  (await ask(resource, "GET", { Accept: accept })).header("content-type");

describe("12.5.1 Accept", () => {
  it.each([
    ["N01", "text/html;q=0, */*", "“a value of 0 means not acceptable”, and the most specific range decides"],
    ["N04", "*/*;q=0", "nothing is acceptable (12.4.3)"],
    ["N08", "text/html;level=1", "a parameter that the offer lacks does not match"],
    ["", "image/*", "no range matches"],
  ])("%s GET HtmlOnly, Accept: %s is 406: %s", async (_id, accept) => {
    expect((await ask(new HtmlOnly(), "GET", { Accept: accept })).status).toBe(406);
    expect((await ask(new HtmlOnly(), "HEAD", { Accept: accept })).status).toBe(406);
  });

  it("N02 “the most specific reference has precedence”, whatever its weight: json", async () => {
    const accept = "text/*;q=0.9, text/html;q=0.1, application/json;q=0.5";
    expect(await typeOf(new HtmlAndJson(), accept)).toBe("application/json");
  });

  it("N05 GET JsonOrCsv, Accept: text/csv;q=0.9, application/json;q=0.5 is csv", async () => {
    expect(await typeOf(new JsonOrCsv(), "text/csv;q=0.9, application/json;q=0.5")).toBe("text/csv; charset=utf-8");
  });

  it.each([{}, { Accept: "*/*" }])(
    "N06 GET JsonOrCsv, %o is the first offer, and says Vary: Accept",
    async (headers) => {
      const response = await ask(new JsonOrCsv(), "GET", headers);
      expect(response.status).toBe(200);
      expect(response.header("content-type")).toBe("application/json");
      expect(response.header("vary")).toBe("Accept");
    },
  );

  it("N06 one offer varies with nothing (12.5.5)", async () => {
    expect((await ask(new HtmlOnly(), "GET")).header("vary")).toBeUndefined();
  });

  describe("N09 the RFC's own table", () => {
    const accept = "text/*;q=0.3, text/plain;q=0.7, text/plain;format=flowed, text/plain;format=fixed;q=0.4, */*;q=0.5";
    const asIs: Codec = { encode: String };
    /** From best to worst, as the RFC's quality values rank them. */
    const ranking = ["text/plain;format=flowed", "text/plain", "image/jpeg", "text/plain;format=fixed", "text/html"];

    const choose = async (produces: readonly string[]) => {
      class Offers extends Resource {
        override readonly produces = produces;
        override represent() {
          return "x";
        }
      }
      const codecs = Object.fromEntries(produces.map((name) => [name, asIs]));
      const service = new Service({ routes: [route("/", new Offers(), { codecs })] });
      const response = await request(service, "GET", "/", { headers: { Accept: accept } });
      return response.header("content-type")?.replace("; charset=utf-8", "");
    };

    it.each(ranking.map((best, at) => [best, ranking.slice(at)] as const))(
      "%s goes before what is worth less",
      async (best, offers) => {
        expect(await choose(offers)).toBe(best);
        expect(await choose([...offers].reverse())).toBe(best);
      },
    );

    it("text/html;level=3 is worth what text/html is: a range without the parameter covers it (erratum 7138)", async () => {
      expect(await choose(["text/html;level=3", "text/plain;format=fixed"])).toBe("text/plain;format=fixed");
    });
  });

  it("N10 q is read wherever it stands: json", async () => {
    expect(await typeOf(new HtmlAndJson(), "text/html;q=0.2;level=1, application/json;q=0.3")).toBe("application/json");
    const level = "text/html;level=1;q=0.2, application/json;q=0.3";
    expect(await typeOf(new HtmlAndJson(), level)).toBe("application/json");
  });

  it("N12 a comma inside a quoted string parts nothing (5.6.4): 200 json", async () => {
    const response = await ask(new Versioned(), "GET", { Accept: 'text/html;x="a,b", application/json;q=0.1' });
    expect(response.status).toBe(200);
    expect(response.header("content-type")).toBe("application/json");
  });

  it("N32 what cannot be read is ignored, as if absent: the first offer", async () => {
    expect(await typeOf(new JsonOrCsv(), "garbage")).toBe("application/json");
    expect(await typeOf(new JsonOrCsv(), "garbage, text/csv")).toBe("text/csv; charset=utf-8");
  });

  it("N33 the 406 lists what there is (15.5.7)", async () => {
    const response = await ask(new JsonOrCsv(), "GET", { Accept: "image/png" });
    expect(response.status).toBe(406);
    expect(await response.json()).toMatchObject({ status: 406, offered: ["application/json", "text/csv"] });
  });

  it("N34 two field lines are one list (5.3)", async () => {
    expect(await typeOf(new JsonOrCsv(), ["application/json;q=0.1", "text/csv"])).toBe("text/csv; charset=utf-8");
    expect((await ask(new JsonOrCsv(), "GET", { Accept: ["image/png", "image/gif"] })).status).toBe(406);
  });
});

describe("where negotiation stands", () => {
  it("N13 GET of what is missing, unacceptable: 406, negotiation stands before existence (ruling 4)", async () => {
    expect((await ask(new Absent(), "GET", { Accept: "image/png" })).status).toBe(406);
  });

  it("N14 DELETE Versioned, Accept: image/png is 204, deleted: a write is never refused for its Accept (ruling 4)", async () => {
    const a = new Versioned();
    expect((await ask(a, "DELETE", { Accept: "image/png" })).status).toBe(204);
    expect(a.writes).toEqual(["DELETE"]);
  });

  it("N16 an error's type is negotiated apart: 404 text/html, Vary: Accept, because a 404 is cacheable (15.5.5)", async () => {
    class MissingPage extends Absent {
      override readonly produces = ["application/json", "text/html"];
      override readonly errorProduces = ["application/problem+json", "text/html"];
    }
    const response = await ask(new MissingPage(), "GET", { Accept: "text/html" });
    expect(response.status).toBe(404);
    expect(response.header("content-type")).toBe("text/html; charset=utf-8");
    expect(response.header("vary")).toBe("Accept");
    expect(await response.text()).toContain("<h1>404 Not Found</h1>");
    const plain = await ask(new MissingPage(), "GET");
    expect(plain.header("content-type")).toBe("application/problem+json");
    expect(plain.header("vary")).toBe("Accept");
  });

  it("N16 the same where the representation itself has one type only", async () => {
    class MissingHtml extends HtmlOnly {
      override readonly errorProduces = ["application/problem+json", "text/html"];
      override resourceExists() {
        return false;
      }
    }
    const response = await ask(new MissingHtml(), "GET", { Accept: "text/html" });
    expect(response.header("content-type")).toBe("text/html; charset=utf-8");
    expect(response.header("vary")).toBe("Accept");
  });
});

describe("12.5.4 Accept-Language", () => {
  const speaks = async (acceptLanguage: string, resource: Resource = new Tongues()) => {
    const response = await ask(resource, "GET", { "Accept-Language": acceptLanguage });
    return [
      response.status,
      response.header("content-language"),
      response.status === 200 ? await response.json() : undefined,
    ];
  };

  it("N17 en-US is served by en (RFC 4647 3.4 lookup; ruling 20)", async () => {
    expect(await speaks("en-US")).toEqual([200, "en", "hello"]);
  });

  it("N18 “en;q=0, *” is fr: what is refused by name is not let in by the star", async () => {
    expect(await speaks("en;q=0, *")).toEqual([200, "fr", "bonjour"]);
  });

  it("N20 what one client refused does not follow the next", async () => {
    const tongues = new Tongues();
    expect(await speaks("en;q=0, fr", tongues)).toEqual([200, "fr", "bonjour"]);
    expect(await speaks("en", tongues)).toEqual([200, "en", "hello"]);
  });

  it("no match is 406 on a read, and says what there is (ruling 20)", async () => {
    const response = await ask(new Tongues(), "GET", { "Accept-Language": "de" });
    expect(response.status).toBe(406);
    expect(await response.json()).toMatchObject({ offeredLanguages: ["en", "fr"] });
    expect(response.header("content-language")).toBeUndefined();
  });

  it("without the field it is the first, and Vary names the axis", async () => {
    const response = await ask(new Tongues(), "GET");
    expect(response.header("content-language")).toBe("en");
    expect(response.header("vary")).toBe("Accept-Language");
  });

  it("a resource without languages is not asked about them", async () => {
    const response = await ask(new JsonOrCsv(), "GET", { "Accept-Language": "de" });
    expect(response.status).toBe(200);
    expect(response.header("content-language")).toBeUndefined();
  });
});

describe("12.5.3 Accept-Encoding", () => {
  it.each([
    ["N21", "gzip;q=0, *", "gzip is refused by name"],
    ["N22", "", "“an empty field: the user agent does not want any content coding”"],
    ["", "br", "what is not offered"],
  ])("%s GET Gzippable, Accept-Encoding: “%s” is identity: %s", async (_id, accept) => {
    const response = await ask(new Gzippable(), "GET", { "Accept-Encoding": accept });
    expect(response.status).toBe(200);
    expect(response.header("content-encoding")).toBeUndefined();
    expect(await response.json()).toHaveProperty("text");
  });

  it("N24 only identity, and identity;q=0: 406 on a read, not on a write", async () => {
    expect((await ask(new Versioned(), "GET", { "Accept-Encoding": "identity;q=0" })).status).toBe(406);
    expect((await ask(new Versioned(), "DELETE", { "Accept-Encoding": "identity;q=0" })).status).toBe(204);
  });

  it("N25 GET Gzippable, Accept-Encoding: *;q=0 is 406", async () => {
    expect((await ask(new Gzippable(), "GET", { "Accept-Encoding": "*;q=0" })).status).toBe(406);
  });

  it("N26 GET Gzippable, Accept-Encoding: gzip: Content-Encoding: gzip, and the body is gzip (8.4)", async () => {
    const response = await ask(new Gzippable(), "GET", { "Accept-Encoding": "gzip" });
    expect(response.header("content-encoding")).toBe("gzip");
    expect(JSON.parse(gunzipSync(await response.bytes()).toString())).toHaveProperty("text");
    expect(response.header("content-type")).toBe("application/json");
  });

  it("N26 a streamed body is coded as well", async () => {
    class Streamed extends Gzippable {
      override async *represent() {
        yield { part: 1 };
        yield { part: 2 };
      }
    }
    const response = await ask(new Streamed(), "GET", { "Accept-Encoding": "gzip" });
    expect(response.header("content-encoding")).toBe("gzip");
    expect(JSON.parse(gunzipSync(await response.bytes()).toString())).toEqual([{ part: 1 }, { part: 2 }]);
  });

  it("N28 a 404 on G with gzip chosen is plain and says nothing else", async () => {
    class MissingGzippable extends Gzippable {
      override resourceExists() {
        return false;
      }
    }
    const response = await ask(new MissingGzippable(), "GET", { "Accept-Encoding": "gzip" });
    expect(response.status).toBe(404);
    expect(response.header("content-encoding")).toBeUndefined();
    expect(await response.json()).toMatchObject({ status: 404 });
  });

  it("N30 GET Gzippable, identity sent, says Vary: Accept-Encoding all the same (12.5.5)", async () => {
    const response = await ask(new Gzippable(), "GET");
    expect(response.header("content-encoding")).toBeUndefined();
    expect(response.header("vary")).toBe("Accept-Encoding");
  });
});

describe("12.5.2 Accept-Charset", () => {
  it("N29 is deprecated and ignored", async () => {
    expect((await ask(new Versioned(), "GET", { "Accept-Charset": "iso-8859-1" })).status).toBe(200);
  });
});

describe("12.5.5 Vary", () => {
  class Everything extends JsonOrCsv {
    override readonly languages = ["en", "fr"];
    override readonly encodings = ["gzip"];
    override vary() {
      return ["Cookie", "Accept"];
    }
  }

  it("lists every axis with more than one offer, and what the author adds, each once", async () => {
    const response = await ask(new Everything(), "GET");
    expect(response.header("vary")).toBe("Accept, Accept-Language, Accept-Encoding, Cookie");
  });

  it("is on the 406 and the 404 too, which negotiation, or the lack of it, led to", async () => {
    class Missing extends Everything {
      override resourceExists() {
        return false;
      }
    }
    expect((await ask(new Everything(), "GET", { Accept: "image/png" })).header("vary")).toContain("Accept, ");
    expect((await ask(new Missing(), "GET")).header("vary")).toContain("Accept, ");
  });
});
