import { Halt, resource, stored } from "signalbox";
import { setCookie } from "signalbox/cookies";
import { MemoryStore } from "signalbox/idempotency";
import { patchCodecs } from "signalbox/patch";
import { z } from "zod";
import { bearer, store } from "./shared.mjs";

const Order = z.object({ item: z.string(), qty: z.number().int() });
const REFUSED = { invalid: 422, conflict: 409 };
const ONCE = { "boom-once": 500, "down-once": 503, "busy-once": 429 };
let numbers = 0;

/** Orders at a path; `keys` are the options of the idempotency of its POST, or undefined. */
function orders(path, keys, { takes = 0, more = {} } = {}) {
  const boxes = store(() => ({ count: 0, attempts: 0 }));
  const make = async (ctx) => {
    const { item } = ctx.body;
    const box = boxes.of(ctx.params.box);
    box.attempts += 1;
    const attempt = `attempt ${box.attempts}`;
    if (takes) await new Promise((resolve) => setTimeout(resolve, takes));
    if (item in REFUSED) throw new Halt(REFUSED[item], { detail: attempt });
    if (item in ONCE && box.attempts === 1) throw new Halt(ONCE[item], { detail: attempt });
    box.count += 1;
    numbers += 1;
    ctx.setHeader("X-Order", String(numbers));
    if (item === "cookie") setCookie(ctx, "order", String(numbers), { secure: false });
    return { order: numbers, item };
  };
  return resource(path, {
    maxBodyBytes: 8192,
    ...(keys ? { idempotency: { store: new MemoryStore(), ...keys } } : {}),
    principal: ({ request }) => request.headers.get("authorization") ?? "nobody",
    ...more,
    ...(more.isAuthorized ? {} : { GET: ({ params }) => boxes.of(params.box) }),
    POST: {
      body: Order,
      halts: [409, 422, 429, 500, 503],
      apply: make,
      createPath: ({ params, result }) => `${path.replace("{box}", encodeURIComponent(params.box))}/${result.order}`,
    },
  });
}

const documents = store(() => ({ value: { title: "draft", n: 1 }, version: 1 }));

export const resources = {
  iOrders: orders("/i/orders/{box}", { required: true, keepSeconds: 3600 }),
  iSlow: orders("/i/slow/{box}", { required: true, keepSeconds: 3600 }, { takes: 800 }),
  iShort: orders("/i/short/{box}", { required: true, keepSeconds: 1 }),
  iOptional: orders("/i/optional/{box}", { keepSeconds: 3600 }),
  iNone: orders("/i/none/{box}"),
  iPrivate: orders(
    "/i/private/{box}",
    { required: true, keepSeconds: 3600 },
    { more: { ...bearer, forbidden: ({ request }) => request.headers.get("authorization") === "Bearer mallory" } },
  ),
  iDocs: resource("/i/docs/{id}", {
    concurrency: "optimistic",
    codecs: patchCodecs,
    idempotency: { store: new MemoryStore(), keepSeconds: 3600 },
    principal: ({ request }) => request.headers.get("authorization") ?? "nobody",
    find: ({ params }) => documents.of(params.id),
    generateEtag: ({ entity }) => `v${entity.version}`,
    GET: ({ entity }) => entity.value,
    PATCH: {
      patches: ["application/merge-patch+json"],
      body: z.object({ title: z.string(), n: z.number().int() }),
      apply: ({ params, body, entity }) => {
        documents.set(params.id, { value: body, version: entity.version + 1 });
        return stored(documents.get(params.id));
      },
    },
    POST: { body: z.unknown(), processPost: () => undefined },
  }),
};
