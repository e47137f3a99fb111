import { gzipSync } from "node:zlib";
import { resource } from "signalbox";
import { bytesCodec, jsonCodec } from "signalbox/codecs";
import { asIs, BIG, bearer, modified, plain, store } from "./shared.mjs";

const HELLO = "hello, world";
const bytes = { ranges: "bytes" };
const octets = { produces: ["application/octet-stream"], codecs: { "application/octet-stream": bytesCodec }, ...bytes };
const text = { ...plain, ...bytes };
const zipped = gzipSync(BIG);
const texts = store(() => "old text");
const gone = { find: () => undefined, previouslyExisted: () => true };

/** Five billion octets: the octet at offset i is the digit i mod 10. */
const huge = {
  size: 5_000_000_000,
  slice: (start, end) => {
    let at = start;
    return new ReadableStream({
      pull(controller) {
        const size = Math.min(65_536, end - at);
        if (size <= 0) return controller.close();
        controller.enqueue(Uint8Array.from({ length: size }, (_, i) => 48 + ((at + i) % 10)));
        at += size;
      },
    });
  },
};

export const resources = {
  rText: resource("/r/text", {
    ...text,
    generateEtag: () => "r1",
    lastModified: () => modified,
    languages: ["en"],
    ignoreUnacceptable: ["language"],
    cacheControl: () => "max-age=60",
    expires: () => new Date("2099-01-01T00:00:00Z"),
    contentLocation: () => "/r/text",
    represent: () => HELLO,
  }),
  rBig: resource("/r/big", { ...octets, generateEtag: () => "big1", represent: () => new TextEncoder().encode(BIG) }),
  rEmpty: resource("/r/empty", { ...text, generateEtag: () => "e0", represent: () => "" }),
  rWeak: resource("/r/weak", {
    ...text,
    generateEtag: () => 'W/"w1"',
    lastModified: () => modified,
    represent: () => HELLO,
  }),
  rDated: resource("/r/dated", { ...text, lastModified: () => modified, represent: () => HELLO }),
  rBare: resource("/r/bare", { ...text, represent: () => HELLO }),
  rOff: resource("/r/off", { ...plain, generateEtag: () => "o1", represent: () => HELLO }),
  rGzip: resource("/r/gzip", {
    ...text,
    encodings: ["gzip"],
    storedEncodings: ["gzip"],
    generateEtag: () => "gz",
    represent: ({ chosenEncoding }) => (chosenEncoding === "gzip" ? zipped : BIG),
  }),
  rNeg: resource("/r/neg", {
    ...bytes,
    produces: ["application/json", "text/csv"],
    codecs: { "application/json": jsonCodec, "text/csv": asIs },
    generateEtag: () => "neg",
    represent: ({ chosenMediaType }) => (chosenMediaType === "text/csv" ? "a,b\r\n1,2\r\n" : { a: 1, b: 2 }),
  }),
  rUtf8: resource("/r/utf8", { ...text, generateEtag: () => "u1", represent: () => "é€🚂" }),
  rHuge: resource("/r/huge", { ...octets, generateEtag: () => "h1", represent: () => huge }),
  rPut: resource("/r/put/{id}", {
    ...text,
    find: ({ params }) => texts.of(params.id),
    GET: ({ entity }) => entity,
    PUT: {
      consumes: ["text/plain"],
      response: { 204: null },
      apply: ({ params, body }) => texts.set(params.id, body),
    },
    DELETE: ({ params }) => texts.remove(params.id),
  }),
  rMissing: resource("/r/missing", { ...text, find: () => undefined, GET: () => "" }),
  rPrivate: resource("/r/private", { ...text, ...bearer, represent: () => HELLO }),
  rMoved: resource("/r/moved", { ...gone, movedPermanently: () => "/r/text", GET: () => "" }),
};
