import { join } from "node:path";
import { runInThisContext } from "node:vm";
import { part, resource, Service } from "signalbox";
import { end, node } from "signalbox/nodes";
import { describe, expect, it } from "vitest";
import { Resource } from "../resource/resource.ts";
import { insideOf } from "../service/inside.ts";
import { callbackSource, sourceLocation } from "./callbacks.ts";
import { explain } from "./explain.ts";

const ofBook = part({ params: ["id"], find: ({ params }) => (params.id === "1" ? { id: 1 } : undefined) });
const literals = {
  own: resource("/own/{id}", { find: ({ params }) => (params.id === "0" ? 0 : undefined), represent: () => 1 }),
  shared: resource("/shared/{id}", { GET: { with: [ofBook], represent: ({ entity }) => entity } }),
  said: resource("/said", { resourceExists: () => false, represent: () => 1 }),
  varied: resource("/varied", { resourceExists: () => false, vary: () => ["Cookie"], represent: () => 1 }),
};
const service = new Service({ resources: literals });

describe("what explain says of a literal", () => {
  it.each([
    ["/own/1", "find"],
    ["/shared/2", "find"],
    ["/said", "resourceExists"],
  ])("%s was decided by %s, as its author has written", async (target, name) => {
    const { status, steps } = await explain(service, { method: "GET", target });
    expect([status, steps.find(({ id }) => id === "G7")?.decidedBy]).toEqual([404, [name]]);
  });

  it("names callbacks that it would call where there are any", async () => {
    expect((await explain(service, { method: "GET", target: "/said" })).wouldCall).toEqual([]);
    expect((await explain(service, { method: "GET", target: "/varied" })).wouldCall).toEqual(["vary"]);
  });
});

class Shelf extends Resource {
  override readonly allowedMethods = ["GET"];
  override resourceExists() {
    return true;
  }
  override represent() {
    if (this.allowedMethods.length > 5) {
      return 1;
    }
    return `

        2`;
  }
}
class Sorted extends Shelf {
  readonly size = 3;
  override forbidden() {
    return false;
  }
  own() {}
}

const HERE = join(import.meta.dirname, "callbacks.test.ts");

describe("the source of a callback", () => {
  const literalOf = (pattern: string) => {
    const found = insideOf(service).resources.find((each) => each.pattern === pattern);
    if (found === undefined) throw new Error(`there is no ${pattern}`);
    return found.resource;
  };

  it("is with the class that defines it, and with where that is", () => {
    expect(callbackSource(new Sorted(), "resourceExists")).toEqual({
      owner: "Shelf",
      source: expect.stringMatching(/^resourceExists\(\) \{\n[ \t]+return true;\n\}$/),
      location: expect.stringContaining(`${HERE}:`),
    });
    expect(callbackSource(new Sorted(), "forbidden")?.owner).toBe("Sorted");
  });

  it("is without the indentation of its class", () => {
    const lines = callbackSource(new Sorted(), "represent")?.source.split("\n") ?? [];
    const [, indent = 0] = lines.map((line) => line.search(/\S/));
    expect(lines.map((line) => line.search(/\S/) / indent).slice(0, 4)).toEqual([0, 1, 2, 1]);
    expect(lines.at(-1)).toBe("}");
    expect(lines.slice(-4, -2).map((line) => line.trim())).toEqual(["return `", ""]);
  });

  it("is not there for a declaration, another member, or a callback that is not overridden", () => {
    for (const name of ["allowedMethods", "size", "own", "constructor", "isAuthorized", "toString", "find", "nothing"])
      expect([name, callbackSource(new Sorted(), name)]).toEqual([name, undefined]);
  });

  it("of a literal is the function that its author wrote", () => {
    const find = callbackSource(literalOf("/own/{id}"), "find");
    expect([find?.owner, find?.source]).toEqual([
      "own",
      expect.stringMatching(/^\(\{ params \}\) => params\.id === "0"/),
    ]);
    const exists = callbackSource(literalOf("/said"), "resourceExists");
    expect([exists?.owner, exists?.source]).toEqual(["said", "() => false"]);
    expect(callbackSource(literalOf("/said"), "find")).toBeUndefined();
    expect(callbackSource(literalOf("/shared/{id}"), "find", "GET")?.source).toContain('params.id === "1"');
    expect(callbackSource(literalOf("/shared/{id}"), "find", "PUT")).toBeUndefined();
  });

  it("of an own node is what it asks", () => {
    const ask = () => true;
    const paid = node("X402", { after: "G7", question: "Is it paid?", law: "our terms", ask, no: end(402) });
    const [mounted] = insideOf(
      new Service({ resources: { asked: resource("/paid", { nodes: [paid], GET: () => 1 }) } }),
    ).resources;
    expect(mounted && callbackSource(mounted.resource, "X402")).toMatchObject({ owner: "asked", source: "() => true" });
    expect(mounted && callbackSource(mounted.resource, "X403")).toBeUndefined();
  });
});

describe("the location of a function", () => {
  /** A function on the third line of a script of this name. */
  const from = (filename: string) => runInThisContext("\n\n() => 1", { filename }) as () => number;

  it.each([
    ["file:///app/books.js", "/app/books.js:3"],
    ["evalmachine", "evalmachine:3"],
    ["https://a.example/file:///books.js", "https://a.example/file:///books.js:3"],
    ["", undefined],
  ])("in %j is its file and line", (filename, location) => {
    expect(sourceLocation(from(filename))).toBe(location);
  });

  it("stays known, each of its own function", () => {
    const [first, second] = [from("first.js"), from("second.js")];
    expect([sourceLocation(first), sourceLocation(second)]).toEqual(["first.js:3", "second.js:3"]);
    expect(sourceLocation(first, {})).toBe("first.js:3");
  });

  it("is not known of a function of the runtime, of what is no function, or where the runtime has no inspector", () => {
    expect(sourceLocation([].map.bind([]))).toBeUndefined();
    expect(sourceLocation({})).toBeUndefined();
    expect(sourceLocation(from("third.js"), {})).toBeUndefined();
  });

  it("adds nothing to the global object", () => {
    sourceLocation(from("fourth.js"));
    expect(Object.keys(globalThis).filter((name) => /location$/i.test(name))).toEqual([]);
  });
});
