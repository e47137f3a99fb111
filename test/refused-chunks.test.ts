import { command, HttpResponse, resource, Service } from "signalbox";
import { bytesCodec } from "signalbox/codecs";
import { fetchHandler } from "signalbox/fetch";
import { describe, expect, it, vi } from "vitest";

// An author's stream that the framework stops reading is closed, whatever is at fault: it may hold a connection of a database.

let isClosed = false;
async function* source<T>(item: T): AsyncGenerator<T, void, undefined> {
  try {
    for (let count = 0; count < 1000; count += 1) yield item;
  } finally {
    isClosed = true;
  }
}

const bytes = { produces: ["application/octet-stream"], codecs: { "application/octet-stream": bytesCodec } } as const;
const encodedBy = (encodeStream: (items: AsyncIterable<unknown>) => AsyncIterable<string>) =>
  ({ produces: ["text/x"], codecs: { "text/x": { encode: String, encodeStream } } }) as const;

const wrong = {
  values: resource("/values", { ...bytes, represent: () => source({ a: 1 }) }),
  slice: resource("/slice", {
    ...bytes,
    represent: () => ({ size: 4, slice: () => source(new Uint8Array(10)) }),
  }),
  chunk: resource("/chunk", {
    ...encodedBy(async function* (items) {
      for await (const _item of items) yield 42 as never;
    }),
    represent: () => source({ a: 1 }),
  }),
  codec: resource("/codec", {
    ...encodedBy(() => {
      throw new Error("This codec cannot stream.");
    }),
    represent: () => source({ a: 1 }),
  }),
};

describe("a stream of which a chunk is refused", () => {
  it.each([
    ["/values", "A stream of values was returned, and the codec cannot encode one"],
    ["/slice", "The source's slice gave more bytes than were asked for."],
    ["/chunk", "A stream's chunk is text or bytes, not a number."],
    ["/codec", "This codec cannot stream."],
  ])("is closed, and what is wrong reported: %s", async (path, message) => {
    isClosed = false;
    const onError = vi.fn<(error: unknown) => void>();
    const handler = fetchHandler(new Service({ resources: wrong, onError }));
    const response = await handler(new Request(`http://service.test${path}`));
    await response.text().catch(() => undefined);
    await vi.waitFor(() => expect(isClosed).toBe(true));
    expect(String(onError.mock.calls[0]?.[0])).toContain(message);
  });

  it("is closed where it is a command's", async () => {
    isClosed = false;
    const numbers = command("GET", "/numbers", () => new HttpResponse(200, [], source(42) as never));
    const handler = fetchHandler(new Service({ routes: [numbers], onError: () => undefined }));
    await (await handler(new Request("http://service.test/numbers"))).text().catch(() => undefined);
    await vi.waitFor(() => expect(isClosed).toBe(true));
  });
});
