import { resource } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New350 = z.object({ title: z.string(), count350: z.number() });
const Body350 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item350 = resource("/items350/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 350", response: Body350, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 350", body: New350, response: Body350, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New351 = z.object({ title: z.string(), count351: z.number() });
const Body351 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item351 = resource("/items351/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 351", response: Body351, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 351", body: New351, response: Body351, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New352 = z.object({ title: z.string(), count352: z.number() });
const Body352 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item352 = resource("/items352/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 352", response: Body352, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 352", body: New352, response: Body352, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New353 = z.object({ title: z.string(), count353: z.number() });
const Body353 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item353 = resource("/items353/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 353", response: Body353, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 353", body: New353, response: Body353, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New354 = z.object({ title: z.string(), count354: z.number() });
const Body354 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item354 = resource("/items354/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 354", response: Body354, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 354", body: New354, response: Body354, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New355 = z.object({ title: z.string(), count355: z.number() });
const Body355 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item355 = resource("/items355/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 355", response: Body355, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 355", body: New355, response: Body355, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New356 = z.object({ title: z.string(), count356: z.number() });
const Body356 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item356 = resource("/items356/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 356", response: Body356, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 356", body: New356, response: Body356, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New357 = z.object({ title: z.string(), count357: z.number() });
const Body357 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item357 = resource("/items357/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 357", response: Body357, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 357", body: New357, response: Body357, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New358 = z.object({ title: z.string(), count358: z.number() });
const Body358 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item358 = resource("/items358/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 358", response: Body358, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 358", body: New358, response: Body358, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New359 = z.object({ title: z.string(), count359: z.number() });
const Body359 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item359 = resource("/items359/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 359", response: Body359, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 359", body: New359, response: Body359, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New360 = z.object({ title: z.string(), count360: z.number() });
const Body360 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item360 = resource("/items360/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 360", response: Body360, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 360", body: New360, response: Body360, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New361 = z.object({ title: z.string(), count361: z.number() });
const Body361 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item361 = resource("/items361/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 361", response: Body361, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 361", body: New361, response: Body361, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New362 = z.object({ title: z.string(), count362: z.number() });
const Body362 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item362 = resource("/items362/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 362", response: Body362, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 362", body: New362, response: Body362, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New363 = z.object({ title: z.string(), count363: z.number() });
const Body363 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item363 = resource("/items363/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 363", response: Body363, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 363", body: New363, response: Body363, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New364 = z.object({ title: z.string(), count364: z.number() });
const Body364 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item364 = resource("/items364/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 364", response: Body364, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 364", body: New364, response: Body364, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New365 = z.object({ title: z.string(), count365: z.number() });
const Body365 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item365 = resource("/items365/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 365", response: Body365, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 365", body: New365, response: Body365, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New366 = z.object({ title: z.string(), count366: z.number() });
const Body366 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item366 = resource("/items366/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 366", response: Body366, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 366", body: New366, response: Body366, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New367 = z.object({ title: z.string(), count367: z.number() });
const Body367 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item367 = resource("/items367/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 367", response: Body367, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 367", body: New367, response: Body367, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New368 = z.object({ title: z.string(), count368: z.number() });
const Body368 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item368 = resource("/items368/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 368", response: Body368, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 368", body: New368, response: Body368, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New369 = z.object({ title: z.string(), count369: z.number() });
const Body369 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item369 = resource("/items369/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 369", response: Body369, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 369", body: New369, response: Body369, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New370 = z.object({ title: z.string(), count370: z.number() });
const Body370 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item370 = resource("/items370/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 370", response: Body370, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 370", body: New370, response: Body370, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New371 = z.object({ title: z.string(), count371: z.number() });
const Body371 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item371 = resource("/items371/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 371", response: Body371, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 371", body: New371, response: Body371, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New372 = z.object({ title: z.string(), count372: z.number() });
const Body372 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item372 = resource("/items372/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 372", response: Body372, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 372", body: New372, response: Body372, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New373 = z.object({ title: z.string(), count373: z.number() });
const Body373 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item373 = resource("/items373/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 373", response: Body373, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 373", body: New373, response: Body373, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New374 = z.object({ title: z.string(), count374: z.number() });
const Body374 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item374 = resource("/items374/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 374", response: Body374, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 374", body: New374, response: Body374, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New375 = z.object({ title: z.string(), count375: z.number() });
const Body375 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item375 = resource("/items375/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 375", response: Body375, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 375", body: New375, response: Body375, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New376 = z.object({ title: z.string(), count376: z.number() });
const Body376 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item376 = resource("/items376/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 376", response: Body376, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 376", body: New376, response: Body376, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New377 = z.object({ title: z.string(), count377: z.number() });
const Body377 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item377 = resource("/items377/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 377", response: Body377, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 377", body: New377, response: Body377, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New378 = z.object({ title: z.string(), count378: z.number() });
const Body378 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item378 = resource("/items378/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 378", response: Body378, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 378", body: New378, response: Body378, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New379 = z.object({ title: z.string(), count379: z.number() });
const Body379 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item379 = resource("/items379/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 379", response: Body379, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 379", body: New379, response: Body379, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New380 = z.object({ title: z.string(), count380: z.number() });
const Body380 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item380 = resource("/items380/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 380", response: Body380, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 380", body: New380, response: Body380, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New381 = z.object({ title: z.string(), count381: z.number() });
const Body381 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item381 = resource("/items381/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 381", response: Body381, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 381", body: New381, response: Body381, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New382 = z.object({ title: z.string(), count382: z.number() });
const Body382 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item382 = resource("/items382/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 382", response: Body382, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 382", body: New382, response: Body382, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New383 = z.object({ title: z.string(), count383: z.number() });
const Body383 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item383 = resource("/items383/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 383", response: Body383, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 383", body: New383, response: Body383, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New384 = z.object({ title: z.string(), count384: z.number() });
const Body384 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item384 = resource("/items384/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 384", response: Body384, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 384", body: New384, response: Body384, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New385 = z.object({ title: z.string(), count385: z.number() });
const Body385 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item385 = resource("/items385/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 385", response: Body385, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 385", body: New385, response: Body385, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New386 = z.object({ title: z.string(), count386: z.number() });
const Body386 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item386 = resource("/items386/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 386", response: Body386, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 386", body: New386, response: Body386, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New387 = z.object({ title: z.string(), count387: z.number() });
const Body387 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item387 = resource("/items387/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 387", response: Body387, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 387", body: New387, response: Body387, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New388 = z.object({ title: z.string(), count388: z.number() });
const Body388 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item388 = resource("/items388/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 388", response: Body388, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 388", body: New388, response: Body388, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New389 = z.object({ title: z.string(), count389: z.number() });
const Body389 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item389 = resource("/items389/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 389", response: Body389, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 389", body: New389, response: Body389, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New390 = z.object({ title: z.string(), count390: z.number() });
const Body390 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item390 = resource("/items390/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 390", response: Body390, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 390", body: New390, response: Body390, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New391 = z.object({ title: z.string(), count391: z.number() });
const Body391 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item391 = resource("/items391/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 391", response: Body391, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 391", body: New391, response: Body391, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New392 = z.object({ title: z.string(), count392: z.number() });
const Body392 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item392 = resource("/items392/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 392", response: Body392, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 392", body: New392, response: Body392, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New393 = z.object({ title: z.string(), count393: z.number() });
const Body393 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item393 = resource("/items393/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 393", response: Body393, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 393", body: New393, response: Body393, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New394 = z.object({ title: z.string(), count394: z.number() });
const Body394 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item394 = resource("/items394/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 394", response: Body394, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 394", body: New394, response: Body394, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New395 = z.object({ title: z.string(), count395: z.number() });
const Body395 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item395 = resource("/items395/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 395", response: Body395, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 395", body: New395, response: Body395, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New396 = z.object({ title: z.string(), count396: z.number() });
const Body396 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item396 = resource("/items396/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 396", response: Body396, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 396", body: New396, response: Body396, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New397 = z.object({ title: z.string(), count397: z.number() });
const Body397 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item397 = resource("/items397/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 397", response: Body397, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 397", body: New397, response: Body397, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New398 = z.object({ title: z.string(), count398: z.number() });
const Body398 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item398 = resource("/items398/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 398", response: Body398, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 398", body: New398, response: Body398, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New399 = z.object({ title: z.string(), count399: z.number() });
const Body399 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item399 = resource("/items399/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 399", response: Body399, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 399", body: New399, response: Body399, apply: ({ entity, body }) => store.update(entity, body.title) },
});
