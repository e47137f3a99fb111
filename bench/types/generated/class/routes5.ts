import { type Context, Resource, route } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New250 = z.object({ title: z.string(), count250: z.number() });
const Body250 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context250 = Context<{ params: "id"; state: { row: Row } }>;
class Item250 extends Resource<Context250> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New250;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context250) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context250) { return String(ctx.require("row").version); }
  override represent(ctx: Context250) { return ctx.require("row"); }
  override apply(ctx: Context250, body: z.infer<typeof New250>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 250", responses: { 200: Body250 } }, put: { summary: "Change item 250", responses: { 200: Body250 } } };
  }
}
export const item250 = route("/items250/{id}", Item250);

const New251 = z.object({ title: z.string(), count251: z.number() });
const Body251 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context251 = Context<{ params: "id"; state: { row: Row } }>;
class Item251 extends Resource<Context251> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New251;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context251) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context251) { return String(ctx.require("row").version); }
  override represent(ctx: Context251) { return ctx.require("row"); }
  override apply(ctx: Context251, body: z.infer<typeof New251>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 251", responses: { 200: Body251 } }, put: { summary: "Change item 251", responses: { 200: Body251 } } };
  }
}
export const item251 = route("/items251/{id}", Item251);

const New252 = z.object({ title: z.string(), count252: z.number() });
const Body252 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context252 = Context<{ params: "id"; state: { row: Row } }>;
class Item252 extends Resource<Context252> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New252;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context252) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context252) { return String(ctx.require("row").version); }
  override represent(ctx: Context252) { return ctx.require("row"); }
  override apply(ctx: Context252, body: z.infer<typeof New252>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 252", responses: { 200: Body252 } }, put: { summary: "Change item 252", responses: { 200: Body252 } } };
  }
}
export const item252 = route("/items252/{id}", Item252);

const New253 = z.object({ title: z.string(), count253: z.number() });
const Body253 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context253 = Context<{ params: "id"; state: { row: Row } }>;
class Item253 extends Resource<Context253> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New253;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context253) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context253) { return String(ctx.require("row").version); }
  override represent(ctx: Context253) { return ctx.require("row"); }
  override apply(ctx: Context253, body: z.infer<typeof New253>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 253", responses: { 200: Body253 } }, put: { summary: "Change item 253", responses: { 200: Body253 } } };
  }
}
export const item253 = route("/items253/{id}", Item253);

const New254 = z.object({ title: z.string(), count254: z.number() });
const Body254 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context254 = Context<{ params: "id"; state: { row: Row } }>;
class Item254 extends Resource<Context254> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New254;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context254) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context254) { return String(ctx.require("row").version); }
  override represent(ctx: Context254) { return ctx.require("row"); }
  override apply(ctx: Context254, body: z.infer<typeof New254>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 254", responses: { 200: Body254 } }, put: { summary: "Change item 254", responses: { 200: Body254 } } };
  }
}
export const item254 = route("/items254/{id}", Item254);

const New255 = z.object({ title: z.string(), count255: z.number() });
const Body255 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context255 = Context<{ params: "id"; state: { row: Row } }>;
class Item255 extends Resource<Context255> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New255;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context255) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context255) { return String(ctx.require("row").version); }
  override represent(ctx: Context255) { return ctx.require("row"); }
  override apply(ctx: Context255, body: z.infer<typeof New255>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 255", responses: { 200: Body255 } }, put: { summary: "Change item 255", responses: { 200: Body255 } } };
  }
}
export const item255 = route("/items255/{id}", Item255);

const New256 = z.object({ title: z.string(), count256: z.number() });
const Body256 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context256 = Context<{ params: "id"; state: { row: Row } }>;
class Item256 extends Resource<Context256> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New256;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context256) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context256) { return String(ctx.require("row").version); }
  override represent(ctx: Context256) { return ctx.require("row"); }
  override apply(ctx: Context256, body: z.infer<typeof New256>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 256", responses: { 200: Body256 } }, put: { summary: "Change item 256", responses: { 200: Body256 } } };
  }
}
export const item256 = route("/items256/{id}", Item256);

const New257 = z.object({ title: z.string(), count257: z.number() });
const Body257 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context257 = Context<{ params: "id"; state: { row: Row } }>;
class Item257 extends Resource<Context257> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New257;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context257) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context257) { return String(ctx.require("row").version); }
  override represent(ctx: Context257) { return ctx.require("row"); }
  override apply(ctx: Context257, body: z.infer<typeof New257>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 257", responses: { 200: Body257 } }, put: { summary: "Change item 257", responses: { 200: Body257 } } };
  }
}
export const item257 = route("/items257/{id}", Item257);

const New258 = z.object({ title: z.string(), count258: z.number() });
const Body258 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context258 = Context<{ params: "id"; state: { row: Row } }>;
class Item258 extends Resource<Context258> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New258;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context258) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context258) { return String(ctx.require("row").version); }
  override represent(ctx: Context258) { return ctx.require("row"); }
  override apply(ctx: Context258, body: z.infer<typeof New258>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 258", responses: { 200: Body258 } }, put: { summary: "Change item 258", responses: { 200: Body258 } } };
  }
}
export const item258 = route("/items258/{id}", Item258);

const New259 = z.object({ title: z.string(), count259: z.number() });
const Body259 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context259 = Context<{ params: "id"; state: { row: Row } }>;
class Item259 extends Resource<Context259> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New259;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context259) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context259) { return String(ctx.require("row").version); }
  override represent(ctx: Context259) { return ctx.require("row"); }
  override apply(ctx: Context259, body: z.infer<typeof New259>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 259", responses: { 200: Body259 } }, put: { summary: "Change item 259", responses: { 200: Body259 } } };
  }
}
export const item259 = route("/items259/{id}", Item259);

const New260 = z.object({ title: z.string(), count260: z.number() });
const Body260 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context260 = Context<{ params: "id"; state: { row: Row } }>;
class Item260 extends Resource<Context260> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New260;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context260) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context260) { return String(ctx.require("row").version); }
  override represent(ctx: Context260) { return ctx.require("row"); }
  override apply(ctx: Context260, body: z.infer<typeof New260>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 260", responses: { 200: Body260 } }, put: { summary: "Change item 260", responses: { 200: Body260 } } };
  }
}
export const item260 = route("/items260/{id}", Item260);

const New261 = z.object({ title: z.string(), count261: z.number() });
const Body261 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context261 = Context<{ params: "id"; state: { row: Row } }>;
class Item261 extends Resource<Context261> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New261;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context261) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context261) { return String(ctx.require("row").version); }
  override represent(ctx: Context261) { return ctx.require("row"); }
  override apply(ctx: Context261, body: z.infer<typeof New261>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 261", responses: { 200: Body261 } }, put: { summary: "Change item 261", responses: { 200: Body261 } } };
  }
}
export const item261 = route("/items261/{id}", Item261);

const New262 = z.object({ title: z.string(), count262: z.number() });
const Body262 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context262 = Context<{ params: "id"; state: { row: Row } }>;
class Item262 extends Resource<Context262> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New262;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context262) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context262) { return String(ctx.require("row").version); }
  override represent(ctx: Context262) { return ctx.require("row"); }
  override apply(ctx: Context262, body: z.infer<typeof New262>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 262", responses: { 200: Body262 } }, put: { summary: "Change item 262", responses: { 200: Body262 } } };
  }
}
export const item262 = route("/items262/{id}", Item262);

const New263 = z.object({ title: z.string(), count263: z.number() });
const Body263 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context263 = Context<{ params: "id"; state: { row: Row } }>;
class Item263 extends Resource<Context263> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New263;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context263) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context263) { return String(ctx.require("row").version); }
  override represent(ctx: Context263) { return ctx.require("row"); }
  override apply(ctx: Context263, body: z.infer<typeof New263>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 263", responses: { 200: Body263 } }, put: { summary: "Change item 263", responses: { 200: Body263 } } };
  }
}
export const item263 = route("/items263/{id}", Item263);

const New264 = z.object({ title: z.string(), count264: z.number() });
const Body264 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context264 = Context<{ params: "id"; state: { row: Row } }>;
class Item264 extends Resource<Context264> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New264;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context264) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context264) { return String(ctx.require("row").version); }
  override represent(ctx: Context264) { return ctx.require("row"); }
  override apply(ctx: Context264, body: z.infer<typeof New264>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 264", responses: { 200: Body264 } }, put: { summary: "Change item 264", responses: { 200: Body264 } } };
  }
}
export const item264 = route("/items264/{id}", Item264);

const New265 = z.object({ title: z.string(), count265: z.number() });
const Body265 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context265 = Context<{ params: "id"; state: { row: Row } }>;
class Item265 extends Resource<Context265> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New265;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context265) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context265) { return String(ctx.require("row").version); }
  override represent(ctx: Context265) { return ctx.require("row"); }
  override apply(ctx: Context265, body: z.infer<typeof New265>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 265", responses: { 200: Body265 } }, put: { summary: "Change item 265", responses: { 200: Body265 } } };
  }
}
export const item265 = route("/items265/{id}", Item265);

const New266 = z.object({ title: z.string(), count266: z.number() });
const Body266 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context266 = Context<{ params: "id"; state: { row: Row } }>;
class Item266 extends Resource<Context266> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New266;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context266) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context266) { return String(ctx.require("row").version); }
  override represent(ctx: Context266) { return ctx.require("row"); }
  override apply(ctx: Context266, body: z.infer<typeof New266>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 266", responses: { 200: Body266 } }, put: { summary: "Change item 266", responses: { 200: Body266 } } };
  }
}
export const item266 = route("/items266/{id}", Item266);

const New267 = z.object({ title: z.string(), count267: z.number() });
const Body267 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context267 = Context<{ params: "id"; state: { row: Row } }>;
class Item267 extends Resource<Context267> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New267;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context267) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context267) { return String(ctx.require("row").version); }
  override represent(ctx: Context267) { return ctx.require("row"); }
  override apply(ctx: Context267, body: z.infer<typeof New267>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 267", responses: { 200: Body267 } }, put: { summary: "Change item 267", responses: { 200: Body267 } } };
  }
}
export const item267 = route("/items267/{id}", Item267);

const New268 = z.object({ title: z.string(), count268: z.number() });
const Body268 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context268 = Context<{ params: "id"; state: { row: Row } }>;
class Item268 extends Resource<Context268> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New268;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context268) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context268) { return String(ctx.require("row").version); }
  override represent(ctx: Context268) { return ctx.require("row"); }
  override apply(ctx: Context268, body: z.infer<typeof New268>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 268", responses: { 200: Body268 } }, put: { summary: "Change item 268", responses: { 200: Body268 } } };
  }
}
export const item268 = route("/items268/{id}", Item268);

const New269 = z.object({ title: z.string(), count269: z.number() });
const Body269 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context269 = Context<{ params: "id"; state: { row: Row } }>;
class Item269 extends Resource<Context269> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New269;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context269) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context269) { return String(ctx.require("row").version); }
  override represent(ctx: Context269) { return ctx.require("row"); }
  override apply(ctx: Context269, body: z.infer<typeof New269>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 269", responses: { 200: Body269 } }, put: { summary: "Change item 269", responses: { 200: Body269 } } };
  }
}
export const item269 = route("/items269/{id}", Item269);

const New270 = z.object({ title: z.string(), count270: z.number() });
const Body270 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context270 = Context<{ params: "id"; state: { row: Row } }>;
class Item270 extends Resource<Context270> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New270;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context270) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context270) { return String(ctx.require("row").version); }
  override represent(ctx: Context270) { return ctx.require("row"); }
  override apply(ctx: Context270, body: z.infer<typeof New270>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 270", responses: { 200: Body270 } }, put: { summary: "Change item 270", responses: { 200: Body270 } } };
  }
}
export const item270 = route("/items270/{id}", Item270);

const New271 = z.object({ title: z.string(), count271: z.number() });
const Body271 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context271 = Context<{ params: "id"; state: { row: Row } }>;
class Item271 extends Resource<Context271> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New271;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context271) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context271) { return String(ctx.require("row").version); }
  override represent(ctx: Context271) { return ctx.require("row"); }
  override apply(ctx: Context271, body: z.infer<typeof New271>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 271", responses: { 200: Body271 } }, put: { summary: "Change item 271", responses: { 200: Body271 } } };
  }
}
export const item271 = route("/items271/{id}", Item271);

const New272 = z.object({ title: z.string(), count272: z.number() });
const Body272 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context272 = Context<{ params: "id"; state: { row: Row } }>;
class Item272 extends Resource<Context272> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New272;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context272) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context272) { return String(ctx.require("row").version); }
  override represent(ctx: Context272) { return ctx.require("row"); }
  override apply(ctx: Context272, body: z.infer<typeof New272>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 272", responses: { 200: Body272 } }, put: { summary: "Change item 272", responses: { 200: Body272 } } };
  }
}
export const item272 = route("/items272/{id}", Item272);

const New273 = z.object({ title: z.string(), count273: z.number() });
const Body273 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context273 = Context<{ params: "id"; state: { row: Row } }>;
class Item273 extends Resource<Context273> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New273;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context273) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context273) { return String(ctx.require("row").version); }
  override represent(ctx: Context273) { return ctx.require("row"); }
  override apply(ctx: Context273, body: z.infer<typeof New273>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 273", responses: { 200: Body273 } }, put: { summary: "Change item 273", responses: { 200: Body273 } } };
  }
}
export const item273 = route("/items273/{id}", Item273);

const New274 = z.object({ title: z.string(), count274: z.number() });
const Body274 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context274 = Context<{ params: "id"; state: { row: Row } }>;
class Item274 extends Resource<Context274> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New274;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context274) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context274) { return String(ctx.require("row").version); }
  override represent(ctx: Context274) { return ctx.require("row"); }
  override apply(ctx: Context274, body: z.infer<typeof New274>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 274", responses: { 200: Body274 } }, put: { summary: "Change item 274", responses: { 200: Body274 } } };
  }
}
export const item274 = route("/items274/{id}", Item274);

const New275 = z.object({ title: z.string(), count275: z.number() });
const Body275 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context275 = Context<{ params: "id"; state: { row: Row } }>;
class Item275 extends Resource<Context275> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New275;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context275) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context275) { return String(ctx.require("row").version); }
  override represent(ctx: Context275) { return ctx.require("row"); }
  override apply(ctx: Context275, body: z.infer<typeof New275>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 275", responses: { 200: Body275 } }, put: { summary: "Change item 275", responses: { 200: Body275 } } };
  }
}
export const item275 = route("/items275/{id}", Item275);

const New276 = z.object({ title: z.string(), count276: z.number() });
const Body276 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context276 = Context<{ params: "id"; state: { row: Row } }>;
class Item276 extends Resource<Context276> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New276;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context276) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context276) { return String(ctx.require("row").version); }
  override represent(ctx: Context276) { return ctx.require("row"); }
  override apply(ctx: Context276, body: z.infer<typeof New276>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 276", responses: { 200: Body276 } }, put: { summary: "Change item 276", responses: { 200: Body276 } } };
  }
}
export const item276 = route("/items276/{id}", Item276);

const New277 = z.object({ title: z.string(), count277: z.number() });
const Body277 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context277 = Context<{ params: "id"; state: { row: Row } }>;
class Item277 extends Resource<Context277> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New277;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context277) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context277) { return String(ctx.require("row").version); }
  override represent(ctx: Context277) { return ctx.require("row"); }
  override apply(ctx: Context277, body: z.infer<typeof New277>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 277", responses: { 200: Body277 } }, put: { summary: "Change item 277", responses: { 200: Body277 } } };
  }
}
export const item277 = route("/items277/{id}", Item277);

const New278 = z.object({ title: z.string(), count278: z.number() });
const Body278 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context278 = Context<{ params: "id"; state: { row: Row } }>;
class Item278 extends Resource<Context278> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New278;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context278) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context278) { return String(ctx.require("row").version); }
  override represent(ctx: Context278) { return ctx.require("row"); }
  override apply(ctx: Context278, body: z.infer<typeof New278>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 278", responses: { 200: Body278 } }, put: { summary: "Change item 278", responses: { 200: Body278 } } };
  }
}
export const item278 = route("/items278/{id}", Item278);

const New279 = z.object({ title: z.string(), count279: z.number() });
const Body279 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context279 = Context<{ params: "id"; state: { row: Row } }>;
class Item279 extends Resource<Context279> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New279;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context279) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context279) { return String(ctx.require("row").version); }
  override represent(ctx: Context279) { return ctx.require("row"); }
  override apply(ctx: Context279, body: z.infer<typeof New279>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 279", responses: { 200: Body279 } }, put: { summary: "Change item 279", responses: { 200: Body279 } } };
  }
}
export const item279 = route("/items279/{id}", Item279);

const New280 = z.object({ title: z.string(), count280: z.number() });
const Body280 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context280 = Context<{ params: "id"; state: { row: Row } }>;
class Item280 extends Resource<Context280> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New280;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context280) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context280) { return String(ctx.require("row").version); }
  override represent(ctx: Context280) { return ctx.require("row"); }
  override apply(ctx: Context280, body: z.infer<typeof New280>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 280", responses: { 200: Body280 } }, put: { summary: "Change item 280", responses: { 200: Body280 } } };
  }
}
export const item280 = route("/items280/{id}", Item280);

const New281 = z.object({ title: z.string(), count281: z.number() });
const Body281 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context281 = Context<{ params: "id"; state: { row: Row } }>;
class Item281 extends Resource<Context281> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New281;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context281) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context281) { return String(ctx.require("row").version); }
  override represent(ctx: Context281) { return ctx.require("row"); }
  override apply(ctx: Context281, body: z.infer<typeof New281>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 281", responses: { 200: Body281 } }, put: { summary: "Change item 281", responses: { 200: Body281 } } };
  }
}
export const item281 = route("/items281/{id}", Item281);

const New282 = z.object({ title: z.string(), count282: z.number() });
const Body282 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context282 = Context<{ params: "id"; state: { row: Row } }>;
class Item282 extends Resource<Context282> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New282;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context282) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context282) { return String(ctx.require("row").version); }
  override represent(ctx: Context282) { return ctx.require("row"); }
  override apply(ctx: Context282, body: z.infer<typeof New282>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 282", responses: { 200: Body282 } }, put: { summary: "Change item 282", responses: { 200: Body282 } } };
  }
}
export const item282 = route("/items282/{id}", Item282);

const New283 = z.object({ title: z.string(), count283: z.number() });
const Body283 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context283 = Context<{ params: "id"; state: { row: Row } }>;
class Item283 extends Resource<Context283> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New283;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context283) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context283) { return String(ctx.require("row").version); }
  override represent(ctx: Context283) { return ctx.require("row"); }
  override apply(ctx: Context283, body: z.infer<typeof New283>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 283", responses: { 200: Body283 } }, put: { summary: "Change item 283", responses: { 200: Body283 } } };
  }
}
export const item283 = route("/items283/{id}", Item283);

const New284 = z.object({ title: z.string(), count284: z.number() });
const Body284 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context284 = Context<{ params: "id"; state: { row: Row } }>;
class Item284 extends Resource<Context284> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New284;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context284) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context284) { return String(ctx.require("row").version); }
  override represent(ctx: Context284) { return ctx.require("row"); }
  override apply(ctx: Context284, body: z.infer<typeof New284>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 284", responses: { 200: Body284 } }, put: { summary: "Change item 284", responses: { 200: Body284 } } };
  }
}
export const item284 = route("/items284/{id}", Item284);

const New285 = z.object({ title: z.string(), count285: z.number() });
const Body285 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context285 = Context<{ params: "id"; state: { row: Row } }>;
class Item285 extends Resource<Context285> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New285;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context285) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context285) { return String(ctx.require("row").version); }
  override represent(ctx: Context285) { return ctx.require("row"); }
  override apply(ctx: Context285, body: z.infer<typeof New285>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 285", responses: { 200: Body285 } }, put: { summary: "Change item 285", responses: { 200: Body285 } } };
  }
}
export const item285 = route("/items285/{id}", Item285);

const New286 = z.object({ title: z.string(), count286: z.number() });
const Body286 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context286 = Context<{ params: "id"; state: { row: Row } }>;
class Item286 extends Resource<Context286> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New286;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context286) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context286) { return String(ctx.require("row").version); }
  override represent(ctx: Context286) { return ctx.require("row"); }
  override apply(ctx: Context286, body: z.infer<typeof New286>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 286", responses: { 200: Body286 } }, put: { summary: "Change item 286", responses: { 200: Body286 } } };
  }
}
export const item286 = route("/items286/{id}", Item286);

const New287 = z.object({ title: z.string(), count287: z.number() });
const Body287 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context287 = Context<{ params: "id"; state: { row: Row } }>;
class Item287 extends Resource<Context287> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New287;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context287) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context287) { return String(ctx.require("row").version); }
  override represent(ctx: Context287) { return ctx.require("row"); }
  override apply(ctx: Context287, body: z.infer<typeof New287>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 287", responses: { 200: Body287 } }, put: { summary: "Change item 287", responses: { 200: Body287 } } };
  }
}
export const item287 = route("/items287/{id}", Item287);

const New288 = z.object({ title: z.string(), count288: z.number() });
const Body288 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context288 = Context<{ params: "id"; state: { row: Row } }>;
class Item288 extends Resource<Context288> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New288;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context288) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context288) { return String(ctx.require("row").version); }
  override represent(ctx: Context288) { return ctx.require("row"); }
  override apply(ctx: Context288, body: z.infer<typeof New288>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 288", responses: { 200: Body288 } }, put: { summary: "Change item 288", responses: { 200: Body288 } } };
  }
}
export const item288 = route("/items288/{id}", Item288);

const New289 = z.object({ title: z.string(), count289: z.number() });
const Body289 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context289 = Context<{ params: "id"; state: { row: Row } }>;
class Item289 extends Resource<Context289> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New289;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context289) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context289) { return String(ctx.require("row").version); }
  override represent(ctx: Context289) { return ctx.require("row"); }
  override apply(ctx: Context289, body: z.infer<typeof New289>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 289", responses: { 200: Body289 } }, put: { summary: "Change item 289", responses: { 200: Body289 } } };
  }
}
export const item289 = route("/items289/{id}", Item289);

const New290 = z.object({ title: z.string(), count290: z.number() });
const Body290 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context290 = Context<{ params: "id"; state: { row: Row } }>;
class Item290 extends Resource<Context290> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New290;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context290) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context290) { return String(ctx.require("row").version); }
  override represent(ctx: Context290) { return ctx.require("row"); }
  override apply(ctx: Context290, body: z.infer<typeof New290>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 290", responses: { 200: Body290 } }, put: { summary: "Change item 290", responses: { 200: Body290 } } };
  }
}
export const item290 = route("/items290/{id}", Item290);

const New291 = z.object({ title: z.string(), count291: z.number() });
const Body291 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context291 = Context<{ params: "id"; state: { row: Row } }>;
class Item291 extends Resource<Context291> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New291;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context291) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context291) { return String(ctx.require("row").version); }
  override represent(ctx: Context291) { return ctx.require("row"); }
  override apply(ctx: Context291, body: z.infer<typeof New291>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 291", responses: { 200: Body291 } }, put: { summary: "Change item 291", responses: { 200: Body291 } } };
  }
}
export const item291 = route("/items291/{id}", Item291);

const New292 = z.object({ title: z.string(), count292: z.number() });
const Body292 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context292 = Context<{ params: "id"; state: { row: Row } }>;
class Item292 extends Resource<Context292> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New292;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context292) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context292) { return String(ctx.require("row").version); }
  override represent(ctx: Context292) { return ctx.require("row"); }
  override apply(ctx: Context292, body: z.infer<typeof New292>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 292", responses: { 200: Body292 } }, put: { summary: "Change item 292", responses: { 200: Body292 } } };
  }
}
export const item292 = route("/items292/{id}", Item292);

const New293 = z.object({ title: z.string(), count293: z.number() });
const Body293 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context293 = Context<{ params: "id"; state: { row: Row } }>;
class Item293 extends Resource<Context293> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New293;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context293) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context293) { return String(ctx.require("row").version); }
  override represent(ctx: Context293) { return ctx.require("row"); }
  override apply(ctx: Context293, body: z.infer<typeof New293>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 293", responses: { 200: Body293 } }, put: { summary: "Change item 293", responses: { 200: Body293 } } };
  }
}
export const item293 = route("/items293/{id}", Item293);

const New294 = z.object({ title: z.string(), count294: z.number() });
const Body294 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context294 = Context<{ params: "id"; state: { row: Row } }>;
class Item294 extends Resource<Context294> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New294;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context294) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context294) { return String(ctx.require("row").version); }
  override represent(ctx: Context294) { return ctx.require("row"); }
  override apply(ctx: Context294, body: z.infer<typeof New294>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 294", responses: { 200: Body294 } }, put: { summary: "Change item 294", responses: { 200: Body294 } } };
  }
}
export const item294 = route("/items294/{id}", Item294);

const New295 = z.object({ title: z.string(), count295: z.number() });
const Body295 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context295 = Context<{ params: "id"; state: { row: Row } }>;
class Item295 extends Resource<Context295> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New295;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context295) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context295) { return String(ctx.require("row").version); }
  override represent(ctx: Context295) { return ctx.require("row"); }
  override apply(ctx: Context295, body: z.infer<typeof New295>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 295", responses: { 200: Body295 } }, put: { summary: "Change item 295", responses: { 200: Body295 } } };
  }
}
export const item295 = route("/items295/{id}", Item295);

const New296 = z.object({ title: z.string(), count296: z.number() });
const Body296 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context296 = Context<{ params: "id"; state: { row: Row } }>;
class Item296 extends Resource<Context296> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New296;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context296) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context296) { return String(ctx.require("row").version); }
  override represent(ctx: Context296) { return ctx.require("row"); }
  override apply(ctx: Context296, body: z.infer<typeof New296>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 296", responses: { 200: Body296 } }, put: { summary: "Change item 296", responses: { 200: Body296 } } };
  }
}
export const item296 = route("/items296/{id}", Item296);

const New297 = z.object({ title: z.string(), count297: z.number() });
const Body297 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context297 = Context<{ params: "id"; state: { row: Row } }>;
class Item297 extends Resource<Context297> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New297;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context297) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context297) { return String(ctx.require("row").version); }
  override represent(ctx: Context297) { return ctx.require("row"); }
  override apply(ctx: Context297, body: z.infer<typeof New297>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 297", responses: { 200: Body297 } }, put: { summary: "Change item 297", responses: { 200: Body297 } } };
  }
}
export const item297 = route("/items297/{id}", Item297);

const New298 = z.object({ title: z.string(), count298: z.number() });
const Body298 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context298 = Context<{ params: "id"; state: { row: Row } }>;
class Item298 extends Resource<Context298> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New298;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context298) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context298) { return String(ctx.require("row").version); }
  override represent(ctx: Context298) { return ctx.require("row"); }
  override apply(ctx: Context298, body: z.infer<typeof New298>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 298", responses: { 200: Body298 } }, put: { summary: "Change item 298", responses: { 200: Body298 } } };
  }
}
export const item298 = route("/items298/{id}", Item298);

const New299 = z.object({ title: z.string(), count299: z.number() });
const Body299 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context299 = Context<{ params: "id"; state: { row: Row } }>;
class Item299 extends Resource<Context299> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New299;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context299) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context299) { return String(ctx.require("row").version); }
  override represent(ctx: Context299) { return ctx.require("row"); }
  override apply(ctx: Context299, body: z.infer<typeof New299>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 299", responses: { 200: Body299 } }, put: { summary: "Change item 299", responses: { 200: Body299 } } };
  }
}
export const item299 = route("/items299/{id}", Item299);
