import { resource } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New500 = z.object({ title: z.string(), count500: z.number() });
const Body500 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item500 = resource("/items500/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 500", response: Body500, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 500", body: New500, response: Body500, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New501 = z.object({ title: z.string(), count501: z.number() });
const Body501 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item501 = resource("/items501/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 501", response: Body501, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 501", body: New501, response: Body501, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New502 = z.object({ title: z.string(), count502: z.number() });
const Body502 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item502 = resource("/items502/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 502", response: Body502, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 502", body: New502, response: Body502, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New503 = z.object({ title: z.string(), count503: z.number() });
const Body503 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item503 = resource("/items503/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 503", response: Body503, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 503", body: New503, response: Body503, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New504 = z.object({ title: z.string(), count504: z.number() });
const Body504 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item504 = resource("/items504/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 504", response: Body504, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 504", body: New504, response: Body504, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New505 = z.object({ title: z.string(), count505: z.number() });
const Body505 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item505 = resource("/items505/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 505", response: Body505, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 505", body: New505, response: Body505, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New506 = z.object({ title: z.string(), count506: z.number() });
const Body506 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item506 = resource("/items506/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 506", response: Body506, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 506", body: New506, response: Body506, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New507 = z.object({ title: z.string(), count507: z.number() });
const Body507 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item507 = resource("/items507/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 507", response: Body507, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 507", body: New507, response: Body507, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New508 = z.object({ title: z.string(), count508: z.number() });
const Body508 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item508 = resource("/items508/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 508", response: Body508, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 508", body: New508, response: Body508, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New509 = z.object({ title: z.string(), count509: z.number() });
const Body509 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item509 = resource("/items509/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 509", response: Body509, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 509", body: New509, response: Body509, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New510 = z.object({ title: z.string(), count510: z.number() });
const Body510 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item510 = resource("/items510/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 510", response: Body510, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 510", body: New510, response: Body510, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New511 = z.object({ title: z.string(), count511: z.number() });
const Body511 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item511 = resource("/items511/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 511", response: Body511, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 511", body: New511, response: Body511, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New512 = z.object({ title: z.string(), count512: z.number() });
const Body512 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item512 = resource("/items512/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 512", response: Body512, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 512", body: New512, response: Body512, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New513 = z.object({ title: z.string(), count513: z.number() });
const Body513 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item513 = resource("/items513/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 513", response: Body513, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 513", body: New513, response: Body513, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New514 = z.object({ title: z.string(), count514: z.number() });
const Body514 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item514 = resource("/items514/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 514", response: Body514, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 514", body: New514, response: Body514, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New515 = z.object({ title: z.string(), count515: z.number() });
const Body515 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item515 = resource("/items515/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 515", response: Body515, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 515", body: New515, response: Body515, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New516 = z.object({ title: z.string(), count516: z.number() });
const Body516 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item516 = resource("/items516/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 516", response: Body516, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 516", body: New516, response: Body516, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New517 = z.object({ title: z.string(), count517: z.number() });
const Body517 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item517 = resource("/items517/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 517", response: Body517, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 517", body: New517, response: Body517, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New518 = z.object({ title: z.string(), count518: z.number() });
const Body518 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item518 = resource("/items518/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 518", response: Body518, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 518", body: New518, response: Body518, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New519 = z.object({ title: z.string(), count519: z.number() });
const Body519 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item519 = resource("/items519/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 519", response: Body519, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 519", body: New519, response: Body519, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New520 = z.object({ title: z.string(), count520: z.number() });
const Body520 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item520 = resource("/items520/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 520", response: Body520, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 520", body: New520, response: Body520, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New521 = z.object({ title: z.string(), count521: z.number() });
const Body521 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item521 = resource("/items521/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 521", response: Body521, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 521", body: New521, response: Body521, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New522 = z.object({ title: z.string(), count522: z.number() });
const Body522 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item522 = resource("/items522/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 522", response: Body522, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 522", body: New522, response: Body522, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New523 = z.object({ title: z.string(), count523: z.number() });
const Body523 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item523 = resource("/items523/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 523", response: Body523, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 523", body: New523, response: Body523, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New524 = z.object({ title: z.string(), count524: z.number() });
const Body524 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item524 = resource("/items524/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 524", response: Body524, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 524", body: New524, response: Body524, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New525 = z.object({ title: z.string(), count525: z.number() });
const Body525 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item525 = resource("/items525/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 525", response: Body525, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 525", body: New525, response: Body525, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New526 = z.object({ title: z.string(), count526: z.number() });
const Body526 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item526 = resource("/items526/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 526", response: Body526, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 526", body: New526, response: Body526, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New527 = z.object({ title: z.string(), count527: z.number() });
const Body527 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item527 = resource("/items527/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 527", response: Body527, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 527", body: New527, response: Body527, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New528 = z.object({ title: z.string(), count528: z.number() });
const Body528 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item528 = resource("/items528/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 528", response: Body528, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 528", body: New528, response: Body528, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New529 = z.object({ title: z.string(), count529: z.number() });
const Body529 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item529 = resource("/items529/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 529", response: Body529, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 529", body: New529, response: Body529, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New530 = z.object({ title: z.string(), count530: z.number() });
const Body530 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item530 = resource("/items530/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 530", response: Body530, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 530", body: New530, response: Body530, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New531 = z.object({ title: z.string(), count531: z.number() });
const Body531 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item531 = resource("/items531/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 531", response: Body531, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 531", body: New531, response: Body531, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New532 = z.object({ title: z.string(), count532: z.number() });
const Body532 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item532 = resource("/items532/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 532", response: Body532, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 532", body: New532, response: Body532, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New533 = z.object({ title: z.string(), count533: z.number() });
const Body533 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item533 = resource("/items533/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 533", response: Body533, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 533", body: New533, response: Body533, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New534 = z.object({ title: z.string(), count534: z.number() });
const Body534 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item534 = resource("/items534/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 534", response: Body534, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 534", body: New534, response: Body534, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New535 = z.object({ title: z.string(), count535: z.number() });
const Body535 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item535 = resource("/items535/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 535", response: Body535, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 535", body: New535, response: Body535, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New536 = z.object({ title: z.string(), count536: z.number() });
const Body536 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item536 = resource("/items536/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 536", response: Body536, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 536", body: New536, response: Body536, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New537 = z.object({ title: z.string(), count537: z.number() });
const Body537 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item537 = resource("/items537/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 537", response: Body537, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 537", body: New537, response: Body537, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New538 = z.object({ title: z.string(), count538: z.number() });
const Body538 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item538 = resource("/items538/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 538", response: Body538, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 538", body: New538, response: Body538, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New539 = z.object({ title: z.string(), count539: z.number() });
const Body539 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item539 = resource("/items539/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 539", response: Body539, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 539", body: New539, response: Body539, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New540 = z.object({ title: z.string(), count540: z.number() });
const Body540 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item540 = resource("/items540/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 540", response: Body540, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 540", body: New540, response: Body540, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New541 = z.object({ title: z.string(), count541: z.number() });
const Body541 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item541 = resource("/items541/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 541", response: Body541, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 541", body: New541, response: Body541, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New542 = z.object({ title: z.string(), count542: z.number() });
const Body542 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item542 = resource("/items542/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 542", response: Body542, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 542", body: New542, response: Body542, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New543 = z.object({ title: z.string(), count543: z.number() });
const Body543 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item543 = resource("/items543/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 543", response: Body543, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 543", body: New543, response: Body543, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New544 = z.object({ title: z.string(), count544: z.number() });
const Body544 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item544 = resource("/items544/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 544", response: Body544, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 544", body: New544, response: Body544, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New545 = z.object({ title: z.string(), count545: z.number() });
const Body545 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item545 = resource("/items545/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 545", response: Body545, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 545", body: New545, response: Body545, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New546 = z.object({ title: z.string(), count546: z.number() });
const Body546 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item546 = resource("/items546/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 546", response: Body546, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 546", body: New546, response: Body546, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New547 = z.object({ title: z.string(), count547: z.number() });
const Body547 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item547 = resource("/items547/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 547", response: Body547, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 547", body: New547, response: Body547, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New548 = z.object({ title: z.string(), count548: z.number() });
const Body548 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item548 = resource("/items548/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 548", response: Body548, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 548", body: New548, response: Body548, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New549 = z.object({ title: z.string(), count549: z.number() });
const Body549 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item549 = resource("/items549/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 549", response: Body549, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 549", body: New549, response: Body549, apply: ({ entity, body }) => store.update(entity, body.title) },
});
