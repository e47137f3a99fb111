import { resource } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New400 = z.object({ title: z.string(), count400: z.number() });
const Body400 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item400 = resource("/items400/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 400", response: Body400, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 400", body: New400, response: Body400, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New401 = z.object({ title: z.string(), count401: z.number() });
const Body401 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item401 = resource("/items401/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 401", response: Body401, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 401", body: New401, response: Body401, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New402 = z.object({ title: z.string(), count402: z.number() });
const Body402 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item402 = resource("/items402/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 402", response: Body402, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 402", body: New402, response: Body402, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New403 = z.object({ title: z.string(), count403: z.number() });
const Body403 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item403 = resource("/items403/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 403", response: Body403, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 403", body: New403, response: Body403, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New404 = z.object({ title: z.string(), count404: z.number() });
const Body404 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item404 = resource("/items404/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 404", response: Body404, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 404", body: New404, response: Body404, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New405 = z.object({ title: z.string(), count405: z.number() });
const Body405 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item405 = resource("/items405/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 405", response: Body405, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 405", body: New405, response: Body405, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New406 = z.object({ title: z.string(), count406: z.number() });
const Body406 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item406 = resource("/items406/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 406", response: Body406, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 406", body: New406, response: Body406, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New407 = z.object({ title: z.string(), count407: z.number() });
const Body407 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item407 = resource("/items407/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 407", response: Body407, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 407", body: New407, response: Body407, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New408 = z.object({ title: z.string(), count408: z.number() });
const Body408 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item408 = resource("/items408/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 408", response: Body408, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 408", body: New408, response: Body408, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New409 = z.object({ title: z.string(), count409: z.number() });
const Body409 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item409 = resource("/items409/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 409", response: Body409, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 409", body: New409, response: Body409, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New410 = z.object({ title: z.string(), count410: z.number() });
const Body410 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item410 = resource("/items410/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 410", response: Body410, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 410", body: New410, response: Body410, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New411 = z.object({ title: z.string(), count411: z.number() });
const Body411 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item411 = resource("/items411/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 411", response: Body411, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 411", body: New411, response: Body411, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New412 = z.object({ title: z.string(), count412: z.number() });
const Body412 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item412 = resource("/items412/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 412", response: Body412, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 412", body: New412, response: Body412, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New413 = z.object({ title: z.string(), count413: z.number() });
const Body413 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item413 = resource("/items413/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 413", response: Body413, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 413", body: New413, response: Body413, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New414 = z.object({ title: z.string(), count414: z.number() });
const Body414 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item414 = resource("/items414/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 414", response: Body414, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 414", body: New414, response: Body414, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New415 = z.object({ title: z.string(), count415: z.number() });
const Body415 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item415 = resource("/items415/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 415", response: Body415, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 415", body: New415, response: Body415, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New416 = z.object({ title: z.string(), count416: z.number() });
const Body416 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item416 = resource("/items416/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 416", response: Body416, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 416", body: New416, response: Body416, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New417 = z.object({ title: z.string(), count417: z.number() });
const Body417 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item417 = resource("/items417/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 417", response: Body417, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 417", body: New417, response: Body417, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New418 = z.object({ title: z.string(), count418: z.number() });
const Body418 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item418 = resource("/items418/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 418", response: Body418, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 418", body: New418, response: Body418, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New419 = z.object({ title: z.string(), count419: z.number() });
const Body419 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item419 = resource("/items419/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 419", response: Body419, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 419", body: New419, response: Body419, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New420 = z.object({ title: z.string(), count420: z.number() });
const Body420 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item420 = resource("/items420/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 420", response: Body420, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 420", body: New420, response: Body420, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New421 = z.object({ title: z.string(), count421: z.number() });
const Body421 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item421 = resource("/items421/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 421", response: Body421, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 421", body: New421, response: Body421, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New422 = z.object({ title: z.string(), count422: z.number() });
const Body422 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item422 = resource("/items422/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 422", response: Body422, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 422", body: New422, response: Body422, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New423 = z.object({ title: z.string(), count423: z.number() });
const Body423 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item423 = resource("/items423/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 423", response: Body423, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 423", body: New423, response: Body423, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New424 = z.object({ title: z.string(), count424: z.number() });
const Body424 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item424 = resource("/items424/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 424", response: Body424, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 424", body: New424, response: Body424, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New425 = z.object({ title: z.string(), count425: z.number() });
const Body425 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item425 = resource("/items425/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 425", response: Body425, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 425", body: New425, response: Body425, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New426 = z.object({ title: z.string(), count426: z.number() });
const Body426 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item426 = resource("/items426/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 426", response: Body426, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 426", body: New426, response: Body426, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New427 = z.object({ title: z.string(), count427: z.number() });
const Body427 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item427 = resource("/items427/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 427", response: Body427, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 427", body: New427, response: Body427, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New428 = z.object({ title: z.string(), count428: z.number() });
const Body428 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item428 = resource("/items428/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 428", response: Body428, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 428", body: New428, response: Body428, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New429 = z.object({ title: z.string(), count429: z.number() });
const Body429 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item429 = resource("/items429/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 429", response: Body429, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 429", body: New429, response: Body429, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New430 = z.object({ title: z.string(), count430: z.number() });
const Body430 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item430 = resource("/items430/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 430", response: Body430, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 430", body: New430, response: Body430, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New431 = z.object({ title: z.string(), count431: z.number() });
const Body431 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item431 = resource("/items431/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 431", response: Body431, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 431", body: New431, response: Body431, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New432 = z.object({ title: z.string(), count432: z.number() });
const Body432 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item432 = resource("/items432/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 432", response: Body432, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 432", body: New432, response: Body432, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New433 = z.object({ title: z.string(), count433: z.number() });
const Body433 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item433 = resource("/items433/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 433", response: Body433, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 433", body: New433, response: Body433, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New434 = z.object({ title: z.string(), count434: z.number() });
const Body434 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item434 = resource("/items434/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 434", response: Body434, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 434", body: New434, response: Body434, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New435 = z.object({ title: z.string(), count435: z.number() });
const Body435 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item435 = resource("/items435/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 435", response: Body435, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 435", body: New435, response: Body435, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New436 = z.object({ title: z.string(), count436: z.number() });
const Body436 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item436 = resource("/items436/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 436", response: Body436, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 436", body: New436, response: Body436, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New437 = z.object({ title: z.string(), count437: z.number() });
const Body437 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item437 = resource("/items437/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 437", response: Body437, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 437", body: New437, response: Body437, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New438 = z.object({ title: z.string(), count438: z.number() });
const Body438 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item438 = resource("/items438/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 438", response: Body438, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 438", body: New438, response: Body438, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New439 = z.object({ title: z.string(), count439: z.number() });
const Body439 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item439 = resource("/items439/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 439", response: Body439, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 439", body: New439, response: Body439, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New440 = z.object({ title: z.string(), count440: z.number() });
const Body440 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item440 = resource("/items440/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 440", response: Body440, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 440", body: New440, response: Body440, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New441 = z.object({ title: z.string(), count441: z.number() });
const Body441 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item441 = resource("/items441/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 441", response: Body441, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 441", body: New441, response: Body441, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New442 = z.object({ title: z.string(), count442: z.number() });
const Body442 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item442 = resource("/items442/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 442", response: Body442, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 442", body: New442, response: Body442, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New443 = z.object({ title: z.string(), count443: z.number() });
const Body443 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item443 = resource("/items443/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 443", response: Body443, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 443", body: New443, response: Body443, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New444 = z.object({ title: z.string(), count444: z.number() });
const Body444 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item444 = resource("/items444/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 444", response: Body444, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 444", body: New444, response: Body444, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New445 = z.object({ title: z.string(), count445: z.number() });
const Body445 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item445 = resource("/items445/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 445", response: Body445, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 445", body: New445, response: Body445, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New446 = z.object({ title: z.string(), count446: z.number() });
const Body446 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item446 = resource("/items446/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 446", response: Body446, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 446", body: New446, response: Body446, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New447 = z.object({ title: z.string(), count447: z.number() });
const Body447 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item447 = resource("/items447/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 447", response: Body447, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 447", body: New447, response: Body447, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New448 = z.object({ title: z.string(), count448: z.number() });
const Body448 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item448 = resource("/items448/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 448", response: Body448, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 448", body: New448, response: Body448, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New449 = z.object({ title: z.string(), count449: z.number() });
const Body449 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item449 = resource("/items449/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 449", response: Body449, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 449", body: New449, response: Body449, apply: ({ entity, body }) => store.update(entity, body.title) },
});
