import { afterEach, describe, expect, it, vi } from "vitest";
import type { ExplainRequest } from "./typed.ts";
import { readTyped, shellWords } from "./typed.ts";

afterEach(() => vi.restoreAllMocks());

/** How many names are compared, or listed, to read a text: what grows with the work, whatever the machine. */
function workOf(text: string): number {
  const { keys } = Object;
  const lowered = vi.spyOn(String.prototype, "toLowerCase");
  let listed = 0;
  vi.spyOn(Object, "keys").mockImplementation((value) => {
    const found = keys(value);
    listed += found.length;
    return found;
  });
  expect(readTyped(text)).toMatchObject({ target: "/books" });
  const work = lowered.mock.calls.length + listed;
  vi.restoreAllMocks();
  return work;
}

const some = (many: number, pieceOf: (at: number) => string) => Array.from({ length: many }, (_, at) => pieceOf(at));

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
    ["curl -u zoë:пароль http://a.test/b", { headers: { Authorization: "Basic em/DqzrQv9Cw0YDQvtC70Yw=" } }],
    ["curl -H 'accept: a/b' -b 'c=d' http://a.test/b", { headers: { accept: "a/b", Cookie: "c=d" } }],
    ["curl -o out.txt --compressed http://a.test/b", { target: "/b" }],
  ])("%s", (line, request) => {
    expect(readTyped(line)).toMatchObject(request);
  });

  it.each([
    ["", "Type a request"],
    ["what?", "is not a request line"],
    ["GET /a\nnonsense", "is not a field"],
    ["curl -X PUT", "has no URL"],
    ["curl -T file http://a.test/b", "curl's -T is not understood"],
  ])("says what it does not understand: %s", (line, words) => {
    expect(readTyped(line)).toContain(words);
  });

  it.each([
    ["field lines", (many: number) => `GET /books\n${some(many, (at) => `X-${at}: 1`).join("\n")}`],
    ["field lines of one name", (many: number) => `GET /books\n${some(many, () => "X: 1").join("\n")}`],
    ["-H", (many: number) => `curl http://a.test/books ${some(many, (at) => `-H 'X-${at}: 1'`).join(" ")}`],
    [
      "-H and -d",
      (many: number) => `curl http://a.test/books ${some(many, (at) => `-H 'X-${at}: 1' -d a=1`).join(" ")}`,
    ],
  ])("takes as much more work as there are more %s, and not its square", (_which, textOf) => {
    const few = workOf(textOf(100));
    expect(few).toBeGreaterThanOrEqual(100);
    expect(workOf(textOf(200))).toBeLessThanOrEqual(2 * few);
    expect(workOf(textOf(900))).toBeLessThanOrEqual(9 * few);
  });

  it.each([
    [`GET /books\n${some(1000, (at) => `X-${at}: 1`).join("\n")}`, undefined],
    [`GET /books\n${some(20_000, (at) => `X-${at}: 1`).join("\n")}`, "20000 fields, and at most 1000"],
    [`curl http://a.test/b ${some(1001, (at) => `-H 'X-${at}: 1'`).join(" ")}`, "1002 fields, and at most 1000"],
    [`GET /${"a".repeat(65_532)}`, undefined],
    [`GET /${"a".repeat(65_533)}`, "65537 characters, and at most 65536"],
    [`GET /a\n${some(20_000, () => "Accept: */*").join("\n")}`, "characters, and at most 65536"],
    [`PUT /a\n\n${"a".repeat(1_048_568)}`, undefined],
    [`PUT /a\n\n${"a".repeat(1_048_569)}`, "1048577 characters, and at most 1048576"],
  ])("bounds what it reads, and says so (%#)", (text, words) => {
    const read = readTyped(text);
    if (words === undefined) expect(read).toBeTypeOf("object");
    else expect(read).toContain(words);
  });

  it("keeps a field whatever its name", () => {
    const { headers = {} } = readTyped("GET /a\n__proto__: 1\nconstructor: 2") as ExplainRequest;
    expect(Object.entries(headers)).toEqual([
      ["__proto__", "1"],
      ["constructor", "2"],
    ]);
  });
});
