import { once } from "node:events";
import { connect } from "node:net";
import { command, HttpResponse, Resource, route, Service } from "signalbox";
import { type Serving, serve } from "signalbox/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exchange } from "./sockets.ts";
import { turns } from "./waiting.ts";

class Open extends Resource {
  override represent(): unknown {
    return "open";
  }
}

const reported: unknown[] = [];
const applied: string[] = [];
const service = new Service({
  onError: (error) => reported.push(error),
  routes: [
    route("/open", Open),
    route("/things/{id}", Open),
    command("POST", "/echo", async (request) => HttpResponse.text(await request.body.text())),
    command("GET", "/slow", async () => {
      await turns(20);
      return HttpResponse.text("the slow one");
    }),
    command("PUT", "/slow", async () => {
      await turns(20);
      applied.push("put");
      return HttpResponse.empty();
    }),
    command("GET", "/applied", () => HttpResponse.json(applied)),
    command("POST", "/stream", async (request) => {
      for await (const _chunk of request.body);
      return HttpResponse.empty();
    }),
    command("GET", "/split", () => new HttpResponse(200, ["X-Name", "a\r\nSet-Cookie: b=1"], "split")),
    command("GET", "/later-split", async () => new HttpResponse(200, ["Bad Name", "a"], "split")),
    command("GET", "/no-status", () => new HttpResponse(1000, [], "")),
  ],
});

let serving: Serving;
beforeAll(async () => {
  serving = await serve(service, { port: 0, limits: { keepAlive: 100 } });
});
afterAll(() => serving.close());

const HOST = "Host: x\r\n";
/** What closes the connection behind a good response. */
const LAST = "Connection: close\r\n";
const get = (line: string, fields = HOST) => `${line}\r\n${fields}\r\n`;
const post = (fields: string, content = "") => `POST /echo HTTP/1.1\r\n${HOST}${fields}\r\n${content}`;

function ask(text: string): Promise<string> {
  return exchange(serving.port, text);
}

/** One response, a problem, the connection's last, and nothing of ours in it. */
function expectRefusal(response: string, status: number): void {
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const [head = "", content = ""] = response.split("\r\n\r\n");
  expect(response.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
  expect(head).toMatch(/^connection: close$/im);
  expect(head).toMatch(/^content-type: application\/problem\+json$/im);
  expect(head).toMatch(/^x-content-type-options: nosniff$/im);
  expect(head).toMatch(/^date: .* GMT$/im);
  expect(JSON.parse(content)).toMatchObject({ status });
}

describe("a request line (RFC 9112 3)", () => {
  it.each([
    ["a method in lower case", "get /open HTTP/1.1", 501],
    ["a method nobody knows", "FOO /open HTTP/1.1", 501],
    ["a method that begins like one", "GETX /open HTTP/1.1", 501],
    ["a method that is no token", "G{}T /open HTTP/1.1", 400],
    ["a word and no more", "hello", 400],
    ["a method and no more", "GET", 400],
    ["an unknown method and no version", "FOO /open", 400],
    ["a method that an end of line divides", "GE\nT /open HTTP/1.1", 400],
    ["an unknown method that an end of line divides", "FO\r\nO /open HTTP/1.1", 400],
    ["a tunnel, which is not ours to give", "CONNECT example.test:80 HTTP/1.1", 501],
    ["a word for HTTP that is none", "GET /open HTPP/1.1", 400],
    ["a version above", "GET /open HTTP/2.0", 505],
    ["a version that is none yet", "GET /open HTTP/9.9", 505],
    ["no version", "GET /open", 400],
    // node:http cuts the connection behind it, for that it takes the method for an upgrade.
    ["no version, and the method of HTTP/2's preface", "PRI /open", 400],
    ["a target with a space", "GET /op en HTTP/1.1", 400],
    ["a target with NUL", "GET /op\0en HTTP/1.1", 400],
    ["a target that is not ASCII", "GET /\u00e9 HTTP/1.1", 400],
    ["a target without a slash", "GET open HTTP/1.1", 400],
    ["a target with a fragment", "GET /open#part HTTP/1.1", 400],
    ["an asterisk that is not for OPTIONS", "GET * HTTP/1.1", 400],
    ["a target over the limit", `GET /${"a".repeat(8000)} HTTP/1.1`, 414],
    ["a target over node:http's limit too", `GET /${"a".repeat(30_000)} HTTP/1.1`, 414],
    ["the handshake of TLS", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400],
  ])("with %s", async (_, line, status) => {
    expectRefusal(await ask(get(line)), status);
  });

  it("may stand behind an empty line (2.2)", async () => {
    expect(await ask(`\r\n${get("GET /open HTTP/1.1", HOST + LAST)}`)).toMatch(/^HTTP\/1.1 200/);
  });

  it("that comes in pieces is judged as far as it has come", async () => {
    const socket = connect(serving.port, "127.0.0.1");
    socket.write("br");
    const [response] = await once(socket, "data");
    expect(String(response)).toMatch(/^HTTP\/1.1 501/);
    socket.destroy();
  });

  it.each(["/things/..", "/things/%2e%2e", "/things/a%00", "/things/%zz", "/things/%C3"])(
    "with the path %s is 400, and the connection goes on",
    async (path) => {
      const both = await ask(get(`GET ${path} HTTP/1.1`) + get("GET /open HTTP/1.1", HOST + LAST));
      expect(both.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 400", "HTTP/1.1 200"]);
    },
  );
});

describe("the fields of a request", () => {
  it.each([
    ["no Host (3.2)", "", 400],
    ["two Hosts (3.2)", "Host: a\r\nHost: b\r\n", 400],
    ["the same Host twice (3.2)", "Host: a\r\nHost: a\r\n", 400],
    ["a Host that is none (3.2)", "Host: a/b\r\n", 400],
    ["a line that is folded (5.2)", `${HOST}X: a\r\n b\r\n`, 400],
    ["a space before the first one (2.2)", " Host: x\r\n", 400],
    ["a space before the colon (5.1)", "Host : x\r\n", 400],
    ["no colon (5)", `${HOST}what\r\n`, 400],
    ["no name (5)", `${HOST}: x\r\n`, 400],
    ["NUL (RFC 9110 5.5)", `${HOST}X: a\0b\r\n`, 400],
    ["a bare CR (2.2)", `${HOST}X: a\rb\r\n`, 400],
    ["more bytes than are taken (RFC 6585 5)", `${HOST}X: ${"a".repeat(17_000)}\r\n`, 431],
    ["more lines than are taken (RFC 6585 5)", `${HOST}${"A: b\r\n".repeat(100)}`, 431],
    ["thousands of lines", `${HOST}${"a:\r\n".repeat(3000)}`, 431],
  ])("with %s", async (_, fields, status) => {
    expectRefusal(await ask(get("GET /open HTTP/1.1", fields)), status);
  });

  it.each(["x", "x:80", "x:", "", "[::1]:80", "a-b.c_d", "127.0.0.1", "xn--bcher-kva.test", "a%20b"])(
    "may name the host “%s” (RFC 9110 7.2)",
    async (host) => {
      expect(await ask(get("GET /open HTTP/1.1", `Host: ${host}\r\n${LAST}`))).toMatch(/^HTTP\/1.1 200/);
    },
  );

  it("may be as many as are taken", async () => {
    expect(await ask(get("GET /open HTTP/1.1", HOST + LAST + "A: b\r\n".repeat(98)))).toMatch(/^HTTP\/1.1 200/);
  });
});

describe("where the content ends (RFC 9112 6)", () => {
  it.each([
    ["two lengths", post("Content-Length: 3\r\nContent-Length: 4\r\n", "abc"), 400],
    ["a list of lengths", post("Content-Length: 3, 3\r\n", "abc"), 400],
    ["a length that is no number", post("Content-Length: +3\r\n", "abc"), 400],
    ["a length that no machine counts", post(`Content-Length: ${"9".repeat(30)}\r\n`), 400],
    ["an empty length", post("Content-Length:\r\n"), 400],
    ["a length and a coding", post("Content-Length: 3\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"), 400],
    ["a coding and a length", post("Transfer-Encoding: chunked\r\nContent-Length: 3\r\n", "0\r\n\r\n"), 400],
    ["a coding that is not known", post("Transfer-Encoding: gzip, chunked\r\n", "0\r\n\r\n"), 501],
    ["a coding that has no end", post("Transfer-Encoding: gzip\r\n"), 400],
    ["a coding that looks like chunked", post("Transfer-Encoding: xchunked\r\n", "0\r\n\r\n"), 400],
    ["chunked twice", post("Transfer-Encoding: chunked, chunked\r\n", "0\r\n\r\n"), 400],
    ["chunked before the last", post("Transfer-Encoding: chunked, gzip\r\n", "0\r\n\r\n"), 400],
    ["a coding in HTTP/1.0", `POST /echo HTTP/1.0\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ["a chunk size that is none", post("Transfer-Encoding: chunked\r\n", "zz\r\nabc\r\n"), 400],
    ["a chunk longer than its size", post("Transfer-Encoding: chunked\r\n", "1\r\nabc\r\n"), 400],
    ["chunk extensions without end", post("Transfer-Encoding: chunked\r\n", `1;${"a".repeat(20_000)}\r\n`), 413],
  ])("with %s", async (_, text, status) => {
    expectRefusal(await ask(text), status);
  });

  it("is 400 where the client closes before it (8)", async () => {
    const response = await exchange(serving.port, post("Content-Length: 30\r\n", "abc"), { end: true });
    expectRefusal(response, 400);
  });

  it("is found by a reader that takes the content as it comes", async () => {
    const response = await ask(`POST /stream HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\nzz\r\n`);
    expectRefusal(response, 400);
  });
});

describe("requests behind each other (RFC 9112 9.3.2)", () => {
  it("get their responses in order, and a malformed one does not harm the response before it", async () => {
    const responses = await ask(get("GET /slow HTTP/1.1") + get("get /open HTTP/1.1"));
    expect(responses.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 501"]);
    expect(responses).toContain("the slow one");
  });

  it("all get their responses before the malformed one, which is the last", async () => {
    const responses = await ask(`${get("GET /slow HTTP/1.1").repeat(3)}\0\0\0\r\n\r\n${get("GET /open HTTP/1.1")}`);
    expect(responses.match(/HTTP\/1\.1 \d+/g)).toEqual([...Array(3).fill("HTTP/1.1 200"), "HTTP/1.1 400"]);
  });

  it("of which the second has broken content: it is the one that is refused", async () => {
    const responses = await ask(get("GET /slow HTTP/1.1") + post("Transfer-Encoding: chunked\r\n", "zz\r\n"));
    expect(responses.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 400"]);
  });

  it("see what the ones before them did", async () => {
    const responses = await ask(get("PUT /slow HTTP/1.1") + get("GET /applied HTTP/1.1", HOST + LAST));
    expect(responses).toContain('["put"]');
  });

  it("of which the first was refused for its framing are not read on: there is no telling where they begin", async () => {
    const responses = await ask(post("Transfer-Encoding: gzip, chunked\r\n", "0\r\n\r\n") + get("GET /open HTTP/1.1"));
    expectRefusal(responses, 501);
  });
});

describe("HTTP/1.0 (RFC 9112 9.3)", () => {
  it("needs no Host, and the connection is closed behind the response", async () => {
    const response = await ask("GET /open HTTP/1.0\r\n\r\n");
    expect(response).toMatch(/^HTTP\/1.1 200[^]*Connection: close[^]*"open"/);
    expect(response).not.toMatch(/transfer-encoding/i);
  });
});

describe("an early refusal (RFC 9112 9.6)", () => {
  it("is seen by a client that goes on sending: the connection is closed in stages", async () => {
    const socket = connect({ port: serving.port, host: "127.0.0.1", allowHalfOpen: true });
    let received = "";
    let failure: unknown;
    socket.on("error", (error) => {
      failure = error;
    });
    socket.write(post("Content-Length: 50000000\r\n"));
    socket.on("data", (chunk) => {
      received += String(chunk);
    });
    // Sixteen megabytes behind the response, more than any buffer takes.
    for (let sent = 0; sent < 256 && !socket.destroyed; sent += 1) {
      if (!socket.write(Buffer.alloc(65_536))) await once(socket, "drain");
    }
    await expect.poll(() => received).toMatch(/^HTTP\/1.1 413[^]*Connection: close/);
    expect(failure).toBeUndefined();
    socket.destroy();
  });

  it("comes without 100 Continue where nobody wants the content (RFC 9110 10.1.1)", async () => {
    const response = await ask(`POST /open HTTP/1.1\r\n${HOST}Expect: 100-continue\r\nContent-Length: 5\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1.1 405[^]*Connection: close/);
  });
});

describe("what an author says that cannot be sent", () => {
  it.each(["/split", "/later-split", "/no-status"])("%s is a 500 and a report, never a second field", async (path) => {
    reported.length = 0;
    const response = await ask(get(`GET ${path} HTTP/1.1`, HOST + LAST));
    expect(response).toMatch(/^HTTP\/1.1 500[^]*application\/problem\+json/);
    expect(response).not.toMatch(/set-cookie/i);
    expect(reported).toHaveLength(1);
  });
});
