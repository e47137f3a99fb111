import { resource } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New450 = z.object({ title: z.string(), count450: z.number() });
const Body450 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item450 = resource("/items450/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 450", response: Body450, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 450", body: New450, response: Body450, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New451 = z.object({ title: z.string(), count451: z.number() });
const Body451 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item451 = resource("/items451/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 451", response: Body451, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 451", body: New451, response: Body451, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New452 = z.object({ title: z.string(), count452: z.number() });
const Body452 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item452 = resource("/items452/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 452", response: Body452, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 452", body: New452, response: Body452, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New453 = z.object({ title: z.string(), count453: z.number() });
const Body453 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item453 = resource("/items453/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 453", response: Body453, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 453", body: New453, response: Body453, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New454 = z.object({ title: z.string(), count454: z.number() });
const Body454 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item454 = resource("/items454/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 454", response: Body454, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 454", body: New454, response: Body454, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New455 = z.object({ title: z.string(), count455: z.number() });
const Body455 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item455 = resource("/items455/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 455", response: Body455, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 455", body: New455, response: Body455, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New456 = z.object({ title: z.string(), count456: z.number() });
const Body456 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item456 = resource("/items456/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 456", response: Body456, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 456", body: New456, response: Body456, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New457 = z.object({ title: z.string(), count457: z.number() });
const Body457 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item457 = resource("/items457/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 457", response: Body457, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 457", body: New457, response: Body457, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New458 = z.object({ title: z.string(), count458: z.number() });
const Body458 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item458 = resource("/items458/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 458", response: Body458, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 458", body: New458, response: Body458, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New459 = z.object({ title: z.string(), count459: z.number() });
const Body459 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item459 = resource("/items459/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 459", response: Body459, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 459", body: New459, response: Body459, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New460 = z.object({ title: z.string(), count460: z.number() });
const Body460 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item460 = resource("/items460/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 460", response: Body460, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 460", body: New460, response: Body460, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New461 = z.object({ title: z.string(), count461: z.number() });
const Body461 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item461 = resource("/items461/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 461", response: Body461, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 461", body: New461, response: Body461, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New462 = z.object({ title: z.string(), count462: z.number() });
const Body462 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item462 = resource("/items462/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 462", response: Body462, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 462", body: New462, response: Body462, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New463 = z.object({ title: z.string(), count463: z.number() });
const Body463 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item463 = resource("/items463/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 463", response: Body463, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 463", body: New463, response: Body463, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New464 = z.object({ title: z.string(), count464: z.number() });
const Body464 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item464 = resource("/items464/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 464", response: Body464, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 464", body: New464, response: Body464, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New465 = z.object({ title: z.string(), count465: z.number() });
const Body465 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item465 = resource("/items465/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 465", response: Body465, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 465", body: New465, response: Body465, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New466 = z.object({ title: z.string(), count466: z.number() });
const Body466 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item466 = resource("/items466/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 466", response: Body466, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 466", body: New466, response: Body466, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New467 = z.object({ title: z.string(), count467: z.number() });
const Body467 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item467 = resource("/items467/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 467", response: Body467, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 467", body: New467, response: Body467, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New468 = z.object({ title: z.string(), count468: z.number() });
const Body468 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item468 = resource("/items468/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 468", response: Body468, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 468", body: New468, response: Body468, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New469 = z.object({ title: z.string(), count469: z.number() });
const Body469 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item469 = resource("/items469/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 469", response: Body469, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 469", body: New469, response: Body469, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New470 = z.object({ title: z.string(), count470: z.number() });
const Body470 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item470 = resource("/items470/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 470", response: Body470, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 470", body: New470, response: Body470, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New471 = z.object({ title: z.string(), count471: z.number() });
const Body471 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item471 = resource("/items471/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 471", response: Body471, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 471", body: New471, response: Body471, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New472 = z.object({ title: z.string(), count472: z.number() });
const Body472 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item472 = resource("/items472/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 472", response: Body472, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 472", body: New472, response: Body472, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New473 = z.object({ title: z.string(), count473: z.number() });
const Body473 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item473 = resource("/items473/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 473", response: Body473, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 473", body: New473, response: Body473, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New474 = z.object({ title: z.string(), count474: z.number() });
const Body474 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item474 = resource("/items474/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 474", response: Body474, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 474", body: New474, response: Body474, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New475 = z.object({ title: z.string(), count475: z.number() });
const Body475 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item475 = resource("/items475/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 475", response: Body475, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 475", body: New475, response: Body475, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New476 = z.object({ title: z.string(), count476: z.number() });
const Body476 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item476 = resource("/items476/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 476", response: Body476, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 476", body: New476, response: Body476, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New477 = z.object({ title: z.string(), count477: z.number() });
const Body477 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item477 = resource("/items477/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 477", response: Body477, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 477", body: New477, response: Body477, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New478 = z.object({ title: z.string(), count478: z.number() });
const Body478 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item478 = resource("/items478/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 478", response: Body478, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 478", body: New478, response: Body478, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New479 = z.object({ title: z.string(), count479: z.number() });
const Body479 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item479 = resource("/items479/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 479", response: Body479, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 479", body: New479, response: Body479, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New480 = z.object({ title: z.string(), count480: z.number() });
const Body480 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item480 = resource("/items480/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 480", response: Body480, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 480", body: New480, response: Body480, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New481 = z.object({ title: z.string(), count481: z.number() });
const Body481 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item481 = resource("/items481/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 481", response: Body481, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 481", body: New481, response: Body481, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New482 = z.object({ title: z.string(), count482: z.number() });
const Body482 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item482 = resource("/items482/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 482", response: Body482, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 482", body: New482, response: Body482, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New483 = z.object({ title: z.string(), count483: z.number() });
const Body483 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item483 = resource("/items483/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 483", response: Body483, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 483", body: New483, response: Body483, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New484 = z.object({ title: z.string(), count484: z.number() });
const Body484 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item484 = resource("/items484/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 484", response: Body484, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 484", body: New484, response: Body484, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New485 = z.object({ title: z.string(), count485: z.number() });
const Body485 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item485 = resource("/items485/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 485", response: Body485, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 485", body: New485, response: Body485, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New486 = z.object({ title: z.string(), count486: z.number() });
const Body486 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item486 = resource("/items486/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 486", response: Body486, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 486", body: New486, response: Body486, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New487 = z.object({ title: z.string(), count487: z.number() });
const Body487 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item487 = resource("/items487/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 487", response: Body487, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 487", body: New487, response: Body487, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New488 = z.object({ title: z.string(), count488: z.number() });
const Body488 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item488 = resource("/items488/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 488", response: Body488, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 488", body: New488, response: Body488, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New489 = z.object({ title: z.string(), count489: z.number() });
const Body489 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item489 = resource("/items489/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 489", response: Body489, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 489", body: New489, response: Body489, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New490 = z.object({ title: z.string(), count490: z.number() });
const Body490 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item490 = resource("/items490/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 490", response: Body490, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 490", body: New490, response: Body490, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New491 = z.object({ title: z.string(), count491: z.number() });
const Body491 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item491 = resource("/items491/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 491", response: Body491, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 491", body: New491, response: Body491, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New492 = z.object({ title: z.string(), count492: z.number() });
const Body492 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item492 = resource("/items492/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 492", response: Body492, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 492", body: New492, response: Body492, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New493 = z.object({ title: z.string(), count493: z.number() });
const Body493 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item493 = resource("/items493/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 493", response: Body493, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 493", body: New493, response: Body493, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New494 = z.object({ title: z.string(), count494: z.number() });
const Body494 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item494 = resource("/items494/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 494", response: Body494, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 494", body: New494, response: Body494, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New495 = z.object({ title: z.string(), count495: z.number() });
const Body495 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item495 = resource("/items495/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 495", response: Body495, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 495", body: New495, response: Body495, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New496 = z.object({ title: z.string(), count496: z.number() });
const Body496 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item496 = resource("/items496/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 496", response: Body496, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 496", body: New496, response: Body496, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New497 = z.object({ title: z.string(), count497: z.number() });
const Body497 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item497 = resource("/items497/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 497", response: Body497, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 497", body: New497, response: Body497, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New498 = z.object({ title: z.string(), count498: z.number() });
const Body498 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item498 = resource("/items498/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 498", response: Body498, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 498", body: New498, response: Body498, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New499 = z.object({ title: z.string(), count499: z.number() });
const Body499 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item499 = resource("/items499/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 499", response: Body499, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 499", body: New499, response: Body499, apply: ({ entity, body }) => store.update(entity, body.title) },
});
