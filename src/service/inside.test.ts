import { expect, it } from "vitest";
import { insideOf } from "./inside.ts";
import { Service } from "./service.ts";

it("the inside of a service is known to every copy of the package, and to nothing that lists its members", () => {
  const service = new Service({ routes: [] });
  expect(insideOf(service)).toBe(Reflect.get(service, Symbol.for("signalbox.service.inside")));
  expect(insideOf(service).resources).toBe(service.resources);
  expect(Reflect.ownKeys({ ...service })).not.toContain(Symbol.for("signalbox.service.inside"));
});

it.each([{}, new Map(), { [Symbol.for("signalbox.service.inside")]: 1 }])(
  "of %o, which is no service, throws",
  (given) => {
    expect(() => insideOf(given)).toThrow(TypeError);
  },
);
