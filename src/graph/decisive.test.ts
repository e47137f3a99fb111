import { expect, it } from "vitest";
import { Resource } from "../resource/resource.ts";
import { decisiveNodes } from "./decisive.ts";
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
