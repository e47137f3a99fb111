import { type Context, Resource, route } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New200 = z.object({ title: z.string(), count200: z.number() });
const Body200 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context200 = Context<{ params: "id"; state: { row: Row } }>;
class Item200 extends Resource<Context200> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New200;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context200) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context200) { return String(ctx.require("row").version); }
  override represent(ctx: Context200) { return ctx.require("row"); }
  override apply(ctx: Context200, body: z.infer<typeof New200>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 200", responses: { 200: Body200 } }, put: { summary: "Change item 200", responses: { 200: Body200 } } };
  }
}
export const item200 = route("/items200/{id}", Item200);

const New201 = z.object({ title: z.string(), count201: z.number() });
const Body201 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context201 = Context<{ params: "id"; state: { row: Row } }>;
class Item201 extends Resource<Context201> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New201;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context201) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context201) { return String(ctx.require("row").version); }
  override represent(ctx: Context201) { return ctx.require("row"); }
  override apply(ctx: Context201, body: z.infer<typeof New201>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 201", responses: { 200: Body201 } }, put: { summary: "Change item 201", responses: { 200: Body201 } } };
  }
}
export const item201 = route("/items201/{id}", Item201);

const New202 = z.object({ title: z.string(), count202: z.number() });
const Body202 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context202 = Context<{ params: "id"; state: { row: Row } }>;
class Item202 extends Resource<Context202> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New202;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context202) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context202) { return String(ctx.require("row").version); }
  override represent(ctx: Context202) { return ctx.require("row"); }
  override apply(ctx: Context202, body: z.infer<typeof New202>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 202", responses: { 200: Body202 } }, put: { summary: "Change item 202", responses: { 200: Body202 } } };
  }
}
export const item202 = route("/items202/{id}", Item202);

const New203 = z.object({ title: z.string(), count203: z.number() });
const Body203 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context203 = Context<{ params: "id"; state: { row: Row } }>;
class Item203 extends Resource<Context203> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New203;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context203) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context203) { return String(ctx.require("row").version); }
  override represent(ctx: Context203) { return ctx.require("row"); }
  override apply(ctx: Context203, body: z.infer<typeof New203>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 203", responses: { 200: Body203 } }, put: { summary: "Change item 203", responses: { 200: Body203 } } };
  }
}
export const item203 = route("/items203/{id}", Item203);

const New204 = z.object({ title: z.string(), count204: z.number() });
const Body204 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context204 = Context<{ params: "id"; state: { row: Row } }>;
class Item204 extends Resource<Context204> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New204;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context204) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context204) { return String(ctx.require("row").version); }
  override represent(ctx: Context204) { return ctx.require("row"); }
  override apply(ctx: Context204, body: z.infer<typeof New204>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 204", responses: { 200: Body204 } }, put: { summary: "Change item 204", responses: { 200: Body204 } } };
  }
}
export const item204 = route("/items204/{id}", Item204);

const New205 = z.object({ title: z.string(), count205: z.number() });
const Body205 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context205 = Context<{ params: "id"; state: { row: Row } }>;
class Item205 extends Resource<Context205> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New205;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context205) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context205) { return String(ctx.require("row").version); }
  override represent(ctx: Context205) { return ctx.require("row"); }
  override apply(ctx: Context205, body: z.infer<typeof New205>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 205", responses: { 200: Body205 } }, put: { summary: "Change item 205", responses: { 200: Body205 } } };
  }
}
export const item205 = route("/items205/{id}", Item205);

const New206 = z.object({ title: z.string(), count206: z.number() });
const Body206 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context206 = Context<{ params: "id"; state: { row: Row } }>;
class Item206 extends Resource<Context206> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New206;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context206) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context206) { return String(ctx.require("row").version); }
  override represent(ctx: Context206) { return ctx.require("row"); }
  override apply(ctx: Context206, body: z.infer<typeof New206>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 206", responses: { 200: Body206 } }, put: { summary: "Change item 206", responses: { 200: Body206 } } };
  }
}
export const item206 = route("/items206/{id}", Item206);

const New207 = z.object({ title: z.string(), count207: z.number() });
const Body207 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context207 = Context<{ params: "id"; state: { row: Row } }>;
class Item207 extends Resource<Context207> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New207;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context207) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context207) { return String(ctx.require("row").version); }
  override represent(ctx: Context207) { return ctx.require("row"); }
  override apply(ctx: Context207, body: z.infer<typeof New207>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 207", responses: { 200: Body207 } }, put: { summary: "Change item 207", responses: { 200: Body207 } } };
  }
}
export const item207 = route("/items207/{id}", Item207);

const New208 = z.object({ title: z.string(), count208: z.number() });
const Body208 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context208 = Context<{ params: "id"; state: { row: Row } }>;
class Item208 extends Resource<Context208> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New208;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context208) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context208) { return String(ctx.require("row").version); }
  override represent(ctx: Context208) { return ctx.require("row"); }
  override apply(ctx: Context208, body: z.infer<typeof New208>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 208", responses: { 200: Body208 } }, put: { summary: "Change item 208", responses: { 200: Body208 } } };
  }
}
export const item208 = route("/items208/{id}", Item208);

const New209 = z.object({ title: z.string(), count209: z.number() });
const Body209 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context209 = Context<{ params: "id"; state: { row: Row } }>;
class Item209 extends Resource<Context209> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New209;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context209) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context209) { return String(ctx.require("row").version); }
  override represent(ctx: Context209) { return ctx.require("row"); }
  override apply(ctx: Context209, body: z.infer<typeof New209>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 209", responses: { 200: Body209 } }, put: { summary: "Change item 209", responses: { 200: Body209 } } };
  }
}
export const item209 = route("/items209/{id}", Item209);

const New210 = z.object({ title: z.string(), count210: z.number() });
const Body210 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context210 = Context<{ params: "id"; state: { row: Row } }>;
class Item210 extends Resource<Context210> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New210;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context210) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context210) { return String(ctx.require("row").version); }
  override represent(ctx: Context210) { return ctx.require("row"); }
  override apply(ctx: Context210, body: z.infer<typeof New210>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 210", responses: { 200: Body210 } }, put: { summary: "Change item 210", responses: { 200: Body210 } } };
  }
}
export const item210 = route("/items210/{id}", Item210);

const New211 = z.object({ title: z.string(), count211: z.number() });
const Body211 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context211 = Context<{ params: "id"; state: { row: Row } }>;
class Item211 extends Resource<Context211> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New211;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context211) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context211) { return String(ctx.require("row").version); }
  override represent(ctx: Context211) { return ctx.require("row"); }
  override apply(ctx: Context211, body: z.infer<typeof New211>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 211", responses: { 200: Body211 } }, put: { summary: "Change item 211", responses: { 200: Body211 } } };
  }
}
export const item211 = route("/items211/{id}", Item211);

const New212 = z.object({ title: z.string(), count212: z.number() });
const Body212 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context212 = Context<{ params: "id"; state: { row: Row } }>;
class Item212 extends Resource<Context212> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New212;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context212) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context212) { return String(ctx.require("row").version); }
  override represent(ctx: Context212) { return ctx.require("row"); }
  override apply(ctx: Context212, body: z.infer<typeof New212>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 212", responses: { 200: Body212 } }, put: { summary: "Change item 212", responses: { 200: Body212 } } };
  }
}
export const item212 = route("/items212/{id}", Item212);

const New213 = z.object({ title: z.string(), count213: z.number() });
const Body213 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context213 = Context<{ params: "id"; state: { row: Row } }>;
class Item213 extends Resource<Context213> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New213;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context213) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context213) { return String(ctx.require("row").version); }
  override represent(ctx: Context213) { return ctx.require("row"); }
  override apply(ctx: Context213, body: z.infer<typeof New213>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 213", responses: { 200: Body213 } }, put: { summary: "Change item 213", responses: { 200: Body213 } } };
  }
}
export const item213 = route("/items213/{id}", Item213);

const New214 = z.object({ title: z.string(), count214: z.number() });
const Body214 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context214 = Context<{ params: "id"; state: { row: Row } }>;
class Item214 extends Resource<Context214> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New214;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context214) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context214) { return String(ctx.require("row").version); }
  override represent(ctx: Context214) { return ctx.require("row"); }
  override apply(ctx: Context214, body: z.infer<typeof New214>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 214", responses: { 200: Body214 } }, put: { summary: "Change item 214", responses: { 200: Body214 } } };
  }
}
export const item214 = route("/items214/{id}", Item214);

const New215 = z.object({ title: z.string(), count215: z.number() });
const Body215 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context215 = Context<{ params: "id"; state: { row: Row } }>;
class Item215 extends Resource<Context215> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New215;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context215) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context215) { return String(ctx.require("row").version); }
  override represent(ctx: Context215) { return ctx.require("row"); }
  override apply(ctx: Context215, body: z.infer<typeof New215>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 215", responses: { 200: Body215 } }, put: { summary: "Change item 215", responses: { 200: Body215 } } };
  }
}
export const item215 = route("/items215/{id}", Item215);

const New216 = z.object({ title: z.string(), count216: z.number() });
const Body216 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context216 = Context<{ params: "id"; state: { row: Row } }>;
class Item216 extends Resource<Context216> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New216;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context216) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context216) { return String(ctx.require("row").version); }
  override represent(ctx: Context216) { return ctx.require("row"); }
  override apply(ctx: Context216, body: z.infer<typeof New216>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 216", responses: { 200: Body216 } }, put: { summary: "Change item 216", responses: { 200: Body216 } } };
  }
}
export const item216 = route("/items216/{id}", Item216);

const New217 = z.object({ title: z.string(), count217: z.number() });
const Body217 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context217 = Context<{ params: "id"; state: { row: Row } }>;
class Item217 extends Resource<Context217> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New217;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context217) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context217) { return String(ctx.require("row").version); }
  override represent(ctx: Context217) { return ctx.require("row"); }
  override apply(ctx: Context217, body: z.infer<typeof New217>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 217", responses: { 200: Body217 } }, put: { summary: "Change item 217", responses: { 200: Body217 } } };
  }
}
export const item217 = route("/items217/{id}", Item217);

const New218 = z.object({ title: z.string(), count218: z.number() });
const Body218 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context218 = Context<{ params: "id"; state: { row: Row } }>;
class Item218 extends Resource<Context218> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New218;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context218) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context218) { return String(ctx.require("row").version); }
  override represent(ctx: Context218) { return ctx.require("row"); }
  override apply(ctx: Context218, body: z.infer<typeof New218>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 218", responses: { 200: Body218 } }, put: { summary: "Change item 218", responses: { 200: Body218 } } };
  }
}
export const item218 = route("/items218/{id}", Item218);

const New219 = z.object({ title: z.string(), count219: z.number() });
const Body219 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context219 = Context<{ params: "id"; state: { row: Row } }>;
class Item219 extends Resource<Context219> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New219;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context219) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context219) { return String(ctx.require("row").version); }
  override represent(ctx: Context219) { return ctx.require("row"); }
  override apply(ctx: Context219, body: z.infer<typeof New219>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 219", responses: { 200: Body219 } }, put: { summary: "Change item 219", responses: { 200: Body219 } } };
  }
}
export const item219 = route("/items219/{id}", Item219);

const New220 = z.object({ title: z.string(), count220: z.number() });
const Body220 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context220 = Context<{ params: "id"; state: { row: Row } }>;
class Item220 extends Resource<Context220> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New220;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context220) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context220) { return String(ctx.require("row").version); }
  override represent(ctx: Context220) { return ctx.require("row"); }
  override apply(ctx: Context220, body: z.infer<typeof New220>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 220", responses: { 200: Body220 } }, put: { summary: "Change item 220", responses: { 200: Body220 } } };
  }
}
export const item220 = route("/items220/{id}", Item220);

const New221 = z.object({ title: z.string(), count221: z.number() });
const Body221 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context221 = Context<{ params: "id"; state: { row: Row } }>;
class Item221 extends Resource<Context221> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New221;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context221) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context221) { return String(ctx.require("row").version); }
  override represent(ctx: Context221) { return ctx.require("row"); }
  override apply(ctx: Context221, body: z.infer<typeof New221>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 221", responses: { 200: Body221 } }, put: { summary: "Change item 221", responses: { 200: Body221 } } };
  }
}
export const item221 = route("/items221/{id}", Item221);

const New222 = z.object({ title: z.string(), count222: z.number() });
const Body222 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context222 = Context<{ params: "id"; state: { row: Row } }>;
class Item222 extends Resource<Context222> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New222;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context222) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context222) { return String(ctx.require("row").version); }
  override represent(ctx: Context222) { return ctx.require("row"); }
  override apply(ctx: Context222, body: z.infer<typeof New222>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 222", responses: { 200: Body222 } }, put: { summary: "Change item 222", responses: { 200: Body222 } } };
  }
}
export const item222 = route("/items222/{id}", Item222);

const New223 = z.object({ title: z.string(), count223: z.number() });
const Body223 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context223 = Context<{ params: "id"; state: { row: Row } }>;
class Item223 extends Resource<Context223> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New223;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context223) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context223) { return String(ctx.require("row").version); }
  override represent(ctx: Context223) { return ctx.require("row"); }
  override apply(ctx: Context223, body: z.infer<typeof New223>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 223", responses: { 200: Body223 } }, put: { summary: "Change item 223", responses: { 200: Body223 } } };
  }
}
export const item223 = route("/items223/{id}", Item223);

const New224 = z.object({ title: z.string(), count224: z.number() });
const Body224 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context224 = Context<{ params: "id"; state: { row: Row } }>;
class Item224 extends Resource<Context224> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New224;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context224) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context224) { return String(ctx.require("row").version); }
  override represent(ctx: Context224) { return ctx.require("row"); }
  override apply(ctx: Context224, body: z.infer<typeof New224>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 224", responses: { 200: Body224 } }, put: { summary: "Change item 224", responses: { 200: Body224 } } };
  }
}
export const item224 = route("/items224/{id}", Item224);

const New225 = z.object({ title: z.string(), count225: z.number() });
const Body225 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context225 = Context<{ params: "id"; state: { row: Row } }>;
class Item225 extends Resource<Context225> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New225;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context225) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context225) { return String(ctx.require("row").version); }
  override represent(ctx: Context225) { return ctx.require("row"); }
  override apply(ctx: Context225, body: z.infer<typeof New225>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 225", responses: { 200: Body225 } }, put: { summary: "Change item 225", responses: { 200: Body225 } } };
  }
}
export const item225 = route("/items225/{id}", Item225);

const New226 = z.object({ title: z.string(), count226: z.number() });
const Body226 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context226 = Context<{ params: "id"; state: { row: Row } }>;
class Item226 extends Resource<Context226> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New226;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context226) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context226) { return String(ctx.require("row").version); }
  override represent(ctx: Context226) { return ctx.require("row"); }
  override apply(ctx: Context226, body: z.infer<typeof New226>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 226", responses: { 200: Body226 } }, put: { summary: "Change item 226", responses: { 200: Body226 } } };
  }
}
export const item226 = route("/items226/{id}", Item226);

const New227 = z.object({ title: z.string(), count227: z.number() });
const Body227 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context227 = Context<{ params: "id"; state: { row: Row } }>;
class Item227 extends Resource<Context227> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New227;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context227) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context227) { return String(ctx.require("row").version); }
  override represent(ctx: Context227) { return ctx.require("row"); }
  override apply(ctx: Context227, body: z.infer<typeof New227>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 227", responses: { 200: Body227 } }, put: { summary: "Change item 227", responses: { 200: Body227 } } };
  }
}
export const item227 = route("/items227/{id}", Item227);

const New228 = z.object({ title: z.string(), count228: z.number() });
const Body228 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context228 = Context<{ params: "id"; state: { row: Row } }>;
class Item228 extends Resource<Context228> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New228;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context228) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context228) { return String(ctx.require("row").version); }
  override represent(ctx: Context228) { return ctx.require("row"); }
  override apply(ctx: Context228, body: z.infer<typeof New228>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 228", responses: { 200: Body228 } }, put: { summary: "Change item 228", responses: { 200: Body228 } } };
  }
}
export const item228 = route("/items228/{id}", Item228);

const New229 = z.object({ title: z.string(), count229: z.number() });
const Body229 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context229 = Context<{ params: "id"; state: { row: Row } }>;
class Item229 extends Resource<Context229> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New229;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context229) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context229) { return String(ctx.require("row").version); }
  override represent(ctx: Context229) { return ctx.require("row"); }
  override apply(ctx: Context229, body: z.infer<typeof New229>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 229", responses: { 200: Body229 } }, put: { summary: "Change item 229", responses: { 200: Body229 } } };
  }
}
export const item229 = route("/items229/{id}", Item229);

const New230 = z.object({ title: z.string(), count230: z.number() });
const Body230 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context230 = Context<{ params: "id"; state: { row: Row } }>;
class Item230 extends Resource<Context230> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New230;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context230) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context230) { return String(ctx.require("row").version); }
  override represent(ctx: Context230) { return ctx.require("row"); }
  override apply(ctx: Context230, body: z.infer<typeof New230>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 230", responses: { 200: Body230 } }, put: { summary: "Change item 230", responses: { 200: Body230 } } };
  }
}
export const item230 = route("/items230/{id}", Item230);

const New231 = z.object({ title: z.string(), count231: z.number() });
const Body231 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context231 = Context<{ params: "id"; state: { row: Row } }>;
class Item231 extends Resource<Context231> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New231;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context231) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context231) { return String(ctx.require("row").version); }
  override represent(ctx: Context231) { return ctx.require("row"); }
  override apply(ctx: Context231, body: z.infer<typeof New231>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 231", responses: { 200: Body231 } }, put: { summary: "Change item 231", responses: { 200: Body231 } } };
  }
}
export const item231 = route("/items231/{id}", Item231);

const New232 = z.object({ title: z.string(), count232: z.number() });
const Body232 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context232 = Context<{ params: "id"; state: { row: Row } }>;
class Item232 extends Resource<Context232> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New232;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context232) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context232) { return String(ctx.require("row").version); }
  override represent(ctx: Context232) { return ctx.require("row"); }
  override apply(ctx: Context232, body: z.infer<typeof New232>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 232", responses: { 200: Body232 } }, put: { summary: "Change item 232", responses: { 200: Body232 } } };
  }
}
export const item232 = route("/items232/{id}", Item232);

const New233 = z.object({ title: z.string(), count233: z.number() });
const Body233 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context233 = Context<{ params: "id"; state: { row: Row } }>;
class Item233 extends Resource<Context233> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New233;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context233) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context233) { return String(ctx.require("row").version); }
  override represent(ctx: Context233) { return ctx.require("row"); }
  override apply(ctx: Context233, body: z.infer<typeof New233>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 233", responses: { 200: Body233 } }, put: { summary: "Change item 233", responses: { 200: Body233 } } };
  }
}
export const item233 = route("/items233/{id}", Item233);

const New234 = z.object({ title: z.string(), count234: z.number() });
const Body234 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context234 = Context<{ params: "id"; state: { row: Row } }>;
class Item234 extends Resource<Context234> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New234;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context234) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context234) { return String(ctx.require("row").version); }
  override represent(ctx: Context234) { return ctx.require("row"); }
  override apply(ctx: Context234, body: z.infer<typeof New234>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 234", responses: { 200: Body234 } }, put: { summary: "Change item 234", responses: { 200: Body234 } } };
  }
}
export const item234 = route("/items234/{id}", Item234);

const New235 = z.object({ title: z.string(), count235: z.number() });
const Body235 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context235 = Context<{ params: "id"; state: { row: Row } }>;
class Item235 extends Resource<Context235> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New235;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context235) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context235) { return String(ctx.require("row").version); }
  override represent(ctx: Context235) { return ctx.require("row"); }
  override apply(ctx: Context235, body: z.infer<typeof New235>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 235", responses: { 200: Body235 } }, put: { summary: "Change item 235", responses: { 200: Body235 } } };
  }
}
export const item235 = route("/items235/{id}", Item235);

const New236 = z.object({ title: z.string(), count236: z.number() });
const Body236 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context236 = Context<{ params: "id"; state: { row: Row } }>;
class Item236 extends Resource<Context236> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New236;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context236) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context236) { return String(ctx.require("row").version); }
  override represent(ctx: Context236) { return ctx.require("row"); }
  override apply(ctx: Context236, body: z.infer<typeof New236>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 236", responses: { 200: Body236 } }, put: { summary: "Change item 236", responses: { 200: Body236 } } };
  }
}
export const item236 = route("/items236/{id}", Item236);

const New237 = z.object({ title: z.string(), count237: z.number() });
const Body237 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context237 = Context<{ params: "id"; state: { row: Row } }>;
class Item237 extends Resource<Context237> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New237;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context237) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context237) { return String(ctx.require("row").version); }
  override represent(ctx: Context237) { return ctx.require("row"); }
  override apply(ctx: Context237, body: z.infer<typeof New237>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 237", responses: { 200: Body237 } }, put: { summary: "Change item 237", responses: { 200: Body237 } } };
  }
}
export const item237 = route("/items237/{id}", Item237);

const New238 = z.object({ title: z.string(), count238: z.number() });
const Body238 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context238 = Context<{ params: "id"; state: { row: Row } }>;
class Item238 extends Resource<Context238> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New238;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context238) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context238) { return String(ctx.require("row").version); }
  override represent(ctx: Context238) { return ctx.require("row"); }
  override apply(ctx: Context238, body: z.infer<typeof New238>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 238", responses: { 200: Body238 } }, put: { summary: "Change item 238", responses: { 200: Body238 } } };
  }
}
export const item238 = route("/items238/{id}", Item238);

const New239 = z.object({ title: z.string(), count239: z.number() });
const Body239 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context239 = Context<{ params: "id"; state: { row: Row } }>;
class Item239 extends Resource<Context239> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New239;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context239) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context239) { return String(ctx.require("row").version); }
  override represent(ctx: Context239) { return ctx.require("row"); }
  override apply(ctx: Context239, body: z.infer<typeof New239>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 239", responses: { 200: Body239 } }, put: { summary: "Change item 239", responses: { 200: Body239 } } };
  }
}
export const item239 = route("/items239/{id}", Item239);

const New240 = z.object({ title: z.string(), count240: z.number() });
const Body240 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context240 = Context<{ params: "id"; state: { row: Row } }>;
class Item240 extends Resource<Context240> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New240;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context240) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context240) { return String(ctx.require("row").version); }
  override represent(ctx: Context240) { return ctx.require("row"); }
  override apply(ctx: Context240, body: z.infer<typeof New240>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 240", responses: { 200: Body240 } }, put: { summary: "Change item 240", responses: { 200: Body240 } } };
  }
}
export const item240 = route("/items240/{id}", Item240);

const New241 = z.object({ title: z.string(), count241: z.number() });
const Body241 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context241 = Context<{ params: "id"; state: { row: Row } }>;
class Item241 extends Resource<Context241> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New241;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context241) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context241) { return String(ctx.require("row").version); }
  override represent(ctx: Context241) { return ctx.require("row"); }
  override apply(ctx: Context241, body: z.infer<typeof New241>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 241", responses: { 200: Body241 } }, put: { summary: "Change item 241", responses: { 200: Body241 } } };
  }
}
export const item241 = route("/items241/{id}", Item241);

const New242 = z.object({ title: z.string(), count242: z.number() });
const Body242 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context242 = Context<{ params: "id"; state: { row: Row } }>;
class Item242 extends Resource<Context242> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New242;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context242) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context242) { return String(ctx.require("row").version); }
  override represent(ctx: Context242) { return ctx.require("row"); }
  override apply(ctx: Context242, body: z.infer<typeof New242>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 242", responses: { 200: Body242 } }, put: { summary: "Change item 242", responses: { 200: Body242 } } };
  }
}
export const item242 = route("/items242/{id}", Item242);

const New243 = z.object({ title: z.string(), count243: z.number() });
const Body243 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context243 = Context<{ params: "id"; state: { row: Row } }>;
class Item243 extends Resource<Context243> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New243;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context243) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context243) { return String(ctx.require("row").version); }
  override represent(ctx: Context243) { return ctx.require("row"); }
  override apply(ctx: Context243, body: z.infer<typeof New243>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 243", responses: { 200: Body243 } }, put: { summary: "Change item 243", responses: { 200: Body243 } } };
  }
}
export const item243 = route("/items243/{id}", Item243);

const New244 = z.object({ title: z.string(), count244: z.number() });
const Body244 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context244 = Context<{ params: "id"; state: { row: Row } }>;
class Item244 extends Resource<Context244> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New244;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context244) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context244) { return String(ctx.require("row").version); }
  override represent(ctx: Context244) { return ctx.require("row"); }
  override apply(ctx: Context244, body: z.infer<typeof New244>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 244", responses: { 200: Body244 } }, put: { summary: "Change item 244", responses: { 200: Body244 } } };
  }
}
export const item244 = route("/items244/{id}", Item244);

const New245 = z.object({ title: z.string(), count245: z.number() });
const Body245 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context245 = Context<{ params: "id"; state: { row: Row } }>;
class Item245 extends Resource<Context245> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New245;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context245) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context245) { return String(ctx.require("row").version); }
  override represent(ctx: Context245) { return ctx.require("row"); }
  override apply(ctx: Context245, body: z.infer<typeof New245>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 245", responses: { 200: Body245 } }, put: { summary: "Change item 245", responses: { 200: Body245 } } };
  }
}
export const item245 = route("/items245/{id}", Item245);

const New246 = z.object({ title: z.string(), count246: z.number() });
const Body246 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context246 = Context<{ params: "id"; state: { row: Row } }>;
class Item246 extends Resource<Context246> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New246;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context246) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context246) { return String(ctx.require("row").version); }
  override represent(ctx: Context246) { return ctx.require("row"); }
  override apply(ctx: Context246, body: z.infer<typeof New246>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 246", responses: { 200: Body246 } }, put: { summary: "Change item 246", responses: { 200: Body246 } } };
  }
}
export const item246 = route("/items246/{id}", Item246);

const New247 = z.object({ title: z.string(), count247: z.number() });
const Body247 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context247 = Context<{ params: "id"; state: { row: Row } }>;
class Item247 extends Resource<Context247> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New247;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context247) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context247) { return String(ctx.require("row").version); }
  override represent(ctx: Context247) { return ctx.require("row"); }
  override apply(ctx: Context247, body: z.infer<typeof New247>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 247", responses: { 200: Body247 } }, put: { summary: "Change item 247", responses: { 200: Body247 } } };
  }
}
export const item247 = route("/items247/{id}", Item247);

const New248 = z.object({ title: z.string(), count248: z.number() });
const Body248 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context248 = Context<{ params: "id"; state: { row: Row } }>;
class Item248 extends Resource<Context248> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New248;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context248) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context248) { return String(ctx.require("row").version); }
  override represent(ctx: Context248) { return ctx.require("row"); }
  override apply(ctx: Context248, body: z.infer<typeof New248>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 248", responses: { 200: Body248 } }, put: { summary: "Change item 248", responses: { 200: Body248 } } };
  }
}
export const item248 = route("/items248/{id}", Item248);

const New249 = z.object({ title: z.string(), count249: z.number() });
const Body249 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context249 = Context<{ params: "id"; state: { row: Row } }>;
class Item249 extends Resource<Context249> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New249;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context249) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context249) { return String(ctx.require("row").version); }
  override represent(ctx: Context249) { return ctx.require("row"); }
  override apply(ctx: Context249, body: z.infer<typeof New249>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 249", responses: { 200: Body249 } }, put: { summary: "Change item 249", responses: { 200: Body249 } } };
  }
}
export const item249 = route("/items249/{id}", Item249);
