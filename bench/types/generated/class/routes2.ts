import { type Context, Resource, route } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New100 = z.object({ title: z.string(), count100: z.number() });
const Body100 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context100 = Context<{ params: "id"; state: { row: Row } }>;
class Item100 extends Resource<Context100> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New100;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context100) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context100) { return String(ctx.require("row").version); }
  override represent(ctx: Context100) { return ctx.require("row"); }
  override apply(ctx: Context100, body: z.infer<typeof New100>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 100", responses: { 200: Body100 } }, put: { summary: "Change item 100", responses: { 200: Body100 } } };
  }
}
export const item100 = route("/items100/{id}", Item100);

const New101 = z.object({ title: z.string(), count101: z.number() });
const Body101 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context101 = Context<{ params: "id"; state: { row: Row } }>;
class Item101 extends Resource<Context101> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New101;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context101) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context101) { return String(ctx.require("row").version); }
  override represent(ctx: Context101) { return ctx.require("row"); }
  override apply(ctx: Context101, body: z.infer<typeof New101>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 101", responses: { 200: Body101 } }, put: { summary: "Change item 101", responses: { 200: Body101 } } };
  }
}
export const item101 = route("/items101/{id}", Item101);

const New102 = z.object({ title: z.string(), count102: z.number() });
const Body102 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context102 = Context<{ params: "id"; state: { row: Row } }>;
class Item102 extends Resource<Context102> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New102;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context102) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context102) { return String(ctx.require("row").version); }
  override represent(ctx: Context102) { return ctx.require("row"); }
  override apply(ctx: Context102, body: z.infer<typeof New102>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 102", responses: { 200: Body102 } }, put: { summary: "Change item 102", responses: { 200: Body102 } } };
  }
}
export const item102 = route("/items102/{id}", Item102);

const New103 = z.object({ title: z.string(), count103: z.number() });
const Body103 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context103 = Context<{ params: "id"; state: { row: Row } }>;
class Item103 extends Resource<Context103> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New103;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context103) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context103) { return String(ctx.require("row").version); }
  override represent(ctx: Context103) { return ctx.require("row"); }
  override apply(ctx: Context103, body: z.infer<typeof New103>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 103", responses: { 200: Body103 } }, put: { summary: "Change item 103", responses: { 200: Body103 } } };
  }
}
export const item103 = route("/items103/{id}", Item103);

const New104 = z.object({ title: z.string(), count104: z.number() });
const Body104 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context104 = Context<{ params: "id"; state: { row: Row } }>;
class Item104 extends Resource<Context104> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New104;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context104) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context104) { return String(ctx.require("row").version); }
  override represent(ctx: Context104) { return ctx.require("row"); }
  override apply(ctx: Context104, body: z.infer<typeof New104>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 104", responses: { 200: Body104 } }, put: { summary: "Change item 104", responses: { 200: Body104 } } };
  }
}
export const item104 = route("/items104/{id}", Item104);

const New105 = z.object({ title: z.string(), count105: z.number() });
const Body105 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context105 = Context<{ params: "id"; state: { row: Row } }>;
class Item105 extends Resource<Context105> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New105;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context105) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context105) { return String(ctx.require("row").version); }
  override represent(ctx: Context105) { return ctx.require("row"); }
  override apply(ctx: Context105, body: z.infer<typeof New105>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 105", responses: { 200: Body105 } }, put: { summary: "Change item 105", responses: { 200: Body105 } } };
  }
}
export const item105 = route("/items105/{id}", Item105);

const New106 = z.object({ title: z.string(), count106: z.number() });
const Body106 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context106 = Context<{ params: "id"; state: { row: Row } }>;
class Item106 extends Resource<Context106> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New106;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context106) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context106) { return String(ctx.require("row").version); }
  override represent(ctx: Context106) { return ctx.require("row"); }
  override apply(ctx: Context106, body: z.infer<typeof New106>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 106", responses: { 200: Body106 } }, put: { summary: "Change item 106", responses: { 200: Body106 } } };
  }
}
export const item106 = route("/items106/{id}", Item106);

const New107 = z.object({ title: z.string(), count107: z.number() });
const Body107 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context107 = Context<{ params: "id"; state: { row: Row } }>;
class Item107 extends Resource<Context107> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New107;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context107) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context107) { return String(ctx.require("row").version); }
  override represent(ctx: Context107) { return ctx.require("row"); }
  override apply(ctx: Context107, body: z.infer<typeof New107>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 107", responses: { 200: Body107 } }, put: { summary: "Change item 107", responses: { 200: Body107 } } };
  }
}
export const item107 = route("/items107/{id}", Item107);

const New108 = z.object({ title: z.string(), count108: z.number() });
const Body108 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context108 = Context<{ params: "id"; state: { row: Row } }>;
class Item108 extends Resource<Context108> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New108;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context108) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context108) { return String(ctx.require("row").version); }
  override represent(ctx: Context108) { return ctx.require("row"); }
  override apply(ctx: Context108, body: z.infer<typeof New108>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 108", responses: { 200: Body108 } }, put: { summary: "Change item 108", responses: { 200: Body108 } } };
  }
}
export const item108 = route("/items108/{id}", Item108);

const New109 = z.object({ title: z.string(), count109: z.number() });
const Body109 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context109 = Context<{ params: "id"; state: { row: Row } }>;
class Item109 extends Resource<Context109> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New109;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context109) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context109) { return String(ctx.require("row").version); }
  override represent(ctx: Context109) { return ctx.require("row"); }
  override apply(ctx: Context109, body: z.infer<typeof New109>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 109", responses: { 200: Body109 } }, put: { summary: "Change item 109", responses: { 200: Body109 } } };
  }
}
export const item109 = route("/items109/{id}", Item109);

const New110 = z.object({ title: z.string(), count110: z.number() });
const Body110 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context110 = Context<{ params: "id"; state: { row: Row } }>;
class Item110 extends Resource<Context110> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New110;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context110) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context110) { return String(ctx.require("row").version); }
  override represent(ctx: Context110) { return ctx.require("row"); }
  override apply(ctx: Context110, body: z.infer<typeof New110>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 110", responses: { 200: Body110 } }, put: { summary: "Change item 110", responses: { 200: Body110 } } };
  }
}
export const item110 = route("/items110/{id}", Item110);

const New111 = z.object({ title: z.string(), count111: z.number() });
const Body111 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context111 = Context<{ params: "id"; state: { row: Row } }>;
class Item111 extends Resource<Context111> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New111;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context111) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context111) { return String(ctx.require("row").version); }
  override represent(ctx: Context111) { return ctx.require("row"); }
  override apply(ctx: Context111, body: z.infer<typeof New111>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 111", responses: { 200: Body111 } }, put: { summary: "Change item 111", responses: { 200: Body111 } } };
  }
}
export const item111 = route("/items111/{id}", Item111);

const New112 = z.object({ title: z.string(), count112: z.number() });
const Body112 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context112 = Context<{ params: "id"; state: { row: Row } }>;
class Item112 extends Resource<Context112> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New112;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context112) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context112) { return String(ctx.require("row").version); }
  override represent(ctx: Context112) { return ctx.require("row"); }
  override apply(ctx: Context112, body: z.infer<typeof New112>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 112", responses: { 200: Body112 } }, put: { summary: "Change item 112", responses: { 200: Body112 } } };
  }
}
export const item112 = route("/items112/{id}", Item112);

const New113 = z.object({ title: z.string(), count113: z.number() });
const Body113 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context113 = Context<{ params: "id"; state: { row: Row } }>;
class Item113 extends Resource<Context113> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New113;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context113) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context113) { return String(ctx.require("row").version); }
  override represent(ctx: Context113) { return ctx.require("row"); }
  override apply(ctx: Context113, body: z.infer<typeof New113>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 113", responses: { 200: Body113 } }, put: { summary: "Change item 113", responses: { 200: Body113 } } };
  }
}
export const item113 = route("/items113/{id}", Item113);

const New114 = z.object({ title: z.string(), count114: z.number() });
const Body114 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context114 = Context<{ params: "id"; state: { row: Row } }>;
class Item114 extends Resource<Context114> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New114;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context114) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context114) { return String(ctx.require("row").version); }
  override represent(ctx: Context114) { return ctx.require("row"); }
  override apply(ctx: Context114, body: z.infer<typeof New114>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 114", responses: { 200: Body114 } }, put: { summary: "Change item 114", responses: { 200: Body114 } } };
  }
}
export const item114 = route("/items114/{id}", Item114);

const New115 = z.object({ title: z.string(), count115: z.number() });
const Body115 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context115 = Context<{ params: "id"; state: { row: Row } }>;
class Item115 extends Resource<Context115> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New115;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context115) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context115) { return String(ctx.require("row").version); }
  override represent(ctx: Context115) { return ctx.require("row"); }
  override apply(ctx: Context115, body: z.infer<typeof New115>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 115", responses: { 200: Body115 } }, put: { summary: "Change item 115", responses: { 200: Body115 } } };
  }
}
export const item115 = route("/items115/{id}", Item115);

const New116 = z.object({ title: z.string(), count116: z.number() });
const Body116 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context116 = Context<{ params: "id"; state: { row: Row } }>;
class Item116 extends Resource<Context116> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New116;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context116) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context116) { return String(ctx.require("row").version); }
  override represent(ctx: Context116) { return ctx.require("row"); }
  override apply(ctx: Context116, body: z.infer<typeof New116>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 116", responses: { 200: Body116 } }, put: { summary: "Change item 116", responses: { 200: Body116 } } };
  }
}
export const item116 = route("/items116/{id}", Item116);

const New117 = z.object({ title: z.string(), count117: z.number() });
const Body117 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context117 = Context<{ params: "id"; state: { row: Row } }>;
class Item117 extends Resource<Context117> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New117;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context117) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context117) { return String(ctx.require("row").version); }
  override represent(ctx: Context117) { return ctx.require("row"); }
  override apply(ctx: Context117, body: z.infer<typeof New117>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 117", responses: { 200: Body117 } }, put: { summary: "Change item 117", responses: { 200: Body117 } } };
  }
}
export const item117 = route("/items117/{id}", Item117);

const New118 = z.object({ title: z.string(), count118: z.number() });
const Body118 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context118 = Context<{ params: "id"; state: { row: Row } }>;
class Item118 extends Resource<Context118> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New118;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context118) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context118) { return String(ctx.require("row").version); }
  override represent(ctx: Context118) { return ctx.require("row"); }
  override apply(ctx: Context118, body: z.infer<typeof New118>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 118", responses: { 200: Body118 } }, put: { summary: "Change item 118", responses: { 200: Body118 } } };
  }
}
export const item118 = route("/items118/{id}", Item118);

const New119 = z.object({ title: z.string(), count119: z.number() });
const Body119 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context119 = Context<{ params: "id"; state: { row: Row } }>;
class Item119 extends Resource<Context119> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New119;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context119) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context119) { return String(ctx.require("row").version); }
  override represent(ctx: Context119) { return ctx.require("row"); }
  override apply(ctx: Context119, body: z.infer<typeof New119>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 119", responses: { 200: Body119 } }, put: { summary: "Change item 119", responses: { 200: Body119 } } };
  }
}
export const item119 = route("/items119/{id}", Item119);

const New120 = z.object({ title: z.string(), count120: z.number() });
const Body120 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context120 = Context<{ params: "id"; state: { row: Row } }>;
class Item120 extends Resource<Context120> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New120;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context120) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context120) { return String(ctx.require("row").version); }
  override represent(ctx: Context120) { return ctx.require("row"); }
  override apply(ctx: Context120, body: z.infer<typeof New120>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 120", responses: { 200: Body120 } }, put: { summary: "Change item 120", responses: { 200: Body120 } } };
  }
}
export const item120 = route("/items120/{id}", Item120);

const New121 = z.object({ title: z.string(), count121: z.number() });
const Body121 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context121 = Context<{ params: "id"; state: { row: Row } }>;
class Item121 extends Resource<Context121> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New121;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context121) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context121) { return String(ctx.require("row").version); }
  override represent(ctx: Context121) { return ctx.require("row"); }
  override apply(ctx: Context121, body: z.infer<typeof New121>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 121", responses: { 200: Body121 } }, put: { summary: "Change item 121", responses: { 200: Body121 } } };
  }
}
export const item121 = route("/items121/{id}", Item121);

const New122 = z.object({ title: z.string(), count122: z.number() });
const Body122 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context122 = Context<{ params: "id"; state: { row: Row } }>;
class Item122 extends Resource<Context122> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New122;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context122) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context122) { return String(ctx.require("row").version); }
  override represent(ctx: Context122) { return ctx.require("row"); }
  override apply(ctx: Context122, body: z.infer<typeof New122>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 122", responses: { 200: Body122 } }, put: { summary: "Change item 122", responses: { 200: Body122 } } };
  }
}
export const item122 = route("/items122/{id}", Item122);

const New123 = z.object({ title: z.string(), count123: z.number() });
const Body123 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context123 = Context<{ params: "id"; state: { row: Row } }>;
class Item123 extends Resource<Context123> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New123;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context123) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context123) { return String(ctx.require("row").version); }
  override represent(ctx: Context123) { return ctx.require("row"); }
  override apply(ctx: Context123, body: z.infer<typeof New123>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 123", responses: { 200: Body123 } }, put: { summary: "Change item 123", responses: { 200: Body123 } } };
  }
}
export const item123 = route("/items123/{id}", Item123);

const New124 = z.object({ title: z.string(), count124: z.number() });
const Body124 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context124 = Context<{ params: "id"; state: { row: Row } }>;
class Item124 extends Resource<Context124> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New124;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context124) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context124) { return String(ctx.require("row").version); }
  override represent(ctx: Context124) { return ctx.require("row"); }
  override apply(ctx: Context124, body: z.infer<typeof New124>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 124", responses: { 200: Body124 } }, put: { summary: "Change item 124", responses: { 200: Body124 } } };
  }
}
export const item124 = route("/items124/{id}", Item124);

const New125 = z.object({ title: z.string(), count125: z.number() });
const Body125 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context125 = Context<{ params: "id"; state: { row: Row } }>;
class Item125 extends Resource<Context125> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New125;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context125) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context125) { return String(ctx.require("row").version); }
  override represent(ctx: Context125) { return ctx.require("row"); }
  override apply(ctx: Context125, body: z.infer<typeof New125>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 125", responses: { 200: Body125 } }, put: { summary: "Change item 125", responses: { 200: Body125 } } };
  }
}
export const item125 = route("/items125/{id}", Item125);

const New126 = z.object({ title: z.string(), count126: z.number() });
const Body126 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context126 = Context<{ params: "id"; state: { row: Row } }>;
class Item126 extends Resource<Context126> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New126;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context126) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context126) { return String(ctx.require("row").version); }
  override represent(ctx: Context126) { return ctx.require("row"); }
  override apply(ctx: Context126, body: z.infer<typeof New126>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 126", responses: { 200: Body126 } }, put: { summary: "Change item 126", responses: { 200: Body126 } } };
  }
}
export const item126 = route("/items126/{id}", Item126);

const New127 = z.object({ title: z.string(), count127: z.number() });
const Body127 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context127 = Context<{ params: "id"; state: { row: Row } }>;
class Item127 extends Resource<Context127> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New127;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context127) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context127) { return String(ctx.require("row").version); }
  override represent(ctx: Context127) { return ctx.require("row"); }
  override apply(ctx: Context127, body: z.infer<typeof New127>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 127", responses: { 200: Body127 } }, put: { summary: "Change item 127", responses: { 200: Body127 } } };
  }
}
export const item127 = route("/items127/{id}", Item127);

const New128 = z.object({ title: z.string(), count128: z.number() });
const Body128 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context128 = Context<{ params: "id"; state: { row: Row } }>;
class Item128 extends Resource<Context128> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New128;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context128) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context128) { return String(ctx.require("row").version); }
  override represent(ctx: Context128) { return ctx.require("row"); }
  override apply(ctx: Context128, body: z.infer<typeof New128>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 128", responses: { 200: Body128 } }, put: { summary: "Change item 128", responses: { 200: Body128 } } };
  }
}
export const item128 = route("/items128/{id}", Item128);

const New129 = z.object({ title: z.string(), count129: z.number() });
const Body129 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context129 = Context<{ params: "id"; state: { row: Row } }>;
class Item129 extends Resource<Context129> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New129;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context129) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context129) { return String(ctx.require("row").version); }
  override represent(ctx: Context129) { return ctx.require("row"); }
  override apply(ctx: Context129, body: z.infer<typeof New129>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 129", responses: { 200: Body129 } }, put: { summary: "Change item 129", responses: { 200: Body129 } } };
  }
}
export const item129 = route("/items129/{id}", Item129);

const New130 = z.object({ title: z.string(), count130: z.number() });
const Body130 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context130 = Context<{ params: "id"; state: { row: Row } }>;
class Item130 extends Resource<Context130> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New130;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context130) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context130) { return String(ctx.require("row").version); }
  override represent(ctx: Context130) { return ctx.require("row"); }
  override apply(ctx: Context130, body: z.infer<typeof New130>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 130", responses: { 200: Body130 } }, put: { summary: "Change item 130", responses: { 200: Body130 } } };
  }
}
export const item130 = route("/items130/{id}", Item130);

const New131 = z.object({ title: z.string(), count131: z.number() });
const Body131 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context131 = Context<{ params: "id"; state: { row: Row } }>;
class Item131 extends Resource<Context131> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New131;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context131) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context131) { return String(ctx.require("row").version); }
  override represent(ctx: Context131) { return ctx.require("row"); }
  override apply(ctx: Context131, body: z.infer<typeof New131>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 131", responses: { 200: Body131 } }, put: { summary: "Change item 131", responses: { 200: Body131 } } };
  }
}
export const item131 = route("/items131/{id}", Item131);

const New132 = z.object({ title: z.string(), count132: z.number() });
const Body132 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context132 = Context<{ params: "id"; state: { row: Row } }>;
class Item132 extends Resource<Context132> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New132;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context132) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context132) { return String(ctx.require("row").version); }
  override represent(ctx: Context132) { return ctx.require("row"); }
  override apply(ctx: Context132, body: z.infer<typeof New132>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 132", responses: { 200: Body132 } }, put: { summary: "Change item 132", responses: { 200: Body132 } } };
  }
}
export const item132 = route("/items132/{id}", Item132);

const New133 = z.object({ title: z.string(), count133: z.number() });
const Body133 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context133 = Context<{ params: "id"; state: { row: Row } }>;
class Item133 extends Resource<Context133> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New133;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context133) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context133) { return String(ctx.require("row").version); }
  override represent(ctx: Context133) { return ctx.require("row"); }
  override apply(ctx: Context133, body: z.infer<typeof New133>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 133", responses: { 200: Body133 } }, put: { summary: "Change item 133", responses: { 200: Body133 } } };
  }
}
export const item133 = route("/items133/{id}", Item133);

const New134 = z.object({ title: z.string(), count134: z.number() });
const Body134 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context134 = Context<{ params: "id"; state: { row: Row } }>;
class Item134 extends Resource<Context134> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New134;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context134) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context134) { return String(ctx.require("row").version); }
  override represent(ctx: Context134) { return ctx.require("row"); }
  override apply(ctx: Context134, body: z.infer<typeof New134>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 134", responses: { 200: Body134 } }, put: { summary: "Change item 134", responses: { 200: Body134 } } };
  }
}
export const item134 = route("/items134/{id}", Item134);

const New135 = z.object({ title: z.string(), count135: z.number() });
const Body135 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context135 = Context<{ params: "id"; state: { row: Row } }>;
class Item135 extends Resource<Context135> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New135;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context135) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context135) { return String(ctx.require("row").version); }
  override represent(ctx: Context135) { return ctx.require("row"); }
  override apply(ctx: Context135, body: z.infer<typeof New135>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 135", responses: { 200: Body135 } }, put: { summary: "Change item 135", responses: { 200: Body135 } } };
  }
}
export const item135 = route("/items135/{id}", Item135);

const New136 = z.object({ title: z.string(), count136: z.number() });
const Body136 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context136 = Context<{ params: "id"; state: { row: Row } }>;
class Item136 extends Resource<Context136> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New136;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context136) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context136) { return String(ctx.require("row").version); }
  override represent(ctx: Context136) { return ctx.require("row"); }
  override apply(ctx: Context136, body: z.infer<typeof New136>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 136", responses: { 200: Body136 } }, put: { summary: "Change item 136", responses: { 200: Body136 } } };
  }
}
export const item136 = route("/items136/{id}", Item136);

const New137 = z.object({ title: z.string(), count137: z.number() });
const Body137 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context137 = Context<{ params: "id"; state: { row: Row } }>;
class Item137 extends Resource<Context137> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New137;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context137) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context137) { return String(ctx.require("row").version); }
  override represent(ctx: Context137) { return ctx.require("row"); }
  override apply(ctx: Context137, body: z.infer<typeof New137>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 137", responses: { 200: Body137 } }, put: { summary: "Change item 137", responses: { 200: Body137 } } };
  }
}
export const item137 = route("/items137/{id}", Item137);

const New138 = z.object({ title: z.string(), count138: z.number() });
const Body138 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context138 = Context<{ params: "id"; state: { row: Row } }>;
class Item138 extends Resource<Context138> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New138;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context138) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context138) { return String(ctx.require("row").version); }
  override represent(ctx: Context138) { return ctx.require("row"); }
  override apply(ctx: Context138, body: z.infer<typeof New138>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 138", responses: { 200: Body138 } }, put: { summary: "Change item 138", responses: { 200: Body138 } } };
  }
}
export const item138 = route("/items138/{id}", Item138);

const New139 = z.object({ title: z.string(), count139: z.number() });
const Body139 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context139 = Context<{ params: "id"; state: { row: Row } }>;
class Item139 extends Resource<Context139> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New139;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context139) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context139) { return String(ctx.require("row").version); }
  override represent(ctx: Context139) { return ctx.require("row"); }
  override apply(ctx: Context139, body: z.infer<typeof New139>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 139", responses: { 200: Body139 } }, put: { summary: "Change item 139", responses: { 200: Body139 } } };
  }
}
export const item139 = route("/items139/{id}", Item139);

const New140 = z.object({ title: z.string(), count140: z.number() });
const Body140 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context140 = Context<{ params: "id"; state: { row: Row } }>;
class Item140 extends Resource<Context140> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New140;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context140) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context140) { return String(ctx.require("row").version); }
  override represent(ctx: Context140) { return ctx.require("row"); }
  override apply(ctx: Context140, body: z.infer<typeof New140>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 140", responses: { 200: Body140 } }, put: { summary: "Change item 140", responses: { 200: Body140 } } };
  }
}
export const item140 = route("/items140/{id}", Item140);

const New141 = z.object({ title: z.string(), count141: z.number() });
const Body141 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context141 = Context<{ params: "id"; state: { row: Row } }>;
class Item141 extends Resource<Context141> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New141;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context141) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context141) { return String(ctx.require("row").version); }
  override represent(ctx: Context141) { return ctx.require("row"); }
  override apply(ctx: Context141, body: z.infer<typeof New141>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 141", responses: { 200: Body141 } }, put: { summary: "Change item 141", responses: { 200: Body141 } } };
  }
}
export const item141 = route("/items141/{id}", Item141);

const New142 = z.object({ title: z.string(), count142: z.number() });
const Body142 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context142 = Context<{ params: "id"; state: { row: Row } }>;
class Item142 extends Resource<Context142> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New142;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context142) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context142) { return String(ctx.require("row").version); }
  override represent(ctx: Context142) { return ctx.require("row"); }
  override apply(ctx: Context142, body: z.infer<typeof New142>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 142", responses: { 200: Body142 } }, put: { summary: "Change item 142", responses: { 200: Body142 } } };
  }
}
export const item142 = route("/items142/{id}", Item142);

const New143 = z.object({ title: z.string(), count143: z.number() });
const Body143 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context143 = Context<{ params: "id"; state: { row: Row } }>;
class Item143 extends Resource<Context143> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New143;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context143) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context143) { return String(ctx.require("row").version); }
  override represent(ctx: Context143) { return ctx.require("row"); }
  override apply(ctx: Context143, body: z.infer<typeof New143>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 143", responses: { 200: Body143 } }, put: { summary: "Change item 143", responses: { 200: Body143 } } };
  }
}
export const item143 = route("/items143/{id}", Item143);

const New144 = z.object({ title: z.string(), count144: z.number() });
const Body144 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context144 = Context<{ params: "id"; state: { row: Row } }>;
class Item144 extends Resource<Context144> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New144;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context144) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context144) { return String(ctx.require("row").version); }
  override represent(ctx: Context144) { return ctx.require("row"); }
  override apply(ctx: Context144, body: z.infer<typeof New144>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 144", responses: { 200: Body144 } }, put: { summary: "Change item 144", responses: { 200: Body144 } } };
  }
}
export const item144 = route("/items144/{id}", Item144);

const New145 = z.object({ title: z.string(), count145: z.number() });
const Body145 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context145 = Context<{ params: "id"; state: { row: Row } }>;
class Item145 extends Resource<Context145> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New145;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context145) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context145) { return String(ctx.require("row").version); }
  override represent(ctx: Context145) { return ctx.require("row"); }
  override apply(ctx: Context145, body: z.infer<typeof New145>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 145", responses: { 200: Body145 } }, put: { summary: "Change item 145", responses: { 200: Body145 } } };
  }
}
export const item145 = route("/items145/{id}", Item145);

const New146 = z.object({ title: z.string(), count146: z.number() });
const Body146 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context146 = Context<{ params: "id"; state: { row: Row } }>;
class Item146 extends Resource<Context146> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New146;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context146) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context146) { return String(ctx.require("row").version); }
  override represent(ctx: Context146) { return ctx.require("row"); }
  override apply(ctx: Context146, body: z.infer<typeof New146>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 146", responses: { 200: Body146 } }, put: { summary: "Change item 146", responses: { 200: Body146 } } };
  }
}
export const item146 = route("/items146/{id}", Item146);

const New147 = z.object({ title: z.string(), count147: z.number() });
const Body147 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context147 = Context<{ params: "id"; state: { row: Row } }>;
class Item147 extends Resource<Context147> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New147;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context147) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context147) { return String(ctx.require("row").version); }
  override represent(ctx: Context147) { return ctx.require("row"); }
  override apply(ctx: Context147, body: z.infer<typeof New147>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 147", responses: { 200: Body147 } }, put: { summary: "Change item 147", responses: { 200: Body147 } } };
  }
}
export const item147 = route("/items147/{id}", Item147);

const New148 = z.object({ title: z.string(), count148: z.number() });
const Body148 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context148 = Context<{ params: "id"; state: { row: Row } }>;
class Item148 extends Resource<Context148> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New148;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context148) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context148) { return String(ctx.require("row").version); }
  override represent(ctx: Context148) { return ctx.require("row"); }
  override apply(ctx: Context148, body: z.infer<typeof New148>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 148", responses: { 200: Body148 } }, put: { summary: "Change item 148", responses: { 200: Body148 } } };
  }
}
export const item148 = route("/items148/{id}", Item148);

const New149 = z.object({ title: z.string(), count149: z.number() });
const Body149 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context149 = Context<{ params: "id"; state: { row: Row } }>;
class Item149 extends Resource<Context149> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New149;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context149) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context149) { return String(ctx.require("row").version); }
  override represent(ctx: Context149) { return ctx.require("row"); }
  override apply(ctx: Context149, body: z.infer<typeof New149>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 149", responses: { 200: Body149 } }, put: { summary: "Change item 149", responses: { 200: Body149 } } };
  }
}
export const item149 = route("/items149/{id}", Item149);
