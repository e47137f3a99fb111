import {
  type Context,
  command,
  type Deprecation,
  group,
  Halt,
  HttpResponse,
  part,
  Resource,
  type Route,
  resource,
  route,
  Service,
  type ServiceOptions,
} from "signalbox";
import { explain } from "signalbox/debug";
import { MemoryStore } from "signalbox/idempotency";
import { generateOpenapi, mountOpenapi } from "signalbox/openapi";
import { annotate, type RequestEvent } from "signalbox/telemetry";
import { request, type TestResponse } from "signalbox/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";

const SINCE = new Date("2023-06-30T23:59:59Z");
const SUNSET = new Date("2100-01-01T00:00:00Z");
const AGED: Deprecation = { since: SINCE, link: "/why" };
const ENDING: Deprecation = { since: SINCE, sunset: SUNSET, sunsetLink: "/when", gone: true };

class Trains extends Resource {
  override readonly allowedMethods: readonly string[] = ["GET", "HEAD", "PUT", "DELETE"];
  override readonly deprecation: Resource["deprecation"] = AGED;
  override resourceExists(ctx: Context) {
    const what = ctx.request.query.get("case");
    if (what === "throw") throw new Error("no");
    if (what === "halt") throw new Halt(404);
    return what !== "missing";
  }
  override generateEtag() {
    return "v1";
  }
  override links() {
    return [{ href: "/next", rel: "next" }];
  }
  override represent(): unknown {
    return [];
  }
  override apply() {}
  override deleteResource() {}
  override describe() {
    return { get: { summary: "All trains" }, put: {}, delete: {} };
  }
}

const but = (changed: object) => Object.assign(new Trains(), changed);

function serviceOf(mounted: Route | Resource, options: Partial<ServiceOptions> = {}): Service {
  const routes = [mounted instanceof Resource ? route("/trains", mounted) : mounted];
  return new Service({ routes, onError: () => {}, ...options });
}

function told(response: TestResponse) {
  return ["deprecation", "sunset"].map((name) => response.header(name));
}

function links(response: TestResponse): readonly string[] {
  const { headers } = response.response;
  return headers.filter((_, at) => at % 2 === 1 && headers[at - 1] === "Link");
}

function late(): void {
  vi.spyOn(Date, "now").mockReturnValue(SUNSET.getTime());
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("Q10 every response says that the resource is deprecated (RFC 9745 2, RFC 8594 3)", () => {
  it.each([
    ["GET", "/trains", {}, 200],
    ["HEAD", "/trains", {}, 200],
    ["GET", "/trains", { "if-none-match": '"v1"' }, 304],
    ["GET", "/trains", { accept: "image/png" }, 406],
    ["GET", "/trains?case=missing", {}, 404],
    ["GET", "/trains?case=halt", {}, 404],
    ["GET", "/trains?case=throw", {}, 500],
    ["PUT", "/trains", {}, 204],
    ["DELETE", "/trains", {}, 204],
    ["POST", "/trains", {}, 405],
    ["PURGE", "/trains", {}, 501],
    ["OPTIONS", "/trains", {}, 200],
  ])("%s %s %j: %i", async (method, target, headers, status) => {
    const response = await request(serviceOf(new Trains()), method, target, { headers });
    expect(response.status).toBe(status);
    expect(told(response)).toEqual(["@1688169599", undefined]);
    expect(links(response)).toContain('</why>; rel="deprecation"');
  });

  it("beside its own links, with the sunset and what tells of it (RFC 8594 6)", async () => {
    const response = await request(serviceOf(but({ deprecation: ENDING })), "GET", "/trains");
    expect(told(response)).toEqual(["@1688169599", "Fri, 01 Jan 2100 00:00:00 GMT"]);
    expect(links(response)).toEqual(['</next>; rel="next"', '</when>; rel="sunset"']);
  });

  it("with two links in one field where each has one (RFC 8288 3)", async () => {
    const deprecation = { link: "/why", sunsetLink: "/when" };
    const response = await request(serviceOf(but({ deprecation, links: () => [] })), "GET", "/trains");
    expect(response.header("link")).toBe('</why>; rel="deprecation", </when>; rel="sunset"');
  });

  it("a link may come before anything is decided (RFC 9745 3)", async () => {
    const response = await request(serviceOf(but({ deprecation: { link: "/why" } })), "GET", "/trains");
    expect([told(response), links(response).at(-1)]).toEqual([[undefined, undefined], '</why>; rel="deprecation"']);
  });
});

it("a response that is replayed for its Idempotency-Key says so once", async () => {
  const service = serviceOf(
    resource("/trains", {
      deprecation: ENDING,
      idempotency: { store: new MemoryStore() },
      POST: { processPost: () => ({ done: true }) },
    }),
  );
  const post = () => request(service, "POST", "/trains", { headers: { "idempotency-key": '"k1"' } });
  const [first, again] = [await post(), await post()];
  expect(again.trace.split(",").at(-1)).toBe("B4f");
  for (const response of [first, again]) {
    const names = response.response.headers.filter((_, at) => at % 2 === 0);
    expect(names.filter((name) => ["Deprecation", "Sunset", "Link"].includes(name))).toHaveLength(3);
  }
});

describe("from the sunset on", () => {
  it("it is 410 where that is asked for (B10b), and served as ever where not", async () => {
    const gone = serviceOf(but({ deprecation: ENDING }));
    const stays = serviceOf(but({ deprecation: { since: SINCE, sunset: SUNSET } }));
    expect((await request(gone, "GET", "/trains")).status).toBe(200);
    late();
    const response = await request(gone, "GET", "/trains");
    expect([response.status, response.trace]).toEqual([410, "B13,B12,B11,B10,B10b"]);
    expect(told(response)).toEqual(["@1688169599", "Fri, 01 Jan 2100 00:00:00 GMT"]);
    expect((await request(gone, "POST", "/trains")).status).toBe(405);
    expect((await request(stays, "GET", "/trains")).status).toBe(200);
  });

  it("a preflight is none of it, so that a browser can read the 410", async () => {
    late();
    const shared = serviceOf(but({ deprecation: ENDING }), { cors: { origins: ["https://app.example"] } });
    const headers = { origin: "https://app.example", "access-control-request-method": "PUT" };
    expect((await request(shared, "OPTIONS", "/trains", { headers })).status).toBe(204);
    const response = await request(shared, "GET", "/trains", { headers: { origin: "https://app.example" } });
    expect([response.status, response.header("access-control-allow-origin")]).toEqual([410, "https://app.example"]);
  });

  it("without a policy for other origins it is 410 as OPTIONS is", async () => {
    late();
    const headers = { origin: "https://app.example", "access-control-request-method": "PUT" };
    const closed = serviceOf(but({ deprecation: ENDING }));
    expect((await request(closed, "OPTIONS", "/trains", { headers })).status).toBe(410);
  });

  it("explain says so", async () => {
    late();
    const explained = await explain(serviceOf(but({ deprecation: ENDING })), { method: "GET", target: "/trains" });
    expect([explained.status, explained.trace.at(-1)]).toEqual([410, "B10b"]);
    expect(explained.steps.at(-1)).toMatchObject({ decidedBy: ["deprecation"], gave: expect.stringContaining("2100") });
  });
});

describe("it is declared", () => {
  const says = async (service: Service, method: string, target = "/trains") =>
    (await request(service, method, target)).header("deprecation") !== undefined;

  it("of one method of a class; HEAD is as GET", async () => {
    const service = serviceOf(but({ deprecation: { GET: AGED, DELETE: AGED } }));
    const methods = ["GET", "HEAD", "PUT", "DELETE", "OPTIONS"];
    expect(await Promise.all(methods.map((method) => says(service, method)))).toEqual([true, true, false, true, false]);
  });

  it("of a literal, at the top, in a method's block, by a part and by a group: the nearest wins", async () => {
    const get = { represent: () => [] };
    const put = { apply: () => undefined };
    const old = group("/v1", { deprecation: AGED });
    const services = [
      resource("/trains", { deprecation: AGED, GET: get, PUT: put }),
      resource("/trains", { GET: get, PUT: { ...put, deprecation: AGED } }),
      resource("/trains", { with: [part({ deprecation: AGED })], GET: get, PUT: { ...put, deprecation: false } }),
    ].map((each) => serviceOf(each));
    const seen = await Promise.all(services.flatMap((each) => [says(each, "GET"), says(each, "PUT")]));
    expect(seen).toEqual([true, true, false, true, true, false]);
    const inner = old.group("/lines", { deprecation: { since: new Date(1000) } });
    const grouped = new Service({
      routes: [
        old.resource("/trains", { GET: get }),
        old.resource("/stops", { deprecation: false, GET: get }),
        old.command("GET", "/bell", { handle: () => HttpResponse.text("ding") }),
        inner.resource("/all", { GET: get }),
      ],
    });
    const values = ["/v1/trains", "/v1/stops", "/v1/bell", "/v1/lines/all"].map((target) =>
      request(grouped, "GET", target).then((response) => response.header("deprecation")),
    );
    expect(await Promise.all(values)).toEqual(["@1688169599", undefined, "@1688169599", "@1"]);
  });

  it("of a service, for what does not say otherwise; its document and its readiness are not deprecated", async () => {
    class Plain extends Trains {
      override readonly deprecation: Resource["deprecation"] = undefined;
    }
    const ofOne = Object.assign(new Plain(), { deprecation: { GET: { since: new Date(1000) }, PUT: false } });
    const service = new Service({
      routes: [
        route("/plain", new Plain()),
        route("/never", Object.assign(new Plain(), { deprecation: false })),
        route("/one", ofOne),
        resource("/literal", { represent: () => [] }),
        command("GET", "/bell", () => HttpResponse.text("ding")),
      ],
      readiness: "/ready",
      deprecation: AGED,
    });
    mountOpenapi(service, { title: "Trains", version: "1", page: "/docs" });
    const value = async (method: string, target: string) =>
      (await request(service, method, target)).header("deprecation");
    const asked = ["/plain", "/never", "/one", "/literal", "/ready", "/openapi.json", "/docs"];
    expect(await Promise.all(asked.map((target) => value("GET", target)))).toEqual([
      "@1688169599",
      undefined,
      "@1",
      "@1688169599",
      undefined,
      undefined,
      undefined,
    ]);
    const methods = ["HEAD", "PUT", "DELETE"];
    expect(await Promise.all(methods.map((method) => value(method, "/one")))).toEqual(["@1", undefined, "@1688169599"]);
  });
});

describe("the document", () => {
  const documentOf = (mounted: Resource, deprecation?: Deprecation) =>
    generateOpenapi(new Service({ routes: [route("/trains", mounted)], ...(deprecation && { deprecation }) }), {
      title: "Trains",
      version: "1",
    });

  it("marks the operations, lists the fields of every response, and 410 where it will be", () => {
    const { paths, components } = documentOf(but({ deprecation: { GET: ENDING } }));
    const { get, put } = paths["/trains"] ?? {};
    expect([get?.deprecated, put?.deprecated]).toEqual([true, undefined]);
    expect(Object.keys(get?.responses ?? {})).toContain("410");
    expect(Object.keys(put?.responses ?? {})).not.toContain("410");
    for (const response of Object.values(get?.responses ?? {})) {
      const name = "$ref" in response ? (response.$ref.split("/").at(-1) ?? "") : "";
      const { headers = {} } = "$ref" in response ? (components.responses?.[name] ?? {}) : response;
      expect(Object.keys(headers)).toEqual(expect.arrayContaining(["Deprecation", "Link", "Sunset"]));
    }
  });

  it("ruling 60: after the sunset has 410 alone, and no model that nothing refers to", () => {
    const sunset = new Date("2020-01-01");
    const Train = z.object({ name: z.string() }).meta({ id: "Train" });
    const mounted = (gone: boolean) => {
      const GET = { response: Train, represent: () => ({ name: "RE 1" }) };
      const trains = resource("/trains", { deprecation: { sunset, gone }, GET });
      const { paths, components } = generateOpenapi(new Service({ resources: { trains } }), {
        title: "Trains",
        version: "1",
      });
      return [paths["/trains"]?.get?.responses, components.schemas].map((each) => Object.keys(each ?? {}));
    };
    expect(mounted(true)).toEqual([["410"], ["Problem"]]);
    expect(mounted(false)).toEqual([
      ["200", "406"],
      ["Problem", "Train"],
    ]);
  });

  it("of a service that is deprecated", () => {
    const plain = but({ deprecation: undefined });
    expect(documentOf(plain).paths["/trains"]?.get?.deprecated).toBeUndefined();
    expect(documentOf(plain, ENDING).paths["/trains"]?.get?.deprecated).toBe(true);
    expect(Object.keys(documentOf(plain, ENDING).paths["/trains"]?.get?.responses ?? {})).toContain("410");
    expect(documentOf(plain).paths["/trains"]?.get?.deprecated, "another service may have it, too").toBeUndefined();
  });

  it("says what its author says of it, where that differs", () => {
    const mounted = but({ describe: () => ({ get: { deprecated: false } }) });
    expect(documentOf(mounted).paths["/trains"]?.get?.deprecated).toBe(false);
  });
});

describe("the event of a request", () => {
  it("says that it used what is deprecated, how far that is, and who it was", async () => {
    const events: RequestEvent[] = [];
    const known = but({
      deprecation: { GET: ENDING },
      isAuthorized: (ctx: Context) => {
        annotate(ctx.request, { caller: "ada" });
        return true;
      },
    });
    const service = serviceOf(known, { telemetry: [(event) => void events.push(event)] });
    await request(service, "GET", "/trains", { peer: "192.0.2.7" });
    await request(service, "PUT", "/trains", { peer: "192.0.2.7" });
    late();
    await request(service, "GET", "/trains");
    expect(
      events.map((event) => [event["signalbox.deprecation"], event["enduser.id"], event["client.address"]]),
    ).toEqual([
      ["deprecated", "ada", "192.0.2.7"],
      [undefined, "ada", undefined],
      ["sunset", undefined, expect.anything()],
    ]);
  });
});

describe("at mount", () => {
  const WRONG: readonly (readonly [words: string, deprecation: unknown])[] = [
    ["the sunset is before the deprecation", { since: SUNSET, sunset: SINCE }],
    ["neither since, nor sunset, nor link", {}],
    ["neither since, nor sunset, nor link", { gone: true }],
    ["gone is set, and there is no sunset", { since: SINCE, gone: true }],
    ["an invalid date", { since: new Date("soon") }],
    ["an invalid date", { sunset: "2030-01-01" }],
    ["a link that is no address", { link: "/why\nnot" }],
    ['deprecation is "soon"', "soon"],
  ];

  it.each(WRONG)("%s: refused, of a resource, a method and a service", (words, deprecation) => {
    for (const build of [
      () => serviceOf(but({ deprecation })),
      () => serviceOf(but({ deprecation: { PUT: deprecation } })),
      () => serviceOf(new Trains(), { deprecation: deprecation as Deprecation }),
      () => serviceOf(resource("/trains", { GET: { deprecation: deprecation as Deprecation, represent: () => [] } })),
    ]) {
      expect(build).toThrow(/^BAD_DEPRECATION: /);
      expect(build).toThrow(words);
    }
  });

  it("a method that is not allowed is refused", () => {
    expect(() => serviceOf(but({ deprecation: { POST: AGED } }))).toThrow(
      "deprecation names POST, which is not allowed",
    );
  });
});
