import { resource } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New200 = z.object({ title: z.string(), count200: z.number() });
const Body200 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item200 = resource("/items200/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 200", response: Body200, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 200", body: New200, response: Body200, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New201 = z.object({ title: z.string(), count201: z.number() });
const Body201 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item201 = resource("/items201/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 201", response: Body201, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 201", body: New201, response: Body201, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New202 = z.object({ title: z.string(), count202: z.number() });
const Body202 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item202 = resource("/items202/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 202", response: Body202, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 202", body: New202, response: Body202, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New203 = z.object({ title: z.string(), count203: z.number() });
const Body203 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item203 = resource("/items203/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 203", response: Body203, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 203", body: New203, response: Body203, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New204 = z.object({ title: z.string(), count204: z.number() });
const Body204 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item204 = resource("/items204/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 204", response: Body204, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 204", body: New204, response: Body204, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New205 = z.object({ title: z.string(), count205: z.number() });
const Body205 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item205 = resource("/items205/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 205", response: Body205, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 205", body: New205, response: Body205, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New206 = z.object({ title: z.string(), count206: z.number() });
const Body206 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item206 = resource("/items206/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 206", response: Body206, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 206", body: New206, response: Body206, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New207 = z.object({ title: z.string(), count207: z.number() });
const Body207 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item207 = resource("/items207/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 207", response: Body207, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 207", body: New207, response: Body207, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New208 = z.object({ title: z.string(), count208: z.number() });
const Body208 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item208 = resource("/items208/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 208", response: Body208, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 208", body: New208, response: Body208, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New209 = z.object({ title: z.string(), count209: z.number() });
const Body209 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item209 = resource("/items209/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 209", response: Body209, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 209", body: New209, response: Body209, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New210 = z.object({ title: z.string(), count210: z.number() });
const Body210 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item210 = resource("/items210/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 210", response: Body210, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 210", body: New210, response: Body210, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New211 = z.object({ title: z.string(), count211: z.number() });
const Body211 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item211 = resource("/items211/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 211", response: Body211, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 211", body: New211, response: Body211, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New212 = z.object({ title: z.string(), count212: z.number() });
const Body212 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item212 = resource("/items212/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 212", response: Body212, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 212", body: New212, response: Body212, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New213 = z.object({ title: z.string(), count213: z.number() });
const Body213 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item213 = resource("/items213/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 213", response: Body213, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 213", body: New213, response: Body213, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New214 = z.object({ title: z.string(), count214: z.number() });
const Body214 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item214 = resource("/items214/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 214", response: Body214, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 214", body: New214, response: Body214, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New215 = z.object({ title: z.string(), count215: z.number() });
const Body215 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item215 = resource("/items215/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 215", response: Body215, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 215", body: New215, response: Body215, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New216 = z.object({ title: z.string(), count216: z.number() });
const Body216 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item216 = resource("/items216/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 216", response: Body216, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 216", body: New216, response: Body216, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New217 = z.object({ title: z.string(), count217: z.number() });
const Body217 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item217 = resource("/items217/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 217", response: Body217, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 217", body: New217, response: Body217, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New218 = z.object({ title: z.string(), count218: z.number() });
const Body218 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item218 = resource("/items218/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 218", response: Body218, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 218", body: New218, response: Body218, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New219 = z.object({ title: z.string(), count219: z.number() });
const Body219 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item219 = resource("/items219/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 219", response: Body219, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 219", body: New219, response: Body219, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New220 = z.object({ title: z.string(), count220: z.number() });
const Body220 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item220 = resource("/items220/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 220", response: Body220, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 220", body: New220, response: Body220, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New221 = z.object({ title: z.string(), count221: z.number() });
const Body221 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item221 = resource("/items221/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 221", response: Body221, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 221", body: New221, response: Body221, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New222 = z.object({ title: z.string(), count222: z.number() });
const Body222 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item222 = resource("/items222/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 222", response: Body222, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 222", body: New222, response: Body222, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New223 = z.object({ title: z.string(), count223: z.number() });
const Body223 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item223 = resource("/items223/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 223", response: Body223, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 223", body: New223, response: Body223, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New224 = z.object({ title: z.string(), count224: z.number() });
const Body224 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item224 = resource("/items224/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 224", response: Body224, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 224", body: New224, response: Body224, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New225 = z.object({ title: z.string(), count225: z.number() });
const Body225 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item225 = resource("/items225/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 225", response: Body225, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 225", body: New225, response: Body225, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New226 = z.object({ title: z.string(), count226: z.number() });
const Body226 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item226 = resource("/items226/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 226", response: Body226, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 226", body: New226, response: Body226, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New227 = z.object({ title: z.string(), count227: z.number() });
const Body227 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item227 = resource("/items227/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 227", response: Body227, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 227", body: New227, response: Body227, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New228 = z.object({ title: z.string(), count228: z.number() });
const Body228 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item228 = resource("/items228/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 228", response: Body228, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 228", body: New228, response: Body228, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New229 = z.object({ title: z.string(), count229: z.number() });
const Body229 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item229 = resource("/items229/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 229", response: Body229, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 229", body: New229, response: Body229, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New230 = z.object({ title: z.string(), count230: z.number() });
const Body230 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item230 = resource("/items230/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 230", response: Body230, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 230", body: New230, response: Body230, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New231 = z.object({ title: z.string(), count231: z.number() });
const Body231 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item231 = resource("/items231/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 231", response: Body231, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 231", body: New231, response: Body231, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New232 = z.object({ title: z.string(), count232: z.number() });
const Body232 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item232 = resource("/items232/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 232", response: Body232, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 232", body: New232, response: Body232, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New233 = z.object({ title: z.string(), count233: z.number() });
const Body233 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item233 = resource("/items233/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 233", response: Body233, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 233", body: New233, response: Body233, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New234 = z.object({ title: z.string(), count234: z.number() });
const Body234 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item234 = resource("/items234/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 234", response: Body234, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 234", body: New234, response: Body234, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New235 = z.object({ title: z.string(), count235: z.number() });
const Body235 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item235 = resource("/items235/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 235", response: Body235, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 235", body: New235, response: Body235, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New236 = z.object({ title: z.string(), count236: z.number() });
const Body236 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item236 = resource("/items236/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 236", response: Body236, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 236", body: New236, response: Body236, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New237 = z.object({ title: z.string(), count237: z.number() });
const Body237 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item237 = resource("/items237/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 237", response: Body237, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 237", body: New237, response: Body237, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New238 = z.object({ title: z.string(), count238: z.number() });
const Body238 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item238 = resource("/items238/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 238", response: Body238, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 238", body: New238, response: Body238, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New239 = z.object({ title: z.string(), count239: z.number() });
const Body239 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item239 = resource("/items239/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 239", response: Body239, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 239", body: New239, response: Body239, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New240 = z.object({ title: z.string(), count240: z.number() });
const Body240 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item240 = resource("/items240/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 240", response: Body240, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 240", body: New240, response: Body240, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New241 = z.object({ title: z.string(), count241: z.number() });
const Body241 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item241 = resource("/items241/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 241", response: Body241, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 241", body: New241, response: Body241, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New242 = z.object({ title: z.string(), count242: z.number() });
const Body242 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item242 = resource("/items242/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 242", response: Body242, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 242", body: New242, response: Body242, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New243 = z.object({ title: z.string(), count243: z.number() });
const Body243 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item243 = resource("/items243/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 243", response: Body243, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 243", body: New243, response: Body243, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New244 = z.object({ title: z.string(), count244: z.number() });
const Body244 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item244 = resource("/items244/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 244", response: Body244, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 244", body: New244, response: Body244, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New245 = z.object({ title: z.string(), count245: z.number() });
const Body245 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item245 = resource("/items245/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 245", response: Body245, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 245", body: New245, response: Body245, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New246 = z.object({ title: z.string(), count246: z.number() });
const Body246 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item246 = resource("/items246/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 246", response: Body246, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 246", body: New246, response: Body246, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New247 = z.object({ title: z.string(), count247: z.number() });
const Body247 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item247 = resource("/items247/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 247", response: Body247, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 247", body: New247, response: Body247, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New248 = z.object({ title: z.string(), count248: z.number() });
const Body248 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item248 = resource("/items248/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 248", response: Body248, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 248", body: New248, response: Body248, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New249 = z.object({ title: z.string(), count249: z.number() });
const Body249 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item249 = resource("/items249/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 249", response: Body249, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 249", body: New249, response: Body249, apply: ({ entity, body }) => store.update(entity, body.title) },
});
