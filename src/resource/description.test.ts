import { expect, it } from "vitest";
import { schemeNames, schemesIn } from "./description.ts";

it("security is given by name, or as schemes under their names", () => {
  const [bearer, key] = [
    { type: "http", scheme: "bearer" },
    { type: "apiKey", in: "header", name: "X-Key" },
  ] as const;
  const security = ["basic", { bearer, key }, "bearer", { more: key }];
  expect(schemeNames(security)).toEqual(["basic", "bearer", "key", "more"]);
  expect(schemesIn(security)).toEqual({ bearer, key, more: key });
  expect([schemeNames([]), schemesIn(["basic"])]).toEqual([[], {}]);
});
