import { resource } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New0 = z.object({ title: z.string(), count0: z.number() });
const Body0 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item0 = resource("/items0/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 0", response: Body0, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 0", body: New0, response: Body0, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New1 = z.object({ title: z.string(), count1: z.number() });
const Body1 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item1 = resource("/items1/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 1", response: Body1, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 1", body: New1, response: Body1, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New2 = z.object({ title: z.string(), count2: z.number() });
const Body2 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item2 = resource("/items2/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 2", response: Body2, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 2", body: New2, response: Body2, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New3 = z.object({ title: z.string(), count3: z.number() });
const Body3 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item3 = resource("/items3/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 3", response: Body3, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 3", body: New3, response: Body3, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New4 = z.object({ title: z.string(), count4: z.number() });
const Body4 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item4 = resource("/items4/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 4", response: Body4, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 4", body: New4, response: Body4, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New5 = z.object({ title: z.string(), count5: z.number() });
const Body5 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item5 = resource("/items5/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 5", response: Body5, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 5", body: New5, response: Body5, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New6 = z.object({ title: z.string(), count6: z.number() });
const Body6 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item6 = resource("/items6/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 6", response: Body6, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 6", body: New6, response: Body6, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New7 = z.object({ title: z.string(), count7: z.number() });
const Body7 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item7 = resource("/items7/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 7", response: Body7, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 7", body: New7, response: Body7, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New8 = z.object({ title: z.string(), count8: z.number() });
const Body8 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item8 = resource("/items8/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 8", response: Body8, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 8", body: New8, response: Body8, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New9 = z.object({ title: z.string(), count9: z.number() });
const Body9 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item9 = resource("/items9/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 9", response: Body9, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 9", body: New9, response: Body9, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New10 = z.object({ title: z.string(), count10: z.number() });
const Body10 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item10 = resource("/items10/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 10", response: Body10, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 10", body: New10, response: Body10, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New11 = z.object({ title: z.string(), count11: z.number() });
const Body11 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item11 = resource("/items11/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 11", response: Body11, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 11", body: New11, response: Body11, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New12 = z.object({ title: z.string(), count12: z.number() });
const Body12 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item12 = resource("/items12/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 12", response: Body12, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 12", body: New12, response: Body12, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New13 = z.object({ title: z.string(), count13: z.number() });
const Body13 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item13 = resource("/items13/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 13", response: Body13, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 13", body: New13, response: Body13, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New14 = z.object({ title: z.string(), count14: z.number() });
const Body14 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item14 = resource("/items14/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 14", response: Body14, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 14", body: New14, response: Body14, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New15 = z.object({ title: z.string(), count15: z.number() });
const Body15 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item15 = resource("/items15/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 15", response: Body15, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 15", body: New15, response: Body15, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New16 = z.object({ title: z.string(), count16: z.number() });
const Body16 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item16 = resource("/items16/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 16", response: Body16, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 16", body: New16, response: Body16, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New17 = z.object({ title: z.string(), count17: z.number() });
const Body17 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item17 = resource("/items17/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 17", response: Body17, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 17", body: New17, response: Body17, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New18 = z.object({ title: z.string(), count18: z.number() });
const Body18 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item18 = resource("/items18/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 18", response: Body18, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 18", body: New18, response: Body18, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New19 = z.object({ title: z.string(), count19: z.number() });
const Body19 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item19 = resource("/items19/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 19", response: Body19, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 19", body: New19, response: Body19, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New20 = z.object({ title: z.string(), count20: z.number() });
const Body20 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item20 = resource("/items20/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 20", response: Body20, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 20", body: New20, response: Body20, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New21 = z.object({ title: z.string(), count21: z.number() });
const Body21 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item21 = resource("/items21/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 21", response: Body21, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 21", body: New21, response: Body21, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New22 = z.object({ title: z.string(), count22: z.number() });
const Body22 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item22 = resource("/items22/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 22", response: Body22, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 22", body: New22, response: Body22, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New23 = z.object({ title: z.string(), count23: z.number() });
const Body23 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item23 = resource("/items23/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 23", response: Body23, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 23", body: New23, response: Body23, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New24 = z.object({ title: z.string(), count24: z.number() });
const Body24 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item24 = resource("/items24/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 24", response: Body24, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 24", body: New24, response: Body24, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New25 = z.object({ title: z.string(), count25: z.number() });
const Body25 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item25 = resource("/items25/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 25", response: Body25, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 25", body: New25, response: Body25, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New26 = z.object({ title: z.string(), count26: z.number() });
const Body26 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item26 = resource("/items26/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 26", response: Body26, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 26", body: New26, response: Body26, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New27 = z.object({ title: z.string(), count27: z.number() });
const Body27 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item27 = resource("/items27/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 27", response: Body27, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 27", body: New27, response: Body27, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New28 = z.object({ title: z.string(), count28: z.number() });
const Body28 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item28 = resource("/items28/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 28", response: Body28, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 28", body: New28, response: Body28, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New29 = z.object({ title: z.string(), count29: z.number() });
const Body29 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item29 = resource("/items29/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 29", response: Body29, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 29", body: New29, response: Body29, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New30 = z.object({ title: z.string(), count30: z.number() });
const Body30 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item30 = resource("/items30/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 30", response: Body30, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 30", body: New30, response: Body30, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New31 = z.object({ title: z.string(), count31: z.number() });
const Body31 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item31 = resource("/items31/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 31", response: Body31, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 31", body: New31, response: Body31, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New32 = z.object({ title: z.string(), count32: z.number() });
const Body32 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item32 = resource("/items32/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 32", response: Body32, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 32", body: New32, response: Body32, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New33 = z.object({ title: z.string(), count33: z.number() });
const Body33 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item33 = resource("/items33/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 33", response: Body33, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 33", body: New33, response: Body33, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New34 = z.object({ title: z.string(), count34: z.number() });
const Body34 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item34 = resource("/items34/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 34", response: Body34, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 34", body: New34, response: Body34, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New35 = z.object({ title: z.string(), count35: z.number() });
const Body35 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item35 = resource("/items35/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 35", response: Body35, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 35", body: New35, response: Body35, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New36 = z.object({ title: z.string(), count36: z.number() });
const Body36 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item36 = resource("/items36/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 36", response: Body36, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 36", body: New36, response: Body36, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New37 = z.object({ title: z.string(), count37: z.number() });
const Body37 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item37 = resource("/items37/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 37", response: Body37, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 37", body: New37, response: Body37, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New38 = z.object({ title: z.string(), count38: z.number() });
const Body38 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item38 = resource("/items38/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 38", response: Body38, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 38", body: New38, response: Body38, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New39 = z.object({ title: z.string(), count39: z.number() });
const Body39 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item39 = resource("/items39/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 39", response: Body39, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 39", body: New39, response: Body39, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New40 = z.object({ title: z.string(), count40: z.number() });
const Body40 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item40 = resource("/items40/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 40", response: Body40, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 40", body: New40, response: Body40, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New41 = z.object({ title: z.string(), count41: z.number() });
const Body41 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item41 = resource("/items41/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 41", response: Body41, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 41", body: New41, response: Body41, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New42 = z.object({ title: z.string(), count42: z.number() });
const Body42 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item42 = resource("/items42/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 42", response: Body42, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 42", body: New42, response: Body42, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New43 = z.object({ title: z.string(), count43: z.number() });
const Body43 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item43 = resource("/items43/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 43", response: Body43, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 43", body: New43, response: Body43, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New44 = z.object({ title: z.string(), count44: z.number() });
const Body44 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item44 = resource("/items44/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 44", response: Body44, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 44", body: New44, response: Body44, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New45 = z.object({ title: z.string(), count45: z.number() });
const Body45 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item45 = resource("/items45/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 45", response: Body45, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 45", body: New45, response: Body45, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New46 = z.object({ title: z.string(), count46: z.number() });
const Body46 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item46 = resource("/items46/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 46", response: Body46, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 46", body: New46, response: Body46, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New47 = z.object({ title: z.string(), count47: z.number() });
const Body47 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item47 = resource("/items47/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 47", response: Body47, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 47", body: New47, response: Body47, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New48 = z.object({ title: z.string(), count48: z.number() });
const Body48 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item48 = resource("/items48/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 48", response: Body48, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 48", body: New48, response: Body48, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New49 = z.object({ title: z.string(), count49: z.number() });
const Body49 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item49 = resource("/items49/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 49", response: Body49, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 49", body: New49, response: Body49, apply: ({ entity, body }) => store.update(entity, body.title) },
});
