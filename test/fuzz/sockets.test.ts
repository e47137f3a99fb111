import fc from "fast-check";
import * as signalbox from "signalbox";
import * as codecs from "signalbox/codecs";
import { type Serving, serve } from "signalbox/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exchange } from "../sockets.ts";
import { messageOf } from "./messages.mjs";
import { fuzzedService } from "./service.mjs";

const reported: unknown[] = [];
let serving: Serving;
beforeAll(async () => {
  const service = fuzzedService(signalbox, codecs, (error: unknown) => reported.push(error));
  serving = await serve(service, { port: 0 });
});
afterAll(async () => {
  serving.server.closeAllConnections();
  await serving.close();
});

/** The status of the first response that is not interim; 0 where there is none. The client's side is closed behind its bytes. */
async function responseTo(text: string): Promise<number> {
  const received = await exchange(serving.port, Buffer.from(text, "latin1"), { end: true });
  const [, status = "0"] = /^(?:HTTP\/1\.1 1\d\d [^]*?\r\n\r\n)*HTTP\/1\.1 (\d{3})/.exec(received) ?? [];
  return Number(status);
}

/** Only empty lines are no request (RFC 9112 2.2). */
const isSomething = (text: string) => /[^\r\n]/.test(text);

describe("whatever arrives on a socket", () => {
  it("gets a response, and 500 only where the author's code threw", async () => {
    const numbers = fc.nat({ max: 2 ** 31 - 1 });
    await fc.assert(
      fc.asyncProperty(numbers, async (number) => {
        const { text, author } = messageOf(number);
        const status = await responseTo(text);
        return author ? status === 500 : status !== 500 && (status >= 200 || !isSomething(text));
      }),
      { numRuns: 400 },
    );
    expect(reported.filter((error) => String(error) !== "Error: the author's")).toEqual([]);
  });

  it("gets a response also where it is no text at all", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 200 }), async (bytes) => {
        const text = Buffer.from(bytes).toString("latin1");
        const status = await responseTo(text);
        return status >= 400 || !isSomething(text);
      }),
      { numRuns: 100 },
    );
  });

  it("leaves the service as it was: the next request gets its response", async () => {
    expect(await responseTo("GET /things/1 HTTP/1.1\r\nHost: x\r\n\r\n")).toBe(200);
  });
});
