import { resource } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New150 = z.object({ title: z.string(), count150: z.number() });
const Body150 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item150 = resource("/items150/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 150", response: Body150, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 150", body: New150, response: Body150, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New151 = z.object({ title: z.string(), count151: z.number() });
const Body151 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item151 = resource("/items151/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 151", response: Body151, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 151", body: New151, response: Body151, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New152 = z.object({ title: z.string(), count152: z.number() });
const Body152 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item152 = resource("/items152/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 152", response: Body152, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 152", body: New152, response: Body152, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New153 = z.object({ title: z.string(), count153: z.number() });
const Body153 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item153 = resource("/items153/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 153", response: Body153, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 153", body: New153, response: Body153, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New154 = z.object({ title: z.string(), count154: z.number() });
const Body154 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item154 = resource("/items154/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 154", response: Body154, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 154", body: New154, response: Body154, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New155 = z.object({ title: z.string(), count155: z.number() });
const Body155 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item155 = resource("/items155/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 155", response: Body155, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 155", body: New155, response: Body155, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New156 = z.object({ title: z.string(), count156: z.number() });
const Body156 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item156 = resource("/items156/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 156", response: Body156, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 156", body: New156, response: Body156, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New157 = z.object({ title: z.string(), count157: z.number() });
const Body157 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item157 = resource("/items157/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 157", response: Body157, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 157", body: New157, response: Body157, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New158 = z.object({ title: z.string(), count158: z.number() });
const Body158 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item158 = resource("/items158/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 158", response: Body158, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 158", body: New158, response: Body158, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New159 = z.object({ title: z.string(), count159: z.number() });
const Body159 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item159 = resource("/items159/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 159", response: Body159, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 159", body: New159, response: Body159, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New160 = z.object({ title: z.string(), count160: z.number() });
const Body160 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item160 = resource("/items160/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 160", response: Body160, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 160", body: New160, response: Body160, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New161 = z.object({ title: z.string(), count161: z.number() });
const Body161 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item161 = resource("/items161/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 161", response: Body161, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 161", body: New161, response: Body161, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New162 = z.object({ title: z.string(), count162: z.number() });
const Body162 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item162 = resource("/items162/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 162", response: Body162, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 162", body: New162, response: Body162, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New163 = z.object({ title: z.string(), count163: z.number() });
const Body163 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item163 = resource("/items163/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 163", response: Body163, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 163", body: New163, response: Body163, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New164 = z.object({ title: z.string(), count164: z.number() });
const Body164 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item164 = resource("/items164/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 164", response: Body164, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 164", body: New164, response: Body164, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New165 = z.object({ title: z.string(), count165: z.number() });
const Body165 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item165 = resource("/items165/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 165", response: Body165, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 165", body: New165, response: Body165, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New166 = z.object({ title: z.string(), count166: z.number() });
const Body166 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item166 = resource("/items166/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 166", response: Body166, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 166", body: New166, response: Body166, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New167 = z.object({ title: z.string(), count167: z.number() });
const Body167 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item167 = resource("/items167/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 167", response: Body167, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 167", body: New167, response: Body167, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New168 = z.object({ title: z.string(), count168: z.number() });
const Body168 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item168 = resource("/items168/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 168", response: Body168, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 168", body: New168, response: Body168, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New169 = z.object({ title: z.string(), count169: z.number() });
const Body169 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item169 = resource("/items169/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 169", response: Body169, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 169", body: New169, response: Body169, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New170 = z.object({ title: z.string(), count170: z.number() });
const Body170 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item170 = resource("/items170/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 170", response: Body170, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 170", body: New170, response: Body170, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New171 = z.object({ title: z.string(), count171: z.number() });
const Body171 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item171 = resource("/items171/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 171", response: Body171, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 171", body: New171, response: Body171, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New172 = z.object({ title: z.string(), count172: z.number() });
const Body172 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item172 = resource("/items172/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 172", response: Body172, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 172", body: New172, response: Body172, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New173 = z.object({ title: z.string(), count173: z.number() });
const Body173 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item173 = resource("/items173/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 173", response: Body173, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 173", body: New173, response: Body173, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New174 = z.object({ title: z.string(), count174: z.number() });
const Body174 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item174 = resource("/items174/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 174", response: Body174, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 174", body: New174, response: Body174, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New175 = z.object({ title: z.string(), count175: z.number() });
const Body175 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item175 = resource("/items175/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 175", response: Body175, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 175", body: New175, response: Body175, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New176 = z.object({ title: z.string(), count176: z.number() });
const Body176 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item176 = resource("/items176/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 176", response: Body176, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 176", body: New176, response: Body176, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New177 = z.object({ title: z.string(), count177: z.number() });
const Body177 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item177 = resource("/items177/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 177", response: Body177, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 177", body: New177, response: Body177, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New178 = z.object({ title: z.string(), count178: z.number() });
const Body178 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item178 = resource("/items178/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 178", response: Body178, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 178", body: New178, response: Body178, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New179 = z.object({ title: z.string(), count179: z.number() });
const Body179 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item179 = resource("/items179/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 179", response: Body179, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 179", body: New179, response: Body179, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New180 = z.object({ title: z.string(), count180: z.number() });
const Body180 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item180 = resource("/items180/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 180", response: Body180, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 180", body: New180, response: Body180, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New181 = z.object({ title: z.string(), count181: z.number() });
const Body181 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item181 = resource("/items181/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 181", response: Body181, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 181", body: New181, response: Body181, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New182 = z.object({ title: z.string(), count182: z.number() });
const Body182 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item182 = resource("/items182/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 182", response: Body182, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 182", body: New182, response: Body182, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New183 = z.object({ title: z.string(), count183: z.number() });
const Body183 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item183 = resource("/items183/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 183", response: Body183, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 183", body: New183, response: Body183, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New184 = z.object({ title: z.string(), count184: z.number() });
const Body184 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item184 = resource("/items184/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 184", response: Body184, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 184", body: New184, response: Body184, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New185 = z.object({ title: z.string(), count185: z.number() });
const Body185 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item185 = resource("/items185/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 185", response: Body185, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 185", body: New185, response: Body185, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New186 = z.object({ title: z.string(), count186: z.number() });
const Body186 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item186 = resource("/items186/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 186", response: Body186, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 186", body: New186, response: Body186, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New187 = z.object({ title: z.string(), count187: z.number() });
const Body187 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item187 = resource("/items187/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 187", response: Body187, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 187", body: New187, response: Body187, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New188 = z.object({ title: z.string(), count188: z.number() });
const Body188 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item188 = resource("/items188/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 188", response: Body188, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 188", body: New188, response: Body188, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New189 = z.object({ title: z.string(), count189: z.number() });
const Body189 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item189 = resource("/items189/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 189", response: Body189, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 189", body: New189, response: Body189, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New190 = z.object({ title: z.string(), count190: z.number() });
const Body190 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item190 = resource("/items190/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 190", response: Body190, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 190", body: New190, response: Body190, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New191 = z.object({ title: z.string(), count191: z.number() });
const Body191 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item191 = resource("/items191/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 191", response: Body191, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 191", body: New191, response: Body191, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New192 = z.object({ title: z.string(), count192: z.number() });
const Body192 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item192 = resource("/items192/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 192", response: Body192, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 192", body: New192, response: Body192, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New193 = z.object({ title: z.string(), count193: z.number() });
const Body193 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item193 = resource("/items193/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 193", response: Body193, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 193", body: New193, response: Body193, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New194 = z.object({ title: z.string(), count194: z.number() });
const Body194 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item194 = resource("/items194/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 194", response: Body194, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 194", body: New194, response: Body194, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New195 = z.object({ title: z.string(), count195: z.number() });
const Body195 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item195 = resource("/items195/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 195", response: Body195, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 195", body: New195, response: Body195, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New196 = z.object({ title: z.string(), count196: z.number() });
const Body196 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item196 = resource("/items196/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 196", response: Body196, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 196", body: New196, response: Body196, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New197 = z.object({ title: z.string(), count197: z.number() });
const Body197 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item197 = resource("/items197/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 197", response: Body197, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 197", body: New197, response: Body197, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New198 = z.object({ title: z.string(), count198: z.number() });
const Body198 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item198 = resource("/items198/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 198", response: Body198, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 198", body: New198, response: Body198, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New199 = z.object({ title: z.string(), count199: z.number() });
const Body199 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item199 = resource("/items199/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 199", response: Body199, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 199", body: New199, response: Body199, apply: ({ entity, body }) => store.update(entity, body.title) },
});
