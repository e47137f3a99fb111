import { type Context, Resource, route } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New350 = z.object({ title: z.string(), count350: z.number() });
const Body350 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context350 = Context<{ params: "id"; state: { row: Row } }>;
class Item350 extends Resource<Context350> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New350;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context350) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context350) { return String(ctx.require("row").version); }
  override represent(ctx: Context350) { return ctx.require("row"); }
  override apply(ctx: Context350, body: z.infer<typeof New350>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 350", responses: { 200: Body350 } }, put: { summary: "Change item 350", responses: { 200: Body350 } } };
  }
}
export const item350 = route("/items350/{id}", Item350);

const New351 = z.object({ title: z.string(), count351: z.number() });
const Body351 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context351 = Context<{ params: "id"; state: { row: Row } }>;
class Item351 extends Resource<Context351> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New351;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context351) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context351) { return String(ctx.require("row").version); }
  override represent(ctx: Context351) { return ctx.require("row"); }
  override apply(ctx: Context351, body: z.infer<typeof New351>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 351", responses: { 200: Body351 } }, put: { summary: "Change item 351", responses: { 200: Body351 } } };
  }
}
export const item351 = route("/items351/{id}", Item351);

const New352 = z.object({ title: z.string(), count352: z.number() });
const Body352 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context352 = Context<{ params: "id"; state: { row: Row } }>;
class Item352 extends Resource<Context352> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New352;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context352) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context352) { return String(ctx.require("row").version); }
  override represent(ctx: Context352) { return ctx.require("row"); }
  override apply(ctx: Context352, body: z.infer<typeof New352>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 352", responses: { 200: Body352 } }, put: { summary: "Change item 352", responses: { 200: Body352 } } };
  }
}
export const item352 = route("/items352/{id}", Item352);

const New353 = z.object({ title: z.string(), count353: z.number() });
const Body353 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context353 = Context<{ params: "id"; state: { row: Row } }>;
class Item353 extends Resource<Context353> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New353;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context353) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context353) { return String(ctx.require("row").version); }
  override represent(ctx: Context353) { return ctx.require("row"); }
  override apply(ctx: Context353, body: z.infer<typeof New353>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 353", responses: { 200: Body353 } }, put: { summary: "Change item 353", responses: { 200: Body353 } } };
  }
}
export const item353 = route("/items353/{id}", Item353);

const New354 = z.object({ title: z.string(), count354: z.number() });
const Body354 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context354 = Context<{ params: "id"; state: { row: Row } }>;
class Item354 extends Resource<Context354> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New354;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context354) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context354) { return String(ctx.require("row").version); }
  override represent(ctx: Context354) { return ctx.require("row"); }
  override apply(ctx: Context354, body: z.infer<typeof New354>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 354", responses: { 200: Body354 } }, put: { summary: "Change item 354", responses: { 200: Body354 } } };
  }
}
export const item354 = route("/items354/{id}", Item354);

const New355 = z.object({ title: z.string(), count355: z.number() });
const Body355 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context355 = Context<{ params: "id"; state: { row: Row } }>;
class Item355 extends Resource<Context355> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New355;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context355) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context355) { return String(ctx.require("row").version); }
  override represent(ctx: Context355) { return ctx.require("row"); }
  override apply(ctx: Context355, body: z.infer<typeof New355>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 355", responses: { 200: Body355 } }, put: { summary: "Change item 355", responses: { 200: Body355 } } };
  }
}
export const item355 = route("/items355/{id}", Item355);

const New356 = z.object({ title: z.string(), count356: z.number() });
const Body356 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context356 = Context<{ params: "id"; state: { row: Row } }>;
class Item356 extends Resource<Context356> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New356;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context356) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context356) { return String(ctx.require("row").version); }
  override represent(ctx: Context356) { return ctx.require("row"); }
  override apply(ctx: Context356, body: z.infer<typeof New356>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 356", responses: { 200: Body356 } }, put: { summary: "Change item 356", responses: { 200: Body356 } } };
  }
}
export const item356 = route("/items356/{id}", Item356);

const New357 = z.object({ title: z.string(), count357: z.number() });
const Body357 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context357 = Context<{ params: "id"; state: { row: Row } }>;
class Item357 extends Resource<Context357> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New357;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context357) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context357) { return String(ctx.require("row").version); }
  override represent(ctx: Context357) { return ctx.require("row"); }
  override apply(ctx: Context357, body: z.infer<typeof New357>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 357", responses: { 200: Body357 } }, put: { summary: "Change item 357", responses: { 200: Body357 } } };
  }
}
export const item357 = route("/items357/{id}", Item357);

const New358 = z.object({ title: z.string(), count358: z.number() });
const Body358 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context358 = Context<{ params: "id"; state: { row: Row } }>;
class Item358 extends Resource<Context358> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New358;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context358) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context358) { return String(ctx.require("row").version); }
  override represent(ctx: Context358) { return ctx.require("row"); }
  override apply(ctx: Context358, body: z.infer<typeof New358>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 358", responses: { 200: Body358 } }, put: { summary: "Change item 358", responses: { 200: Body358 } } };
  }
}
export const item358 = route("/items358/{id}", Item358);

const New359 = z.object({ title: z.string(), count359: z.number() });
const Body359 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context359 = Context<{ params: "id"; state: { row: Row } }>;
class Item359 extends Resource<Context359> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New359;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context359) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context359) { return String(ctx.require("row").version); }
  override represent(ctx: Context359) { return ctx.require("row"); }
  override apply(ctx: Context359, body: z.infer<typeof New359>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 359", responses: { 200: Body359 } }, put: { summary: "Change item 359", responses: { 200: Body359 } } };
  }
}
export const item359 = route("/items359/{id}", Item359);

const New360 = z.object({ title: z.string(), count360: z.number() });
const Body360 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context360 = Context<{ params: "id"; state: { row: Row } }>;
class Item360 extends Resource<Context360> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New360;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context360) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context360) { return String(ctx.require("row").version); }
  override represent(ctx: Context360) { return ctx.require("row"); }
  override apply(ctx: Context360, body: z.infer<typeof New360>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 360", responses: { 200: Body360 } }, put: { summary: "Change item 360", responses: { 200: Body360 } } };
  }
}
export const item360 = route("/items360/{id}", Item360);

const New361 = z.object({ title: z.string(), count361: z.number() });
const Body361 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context361 = Context<{ params: "id"; state: { row: Row } }>;
class Item361 extends Resource<Context361> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New361;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context361) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context361) { return String(ctx.require("row").version); }
  override represent(ctx: Context361) { return ctx.require("row"); }
  override apply(ctx: Context361, body: z.infer<typeof New361>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 361", responses: { 200: Body361 } }, put: { summary: "Change item 361", responses: { 200: Body361 } } };
  }
}
export const item361 = route("/items361/{id}", Item361);

const New362 = z.object({ title: z.string(), count362: z.number() });
const Body362 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context362 = Context<{ params: "id"; state: { row: Row } }>;
class Item362 extends Resource<Context362> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New362;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context362) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context362) { return String(ctx.require("row").version); }
  override represent(ctx: Context362) { return ctx.require("row"); }
  override apply(ctx: Context362, body: z.infer<typeof New362>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 362", responses: { 200: Body362 } }, put: { summary: "Change item 362", responses: { 200: Body362 } } };
  }
}
export const item362 = route("/items362/{id}", Item362);

const New363 = z.object({ title: z.string(), count363: z.number() });
const Body363 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context363 = Context<{ params: "id"; state: { row: Row } }>;
class Item363 extends Resource<Context363> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New363;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context363) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context363) { return String(ctx.require("row").version); }
  override represent(ctx: Context363) { return ctx.require("row"); }
  override apply(ctx: Context363, body: z.infer<typeof New363>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 363", responses: { 200: Body363 } }, put: { summary: "Change item 363", responses: { 200: Body363 } } };
  }
}
export const item363 = route("/items363/{id}", Item363);

const New364 = z.object({ title: z.string(), count364: z.number() });
const Body364 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context364 = Context<{ params: "id"; state: { row: Row } }>;
class Item364 extends Resource<Context364> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New364;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context364) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context364) { return String(ctx.require("row").version); }
  override represent(ctx: Context364) { return ctx.require("row"); }
  override apply(ctx: Context364, body: z.infer<typeof New364>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 364", responses: { 200: Body364 } }, put: { summary: "Change item 364", responses: { 200: Body364 } } };
  }
}
export const item364 = route("/items364/{id}", Item364);

const New365 = z.object({ title: z.string(), count365: z.number() });
const Body365 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context365 = Context<{ params: "id"; state: { row: Row } }>;
class Item365 extends Resource<Context365> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New365;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context365) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context365) { return String(ctx.require("row").version); }
  override represent(ctx: Context365) { return ctx.require("row"); }
  override apply(ctx: Context365, body: z.infer<typeof New365>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 365", responses: { 200: Body365 } }, put: { summary: "Change item 365", responses: { 200: Body365 } } };
  }
}
export const item365 = route("/items365/{id}", Item365);

const New366 = z.object({ title: z.string(), count366: z.number() });
const Body366 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context366 = Context<{ params: "id"; state: { row: Row } }>;
class Item366 extends Resource<Context366> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New366;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context366) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context366) { return String(ctx.require("row").version); }
  override represent(ctx: Context366) { return ctx.require("row"); }
  override apply(ctx: Context366, body: z.infer<typeof New366>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 366", responses: { 200: Body366 } }, put: { summary: "Change item 366", responses: { 200: Body366 } } };
  }
}
export const item366 = route("/items366/{id}", Item366);

const New367 = z.object({ title: z.string(), count367: z.number() });
const Body367 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context367 = Context<{ params: "id"; state: { row: Row } }>;
class Item367 extends Resource<Context367> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New367;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context367) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context367) { return String(ctx.require("row").version); }
  override represent(ctx: Context367) { return ctx.require("row"); }
  override apply(ctx: Context367, body: z.infer<typeof New367>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 367", responses: { 200: Body367 } }, put: { summary: "Change item 367", responses: { 200: Body367 } } };
  }
}
export const item367 = route("/items367/{id}", Item367);

const New368 = z.object({ title: z.string(), count368: z.number() });
const Body368 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context368 = Context<{ params: "id"; state: { row: Row } }>;
class Item368 extends Resource<Context368> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New368;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context368) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context368) { return String(ctx.require("row").version); }
  override represent(ctx: Context368) { return ctx.require("row"); }
  override apply(ctx: Context368, body: z.infer<typeof New368>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 368", responses: { 200: Body368 } }, put: { summary: "Change item 368", responses: { 200: Body368 } } };
  }
}
export const item368 = route("/items368/{id}", Item368);

const New369 = z.object({ title: z.string(), count369: z.number() });
const Body369 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context369 = Context<{ params: "id"; state: { row: Row } }>;
class Item369 extends Resource<Context369> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New369;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context369) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context369) { return String(ctx.require("row").version); }
  override represent(ctx: Context369) { return ctx.require("row"); }
  override apply(ctx: Context369, body: z.infer<typeof New369>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 369", responses: { 200: Body369 } }, put: { summary: "Change item 369", responses: { 200: Body369 } } };
  }
}
export const item369 = route("/items369/{id}", Item369);

const New370 = z.object({ title: z.string(), count370: z.number() });
const Body370 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context370 = Context<{ params: "id"; state: { row: Row } }>;
class Item370 extends Resource<Context370> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New370;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context370) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context370) { return String(ctx.require("row").version); }
  override represent(ctx: Context370) { return ctx.require("row"); }
  override apply(ctx: Context370, body: z.infer<typeof New370>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 370", responses: { 200: Body370 } }, put: { summary: "Change item 370", responses: { 200: Body370 } } };
  }
}
export const item370 = route("/items370/{id}", Item370);

const New371 = z.object({ title: z.string(), count371: z.number() });
const Body371 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context371 = Context<{ params: "id"; state: { row: Row } }>;
class Item371 extends Resource<Context371> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New371;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context371) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context371) { return String(ctx.require("row").version); }
  override represent(ctx: Context371) { return ctx.require("row"); }
  override apply(ctx: Context371, body: z.infer<typeof New371>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 371", responses: { 200: Body371 } }, put: { summary: "Change item 371", responses: { 200: Body371 } } };
  }
}
export const item371 = route("/items371/{id}", Item371);

const New372 = z.object({ title: z.string(), count372: z.number() });
const Body372 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context372 = Context<{ params: "id"; state: { row: Row } }>;
class Item372 extends Resource<Context372> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New372;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context372) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context372) { return String(ctx.require("row").version); }
  override represent(ctx: Context372) { return ctx.require("row"); }
  override apply(ctx: Context372, body: z.infer<typeof New372>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 372", responses: { 200: Body372 } }, put: { summary: "Change item 372", responses: { 200: Body372 } } };
  }
}
export const item372 = route("/items372/{id}", Item372);

const New373 = z.object({ title: z.string(), count373: z.number() });
const Body373 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context373 = Context<{ params: "id"; state: { row: Row } }>;
class Item373 extends Resource<Context373> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New373;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context373) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context373) { return String(ctx.require("row").version); }
  override represent(ctx: Context373) { return ctx.require("row"); }
  override apply(ctx: Context373, body: z.infer<typeof New373>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 373", responses: { 200: Body373 } }, put: { summary: "Change item 373", responses: { 200: Body373 } } };
  }
}
export const item373 = route("/items373/{id}", Item373);

const New374 = z.object({ title: z.string(), count374: z.number() });
const Body374 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context374 = Context<{ params: "id"; state: { row: Row } }>;
class Item374 extends Resource<Context374> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New374;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context374) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context374) { return String(ctx.require("row").version); }
  override represent(ctx: Context374) { return ctx.require("row"); }
  override apply(ctx: Context374, body: z.infer<typeof New374>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 374", responses: { 200: Body374 } }, put: { summary: "Change item 374", responses: { 200: Body374 } } };
  }
}
export const item374 = route("/items374/{id}", Item374);

const New375 = z.object({ title: z.string(), count375: z.number() });
const Body375 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context375 = Context<{ params: "id"; state: { row: Row } }>;
class Item375 extends Resource<Context375> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New375;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context375) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context375) { return String(ctx.require("row").version); }
  override represent(ctx: Context375) { return ctx.require("row"); }
  override apply(ctx: Context375, body: z.infer<typeof New375>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 375", responses: { 200: Body375 } }, put: { summary: "Change item 375", responses: { 200: Body375 } } };
  }
}
export const item375 = route("/items375/{id}", Item375);

const New376 = z.object({ title: z.string(), count376: z.number() });
const Body376 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context376 = Context<{ params: "id"; state: { row: Row } }>;
class Item376 extends Resource<Context376> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New376;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context376) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context376) { return String(ctx.require("row").version); }
  override represent(ctx: Context376) { return ctx.require("row"); }
  override apply(ctx: Context376, body: z.infer<typeof New376>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 376", responses: { 200: Body376 } }, put: { summary: "Change item 376", responses: { 200: Body376 } } };
  }
}
export const item376 = route("/items376/{id}", Item376);

const New377 = z.object({ title: z.string(), count377: z.number() });
const Body377 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context377 = Context<{ params: "id"; state: { row: Row } }>;
class Item377 extends Resource<Context377> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New377;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context377) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context377) { return String(ctx.require("row").version); }
  override represent(ctx: Context377) { return ctx.require("row"); }
  override apply(ctx: Context377, body: z.infer<typeof New377>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 377", responses: { 200: Body377 } }, put: { summary: "Change item 377", responses: { 200: Body377 } } };
  }
}
export const item377 = route("/items377/{id}", Item377);

const New378 = z.object({ title: z.string(), count378: z.number() });
const Body378 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context378 = Context<{ params: "id"; state: { row: Row } }>;
class Item378 extends Resource<Context378> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New378;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context378) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context378) { return String(ctx.require("row").version); }
  override represent(ctx: Context378) { return ctx.require("row"); }
  override apply(ctx: Context378, body: z.infer<typeof New378>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 378", responses: { 200: Body378 } }, put: { summary: "Change item 378", responses: { 200: Body378 } } };
  }
}
export const item378 = route("/items378/{id}", Item378);

const New379 = z.object({ title: z.string(), count379: z.number() });
const Body379 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context379 = Context<{ params: "id"; state: { row: Row } }>;
class Item379 extends Resource<Context379> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New379;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context379) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context379) { return String(ctx.require("row").version); }
  override represent(ctx: Context379) { return ctx.require("row"); }
  override apply(ctx: Context379, body: z.infer<typeof New379>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 379", responses: { 200: Body379 } }, put: { summary: "Change item 379", responses: { 200: Body379 } } };
  }
}
export const item379 = route("/items379/{id}", Item379);

const New380 = z.object({ title: z.string(), count380: z.number() });
const Body380 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context380 = Context<{ params: "id"; state: { row: Row } }>;
class Item380 extends Resource<Context380> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New380;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context380) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context380) { return String(ctx.require("row").version); }
  override represent(ctx: Context380) { return ctx.require("row"); }
  override apply(ctx: Context380, body: z.infer<typeof New380>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 380", responses: { 200: Body380 } }, put: { summary: "Change item 380", responses: { 200: Body380 } } };
  }
}
export const item380 = route("/items380/{id}", Item380);

const New381 = z.object({ title: z.string(), count381: z.number() });
const Body381 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context381 = Context<{ params: "id"; state: { row: Row } }>;
class Item381 extends Resource<Context381> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New381;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context381) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context381) { return String(ctx.require("row").version); }
  override represent(ctx: Context381) { return ctx.require("row"); }
  override apply(ctx: Context381, body: z.infer<typeof New381>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 381", responses: { 200: Body381 } }, put: { summary: "Change item 381", responses: { 200: Body381 } } };
  }
}
export const item381 = route("/items381/{id}", Item381);

const New382 = z.object({ title: z.string(), count382: z.number() });
const Body382 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context382 = Context<{ params: "id"; state: { row: Row } }>;
class Item382 extends Resource<Context382> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New382;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context382) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context382) { return String(ctx.require("row").version); }
  override represent(ctx: Context382) { return ctx.require("row"); }
  override apply(ctx: Context382, body: z.infer<typeof New382>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 382", responses: { 200: Body382 } }, put: { summary: "Change item 382", responses: { 200: Body382 } } };
  }
}
export const item382 = route("/items382/{id}", Item382);

const New383 = z.object({ title: z.string(), count383: z.number() });
const Body383 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context383 = Context<{ params: "id"; state: { row: Row } }>;
class Item383 extends Resource<Context383> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New383;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context383) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context383) { return String(ctx.require("row").version); }
  override represent(ctx: Context383) { return ctx.require("row"); }
  override apply(ctx: Context383, body: z.infer<typeof New383>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 383", responses: { 200: Body383 } }, put: { summary: "Change item 383", responses: { 200: Body383 } } };
  }
}
export const item383 = route("/items383/{id}", Item383);

const New384 = z.object({ title: z.string(), count384: z.number() });
const Body384 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context384 = Context<{ params: "id"; state: { row: Row } }>;
class Item384 extends Resource<Context384> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New384;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context384) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context384) { return String(ctx.require("row").version); }
  override represent(ctx: Context384) { return ctx.require("row"); }
  override apply(ctx: Context384, body: z.infer<typeof New384>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 384", responses: { 200: Body384 } }, put: { summary: "Change item 384", responses: { 200: Body384 } } };
  }
}
export const item384 = route("/items384/{id}", Item384);

const New385 = z.object({ title: z.string(), count385: z.number() });
const Body385 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context385 = Context<{ params: "id"; state: { row: Row } }>;
class Item385 extends Resource<Context385> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New385;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context385) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context385) { return String(ctx.require("row").version); }
  override represent(ctx: Context385) { return ctx.require("row"); }
  override apply(ctx: Context385, body: z.infer<typeof New385>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 385", responses: { 200: Body385 } }, put: { summary: "Change item 385", responses: { 200: Body385 } } };
  }
}
export const item385 = route("/items385/{id}", Item385);

const New386 = z.object({ title: z.string(), count386: z.number() });
const Body386 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context386 = Context<{ params: "id"; state: { row: Row } }>;
class Item386 extends Resource<Context386> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New386;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context386) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context386) { return String(ctx.require("row").version); }
  override represent(ctx: Context386) { return ctx.require("row"); }
  override apply(ctx: Context386, body: z.infer<typeof New386>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 386", responses: { 200: Body386 } }, put: { summary: "Change item 386", responses: { 200: Body386 } } };
  }
}
export const item386 = route("/items386/{id}", Item386);

const New387 = z.object({ title: z.string(), count387: z.number() });
const Body387 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context387 = Context<{ params: "id"; state: { row: Row } }>;
class Item387 extends Resource<Context387> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New387;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context387) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context387) { return String(ctx.require("row").version); }
  override represent(ctx: Context387) { return ctx.require("row"); }
  override apply(ctx: Context387, body: z.infer<typeof New387>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 387", responses: { 200: Body387 } }, put: { summary: "Change item 387", responses: { 200: Body387 } } };
  }
}
export const item387 = route("/items387/{id}", Item387);

const New388 = z.object({ title: z.string(), count388: z.number() });
const Body388 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context388 = Context<{ params: "id"; state: { row: Row } }>;
class Item388 extends Resource<Context388> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New388;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context388) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context388) { return String(ctx.require("row").version); }
  override represent(ctx: Context388) { return ctx.require("row"); }
  override apply(ctx: Context388, body: z.infer<typeof New388>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 388", responses: { 200: Body388 } }, put: { summary: "Change item 388", responses: { 200: Body388 } } };
  }
}
export const item388 = route("/items388/{id}", Item388);

const New389 = z.object({ title: z.string(), count389: z.number() });
const Body389 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context389 = Context<{ params: "id"; state: { row: Row } }>;
class Item389 extends Resource<Context389> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New389;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context389) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context389) { return String(ctx.require("row").version); }
  override represent(ctx: Context389) { return ctx.require("row"); }
  override apply(ctx: Context389, body: z.infer<typeof New389>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 389", responses: { 200: Body389 } }, put: { summary: "Change item 389", responses: { 200: Body389 } } };
  }
}
export const item389 = route("/items389/{id}", Item389);

const New390 = z.object({ title: z.string(), count390: z.number() });
const Body390 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context390 = Context<{ params: "id"; state: { row: Row } }>;
class Item390 extends Resource<Context390> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New390;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context390) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context390) { return String(ctx.require("row").version); }
  override represent(ctx: Context390) { return ctx.require("row"); }
  override apply(ctx: Context390, body: z.infer<typeof New390>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 390", responses: { 200: Body390 } }, put: { summary: "Change item 390", responses: { 200: Body390 } } };
  }
}
export const item390 = route("/items390/{id}", Item390);

const New391 = z.object({ title: z.string(), count391: z.number() });
const Body391 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context391 = Context<{ params: "id"; state: { row: Row } }>;
class Item391 extends Resource<Context391> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New391;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context391) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context391) { return String(ctx.require("row").version); }
  override represent(ctx: Context391) { return ctx.require("row"); }
  override apply(ctx: Context391, body: z.infer<typeof New391>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 391", responses: { 200: Body391 } }, put: { summary: "Change item 391", responses: { 200: Body391 } } };
  }
}
export const item391 = route("/items391/{id}", Item391);

const New392 = z.object({ title: z.string(), count392: z.number() });
const Body392 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context392 = Context<{ params: "id"; state: { row: Row } }>;
class Item392 extends Resource<Context392> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New392;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context392) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context392) { return String(ctx.require("row").version); }
  override represent(ctx: Context392) { return ctx.require("row"); }
  override apply(ctx: Context392, body: z.infer<typeof New392>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 392", responses: { 200: Body392 } }, put: { summary: "Change item 392", responses: { 200: Body392 } } };
  }
}
export const item392 = route("/items392/{id}", Item392);

const New393 = z.object({ title: z.string(), count393: z.number() });
const Body393 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context393 = Context<{ params: "id"; state: { row: Row } }>;
class Item393 extends Resource<Context393> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New393;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context393) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context393) { return String(ctx.require("row").version); }
  override represent(ctx: Context393) { return ctx.require("row"); }
  override apply(ctx: Context393, body: z.infer<typeof New393>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 393", responses: { 200: Body393 } }, put: { summary: "Change item 393", responses: { 200: Body393 } } };
  }
}
export const item393 = route("/items393/{id}", Item393);

const New394 = z.object({ title: z.string(), count394: z.number() });
const Body394 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context394 = Context<{ params: "id"; state: { row: Row } }>;
class Item394 extends Resource<Context394> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New394;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context394) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context394) { return String(ctx.require("row").version); }
  override represent(ctx: Context394) { return ctx.require("row"); }
  override apply(ctx: Context394, body: z.infer<typeof New394>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 394", responses: { 200: Body394 } }, put: { summary: "Change item 394", responses: { 200: Body394 } } };
  }
}
export const item394 = route("/items394/{id}", Item394);

const New395 = z.object({ title: z.string(), count395: z.number() });
const Body395 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context395 = Context<{ params: "id"; state: { row: Row } }>;
class Item395 extends Resource<Context395> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New395;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context395) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context395) { return String(ctx.require("row").version); }
  override represent(ctx: Context395) { return ctx.require("row"); }
  override apply(ctx: Context395, body: z.infer<typeof New395>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 395", responses: { 200: Body395 } }, put: { summary: "Change item 395", responses: { 200: Body395 } } };
  }
}
export const item395 = route("/items395/{id}", Item395);

const New396 = z.object({ title: z.string(), count396: z.number() });
const Body396 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context396 = Context<{ params: "id"; state: { row: Row } }>;
class Item396 extends Resource<Context396> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New396;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context396) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context396) { return String(ctx.require("row").version); }
  override represent(ctx: Context396) { return ctx.require("row"); }
  override apply(ctx: Context396, body: z.infer<typeof New396>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 396", responses: { 200: Body396 } }, put: { summary: "Change item 396", responses: { 200: Body396 } } };
  }
}
export const item396 = route("/items396/{id}", Item396);

const New397 = z.object({ title: z.string(), count397: z.number() });
const Body397 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context397 = Context<{ params: "id"; state: { row: Row } }>;
class Item397 extends Resource<Context397> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New397;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context397) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context397) { return String(ctx.require("row").version); }
  override represent(ctx: Context397) { return ctx.require("row"); }
  override apply(ctx: Context397, body: z.infer<typeof New397>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 397", responses: { 200: Body397 } }, put: { summary: "Change item 397", responses: { 200: Body397 } } };
  }
}
export const item397 = route("/items397/{id}", Item397);

const New398 = z.object({ title: z.string(), count398: z.number() });
const Body398 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context398 = Context<{ params: "id"; state: { row: Row } }>;
class Item398 extends Resource<Context398> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New398;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context398) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context398) { return String(ctx.require("row").version); }
  override represent(ctx: Context398) { return ctx.require("row"); }
  override apply(ctx: Context398, body: z.infer<typeof New398>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 398", responses: { 200: Body398 } }, put: { summary: "Change item 398", responses: { 200: Body398 } } };
  }
}
export const item398 = route("/items398/{id}", Item398);

const New399 = z.object({ title: z.string(), count399: z.number() });
const Body399 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context399 = Context<{ params: "id"; state: { row: Row } }>;
class Item399 extends Resource<Context399> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New399;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context399) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context399) { return String(ctx.require("row").version); }
  override represent(ctx: Context399) { return ctx.require("row"); }
  override apply(ctx: Context399, body: z.infer<typeof New399>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 399", responses: { 200: Body399 } }, put: { summary: "Change item 399", responses: { 200: Body399 } } };
  }
}
export const item399 = route("/items399/{id}", Item399);
