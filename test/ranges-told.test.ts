import { type Context, Resource, route, Service } from "signalbox";
import { bytesCodec } from "signalbox/codecs";
import { debug, explain } from "signalbox/debug";
import { generateOpenapi } from "signalbox/openapi";
import { checkContract, contractText, request } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { highlightOfPlan } from "../src/draw/marks.ts";
import { planFor } from "../src/graph/plan.ts";
import { TABLE } from "../src/graph/table.ts";
import { MODIFIED } from "./fixtures.ts";

/** A film of twelve bytes, stored plain and compressed. */
class Film extends Resource {
  override readonly produces = ["video/mp4"];
  override readonly encodings = ["gzip"];
  override readonly storedEncodings = ["gzip"];
  override readonly languages = ["en"];
  override readonly ranges: "bytes" | undefined = "bytes";
  represented = 0;

  override generateEtag(): string {
    return "f1";
  }
  override lastModified(): Date {
    return new Date(MODIFIED);
  }
  override represent(ctx: Context): unknown {
    this.represented += 1;
    return new Blob([ctx.chosenEncoding === "gzip" ? "compressed" : "Hello, world"]);
  }
  override describe() {
    return { get: { summary: "The film" }, head: { summary: "Its size" } };
  }
}

const CODECS = { "video/mp4": bytesCodec };

function setUp(film: Film = new Film()) {
  const routes = [route("/film", film, { codecs: CODECS })];
  const service = new Service({ trace: true, onError: () => {}, routes });
  const document = generateOpenapi(new Service({ routes }), { title: "Films", version: "1" });
  return { film, service, document };
}

describe("the document", () => {
  it("lists 206 and 416 of GET with their fields, and the request fields that lead there", () => {
    const { document } = setUp();
    const { get, head } = document.paths["/film"] ?? {};
    expect(Object.keys(get?.responses ?? {})).toEqual(["200", "206", "304", "406", "412", "416"]);
    expect(get?.responses["206"]).toMatchObject({
      content: { "video/mp4": {}, "multipart/byteranges": {} },
    });
    const fieldsOf = (status: string) => {
      const listed = get?.responses[status];
      const response =
        listed !== undefined && "$ref" in listed
          ? document.components.responses?.[listed.$ref.split("/").at(-1) ?? ""]
          : listed;
      return Object.keys(response?.headers ?? {});
    };
    expect(fieldsOf("200")).toContain("Accept-Ranges");
    expect(fieldsOf("206")).toEqual([
      "Accept-Ranges",
      "Content-Encoding",
      "Content-Language",
      "Content-Range",
      "ETag",
      "Last-Modified",
      "Vary",
    ]);
    expect(fieldsOf("416")).toEqual(["Accept-Ranges", "Content-Range"]);
    const taken = (get?.parameters ?? []).map((each) => ("$ref" in each ? each.$ref.split(".").at(-1) : each.name));
    expect(taken).toEqual(expect.arrayContaining(["Range", "If-Range"]));
    expect(Object.keys(head?.responses ?? {})).not.toContain("206");
  });

  it("says nothing of ranges where none are declared, nor of If-Range where there is nothing to compare it with", () => {
    const plain = JSON.stringify(setUp(Object.assign(new Film(), { ranges: undefined })).document);
    expect(plain).not.toMatch(/[^t]-Range|"Range"|"206"|"416"/);
    class Untagged extends Resource {
      override readonly ranges = "bytes" as const;
      override represent() {
        return "text";
      }
      override describe() {
        return { get: {} };
      }
    }
    const untagged = JSON.stringify(
      generateOpenapi(new Service({ routes: [route("/", Untagged)] }), { title: "t", version: "1" }),
    );
    expect(untagged).toContain('"Range"');
    expect(untagged).not.toContain("If-Range");
  });

  it("tells the truth: the contract check draws all that is listed, and nothing else", async () => {
    const { service, document } = setUp();
    const report = await checkContract(service, document, { requests: 1500 });
    expect(contractText(report)).toBe("1500 requests (seed 1): 0 undocumented, 0 never drawn");
  });
});

describe("the chart", () => {
  const nodesOf = (film: Film, method: string) =>
    [...highlightOfPlan(TABLE, planFor({ resource: film, method })).open].filter((id) => id.startsWith("O18"));

  it("has the rows open for GET of a resource that declares ranges, and folded away elsewhere", () => {
    expect(nodesOf(new Film(), "GET")).toEqual(["O18a", "O18b", "O18c", "O18d"]);
    expect(nodesOf(new Film(), "HEAD")).toEqual(["O18a"]);
    expect(nodesOf(Object.assign(new Film(), { ranges: undefined }), "GET")).toEqual(["O18a"]);
  });
});

describe("explain", () => {
  const asked = (headers: Record<string, string>) => ({ method: "GET", target: "/film", headers });

  it.each([
    ["bytes=0-3", 206, "bytes 0-3 of 12"],
    ["bytes=7-8,0-1", 206, "bytes 7-8, 0-1 of 12"],
    ["bytes=99-", 416, "none of 12"],
  ])("says what %s selects: %i, %s", async (range, status, gave) => {
    const { service, film } = setUp();
    const told = await explain(service, asked({ range }));
    expect(told.status).toBe(status);
    expect(told.trace.at(-1)).toBe("O18d");
    expect(told.steps.find(({ id }) => id === "O18d")).toMatchObject({ gave });
    expect([film.represented, told.wouldCall.includes("represent")]).toEqual([1, false]);
  });

  it("makes no representation for a request without Range", async () => {
    const { service, film } = setUp();
    const told = await explain(service, asked({}));
    expect([told.status, film.represented, told.wouldCall.includes("represent")]).toEqual([200, 0, true]);
  });

  it("tells a stream that it has made that nobody reads it", async () => {
    let released = 0;
    const stream = (async function* () {
      try {
        yield new Uint8Array(1);
      } finally {
        released += 1;
      }
    })();
    await stream.next();
    const { service } = setUp(Object.assign(new Film(), { represent: () => stream }));
    expect((await explain(service, asked({ range: "bytes=0-3" }))).status).toBe(200);
    expect(released).toBe(1);
  });
});

describe("the debugger", () => {
  it("keeps what a range selected, and how If-Range was decided", async () => {
    const routes = [route("/film", Film, { codecs: CODECS })];
    const service = new Service({ trace: true, onError: () => {}, routes });
    debug(service, "/debug");
    await request(service, "GET", "/film", { headers: { range: "bytes=-5", "if-range": '"f1"' } });
    const [{ id }] = await (await request(service, "GET", "/debug/requests")).json();
    const trace = await (await request(service, "GET", `/debug/requests/${id}`)).json();
    expect(trace.conditions).toEqual([
      {
        field: "Range",
        given: "bytes=-5",
        steps: [
          { id: "O18b", question: expect.any(String), decision: "yes", gave: "bytes 7-11 of 12" },
          { id: "O18d", question: expect.any(String), decision: "yes", gave: "bytes 7-11 of 12" },
        ],
      },
      { field: "If-Range", given: '"f1"', steps: [{ id: "O18c", question: expect.any(String), decision: "yes" }] },
    ]);
  });
});
