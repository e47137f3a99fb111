import { once } from "node:events";
import { createServer, IncomingMessage } from "node:http";
import { Duplex } from "node:stream";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RequestMessage } from "./message.ts";
import { RequestFields, readFields } from "./requestFields.ts";

const KNOWN = Object.keys(new RequestFields());

/** Sends one request through Node's parser. */
async function messageOf(rawHeaders: readonly string[], joinDuplicateHeaders: boolean): Promise<RequestMessage> {
  const server = createServer({ IncomingMessage: RequestMessage, joinDuplicateHeaders, requireHostHeader: false });
  const connection = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
  const arrived = once(server, "request");
  server.emit("connection", connection);
  const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}\r\n`] : []));
  connection.push(`GET / HTTP/1.1\r\n${lines.join("")}\r\n`);
  const [message] = await arrived;
  connection.destroy();
  return message;
}

/** Its fields, without those that the request does not carry. */
const carried = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));

const recased = (name: string) =>
  fc.constantFrom(
    name,
    name.toUpperCase(),
    name.replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase()),
  );
/** Those that concern the framing, or the connection, change what Node's parser does. */
const harmless = KNOWN.filter((name) => !/^(?:content-length|transfer-encoding|upgrade|connection|expect)$/.test(name));
const names = fc
  .constantFrom(
    ...harmless,
    "set-cookie",
    "x-request-id",
    "constructor",
    "__proto__",
    "tostring",
    "valueof",
    "dnt",
    "via",
  )
  .chain(recased);
const value = fc.stringMatching(/^[a-z0-9 ,;="]{0,12}$/).map((text) => text.trim());

describe("the fields of a request (RFC 9110 5.3)", () => {
  it("are those of node:http, whichever lines come, in any case and order", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(names, value), { maxLength: 12 }), fc.boolean(), async (lines, joined) => {
        const message = await messageOf(lines.flat(), joined);
        const expected = Reflect.get(IncomingMessage.prototype, "headers", message);
        expect(carried(message.headers)).toEqual(carried(expected));
      }),
      { numRuns: 300 },
    );
  });

  it.each(KNOWN)("has a place for %s, as it is commonly spelled", (name) => {
    const capital = name.replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase());
    for (const spelled of [name, capital]) {
      const fields = readFields([spelled, "one"]);
      expect(carried(fields ?? {})).toEqual({ [name]: "one" });
      expect(Object.keys(fields ?? {})).toEqual(KNOWN);
    }
    expect(readFields([name, "one", capital, "two"])).toBeUndefined();
  });

  it("leaves several lines of one field, and names that every object has, to node:http", () => {
    expect(readFields(["x-one", "1", "X-One", "2"])).toBeUndefined();
    expect(readFields(["constructor", "1"])).toBeUndefined();
    expect(readFields(["__proto__", "1"])).toBeUndefined();
    expect(readFields(["Set-Cookie", "1"])).toBeUndefined();
  });

  it("can be replaced, as those of node:http can", async () => {
    const message = await messageOf(["Host", "a"], false);
    message.headers = { host: "b" };
    expect(message.headers).toEqual({ host: "b" });
  });
});
