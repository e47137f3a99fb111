import { expect, it } from "vitest";
import { planFor } from "../graph/plan.ts";
import { resource } from "../literal/resource.ts";
import { Resource } from "../resource/resource.ts";
import { removed, stale } from "../resource/stored.ts";
import { route } from "../route/route.ts";
import { Service } from "../service/service.ts";
import { request } from "../testing/request.ts";
import { debug } from "./debug.ts";
import { explain } from "./explain.ts";
import { decisiveOf } from "./fullTrace.ts";

class Book extends Resource {
  override readonly allowedMethods = ["GET", "DELETE"];
  override readonly produces = ["application/json"];
  override isAuthorized({ request }: { request: { headers: { has(name: string): boolean } } }) {
    return !request.headers.has("x-stranger");
  }
  override resourceExists({ params }: { params: Readonly<Record<string, string>> }) {
    if (params["id"] === "broken") throw new Error("the shelf fell");
    return params["id"] === "1";
  }
  override previouslyExisted({ params }: { params: Readonly<Record<string, string>> }) {
    return params["id"] === "2";
  }
  override generateEtag() {
    return "1";
  }
  override represent() {
    return {};
  }
  override deleteResource() {}
}

const service = new Service({ routes: [route("/books/{id}", Book)], onError: () => undefined });

it.each([
  ["GET /books/1", {}, undefined],
  ["GET /books/9", {}, "G7"],
  ["GET /books/2", {}, "K7"],
  ["GET /books/1", { accept: "image/png" }, "C4"],
  ["GET /books/1", { "if-none-match": '"1"' }, "K13"],
  ["GET /books/1", { "x-stranger": "yes" }, "B8"],
  ["GET /books/broken", {}, "G7"],
  ["PUT /books/1", {}, "B10"],
])("%s %o is decided at %s", async (line, headers, node) => {
  const [method = "", target = ""] = line.split(" ");
  const explanation = await explain(service, { method, target, headers });
  const plan = planFor({ resource: new Book(), method });
  expect(decisiveOf(plan, explanation)).toBe(node);
});

it("passes nodes again after an act that was stale, and keeps what each passage decided", async () => {
  let acts = 0;
  const it = resource("/it", {
    find: () => ({ tag: `v${acts}` }),
    generateEtag: ({ entity }) => entity.tag,
    concurrency: "optimistic",
    DELETE: { deleteResource: () => ((acts += 1) === 1 ? stale : removed) },
  });
  const debugged = new Service({ resources: { it } });
  debug(debugged);
  expect((await request(debugged, "DELETE", "/it")).status).toBe(204);
  const { decisions, steps } = await (await request(debugged, "GET", "/_signalbox/requests/1")).json();
  const keys: string[] = decisions.map(([key]: [string]) => key);
  expect(keys.filter((key) => /^(?:G7|M20)(?: |$)/.test(key))).toEqual(["G7", "M20", "G7 (2)", "M20 (2)"]);
  expect(steps.filter(({ id }: { id: string }) => id === "M20")).toHaveLength(2);
  const listed = await (await request(debugged, "GET", "/_signalbox/requests")).json();
  expect(listed).toMatchObject([{ node: "O20", trace: expect.arrayContaining(["M20", "O20"]) }]);
});

it("has no node that decided a choice between representations before RFC 9110 15.4: 300 is one", async () => {
  const plan = planFor({ resource: new Book(), method: "GET" });
  const step = { id: "G7", decision: "no", settled: true } as const;
  const decided = (status: number | undefined) => decisiveOf(plan, { status, steps: [step], thrown: undefined });
  expect([decided(undefined), decided(200), decided(299), decided(300), decided(404)]).toEqual([
    undefined,
    undefined,
    undefined,
    "G7",
    "G7",
  ]);
  expect(decisiveOf(plan, { status: 404, steps: [], thrown: undefined })).toBeUndefined();
});
