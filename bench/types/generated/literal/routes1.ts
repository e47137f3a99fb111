import { resource } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New50 = z.object({ title: z.string(), count50: z.number() });
const Body50 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item50 = resource("/items50/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 50", response: Body50, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 50", body: New50, response: Body50, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New51 = z.object({ title: z.string(), count51: z.number() });
const Body51 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item51 = resource("/items51/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 51", response: Body51, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 51", body: New51, response: Body51, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New52 = z.object({ title: z.string(), count52: z.number() });
const Body52 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item52 = resource("/items52/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 52", response: Body52, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 52", body: New52, response: Body52, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New53 = z.object({ title: z.string(), count53: z.number() });
const Body53 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item53 = resource("/items53/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 53", response: Body53, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 53", body: New53, response: Body53, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New54 = z.object({ title: z.string(), count54: z.number() });
const Body54 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item54 = resource("/items54/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 54", response: Body54, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 54", body: New54, response: Body54, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New55 = z.object({ title: z.string(), count55: z.number() });
const Body55 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item55 = resource("/items55/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 55", response: Body55, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 55", body: New55, response: Body55, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New56 = z.object({ title: z.string(), count56: z.number() });
const Body56 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item56 = resource("/items56/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 56", response: Body56, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 56", body: New56, response: Body56, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New57 = z.object({ title: z.string(), count57: z.number() });
const Body57 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item57 = resource("/items57/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 57", response: Body57, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 57", body: New57, response: Body57, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New58 = z.object({ title: z.string(), count58: z.number() });
const Body58 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item58 = resource("/items58/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 58", response: Body58, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 58", body: New58, response: Body58, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New59 = z.object({ title: z.string(), count59: z.number() });
const Body59 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item59 = resource("/items59/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 59", response: Body59, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 59", body: New59, response: Body59, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New60 = z.object({ title: z.string(), count60: z.number() });
const Body60 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item60 = resource("/items60/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 60", response: Body60, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 60", body: New60, response: Body60, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New61 = z.object({ title: z.string(), count61: z.number() });
const Body61 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item61 = resource("/items61/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 61", response: Body61, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 61", body: New61, response: Body61, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New62 = z.object({ title: z.string(), count62: z.number() });
const Body62 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item62 = resource("/items62/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 62", response: Body62, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 62", body: New62, response: Body62, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New63 = z.object({ title: z.string(), count63: z.number() });
const Body63 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item63 = resource("/items63/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 63", response: Body63, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 63", body: New63, response: Body63, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New64 = z.object({ title: z.string(), count64: z.number() });
const Body64 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item64 = resource("/items64/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 64", response: Body64, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 64", body: New64, response: Body64, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New65 = z.object({ title: z.string(), count65: z.number() });
const Body65 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item65 = resource("/items65/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 65", response: Body65, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 65", body: New65, response: Body65, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New66 = z.object({ title: z.string(), count66: z.number() });
const Body66 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item66 = resource("/items66/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 66", response: Body66, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 66", body: New66, response: Body66, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New67 = z.object({ title: z.string(), count67: z.number() });
const Body67 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item67 = resource("/items67/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 67", response: Body67, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 67", body: New67, response: Body67, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New68 = z.object({ title: z.string(), count68: z.number() });
const Body68 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item68 = resource("/items68/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 68", response: Body68, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 68", body: New68, response: Body68, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New69 = z.object({ title: z.string(), count69: z.number() });
const Body69 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item69 = resource("/items69/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 69", response: Body69, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 69", body: New69, response: Body69, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New70 = z.object({ title: z.string(), count70: z.number() });
const Body70 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item70 = resource("/items70/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 70", response: Body70, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 70", body: New70, response: Body70, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New71 = z.object({ title: z.string(), count71: z.number() });
const Body71 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item71 = resource("/items71/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 71", response: Body71, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 71", body: New71, response: Body71, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New72 = z.object({ title: z.string(), count72: z.number() });
const Body72 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item72 = resource("/items72/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 72", response: Body72, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 72", body: New72, response: Body72, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New73 = z.object({ title: z.string(), count73: z.number() });
const Body73 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item73 = resource("/items73/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 73", response: Body73, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 73", body: New73, response: Body73, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New74 = z.object({ title: z.string(), count74: z.number() });
const Body74 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item74 = resource("/items74/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 74", response: Body74, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 74", body: New74, response: Body74, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New75 = z.object({ title: z.string(), count75: z.number() });
const Body75 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item75 = resource("/items75/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 75", response: Body75, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 75", body: New75, response: Body75, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New76 = z.object({ title: z.string(), count76: z.number() });
const Body76 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item76 = resource("/items76/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 76", response: Body76, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 76", body: New76, response: Body76, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New77 = z.object({ title: z.string(), count77: z.number() });
const Body77 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item77 = resource("/items77/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 77", response: Body77, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 77", body: New77, response: Body77, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New78 = z.object({ title: z.string(), count78: z.number() });
const Body78 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item78 = resource("/items78/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 78", response: Body78, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 78", body: New78, response: Body78, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New79 = z.object({ title: z.string(), count79: z.number() });
const Body79 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item79 = resource("/items79/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 79", response: Body79, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 79", body: New79, response: Body79, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New80 = z.object({ title: z.string(), count80: z.number() });
const Body80 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item80 = resource("/items80/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 80", response: Body80, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 80", body: New80, response: Body80, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New81 = z.object({ title: z.string(), count81: z.number() });
const Body81 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item81 = resource("/items81/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 81", response: Body81, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 81", body: New81, response: Body81, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New82 = z.object({ title: z.string(), count82: z.number() });
const Body82 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item82 = resource("/items82/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 82", response: Body82, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 82", body: New82, response: Body82, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New83 = z.object({ title: z.string(), count83: z.number() });
const Body83 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item83 = resource("/items83/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 83", response: Body83, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 83", body: New83, response: Body83, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New84 = z.object({ title: z.string(), count84: z.number() });
const Body84 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item84 = resource("/items84/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 84", response: Body84, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 84", body: New84, response: Body84, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New85 = z.object({ title: z.string(), count85: z.number() });
const Body85 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item85 = resource("/items85/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 85", response: Body85, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 85", body: New85, response: Body85, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New86 = z.object({ title: z.string(), count86: z.number() });
const Body86 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item86 = resource("/items86/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 86", response: Body86, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 86", body: New86, response: Body86, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New87 = z.object({ title: z.string(), count87: z.number() });
const Body87 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item87 = resource("/items87/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 87", response: Body87, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 87", body: New87, response: Body87, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New88 = z.object({ title: z.string(), count88: z.number() });
const Body88 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item88 = resource("/items88/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 88", response: Body88, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 88", body: New88, response: Body88, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New89 = z.object({ title: z.string(), count89: z.number() });
const Body89 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item89 = resource("/items89/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 89", response: Body89, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 89", body: New89, response: Body89, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New90 = z.object({ title: z.string(), count90: z.number() });
const Body90 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item90 = resource("/items90/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 90", response: Body90, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 90", body: New90, response: Body90, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New91 = z.object({ title: z.string(), count91: z.number() });
const Body91 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item91 = resource("/items91/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 91", response: Body91, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 91", body: New91, response: Body91, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New92 = z.object({ title: z.string(), count92: z.number() });
const Body92 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item92 = resource("/items92/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 92", response: Body92, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 92", body: New92, response: Body92, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New93 = z.object({ title: z.string(), count93: z.number() });
const Body93 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item93 = resource("/items93/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 93", response: Body93, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 93", body: New93, response: Body93, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New94 = z.object({ title: z.string(), count94: z.number() });
const Body94 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item94 = resource("/items94/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 94", response: Body94, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 94", body: New94, response: Body94, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New95 = z.object({ title: z.string(), count95: z.number() });
const Body95 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item95 = resource("/items95/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 95", response: Body95, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 95", body: New95, response: Body95, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New96 = z.object({ title: z.string(), count96: z.number() });
const Body96 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item96 = resource("/items96/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 96", response: Body96, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 96", body: New96, response: Body96, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New97 = z.object({ title: z.string(), count97: z.number() });
const Body97 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item97 = resource("/items97/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 97", response: Body97, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 97", body: New97, response: Body97, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New98 = z.object({ title: z.string(), count98: z.number() });
const Body98 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item98 = resource("/items98/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 98", response: Body98, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 98", body: New98, response: Body98, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New99 = z.object({ title: z.string(), count99: z.number() });
const Body99 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item99 = resource("/items99/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 99", response: Body99, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 99", body: New99, response: Body99, apply: ({ entity, body }) => store.update(entity, body.title) },
});
