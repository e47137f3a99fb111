import { part, Resource, resource, route, Service } from "signalbox";
import { describe, expect, it } from "vitest";
import { COLOURED, PLAIN } from "../output/terminal.ts";
import { type RouteLine, routeLines, routeTable } from "./runRoutes.ts";

const LINES: readonly RouteLine[] = [
  {
    methods: ["GET", "HEAD", "PUT", "DELETE"],
    pattern: "/books/{id}",
    resource: "bookItem",
    callbacks: ["resourceExists", "generateEtag", "apply", "represent"],
    statuses: {},
    effects: {},
  },
  { methods: ["POST"], pattern: "/hooks", resource: "(command)", callbacks: [], statuses: {}, effects: {} },
];

describe("the table of routes", () => {
  it("has a line for each, and wraps the callbacks", () => {
    expect(routeTable(LINES, { paint: PLAIN, width: 76 }, true)).toBe(
      [
        "Methods                 Pattern      Resource   Callbacks",
        "GET, HEAD, PUT, DELETE  /books/{id}  bookItem   resourceExists,",
        "                                                generateEtag, apply,",
        "                                                represent",
        "POST                    /hooks       (command)",
        "",
      ].join("\n"),
    );
  });

  it("has a few short lines for each where columns would not fit, and none is too long", () => {
    const text = routeTable(LINES, { paint: PLAIN, width: 40 }, true);
    expect(text).toBe(
      [
        "/books/{id}",
        "  GET, HEAD, PUT, DELETE",
        "  bookItem",
        "  resourceExists, generateEtag, apply,",
        "  represent",
        "/hooks",
        "  POST",
        "  (command)",
        "",
      ].join("\n"),
    );
    expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThanOrEqual(40);
  });

  it("shows what reads, writes and removes in colours, and is as wide with them", () => {
    const coloured = routeTable(LINES, { paint: COLOURED, width: 76 }, true);
    expect(coloured).toContain("\u001B[32mGET\u001B[39m");
    expect(coloured).toContain("\u001B[33mPUT\u001B[39m");
    expect(coloured).toContain("\u001B[31mDELETE\u001B[39m");
    expect(coloured).toContain("\u001B[33m{id}\u001B[39m");
    expect(coloured.replaceAll(/\u001B\[\d+m/g, "")).toBe(routeTable(LINES, { paint: PLAIN, width: 76 }, true));
  });

  it("says that there are none", () => {
    expect(routeTable([], { paint: PLAIN, width: 80 }, true)).toBe("There are no routes.\n");
  });
});

class Shelf extends Resource {
  override resourceExists() {
    return true;
  }
  override represent() {
    return [];
  }
  override describe() {
    return { get: { summary: "List the shelf" } };
  }
}

const connected = part({ provide: () => ({ connection: 1 }) });
const book = resource("/books/{id}", {
  with: [connected],
  find: ({ params }) => params.id,
  GET: { summary: "Show a book", represent: ({ entity }) => entity },
});
const said = resource("/said", { resourceExists: () => true, represent: () => 1 });

it("lists callbacks by the names that their author has written", () => {
  const service = new Service({ resources: { book, said }, routes: [route("/shelf", Shelf)] });
  const lines = routeLines(service).map(({ resource: name, callbacks }) => [name, callbacks]);
  expect(Object.fromEntries(lines)).toEqual({
    book: ["provide", "find", "represent"],
    said: ["resourceExists", "represent"],
    Shelf: ["resourceExists", "represent", "describe"],
  });
});
