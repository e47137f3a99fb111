import { afterEach, expect, it, vi } from "vitest";
import { inProduction } from "./production.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it.each([
  ["production", true],
  ["development", false],
  ["Production", false],
  [undefined, false],
])("NODE_ENV %s: %s", (value, expected) => {
  vi.stubEnv("NODE_ENV", value);
  expect(inProduction()).toBe(expected);
});

it("a runtime without an environment is not in production", () => {
  vi.stubGlobal("process", undefined);
  expect(inProduction()).toBe(false);
  vi.stubGlobal("process", {});
  expect(inProduction()).toBe(false);
});

it("nor is one that does not let us see it", () => {
  const env = new Proxy(
    {},
    {
      get: () => {
        throw new Error("needs --allow-env");
      },
    },
  );
  vi.stubGlobal("process", { env });
  expect(inProduction()).toBe(false);
});
