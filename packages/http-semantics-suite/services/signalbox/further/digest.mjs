import { gzipSync } from "node:zlib";
import { resource } from "signalbox";
import { jsonCodec, textCodec } from "signalbox/codecs";
import { patchCodecs } from "signalbox/patch";
import { z } from "zod";
import { asIs, BIG, plain, store } from "./shared.mjs";

const digests = { digests: ["sha-256", "sha-512"] };
const HELLO = "hello, world";
const zipped = gzipSync(BIG);
const numbers = store(() => ({ n: 1 }));

function texts(path, more = {}) {
  const stored = store(() => undefined);
  let version = 0;
  return resource(path, {
    ...digests,
    ...more,
    produces: ["text/plain"],
    codecs: { "text/plain": textCodec },
    find: ({ params }) => stored.get(params.id),
    generateEtag: ({ entity }) => `t${entity.version}`,
    GET: ({ entity }) => entity.text,
    PUT: {
      consumes: ["text/plain"],
      body: z.string(),
      response: { 201: null, 204: null },
      apply: ({ params, body }) => stored.set(params.id, { text: body, version: ++version }),
    },
  });
}

export const resources = {
  dDoc: texts("/d/doc/{id}"),
  dRequired: texts("/d/required/{id}", { requireDigest: true }),
  dPatch: resource("/d/patch/{id}", {
    ...digests,
    codecs: patchCodecs,
    find: ({ params }) => numbers.of(params.id),
    GET: ({ entity }) => entity,
    PATCH: {
      patches: ["application/merge-patch+json"],
      body: z.object({ n: z.number() }),
      response: { 204: null },
      apply: ({ params, body }) => numbers.set(params.id, body),
    },
  }),
  dText: resource("/d/text", {
    ...digests,
    ...plain,
    ranges: "bytes",
    generateEtag: () => "t1",
    represent: () => HELLO,
  }),
  dPacked: resource("/d/packed", {
    ...digests,
    ...plain,
    ranges: "bytes",
    encodings: ["gzip"],
    storedEncodings: ["gzip"],
    generateEtag: () => "packed",
    represent: ({ chosenEncoding }) => (chosenEncoding === "gzip" ? zipped : BIG),
  }),
  dNeg: resource("/d/neg", {
    ...digests,
    produces: ["application/json", "text/csv"],
    codecs: { "application/json": jsonCodec, "text/csv": asIs },
    generateEtag: () => "neg",
    represent: ({ chosenMediaType }) => (chosenMediaType === "text/csv" ? "a,b\r\n1,2\r\n" : { a: 1, b: 2 }),
  }),
  dAlways: resource("/d/always", { ...digests, ...plain, sendDigest: "representation", represent: () => HELLO }),
  dMissing: resource("/d/missing", { ...digests, find: () => undefined, GET: () => "" }),
};
