import fc from "fast-check";
import { Resource } from "signalbox";
import { describe, expect, it } from "vitest";
import { checkNames } from "./checkCallbacks.ts";

const CALLBACKS = Object.getOwnPropertyNames(Resource.prototype).filter((name) => name !== "constructor");

/** The callback that a resource is told to override; undefined where nothing is refused. */
function meant(resource: Resource): string | undefined {
  try {
    checkNames({
      resource,
      refuse: (_code, _detail, remedy) => {
        throw new Error(remedy);
      },
    });
    return undefined;
  } catch (error) {
    return /override (?:readonly )?(\w+)/.exec(String(error))?.[1] ?? String(error);
  }
}

class Plain extends Resource {}
const having = (name: string, value: unknown = () => true): Resource => Object.assign(new Plain(), { [name]: value });

describe("a method whose name is nearly a callback's", () => {
  it.each([
    ["isAutorized", "isAuthorized"],
    ["isAuthorised", "isAuthorized"],
    ["isAuthorizzed", "isAuthorized"],
    ["isAuthroized", "isAuthorized"],
    ["siAuthorized", "isAuthorized"],
    ["isAuthorizde", "isAuthorized"],
    ["ISAUTHORIZED", "isAuthorized"],
    ["isauthorized", "isAuthorized"],
    ["represen", "represent"],
    ["createPa", "createPath"],
    ["createPath12", "createPath"],
    ["isForbidden", "forbidden"],
    ["isWithheld", "withheld"],
    ["authorized", "isAuthorized"],
    ["conflict", "isConflict"],
  ])("%s is refused, and %s named", (name, callback) => {
    expect(meant(having(name))).toBe(callback);
  });

  const edit = fc.constantFrom("add", "drop", "change", "swap");
  const slipped = (callback: string, kind: string, at: number): string => {
    if (kind === "add") return `${callback.slice(0, at)}0${callback.slice(at)}`;
    if (kind === "drop") return callback.slice(0, at) + callback.slice(at + 1);
    if (kind === "change") return `${callback.slice(0, at)}0${callback.slice(at + 1)}`;
    return callback.slice(0, at) + callback.charAt(at + 1) + callback.charAt(at) + callback.slice(at + 2);
  };
  const slip = fc.tuple(fc.constantFrom(...CALLBACKS), edit, fc.nat(100));

  it("one letter added, dropped, changed or swapped with its neighbour, anywhere in any of them", () => {
    fc.assert(
      fc.property(slip, ([callback, kind, at]) => {
        const name = slipped(callback, kind, at % callback.length);
        fc.pre(!CALLBACKS.includes(name));
        expect(meant(having(name))).toBe(callback);
      }),
    );
  });

  it("two slips in a name of ten letters or more, and not in a shorter one", () => {
    fc.assert(
      fc.property(slip, edit, fc.nat(100), ([callback, kind, at], second, where) => {
        const once = slipped(callback, kind, at % callback.length);
        const name = slipped(once, second, where % once.length);
        fc.pre(callback.length >= 10 && !CALLBACKS.includes(name));
        // Letters that were swapped stay side by side: what is done to the same letters twice is no two slips.
        fc.pre(Math.abs((at % callback.length) - (where % once.length)) > 2);
        expect(meant(having(name))).toBe(callback);
      }),
    );
    for (const callback of CALLBACKS) {
      const changed = `00${callback.slice(2)}`;
      expect(meant(having(changed))).toBe(callback.length < 10 ? undefined : callback);
      expect(meant(having(`${callback}00`))).toBe(callback.length < 10 ? undefined : callback);
      expect(meant(having(callback.slice(0, -2)))).toBe(callback.length < 10 ? undefined : callback);
    }
  });

  it("three slips are another name", () => {
    for (const callback of CALLBACKS) {
      expect(meant(having(`000${callback.slice(3)}`))).toBeUndefined();
      expect(meant(having(`0${callback.slice(1, -2)}00`))).toBeUndefined();
      expect(meant(having(`${callback}000`))).toBeUndefined();
    }
  });

  it("letters that come off one end and others that come on at the other are as many slips", () => {
    for (const callback of CALLBACKS) {
      expect(meant(having(`${callback.slice(2)}00`))).toBeUndefined();
      expect(meant(having(`00${callback.slice(0, -2)}`))).toBeUndefined();
    }
  });

  it("a letter that moved by one beside another that is wrong is two slips", () => {
    for (const callback of CALLBACKS.filter(({ length }) => length < 10)) {
      for (let at = 0; at < callback.length - 1; at += 1) {
        const [one, other] = [callback.charAt(at), callback.charAt(at + 1)];
        const [before, after] = [callback.slice(0, at), callback.slice(at + 2)];
        if (one === other) continue;
        expect(meant(having(`${before}0${one}${after}`))).toBeUndefined();
        expect(meant(having(`${before}${other}0${after}`))).toBeUndefined();
      }
    }
  });

  it("is found in a class and in those above it, again for the next resource of that class", () => {
    class Base extends Resource {
      forbiden(): boolean {
        return true;
      }
    }
    class Derived extends Base {}
    for (const resource of [new Base(), new Base(), new Derived(), new Derived()])
      expect(meant(resource)).toBe("forbidden");
    expect(meant(Object.assign(new Base(), { aply: () => undefined }))).toBe("apply");
  });

  it("is looked for in each resource's own methods, whatever its class was found to have", () => {
    expect(meant(new Plain())).toBeUndefined();
    expect(meant(having("aply"))).toBe("apply");
    expect(meant(new Plain())).toBeUndefined();
  });
});

describe("a field whose name is nearly a declaration's", () => {
  it.each([
    ["witheldAsMissing", true, "withheldAsMissing"],
    ["maxBodyByte", 3, "maxBodyBytes"],
    ["produce", ["text/csv"], "produces"],
    ["consume", { PUT: ["text/csv"] }, "consumes"],
    ["onlyfor", { forbidden: ["PUT"] }, "onlyFor"],
    ["requiredDigest", true, "requireDigest"],
    ["Body", {}, "body"],
    ["CORS", { origins: "*" }, "cors"],
    ["range", "bytes", "ranges"],
  ])("%s is refused, and %s named", (name, value, declaration) => {
    expect(meant(having(name, value))).toBe(declaration);
  });

  it.each([
    ["width", 3],
    ["cached", new Map()],
    ["core", {}],
    ["language", "en"],
    ["produce", "apples"],
    ["books", []],
    ["store", {}],
  ])("%s is the author's own where its name is short, or its value of another kind", (name, value) => {
    expect(meant(having(name, value))).toBeUndefined();
  });

  it("the declarations themselves, and what is private", () => {
    class Hiding extends Resource {
      override readonly withheldAsMissing = true;
      readonly #witheldAsMissing = true;
      override represent(): unknown {
        return this.#witheldAsMissing;
      }
    }
    expect(meant(new Hiding())).toBeUndefined();
  });
});

describe("a method that only a literal can have", () => {
  it.each(["GET", "PUT", "PATCH"])("%s is refused", (name) => {
    const check = () =>
      checkNames({
        resource: having(name),
        refuse: (code, detail, remedy) => {
          throw new Error(`${code}: ${detail}. ${remedy}`);
        },
      });
    expect(check).toThrow(
      `UNKNOWN_KEY: it has a method ${name}, which is for literals. resource(pattern, { ${name}: … }), or #${name} for`,
    );
    expect(meant(having(name, "a field"))).toBeUndefined();
  });
});

describe("what is the author's own", () => {
  it.each(["find", "provide", "title", "construct", "constructors", "toStrin", "render", "a"])(
    "a method called %s",
    (name) => {
      expect(meant(having(name))).toBeUndefined();
    },
  );

  it("the callbacks themselves", () => {
    for (const callback of CALLBACKS) expect(meant(having(callback))).toBeUndefined();
  });

  it("what is no method, a getter among it", () => {
    expect(meant(having("isAutorized", true))).toBeUndefined();
    class Getting extends Resource {
      get isAutorized(): () => boolean {
        throw new Error("A getter is not read.");
      }
      get deadlin(): number {
        throw new Error("A getter is not read.");
      }
    }
    expect(meant(new Getting())).toBeUndefined();
  });
});
