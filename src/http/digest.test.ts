import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  digestOf,
  formatDigest,
  parseDigests,
  preferredAlgorithm,
  runningDigest,
  sameBytes,
  wantedDigests,
} from "./digest.ts";

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

const zeros = (length: number) => new Uint8Array(length);

// RFC 9530 2 and 3.
describe("the digests that a field gives", () => {
  it("are its byte sequences, each with what is wrong with it", () => {
    const field = `${formatDigest("sha-256", zeros(32))}, ${formatDigest("sha-512", zeros(32))}, md5=:AAAA:, unixsum=1`;
    expect(parseDigests(field)).toEqual([
      { algorithm: "sha-256", value: zeros(32), fault: undefined },
      { algorithm: "sha-512", value: zeros(32), fault: "digest value is not 64 bytes long" },
      { algorithm: "md5", value: zeros(3), fault: undefined },
      { algorithm: "unixsum", value: zeros(0), fault: "digest value is not a byte sequence" },
    ]);
  });

  it.each(["", "  ", "sha-256=:AAAA", "SHA-256=:AAAA:"])(
    "are none, where the field is empty or cannot be read: %j",
    (field) => {
      expect(parseDigests(field)).toBeUndefined();
    },
  );
});

// RFC 9530 4.
describe("the digest that a client wants", () => {
  const offered = ["sha-256", "sha-512"] as const;

  it.each([
    ["sha-256=1, sha-512=10", "sha-512"],
    ["sha-256=5, sha-512=5", "sha-256"],
    ["sha-256=0, sha-512=1", "sha-512"],
    ["sha-256=11, sha-512=1", "sha-512"],
    ["sha-256=1.5, sha-512=1", "sha-512"],
    ["sha-256, sha-512=1", "sha-512"],
    ["sha-256=0", undefined],
    ["md5=10", undefined],
    ["(", undefined],
  ])("%s: %s", (field, algorithm) => {
    expect(preferredAlgorithm(field, offered)).toBe(algorithm);
  });

  it("is asked of it in the order of the offers, 1 at the least", () => {
    expect(wantedDigests(offered)).toBe("sha-256=10, sha-512=9");
    expect(
      wantedDigests(Array.from({ length: 12 }, (_, at) => `a${at}`))
        .split(", ")
        .slice(-3),
    ).toEqual(["a9=1", "a10=1", "a11=1"]);
  });
});

it("bytes are the same where all of them are", () => {
  const bytes = (...values: number[]) => Uint8Array.from(values);
  expect([
    sameBytes(bytes(1, 2), bytes(1, 2)),
    sameBytes(bytes(1, 2), bytes(1, 3)),
    sameBytes(bytes(1), bytes(1, 2)),
    sameBytes(bytes(), bytes()),
  ]).toEqual([true, false, false, true]);
});

it("a digest is of the part of memory that is given, shared memory included", async () => {
  const expected = new Uint8Array(createHash("sha256").update(Uint8Array.of(2, 3)).digest());
  const shared = new Uint8Array(new SharedArrayBuffer(4));
  shared.set([1, 2, 3, 4]);
  expect(await digestOf("sha-256", Uint8Array.of(1, 2, 3, 4).subarray(1, 3))).toEqual(expected);
  expect(await digestOf("sha-256", shared.subarray(1, 3))).toEqual(expected);
});
