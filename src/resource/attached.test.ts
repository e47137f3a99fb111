import { expect, it } from "vitest";
import {
  attach,
  attachedTo,
  authoredOf,
  facetOf,
  facetsOf,
  isCommand,
  isLiteral,
  madeFrom,
  methodsServed,
  nameOf,
  placedName,
  placedNameOf,
  shapeWith,
} from "./attached.ts";
import { Resource } from "./resource.ts";

class Book extends Resource {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"];
}

it("a resource has the name of its class, or of its literal with its place", () => {
  const [book, literal, lost] = [new Book(), new Book(), new Book()];
  attach(literal, { identity: { name: "shelf", place: () => "shelf.ts:7" } });
  attach(lost, { identity: { name: "lost", place: () => undefined, isClass: true } });
  expect([book, literal, lost].map(nameOf)).toEqual(["Book", "shelf", "lost"]);
  expect([book, literal, lost].map(placedNameOf)).toEqual(["Book", "shelf (shelf.ts:7)", "lost"]);
  expect([book, literal, lost].map(isLiteral)).toEqual([false, true, false]);
  expect(placedName({ name: "a", place: () => "b:1" })).toBe("a (b:1)");
});

it("what is attached is kept beside what was", () => {
  const book = new Book();
  expect([attachedTo(book), isCommand(book)]).toEqual([{}, false]);
  attach(book, { isLending: true });
  attach(book, { command: { successes: [200] } });
  expect([attachedTo(book), isCommand(book)]).toEqual([{ isLending: true, command: { successes: [200] } }, true]);
});

it("a literal has a facet for a method, each once, and serves the others itself", () => {
  const [whole, put] = [new Book(), new Book()];
  attach(whole, {
    facets: new Map([
      ["PUT", put],
      ["PATCH", put],
    ]),
  });
  expect([facetOf(whole, "PUT"), facetOf(whole, "GET")]).toEqual([put, whole]);
  expect(facetsOf(whole)).toEqual([whole, put]);
  expect(facetsOf(put)).toEqual([put]);
  expect([methodsServed(whole, put), methodsServed(whole, whole)]).toEqual([["PUT"], ["GET", "HEAD"]]);
});

it("a function that the framework made knows the one that an author wrote", () => {
  const [authored, made, again] = [() => 1, () => 2, () => 3];
  expect(madeFrom(made, authored)).toBe(made);
  madeFrom(again, made);
  madeFrom(authored, authored);
  expect([authoredOf(made), authoredOf(again), authoredOf(authored)]).toEqual([authored, authored, authored]);
});

it("literals with the same names have one shape", () => {
  const shape = shapeWith(["attached", "test"]);
  expect(shapeWith(["attached", "test"])).toBe(shape);
  expect(shapeWith(["attachedtest"])).not.toBe(shape);
  expect([...shape.names]).toEqual(["attached", "test"]);
});
