import { expect, it } from "vitest";
import { Resource } from "../resource/resource.ts";
import { decisiveNodes, isRefusing } from "./decisive.ts";
import { planFor } from "./plan.ts";

class Shelf extends Resource {
  override readonly allowedMethods = ["GET", "POST", "PUT"];
  override readonly consumes = ["application/json"];
  override resourceExists() {
    return true;
  }
  override previouslyExisted() {
    return true;
  }
  override isAuthorized() {
    return true;
  }
  override allowMissingPost() {
    return true;
  }
  override generateEtag() {
    return "1";
  }
  override processPost() {}
  override apply() {}
}

function decided(method: string, status: number): readonly string[] | undefined {
  return decisiveNodes(planFor({ resource: new Shelf(), method })).get(status);
}

it("a refusal is decided where success is lost: a 404 at G7, and not where a former resource is looked for", () => {
  expect(decided("GET", 404)).toEqual(["G7"]);
  expect(decided("GET", 401)).toEqual(["B8"]);
  expect(decided("PUT", 412)).toEqual(expect.arrayContaining(["G11"]));
});

it("a POST to what is missing may succeed, so that its 404 is decided where that is refused", () => {
  expect(decided("POST", 404)).toEqual(["M7"]);
});

it("a success, a redirection and a 410 are decided by the node that leads there", () => {
  expect(decided("GET", 304)).toEqual(expect.arrayContaining(["K13"]));
  expect(decided("GET", 410)).toEqual(["K7"]);
});

it("gives each status of a plan its nodes, and no other status", () => {
  const put = decisiveNodes(planFor({ resource: new Shelf(), method: "PUT" }));
  expect(Object.fromEntries(put)).toEqual({
    200: ["O20"],
    201: ["O14a"],
    204: ["O20"],
    400: ["B9a", "P0"],
    401: ["B8"],
    412: ["H7", "I13", "K13", "G11"],
    415: ["B5"],
    417: ["B10a"],
  });
  const post = decisiveNodes(planFor({ resource: new Shelf(), method: "POST" }));
  expect(Object.fromEntries(post)).toMatchObject({ 404: ["M7"], 410: ["N5"], 500: ["N11b"] });
});

it("is worked out once for a plan", () => {
  const plan = planFor({ resource: new Shelf(), method: "GET" });
  expect(decisiveNodes(plan)).toBe(decisiveNodes(plan));
});

it("tells a refusal from a redirection and from what is gone", () => {
  expect([200, 304, 399, 400, 404, 410, 411, 500].filter(isRefusing)).toEqual([400, 404, 411, 500]);
});
