import { part, Resource, resource, route, Service } from "signalbox";
import { expect, it } from "vitest";
import { routeLines } from "./routeList.ts";

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
