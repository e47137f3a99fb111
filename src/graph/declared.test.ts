import { Resource } from "signalbox";
import { expect, it } from "vitest";
import { haltsOf, isDeclared } from "./declared.ts";

class Halting extends Resource {
  override readonly halts;
  constructor(halts: Resource["halts"]) {
    super();
    this.halts = halts;
  }
}

it.each([
  [[404, 422], "PUT", [404, 422]],
  [{ PUT: [422] }, "PUT", [422]],
  [{ PUT: [422] }, "GET", []],
  [{ GET: [404] }, "HEAD", [404]],
  [{ GET: [404, 402], HEAD: [404] }, "HEAD", [404, 402]],
  [{ HEAD: [404] }, "GET", []],
  [{ PUT: [422] }, "HEAD", []],
  [{ GET: [404], PUT: [422] }, "PUT", [422]],
])("%o for %s is %o: HEAD halts as GET does", (halts, method, expected) => {
  expect(haltsOf({ resource: new Halting(halts), method })).toEqual(expected);
});

it.each([
  ["its own", { invalidBody: 422 }, {}, true],
  ["the service's, where it has none", {}, { invalidBody: 422 }, true],
  ["its own before the service's", { invalidBody: 400 }, { invalidBody: 422 }, false],
  ["none, which is 400", {}, {}, false],
  ["one, and no model that could refuse the content", { body: undefined }, { invalidBody: 422 }, false],
] as const)("ruling 23: invalidBody is 422 for a resource with %s", (_which, own, ofService, expected) => {
  const body = { modelJsonSchema: () => ({}) };
  const resource = Object.assign(new (class extends Resource {})(), { body, ...own });
  expect(isDeclared({ resource, method: "PUT", ...ofService }, "invalidBody")).toBe(expected);
});
