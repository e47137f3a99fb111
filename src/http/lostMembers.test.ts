import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { turns } from "../../test/waiting.ts";
import { csvCodec } from "../codecs/csv.ts";
import { formCodec } from "../codecs/form.ts";
import { htmlCodec } from "../codecs/htmlCodec.ts";
import { jsonCodec } from "../codecs/json.ts";
import { ndjsonCodec } from "../codecs/ndjson.ts";
import { textCodec } from "../codecs/text.ts";
import { LostMembers, lostIn, refuseLostMembers, refusePromisesWithin, writeJson } from "./lostMembers.ts";
import { problemText } from "./problem.ts";
import { HttpResponse } from "./response.ts";

const late = Promise.resolve(1);

class Titled {
  readonly title = "Signals";
  readonly author = late;
}

class Silent extends Titled {
  toJSON() {
    return { title: this.title };
  }
}

describe("lostIn", () => {
  it.each<[string, unknown, string]>([
    ["a promise", late, ""],
    ["a member", { a: 1, author: late }, "/author"],
    ["a member of an item", { items: [{}, { author: { name: late } }] }, "/items/1/author/name"],
    ["names that are escaped (RFC 6901 3)", { "a/b": { "~": [late] } }, "/a~1b/~0/0"],
    ["an instance of a class", [new Titled()], "/0/author"],
    ["an object without a prototype", Object.assign(Object.create(null), { author: late }), "/author"],
    ["what toJSON gives", { book: { toJSON: () => ({ inner: late }) } }, "/book/inner"],
    // oxlint-disable-next-line unicorn/no-thenable -- that is what it is about
    ["a thenable", { author: { then: () => undefined } }, "/author"],
    ["a list of a class", { list: Object.assign(new (class extends Array {})(), [late]) }, "/list/0"],
  ])("finds a promise in %s", (_, value, pointer) => {
    expect(lostIn(value)).toEqual({ kind: "a promise", pointer });
  });

  it.each<[string, unknown]>([
    ["Map", new Map([["author", "ann"]])],
    ["Set", new Set(["ann"])],
    ["Generator", (function* () {})()],
    ["ArrayBuffer", new ArrayBuffer(2)],
    ["DataView", new DataView(new ArrayBuffer(2))],
    ["URLSearchParams", new URLSearchParams("author=ann")],
    ["Response", new Response("ann")],
    ["Error", new RangeError("ann")],
  ])("finds a %s, of which JSON writes no members", (kind, value) => {
    expect(lostIn(value)).toEqual({ kind: `an instance of ${kind}`, pointer: "" });
    expect(lostIn({ books: [{ author: value }] })).toMatchObject({ pointer: "/books/0/author" });
    expect(() => jsonCodec.encode({ author: value })).toThrow(
      `there is an instance of ${kind} at "/author" of the value, which would be sent as {}: make an object or a list of it`,
    );
  });

  it.each<[string, unknown]>([
    ["what is empty", { a: {}, b: "{}", c: [null, {}] }],
    ["members that are not listed", Object.defineProperty({}, "author", { value: late })],
    ["members that are inherited", Object.create({ author: late })],
    ["what toJSON leaves out", [new Silent()]],
    ["what a toJSON that comes last leaves out", { author: late, toJSON: () => ({}) }],
    [
      "what a toJSON that is not listed leaves out",
      Object.defineProperty({ author: late }, "toJSON", { value: () => 1 }),
    ],
    ["members by symbols", { [Symbol("author")]: late }],
    [
      "an instance of a class without members",
      new (class Silent {
        readonly #author = late;
        told(): unknown {
          return this.#author;
        }
      })(),
    ],
    ["an error with members of its own", Object.assign(new Error("late"), { code: "LATE" })],
    ["what is written as a text or a number", [new Date(0), new URL("http://a.test/"), Object(1)]],
  ])("finds none in %s", (_, value) => {
    expect(lostIn(value)).toBeUndefined();
  });

  it("finds one where JSON comes by one, and at the place that it says", () => {
    const leaf = fc.oneof(
      fc.constantFrom<unknown>(null, 1, "{}", true, undefined),
      fc.constant<unknown>(late),
      fc.constant<unknown>(new Silent()),
    );
    const { value: values } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { depthSize: "small" },
        leaf,
        fc.array(tie("value"), { maxLength: 4 }),
        fc.dictionary(fc.constantFrom("a", "b", "a/b", "~", "then", "__proto__"), tie("value"), { maxKeys: 4 }),
        tie("value").map((inner) => ({ hidden: late, toJSON: () => inner })),
      ),
    }));
    fc.assert(
      fc.property(values, (value) => {
        let hasPromise = false;
        JSON.stringify(value, (_, member: unknown) => {
          hasPromise ||= member instanceof Promise;
          return member;
        });
        const pointer = lostIn(value)?.pointer;
        expect(pointer !== undefined).toBe(hasPromise);
        if (pointer !== undefined) expect(at(value, pointer)).toBe(late);
      }),
      { numRuns: 1000 },
    );
  });
});

/** What a JSON pointer leads to, by way of what objects say of themselves. */
function at(value: unknown, pointer: string): unknown {
  let found = written(value);
  for (const step of pointer.split("/").slice(1)) {
    const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
    found = written((found as Readonly<Record<string, unknown>>)[name]);
  }
  return found;
}

function written(value: unknown): unknown {
  const { toJSON } = (value ?? {}) as { toJSON?: () => unknown };
  return typeof toJSON === "function" ? toJSON.call(value) : value;
}

describe("a promise inside of a value is refused", () => {
  it.each([
    ["JSON", jsonCodec, { books: [{ author: late }] }],
    ["NDJSON", ndjsonCodec, [{ title: "a" }, { author: late }]],
    ["CSV", csvCodec, [{ title: "a", author: late }]],
    ["a form", formCodec, { author: late }],
    ["plain text", textCodec, { author: late }],
    ["HTML", htmlCodec(), { author: late }],
  ])("by %s", (_, codec, value) => {
    expect(() => codec.encode(value)).toThrow(LostMembers);
  });

  it.each([
    ["JSON", jsonCodec],
    ["NDJSON", ndjsonCodec],
    ["CSV", csvCodec],
    ["plain text", textCodec],
    ["HTML", htmlCodec()],
  ])("in a stream of %s, with the number of the item", async (_, codec) => {
    async function* books() {
      yield { title: "a", author: {} };
      yield { title: "b", author: late };
    }
    const chunks = codec.encodeStream?.(books())[Symbol.asyncIterator]();
    await chunks?.next();
    const pointer = codec === csvCodec ? "/1" : "/1/author";
    await expect(chunks?.next()).rejects.toMatchObject({ name: "LostMembers", pointer });
  });

  const failing = async () => {
    throw new Error("no one waits");
  };
  class Failing {
    toJSON() {
      return failing();
    }
  }
  it.each<[string, () => unknown, string]>([
    ["a list", () => [1, 2].map(failing), "/0"],
    ["a toJSON", () => ({ toJSON: failing }), ""],
    ["a toJSON within", () => [{}, { book: new Failing() }], "/1/book"],
    ["what a toJSON gives", () => ({ book: { toJSON: () => ({ inner: [failing()] }) } }), "/book/inner/0"],
    [
      "a getter",
      () => ({
        get author() {
          return failing();
        },
      }),
      "/author",
    ],
    ["a value with a date", () => ({ at: new Date(0), list: [[new Failing()]] }), "/list/0/0"],
    [
      "a value that is deep",
      () => Array.from({ length: 100 }).reduce((inner) => [inner], new Failing()),
      "/0".repeat(100),
    ],
  ])("and what it comes to does not end the process: %s", async (_, make, pointer) => {
    const ended: unknown[] = [];
    const note = (reason: unknown) => void ended.push(reason);
    process.on("unhandledRejection", note);
    const refused = expect.objectContaining({ name: "LostMembers", pointer });
    for (const codec of [jsonCodec, textCodec, htmlCodec()]) expect(() => codec.encode(make())).toThrow(refused);
    expect(() => HttpResponse.json(make())).toThrow(refused);
    expect(() => problemText(404, "/", { more: make() })).toThrow(LostMembers);
    await turns(5);
    process.off("unhandledRejection", note);
    expect(ended).toEqual([]);
  });

  it("and a value that holds itself is one that JSON cannot write", () => {
    const circle: unknown[] = [];
    circle.push({ circle });
    expect(() => jsonCodec.encode(circle)).toThrow(/circular/i);
  });
});

describe("what JSON cannot write", () => {
  const told = (pointer: string) =>
    `there is a BigInt at "${pointer}" of the value, which JSON has not: make a text or a number of it`;

  it.each<[unknown, string]>([
    [1n, ""],
    [{ a: [0, { "b/c": 2n }] }, "/a/1/b~1c"],
    [[{}, null, 3n], "/2"],
  ])("names the place of a BigInt: %o", (value, pointer) => {
    expect(() => writeJson(value)).toThrow(new TypeError(told(pointer), { cause: expect.anything() }));
  });

  it("is any other error as it is", () => {
    const circle: Record<string, unknown> = {};
    circle["self"] = circle;
    expect(() => writeJson(circle)).toThrow(/circular/i);
    expect(() =>
      writeJson({
        toJSON: () => {
          throw new RangeError("far");
        },
      }),
    ).toThrow(new RangeError("far"));
    expect(() =>
      writeJson({
        toJSON: () => {
          throw new TypeError("no BigInt here");
        },
      }),
    ).toThrow("no BigInt here");
    circle["big"] = 1n;
    expect(() => writeJson({ toJSON: () => 1n })).toThrow(/BigInt/);
  });

  it("is written where JSON has it", () => {
    expect([writeJson({ a: [1, "b", null] }), writeJson(undefined), writeJson(new Date(0))]).toEqual([
      '{"a":[1,"b",null]}',
      undefined,
      '"1970-01-01T00:00:00.000Z"',
    ]);
  });

  it("names a promise that a toJSON returns", () => {
    const value = { list: [{ toJSON: () => Promise.resolve(1) }] };
    expect(() => writeJson(value)).toThrow(
      'there is a promise at "/list/0" of the value, which would be sent as {}: await it',
    );
  });
});

describe("promises within what a callback gave", () => {
  it("are refused, wherever they are, and nothing else is", () => {
    expect(() => refusePromisesWithin({ a: [Promise.resolve()] })).toThrow(
      'there is a promise at "/a/0" of the value, which would be sent as {}: await it',
    );
    for (const value of [{ a: new Map() }, "text", null, undefined, [1]])
      expect(() => refusePromisesWithin(value)).not.toThrow();
  });

  it("are refused of a codec of the author's, which may write a Map", () => {
    const map = { a: new Map() };
    expect(() => refuseLostMembers(map, '{"a":{}}', true)).not.toThrow();
    expect(() => refuseLostMembers(map, '{"a":{}}')).toThrow("make an object or a list of it");
    expect(() => refuseLostMembers(map, '{"a":"written"}')).not.toThrow();
    expect(() => refuseLostMembers({ a: Promise.resolve() }, '{"a":{}}', true)).toThrow("await it");
  });
});
