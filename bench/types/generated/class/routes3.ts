import { type Context, Resource, route } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New150 = z.object({ title: z.string(), count150: z.number() });
const Body150 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context150 = Context<{ params: "id"; state: { row: Row } }>;
class Item150 extends Resource<Context150> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New150;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context150) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context150) { return String(ctx.require("row").version); }
  override represent(ctx: Context150) { return ctx.require("row"); }
  override apply(ctx: Context150, body: z.infer<typeof New150>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 150", responses: { 200: Body150 } }, put: { summary: "Change item 150", responses: { 200: Body150 } } };
  }
}
export const item150 = route("/items150/{id}", Item150);

const New151 = z.object({ title: z.string(), count151: z.number() });
const Body151 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context151 = Context<{ params: "id"; state: { row: Row } }>;
class Item151 extends Resource<Context151> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New151;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context151) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context151) { return String(ctx.require("row").version); }
  override represent(ctx: Context151) { return ctx.require("row"); }
  override apply(ctx: Context151, body: z.infer<typeof New151>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 151", responses: { 200: Body151 } }, put: { summary: "Change item 151", responses: { 200: Body151 } } };
  }
}
export const item151 = route("/items151/{id}", Item151);

const New152 = z.object({ title: z.string(), count152: z.number() });
const Body152 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context152 = Context<{ params: "id"; state: { row: Row } }>;
class Item152 extends Resource<Context152> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New152;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context152) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context152) { return String(ctx.require("row").version); }
  override represent(ctx: Context152) { return ctx.require("row"); }
  override apply(ctx: Context152, body: z.infer<typeof New152>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 152", responses: { 200: Body152 } }, put: { summary: "Change item 152", responses: { 200: Body152 } } };
  }
}
export const item152 = route("/items152/{id}", Item152);

const New153 = z.object({ title: z.string(), count153: z.number() });
const Body153 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context153 = Context<{ params: "id"; state: { row: Row } }>;
class Item153 extends Resource<Context153> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New153;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context153) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context153) { return String(ctx.require("row").version); }
  override represent(ctx: Context153) { return ctx.require("row"); }
  override apply(ctx: Context153, body: z.infer<typeof New153>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 153", responses: { 200: Body153 } }, put: { summary: "Change item 153", responses: { 200: Body153 } } };
  }
}
export const item153 = route("/items153/{id}", Item153);

const New154 = z.object({ title: z.string(), count154: z.number() });
const Body154 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context154 = Context<{ params: "id"; state: { row: Row } }>;
class Item154 extends Resource<Context154> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New154;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context154) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context154) { return String(ctx.require("row").version); }
  override represent(ctx: Context154) { return ctx.require("row"); }
  override apply(ctx: Context154, body: z.infer<typeof New154>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 154", responses: { 200: Body154 } }, put: { summary: "Change item 154", responses: { 200: Body154 } } };
  }
}
export const item154 = route("/items154/{id}", Item154);

const New155 = z.object({ title: z.string(), count155: z.number() });
const Body155 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context155 = Context<{ params: "id"; state: { row: Row } }>;
class Item155 extends Resource<Context155> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New155;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context155) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context155) { return String(ctx.require("row").version); }
  override represent(ctx: Context155) { return ctx.require("row"); }
  override apply(ctx: Context155, body: z.infer<typeof New155>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 155", responses: { 200: Body155 } }, put: { summary: "Change item 155", responses: { 200: Body155 } } };
  }
}
export const item155 = route("/items155/{id}", Item155);

const New156 = z.object({ title: z.string(), count156: z.number() });
const Body156 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context156 = Context<{ params: "id"; state: { row: Row } }>;
class Item156 extends Resource<Context156> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New156;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context156) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context156) { return String(ctx.require("row").version); }
  override represent(ctx: Context156) { return ctx.require("row"); }
  override apply(ctx: Context156, body: z.infer<typeof New156>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 156", responses: { 200: Body156 } }, put: { summary: "Change item 156", responses: { 200: Body156 } } };
  }
}
export const item156 = route("/items156/{id}", Item156);

const New157 = z.object({ title: z.string(), count157: z.number() });
const Body157 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context157 = Context<{ params: "id"; state: { row: Row } }>;
class Item157 extends Resource<Context157> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New157;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context157) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context157) { return String(ctx.require("row").version); }
  override represent(ctx: Context157) { return ctx.require("row"); }
  override apply(ctx: Context157, body: z.infer<typeof New157>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 157", responses: { 200: Body157 } }, put: { summary: "Change item 157", responses: { 200: Body157 } } };
  }
}
export const item157 = route("/items157/{id}", Item157);

const New158 = z.object({ title: z.string(), count158: z.number() });
const Body158 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context158 = Context<{ params: "id"; state: { row: Row } }>;
class Item158 extends Resource<Context158> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New158;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context158) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context158) { return String(ctx.require("row").version); }
  override represent(ctx: Context158) { return ctx.require("row"); }
  override apply(ctx: Context158, body: z.infer<typeof New158>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 158", responses: { 200: Body158 } }, put: { summary: "Change item 158", responses: { 200: Body158 } } };
  }
}
export const item158 = route("/items158/{id}", Item158);

const New159 = z.object({ title: z.string(), count159: z.number() });
const Body159 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context159 = Context<{ params: "id"; state: { row: Row } }>;
class Item159 extends Resource<Context159> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New159;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context159) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context159) { return String(ctx.require("row").version); }
  override represent(ctx: Context159) { return ctx.require("row"); }
  override apply(ctx: Context159, body: z.infer<typeof New159>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 159", responses: { 200: Body159 } }, put: { summary: "Change item 159", responses: { 200: Body159 } } };
  }
}
export const item159 = route("/items159/{id}", Item159);

const New160 = z.object({ title: z.string(), count160: z.number() });
const Body160 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context160 = Context<{ params: "id"; state: { row: Row } }>;
class Item160 extends Resource<Context160> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New160;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context160) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context160) { return String(ctx.require("row").version); }
  override represent(ctx: Context160) { return ctx.require("row"); }
  override apply(ctx: Context160, body: z.infer<typeof New160>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 160", responses: { 200: Body160 } }, put: { summary: "Change item 160", responses: { 200: Body160 } } };
  }
}
export const item160 = route("/items160/{id}", Item160);

const New161 = z.object({ title: z.string(), count161: z.number() });
const Body161 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context161 = Context<{ params: "id"; state: { row: Row } }>;
class Item161 extends Resource<Context161> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New161;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context161) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context161) { return String(ctx.require("row").version); }
  override represent(ctx: Context161) { return ctx.require("row"); }
  override apply(ctx: Context161, body: z.infer<typeof New161>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 161", responses: { 200: Body161 } }, put: { summary: "Change item 161", responses: { 200: Body161 } } };
  }
}
export const item161 = route("/items161/{id}", Item161);

const New162 = z.object({ title: z.string(), count162: z.number() });
const Body162 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context162 = Context<{ params: "id"; state: { row: Row } }>;
class Item162 extends Resource<Context162> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New162;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context162) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context162) { return String(ctx.require("row").version); }
  override represent(ctx: Context162) { return ctx.require("row"); }
  override apply(ctx: Context162, body: z.infer<typeof New162>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 162", responses: { 200: Body162 } }, put: { summary: "Change item 162", responses: { 200: Body162 } } };
  }
}
export const item162 = route("/items162/{id}", Item162);

const New163 = z.object({ title: z.string(), count163: z.number() });
const Body163 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context163 = Context<{ params: "id"; state: { row: Row } }>;
class Item163 extends Resource<Context163> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New163;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context163) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context163) { return String(ctx.require("row").version); }
  override represent(ctx: Context163) { return ctx.require("row"); }
  override apply(ctx: Context163, body: z.infer<typeof New163>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 163", responses: { 200: Body163 } }, put: { summary: "Change item 163", responses: { 200: Body163 } } };
  }
}
export const item163 = route("/items163/{id}", Item163);

const New164 = z.object({ title: z.string(), count164: z.number() });
const Body164 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context164 = Context<{ params: "id"; state: { row: Row } }>;
class Item164 extends Resource<Context164> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New164;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context164) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context164) { return String(ctx.require("row").version); }
  override represent(ctx: Context164) { return ctx.require("row"); }
  override apply(ctx: Context164, body: z.infer<typeof New164>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 164", responses: { 200: Body164 } }, put: { summary: "Change item 164", responses: { 200: Body164 } } };
  }
}
export const item164 = route("/items164/{id}", Item164);

const New165 = z.object({ title: z.string(), count165: z.number() });
const Body165 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context165 = Context<{ params: "id"; state: { row: Row } }>;
class Item165 extends Resource<Context165> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New165;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context165) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context165) { return String(ctx.require("row").version); }
  override represent(ctx: Context165) { return ctx.require("row"); }
  override apply(ctx: Context165, body: z.infer<typeof New165>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 165", responses: { 200: Body165 } }, put: { summary: "Change item 165", responses: { 200: Body165 } } };
  }
}
export const item165 = route("/items165/{id}", Item165);

const New166 = z.object({ title: z.string(), count166: z.number() });
const Body166 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context166 = Context<{ params: "id"; state: { row: Row } }>;
class Item166 extends Resource<Context166> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New166;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context166) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context166) { return String(ctx.require("row").version); }
  override represent(ctx: Context166) { return ctx.require("row"); }
  override apply(ctx: Context166, body: z.infer<typeof New166>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 166", responses: { 200: Body166 } }, put: { summary: "Change item 166", responses: { 200: Body166 } } };
  }
}
export const item166 = route("/items166/{id}", Item166);

const New167 = z.object({ title: z.string(), count167: z.number() });
const Body167 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context167 = Context<{ params: "id"; state: { row: Row } }>;
class Item167 extends Resource<Context167> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New167;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context167) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context167) { return String(ctx.require("row").version); }
  override represent(ctx: Context167) { return ctx.require("row"); }
  override apply(ctx: Context167, body: z.infer<typeof New167>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 167", responses: { 200: Body167 } }, put: { summary: "Change item 167", responses: { 200: Body167 } } };
  }
}
export const item167 = route("/items167/{id}", Item167);

const New168 = z.object({ title: z.string(), count168: z.number() });
const Body168 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context168 = Context<{ params: "id"; state: { row: Row } }>;
class Item168 extends Resource<Context168> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New168;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context168) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context168) { return String(ctx.require("row").version); }
  override represent(ctx: Context168) { return ctx.require("row"); }
  override apply(ctx: Context168, body: z.infer<typeof New168>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 168", responses: { 200: Body168 } }, put: { summary: "Change item 168", responses: { 200: Body168 } } };
  }
}
export const item168 = route("/items168/{id}", Item168);

const New169 = z.object({ title: z.string(), count169: z.number() });
const Body169 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context169 = Context<{ params: "id"; state: { row: Row } }>;
class Item169 extends Resource<Context169> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New169;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context169) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context169) { return String(ctx.require("row").version); }
  override represent(ctx: Context169) { return ctx.require("row"); }
  override apply(ctx: Context169, body: z.infer<typeof New169>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 169", responses: { 200: Body169 } }, put: { summary: "Change item 169", responses: { 200: Body169 } } };
  }
}
export const item169 = route("/items169/{id}", Item169);

const New170 = z.object({ title: z.string(), count170: z.number() });
const Body170 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context170 = Context<{ params: "id"; state: { row: Row } }>;
class Item170 extends Resource<Context170> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New170;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context170) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context170) { return String(ctx.require("row").version); }
  override represent(ctx: Context170) { return ctx.require("row"); }
  override apply(ctx: Context170, body: z.infer<typeof New170>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 170", responses: { 200: Body170 } }, put: { summary: "Change item 170", responses: { 200: Body170 } } };
  }
}
export const item170 = route("/items170/{id}", Item170);

const New171 = z.object({ title: z.string(), count171: z.number() });
const Body171 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context171 = Context<{ params: "id"; state: { row: Row } }>;
class Item171 extends Resource<Context171> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New171;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context171) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context171) { return String(ctx.require("row").version); }
  override represent(ctx: Context171) { return ctx.require("row"); }
  override apply(ctx: Context171, body: z.infer<typeof New171>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 171", responses: { 200: Body171 } }, put: { summary: "Change item 171", responses: { 200: Body171 } } };
  }
}
export const item171 = route("/items171/{id}", Item171);

const New172 = z.object({ title: z.string(), count172: z.number() });
const Body172 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context172 = Context<{ params: "id"; state: { row: Row } }>;
class Item172 extends Resource<Context172> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New172;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context172) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context172) { return String(ctx.require("row").version); }
  override represent(ctx: Context172) { return ctx.require("row"); }
  override apply(ctx: Context172, body: z.infer<typeof New172>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 172", responses: { 200: Body172 } }, put: { summary: "Change item 172", responses: { 200: Body172 } } };
  }
}
export const item172 = route("/items172/{id}", Item172);

const New173 = z.object({ title: z.string(), count173: z.number() });
const Body173 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context173 = Context<{ params: "id"; state: { row: Row } }>;
class Item173 extends Resource<Context173> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New173;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context173) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context173) { return String(ctx.require("row").version); }
  override represent(ctx: Context173) { return ctx.require("row"); }
  override apply(ctx: Context173, body: z.infer<typeof New173>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 173", responses: { 200: Body173 } }, put: { summary: "Change item 173", responses: { 200: Body173 } } };
  }
}
export const item173 = route("/items173/{id}", Item173);

const New174 = z.object({ title: z.string(), count174: z.number() });
const Body174 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context174 = Context<{ params: "id"; state: { row: Row } }>;
class Item174 extends Resource<Context174> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New174;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context174) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context174) { return String(ctx.require("row").version); }
  override represent(ctx: Context174) { return ctx.require("row"); }
  override apply(ctx: Context174, body: z.infer<typeof New174>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 174", responses: { 200: Body174 } }, put: { summary: "Change item 174", responses: { 200: Body174 } } };
  }
}
export const item174 = route("/items174/{id}", Item174);

const New175 = z.object({ title: z.string(), count175: z.number() });
const Body175 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context175 = Context<{ params: "id"; state: { row: Row } }>;
class Item175 extends Resource<Context175> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New175;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context175) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context175) { return String(ctx.require("row").version); }
  override represent(ctx: Context175) { return ctx.require("row"); }
  override apply(ctx: Context175, body: z.infer<typeof New175>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 175", responses: { 200: Body175 } }, put: { summary: "Change item 175", responses: { 200: Body175 } } };
  }
}
export const item175 = route("/items175/{id}", Item175);

const New176 = z.object({ title: z.string(), count176: z.number() });
const Body176 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context176 = Context<{ params: "id"; state: { row: Row } }>;
class Item176 extends Resource<Context176> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New176;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context176) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context176) { return String(ctx.require("row").version); }
  override represent(ctx: Context176) { return ctx.require("row"); }
  override apply(ctx: Context176, body: z.infer<typeof New176>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 176", responses: { 200: Body176 } }, put: { summary: "Change item 176", responses: { 200: Body176 } } };
  }
}
export const item176 = route("/items176/{id}", Item176);

const New177 = z.object({ title: z.string(), count177: z.number() });
const Body177 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context177 = Context<{ params: "id"; state: { row: Row } }>;
class Item177 extends Resource<Context177> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New177;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context177) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context177) { return String(ctx.require("row").version); }
  override represent(ctx: Context177) { return ctx.require("row"); }
  override apply(ctx: Context177, body: z.infer<typeof New177>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 177", responses: { 200: Body177 } }, put: { summary: "Change item 177", responses: { 200: Body177 } } };
  }
}
export const item177 = route("/items177/{id}", Item177);

const New178 = z.object({ title: z.string(), count178: z.number() });
const Body178 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context178 = Context<{ params: "id"; state: { row: Row } }>;
class Item178 extends Resource<Context178> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New178;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context178) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context178) { return String(ctx.require("row").version); }
  override represent(ctx: Context178) { return ctx.require("row"); }
  override apply(ctx: Context178, body: z.infer<typeof New178>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 178", responses: { 200: Body178 } }, put: { summary: "Change item 178", responses: { 200: Body178 } } };
  }
}
export const item178 = route("/items178/{id}", Item178);

const New179 = z.object({ title: z.string(), count179: z.number() });
const Body179 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context179 = Context<{ params: "id"; state: { row: Row } }>;
class Item179 extends Resource<Context179> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New179;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context179) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context179) { return String(ctx.require("row").version); }
  override represent(ctx: Context179) { return ctx.require("row"); }
  override apply(ctx: Context179, body: z.infer<typeof New179>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 179", responses: { 200: Body179 } }, put: { summary: "Change item 179", responses: { 200: Body179 } } };
  }
}
export const item179 = route("/items179/{id}", Item179);

const New180 = z.object({ title: z.string(), count180: z.number() });
const Body180 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context180 = Context<{ params: "id"; state: { row: Row } }>;
class Item180 extends Resource<Context180> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New180;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context180) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context180) { return String(ctx.require("row").version); }
  override represent(ctx: Context180) { return ctx.require("row"); }
  override apply(ctx: Context180, body: z.infer<typeof New180>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 180", responses: { 200: Body180 } }, put: { summary: "Change item 180", responses: { 200: Body180 } } };
  }
}
export const item180 = route("/items180/{id}", Item180);

const New181 = z.object({ title: z.string(), count181: z.number() });
const Body181 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context181 = Context<{ params: "id"; state: { row: Row } }>;
class Item181 extends Resource<Context181> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New181;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context181) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context181) { return String(ctx.require("row").version); }
  override represent(ctx: Context181) { return ctx.require("row"); }
  override apply(ctx: Context181, body: z.infer<typeof New181>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 181", responses: { 200: Body181 } }, put: { summary: "Change item 181", responses: { 200: Body181 } } };
  }
}
export const item181 = route("/items181/{id}", Item181);

const New182 = z.object({ title: z.string(), count182: z.number() });
const Body182 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context182 = Context<{ params: "id"; state: { row: Row } }>;
class Item182 extends Resource<Context182> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New182;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context182) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context182) { return String(ctx.require("row").version); }
  override represent(ctx: Context182) { return ctx.require("row"); }
  override apply(ctx: Context182, body: z.infer<typeof New182>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 182", responses: { 200: Body182 } }, put: { summary: "Change item 182", responses: { 200: Body182 } } };
  }
}
export const item182 = route("/items182/{id}", Item182);

const New183 = z.object({ title: z.string(), count183: z.number() });
const Body183 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context183 = Context<{ params: "id"; state: { row: Row } }>;
class Item183 extends Resource<Context183> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New183;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context183) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context183) { return String(ctx.require("row").version); }
  override represent(ctx: Context183) { return ctx.require("row"); }
  override apply(ctx: Context183, body: z.infer<typeof New183>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 183", responses: { 200: Body183 } }, put: { summary: "Change item 183", responses: { 200: Body183 } } };
  }
}
export const item183 = route("/items183/{id}", Item183);

const New184 = z.object({ title: z.string(), count184: z.number() });
const Body184 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context184 = Context<{ params: "id"; state: { row: Row } }>;
class Item184 extends Resource<Context184> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New184;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context184) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context184) { return String(ctx.require("row").version); }
  override represent(ctx: Context184) { return ctx.require("row"); }
  override apply(ctx: Context184, body: z.infer<typeof New184>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 184", responses: { 200: Body184 } }, put: { summary: "Change item 184", responses: { 200: Body184 } } };
  }
}
export const item184 = route("/items184/{id}", Item184);

const New185 = z.object({ title: z.string(), count185: z.number() });
const Body185 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context185 = Context<{ params: "id"; state: { row: Row } }>;
class Item185 extends Resource<Context185> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New185;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context185) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context185) { return String(ctx.require("row").version); }
  override represent(ctx: Context185) { return ctx.require("row"); }
  override apply(ctx: Context185, body: z.infer<typeof New185>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 185", responses: { 200: Body185 } }, put: { summary: "Change item 185", responses: { 200: Body185 } } };
  }
}
export const item185 = route("/items185/{id}", Item185);

const New186 = z.object({ title: z.string(), count186: z.number() });
const Body186 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context186 = Context<{ params: "id"; state: { row: Row } }>;
class Item186 extends Resource<Context186> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New186;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context186) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context186) { return String(ctx.require("row").version); }
  override represent(ctx: Context186) { return ctx.require("row"); }
  override apply(ctx: Context186, body: z.infer<typeof New186>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 186", responses: { 200: Body186 } }, put: { summary: "Change item 186", responses: { 200: Body186 } } };
  }
}
export const item186 = route("/items186/{id}", Item186);

const New187 = z.object({ title: z.string(), count187: z.number() });
const Body187 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context187 = Context<{ params: "id"; state: { row: Row } }>;
class Item187 extends Resource<Context187> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New187;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context187) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context187) { return String(ctx.require("row").version); }
  override represent(ctx: Context187) { return ctx.require("row"); }
  override apply(ctx: Context187, body: z.infer<typeof New187>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 187", responses: { 200: Body187 } }, put: { summary: "Change item 187", responses: { 200: Body187 } } };
  }
}
export const item187 = route("/items187/{id}", Item187);

const New188 = z.object({ title: z.string(), count188: z.number() });
const Body188 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context188 = Context<{ params: "id"; state: { row: Row } }>;
class Item188 extends Resource<Context188> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New188;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context188) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context188) { return String(ctx.require("row").version); }
  override represent(ctx: Context188) { return ctx.require("row"); }
  override apply(ctx: Context188, body: z.infer<typeof New188>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 188", responses: { 200: Body188 } }, put: { summary: "Change item 188", responses: { 200: Body188 } } };
  }
}
export const item188 = route("/items188/{id}", Item188);

const New189 = z.object({ title: z.string(), count189: z.number() });
const Body189 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context189 = Context<{ params: "id"; state: { row: Row } }>;
class Item189 extends Resource<Context189> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New189;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context189) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context189) { return String(ctx.require("row").version); }
  override represent(ctx: Context189) { return ctx.require("row"); }
  override apply(ctx: Context189, body: z.infer<typeof New189>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 189", responses: { 200: Body189 } }, put: { summary: "Change item 189", responses: { 200: Body189 } } };
  }
}
export const item189 = route("/items189/{id}", Item189);

const New190 = z.object({ title: z.string(), count190: z.number() });
const Body190 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context190 = Context<{ params: "id"; state: { row: Row } }>;
class Item190 extends Resource<Context190> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New190;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context190) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context190) { return String(ctx.require("row").version); }
  override represent(ctx: Context190) { return ctx.require("row"); }
  override apply(ctx: Context190, body: z.infer<typeof New190>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 190", responses: { 200: Body190 } }, put: { summary: "Change item 190", responses: { 200: Body190 } } };
  }
}
export const item190 = route("/items190/{id}", Item190);

const New191 = z.object({ title: z.string(), count191: z.number() });
const Body191 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context191 = Context<{ params: "id"; state: { row: Row } }>;
class Item191 extends Resource<Context191> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New191;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context191) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context191) { return String(ctx.require("row").version); }
  override represent(ctx: Context191) { return ctx.require("row"); }
  override apply(ctx: Context191, body: z.infer<typeof New191>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 191", responses: { 200: Body191 } }, put: { summary: "Change item 191", responses: { 200: Body191 } } };
  }
}
export const item191 = route("/items191/{id}", Item191);

const New192 = z.object({ title: z.string(), count192: z.number() });
const Body192 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context192 = Context<{ params: "id"; state: { row: Row } }>;
class Item192 extends Resource<Context192> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New192;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context192) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context192) { return String(ctx.require("row").version); }
  override represent(ctx: Context192) { return ctx.require("row"); }
  override apply(ctx: Context192, body: z.infer<typeof New192>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 192", responses: { 200: Body192 } }, put: { summary: "Change item 192", responses: { 200: Body192 } } };
  }
}
export const item192 = route("/items192/{id}", Item192);

const New193 = z.object({ title: z.string(), count193: z.number() });
const Body193 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context193 = Context<{ params: "id"; state: { row: Row } }>;
class Item193 extends Resource<Context193> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New193;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context193) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context193) { return String(ctx.require("row").version); }
  override represent(ctx: Context193) { return ctx.require("row"); }
  override apply(ctx: Context193, body: z.infer<typeof New193>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 193", responses: { 200: Body193 } }, put: { summary: "Change item 193", responses: { 200: Body193 } } };
  }
}
export const item193 = route("/items193/{id}", Item193);

const New194 = z.object({ title: z.string(), count194: z.number() });
const Body194 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context194 = Context<{ params: "id"; state: { row: Row } }>;
class Item194 extends Resource<Context194> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New194;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context194) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context194) { return String(ctx.require("row").version); }
  override represent(ctx: Context194) { return ctx.require("row"); }
  override apply(ctx: Context194, body: z.infer<typeof New194>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 194", responses: { 200: Body194 } }, put: { summary: "Change item 194", responses: { 200: Body194 } } };
  }
}
export const item194 = route("/items194/{id}", Item194);

const New195 = z.object({ title: z.string(), count195: z.number() });
const Body195 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context195 = Context<{ params: "id"; state: { row: Row } }>;
class Item195 extends Resource<Context195> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New195;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context195) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context195) { return String(ctx.require("row").version); }
  override represent(ctx: Context195) { return ctx.require("row"); }
  override apply(ctx: Context195, body: z.infer<typeof New195>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 195", responses: { 200: Body195 } }, put: { summary: "Change item 195", responses: { 200: Body195 } } };
  }
}
export const item195 = route("/items195/{id}", Item195);

const New196 = z.object({ title: z.string(), count196: z.number() });
const Body196 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context196 = Context<{ params: "id"; state: { row: Row } }>;
class Item196 extends Resource<Context196> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New196;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context196) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context196) { return String(ctx.require("row").version); }
  override represent(ctx: Context196) { return ctx.require("row"); }
  override apply(ctx: Context196, body: z.infer<typeof New196>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 196", responses: { 200: Body196 } }, put: { summary: "Change item 196", responses: { 200: Body196 } } };
  }
}
export const item196 = route("/items196/{id}", Item196);

const New197 = z.object({ title: z.string(), count197: z.number() });
const Body197 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context197 = Context<{ params: "id"; state: { row: Row } }>;
class Item197 extends Resource<Context197> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New197;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context197) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context197) { return String(ctx.require("row").version); }
  override represent(ctx: Context197) { return ctx.require("row"); }
  override apply(ctx: Context197, body: z.infer<typeof New197>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 197", responses: { 200: Body197 } }, put: { summary: "Change item 197", responses: { 200: Body197 } } };
  }
}
export const item197 = route("/items197/{id}", Item197);

const New198 = z.object({ title: z.string(), count198: z.number() });
const Body198 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context198 = Context<{ params: "id"; state: { row: Row } }>;
class Item198 extends Resource<Context198> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New198;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context198) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context198) { return String(ctx.require("row").version); }
  override represent(ctx: Context198) { return ctx.require("row"); }
  override apply(ctx: Context198, body: z.infer<typeof New198>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 198", responses: { 200: Body198 } }, put: { summary: "Change item 198", responses: { 200: Body198 } } };
  }
}
export const item198 = route("/items198/{id}", Item198);

const New199 = z.object({ title: z.string(), count199: z.number() });
const Body199 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context199 = Context<{ params: "id"; state: { row: Row } }>;
class Item199 extends Resource<Context199> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New199;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context199) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context199) { return String(ctx.require("row").version); }
  override represent(ctx: Context199) { return ctx.require("row"); }
  override apply(ctx: Context199, body: z.infer<typeof New199>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 199", responses: { 200: Body199 } }, put: { summary: "Change item 199", responses: { 200: Body199 } } };
  }
}
export const item199 = route("/items199/{id}", Item199);
