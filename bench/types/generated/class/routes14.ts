import { type Context, Resource, route } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New700 = z.object({ title: z.string(), count700: z.number() });
const Body700 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context700 = Context<{ params: "id"; state: { row: Row } }>;
class Item700 extends Resource<Context700> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New700;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context700) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context700) { return String(ctx.require("row").version); }
  override represent(ctx: Context700) { return ctx.require("row"); }
  override apply(ctx: Context700, body: z.infer<typeof New700>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 700", responses: { 200: Body700 } }, put: { summary: "Change item 700", responses: { 200: Body700 } } };
  }
}
export const item700 = route("/items700/{id}", Item700);

const New701 = z.object({ title: z.string(), count701: z.number() });
const Body701 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context701 = Context<{ params: "id"; state: { row: Row } }>;
class Item701 extends Resource<Context701> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New701;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context701) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context701) { return String(ctx.require("row").version); }
  override represent(ctx: Context701) { return ctx.require("row"); }
  override apply(ctx: Context701, body: z.infer<typeof New701>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 701", responses: { 200: Body701 } }, put: { summary: "Change item 701", responses: { 200: Body701 } } };
  }
}
export const item701 = route("/items701/{id}", Item701);

const New702 = z.object({ title: z.string(), count702: z.number() });
const Body702 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context702 = Context<{ params: "id"; state: { row: Row } }>;
class Item702 extends Resource<Context702> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New702;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context702) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context702) { return String(ctx.require("row").version); }
  override represent(ctx: Context702) { return ctx.require("row"); }
  override apply(ctx: Context702, body: z.infer<typeof New702>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 702", responses: { 200: Body702 } }, put: { summary: "Change item 702", responses: { 200: Body702 } } };
  }
}
export const item702 = route("/items702/{id}", Item702);

const New703 = z.object({ title: z.string(), count703: z.number() });
const Body703 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context703 = Context<{ params: "id"; state: { row: Row } }>;
class Item703 extends Resource<Context703> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New703;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context703) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context703) { return String(ctx.require("row").version); }
  override represent(ctx: Context703) { return ctx.require("row"); }
  override apply(ctx: Context703, body: z.infer<typeof New703>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 703", responses: { 200: Body703 } }, put: { summary: "Change item 703", responses: { 200: Body703 } } };
  }
}
export const item703 = route("/items703/{id}", Item703);

const New704 = z.object({ title: z.string(), count704: z.number() });
const Body704 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context704 = Context<{ params: "id"; state: { row: Row } }>;
class Item704 extends Resource<Context704> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New704;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context704) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context704) { return String(ctx.require("row").version); }
  override represent(ctx: Context704) { return ctx.require("row"); }
  override apply(ctx: Context704, body: z.infer<typeof New704>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 704", responses: { 200: Body704 } }, put: { summary: "Change item 704", responses: { 200: Body704 } } };
  }
}
export const item704 = route("/items704/{id}", Item704);

const New705 = z.object({ title: z.string(), count705: z.number() });
const Body705 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context705 = Context<{ params: "id"; state: { row: Row } }>;
class Item705 extends Resource<Context705> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New705;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context705) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context705) { return String(ctx.require("row").version); }
  override represent(ctx: Context705) { return ctx.require("row"); }
  override apply(ctx: Context705, body: z.infer<typeof New705>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 705", responses: { 200: Body705 } }, put: { summary: "Change item 705", responses: { 200: Body705 } } };
  }
}
export const item705 = route("/items705/{id}", Item705);

const New706 = z.object({ title: z.string(), count706: z.number() });
const Body706 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context706 = Context<{ params: "id"; state: { row: Row } }>;
class Item706 extends Resource<Context706> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New706;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context706) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context706) { return String(ctx.require("row").version); }
  override represent(ctx: Context706) { return ctx.require("row"); }
  override apply(ctx: Context706, body: z.infer<typeof New706>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 706", responses: { 200: Body706 } }, put: { summary: "Change item 706", responses: { 200: Body706 } } };
  }
}
export const item706 = route("/items706/{id}", Item706);

const New707 = z.object({ title: z.string(), count707: z.number() });
const Body707 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context707 = Context<{ params: "id"; state: { row: Row } }>;
class Item707 extends Resource<Context707> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New707;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context707) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context707) { return String(ctx.require("row").version); }
  override represent(ctx: Context707) { return ctx.require("row"); }
  override apply(ctx: Context707, body: z.infer<typeof New707>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 707", responses: { 200: Body707 } }, put: { summary: "Change item 707", responses: { 200: Body707 } } };
  }
}
export const item707 = route("/items707/{id}", Item707);

const New708 = z.object({ title: z.string(), count708: z.number() });
const Body708 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context708 = Context<{ params: "id"; state: { row: Row } }>;
class Item708 extends Resource<Context708> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New708;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context708) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context708) { return String(ctx.require("row").version); }
  override represent(ctx: Context708) { return ctx.require("row"); }
  override apply(ctx: Context708, body: z.infer<typeof New708>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 708", responses: { 200: Body708 } }, put: { summary: "Change item 708", responses: { 200: Body708 } } };
  }
}
export const item708 = route("/items708/{id}", Item708);

const New709 = z.object({ title: z.string(), count709: z.number() });
const Body709 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context709 = Context<{ params: "id"; state: { row: Row } }>;
class Item709 extends Resource<Context709> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New709;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context709) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context709) { return String(ctx.require("row").version); }
  override represent(ctx: Context709) { return ctx.require("row"); }
  override apply(ctx: Context709, body: z.infer<typeof New709>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 709", responses: { 200: Body709 } }, put: { summary: "Change item 709", responses: { 200: Body709 } } };
  }
}
export const item709 = route("/items709/{id}", Item709);

const New710 = z.object({ title: z.string(), count710: z.number() });
const Body710 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context710 = Context<{ params: "id"; state: { row: Row } }>;
class Item710 extends Resource<Context710> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New710;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context710) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context710) { return String(ctx.require("row").version); }
  override represent(ctx: Context710) { return ctx.require("row"); }
  override apply(ctx: Context710, body: z.infer<typeof New710>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 710", responses: { 200: Body710 } }, put: { summary: "Change item 710", responses: { 200: Body710 } } };
  }
}
export const item710 = route("/items710/{id}", Item710);

const New711 = z.object({ title: z.string(), count711: z.number() });
const Body711 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context711 = Context<{ params: "id"; state: { row: Row } }>;
class Item711 extends Resource<Context711> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New711;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context711) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context711) { return String(ctx.require("row").version); }
  override represent(ctx: Context711) { return ctx.require("row"); }
  override apply(ctx: Context711, body: z.infer<typeof New711>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 711", responses: { 200: Body711 } }, put: { summary: "Change item 711", responses: { 200: Body711 } } };
  }
}
export const item711 = route("/items711/{id}", Item711);

const New712 = z.object({ title: z.string(), count712: z.number() });
const Body712 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context712 = Context<{ params: "id"; state: { row: Row } }>;
class Item712 extends Resource<Context712> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New712;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context712) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context712) { return String(ctx.require("row").version); }
  override represent(ctx: Context712) { return ctx.require("row"); }
  override apply(ctx: Context712, body: z.infer<typeof New712>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 712", responses: { 200: Body712 } }, put: { summary: "Change item 712", responses: { 200: Body712 } } };
  }
}
export const item712 = route("/items712/{id}", Item712);

const New713 = z.object({ title: z.string(), count713: z.number() });
const Body713 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context713 = Context<{ params: "id"; state: { row: Row } }>;
class Item713 extends Resource<Context713> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New713;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context713) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context713) { return String(ctx.require("row").version); }
  override represent(ctx: Context713) { return ctx.require("row"); }
  override apply(ctx: Context713, body: z.infer<typeof New713>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 713", responses: { 200: Body713 } }, put: { summary: "Change item 713", responses: { 200: Body713 } } };
  }
}
export const item713 = route("/items713/{id}", Item713);

const New714 = z.object({ title: z.string(), count714: z.number() });
const Body714 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context714 = Context<{ params: "id"; state: { row: Row } }>;
class Item714 extends Resource<Context714> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New714;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context714) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context714) { return String(ctx.require("row").version); }
  override represent(ctx: Context714) { return ctx.require("row"); }
  override apply(ctx: Context714, body: z.infer<typeof New714>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 714", responses: { 200: Body714 } }, put: { summary: "Change item 714", responses: { 200: Body714 } } };
  }
}
export const item714 = route("/items714/{id}", Item714);

const New715 = z.object({ title: z.string(), count715: z.number() });
const Body715 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context715 = Context<{ params: "id"; state: { row: Row } }>;
class Item715 extends Resource<Context715> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New715;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context715) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context715) { return String(ctx.require("row").version); }
  override represent(ctx: Context715) { return ctx.require("row"); }
  override apply(ctx: Context715, body: z.infer<typeof New715>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 715", responses: { 200: Body715 } }, put: { summary: "Change item 715", responses: { 200: Body715 } } };
  }
}
export const item715 = route("/items715/{id}", Item715);

const New716 = z.object({ title: z.string(), count716: z.number() });
const Body716 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context716 = Context<{ params: "id"; state: { row: Row } }>;
class Item716 extends Resource<Context716> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New716;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context716) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context716) { return String(ctx.require("row").version); }
  override represent(ctx: Context716) { return ctx.require("row"); }
  override apply(ctx: Context716, body: z.infer<typeof New716>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 716", responses: { 200: Body716 } }, put: { summary: "Change item 716", responses: { 200: Body716 } } };
  }
}
export const item716 = route("/items716/{id}", Item716);

const New717 = z.object({ title: z.string(), count717: z.number() });
const Body717 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context717 = Context<{ params: "id"; state: { row: Row } }>;
class Item717 extends Resource<Context717> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New717;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context717) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context717) { return String(ctx.require("row").version); }
  override represent(ctx: Context717) { return ctx.require("row"); }
  override apply(ctx: Context717, body: z.infer<typeof New717>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 717", responses: { 200: Body717 } }, put: { summary: "Change item 717", responses: { 200: Body717 } } };
  }
}
export const item717 = route("/items717/{id}", Item717);

const New718 = z.object({ title: z.string(), count718: z.number() });
const Body718 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context718 = Context<{ params: "id"; state: { row: Row } }>;
class Item718 extends Resource<Context718> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New718;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context718) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context718) { return String(ctx.require("row").version); }
  override represent(ctx: Context718) { return ctx.require("row"); }
  override apply(ctx: Context718, body: z.infer<typeof New718>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 718", responses: { 200: Body718 } }, put: { summary: "Change item 718", responses: { 200: Body718 } } };
  }
}
export const item718 = route("/items718/{id}", Item718);

const New719 = z.object({ title: z.string(), count719: z.number() });
const Body719 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context719 = Context<{ params: "id"; state: { row: Row } }>;
class Item719 extends Resource<Context719> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New719;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context719) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context719) { return String(ctx.require("row").version); }
  override represent(ctx: Context719) { return ctx.require("row"); }
  override apply(ctx: Context719, body: z.infer<typeof New719>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 719", responses: { 200: Body719 } }, put: { summary: "Change item 719", responses: { 200: Body719 } } };
  }
}
export const item719 = route("/items719/{id}", Item719);

const New720 = z.object({ title: z.string(), count720: z.number() });
const Body720 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context720 = Context<{ params: "id"; state: { row: Row } }>;
class Item720 extends Resource<Context720> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New720;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context720) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context720) { return String(ctx.require("row").version); }
  override represent(ctx: Context720) { return ctx.require("row"); }
  override apply(ctx: Context720, body: z.infer<typeof New720>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 720", responses: { 200: Body720 } }, put: { summary: "Change item 720", responses: { 200: Body720 } } };
  }
}
export const item720 = route("/items720/{id}", Item720);

const New721 = z.object({ title: z.string(), count721: z.number() });
const Body721 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context721 = Context<{ params: "id"; state: { row: Row } }>;
class Item721 extends Resource<Context721> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New721;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context721) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context721) { return String(ctx.require("row").version); }
  override represent(ctx: Context721) { return ctx.require("row"); }
  override apply(ctx: Context721, body: z.infer<typeof New721>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 721", responses: { 200: Body721 } }, put: { summary: "Change item 721", responses: { 200: Body721 } } };
  }
}
export const item721 = route("/items721/{id}", Item721);

const New722 = z.object({ title: z.string(), count722: z.number() });
const Body722 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context722 = Context<{ params: "id"; state: { row: Row } }>;
class Item722 extends Resource<Context722> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New722;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context722) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context722) { return String(ctx.require("row").version); }
  override represent(ctx: Context722) { return ctx.require("row"); }
  override apply(ctx: Context722, body: z.infer<typeof New722>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 722", responses: { 200: Body722 } }, put: { summary: "Change item 722", responses: { 200: Body722 } } };
  }
}
export const item722 = route("/items722/{id}", Item722);

const New723 = z.object({ title: z.string(), count723: z.number() });
const Body723 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context723 = Context<{ params: "id"; state: { row: Row } }>;
class Item723 extends Resource<Context723> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New723;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context723) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context723) { return String(ctx.require("row").version); }
  override represent(ctx: Context723) { return ctx.require("row"); }
  override apply(ctx: Context723, body: z.infer<typeof New723>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 723", responses: { 200: Body723 } }, put: { summary: "Change item 723", responses: { 200: Body723 } } };
  }
}
export const item723 = route("/items723/{id}", Item723);

const New724 = z.object({ title: z.string(), count724: z.number() });
const Body724 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context724 = Context<{ params: "id"; state: { row: Row } }>;
class Item724 extends Resource<Context724> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New724;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context724) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context724) { return String(ctx.require("row").version); }
  override represent(ctx: Context724) { return ctx.require("row"); }
  override apply(ctx: Context724, body: z.infer<typeof New724>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 724", responses: { 200: Body724 } }, put: { summary: "Change item 724", responses: { 200: Body724 } } };
  }
}
export const item724 = route("/items724/{id}", Item724);

const New725 = z.object({ title: z.string(), count725: z.number() });
const Body725 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context725 = Context<{ params: "id"; state: { row: Row } }>;
class Item725 extends Resource<Context725> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New725;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context725) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context725) { return String(ctx.require("row").version); }
  override represent(ctx: Context725) { return ctx.require("row"); }
  override apply(ctx: Context725, body: z.infer<typeof New725>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 725", responses: { 200: Body725 } }, put: { summary: "Change item 725", responses: { 200: Body725 } } };
  }
}
export const item725 = route("/items725/{id}", Item725);

const New726 = z.object({ title: z.string(), count726: z.number() });
const Body726 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context726 = Context<{ params: "id"; state: { row: Row } }>;
class Item726 extends Resource<Context726> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New726;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context726) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context726) { return String(ctx.require("row").version); }
  override represent(ctx: Context726) { return ctx.require("row"); }
  override apply(ctx: Context726, body: z.infer<typeof New726>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 726", responses: { 200: Body726 } }, put: { summary: "Change item 726", responses: { 200: Body726 } } };
  }
}
export const item726 = route("/items726/{id}", Item726);

const New727 = z.object({ title: z.string(), count727: z.number() });
const Body727 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context727 = Context<{ params: "id"; state: { row: Row } }>;
class Item727 extends Resource<Context727> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New727;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context727) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context727) { return String(ctx.require("row").version); }
  override represent(ctx: Context727) { return ctx.require("row"); }
  override apply(ctx: Context727, body: z.infer<typeof New727>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 727", responses: { 200: Body727 } }, put: { summary: "Change item 727", responses: { 200: Body727 } } };
  }
}
export const item727 = route("/items727/{id}", Item727);

const New728 = z.object({ title: z.string(), count728: z.number() });
const Body728 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context728 = Context<{ params: "id"; state: { row: Row } }>;
class Item728 extends Resource<Context728> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New728;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context728) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context728) { return String(ctx.require("row").version); }
  override represent(ctx: Context728) { return ctx.require("row"); }
  override apply(ctx: Context728, body: z.infer<typeof New728>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 728", responses: { 200: Body728 } }, put: { summary: "Change item 728", responses: { 200: Body728 } } };
  }
}
export const item728 = route("/items728/{id}", Item728);

const New729 = z.object({ title: z.string(), count729: z.number() });
const Body729 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context729 = Context<{ params: "id"; state: { row: Row } }>;
class Item729 extends Resource<Context729> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New729;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context729) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context729) { return String(ctx.require("row").version); }
  override represent(ctx: Context729) { return ctx.require("row"); }
  override apply(ctx: Context729, body: z.infer<typeof New729>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 729", responses: { 200: Body729 } }, put: { summary: "Change item 729", responses: { 200: Body729 } } };
  }
}
export const item729 = route("/items729/{id}", Item729);

const New730 = z.object({ title: z.string(), count730: z.number() });
const Body730 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context730 = Context<{ params: "id"; state: { row: Row } }>;
class Item730 extends Resource<Context730> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New730;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context730) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context730) { return String(ctx.require("row").version); }
  override represent(ctx: Context730) { return ctx.require("row"); }
  override apply(ctx: Context730, body: z.infer<typeof New730>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 730", responses: { 200: Body730 } }, put: { summary: "Change item 730", responses: { 200: Body730 } } };
  }
}
export const item730 = route("/items730/{id}", Item730);

const New731 = z.object({ title: z.string(), count731: z.number() });
const Body731 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context731 = Context<{ params: "id"; state: { row: Row } }>;
class Item731 extends Resource<Context731> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New731;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context731) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context731) { return String(ctx.require("row").version); }
  override represent(ctx: Context731) { return ctx.require("row"); }
  override apply(ctx: Context731, body: z.infer<typeof New731>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 731", responses: { 200: Body731 } }, put: { summary: "Change item 731", responses: { 200: Body731 } } };
  }
}
export const item731 = route("/items731/{id}", Item731);

const New732 = z.object({ title: z.string(), count732: z.number() });
const Body732 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context732 = Context<{ params: "id"; state: { row: Row } }>;
class Item732 extends Resource<Context732> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New732;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context732) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context732) { return String(ctx.require("row").version); }
  override represent(ctx: Context732) { return ctx.require("row"); }
  override apply(ctx: Context732, body: z.infer<typeof New732>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 732", responses: { 200: Body732 } }, put: { summary: "Change item 732", responses: { 200: Body732 } } };
  }
}
export const item732 = route("/items732/{id}", Item732);

const New733 = z.object({ title: z.string(), count733: z.number() });
const Body733 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context733 = Context<{ params: "id"; state: { row: Row } }>;
class Item733 extends Resource<Context733> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New733;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context733) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context733) { return String(ctx.require("row").version); }
  override represent(ctx: Context733) { return ctx.require("row"); }
  override apply(ctx: Context733, body: z.infer<typeof New733>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 733", responses: { 200: Body733 } }, put: { summary: "Change item 733", responses: { 200: Body733 } } };
  }
}
export const item733 = route("/items733/{id}", Item733);

const New734 = z.object({ title: z.string(), count734: z.number() });
const Body734 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context734 = Context<{ params: "id"; state: { row: Row } }>;
class Item734 extends Resource<Context734> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New734;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context734) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context734) { return String(ctx.require("row").version); }
  override represent(ctx: Context734) { return ctx.require("row"); }
  override apply(ctx: Context734, body: z.infer<typeof New734>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 734", responses: { 200: Body734 } }, put: { summary: "Change item 734", responses: { 200: Body734 } } };
  }
}
export const item734 = route("/items734/{id}", Item734);

const New735 = z.object({ title: z.string(), count735: z.number() });
const Body735 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context735 = Context<{ params: "id"; state: { row: Row } }>;
class Item735 extends Resource<Context735> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New735;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context735) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context735) { return String(ctx.require("row").version); }
  override represent(ctx: Context735) { return ctx.require("row"); }
  override apply(ctx: Context735, body: z.infer<typeof New735>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 735", responses: { 200: Body735 } }, put: { summary: "Change item 735", responses: { 200: Body735 } } };
  }
}
export const item735 = route("/items735/{id}", Item735);

const New736 = z.object({ title: z.string(), count736: z.number() });
const Body736 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context736 = Context<{ params: "id"; state: { row: Row } }>;
class Item736 extends Resource<Context736> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New736;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context736) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context736) { return String(ctx.require("row").version); }
  override represent(ctx: Context736) { return ctx.require("row"); }
  override apply(ctx: Context736, body: z.infer<typeof New736>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 736", responses: { 200: Body736 } }, put: { summary: "Change item 736", responses: { 200: Body736 } } };
  }
}
export const item736 = route("/items736/{id}", Item736);

const New737 = z.object({ title: z.string(), count737: z.number() });
const Body737 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context737 = Context<{ params: "id"; state: { row: Row } }>;
class Item737 extends Resource<Context737> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New737;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context737) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context737) { return String(ctx.require("row").version); }
  override represent(ctx: Context737) { return ctx.require("row"); }
  override apply(ctx: Context737, body: z.infer<typeof New737>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 737", responses: { 200: Body737 } }, put: { summary: "Change item 737", responses: { 200: Body737 } } };
  }
}
export const item737 = route("/items737/{id}", Item737);

const New738 = z.object({ title: z.string(), count738: z.number() });
const Body738 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context738 = Context<{ params: "id"; state: { row: Row } }>;
class Item738 extends Resource<Context738> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New738;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context738) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context738) { return String(ctx.require("row").version); }
  override represent(ctx: Context738) { return ctx.require("row"); }
  override apply(ctx: Context738, body: z.infer<typeof New738>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 738", responses: { 200: Body738 } }, put: { summary: "Change item 738", responses: { 200: Body738 } } };
  }
}
export const item738 = route("/items738/{id}", Item738);

const New739 = z.object({ title: z.string(), count739: z.number() });
const Body739 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context739 = Context<{ params: "id"; state: { row: Row } }>;
class Item739 extends Resource<Context739> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New739;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context739) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context739) { return String(ctx.require("row").version); }
  override represent(ctx: Context739) { return ctx.require("row"); }
  override apply(ctx: Context739, body: z.infer<typeof New739>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 739", responses: { 200: Body739 } }, put: { summary: "Change item 739", responses: { 200: Body739 } } };
  }
}
export const item739 = route("/items739/{id}", Item739);

const New740 = z.object({ title: z.string(), count740: z.number() });
const Body740 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context740 = Context<{ params: "id"; state: { row: Row } }>;
class Item740 extends Resource<Context740> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New740;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context740) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context740) { return String(ctx.require("row").version); }
  override represent(ctx: Context740) { return ctx.require("row"); }
  override apply(ctx: Context740, body: z.infer<typeof New740>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 740", responses: { 200: Body740 } }, put: { summary: "Change item 740", responses: { 200: Body740 } } };
  }
}
export const item740 = route("/items740/{id}", Item740);

const New741 = z.object({ title: z.string(), count741: z.number() });
const Body741 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context741 = Context<{ params: "id"; state: { row: Row } }>;
class Item741 extends Resource<Context741> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New741;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context741) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context741) { return String(ctx.require("row").version); }
  override represent(ctx: Context741) { return ctx.require("row"); }
  override apply(ctx: Context741, body: z.infer<typeof New741>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 741", responses: { 200: Body741 } }, put: { summary: "Change item 741", responses: { 200: Body741 } } };
  }
}
export const item741 = route("/items741/{id}", Item741);

const New742 = z.object({ title: z.string(), count742: z.number() });
const Body742 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context742 = Context<{ params: "id"; state: { row: Row } }>;
class Item742 extends Resource<Context742> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New742;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context742) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context742) { return String(ctx.require("row").version); }
  override represent(ctx: Context742) { return ctx.require("row"); }
  override apply(ctx: Context742, body: z.infer<typeof New742>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 742", responses: { 200: Body742 } }, put: { summary: "Change item 742", responses: { 200: Body742 } } };
  }
}
export const item742 = route("/items742/{id}", Item742);

const New743 = z.object({ title: z.string(), count743: z.number() });
const Body743 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context743 = Context<{ params: "id"; state: { row: Row } }>;
class Item743 extends Resource<Context743> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New743;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context743) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context743) { return String(ctx.require("row").version); }
  override represent(ctx: Context743) { return ctx.require("row"); }
  override apply(ctx: Context743, body: z.infer<typeof New743>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 743", responses: { 200: Body743 } }, put: { summary: "Change item 743", responses: { 200: Body743 } } };
  }
}
export const item743 = route("/items743/{id}", Item743);

const New744 = z.object({ title: z.string(), count744: z.number() });
const Body744 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context744 = Context<{ params: "id"; state: { row: Row } }>;
class Item744 extends Resource<Context744> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New744;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context744) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context744) { return String(ctx.require("row").version); }
  override represent(ctx: Context744) { return ctx.require("row"); }
  override apply(ctx: Context744, body: z.infer<typeof New744>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 744", responses: { 200: Body744 } }, put: { summary: "Change item 744", responses: { 200: Body744 } } };
  }
}
export const item744 = route("/items744/{id}", Item744);

const New745 = z.object({ title: z.string(), count745: z.number() });
const Body745 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context745 = Context<{ params: "id"; state: { row: Row } }>;
class Item745 extends Resource<Context745> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New745;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context745) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context745) { return String(ctx.require("row").version); }
  override represent(ctx: Context745) { return ctx.require("row"); }
  override apply(ctx: Context745, body: z.infer<typeof New745>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 745", responses: { 200: Body745 } }, put: { summary: "Change item 745", responses: { 200: Body745 } } };
  }
}
export const item745 = route("/items745/{id}", Item745);

const New746 = z.object({ title: z.string(), count746: z.number() });
const Body746 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context746 = Context<{ params: "id"; state: { row: Row } }>;
class Item746 extends Resource<Context746> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New746;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context746) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context746) { return String(ctx.require("row").version); }
  override represent(ctx: Context746) { return ctx.require("row"); }
  override apply(ctx: Context746, body: z.infer<typeof New746>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 746", responses: { 200: Body746 } }, put: { summary: "Change item 746", responses: { 200: Body746 } } };
  }
}
export const item746 = route("/items746/{id}", Item746);

const New747 = z.object({ title: z.string(), count747: z.number() });
const Body747 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context747 = Context<{ params: "id"; state: { row: Row } }>;
class Item747 extends Resource<Context747> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New747;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context747) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context747) { return String(ctx.require("row").version); }
  override represent(ctx: Context747) { return ctx.require("row"); }
  override apply(ctx: Context747, body: z.infer<typeof New747>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 747", responses: { 200: Body747 } }, put: { summary: "Change item 747", responses: { 200: Body747 } } };
  }
}
export const item747 = route("/items747/{id}", Item747);

const New748 = z.object({ title: z.string(), count748: z.number() });
const Body748 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context748 = Context<{ params: "id"; state: { row: Row } }>;
class Item748 extends Resource<Context748> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New748;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context748) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context748) { return String(ctx.require("row").version); }
  override represent(ctx: Context748) { return ctx.require("row"); }
  override apply(ctx: Context748, body: z.infer<typeof New748>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 748", responses: { 200: Body748 } }, put: { summary: "Change item 748", responses: { 200: Body748 } } };
  }
}
export const item748 = route("/items748/{id}", Item748);

const New749 = z.object({ title: z.string(), count749: z.number() });
const Body749 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context749 = Context<{ params: "id"; state: { row: Row } }>;
class Item749 extends Resource<Context749> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New749;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context749) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context749) { return String(ctx.require("row").version); }
  override represent(ctx: Context749) { return ctx.require("row"); }
  override apply(ctx: Context749, body: z.infer<typeof New749>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 749", responses: { 200: Body749 } }, put: { summary: "Change item 749", responses: { 200: Body749 } } };
  }
}
export const item749 = route("/items749/{id}", Item749);
