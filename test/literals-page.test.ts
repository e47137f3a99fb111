import { type Route, Service } from "signalbox";
import { generateOpenapi } from "signalbox/openapi";
import { request } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { reachableStatuses } from "../src/graph/reach.ts";
import { LONG_HANG } from "./bounds.mjs";
import { asClass, asLiteral } from "./literalForms.ts";
import { pageCode } from "./pageCode.ts";

const { pieces, compile, run } = pageCode("docs/literals.md", {
  shared: { heading: "Write a resource", usedBy: ["Share code with parts"] },
});

const ann = { authorization: "Bearer ann" };
const json = { "content-type": "application/json" };

async function routeOf(heading: string, name: string): Promise<Route> {
  return (await run(heading))[name] as Route;
}

describe("the page of literals and classes", () => {
  it("has code under these headings, which compiles", { timeout: LONG_HANG }, () => {
    expect(pieces.map(({ heading }) => heading)).toEqual([
      "Write a resource",
      "Share code with parts",
      "Set up and clean up",
      "Group resources under a prefix",
      "Apply a part to the whole service",
      "Guard a command",
    ]);
    compile();
  });

  const REQUESTS: readonly (readonly [method: string, path: string, headers: Record<string, string>, body?: string])[] =
    [
      ["GET", "/notes/1", {}],
      ["GET", "/notes/2", {}],
      ["GET", "/notes/1", { "if-none-match": '"1"' }],
      ["GET", "/notes/1", { accept: "text/html" }],
      ["HEAD", "/notes/1", {}],
      ["OPTIONS", "/notes/1", {}],
      ["POST", "/notes/1", {}],
      ["PURGE", "/notes/1", {}],
      ["PUT", "/notes/1", json, '{"text":"x"}'],
      ["PUT", "/notes/1", { ...json, authorization: "Bearer bob" }, '{"text":"x"}'],
      ["PUT", "/notes/1", { ...json, ...ann }, '{"text":""}'],
      ["PUT", "/notes/1", { ...ann, "content-type": "text/plain" }, "x"],
      ["PUT", "/notes/2", { ...json, ...ann }, '{"text":"x"}'],
      ["PUT", "/notes/1", { ...json, ...ann, "if-match": '"0"' }, '{"text":"x"}'],
      ["PUT", "/notes/1", { ...json, ...ann, "if-match": '"1"' }, '{"text":"Buy bread."}'],
      ["GET", "/notes/1", {}],
      ["DELETE", "/notes/1", {}],
      ["DELETE", "/notes/1", { authorization: "Bearer bob" }],
      ["DELETE", "/notes/1", ann],
      ["GET", "/notes/1", {}],
    ];

  it("means one resource in both forms: the same responses, traces, statuses and document", async () => {
    const seen = await Promise.all(
      [asLiteral(), asClass()].map(async (route) => {
        const securitySchemes = { bearer: { type: "http", scheme: "bearer" } } as const;
        const onError = (error: unknown) => expect.fail(String(error));
        const service = new Service({ routes: [route], trace: true, securitySchemes, onError });
        const responses: unknown[] = [];
        for (const [method, path, headers, body] of REQUESTS) {
          const { response } = await request(service, method, path, {
            headers,
            ...(body === undefined ? {} : { body }),
          });
          responses.push([method, response.status, [...response.headers], response.body]);
        }
        return { responses, ...describedBy(service) };
      }),
    );
    expect(seen[0]).toEqual(seen[1]);
    const statuses = seen[0]?.responses.map((response) => (response as unknown[])[1]);
    expect(new Set(statuses)).toEqual(new Set([200, 204, 304, 400, 401, 403, 404, 405, 406, 412, 415, 501]));
  });

  /** The plans and the document, but for the names that operations take from a class. */
  function describedBy(service: Service) {
    const [mounted] = service.resources;
    const plans = [...(mounted?.plans ?? [])].map(([method, plan]) => [method, reachableStatuses(plan)]);
    const { paths } = generateOpenapi(service, { title: "Notes", version: "1" });
    return { plans, paths: JSON.stringify(paths).replaceAll(/"operationId":"\w+"/g, "") };
  }

  it("shows a resource, and one that shares parts", async () => {
    const { note } = await run("Write a resource");
    const { sharedNote } = await run("Share code with parts");
    const put = { headers: { ...json, "if-match": '"0"' }, body: '{"text":"x"}' };
    expect((await request(new Service({ routes: [note as Route] }), "PUT", "/notes/1", put)).status).toBe(412);
    const service = new Service({
      routes: [sharedNote as Route],
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    });
    const remove = async (headers: Record<string, string>) =>
      (await request(service, "DELETE", "/notes/1", { headers })).status;
    expect((await request(service, "GET", "/notes/1")).status).toBe(200);
    expect([await remove({}), await remove({ authorization: "Bearer bob" }), await remove(ann)]).toEqual([
      401, 403, 204,
    ]);
  });

  it("shows parts that provide, release and lend", async () => {
    const { entry, log } = await run("Set up and clean up");
    const service = new Service({ routes: [entry as Route] });
    const response = await request(service, "POST", "/entries", { headers: json, body: '{"line":"hello"}' });
    expect(await response.json()).toEqual({ lines: 1 });
    expect((log as string[]).toSorted()).toEqual(["/entries: 200", "commit", "hello"]);
  });

  it("shows groups", async () => {
    const service = new Service({ routes: [await routeOf("Group resources under a prefix", "member")] });
    const response = await request(service, "GET", "/api/teams/red/members/1");
    expect(await response.json()).toEqual({ id: "1", team: "RED", year: 1970 });
  });

  it("shows parts of the whole service", async () => {
    const { service } = (await run("Apply a part to the whole service")) as { service: Service };
    for (const path of ["/clock", "/ping"]) {
      const response = await request(service, "GET", path);
      expect([response.header("x-frame-options"), await response.json()]).toEqual(["DENY", { startedAt: 7 }]);
    }
    const unknown = await request(service, "GET", "/nowhere");
    expect([unknown.header("x-frame-options"), unknown.status]).toEqual(["DENY", 404]);
  });

  it("shows a command", async () => {
    const service = new Service({ routes: [await routeOf("Guard a command", "hook")] });
    const response = await request(service, "POST", "/hooks/3", { headers: json, body: '{"name":"x"}' });
    expect(await response.json()).toEqual({ id: "3", name: "x" });
  });
});
