import { Resource } from "signalbox";
import { expect, it } from "vitest";
import { haltsOf } from "./declared.ts";

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
