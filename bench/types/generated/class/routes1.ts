import { type Context, Resource, route } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New50 = z.object({ title: z.string(), count50: z.number() });
const Body50 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context50 = Context<{ params: "id"; state: { row: Row } }>;
class Item50 extends Resource<Context50> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New50;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context50) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context50) { return String(ctx.require("row").version); }
  override represent(ctx: Context50) { return ctx.require("row"); }
  override apply(ctx: Context50, body: z.infer<typeof New50>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 50", responses: { 200: Body50 } }, put: { summary: "Change item 50", responses: { 200: Body50 } } };
  }
}
export const item50 = route("/items50/{id}", Item50);

const New51 = z.object({ title: z.string(), count51: z.number() });
const Body51 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context51 = Context<{ params: "id"; state: { row: Row } }>;
class Item51 extends Resource<Context51> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New51;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context51) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context51) { return String(ctx.require("row").version); }
  override represent(ctx: Context51) { return ctx.require("row"); }
  override apply(ctx: Context51, body: z.infer<typeof New51>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 51", responses: { 200: Body51 } }, put: { summary: "Change item 51", responses: { 200: Body51 } } };
  }
}
export const item51 = route("/items51/{id}", Item51);

const New52 = z.object({ title: z.string(), count52: z.number() });
const Body52 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context52 = Context<{ params: "id"; state: { row: Row } }>;
class Item52 extends Resource<Context52> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New52;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context52) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context52) { return String(ctx.require("row").version); }
  override represent(ctx: Context52) { return ctx.require("row"); }
  override apply(ctx: Context52, body: z.infer<typeof New52>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 52", responses: { 200: Body52 } }, put: { summary: "Change item 52", responses: { 200: Body52 } } };
  }
}
export const item52 = route("/items52/{id}", Item52);

const New53 = z.object({ title: z.string(), count53: z.number() });
const Body53 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context53 = Context<{ params: "id"; state: { row: Row } }>;
class Item53 extends Resource<Context53> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New53;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context53) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context53) { return String(ctx.require("row").version); }
  override represent(ctx: Context53) { return ctx.require("row"); }
  override apply(ctx: Context53, body: z.infer<typeof New53>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 53", responses: { 200: Body53 } }, put: { summary: "Change item 53", responses: { 200: Body53 } } };
  }
}
export const item53 = route("/items53/{id}", Item53);

const New54 = z.object({ title: z.string(), count54: z.number() });
const Body54 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context54 = Context<{ params: "id"; state: { row: Row } }>;
class Item54 extends Resource<Context54> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New54;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context54) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context54) { return String(ctx.require("row").version); }
  override represent(ctx: Context54) { return ctx.require("row"); }
  override apply(ctx: Context54, body: z.infer<typeof New54>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 54", responses: { 200: Body54 } }, put: { summary: "Change item 54", responses: { 200: Body54 } } };
  }
}
export const item54 = route("/items54/{id}", Item54);

const New55 = z.object({ title: z.string(), count55: z.number() });
const Body55 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context55 = Context<{ params: "id"; state: { row: Row } }>;
class Item55 extends Resource<Context55> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New55;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context55) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context55) { return String(ctx.require("row").version); }
  override represent(ctx: Context55) { return ctx.require("row"); }
  override apply(ctx: Context55, body: z.infer<typeof New55>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 55", responses: { 200: Body55 } }, put: { summary: "Change item 55", responses: { 200: Body55 } } };
  }
}
export const item55 = route("/items55/{id}", Item55);

const New56 = z.object({ title: z.string(), count56: z.number() });
const Body56 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context56 = Context<{ params: "id"; state: { row: Row } }>;
class Item56 extends Resource<Context56> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New56;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context56) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context56) { return String(ctx.require("row").version); }
  override represent(ctx: Context56) { return ctx.require("row"); }
  override apply(ctx: Context56, body: z.infer<typeof New56>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 56", responses: { 200: Body56 } }, put: { summary: "Change item 56", responses: { 200: Body56 } } };
  }
}
export const item56 = route("/items56/{id}", Item56);

const New57 = z.object({ title: z.string(), count57: z.number() });
const Body57 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context57 = Context<{ params: "id"; state: { row: Row } }>;
class Item57 extends Resource<Context57> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New57;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context57) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context57) { return String(ctx.require("row").version); }
  override represent(ctx: Context57) { return ctx.require("row"); }
  override apply(ctx: Context57, body: z.infer<typeof New57>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 57", responses: { 200: Body57 } }, put: { summary: "Change item 57", responses: { 200: Body57 } } };
  }
}
export const item57 = route("/items57/{id}", Item57);

const New58 = z.object({ title: z.string(), count58: z.number() });
const Body58 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context58 = Context<{ params: "id"; state: { row: Row } }>;
class Item58 extends Resource<Context58> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New58;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context58) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context58) { return String(ctx.require("row").version); }
  override represent(ctx: Context58) { return ctx.require("row"); }
  override apply(ctx: Context58, body: z.infer<typeof New58>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 58", responses: { 200: Body58 } }, put: { summary: "Change item 58", responses: { 200: Body58 } } };
  }
}
export const item58 = route("/items58/{id}", Item58);

const New59 = z.object({ title: z.string(), count59: z.number() });
const Body59 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context59 = Context<{ params: "id"; state: { row: Row } }>;
class Item59 extends Resource<Context59> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New59;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context59) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context59) { return String(ctx.require("row").version); }
  override represent(ctx: Context59) { return ctx.require("row"); }
  override apply(ctx: Context59, body: z.infer<typeof New59>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 59", responses: { 200: Body59 } }, put: { summary: "Change item 59", responses: { 200: Body59 } } };
  }
}
export const item59 = route("/items59/{id}", Item59);

const New60 = z.object({ title: z.string(), count60: z.number() });
const Body60 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context60 = Context<{ params: "id"; state: { row: Row } }>;
class Item60 extends Resource<Context60> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New60;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context60) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context60) { return String(ctx.require("row").version); }
  override represent(ctx: Context60) { return ctx.require("row"); }
  override apply(ctx: Context60, body: z.infer<typeof New60>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 60", responses: { 200: Body60 } }, put: { summary: "Change item 60", responses: { 200: Body60 } } };
  }
}
export const item60 = route("/items60/{id}", Item60);

const New61 = z.object({ title: z.string(), count61: z.number() });
const Body61 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context61 = Context<{ params: "id"; state: { row: Row } }>;
class Item61 extends Resource<Context61> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New61;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context61) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context61) { return String(ctx.require("row").version); }
  override represent(ctx: Context61) { return ctx.require("row"); }
  override apply(ctx: Context61, body: z.infer<typeof New61>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 61", responses: { 200: Body61 } }, put: { summary: "Change item 61", responses: { 200: Body61 } } };
  }
}
export const item61 = route("/items61/{id}", Item61);

const New62 = z.object({ title: z.string(), count62: z.number() });
const Body62 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context62 = Context<{ params: "id"; state: { row: Row } }>;
class Item62 extends Resource<Context62> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New62;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context62) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context62) { return String(ctx.require("row").version); }
  override represent(ctx: Context62) { return ctx.require("row"); }
  override apply(ctx: Context62, body: z.infer<typeof New62>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 62", responses: { 200: Body62 } }, put: { summary: "Change item 62", responses: { 200: Body62 } } };
  }
}
export const item62 = route("/items62/{id}", Item62);

const New63 = z.object({ title: z.string(), count63: z.number() });
const Body63 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context63 = Context<{ params: "id"; state: { row: Row } }>;
class Item63 extends Resource<Context63> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New63;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context63) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context63) { return String(ctx.require("row").version); }
  override represent(ctx: Context63) { return ctx.require("row"); }
  override apply(ctx: Context63, body: z.infer<typeof New63>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 63", responses: { 200: Body63 } }, put: { summary: "Change item 63", responses: { 200: Body63 } } };
  }
}
export const item63 = route("/items63/{id}", Item63);

const New64 = z.object({ title: z.string(), count64: z.number() });
const Body64 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context64 = Context<{ params: "id"; state: { row: Row } }>;
class Item64 extends Resource<Context64> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New64;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context64) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context64) { return String(ctx.require("row").version); }
  override represent(ctx: Context64) { return ctx.require("row"); }
  override apply(ctx: Context64, body: z.infer<typeof New64>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 64", responses: { 200: Body64 } }, put: { summary: "Change item 64", responses: { 200: Body64 } } };
  }
}
export const item64 = route("/items64/{id}", Item64);

const New65 = z.object({ title: z.string(), count65: z.number() });
const Body65 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context65 = Context<{ params: "id"; state: { row: Row } }>;
class Item65 extends Resource<Context65> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New65;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context65) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context65) { return String(ctx.require("row").version); }
  override represent(ctx: Context65) { return ctx.require("row"); }
  override apply(ctx: Context65, body: z.infer<typeof New65>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 65", responses: { 200: Body65 } }, put: { summary: "Change item 65", responses: { 200: Body65 } } };
  }
}
export const item65 = route("/items65/{id}", Item65);

const New66 = z.object({ title: z.string(), count66: z.number() });
const Body66 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context66 = Context<{ params: "id"; state: { row: Row } }>;
class Item66 extends Resource<Context66> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New66;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context66) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context66) { return String(ctx.require("row").version); }
  override represent(ctx: Context66) { return ctx.require("row"); }
  override apply(ctx: Context66, body: z.infer<typeof New66>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 66", responses: { 200: Body66 } }, put: { summary: "Change item 66", responses: { 200: Body66 } } };
  }
}
export const item66 = route("/items66/{id}", Item66);

const New67 = z.object({ title: z.string(), count67: z.number() });
const Body67 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context67 = Context<{ params: "id"; state: { row: Row } }>;
class Item67 extends Resource<Context67> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New67;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context67) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context67) { return String(ctx.require("row").version); }
  override represent(ctx: Context67) { return ctx.require("row"); }
  override apply(ctx: Context67, body: z.infer<typeof New67>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 67", responses: { 200: Body67 } }, put: { summary: "Change item 67", responses: { 200: Body67 } } };
  }
}
export const item67 = route("/items67/{id}", Item67);

const New68 = z.object({ title: z.string(), count68: z.number() });
const Body68 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context68 = Context<{ params: "id"; state: { row: Row } }>;
class Item68 extends Resource<Context68> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New68;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context68) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context68) { return String(ctx.require("row").version); }
  override represent(ctx: Context68) { return ctx.require("row"); }
  override apply(ctx: Context68, body: z.infer<typeof New68>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 68", responses: { 200: Body68 } }, put: { summary: "Change item 68", responses: { 200: Body68 } } };
  }
}
export const item68 = route("/items68/{id}", Item68);

const New69 = z.object({ title: z.string(), count69: z.number() });
const Body69 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context69 = Context<{ params: "id"; state: { row: Row } }>;
class Item69 extends Resource<Context69> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New69;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context69) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context69) { return String(ctx.require("row").version); }
  override represent(ctx: Context69) { return ctx.require("row"); }
  override apply(ctx: Context69, body: z.infer<typeof New69>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 69", responses: { 200: Body69 } }, put: { summary: "Change item 69", responses: { 200: Body69 } } };
  }
}
export const item69 = route("/items69/{id}", Item69);

const New70 = z.object({ title: z.string(), count70: z.number() });
const Body70 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context70 = Context<{ params: "id"; state: { row: Row } }>;
class Item70 extends Resource<Context70> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New70;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context70) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context70) { return String(ctx.require("row").version); }
  override represent(ctx: Context70) { return ctx.require("row"); }
  override apply(ctx: Context70, body: z.infer<typeof New70>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 70", responses: { 200: Body70 } }, put: { summary: "Change item 70", responses: { 200: Body70 } } };
  }
}
export const item70 = route("/items70/{id}", Item70);

const New71 = z.object({ title: z.string(), count71: z.number() });
const Body71 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context71 = Context<{ params: "id"; state: { row: Row } }>;
class Item71 extends Resource<Context71> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New71;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context71) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context71) { return String(ctx.require("row").version); }
  override represent(ctx: Context71) { return ctx.require("row"); }
  override apply(ctx: Context71, body: z.infer<typeof New71>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 71", responses: { 200: Body71 } }, put: { summary: "Change item 71", responses: { 200: Body71 } } };
  }
}
export const item71 = route("/items71/{id}", Item71);

const New72 = z.object({ title: z.string(), count72: z.number() });
const Body72 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context72 = Context<{ params: "id"; state: { row: Row } }>;
class Item72 extends Resource<Context72> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New72;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context72) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context72) { return String(ctx.require("row").version); }
  override represent(ctx: Context72) { return ctx.require("row"); }
  override apply(ctx: Context72, body: z.infer<typeof New72>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 72", responses: { 200: Body72 } }, put: { summary: "Change item 72", responses: { 200: Body72 } } };
  }
}
export const item72 = route("/items72/{id}", Item72);

const New73 = z.object({ title: z.string(), count73: z.number() });
const Body73 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context73 = Context<{ params: "id"; state: { row: Row } }>;
class Item73 extends Resource<Context73> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New73;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context73) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context73) { return String(ctx.require("row").version); }
  override represent(ctx: Context73) { return ctx.require("row"); }
  override apply(ctx: Context73, body: z.infer<typeof New73>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 73", responses: { 200: Body73 } }, put: { summary: "Change item 73", responses: { 200: Body73 } } };
  }
}
export const item73 = route("/items73/{id}", Item73);

const New74 = z.object({ title: z.string(), count74: z.number() });
const Body74 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context74 = Context<{ params: "id"; state: { row: Row } }>;
class Item74 extends Resource<Context74> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New74;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context74) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context74) { return String(ctx.require("row").version); }
  override represent(ctx: Context74) { return ctx.require("row"); }
  override apply(ctx: Context74, body: z.infer<typeof New74>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 74", responses: { 200: Body74 } }, put: { summary: "Change item 74", responses: { 200: Body74 } } };
  }
}
export const item74 = route("/items74/{id}", Item74);

const New75 = z.object({ title: z.string(), count75: z.number() });
const Body75 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context75 = Context<{ params: "id"; state: { row: Row } }>;
class Item75 extends Resource<Context75> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New75;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context75) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context75) { return String(ctx.require("row").version); }
  override represent(ctx: Context75) { return ctx.require("row"); }
  override apply(ctx: Context75, body: z.infer<typeof New75>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 75", responses: { 200: Body75 } }, put: { summary: "Change item 75", responses: { 200: Body75 } } };
  }
}
export const item75 = route("/items75/{id}", Item75);

const New76 = z.object({ title: z.string(), count76: z.number() });
const Body76 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context76 = Context<{ params: "id"; state: { row: Row } }>;
class Item76 extends Resource<Context76> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New76;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context76) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context76) { return String(ctx.require("row").version); }
  override represent(ctx: Context76) { return ctx.require("row"); }
  override apply(ctx: Context76, body: z.infer<typeof New76>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 76", responses: { 200: Body76 } }, put: { summary: "Change item 76", responses: { 200: Body76 } } };
  }
}
export const item76 = route("/items76/{id}", Item76);

const New77 = z.object({ title: z.string(), count77: z.number() });
const Body77 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context77 = Context<{ params: "id"; state: { row: Row } }>;
class Item77 extends Resource<Context77> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New77;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context77) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context77) { return String(ctx.require("row").version); }
  override represent(ctx: Context77) { return ctx.require("row"); }
  override apply(ctx: Context77, body: z.infer<typeof New77>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 77", responses: { 200: Body77 } }, put: { summary: "Change item 77", responses: { 200: Body77 } } };
  }
}
export const item77 = route("/items77/{id}", Item77);

const New78 = z.object({ title: z.string(), count78: z.number() });
const Body78 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context78 = Context<{ params: "id"; state: { row: Row } }>;
class Item78 extends Resource<Context78> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New78;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context78) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context78) { return String(ctx.require("row").version); }
  override represent(ctx: Context78) { return ctx.require("row"); }
  override apply(ctx: Context78, body: z.infer<typeof New78>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 78", responses: { 200: Body78 } }, put: { summary: "Change item 78", responses: { 200: Body78 } } };
  }
}
export const item78 = route("/items78/{id}", Item78);

const New79 = z.object({ title: z.string(), count79: z.number() });
const Body79 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context79 = Context<{ params: "id"; state: { row: Row } }>;
class Item79 extends Resource<Context79> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New79;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context79) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context79) { return String(ctx.require("row").version); }
  override represent(ctx: Context79) { return ctx.require("row"); }
  override apply(ctx: Context79, body: z.infer<typeof New79>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 79", responses: { 200: Body79 } }, put: { summary: "Change item 79", responses: { 200: Body79 } } };
  }
}
export const item79 = route("/items79/{id}", Item79);

const New80 = z.object({ title: z.string(), count80: z.number() });
const Body80 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context80 = Context<{ params: "id"; state: { row: Row } }>;
class Item80 extends Resource<Context80> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New80;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context80) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context80) { return String(ctx.require("row").version); }
  override represent(ctx: Context80) { return ctx.require("row"); }
  override apply(ctx: Context80, body: z.infer<typeof New80>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 80", responses: { 200: Body80 } }, put: { summary: "Change item 80", responses: { 200: Body80 } } };
  }
}
export const item80 = route("/items80/{id}", Item80);

const New81 = z.object({ title: z.string(), count81: z.number() });
const Body81 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context81 = Context<{ params: "id"; state: { row: Row } }>;
class Item81 extends Resource<Context81> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New81;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context81) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context81) { return String(ctx.require("row").version); }
  override represent(ctx: Context81) { return ctx.require("row"); }
  override apply(ctx: Context81, body: z.infer<typeof New81>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 81", responses: { 200: Body81 } }, put: { summary: "Change item 81", responses: { 200: Body81 } } };
  }
}
export const item81 = route("/items81/{id}", Item81);

const New82 = z.object({ title: z.string(), count82: z.number() });
const Body82 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context82 = Context<{ params: "id"; state: { row: Row } }>;
class Item82 extends Resource<Context82> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New82;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context82) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context82) { return String(ctx.require("row").version); }
  override represent(ctx: Context82) { return ctx.require("row"); }
  override apply(ctx: Context82, body: z.infer<typeof New82>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 82", responses: { 200: Body82 } }, put: { summary: "Change item 82", responses: { 200: Body82 } } };
  }
}
export const item82 = route("/items82/{id}", Item82);

const New83 = z.object({ title: z.string(), count83: z.number() });
const Body83 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context83 = Context<{ params: "id"; state: { row: Row } }>;
class Item83 extends Resource<Context83> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New83;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context83) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context83) { return String(ctx.require("row").version); }
  override represent(ctx: Context83) { return ctx.require("row"); }
  override apply(ctx: Context83, body: z.infer<typeof New83>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 83", responses: { 200: Body83 } }, put: { summary: "Change item 83", responses: { 200: Body83 } } };
  }
}
export const item83 = route("/items83/{id}", Item83);

const New84 = z.object({ title: z.string(), count84: z.number() });
const Body84 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context84 = Context<{ params: "id"; state: { row: Row } }>;
class Item84 extends Resource<Context84> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New84;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context84) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context84) { return String(ctx.require("row").version); }
  override represent(ctx: Context84) { return ctx.require("row"); }
  override apply(ctx: Context84, body: z.infer<typeof New84>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 84", responses: { 200: Body84 } }, put: { summary: "Change item 84", responses: { 200: Body84 } } };
  }
}
export const item84 = route("/items84/{id}", Item84);

const New85 = z.object({ title: z.string(), count85: z.number() });
const Body85 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context85 = Context<{ params: "id"; state: { row: Row } }>;
class Item85 extends Resource<Context85> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New85;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context85) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context85) { return String(ctx.require("row").version); }
  override represent(ctx: Context85) { return ctx.require("row"); }
  override apply(ctx: Context85, body: z.infer<typeof New85>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 85", responses: { 200: Body85 } }, put: { summary: "Change item 85", responses: { 200: Body85 } } };
  }
}
export const item85 = route("/items85/{id}", Item85);

const New86 = z.object({ title: z.string(), count86: z.number() });
const Body86 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context86 = Context<{ params: "id"; state: { row: Row } }>;
class Item86 extends Resource<Context86> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New86;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context86) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context86) { return String(ctx.require("row").version); }
  override represent(ctx: Context86) { return ctx.require("row"); }
  override apply(ctx: Context86, body: z.infer<typeof New86>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 86", responses: { 200: Body86 } }, put: { summary: "Change item 86", responses: { 200: Body86 } } };
  }
}
export const item86 = route("/items86/{id}", Item86);

const New87 = z.object({ title: z.string(), count87: z.number() });
const Body87 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context87 = Context<{ params: "id"; state: { row: Row } }>;
class Item87 extends Resource<Context87> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New87;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context87) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context87) { return String(ctx.require("row").version); }
  override represent(ctx: Context87) { return ctx.require("row"); }
  override apply(ctx: Context87, body: z.infer<typeof New87>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 87", responses: { 200: Body87 } }, put: { summary: "Change item 87", responses: { 200: Body87 } } };
  }
}
export const item87 = route("/items87/{id}", Item87);

const New88 = z.object({ title: z.string(), count88: z.number() });
const Body88 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context88 = Context<{ params: "id"; state: { row: Row } }>;
class Item88 extends Resource<Context88> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New88;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context88) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context88) { return String(ctx.require("row").version); }
  override represent(ctx: Context88) { return ctx.require("row"); }
  override apply(ctx: Context88, body: z.infer<typeof New88>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 88", responses: { 200: Body88 } }, put: { summary: "Change item 88", responses: { 200: Body88 } } };
  }
}
export const item88 = route("/items88/{id}", Item88);

const New89 = z.object({ title: z.string(), count89: z.number() });
const Body89 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context89 = Context<{ params: "id"; state: { row: Row } }>;
class Item89 extends Resource<Context89> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New89;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context89) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context89) { return String(ctx.require("row").version); }
  override represent(ctx: Context89) { return ctx.require("row"); }
  override apply(ctx: Context89, body: z.infer<typeof New89>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 89", responses: { 200: Body89 } }, put: { summary: "Change item 89", responses: { 200: Body89 } } };
  }
}
export const item89 = route("/items89/{id}", Item89);

const New90 = z.object({ title: z.string(), count90: z.number() });
const Body90 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context90 = Context<{ params: "id"; state: { row: Row } }>;
class Item90 extends Resource<Context90> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New90;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context90) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context90) { return String(ctx.require("row").version); }
  override represent(ctx: Context90) { return ctx.require("row"); }
  override apply(ctx: Context90, body: z.infer<typeof New90>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 90", responses: { 200: Body90 } }, put: { summary: "Change item 90", responses: { 200: Body90 } } };
  }
}
export const item90 = route("/items90/{id}", Item90);

const New91 = z.object({ title: z.string(), count91: z.number() });
const Body91 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context91 = Context<{ params: "id"; state: { row: Row } }>;
class Item91 extends Resource<Context91> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New91;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context91) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context91) { return String(ctx.require("row").version); }
  override represent(ctx: Context91) { return ctx.require("row"); }
  override apply(ctx: Context91, body: z.infer<typeof New91>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 91", responses: { 200: Body91 } }, put: { summary: "Change item 91", responses: { 200: Body91 } } };
  }
}
export const item91 = route("/items91/{id}", Item91);

const New92 = z.object({ title: z.string(), count92: z.number() });
const Body92 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context92 = Context<{ params: "id"; state: { row: Row } }>;
class Item92 extends Resource<Context92> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New92;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context92) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context92) { return String(ctx.require("row").version); }
  override represent(ctx: Context92) { return ctx.require("row"); }
  override apply(ctx: Context92, body: z.infer<typeof New92>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 92", responses: { 200: Body92 } }, put: { summary: "Change item 92", responses: { 200: Body92 } } };
  }
}
export const item92 = route("/items92/{id}", Item92);

const New93 = z.object({ title: z.string(), count93: z.number() });
const Body93 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context93 = Context<{ params: "id"; state: { row: Row } }>;
class Item93 extends Resource<Context93> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New93;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context93) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context93) { return String(ctx.require("row").version); }
  override represent(ctx: Context93) { return ctx.require("row"); }
  override apply(ctx: Context93, body: z.infer<typeof New93>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 93", responses: { 200: Body93 } }, put: { summary: "Change item 93", responses: { 200: Body93 } } };
  }
}
export const item93 = route("/items93/{id}", Item93);

const New94 = z.object({ title: z.string(), count94: z.number() });
const Body94 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context94 = Context<{ params: "id"; state: { row: Row } }>;
class Item94 extends Resource<Context94> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New94;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context94) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context94) { return String(ctx.require("row").version); }
  override represent(ctx: Context94) { return ctx.require("row"); }
  override apply(ctx: Context94, body: z.infer<typeof New94>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 94", responses: { 200: Body94 } }, put: { summary: "Change item 94", responses: { 200: Body94 } } };
  }
}
export const item94 = route("/items94/{id}", Item94);

const New95 = z.object({ title: z.string(), count95: z.number() });
const Body95 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context95 = Context<{ params: "id"; state: { row: Row } }>;
class Item95 extends Resource<Context95> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New95;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context95) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context95) { return String(ctx.require("row").version); }
  override represent(ctx: Context95) { return ctx.require("row"); }
  override apply(ctx: Context95, body: z.infer<typeof New95>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 95", responses: { 200: Body95 } }, put: { summary: "Change item 95", responses: { 200: Body95 } } };
  }
}
export const item95 = route("/items95/{id}", Item95);

const New96 = z.object({ title: z.string(), count96: z.number() });
const Body96 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context96 = Context<{ params: "id"; state: { row: Row } }>;
class Item96 extends Resource<Context96> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New96;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context96) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context96) { return String(ctx.require("row").version); }
  override represent(ctx: Context96) { return ctx.require("row"); }
  override apply(ctx: Context96, body: z.infer<typeof New96>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 96", responses: { 200: Body96 } }, put: { summary: "Change item 96", responses: { 200: Body96 } } };
  }
}
export const item96 = route("/items96/{id}", Item96);

const New97 = z.object({ title: z.string(), count97: z.number() });
const Body97 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context97 = Context<{ params: "id"; state: { row: Row } }>;
class Item97 extends Resource<Context97> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New97;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context97) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context97) { return String(ctx.require("row").version); }
  override represent(ctx: Context97) { return ctx.require("row"); }
  override apply(ctx: Context97, body: z.infer<typeof New97>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 97", responses: { 200: Body97 } }, put: { summary: "Change item 97", responses: { 200: Body97 } } };
  }
}
export const item97 = route("/items97/{id}", Item97);

const New98 = z.object({ title: z.string(), count98: z.number() });
const Body98 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context98 = Context<{ params: "id"; state: { row: Row } }>;
class Item98 extends Resource<Context98> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New98;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context98) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context98) { return String(ctx.require("row").version); }
  override represent(ctx: Context98) { return ctx.require("row"); }
  override apply(ctx: Context98, body: z.infer<typeof New98>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 98", responses: { 200: Body98 } }, put: { summary: "Change item 98", responses: { 200: Body98 } } };
  }
}
export const item98 = route("/items98/{id}", Item98);

const New99 = z.object({ title: z.string(), count99: z.number() });
const Body99 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context99 = Context<{ params: "id"; state: { row: Row } }>;
class Item99 extends Resource<Context99> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New99;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context99) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context99) { return String(ctx.require("row").version); }
  override represent(ctx: Context99) { return ctx.require("row"); }
  override apply(ctx: Context99, body: z.infer<typeof New99>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 99", responses: { 200: Body99 } }, put: { summary: "Change item 99", responses: { 200: Body99 } } };
  }
}
export const item99 = route("/items99/{id}", Item99);
