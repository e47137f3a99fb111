import { expect, it } from "vitest";
import { inLiteralWords } from "./literalWords.ts";

/** Mount errors are worded for classes; the author of a literal reads them in the words of literals. */
it.each([
  ['override readonly allowedMethods = ["GET", "HEAD"]', "GET: { … }"],
  ["PATCH in allowedMethods", "a part for PATCH"],
  ['"PUT" in allowedMethods', 'a part for "PUT"'],
  ["POST, PUT, PATCH or QUERY in allowedMethods", "a part for POST, PUT, PATCH or QUERY"],
  ["allowedMethods is empty", "it has a part for no method, and no act at the top"],
  ["override represent(ctx) { return value; }", "represent: (ctx) => value"],
  ["override apply(ctx, body) { … }", "apply: (ctx) => …"],
  [
    "override processPost(ctx, body) { … }, or postIsCreate for a POST that creates",
    "processPost: (ctx) => …, or postIsCreate for a POST that creates",
  ],
  ["override a() { return 1; }, override b() { return 2; }", "a: (ctx) => 1, b: (ctx) => 2"],
  ["override readonly body = the model, and override readonly query = another", "body: the model, and query: another"],
  ["represent is not overridden, and apply is not overridden", "represent is not there, and apply is not there"],
  ["isAuthorized is overridden, and principal is not", "isAuthorized is there, and principal is not"],
  ["describe has put, and PUT is not allowed", "the literal describes put, and PUT is not allowed"],
  ["describe names 404 for get", "the literal describes 404 for get"],
  ["the request of put in describe is not the model", "the request of put in the literal is not the model"],
  ['route(pattern, resource, { codecs: { "application/json": …, "a/b": x } })', 'codecs: { "a/b": x }'],
  ['route(pattern, resource, { codecs: { "a/b": x } }), with x of y', 'codecs: { "a/b": x }, with x of y'],
])("%s", (words, literal) => {
  expect(inLiteralWords(words)).toBe(literal);
});
