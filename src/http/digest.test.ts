import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { digestOf, runningDigest } from "./digest.ts";

describe("a digest of content in pieces", () => {
  it.each(["sha-256", "sha-512"] as const)("%s is that of the whole", async (algorithm) => {
    const pieces = ["one", "", "two"].map((text) => new TextEncoder().encode(text));
    const running = runningDigest(algorithm);
    for (const piece of pieces) running?.update(piece);
    const whole = await digestOf(algorithm, new TextEncoder().encode("onetwo"));
    expect(new Uint8Array(running?.digest() ?? [])).toEqual(whole);
    expect(Buffer.from(whole)).toEqual(createHash(algorithm.replace("-", "")).update("onetwo").digest());
  });

  it.each([
    {},
    { process: {} },
    { process: { getBuiltinModule: () => undefined } },
    {
      process: {
        getBuiltinModule: () => {
          throw new Error("no such module");
        },
      },
    },
  ])("is not made where the runtime has nothing for it: %#", (host) => {
    expect(runningDigest("sha-256", host)).toBeUndefined();
  });
});
