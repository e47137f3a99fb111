import { describe, expect, it } from "vitest";
import { shellWords } from "./shellWords.ts";
import { readTyped } from "./typed.ts";

describe("shellWords", () => {
  it.each([
    ["a b  c", ["a", "b", "c"]],
    [`'a b' "c \\"d\\"" e\\ f`, ["a b", 'c "d"', "e f"]],
    ["a \\\n  b", ["a", "b"]],
    [`$'it\\'s\\n\\u0041'`, ["it's\nA"]],
    [`a'b'"c"`, ["abc"]],
    [`'' x`, ["", "x"]],
    [`'open`, ["open"]],
    ["", []],
  ])("%j", (line, words) => {
    expect(shellWords(line)).toEqual(words);
  });
});

describe("readTyped", () => {
  it("reads a request as HTTP writes it", () => {
    expect(readTyped('PUT /books/1 HTTP/1.1\r\nIf-Match: "1"\nAccept: a/b\naccept: c/d\n\n{"a":\n1}')).toEqual({
      method: "PUT",
      target: "/books/1",
      headers: { "If-Match": '"1"', Accept: "a/b, c/d" },
      body: '{"a":\n1}',
    });
    expect(readTyped("/books?page=2")).toEqual({ method: "GET", target: "/books?page=2", headers: {} });
    expect(readTyped("GET http://127.0.0.1:8080/a#b")).toMatchObject({ target: "/a" });
    expect(readTyped("OPTIONS *")).toMatchObject({ method: "OPTIONS", target: "*" });
  });

  it.each([
    ["curl localhost:8080", { method: "GET", target: "/", headers: { Accept: "*/*" } }],
    ["$ curl -i 'http://a.test/b?c=d'", { method: "GET", target: "/b?c=d" }],
    ["curl -sSXDELETE http://a.test/b", { method: "DELETE", target: "/b" }],
    ["curl --request=PUT --url http://a.test/b", { method: "PUT", target: "/b" }],
    ["curl -I http://a.test/b", { method: "HEAD" }],
    ["curl -d a=1 -d b=2 http://a.test/b", { method: "POST", body: "a=1&b=2" }],
    ["curl -G -d a=1 http://a.test/b", { method: "GET", target: "/b?a=1" }],
    [
      `curl --json '{"a":1}' http://a.test/b`,
      { method: "POST", body: '{"a":1}', headers: { "Content-Type": "application/json", Accept: "application/json" } },
    ],
    ["curl -u ada:secret http://a.test/b", { headers: { Authorization: "Basic YWRhOnNlY3JldA==", Accept: "*/*" } }],
    ["curl -H 'accept: a/b' -b 'c=d' http://a.test/b", { headers: { accept: "a/b", Cookie: "c=d" } }],
    ["curl -o out.txt --compressed http://a.test/b", { target: "/b" }],
  ])("%s", (line, request) => {
    expect(readTyped(line)).toMatchObject(request);
  });

  it.each([
    ["", "Type a request"],
    ["what?", "is no request line"],
    ["GET /a\nnonsense", "is no field"],
    ["curl -X PUT", "names no address"],
    ["curl -T file http://a.test/b", "curl's -T is not understood"],
  ])("says what it does not understand: %s", (line, words) => {
    expect(readTyped(line)).toContain(words);
  });
});
