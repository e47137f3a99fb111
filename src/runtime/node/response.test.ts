import { once } from "node:events";
import { createServer } from "node:http";
import { connect, createServer as createHttp2Server, type IncomingHttpHeaders } from "node:http2";
import type { AddressInfo } from "node:net";
import { Duplex, Writable } from "node:stream";
import { describe, expect, it, vi } from "vitest";
import { turns } from "../../../test/waiting.ts";
import { type FieldList, HttpResponse, type ResponseBody } from "../../http/response.ts";
import { ResponseStream } from "../../http/responseStream.ts";
import { messageOf, Pump, type Sender, writeHttp1, writeHttp2 } from "./response.ts";

const sender: Sender = { cut: () => undefined, report: () => undefined };

function streamOf(...chunks: readonly (string | Uint8Array)[]): ResponseBody {
  const closed = vi.fn();
  const left = chunks.slice();
  const next = async () =>
    left.length === 0 ? { done: true, value: undefined } : { done: false, value: left.shift() };
  const source = { [Symbol.asyncIterator]: () => ({ next, return: closed }) } as unknown as AsyncIterable<unknown>;
  return new ResponseStream(source, { report: () => undefined, hasLeft: () => false });
}

/** The message that node:http sends, without Date. */
async function sent(method: string, response: HttpResponse, also: FieldList = []): Promise<string> {
  let text = "";
  const connection = new Duplex({
    read: () => undefined,
    write: (chunk: Buffer, _encoding, done) => {
      text += chunk.toString("latin1");
      done();
    },
  });
  const server = createServer({ keepAliveTimeout: 0 }, (_incoming, outgoing) => {
    outgoing.sendDate = false;
    outgoing.shouldKeepAlive = false;
    writeHttp1(outgoing, response, also, sender);
  });
  server.emit("connection", connection);
  connection.push(`${method} / HTTP/1.1\r\nHost: a\r\n\r\n`);
  await once(connection, "finish");
  return text;
}

const END = "Connection: close\r\n\r\n";

describe("a response over HTTP/1.1", () => {
  it.each<[string, number, FieldList, () => ResponseBody, string]>([
    ["GET", 200, ["A", "1"], () => "text", `A: 1\r\nContent-Length: 4\r\n${END}text`],
    ["GET", 200, [], () => "é", `Content-Length: 2\r\n${END}Ã©`],
    ["GET", 200, [], () => Uint8Array.of(0, 255), `Content-Length: 2\r\n${END}\0ÿ`],
    ["GET", 200, [], () => "", `Content-Length: 0\r\n${END}`],
    ["GET", 200, [], () => null, `Content-Length: 0\r\n${END}`],
    ["GET", 200, ["Content-Length", "2"], () => streamOf("a", "b"), `Content-Length: 2\r\n${END}ab`],
    [
      "GET",
      200,
      [],
      () => streamOf("a", "b"),
      `Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n1\r\nb\r\n0\r\n\r\n`,
    ],
    ["GET", 204, [], () => null, END],
    ["GET", 304, [], () => null, END],
    ["GET", 205, [], () => null, `Content-Length: 0\r\n${END}`],
    ["HEAD", 200, [], () => null, END],
    ["HEAD", 200, ["Content-Length", "7"], () => null, `Content-Length: 7\r\n${END}`],
    ["HEAD", 200, [], () => "four", `Content-Length: 4\r\n${END}`],
    ["HEAD", 200, [], () => Uint8Array.of(1), `Content-Length: 1\r\n${END}`],
    ["HEAD", 200, [], () => streamOf("a"), END],
    ["HEAD", 205, [], () => null, `Content-Length: 0\r\n${END}`],
    ["HEAD", 204, [], () => null, END],
  ])("to %s with %i and %j (RFC 9110 9.3.2, 15.3.6)", async (method, status, fields, body, expected) => {
    const [line, ...rest] = (await sent(method, new HttpResponse(status, fields, body()))).split("\r\n");
    expect(line).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(rest.join("\r\n")).toBe(expected);
  });

  it("has the fields of the connection as well", async () => {
    const text = await sent("GET", new HttpResponse(200, ["A", "1"], "b"), ["B", "2"]);
    expect(text).toBe(`HTTP/1.1 200 OK\r\nA: 1\r\nB: 2\r\nContent-Length: 1\r\n${END}b`);
  });

  it("sends long content whole", async () => {
    const long = "é".repeat(100_000);
    const text = await sent("GET", new HttpResponse(200, [], long));
    expect(text).toBe(`HTTP/1.1 200 OK\r\nContent-Length: 200000\r\n${END}${Buffer.from(long).toString("latin1")}`);
  });
});

describe("a response over HTTP/2", () => {
  /** What a client gets of responses, one after another. */
  async function received(asked: readonly (readonly [method: string, response: HttpResponse])[]) {
    const server = createHttp2Server();
    const left = asked.slice();
    server.on("stream", (stream) => {
      const [method, response] = left.shift() ?? [];
      if (response !== undefined) writeHttp2(stream, response, method === "HEAD", sender);
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const client = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const got: [fields: IncomingHttpHeaders, text: string][] = [];
    for (const [method] of asked) {
      const stream = client.request({ ":method": method });
      const [fields] = (await once(stream, "response")) as [IncomingHttpHeaders];
      let text = "";
      for await (const chunk of stream) text += String(chunk);
      const { date: _date, ...others } = Object.fromEntries(Object.entries(fields));
      got.push([others, text]);
    }
    client.close();
    server.close();
    return got;
  }

  it("has no fields of a connection, one line of what node:http2 sends once, and the length of what is whole", async () => {
    const lines = [
      "Connection",
      "close",
      "Keep-Alive",
      "1",
      "Proxy-Connection",
      "a",
      "Upgrade",
      "h2c",
      "HTTP2-Settings",
      "a",
    ];
    const coded = [
      "Transfer-Encoding",
      "chunked",
      "Content-Encoding",
      "a",
      "Content-Encoding",
      "b",
      "Content-Language",
      "c",
      "content-language",
      "d",
    ];
    const cookies = ["Set-Cookie", "a=1", "Set-Cookie", "b=2", "Set-Cookie", "c=3", "constructor", "x"];
    const [first] = await received([["GET", new HttpResponse(200, [...lines, ...coded, ...cookies], "text")]]);
    expect(first).toEqual([
      {
        ":status": 200,
        "content-encoding": "a, b",
        "content-language": "c, d",
        "content-length": "4",
        "set-cookie": ["a=1", "b=2", "c=3"],
        constructor: "x",
      },
      "text",
    ]);
  });

  it("has the content that its method and status let it have", async () => {
    const long = "a".repeat(100_000);
    const got = await received([
      ["GET", new HttpResponse(200, [], Uint8Array.of(97))],
      ["GET", new HttpResponse(200, [], streamOf("a", "b"))],
      ["GET", new HttpResponse(200, [], long)],
      ["GET", new HttpResponse(200, [], null)],
      ["GET", new HttpResponse(205, ["Content-Length", "0"], null)],
      ["HEAD", new HttpResponse(200, [], "four")],
      ["HEAD", new HttpResponse(200, ["Content-Length", "9"], null)],
    ]);
    expect(got.map(([{ ":status": status, "content-length": length }, text]) => [status, length, text])).toEqual([
      [200, "1", "a"],
      [200, undefined, "ab"],
      [200, "100000", long],
      [200, undefined, ""],
      [205, undefined, ""],
      [200, "4", ""],
      [200, "9", ""],
    ]);
  });
});

describe("a message of HTTP/1.1 without a ServerResponse", () => {
  const response = new HttpResponse(400, ["Content-Type", "text/plain", "content-length", "9", "A", "1"], "é");
  const text = (mayHaveContent: boolean, given = response) => {
    vi.useFakeTimers({ now: 1_700_000_000_000 });
    const message = Buffer.from(messageOf(given, mayHaveContent)).toString();
    vi.useRealTimers();
    return message;
  };
  const date = "Date: Tue, 14 Nov 2023 22:13:20 GMT\r\n";

  it("has its content, and says that the connection is closed", () => {
    const typed = new HttpResponse(400, ["Content-Type", "text/plain", "A", "1"], "é");
    expect(text(true, typed)).toBe(
      `HTTP/1.1 400 Bad Request\r\n${date}Content-Type: text/plain\r\nA: 1\r\nContent-Length: 2\r\nConnection: close\r\n\r\né`,
    );
  });

  it("has neither content nor what describes it after what may be HEAD (RFC 9110 8.3, 8.6)", () => {
    const head = `HTTP/1.1 400 Bad Request\r\n${date}A: 1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
    expect(text(false)).toBe(head);
  });

  it("has an empty phrase for a status without a name, and no content for a stream", () => {
    expect(text(true, new HttpResponse(599, [], streamOf("a")))).toBe(
      `HTTP/1.1 599 \r\n${date}Content-Length: 0\r\nConnection: close\r\n\r\n`,
    );
  });

  it.each([
    ["A\r\n", "1"],
    ["A", "1\r\nB: 2"],
  ])("is never split: %j: %j", (name, value) => {
    expect(() => messageOf(new HttpResponse(400, [name, value], null), true)).toThrow(TypeError);
  });
});

describe("content that is being sent", () => {
  /** A client that reads a chunk when it is told to. */
  function reader() {
    const chunks: string[] = [];
    let read: () => void = () => undefined;
    const outgoing = new Writable({
      highWaterMark: 1,
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk.toString());
        read = done;
      },
    });
    return { chunks, outgoing, read: () => read() };
  }
  /** A source of chunks, and how many were asked for. */
  function source(chunks: readonly unknown[], fails = false) {
    const asked = { count: 0, closed: vi.fn() };
    const next = async () => {
      const value = chunks[asked.count];
      asked.count += 1;
      if (value !== undefined) return { done: false, value };
      if (fails) throw new Error("broken");
      return { done: true, value: undefined };
    };
    return { asked, iterator: { next, return: asked.closed } as unknown as AsyncIterator<string> };
  }

  it("waits for its client with each chunk", async () => {
    const { outgoing, read, chunks } = reader();
    const { asked, iterator } = source(["ab", "c"]);
    const pump = new Pump(outgoing, iterator, sender);
    await turns(3);
    expect([chunks, asked.count, pump.written]).toEqual([["ab"], 1, 2]);
    read();
    await turns(3);
    expect([chunks, asked.count, pump.written, outgoing.writableEnded]).toEqual([["ab", "c"], 2, 3, false]);
    read();
    await turns(3);
    expect([asked.count, outgoing.writableFinished, asked.closed.mock.calls.length]).toEqual([3, true, 0]);
    pump.stop();
    expect(asked.closed).not.toHaveBeenCalled();
  });

  it("goes in pieces of 65,536 bytes", async () => {
    const { outgoing, read, chunks } = reader();
    const { iterator } = source(["é".repeat(65_537), "a".repeat(65_536)]);
    void new Pump(outgoing, iterator, sender);
    for (let times = 0; times < 5; times += 1) {
      await turns(3);
      read();
    }
    expect(chunks.map((chunk) => Buffer.byteLength(chunk))).toEqual([65_536, 65_536, 2, 65_536]);
  });

  it("closes its source where the client leaves, and sends no more", async () => {
    const { outgoing, read, chunks } = reader();
    const { asked, iterator } = source(["a", "b"]);
    const cut = vi.fn();
    const pump = new Pump(outgoing, iterator, { cut, report: cut });
    await turns(3);
    pump.stop();
    pump.stop();
    read();
    await turns(3);
    expect([chunks, asked.closed.mock.calls.length, cut.mock.calls.length, outgoing.writableEnded]).toEqual([
      ["a"],
      1,
      0,
      false,
    ]);
  });

  it("is cut where the source fails, which has reported that itself", async () => {
    const { outgoing } = reader();
    const { iterator } = source([], true);
    const [cut, report] = [vi.fn(), vi.fn()];
    void new Pump(outgoing, iterator, { cut, report });
    await turns(3);
    expect([cut.mock.calls.length, report.mock.calls.length, outgoing.writableEnded]).toEqual([1, 0, false]);
  });

  it("is cut, and reported, where a chunk cannot be written", async () => {
    const { outgoing } = reader();
    const bytes = new Uint8Array(1);
    structuredClone(bytes, { transfer: [bytes.buffer] });
    const { asked, iterator } = source([bytes]);
    const [cut, report] = [vi.fn(), vi.fn()];
    void new Pump(outgoing, iterator, { cut, report });
    await turns(3);
    expect([cut.mock.calls.length, report.mock.calls.length, asked.closed.mock.calls.length]).toEqual([1, 1, 1]);
    expect(report.mock.calls[0]?.[0]).toBeInstanceOf(TypeError);
  });
});
