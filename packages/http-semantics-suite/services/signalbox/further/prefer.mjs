import { resource } from "signalbox";
import { patchCodecs } from "signalbox/patch";
import { z } from "zod";
import { bearer, modified, store } from "./shared.mjs";

const Document = z.object({ title: z.string(), n: z.number().int() });
const draft = () => ({ value: { title: "draft", n: 1 }, version: 1, modified });
const changed = (old, value) => ({ value, version: (old?.version ?? 0) + 1, modified: new Date() });

/** Documents at a path. `more` changes the resource, `write` its PUT and PATCH. */
function documents(path, first, more = {}, write = {}) {
  const stored = store(first);
  const apply = ({ params, body }) => {
    const now = changed(stored.get(params.id), body);
    stored.set(params.id, now);
    return write.shows ? now.value : undefined;
  };
  return resource(path, {
    codecs: patchCodecs,
    preferences: ["return"],
    find: ({ params }) => stored.of(params.id),
    generateEtag: ({ entity }) => `v${entity.version}`,
    lastModified: ({ entity }) => entity.modified,
    contentLocation: ({ params }) => path.replace("{id}", encodeURIComponent(params.id)),
    GET: ({ entity }) => entity.value,
    PUT: { body: Document, apply },
    PATCH: { patches: ["application/merge-patch+json"], body: Document, apply },
    DELETE: ({ params }) => stored.remove(params.id),
    ...more,
  });
}

const made = store(() => []);
const lastOf = (box) => `/p/docs/${encodeURIComponent(box)}/${made.of(box).length}`;
const LIST = [1, 2, 3, 4, 5];
const maxItems = ({ request }) => {
  const field = request.headers.get("prefer") ?? "";
  return Number(/(?:^|,)\s*max-items\s*=\s*"?(\d+)"?/i.exec(field)?.[1] ?? LIST.length);
};

export const resources = {
  pDoc: documents("/p/doc/{id}", draft),
  pFull: documents("/p/full/{id}", draft, {}, { shows: true }),
  pMake: documents("/p/make/{id}", () => undefined),
  pSecret: documents("/p/secret/{id}", draft, bearer),
  pPlain: documents("/p/plain/{id}", draft, { preferences: [] }, { shows: true }),
  pDocs: resource("/p/docs/{box}", {
    preferences: ["return"],
    POST: {
      body: Document,
      apply: ({ params, body, setHeader }) => {
        made.of(params.box).push(body);
        setHeader("Content-Location", lastOf(params.box));
        return body;
      },
      createPath: ({ params }) => lastOf(params.box),
    },
  }),
  pOneDoc: resource("/p/docs/{box}/{n}", {
    find: ({ params }) => made.of(params.box)[Number(params.n) - 1],
    GET: ({ entity }) => entity,
  }),
  pList: resource("/p/list", {
    vary: () => ["Prefer"],
    generateEtag: (ctx) => `list-${maxItems(ctx)}`,
    represent: (ctx) => {
      if (maxItems(ctx) < LIST.length) ctx.setHeader("Preference-Applied", `max-items=${maxItems(ctx)}`);
      return LIST.slice(0, maxItems(ctx));
    },
  }),
  pJob: resource("/p/job/{id}", {
    preferences: ["respond-async", "wait"],
    POST: {
      body: z.unknown(),
      processPost: ({ preferences }) => (preferences.respondAsync ? undefined : { done: true }),
      accepted: ({ params }) => `/p/jobs/${encodeURIComponent(params.id)}`,
    },
  }),
  pJobs: resource("/p/jobs/{id}", { represent: () => ({ done: true }) }),
  pStrict: resource("/p/strict", {
    preferences: ["handling"],
    POST: { body: z.object({ title: z.string() }), processPost: ({ body }) => body },
  }),
};
