import { expect, it } from "vitest";
import { planFor } from "../graph/plan.ts";
import { Resource } from "../resource/resource.ts";
import { route } from "../route/route.ts";
import { Service } from "../service/service.ts";
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
