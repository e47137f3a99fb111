import { afterEach, describe, expect, it, vi } from "vitest";
import type { ExplainRequest } from "./typed.ts";
import { imaginedRequest, readTyped, shellWords } from "./typed.ts";

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
    [`$'\\r\\t\\x'`, ["\r\tx"]],
    [`"a\\b\\$c\\\`d\\\\"`, ["a\\b$c`d\\"]],
    ["a ^\r\n b", ["a", "b"]],
    ["  a  ", ["a"]],
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
    ["  GET   /a   HTTP/1.1  ", { method: "GET", target: "/a", headers: {} }],
    ["\n\nGET /a\nA : b \n\n", { method: "GET", target: "/a", headers: { A: "b" } }],
    ["PUT /a\n\nb\n\n", { method: "PUT", target: "/a", headers: {}, body: "b\n\n" }],
    ["localhost", { method: "GET", target: "/", headers: {} }],
    ["PUT /a\n\nthen curl a.test", { method: "PUT", target: "/a", headers: {}, body: "then curl a.test" }],
    ["LOCK a.test?b", { method: "LOCK", target: "/?b", headers: {} }],
    ["https://[::1]:8080/a", { method: "GET", target: "/a", headers: {} }],
    ["[fe80::a1]/a", { method: "GET", target: "/a", headers: {} }],
  ])("reads %j", (text, read) => {
    expect(readTyped(text)).toEqual(read);
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
    ["curl -d a=1 a.test", "POST", "/", { "Content-Type": "application/x-www-form-urlencoded", Accept: "*/*" }],
    ["$   curl.exe a.test/$curl", "GET", "/$curl", { Accept: "*/*" }],
    ["curl -H 'A;' -H 'B: c;d' a.test", "GET", "/", { A: "", B: "c;d", Accept: "*/*" }],
    ["curl -A me -e http://b.test a.test", "GET", "/", { "User-Agent": "me", Referer: "http://b.test", Accept: "*/*" }],
    ["curl --compressed a.test", "GET", "/", { "Accept-Encoding": "deflate, gzip, br, zstd", Accept: "*/*" }],
    ["curl -d a=1 --json 2 a.test", "POST", "/", { "Content-Type": "application/json", Accept: "application/json" }],
    ["  curl a.test/x--y=z", "GET", "/x--y=z", { Accept: "*/*" }],
    ["curl a.test/b -sS -vI", "HEAD", "/b", { Accept: "*/*" }],
    ["curl -XPUT-s a.test", "PUT-s", "/", { Accept: "*/*" }],
    ["curl -G a.test/b", "GET", "/b", { Accept: "*/*" }],
    ["curl -G -d a=1 -d b=2 a.test/b?c", "GET", "/b?c&a=1&b=2", { Accept: "*/*" }],
    ["curl -I -X GET a.test", "GET", "/", { Accept: "*/*" }],
    ["curl -vkXPUT a.test", "PUT", "/", { Accept: "*/*" }],
    ["curl -sSi -0 --http1.1 a.test", "GET", "/", { Accept: "*/*" }],
    ["curl --url=a.test/--b=c", "GET", "/--b=c", { Accept: "*/*" }],
    ["curl -o - a.test/-Xb", "GET", "/-Xb", { Accept: "*/*" }],
  ])("reads %s", (line, method, target, headers) => {
    expect(readTyped(line)).toMatchObject({ method, target, headers });
    expect(Object.keys((readTyped(line) as ExplainRequest).headers ?? {})).toEqual(Object.keys(headers));
  });

  it("reads data that is empty as an empty POST", () => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded", Accept: "*/*" };
    expect(readTyped("curl -d '' a.test")).toEqual({ method: "POST", target: "/", headers });
  });

  it.each([
    ["", "Type a request, such as GET /books, or paste a curl command."],
    ["what?", "“what?” is not a request line; write, for example, GET /books."],
    ["(GET) /a", "“(GET) /a” is not a request line; write, for example, GET /books."],
    ["GET /a b", "“GET /a b” is not a request line; write, for example, GET /books."],
    ["GET a!.test", "“GET a!.test” is not a request line; write, for example, GET /books."],
    ["GET a.test!", "“GET a.test!” is not a request line; write, for example, GET /books."],
    ["GET [::x]/a", "“GET [::x]/a” is not a request line; write, for example, GET /books."],
    ["GET nolocalhost", "“GET nolocalhost” is not a request line; write, for example, GET /books."],
    ["GET /a\nnonsense", "“nonsense” is not a field; write Name: value."],
    ["GET /a\n: b", "“: b” is not a field; write Name: value."],
    ["curl -X PUT", "The curl command has no URL."],
    ["curl -", "The curl command has no URL."],
    ["curl -H nonsense a.test", "“nonsense” is not a field; write Name: value."],
    ["curl -T file http://a.test/b", "curl's -T is not understood here."],
    ["curl --data=a --cookie-jar=b a.test", "curl's --cookie-jar is not understood here."],
  ])("says what it does not understand: %s", (line, words) => {
    expect(readTyped(line)).toBe(words);
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
    [`GET /\n${"a".repeat(65_540)}:`, "65544 characters, and at most 65536"],
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

describe("imaginedRequest", () => {
  it("has the length of its content, the address of this machine, and names in lower case", async () => {
    const request = imaginedRequest({ method: "PUT", target: "/a", headers: { "If-Match": "*" }, body: "né" });
    expect([...request.headers]).toEqual([
      ["if-match", "*"],
      ["content-length", "3"],
    ]);
    expect(request.peer).toBe("127.0.0.1");
    expect(await request.body.text()).toBe("né");
    expect(request.signal.aborted).toBe(false);
  });

  it("keeps the length that is given, and has none without content", () => {
    const long = imaginedRequest({ method: "PUT", target: "/a", headers: { "Content-Length": "9" }, body: "a" });
    expect(long.headers.get("content-length")).toBe("9");
    const empty = imaginedRequest({ method: "GET", target: "/a" });
    expect([...empty.headers]).toEqual([]);
    expect(empty.body.isEmpty).toBe(true);
  });

  it("takes bytes as they are", async () => {
    const request = imaginedRequest({ method: "PUT", target: "/a", body: new Uint8Array([1, 2]) });
    expect([...(await request.body.bytes())]).toEqual([1, 2]);
  });
});
