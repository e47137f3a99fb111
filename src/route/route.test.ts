import { HttpResponse, Resource } from "signalbox";
import { expect, it } from "vitest";
import { command, route } from "./route.ts";

class Books extends Resource {}

it("mounts an instance, or a class that is constructed without arguments", () => {
  const books = new Books();
  expect(route("/books", books)).toEqual({ kind: "resource", pattern: "/books", resource: books, options: {} });
  expect(route("/books", Books).resource).toBeInstanceOf(Books);
});

it("takes codecs along", () => {
  const options = { codecs: { "text/plain": { encode: String } } };
  const taken = route("/books", Books, options).options;
  expect(taken).toEqual(options);
  Object.assign(options.codecs, { "text/csv": { encode: String } });
  expect(Object.keys(taken.codecs ?? {})).toEqual(["text/plain"]);
});

it("mounts a handler for one method", () => {
  const handler = () => HttpResponse.empty();
  expect(command("POST", "/hooks/{id}", handler)).toEqual({
    kind: "command",
    method: "POST",
    pattern: "/hooks/{id}",
    handler,
  });
});
