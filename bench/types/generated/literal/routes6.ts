import { resource } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New300 = z.object({ title: z.string(), count300: z.number() });
const Body300 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item300 = resource("/items300/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 300", response: Body300, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 300", body: New300, response: Body300, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New301 = z.object({ title: z.string(), count301: z.number() });
const Body301 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item301 = resource("/items301/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 301", response: Body301, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 301", body: New301, response: Body301, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New302 = z.object({ title: z.string(), count302: z.number() });
const Body302 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item302 = resource("/items302/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 302", response: Body302, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 302", body: New302, response: Body302, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New303 = z.object({ title: z.string(), count303: z.number() });
const Body303 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item303 = resource("/items303/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 303", response: Body303, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 303", body: New303, response: Body303, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New304 = z.object({ title: z.string(), count304: z.number() });
const Body304 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item304 = resource("/items304/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 304", response: Body304, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 304", body: New304, response: Body304, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New305 = z.object({ title: z.string(), count305: z.number() });
const Body305 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item305 = resource("/items305/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 305", response: Body305, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 305", body: New305, response: Body305, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New306 = z.object({ title: z.string(), count306: z.number() });
const Body306 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item306 = resource("/items306/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 306", response: Body306, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 306", body: New306, response: Body306, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New307 = z.object({ title: z.string(), count307: z.number() });
const Body307 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item307 = resource("/items307/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 307", response: Body307, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 307", body: New307, response: Body307, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New308 = z.object({ title: z.string(), count308: z.number() });
const Body308 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item308 = resource("/items308/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 308", response: Body308, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 308", body: New308, response: Body308, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New309 = z.object({ title: z.string(), count309: z.number() });
const Body309 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item309 = resource("/items309/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 309", response: Body309, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 309", body: New309, response: Body309, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New310 = z.object({ title: z.string(), count310: z.number() });
const Body310 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item310 = resource("/items310/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 310", response: Body310, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 310", body: New310, response: Body310, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New311 = z.object({ title: z.string(), count311: z.number() });
const Body311 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item311 = resource("/items311/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 311", response: Body311, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 311", body: New311, response: Body311, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New312 = z.object({ title: z.string(), count312: z.number() });
const Body312 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item312 = resource("/items312/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 312", response: Body312, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 312", body: New312, response: Body312, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New313 = z.object({ title: z.string(), count313: z.number() });
const Body313 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item313 = resource("/items313/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 313", response: Body313, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 313", body: New313, response: Body313, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New314 = z.object({ title: z.string(), count314: z.number() });
const Body314 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item314 = resource("/items314/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 314", response: Body314, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 314", body: New314, response: Body314, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New315 = z.object({ title: z.string(), count315: z.number() });
const Body315 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item315 = resource("/items315/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 315", response: Body315, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 315", body: New315, response: Body315, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New316 = z.object({ title: z.string(), count316: z.number() });
const Body316 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item316 = resource("/items316/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 316", response: Body316, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 316", body: New316, response: Body316, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New317 = z.object({ title: z.string(), count317: z.number() });
const Body317 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item317 = resource("/items317/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 317", response: Body317, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 317", body: New317, response: Body317, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New318 = z.object({ title: z.string(), count318: z.number() });
const Body318 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item318 = resource("/items318/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 318", response: Body318, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 318", body: New318, response: Body318, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New319 = z.object({ title: z.string(), count319: z.number() });
const Body319 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item319 = resource("/items319/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 319", response: Body319, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 319", body: New319, response: Body319, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New320 = z.object({ title: z.string(), count320: z.number() });
const Body320 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item320 = resource("/items320/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 320", response: Body320, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 320", body: New320, response: Body320, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New321 = z.object({ title: z.string(), count321: z.number() });
const Body321 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item321 = resource("/items321/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 321", response: Body321, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 321", body: New321, response: Body321, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New322 = z.object({ title: z.string(), count322: z.number() });
const Body322 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item322 = resource("/items322/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 322", response: Body322, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 322", body: New322, response: Body322, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New323 = z.object({ title: z.string(), count323: z.number() });
const Body323 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item323 = resource("/items323/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 323", response: Body323, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 323", body: New323, response: Body323, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New324 = z.object({ title: z.string(), count324: z.number() });
const Body324 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item324 = resource("/items324/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 324", response: Body324, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 324", body: New324, response: Body324, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New325 = z.object({ title: z.string(), count325: z.number() });
const Body325 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item325 = resource("/items325/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 325", response: Body325, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 325", body: New325, response: Body325, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New326 = z.object({ title: z.string(), count326: z.number() });
const Body326 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item326 = resource("/items326/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 326", response: Body326, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 326", body: New326, response: Body326, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New327 = z.object({ title: z.string(), count327: z.number() });
const Body327 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item327 = resource("/items327/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 327", response: Body327, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 327", body: New327, response: Body327, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New328 = z.object({ title: z.string(), count328: z.number() });
const Body328 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item328 = resource("/items328/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 328", response: Body328, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 328", body: New328, response: Body328, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New329 = z.object({ title: z.string(), count329: z.number() });
const Body329 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item329 = resource("/items329/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 329", response: Body329, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 329", body: New329, response: Body329, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New330 = z.object({ title: z.string(), count330: z.number() });
const Body330 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item330 = resource("/items330/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 330", response: Body330, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 330", body: New330, response: Body330, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New331 = z.object({ title: z.string(), count331: z.number() });
const Body331 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item331 = resource("/items331/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 331", response: Body331, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 331", body: New331, response: Body331, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New332 = z.object({ title: z.string(), count332: z.number() });
const Body332 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item332 = resource("/items332/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 332", response: Body332, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 332", body: New332, response: Body332, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New333 = z.object({ title: z.string(), count333: z.number() });
const Body333 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item333 = resource("/items333/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 333", response: Body333, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 333", body: New333, response: Body333, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New334 = z.object({ title: z.string(), count334: z.number() });
const Body334 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item334 = resource("/items334/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 334", response: Body334, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 334", body: New334, response: Body334, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New335 = z.object({ title: z.string(), count335: z.number() });
const Body335 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item335 = resource("/items335/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 335", response: Body335, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 335", body: New335, response: Body335, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New336 = z.object({ title: z.string(), count336: z.number() });
const Body336 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item336 = resource("/items336/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 336", response: Body336, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 336", body: New336, response: Body336, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New337 = z.object({ title: z.string(), count337: z.number() });
const Body337 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item337 = resource("/items337/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 337", response: Body337, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 337", body: New337, response: Body337, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New338 = z.object({ title: z.string(), count338: z.number() });
const Body338 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item338 = resource("/items338/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 338", response: Body338, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 338", body: New338, response: Body338, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New339 = z.object({ title: z.string(), count339: z.number() });
const Body339 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item339 = resource("/items339/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 339", response: Body339, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 339", body: New339, response: Body339, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New340 = z.object({ title: z.string(), count340: z.number() });
const Body340 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item340 = resource("/items340/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 340", response: Body340, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 340", body: New340, response: Body340, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New341 = z.object({ title: z.string(), count341: z.number() });
const Body341 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item341 = resource("/items341/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 341", response: Body341, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 341", body: New341, response: Body341, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New342 = z.object({ title: z.string(), count342: z.number() });
const Body342 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item342 = resource("/items342/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 342", response: Body342, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 342", body: New342, response: Body342, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New343 = z.object({ title: z.string(), count343: z.number() });
const Body343 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item343 = resource("/items343/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 343", response: Body343, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 343", body: New343, response: Body343, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New344 = z.object({ title: z.string(), count344: z.number() });
const Body344 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item344 = resource("/items344/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 344", response: Body344, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 344", body: New344, response: Body344, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New345 = z.object({ title: z.string(), count345: z.number() });
const Body345 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item345 = resource("/items345/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 345", response: Body345, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 345", body: New345, response: Body345, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New346 = z.object({ title: z.string(), count346: z.number() });
const Body346 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item346 = resource("/items346/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 346", response: Body346, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 346", body: New346, response: Body346, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New347 = z.object({ title: z.string(), count347: z.number() });
const Body347 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item347 = resource("/items347/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 347", response: Body347, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 347", body: New347, response: Body347, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New348 = z.object({ title: z.string(), count348: z.number() });
const Body348 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item348 = resource("/items348/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 348", response: Body348, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 348", body: New348, response: Body348, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New349 = z.object({ title: z.string(), count349: z.number() });
const Body349 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item349 = resource("/items349/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 349", response: Body349, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 349", body: New349, response: Body349, apply: ({ entity, body }) => store.update(entity, body.title) },
});
