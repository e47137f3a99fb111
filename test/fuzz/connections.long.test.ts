import { describe, expect, it } from "vitest";
import { attack, randomSeed } from "./attack.mjs";
import { HTTP1 } from "./http1/kit.mjs";
import { readResponses } from "./http1/responses.mjs";

const CONNECTIONS = 20_000;
/** Another one each time; FUZZ_SEED repeats a run. */
const SEED = Number(process.env["FUZZ_SEED"] ?? randomSeed());
/** For what hangs: the count decides how long it takes. */
const HANGS = 1_200_000;

describe("whatever is sent on a connection", () => {
  it(
    "leaves the process alive, and what is valid gets one response, in order",
    async () => {
      console.log(`${CONNECTIONS} connections of HTTP/1.1, FUZZ_SEED=${SEED}`);
      const { found, connections, crashes } = await attack(HTTP1, { count: CONNECTIONS, seed: SEED });
      const told = found.slice(0, 20).map(({ what, seed, example }) => `${what} (seed ${seed})\n${example}`);
      expect(told.join("\n\n")).toBe("");
      expect({ connections, crashes }).toEqual({ connections: CONNECTIONS, crashes: 0 });
    },
    HANGS,
  );
});

/** The reader is what the attack stands on: what it lets pass is not found. */
describe("the reader of responses", () => {
  const DATE = "Date: Mon, 01 Jan 2024 12:00:00 GMT\r\n";
  const read = (text: string, ...methods: string[]) => readResponses(text, methods, false);

  it.each([
    ["content behind HEAD", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nab", "HEAD"],
    ["content behind 204", "HTTP/1.1 204 No Content\r\n\r\nab", "POST"],
    ["content behind 304", "HTTP/1.1 304 Not Modified\r\nContent-Length: 2\r\n\r\nab", "GET"],
    ["content of 205", "HTTP/1.1 205 Reset Content\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n0\r\n\r\n", "POST"],
    ["a length on 204", "HTTP/1.1 204 No Content\r\nContent-Length: 0\r\n\r\n", "POST"],
    ["two lengths", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 2\r\n\r\nab", "GET"],
    ["a length beside chunks", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\nab", "GET"],
    ["another coding", "HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip\r\n\r\nab", "GET"],
    ["no framing", "HTTP/1.1 200 OK\r\n\r\nab", "GET"],
    ["a chunk without a size", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nZ\r\nab\r\n", "GET"],
    ["a chunk that is too long", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nab\r\n0\r\n\r\n", "GET"],
    ["an interim response of another kind", "HTTP/1.1 103 Early Hints\r\n\r\n", "GET"],
    ["a field without a name", "HTTP/1.1 200 OK\r\n: x\r\nContent-Length: 0\r\n\r\n", "GET"],
    ["another version", "HTTP/1.0 200 OK\r\nContent-Length: 0\r\n\r\n", "GET"],
  ])("refuses %s", (_, text, method) => {
    expect(read(text, method).fault).toBeDefined();
  });

  it("frames by the method of each request, in turn", () => {
    const head = `HTTP/1.1 200 OK\r\n${DATE}Content-Length: 2\r\n\r\n`;
    const chunks = `HTTP/1.1 200 OK\r\n${DATE}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n2;a=b\r\ncd\r\n0\r\n\r\n`;
    const { responses, fault, rest } = read(
      `${head}HTTP/1.1 100 Continue\r\n\r\n${head}ab${chunks}`,
      "HEAD",
      "POST",
      "GET",
    );
    expect({ fault, rest }).toEqual({ fault: undefined, rest: "" });
    expect(responses.map(({ content, closes, interim }) => ({ content, closes, interim }))).toEqual([
      { content: "", closes: false, interim: 0 },
      { content: "ab", closes: false, interim: 1 },
      { content: "cd", closes: true, interim: 0 },
    ]);
  });

  it("waits for what has not come", () => {
    expect(read(`HTTP/1.1 200 OK\r\n${DATE}Content-Length: 5\r\n\r\nab`, "GET").responses).toMatchObject([
      { whole: false },
    ]);
    expect(read("HTTP/1.1 2", "GET")).toMatchObject({ responses: [], fault: undefined });
  });
});
