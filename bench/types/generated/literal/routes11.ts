import { resource } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New550 = z.object({ title: z.string(), count550: z.number() });
const Body550 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item550 = resource("/items550/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 550", response: Body550, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 550", body: New550, response: Body550, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New551 = z.object({ title: z.string(), count551: z.number() });
const Body551 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item551 = resource("/items551/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 551", response: Body551, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 551", body: New551, response: Body551, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New552 = z.object({ title: z.string(), count552: z.number() });
const Body552 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item552 = resource("/items552/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 552", response: Body552, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 552", body: New552, response: Body552, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New553 = z.object({ title: z.string(), count553: z.number() });
const Body553 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item553 = resource("/items553/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 553", response: Body553, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 553", body: New553, response: Body553, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New554 = z.object({ title: z.string(), count554: z.number() });
const Body554 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item554 = resource("/items554/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 554", response: Body554, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 554", body: New554, response: Body554, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New555 = z.object({ title: z.string(), count555: z.number() });
const Body555 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item555 = resource("/items555/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 555", response: Body555, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 555", body: New555, response: Body555, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New556 = z.object({ title: z.string(), count556: z.number() });
const Body556 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item556 = resource("/items556/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 556", response: Body556, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 556", body: New556, response: Body556, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New557 = z.object({ title: z.string(), count557: z.number() });
const Body557 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item557 = resource("/items557/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 557", response: Body557, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 557", body: New557, response: Body557, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New558 = z.object({ title: z.string(), count558: z.number() });
const Body558 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item558 = resource("/items558/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 558", response: Body558, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 558", body: New558, response: Body558, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New559 = z.object({ title: z.string(), count559: z.number() });
const Body559 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item559 = resource("/items559/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 559", response: Body559, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 559", body: New559, response: Body559, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New560 = z.object({ title: z.string(), count560: z.number() });
const Body560 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item560 = resource("/items560/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 560", response: Body560, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 560", body: New560, response: Body560, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New561 = z.object({ title: z.string(), count561: z.number() });
const Body561 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item561 = resource("/items561/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 561", response: Body561, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 561", body: New561, response: Body561, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New562 = z.object({ title: z.string(), count562: z.number() });
const Body562 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item562 = resource("/items562/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 562", response: Body562, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 562", body: New562, response: Body562, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New563 = z.object({ title: z.string(), count563: z.number() });
const Body563 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item563 = resource("/items563/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 563", response: Body563, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 563", body: New563, response: Body563, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New564 = z.object({ title: z.string(), count564: z.number() });
const Body564 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item564 = resource("/items564/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 564", response: Body564, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 564", body: New564, response: Body564, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New565 = z.object({ title: z.string(), count565: z.number() });
const Body565 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item565 = resource("/items565/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 565", response: Body565, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 565", body: New565, response: Body565, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New566 = z.object({ title: z.string(), count566: z.number() });
const Body566 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item566 = resource("/items566/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 566", response: Body566, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 566", body: New566, response: Body566, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New567 = z.object({ title: z.string(), count567: z.number() });
const Body567 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item567 = resource("/items567/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 567", response: Body567, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 567", body: New567, response: Body567, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New568 = z.object({ title: z.string(), count568: z.number() });
const Body568 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item568 = resource("/items568/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 568", response: Body568, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 568", body: New568, response: Body568, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New569 = z.object({ title: z.string(), count569: z.number() });
const Body569 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item569 = resource("/items569/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 569", response: Body569, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 569", body: New569, response: Body569, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New570 = z.object({ title: z.string(), count570: z.number() });
const Body570 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item570 = resource("/items570/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 570", response: Body570, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 570", body: New570, response: Body570, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New571 = z.object({ title: z.string(), count571: z.number() });
const Body571 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item571 = resource("/items571/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 571", response: Body571, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 571", body: New571, response: Body571, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New572 = z.object({ title: z.string(), count572: z.number() });
const Body572 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item572 = resource("/items572/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 572", response: Body572, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 572", body: New572, response: Body572, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New573 = z.object({ title: z.string(), count573: z.number() });
const Body573 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item573 = resource("/items573/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 573", response: Body573, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 573", body: New573, response: Body573, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New574 = z.object({ title: z.string(), count574: z.number() });
const Body574 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item574 = resource("/items574/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 574", response: Body574, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 574", body: New574, response: Body574, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New575 = z.object({ title: z.string(), count575: z.number() });
const Body575 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item575 = resource("/items575/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 575", response: Body575, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 575", body: New575, response: Body575, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New576 = z.object({ title: z.string(), count576: z.number() });
const Body576 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item576 = resource("/items576/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 576", response: Body576, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 576", body: New576, response: Body576, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New577 = z.object({ title: z.string(), count577: z.number() });
const Body577 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item577 = resource("/items577/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 577", response: Body577, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 577", body: New577, response: Body577, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New578 = z.object({ title: z.string(), count578: z.number() });
const Body578 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item578 = resource("/items578/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 578", response: Body578, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 578", body: New578, response: Body578, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New579 = z.object({ title: z.string(), count579: z.number() });
const Body579 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item579 = resource("/items579/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 579", response: Body579, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 579", body: New579, response: Body579, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New580 = z.object({ title: z.string(), count580: z.number() });
const Body580 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item580 = resource("/items580/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 580", response: Body580, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 580", body: New580, response: Body580, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New581 = z.object({ title: z.string(), count581: z.number() });
const Body581 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item581 = resource("/items581/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 581", response: Body581, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 581", body: New581, response: Body581, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New582 = z.object({ title: z.string(), count582: z.number() });
const Body582 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item582 = resource("/items582/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 582", response: Body582, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 582", body: New582, response: Body582, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New583 = z.object({ title: z.string(), count583: z.number() });
const Body583 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item583 = resource("/items583/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 583", response: Body583, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 583", body: New583, response: Body583, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New584 = z.object({ title: z.string(), count584: z.number() });
const Body584 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item584 = resource("/items584/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 584", response: Body584, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 584", body: New584, response: Body584, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New585 = z.object({ title: z.string(), count585: z.number() });
const Body585 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item585 = resource("/items585/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 585", response: Body585, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 585", body: New585, response: Body585, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New586 = z.object({ title: z.string(), count586: z.number() });
const Body586 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item586 = resource("/items586/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 586", response: Body586, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 586", body: New586, response: Body586, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New587 = z.object({ title: z.string(), count587: z.number() });
const Body587 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item587 = resource("/items587/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 587", response: Body587, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 587", body: New587, response: Body587, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New588 = z.object({ title: z.string(), count588: z.number() });
const Body588 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item588 = resource("/items588/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 588", response: Body588, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 588", body: New588, response: Body588, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New589 = z.object({ title: z.string(), count589: z.number() });
const Body589 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item589 = resource("/items589/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 589", response: Body589, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 589", body: New589, response: Body589, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New590 = z.object({ title: z.string(), count590: z.number() });
const Body590 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item590 = resource("/items590/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 590", response: Body590, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 590", body: New590, response: Body590, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New591 = z.object({ title: z.string(), count591: z.number() });
const Body591 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item591 = resource("/items591/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 591", response: Body591, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 591", body: New591, response: Body591, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New592 = z.object({ title: z.string(), count592: z.number() });
const Body592 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item592 = resource("/items592/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 592", response: Body592, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 592", body: New592, response: Body592, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New593 = z.object({ title: z.string(), count593: z.number() });
const Body593 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item593 = resource("/items593/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 593", response: Body593, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 593", body: New593, response: Body593, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New594 = z.object({ title: z.string(), count594: z.number() });
const Body594 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item594 = resource("/items594/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 594", response: Body594, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 594", body: New594, response: Body594, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New595 = z.object({ title: z.string(), count595: z.number() });
const Body595 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item595 = resource("/items595/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 595", response: Body595, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 595", body: New595, response: Body595, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New596 = z.object({ title: z.string(), count596: z.number() });
const Body596 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item596 = resource("/items596/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 596", response: Body596, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 596", body: New596, response: Body596, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New597 = z.object({ title: z.string(), count597: z.number() });
const Body597 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item597 = resource("/items597/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 597", response: Body597, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 597", body: New597, response: Body597, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New598 = z.object({ title: z.string(), count598: z.number() });
const Body598 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item598 = resource("/items598/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 598", response: Body598, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 598", body: New598, response: Body598, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New599 = z.object({ title: z.string(), count599: z.number() });
const Body599 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item599 = resource("/items599/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 599", response: Body599, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 599", body: New599, response: Body599, apply: ({ entity, body }) => store.update(entity, body.title) },
});
