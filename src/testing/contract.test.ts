import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { textCodec } from "../codecs/text.ts";
import { eventsCodec } from "../events/eventStream.ts";
import { HttpResponse } from "../http/response.ts";
import type { OpenapiDocument } from "../openapi/document.ts";
import { generateOpenapi } from "../openapi/generate.ts";
import type { Context } from "../resource/context.ts";
import { Halt } from "../resource/halt.ts";
import { type AnyResource, Resource } from "../resource/resource.ts";
import { command, route } from "../route/route.ts";
import { Service } from "../service/service.ts";
import { type ContractOptions, checkContract } from "./contract.ts";
import { contractText } from "./contractReport.ts";

const Note = z.object({ text: z.string().min(1).max(40), stars: z.int().min(1).max(5) }).meta({ id: "Note" });
const TOKEN = "Bearer s3cret";

class Notes extends Resource {
  override readonly allowedMethods: readonly string[] = ["GET", "POST"];
  override readonly consumes = ["application/json"];
  override readonly body = Note;
  override readonly onlyFor = { isAuthorized: ["POST"] };
  override isAuthorized({ request }: Context): boolean | string {
    return request.headers.get("authorization") === TOKEN;
  }
  override postIsCreate(): boolean {
    return true;
  }
  override apply(): unknown {
    return undefined;
  }
  override createPath(): string {
    return "/notes/1";
  }
  override represent(): unknown {
    return [];
  }
  override describe(): ReturnType<Resource["describe"]> {
    return { get: { responses: { 200: z.array(Note) }, security: [] }, post: { responses: { 201: null } } };
  }
}

const securitySchemes = { bearer: { type: "http", scheme: "bearer" } } as const;

async function check(
  resource: AnyResource,
  more: ContractOptions & { readonly document?: (is: OpenapiDocument) => OpenapiDocument } = {},
) {
  const routes = [route("/notes", resource)];
  const service = new Service({ routes, onError: () => {} });
  const document = generateOpenapi(new Service({ routes, securitySchemes, security: ["bearer"] }), {
    title: "Notes",
    version: "1",
  });
  const { document: change = (is: OpenapiDocument) => is, ...options } = more;
  return checkContract(service, change(document), { requests: 600, credentials: { bearer: [TOKEN] }, ...options });
}

describe("checkContract", () => {
  it("finds nothing where the service is as its document says", async () => {
    const report = await check(new Notes());
    expect(contractText(report)).toBe("600 requests (seed 1): 0 undocumented, 0 never drawn");
    expect(report.holds).toBe(true);
  });

  it("finds a value where the description promises none, and a status that is never drawn then", async () => {
    class Talks extends Resource {
      override readonly allowedMethods = ["DELETE"];
      override readonly onlyFor = { isAuthorized: ["DELETE"] };
      override isAuthorized({ request }: Context) {
        return request.headers.get("authorization") === TOKEN;
      }
      override deleteResource() {
        return { gone: true };
      }
      override describe() {
        return { delete: { responses: { 204: null } } };
      }
    }
    const { faults, undrawn, holds } = await check(new Talks());
    expect(faults).toMatchObject([{ operation: "DELETE /notes", what: /described without content/ }]);
    expect(undrawn).toEqual([{ operation: "DELETE /notes", status: 204 }]);
    expect(holds).toBe(false);
  });

  it("leaves a stream of events, which goes on until its client leaves", async () => {
    let open = 0;
    class Feed extends Resource {
      override readonly produces = ["text/event-stream"];
      override represent({ signal }: Context): AsyncIterable<unknown> {
        open += 1;
        const ended = new Promise<IteratorReturnResult<undefined>>((resolve) =>
          signal.addEventListener("abort", () => resolve({ done: true, value: undefined })),
        );
        const leave = async (): Promise<IteratorReturnResult<undefined>> => {
          open -= 1;
          return { done: true, value: undefined };
        };
        return { [Symbol.asyncIterator]: () => ({ next: () => ended, return: leave }) };
      }
      override describe(): ReturnType<Resource["describe"]> {
        return { get: { responses: { 200: Note } } };
      }
    }
    const routes = [route("/feed", Feed, { codecs: { "text/event-stream": eventsCodec } })];
    const document = generateOpenapi(new Service({ routes }), { title: "Feed", version: "1" });
    const report = await checkContract(new Service({ routes }), document, { requests: 50 });
    expect(report.undocumented).toEqual([]);
    expect(open).toBe(0);
  });

  it("finds content where none is listed, and a media type that is not", async () => {
    class Chatty extends Notes {
      override apply() {
        return { text: "Thanks", stars: 5 };
      }
    }
    const { faults } = await check(new Chatty());
    expect(faults).toMatchObject([{ operation: "POST /notes", what: /described without content/ }]);
    const empty = (document: OpenapiDocument) =>
      JSON.parse(JSON.stringify(document), (name, value) =>
        name === "responses"
          ? Object.fromEntries(
              Object.entries<object>(value).map(([key, each]) => [key, { ...each, content: undefined }]),
            )
          : value,
      );
    const { undocumented } = await check(new Notes(), { document: empty });
    expect(undocumented.map(({ what }) => what)).toContainEqual(expect.stringContaining("no content is listed"));
    const strip = (document: OpenapiDocument) =>
      JSON.parse(JSON.stringify(document).replaceAll("application/json", "text/csv"));
    const stripped = await check(new Notes(), { document: strip });
    expect(stripped.undocumented.map(({ what }) => what)).toContain("application/json is not listed");
  });

  it("finds a status that was removed from the document", async () => {
    const forget = (document: OpenapiDocument) => JSON.parse(JSON.stringify(document).replace('"415":', '"418":'));
    const { undocumented, undrawn } = await check(new Notes(), { document: forget });
    expect(undocumented.map(({ status }) => status)).toEqual([415]);
    expect(undrawn).toEqual([{ operation: "POST /notes", status: 418 }]);
    const [{ request, trace } = { request: undefined, trace: "" }] = undocumented;
    expect(request).toMatchObject({ method: "POST", target: "/notes" });
    expect(trace).toMatch(/B5$/);
  });

  it("finds a field that a callback sets and the description does not name", async () => {
    class Counts extends Notes {
      override represent(ctx?: Context): unknown {
        ctx?.setHeader("X-Total", "0");
        return [];
      }
    }
    const { undocumented, undrawn, holds } = await check(new Counts());
    expect(undocumented).toMatchObject([
      { operation: "GET /notes", status: 200, what: "the field x-total is not listed" },
    ]);
    expect([undrawn, holds]).toEqual([[], false]);
    class Says extends Counts {
      override describe(): ReturnType<Resource["describe"]> {
        const { get, post } = super.describe() ?? {};
        const headers = { "X-Total": { description: "How many there are.", statuses: [200] } };
        return { get: { ...get, documentedHeaders: headers }, post: { ...post } };
      }
    }
    expect(contractText(await check(new Says()))).toMatch(/0 undocumented, 0 never drawn$/);
  });

  it("sends the cookies that the document names, with what is known of them", async () => {
    const seen = new Set<string | null | undefined>();
    class Themed extends Notes {
      override represent(ctx?: Context): unknown {
        seen.add(ctx?.request.headers.get("cookie"));
        return [];
      }
      override describe(): ReturnType<Resource["describe"]> {
        const { get, post } = super.describe() ?? {};
        const parameters = [
          { name: "theme", in: "cookie", required: true },
          { name: "seen", in: "cookie", example: "a b" },
        ] as const;
        return { get: { ...get, parameters }, post: { ...post } };
      }
    }
    const report = await check(new Themed(), { parameters: { theme: ["dark"] } });
    expect(contractText(report)).toMatch(/0 undocumented, 0 never drawn$/);
    expect(seen).toEqual(new Set(["theme=dark", "theme=dark; seen=a%20b"]));
  });

  it("finds a field that is listed and never sent, and one that was removed from the document", async () => {
    class Promises extends Notes {
      override describe(): ReturnType<Resource["describe"]> {
        const { get, post } = super.describe() ?? {};
        return { get: { ...get, documentedHeaders: { "X-Total": "How many there are." } }, post: { ...post } };
      }
    }
    const { undocumented, undrawn } = await check(new Promises());
    expect(undocumented).toEqual([]);
    expect(undrawn).toEqual([
      { operation: "GET /notes", status: 200, field: "X-Total" },
      { operation: "GET /notes", status: 406, field: "X-Total" },
    ]);
    expect(contractText(await check(new Promises()))).toContain("never drawn:  GET /notes 200 with X-Total");
    const forget = (document: OpenapiDocument) =>
      JSON.parse(JSON.stringify(document).replaceAll('"WWW-Authenticate":', '"X-Other":'));
    const forgot = await check(new Notes(), { document: forget });
    expect(forgot.undocumented).toMatchObject([
      { operation: "POST /notes", status: 401, what: "the field www-authenticate is not listed" },
    ]);
    expect(forgot.undrawn).toEqual([{ operation: "POST /notes", status: 401, field: "X-Other" }]);
  });

  it("leaves out what the contract leaves out: framing, the trace, and CORS with its Vary", async () => {
    class Shared extends Notes {
      override readonly cors = { origins: ["https://app.example"], exposes: ["X-Total"] };
    }
    expect(contractText(await check(new Shared()))).toMatch(/0 undocumented, 0 never drawn$/);
  });

  it("does not take for a parameter what has a route of its own", async () => {
    const asked: string[] = [];
    class Article extends Resource {
      override readonly produces = ["text/plain"];
      override resourceExists({ params }: Context<{ params: "slug" }>) {
        asked.push(params.slug);
        return params.slug === "one";
      }
      override represent() {
        return "An article.";
      }
      override describe() {
        return { get: { security: [] } };
      }
    }
    class Articles extends Resource {
      override represent() {
        return ["/articles/one", "/articles/feed", "/articles/top"];
      }
      override describe() {
        return { get: { security: [] } };
      }
    }
    const codecs = { "text/plain": textCodec };
    const routes = [
      route("/articles", Articles),
      route("/articles/{slug}", Article, { codecs }),
      command("GET", "/articles/feed", () => HttpResponse.json({ error: "no reader" }, { status: 418 })),
      command("GET", "/articles/top", () => HttpResponse.json({})),
    ];
    const document = generateOpenapi(new Service({ routes }), { title: "Articles", version: "1" });
    const report = await checkContract(new Service({ routes }), document, { requests: 300 });
    expect(contractText(report)).toBe("300 requests (seed 1): 0 undocumented, 0 never drawn");
    expect(asked).toContain("one");
  });

  it("finds a Halt that is not declared: a 500, outside the contract, and reported all the same", async () => {
    class Halts extends Notes {
      override isConflict(): boolean {
        throw new Halt(402);
      }
    }
    const { faults, undrawn, holds } = await check(new Halts());
    expect(faults).toMatchObject([
      { operation: "POST /notes", status: 500, what: expect.stringMatching(/^Error: .*Halt\(/) },
    ]);
    expect(undrawn.map(({ status }) => status)).toEqual([201, 409]);
    expect(holds).toBe(false);
  });

  it("finds what is said to be protected and lets everybody in", async () => {
    class Open extends Notes {
      override readonly onlyFor = { isAuthorized: [] };
      override forbidden() {
        return false;
      }
    }
    const { unprotected, holds } = await check(new Open());
    expect(unprotected).toEqual(["POST /notes"]);
    expect(holds).toBe(false);
  });

  it("brings the service into situations that no request brings about", async () => {
    let closed = false;
    class Closes extends Notes {
      override serviceAvailable() {
        return closed ? 60 : true;
      }
    }
    const open = await check(new Closes());
    expect(open.undrawn.map(({ status }) => status)).toEqual([503, 503]);
    const situations = {
      maintenance: () => {
        closed = true;
        return () => {
          closed = false;
        };
      },
    };
    expect(contractText(await check(new Closes(), { situations }))).toMatch(/0 undocumented, 0 never drawn$/);
    expect(closed).toBe(false);
  });

  it("undoes a situation in which a request throws", async () => {
    const routes = [route("/notes", new Notes())];
    const service = new Service({ routes, onError: () => {} });
    const document = generateOpenapi(new Service({ routes, securitySchemes, security: ["bearer"] }), {
      title: "Notes",
      version: "1",
    });
    const undone = vi.fn();
    const broken = () => {
      const handle = vi.spyOn(service, "handle").mockRejectedValue(new Error("gone"));
      return () => {
        handle.mockRestore();
        undone();
      };
    };
    await expect(checkContract(service, document, { requests: 100, situations: { broken } })).rejects.toThrow("gone");
    expect(undone).toHaveBeenCalledOnce();
  });

  it("sends the same requests for the same seed", async () => {
    const seen: string[][] = [[], []];
    for (const list of seen) {
      class Listens extends Notes {
        override lifespan({ request }: Context) {
          list.push(`${request.method} ${request.target} ${[...request.headers].join(" ")}`);
        }
      }
      await check(new Listens(), { requests: 100, seed: 7 });
    }
    expect(seen[0]).toHaveLength(100);
    expect(seen[0]).toEqual(seen[1]);
  });
});
