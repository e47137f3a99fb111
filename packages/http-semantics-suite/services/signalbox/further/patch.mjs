import { resource } from "signalbox";
import { patchCodecs } from "signalbox/patch";
import { z } from "zod";
import { store } from "./shared.mjs";

const patches = ["application/merge-patch+json", "application/json-patch+json"];
const values = store(() => undefined);
const documents = store(() => ({ value: { title: "one", n: 1, tags: ["a"] }, version: 1 }));
const Document = z.object({ title: z.string(), n: z.number().int().min(0), tags: z.array(z.string()).optional() });
const write = ({ params, body }) => {
  documents.set(params.id, { value: body, version: documents.of(params.id).version + 1 });
};
const small = (value) => JSON.stringify(value).length <= 1_048_576;

export const resources = {
  patchAny: resource("/patch/any/{id}", {
    codecs: patchCodecs,
    maxBodyBytes: 65_536,
    find: ({ params }) => values.get(params.id),
    GET: ({ entity }) => entity.value,
    PUT: {
      body: z.unknown(),
      response: { 201: null, 204: null },
      apply: ({ params, body }) => values.set(params.id, { value: body }),
    },
    PATCH: {
      patches,
      body: z.unknown().refine(small),
      response: { 204: null },
      apply: ({ params, body }) => values.set(params.id, { value: body }),
    },
  }),
  patchDoc: resource("/patch/doc/{id}", {
    codecs: patchCodecs,
    maxBodyBytes: 65_536,
    find: ({ params }) => documents.of(params.id),
    generateEtag: ({ entity }) => `v${entity.version}`,
    GET: ({ entity }) => entity.value,
    PUT: { body: Document, response: { 204: null }, apply: write },
    PATCH: { patches, body: Document, response: { 204: null }, apply: write },
  }),
  patchMissing: resource("/patch/missing", {
    codecs: patchCodecs,
    find: () => undefined,
    GET: () => ({}),
    PATCH: { patches, body: z.unknown(), apply: () => undefined },
  }),
  patchPollution: resource("/patch/pollution", { represent: () => ({ polluted: {}.polluted !== undefined }) }),
};
