import { Halt, HttpResponse, part, resource, Service } from "signalbox";
import { request } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import type { Reading } from "../../src/graph/readings.ts";
import { TABLE } from "../../src/graph/table.ts";
import { isRetryHint } from "../../src/resource/hint.ts";
import { callbackSubjects, type Gives, METHODS, type Subject } from "./subjects.ts";
import { FORMS, WRONG_VALUES } from "./values.ts";

// Ruling 22: a mistake is a 500 that names the callback. It never lets a request pass, and never ends as a success that no one meant.

const BODY = { body: '{"title":"Signals"}', headers: { "content-type": "application/json" } };

type Values = Readonly<Record<string, () => unknown>>;

/** What a collection, a buffer or the runtime's own holds is no member of it, and JSON writes {}. */
const COLLECTIONS: Values = {
  "a Map": () => new Map([["user", 1]]),
  "a Set": () => new Set([1]),
  "a synchronous generator": () =>
    (function* () {
      yield 1;
    })(),
  "an ArrayBuffer": () => new ArrayBuffer(2),
  "a DataView": () => new DataView(new ArrayBuffer(2)),
  "a Response": () => new Response("no", { status: 401 }),
};

/** What ends a request, and is thrown or given by a command. */
const ENDINGS: Values = {
  "a Halt": () => new Halt(404),
  "an Error": () => new RangeError("returned"),
  "an HttpResponse": () => new HttpResponse(401, [], "no"),
};

const MORE: Values = {
  ...COLLECTIONS,
  ...ENDINGS,
  zero: () => 0,
  "a text": () => "yes",
  "an object of numbers": () => ({ id: 1 }),
  "a boxed boolean": () => Object(false),
  "a Date": () => new Date(0),
};

/** Thenables are settled first, and what refuses to be looked at is a 500 by itself. */
const LOOKED_AT = Object.entries({ ...WRONG_VALUES, ...MORE }).filter(([name]) => !/thenable|proxy|toJSON/.test(name));

/** Whether a value has a meaning, by how the callback's node reads it. */
const MEANS: Readonly<Record<Reading, (value: unknown) => boolean>> = {
  flag: () => false,
  hint: isRetryHint,
  grant: (value) => value === undefined || value === null || value === "",
  claim: (value) => (typeof value === "object" && value !== null) || (typeof value === "string" && value !== ""),
  address: (value) => value === undefined || value === null || typeof value === "string" || value instanceof URL,
};

const READINGS = new Map<string, Reading>([
  ...Object.values(TABLE).flatMap((row): [string, Reading][] =>
    row.kind === "ask" ? [[row.callback, row.reads]] : [],
  ),
  ["malformedRequest", "claim"],
  ["requireConditionalWrite", "flag"],
]);

const DECIDING = callbackSubjects.filter(([name]) => READINGS.has(name));

interface Asked {
  readonly method: string;
  readonly status: number;
  readonly errors: readonly string[];
}

/** A request with each method: those that came to the place under test, and what was reported of them. */
async function asked([, routes]: Subject, make: Gives): Promise<readonly Asked[]> {
  let errors: string[] = [];
  let isGiven = false;
  const gives: Gives = () => {
    isGiven = true;
    return make();
  };
  const onError = (error: unknown) => void errors.push(error instanceof Error ? error.message : String(error));
  // To mount it takes longer than to call it.
  const service = new Service({ routes: routes(gives, "/it"), onError });
  const all: Asked[] = [];
  for (const method of METHODS) {
    errors = [];
    isGiven = false;
    const carries = ["POST", "PUT", "PATCH", "QUERY"].includes(method);
    const { status } = await request(service, method, "/it", carries ? BODY : {});
    if (isGiven) all.push({ method, status, errors });
  }
  return all;
}

/** Returned, and as a promise. */
const WAYS = Object.entries(FORMS).slice(0, 2);

describe("a callback that decides", () => {
  it("each has a place here", () => {
    expect(DECIDING.map(([name]) => name).sort()).toEqual([...READINGS.keys()].sort());
  });

  it.each(DECIDING)("%s: what says neither yes nor no is a 500 that names it", async (...subject) => {
    const [name] = subject;
    const reading = READINGS.get(name) ?? expect.unreachable(name);
    for (const [value, make] of LOOKED_AT.filter(([, each]) => !MEANS[reading](each()))) {
      for (const [way, come] of WAYS) {
        const came = await asked(subject, () => come(make));
        expect(came, `${value}, ${way}`).not.toEqual([]);
        for (const each of came) {
          const errors = [expect.stringMatching(`^${name} gave .*\\. Return `)];
          expect(each, `${value}, ${way}`).toMatchObject({ status: 500, errors });
        }
      }
    }
  });
});

describe("a callback that gives a value", () => {
  const places: readonly Subject[] = [
    ...callbackSubjects.filter(([name]) => ["represent", "apply", "processPost", "deleteResource"].includes(name)),
    ["find", (gives, path) => [resource(path, { find: gives as () => object, represent: () => 1 })]],
    [
      "provide",
      (gives, path) => [resource(path, { with: [part({ provide: gives as () => object })], represent: () => 1 })],
    ],
  ];

  it.each(places)("%s: what ends a request is not a value", async (...subject) => {
    for (const [value, make] of Object.entries(ENDINGS)) {
      for (const [way, come] of WAYS) {
        const came = await asked(subject, () => come(make));
        expect(came, `${value}, ${way}`).not.toEqual([]);
        for (const each of came) {
          const errors = [expect.stringMatching(`^${subject[0]} gave `)];
          expect(each, `${value}, ${way}`).toMatchObject({ status: 500, errors });
        }
      }
    }
  });

  // `find` may find a Map, or the Response of another server: what is found is not what is sent.
  it.each(places.filter(([name]) => name !== "find"))(
    "%s: what JSON writes as {} is none either",
    async (...subject) => {
      for (const [value, make] of Object.entries(COLLECTIONS)) {
        const inside: Gives = () => ({ inside: [make()] });
        for (const gives of subject[0] === "provide" ? [make] : [make, inside]) {
          for (const each of await asked(subject, gives)) {
            expect(each, value).toMatchObject({ status: 500, errors: [expect.any(String)] });
          }
        }
      }
    },
  );

  it("an error that is returned is the cause of the report", async () => {
    const halt = new Halt(404);
    const errors: unknown[] = [];
    const service = new Service({
      routes: [resource("/it", { represent: (): unknown => halt })],
      onError: (error) => void errors.push(error),
    });
    expect((await request(service, "GET", "/it")).status).toBe(500);
    expect(errors).toEqual([new TypeError("represent gave Halt: throw it", { cause: halt })]);
  });
});

describe("a guard in a part", () => {
  class User {
    readonly id = 7;
  }
  class Silent {
    readonly #id = 7;
    toString(): string {
      return String(this.#id);
    }
  }
  const subject: Subject = [
    "isAuthorized",
    (gives, path) => [resource(path, { with: [part({ isAuthorized: gives as () => boolean })], represent: () => 1 })],
  ];
  const guarded = async (make: Gives): Promise<Asked> =>
    (await asked(subject, make)).find(({ method }) => method === "GET") ?? expect.unreachable("not asked");

  it.each([
    ["true", () => true],
    ["an object", () => ({ user: 1 })],
    ["an object without a prototype", () => Object.create(null)],
    ["an instance of a class", () => new User()],
    ["an instance that tells nothing", () => new Silent()],
  ])("lets a request pass with %s", async (_, make) => {
    expect(await guarded(make)).toMatchObject({ status: 200, errors: [] });
    expect(await guarded(async () => make())).toMatchObject({ status: 200, errors: [] });
  });

  const isAuthors = (value: unknown) =>
    typeof value === "object" && value !== null && /\[object Object\]/.test(Object.prototype.toString.call(value));

  it("lets none pass with anything else", async () => {
    for (const [value, make] of LOOKED_AT.filter(([name, each]) => name in ENDINGS || !isAuthors(each()))) {
      for (const [way, come] of WAYS) {
        const { status, errors } = await guarded(() => come(make));
        expect([401, 500], `${value}, ${way}`).toContain(status);
        if (status === 500) expect(errors).toHaveLength(1);
      }
    }
  });

  it("that returns a Halt is told to throw it", async () => {
    const errors = ["isAuthorized gave Halt: throw it"];
    expect(await guarded(() => new Halt(401))).toMatchObject({ status: 500, errors });
  });
});
