import { resource } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New250 = z.object({ title: z.string(), count250: z.number() });
const Body250 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item250 = resource("/items250/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 250", response: Body250, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 250", body: New250, response: Body250, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New251 = z.object({ title: z.string(), count251: z.number() });
const Body251 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item251 = resource("/items251/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 251", response: Body251, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 251", body: New251, response: Body251, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New252 = z.object({ title: z.string(), count252: z.number() });
const Body252 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item252 = resource("/items252/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 252", response: Body252, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 252", body: New252, response: Body252, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New253 = z.object({ title: z.string(), count253: z.number() });
const Body253 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item253 = resource("/items253/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 253", response: Body253, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 253", body: New253, response: Body253, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New254 = z.object({ title: z.string(), count254: z.number() });
const Body254 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item254 = resource("/items254/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 254", response: Body254, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 254", body: New254, response: Body254, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New255 = z.object({ title: z.string(), count255: z.number() });
const Body255 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item255 = resource("/items255/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 255", response: Body255, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 255", body: New255, response: Body255, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New256 = z.object({ title: z.string(), count256: z.number() });
const Body256 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item256 = resource("/items256/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 256", response: Body256, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 256", body: New256, response: Body256, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New257 = z.object({ title: z.string(), count257: z.number() });
const Body257 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item257 = resource("/items257/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 257", response: Body257, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 257", body: New257, response: Body257, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New258 = z.object({ title: z.string(), count258: z.number() });
const Body258 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item258 = resource("/items258/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 258", response: Body258, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 258", body: New258, response: Body258, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New259 = z.object({ title: z.string(), count259: z.number() });
const Body259 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item259 = resource("/items259/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 259", response: Body259, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 259", body: New259, response: Body259, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New260 = z.object({ title: z.string(), count260: z.number() });
const Body260 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item260 = resource("/items260/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 260", response: Body260, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 260", body: New260, response: Body260, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New261 = z.object({ title: z.string(), count261: z.number() });
const Body261 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item261 = resource("/items261/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 261", response: Body261, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 261", body: New261, response: Body261, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New262 = z.object({ title: z.string(), count262: z.number() });
const Body262 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item262 = resource("/items262/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 262", response: Body262, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 262", body: New262, response: Body262, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New263 = z.object({ title: z.string(), count263: z.number() });
const Body263 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item263 = resource("/items263/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 263", response: Body263, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 263", body: New263, response: Body263, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New264 = z.object({ title: z.string(), count264: z.number() });
const Body264 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item264 = resource("/items264/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 264", response: Body264, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 264", body: New264, response: Body264, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New265 = z.object({ title: z.string(), count265: z.number() });
const Body265 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item265 = resource("/items265/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 265", response: Body265, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 265", body: New265, response: Body265, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New266 = z.object({ title: z.string(), count266: z.number() });
const Body266 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item266 = resource("/items266/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 266", response: Body266, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 266", body: New266, response: Body266, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New267 = z.object({ title: z.string(), count267: z.number() });
const Body267 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item267 = resource("/items267/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 267", response: Body267, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 267", body: New267, response: Body267, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New268 = z.object({ title: z.string(), count268: z.number() });
const Body268 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item268 = resource("/items268/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 268", response: Body268, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 268", body: New268, response: Body268, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New269 = z.object({ title: z.string(), count269: z.number() });
const Body269 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item269 = resource("/items269/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 269", response: Body269, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 269", body: New269, response: Body269, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New270 = z.object({ title: z.string(), count270: z.number() });
const Body270 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item270 = resource("/items270/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 270", response: Body270, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 270", body: New270, response: Body270, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New271 = z.object({ title: z.string(), count271: z.number() });
const Body271 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item271 = resource("/items271/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 271", response: Body271, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 271", body: New271, response: Body271, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New272 = z.object({ title: z.string(), count272: z.number() });
const Body272 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item272 = resource("/items272/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 272", response: Body272, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 272", body: New272, response: Body272, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New273 = z.object({ title: z.string(), count273: z.number() });
const Body273 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item273 = resource("/items273/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 273", response: Body273, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 273", body: New273, response: Body273, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New274 = z.object({ title: z.string(), count274: z.number() });
const Body274 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item274 = resource("/items274/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 274", response: Body274, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 274", body: New274, response: Body274, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New275 = z.object({ title: z.string(), count275: z.number() });
const Body275 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item275 = resource("/items275/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 275", response: Body275, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 275", body: New275, response: Body275, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New276 = z.object({ title: z.string(), count276: z.number() });
const Body276 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item276 = resource("/items276/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 276", response: Body276, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 276", body: New276, response: Body276, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New277 = z.object({ title: z.string(), count277: z.number() });
const Body277 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item277 = resource("/items277/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 277", response: Body277, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 277", body: New277, response: Body277, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New278 = z.object({ title: z.string(), count278: z.number() });
const Body278 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item278 = resource("/items278/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 278", response: Body278, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 278", body: New278, response: Body278, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New279 = z.object({ title: z.string(), count279: z.number() });
const Body279 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item279 = resource("/items279/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 279", response: Body279, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 279", body: New279, response: Body279, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New280 = z.object({ title: z.string(), count280: z.number() });
const Body280 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item280 = resource("/items280/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 280", response: Body280, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 280", body: New280, response: Body280, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New281 = z.object({ title: z.string(), count281: z.number() });
const Body281 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item281 = resource("/items281/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 281", response: Body281, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 281", body: New281, response: Body281, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New282 = z.object({ title: z.string(), count282: z.number() });
const Body282 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item282 = resource("/items282/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 282", response: Body282, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 282", body: New282, response: Body282, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New283 = z.object({ title: z.string(), count283: z.number() });
const Body283 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item283 = resource("/items283/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 283", response: Body283, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 283", body: New283, response: Body283, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New284 = z.object({ title: z.string(), count284: z.number() });
const Body284 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item284 = resource("/items284/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 284", response: Body284, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 284", body: New284, response: Body284, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New285 = z.object({ title: z.string(), count285: z.number() });
const Body285 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item285 = resource("/items285/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 285", response: Body285, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 285", body: New285, response: Body285, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New286 = z.object({ title: z.string(), count286: z.number() });
const Body286 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item286 = resource("/items286/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 286", response: Body286, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 286", body: New286, response: Body286, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New287 = z.object({ title: z.string(), count287: z.number() });
const Body287 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item287 = resource("/items287/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 287", response: Body287, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 287", body: New287, response: Body287, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New288 = z.object({ title: z.string(), count288: z.number() });
const Body288 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item288 = resource("/items288/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 288", response: Body288, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 288", body: New288, response: Body288, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New289 = z.object({ title: z.string(), count289: z.number() });
const Body289 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item289 = resource("/items289/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 289", response: Body289, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 289", body: New289, response: Body289, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New290 = z.object({ title: z.string(), count290: z.number() });
const Body290 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item290 = resource("/items290/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 290", response: Body290, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 290", body: New290, response: Body290, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New291 = z.object({ title: z.string(), count291: z.number() });
const Body291 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item291 = resource("/items291/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 291", response: Body291, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 291", body: New291, response: Body291, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New292 = z.object({ title: z.string(), count292: z.number() });
const Body292 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item292 = resource("/items292/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 292", response: Body292, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 292", body: New292, response: Body292, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New293 = z.object({ title: z.string(), count293: z.number() });
const Body293 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item293 = resource("/items293/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 293", response: Body293, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 293", body: New293, response: Body293, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New294 = z.object({ title: z.string(), count294: z.number() });
const Body294 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item294 = resource("/items294/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 294", response: Body294, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 294", body: New294, response: Body294, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New295 = z.object({ title: z.string(), count295: z.number() });
const Body295 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item295 = resource("/items295/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 295", response: Body295, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 295", body: New295, response: Body295, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New296 = z.object({ title: z.string(), count296: z.number() });
const Body296 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item296 = resource("/items296/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 296", response: Body296, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 296", body: New296, response: Body296, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New297 = z.object({ title: z.string(), count297: z.number() });
const Body297 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item297 = resource("/items297/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 297", response: Body297, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 297", body: New297, response: Body297, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New298 = z.object({ title: z.string(), count298: z.number() });
const Body298 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item298 = resource("/items298/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 298", response: Body298, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 298", body: New298, response: Body298, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New299 = z.object({ title: z.string(), count299: z.number() });
const Body299 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item299 = resource("/items299/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 299", response: Body299, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 299", body: New299, response: Body299, apply: ({ entity, body }) => store.update(entity, body.title) },
});
