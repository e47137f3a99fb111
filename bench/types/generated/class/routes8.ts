import { type Context, Resource, route } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New400 = z.object({ title: z.string(), count400: z.number() });
const Body400 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context400 = Context<{ params: "id"; state: { row: Row } }>;
class Item400 extends Resource<Context400> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New400;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context400) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context400) { return String(ctx.require("row").version); }
  override represent(ctx: Context400) { return ctx.require("row"); }
  override apply(ctx: Context400, body: z.infer<typeof New400>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 400", responses: { 200: Body400 } }, put: { summary: "Change item 400", responses: { 200: Body400 } } };
  }
}
export const item400 = route("/items400/{id}", Item400);

const New401 = z.object({ title: z.string(), count401: z.number() });
const Body401 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context401 = Context<{ params: "id"; state: { row: Row } }>;
class Item401 extends Resource<Context401> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New401;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context401) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context401) { return String(ctx.require("row").version); }
  override represent(ctx: Context401) { return ctx.require("row"); }
  override apply(ctx: Context401, body: z.infer<typeof New401>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 401", responses: { 200: Body401 } }, put: { summary: "Change item 401", responses: { 200: Body401 } } };
  }
}
export const item401 = route("/items401/{id}", Item401);

const New402 = z.object({ title: z.string(), count402: z.number() });
const Body402 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context402 = Context<{ params: "id"; state: { row: Row } }>;
class Item402 extends Resource<Context402> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New402;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context402) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context402) { return String(ctx.require("row").version); }
  override represent(ctx: Context402) { return ctx.require("row"); }
  override apply(ctx: Context402, body: z.infer<typeof New402>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 402", responses: { 200: Body402 } }, put: { summary: "Change item 402", responses: { 200: Body402 } } };
  }
}
export const item402 = route("/items402/{id}", Item402);

const New403 = z.object({ title: z.string(), count403: z.number() });
const Body403 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context403 = Context<{ params: "id"; state: { row: Row } }>;
class Item403 extends Resource<Context403> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New403;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context403) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context403) { return String(ctx.require("row").version); }
  override represent(ctx: Context403) { return ctx.require("row"); }
  override apply(ctx: Context403, body: z.infer<typeof New403>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 403", responses: { 200: Body403 } }, put: { summary: "Change item 403", responses: { 200: Body403 } } };
  }
}
export const item403 = route("/items403/{id}", Item403);

const New404 = z.object({ title: z.string(), count404: z.number() });
const Body404 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context404 = Context<{ params: "id"; state: { row: Row } }>;
class Item404 extends Resource<Context404> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New404;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context404) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context404) { return String(ctx.require("row").version); }
  override represent(ctx: Context404) { return ctx.require("row"); }
  override apply(ctx: Context404, body: z.infer<typeof New404>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 404", responses: { 200: Body404 } }, put: { summary: "Change item 404", responses: { 200: Body404 } } };
  }
}
export const item404 = route("/items404/{id}", Item404);

const New405 = z.object({ title: z.string(), count405: z.number() });
const Body405 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context405 = Context<{ params: "id"; state: { row: Row } }>;
class Item405 extends Resource<Context405> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New405;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context405) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context405) { return String(ctx.require("row").version); }
  override represent(ctx: Context405) { return ctx.require("row"); }
  override apply(ctx: Context405, body: z.infer<typeof New405>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 405", responses: { 200: Body405 } }, put: { summary: "Change item 405", responses: { 200: Body405 } } };
  }
}
export const item405 = route("/items405/{id}", Item405);

const New406 = z.object({ title: z.string(), count406: z.number() });
const Body406 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context406 = Context<{ params: "id"; state: { row: Row } }>;
class Item406 extends Resource<Context406> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New406;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context406) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context406) { return String(ctx.require("row").version); }
  override represent(ctx: Context406) { return ctx.require("row"); }
  override apply(ctx: Context406, body: z.infer<typeof New406>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 406", responses: { 200: Body406 } }, put: { summary: "Change item 406", responses: { 200: Body406 } } };
  }
}
export const item406 = route("/items406/{id}", Item406);

const New407 = z.object({ title: z.string(), count407: z.number() });
const Body407 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context407 = Context<{ params: "id"; state: { row: Row } }>;
class Item407 extends Resource<Context407> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New407;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context407) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context407) { return String(ctx.require("row").version); }
  override represent(ctx: Context407) { return ctx.require("row"); }
  override apply(ctx: Context407, body: z.infer<typeof New407>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 407", responses: { 200: Body407 } }, put: { summary: "Change item 407", responses: { 200: Body407 } } };
  }
}
export const item407 = route("/items407/{id}", Item407);

const New408 = z.object({ title: z.string(), count408: z.number() });
const Body408 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context408 = Context<{ params: "id"; state: { row: Row } }>;
class Item408 extends Resource<Context408> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New408;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context408) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context408) { return String(ctx.require("row").version); }
  override represent(ctx: Context408) { return ctx.require("row"); }
  override apply(ctx: Context408, body: z.infer<typeof New408>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 408", responses: { 200: Body408 } }, put: { summary: "Change item 408", responses: { 200: Body408 } } };
  }
}
export const item408 = route("/items408/{id}", Item408);

const New409 = z.object({ title: z.string(), count409: z.number() });
const Body409 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context409 = Context<{ params: "id"; state: { row: Row } }>;
class Item409 extends Resource<Context409> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New409;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context409) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context409) { return String(ctx.require("row").version); }
  override represent(ctx: Context409) { return ctx.require("row"); }
  override apply(ctx: Context409, body: z.infer<typeof New409>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 409", responses: { 200: Body409 } }, put: { summary: "Change item 409", responses: { 200: Body409 } } };
  }
}
export const item409 = route("/items409/{id}", Item409);

const New410 = z.object({ title: z.string(), count410: z.number() });
const Body410 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context410 = Context<{ params: "id"; state: { row: Row } }>;
class Item410 extends Resource<Context410> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New410;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context410) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context410) { return String(ctx.require("row").version); }
  override represent(ctx: Context410) { return ctx.require("row"); }
  override apply(ctx: Context410, body: z.infer<typeof New410>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 410", responses: { 200: Body410 } }, put: { summary: "Change item 410", responses: { 200: Body410 } } };
  }
}
export const item410 = route("/items410/{id}", Item410);

const New411 = z.object({ title: z.string(), count411: z.number() });
const Body411 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context411 = Context<{ params: "id"; state: { row: Row } }>;
class Item411 extends Resource<Context411> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New411;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context411) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context411) { return String(ctx.require("row").version); }
  override represent(ctx: Context411) { return ctx.require("row"); }
  override apply(ctx: Context411, body: z.infer<typeof New411>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 411", responses: { 200: Body411 } }, put: { summary: "Change item 411", responses: { 200: Body411 } } };
  }
}
export const item411 = route("/items411/{id}", Item411);

const New412 = z.object({ title: z.string(), count412: z.number() });
const Body412 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context412 = Context<{ params: "id"; state: { row: Row } }>;
class Item412 extends Resource<Context412> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New412;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context412) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context412) { return String(ctx.require("row").version); }
  override represent(ctx: Context412) { return ctx.require("row"); }
  override apply(ctx: Context412, body: z.infer<typeof New412>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 412", responses: { 200: Body412 } }, put: { summary: "Change item 412", responses: { 200: Body412 } } };
  }
}
export const item412 = route("/items412/{id}", Item412);

const New413 = z.object({ title: z.string(), count413: z.number() });
const Body413 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context413 = Context<{ params: "id"; state: { row: Row } }>;
class Item413 extends Resource<Context413> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New413;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context413) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context413) { return String(ctx.require("row").version); }
  override represent(ctx: Context413) { return ctx.require("row"); }
  override apply(ctx: Context413, body: z.infer<typeof New413>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 413", responses: { 200: Body413 } }, put: { summary: "Change item 413", responses: { 200: Body413 } } };
  }
}
export const item413 = route("/items413/{id}", Item413);

const New414 = z.object({ title: z.string(), count414: z.number() });
const Body414 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context414 = Context<{ params: "id"; state: { row: Row } }>;
class Item414 extends Resource<Context414> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New414;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context414) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context414) { return String(ctx.require("row").version); }
  override represent(ctx: Context414) { return ctx.require("row"); }
  override apply(ctx: Context414, body: z.infer<typeof New414>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 414", responses: { 200: Body414 } }, put: { summary: "Change item 414", responses: { 200: Body414 } } };
  }
}
export const item414 = route("/items414/{id}", Item414);

const New415 = z.object({ title: z.string(), count415: z.number() });
const Body415 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context415 = Context<{ params: "id"; state: { row: Row } }>;
class Item415 extends Resource<Context415> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New415;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context415) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context415) { return String(ctx.require("row").version); }
  override represent(ctx: Context415) { return ctx.require("row"); }
  override apply(ctx: Context415, body: z.infer<typeof New415>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 415", responses: { 200: Body415 } }, put: { summary: "Change item 415", responses: { 200: Body415 } } };
  }
}
export const item415 = route("/items415/{id}", Item415);

const New416 = z.object({ title: z.string(), count416: z.number() });
const Body416 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context416 = Context<{ params: "id"; state: { row: Row } }>;
class Item416 extends Resource<Context416> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New416;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context416) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context416) { return String(ctx.require("row").version); }
  override represent(ctx: Context416) { return ctx.require("row"); }
  override apply(ctx: Context416, body: z.infer<typeof New416>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 416", responses: { 200: Body416 } }, put: { summary: "Change item 416", responses: { 200: Body416 } } };
  }
}
export const item416 = route("/items416/{id}", Item416);

const New417 = z.object({ title: z.string(), count417: z.number() });
const Body417 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context417 = Context<{ params: "id"; state: { row: Row } }>;
class Item417 extends Resource<Context417> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New417;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context417) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context417) { return String(ctx.require("row").version); }
  override represent(ctx: Context417) { return ctx.require("row"); }
  override apply(ctx: Context417, body: z.infer<typeof New417>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 417", responses: { 200: Body417 } }, put: { summary: "Change item 417", responses: { 200: Body417 } } };
  }
}
export const item417 = route("/items417/{id}", Item417);

const New418 = z.object({ title: z.string(), count418: z.number() });
const Body418 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context418 = Context<{ params: "id"; state: { row: Row } }>;
class Item418 extends Resource<Context418> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New418;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context418) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context418) { return String(ctx.require("row").version); }
  override represent(ctx: Context418) { return ctx.require("row"); }
  override apply(ctx: Context418, body: z.infer<typeof New418>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 418", responses: { 200: Body418 } }, put: { summary: "Change item 418", responses: { 200: Body418 } } };
  }
}
export const item418 = route("/items418/{id}", Item418);

const New419 = z.object({ title: z.string(), count419: z.number() });
const Body419 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context419 = Context<{ params: "id"; state: { row: Row } }>;
class Item419 extends Resource<Context419> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New419;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context419) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context419) { return String(ctx.require("row").version); }
  override represent(ctx: Context419) { return ctx.require("row"); }
  override apply(ctx: Context419, body: z.infer<typeof New419>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 419", responses: { 200: Body419 } }, put: { summary: "Change item 419", responses: { 200: Body419 } } };
  }
}
export const item419 = route("/items419/{id}", Item419);

const New420 = z.object({ title: z.string(), count420: z.number() });
const Body420 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context420 = Context<{ params: "id"; state: { row: Row } }>;
class Item420 extends Resource<Context420> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New420;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context420) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context420) { return String(ctx.require("row").version); }
  override represent(ctx: Context420) { return ctx.require("row"); }
  override apply(ctx: Context420, body: z.infer<typeof New420>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 420", responses: { 200: Body420 } }, put: { summary: "Change item 420", responses: { 200: Body420 } } };
  }
}
export const item420 = route("/items420/{id}", Item420);

const New421 = z.object({ title: z.string(), count421: z.number() });
const Body421 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context421 = Context<{ params: "id"; state: { row: Row } }>;
class Item421 extends Resource<Context421> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New421;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context421) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context421) { return String(ctx.require("row").version); }
  override represent(ctx: Context421) { return ctx.require("row"); }
  override apply(ctx: Context421, body: z.infer<typeof New421>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 421", responses: { 200: Body421 } }, put: { summary: "Change item 421", responses: { 200: Body421 } } };
  }
}
export const item421 = route("/items421/{id}", Item421);

const New422 = z.object({ title: z.string(), count422: z.number() });
const Body422 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context422 = Context<{ params: "id"; state: { row: Row } }>;
class Item422 extends Resource<Context422> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New422;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context422) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context422) { return String(ctx.require("row").version); }
  override represent(ctx: Context422) { return ctx.require("row"); }
  override apply(ctx: Context422, body: z.infer<typeof New422>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 422", responses: { 200: Body422 } }, put: { summary: "Change item 422", responses: { 200: Body422 } } };
  }
}
export const item422 = route("/items422/{id}", Item422);

const New423 = z.object({ title: z.string(), count423: z.number() });
const Body423 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context423 = Context<{ params: "id"; state: { row: Row } }>;
class Item423 extends Resource<Context423> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New423;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context423) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context423) { return String(ctx.require("row").version); }
  override represent(ctx: Context423) { return ctx.require("row"); }
  override apply(ctx: Context423, body: z.infer<typeof New423>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 423", responses: { 200: Body423 } }, put: { summary: "Change item 423", responses: { 200: Body423 } } };
  }
}
export const item423 = route("/items423/{id}", Item423);

const New424 = z.object({ title: z.string(), count424: z.number() });
const Body424 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context424 = Context<{ params: "id"; state: { row: Row } }>;
class Item424 extends Resource<Context424> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New424;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context424) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context424) { return String(ctx.require("row").version); }
  override represent(ctx: Context424) { return ctx.require("row"); }
  override apply(ctx: Context424, body: z.infer<typeof New424>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 424", responses: { 200: Body424 } }, put: { summary: "Change item 424", responses: { 200: Body424 } } };
  }
}
export const item424 = route("/items424/{id}", Item424);

const New425 = z.object({ title: z.string(), count425: z.number() });
const Body425 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context425 = Context<{ params: "id"; state: { row: Row } }>;
class Item425 extends Resource<Context425> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New425;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context425) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context425) { return String(ctx.require("row").version); }
  override represent(ctx: Context425) { return ctx.require("row"); }
  override apply(ctx: Context425, body: z.infer<typeof New425>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 425", responses: { 200: Body425 } }, put: { summary: "Change item 425", responses: { 200: Body425 } } };
  }
}
export const item425 = route("/items425/{id}", Item425);

const New426 = z.object({ title: z.string(), count426: z.number() });
const Body426 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context426 = Context<{ params: "id"; state: { row: Row } }>;
class Item426 extends Resource<Context426> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New426;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context426) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context426) { return String(ctx.require("row").version); }
  override represent(ctx: Context426) { return ctx.require("row"); }
  override apply(ctx: Context426, body: z.infer<typeof New426>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 426", responses: { 200: Body426 } }, put: { summary: "Change item 426", responses: { 200: Body426 } } };
  }
}
export const item426 = route("/items426/{id}", Item426);

const New427 = z.object({ title: z.string(), count427: z.number() });
const Body427 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context427 = Context<{ params: "id"; state: { row: Row } }>;
class Item427 extends Resource<Context427> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New427;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context427) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context427) { return String(ctx.require("row").version); }
  override represent(ctx: Context427) { return ctx.require("row"); }
  override apply(ctx: Context427, body: z.infer<typeof New427>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 427", responses: { 200: Body427 } }, put: { summary: "Change item 427", responses: { 200: Body427 } } };
  }
}
export const item427 = route("/items427/{id}", Item427);

const New428 = z.object({ title: z.string(), count428: z.number() });
const Body428 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context428 = Context<{ params: "id"; state: { row: Row } }>;
class Item428 extends Resource<Context428> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New428;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context428) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context428) { return String(ctx.require("row").version); }
  override represent(ctx: Context428) { return ctx.require("row"); }
  override apply(ctx: Context428, body: z.infer<typeof New428>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 428", responses: { 200: Body428 } }, put: { summary: "Change item 428", responses: { 200: Body428 } } };
  }
}
export const item428 = route("/items428/{id}", Item428);

const New429 = z.object({ title: z.string(), count429: z.number() });
const Body429 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context429 = Context<{ params: "id"; state: { row: Row } }>;
class Item429 extends Resource<Context429> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New429;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context429) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context429) { return String(ctx.require("row").version); }
  override represent(ctx: Context429) { return ctx.require("row"); }
  override apply(ctx: Context429, body: z.infer<typeof New429>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 429", responses: { 200: Body429 } }, put: { summary: "Change item 429", responses: { 200: Body429 } } };
  }
}
export const item429 = route("/items429/{id}", Item429);

const New430 = z.object({ title: z.string(), count430: z.number() });
const Body430 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context430 = Context<{ params: "id"; state: { row: Row } }>;
class Item430 extends Resource<Context430> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New430;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context430) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context430) { return String(ctx.require("row").version); }
  override represent(ctx: Context430) { return ctx.require("row"); }
  override apply(ctx: Context430, body: z.infer<typeof New430>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 430", responses: { 200: Body430 } }, put: { summary: "Change item 430", responses: { 200: Body430 } } };
  }
}
export const item430 = route("/items430/{id}", Item430);

const New431 = z.object({ title: z.string(), count431: z.number() });
const Body431 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context431 = Context<{ params: "id"; state: { row: Row } }>;
class Item431 extends Resource<Context431> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New431;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context431) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context431) { return String(ctx.require("row").version); }
  override represent(ctx: Context431) { return ctx.require("row"); }
  override apply(ctx: Context431, body: z.infer<typeof New431>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 431", responses: { 200: Body431 } }, put: { summary: "Change item 431", responses: { 200: Body431 } } };
  }
}
export const item431 = route("/items431/{id}", Item431);

const New432 = z.object({ title: z.string(), count432: z.number() });
const Body432 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context432 = Context<{ params: "id"; state: { row: Row } }>;
class Item432 extends Resource<Context432> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New432;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context432) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context432) { return String(ctx.require("row").version); }
  override represent(ctx: Context432) { return ctx.require("row"); }
  override apply(ctx: Context432, body: z.infer<typeof New432>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 432", responses: { 200: Body432 } }, put: { summary: "Change item 432", responses: { 200: Body432 } } };
  }
}
export const item432 = route("/items432/{id}", Item432);

const New433 = z.object({ title: z.string(), count433: z.number() });
const Body433 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context433 = Context<{ params: "id"; state: { row: Row } }>;
class Item433 extends Resource<Context433> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New433;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context433) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context433) { return String(ctx.require("row").version); }
  override represent(ctx: Context433) { return ctx.require("row"); }
  override apply(ctx: Context433, body: z.infer<typeof New433>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 433", responses: { 200: Body433 } }, put: { summary: "Change item 433", responses: { 200: Body433 } } };
  }
}
export const item433 = route("/items433/{id}", Item433);

const New434 = z.object({ title: z.string(), count434: z.number() });
const Body434 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context434 = Context<{ params: "id"; state: { row: Row } }>;
class Item434 extends Resource<Context434> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New434;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context434) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context434) { return String(ctx.require("row").version); }
  override represent(ctx: Context434) { return ctx.require("row"); }
  override apply(ctx: Context434, body: z.infer<typeof New434>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 434", responses: { 200: Body434 } }, put: { summary: "Change item 434", responses: { 200: Body434 } } };
  }
}
export const item434 = route("/items434/{id}", Item434);

const New435 = z.object({ title: z.string(), count435: z.number() });
const Body435 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context435 = Context<{ params: "id"; state: { row: Row } }>;
class Item435 extends Resource<Context435> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New435;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context435) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context435) { return String(ctx.require("row").version); }
  override represent(ctx: Context435) { return ctx.require("row"); }
  override apply(ctx: Context435, body: z.infer<typeof New435>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 435", responses: { 200: Body435 } }, put: { summary: "Change item 435", responses: { 200: Body435 } } };
  }
}
export const item435 = route("/items435/{id}", Item435);

const New436 = z.object({ title: z.string(), count436: z.number() });
const Body436 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context436 = Context<{ params: "id"; state: { row: Row } }>;
class Item436 extends Resource<Context436> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New436;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context436) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context436) { return String(ctx.require("row").version); }
  override represent(ctx: Context436) { return ctx.require("row"); }
  override apply(ctx: Context436, body: z.infer<typeof New436>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 436", responses: { 200: Body436 } }, put: { summary: "Change item 436", responses: { 200: Body436 } } };
  }
}
export const item436 = route("/items436/{id}", Item436);

const New437 = z.object({ title: z.string(), count437: z.number() });
const Body437 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context437 = Context<{ params: "id"; state: { row: Row } }>;
class Item437 extends Resource<Context437> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New437;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context437) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context437) { return String(ctx.require("row").version); }
  override represent(ctx: Context437) { return ctx.require("row"); }
  override apply(ctx: Context437, body: z.infer<typeof New437>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 437", responses: { 200: Body437 } }, put: { summary: "Change item 437", responses: { 200: Body437 } } };
  }
}
export const item437 = route("/items437/{id}", Item437);

const New438 = z.object({ title: z.string(), count438: z.number() });
const Body438 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context438 = Context<{ params: "id"; state: { row: Row } }>;
class Item438 extends Resource<Context438> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New438;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context438) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context438) { return String(ctx.require("row").version); }
  override represent(ctx: Context438) { return ctx.require("row"); }
  override apply(ctx: Context438, body: z.infer<typeof New438>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 438", responses: { 200: Body438 } }, put: { summary: "Change item 438", responses: { 200: Body438 } } };
  }
}
export const item438 = route("/items438/{id}", Item438);

const New439 = z.object({ title: z.string(), count439: z.number() });
const Body439 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context439 = Context<{ params: "id"; state: { row: Row } }>;
class Item439 extends Resource<Context439> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New439;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context439) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context439) { return String(ctx.require("row").version); }
  override represent(ctx: Context439) { return ctx.require("row"); }
  override apply(ctx: Context439, body: z.infer<typeof New439>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 439", responses: { 200: Body439 } }, put: { summary: "Change item 439", responses: { 200: Body439 } } };
  }
}
export const item439 = route("/items439/{id}", Item439);

const New440 = z.object({ title: z.string(), count440: z.number() });
const Body440 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context440 = Context<{ params: "id"; state: { row: Row } }>;
class Item440 extends Resource<Context440> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New440;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context440) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context440) { return String(ctx.require("row").version); }
  override represent(ctx: Context440) { return ctx.require("row"); }
  override apply(ctx: Context440, body: z.infer<typeof New440>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 440", responses: { 200: Body440 } }, put: { summary: "Change item 440", responses: { 200: Body440 } } };
  }
}
export const item440 = route("/items440/{id}", Item440);

const New441 = z.object({ title: z.string(), count441: z.number() });
const Body441 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context441 = Context<{ params: "id"; state: { row: Row } }>;
class Item441 extends Resource<Context441> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New441;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context441) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context441) { return String(ctx.require("row").version); }
  override represent(ctx: Context441) { return ctx.require("row"); }
  override apply(ctx: Context441, body: z.infer<typeof New441>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 441", responses: { 200: Body441 } }, put: { summary: "Change item 441", responses: { 200: Body441 } } };
  }
}
export const item441 = route("/items441/{id}", Item441);

const New442 = z.object({ title: z.string(), count442: z.number() });
const Body442 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context442 = Context<{ params: "id"; state: { row: Row } }>;
class Item442 extends Resource<Context442> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New442;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context442) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context442) { return String(ctx.require("row").version); }
  override represent(ctx: Context442) { return ctx.require("row"); }
  override apply(ctx: Context442, body: z.infer<typeof New442>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 442", responses: { 200: Body442 } }, put: { summary: "Change item 442", responses: { 200: Body442 } } };
  }
}
export const item442 = route("/items442/{id}", Item442);

const New443 = z.object({ title: z.string(), count443: z.number() });
const Body443 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context443 = Context<{ params: "id"; state: { row: Row } }>;
class Item443 extends Resource<Context443> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New443;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context443) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context443) { return String(ctx.require("row").version); }
  override represent(ctx: Context443) { return ctx.require("row"); }
  override apply(ctx: Context443, body: z.infer<typeof New443>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 443", responses: { 200: Body443 } }, put: { summary: "Change item 443", responses: { 200: Body443 } } };
  }
}
export const item443 = route("/items443/{id}", Item443);

const New444 = z.object({ title: z.string(), count444: z.number() });
const Body444 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context444 = Context<{ params: "id"; state: { row: Row } }>;
class Item444 extends Resource<Context444> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New444;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context444) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context444) { return String(ctx.require("row").version); }
  override represent(ctx: Context444) { return ctx.require("row"); }
  override apply(ctx: Context444, body: z.infer<typeof New444>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 444", responses: { 200: Body444 } }, put: { summary: "Change item 444", responses: { 200: Body444 } } };
  }
}
export const item444 = route("/items444/{id}", Item444);

const New445 = z.object({ title: z.string(), count445: z.number() });
const Body445 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context445 = Context<{ params: "id"; state: { row: Row } }>;
class Item445 extends Resource<Context445> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New445;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context445) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context445) { return String(ctx.require("row").version); }
  override represent(ctx: Context445) { return ctx.require("row"); }
  override apply(ctx: Context445, body: z.infer<typeof New445>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 445", responses: { 200: Body445 } }, put: { summary: "Change item 445", responses: { 200: Body445 } } };
  }
}
export const item445 = route("/items445/{id}", Item445);

const New446 = z.object({ title: z.string(), count446: z.number() });
const Body446 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context446 = Context<{ params: "id"; state: { row: Row } }>;
class Item446 extends Resource<Context446> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New446;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context446) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context446) { return String(ctx.require("row").version); }
  override represent(ctx: Context446) { return ctx.require("row"); }
  override apply(ctx: Context446, body: z.infer<typeof New446>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 446", responses: { 200: Body446 } }, put: { summary: "Change item 446", responses: { 200: Body446 } } };
  }
}
export const item446 = route("/items446/{id}", Item446);

const New447 = z.object({ title: z.string(), count447: z.number() });
const Body447 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context447 = Context<{ params: "id"; state: { row: Row } }>;
class Item447 extends Resource<Context447> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New447;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context447) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context447) { return String(ctx.require("row").version); }
  override represent(ctx: Context447) { return ctx.require("row"); }
  override apply(ctx: Context447, body: z.infer<typeof New447>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 447", responses: { 200: Body447 } }, put: { summary: "Change item 447", responses: { 200: Body447 } } };
  }
}
export const item447 = route("/items447/{id}", Item447);

const New448 = z.object({ title: z.string(), count448: z.number() });
const Body448 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context448 = Context<{ params: "id"; state: { row: Row } }>;
class Item448 extends Resource<Context448> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New448;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context448) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context448) { return String(ctx.require("row").version); }
  override represent(ctx: Context448) { return ctx.require("row"); }
  override apply(ctx: Context448, body: z.infer<typeof New448>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 448", responses: { 200: Body448 } }, put: { summary: "Change item 448", responses: { 200: Body448 } } };
  }
}
export const item448 = route("/items448/{id}", Item448);

const New449 = z.object({ title: z.string(), count449: z.number() });
const Body449 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context449 = Context<{ params: "id"; state: { row: Row } }>;
class Item449 extends Resource<Context449> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New449;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context449) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context449) { return String(ctx.require("row").version); }
  override represent(ctx: Context449) { return ctx.require("row"); }
  override apply(ctx: Context449, body: z.infer<typeof New449>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 449", responses: { 200: Body449 } }, put: { summary: "Change item 449", responses: { 200: Body449 } } };
  }
}
export const item449 = route("/items449/{id}", Item449);
