import { expect, it } from "vitest";
import { DEFAULTS, overrides } from "./overrides.ts";
import { Resource } from "./resource.ts";

class Base extends Resource {
  override forbidden() {
    return false;
  }
}
class Derived extends Base {
  override represent = () => "as a field";
}

it("sees what the author's class, or one between, has of its own", () => {
  const resource = new Derived();
  expect(overrides(resource, "forbidden")).toBe(true);
  expect(overrides(resource, "represent")).toBe(true);
  expect(overrides(resource, "isAuthorized")).toBe(false);
});

it("the defaults override nothing", () => {
  expect(overrides(DEFAULTS, "represent")).toBe(false);
  expect(DEFAULTS).toBeInstanceOf(Resource);
});
