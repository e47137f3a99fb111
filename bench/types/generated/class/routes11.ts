import { type Context, Resource, route } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New550 = z.object({ title: z.string(), count550: z.number() });
const Body550 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context550 = Context<{ params: "id"; state: { row: Row } }>;
class Item550 extends Resource<Context550> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New550;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context550) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context550) { return String(ctx.require("row").version); }
  override represent(ctx: Context550) { return ctx.require("row"); }
  override apply(ctx: Context550, body: z.infer<typeof New550>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 550", responses: { 200: Body550 } }, put: { summary: "Change item 550", responses: { 200: Body550 } } };
  }
}
export const item550 = route("/items550/{id}", Item550);

const New551 = z.object({ title: z.string(), count551: z.number() });
const Body551 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context551 = Context<{ params: "id"; state: { row: Row } }>;
class Item551 extends Resource<Context551> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New551;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context551) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context551) { return String(ctx.require("row").version); }
  override represent(ctx: Context551) { return ctx.require("row"); }
  override apply(ctx: Context551, body: z.infer<typeof New551>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 551", responses: { 200: Body551 } }, put: { summary: "Change item 551", responses: { 200: Body551 } } };
  }
}
export const item551 = route("/items551/{id}", Item551);

const New552 = z.object({ title: z.string(), count552: z.number() });
const Body552 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context552 = Context<{ params: "id"; state: { row: Row } }>;
class Item552 extends Resource<Context552> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New552;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context552) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context552) { return String(ctx.require("row").version); }
  override represent(ctx: Context552) { return ctx.require("row"); }
  override apply(ctx: Context552, body: z.infer<typeof New552>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 552", responses: { 200: Body552 } }, put: { summary: "Change item 552", responses: { 200: Body552 } } };
  }
}
export const item552 = route("/items552/{id}", Item552);

const New553 = z.object({ title: z.string(), count553: z.number() });
const Body553 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context553 = Context<{ params: "id"; state: { row: Row } }>;
class Item553 extends Resource<Context553> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New553;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context553) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context553) { return String(ctx.require("row").version); }
  override represent(ctx: Context553) { return ctx.require("row"); }
  override apply(ctx: Context553, body: z.infer<typeof New553>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 553", responses: { 200: Body553 } }, put: { summary: "Change item 553", responses: { 200: Body553 } } };
  }
}
export const item553 = route("/items553/{id}", Item553);

const New554 = z.object({ title: z.string(), count554: z.number() });
const Body554 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context554 = Context<{ params: "id"; state: { row: Row } }>;
class Item554 extends Resource<Context554> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New554;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context554) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context554) { return String(ctx.require("row").version); }
  override represent(ctx: Context554) { return ctx.require("row"); }
  override apply(ctx: Context554, body: z.infer<typeof New554>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 554", responses: { 200: Body554 } }, put: { summary: "Change item 554", responses: { 200: Body554 } } };
  }
}
export const item554 = route("/items554/{id}", Item554);

const New555 = z.object({ title: z.string(), count555: z.number() });
const Body555 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context555 = Context<{ params: "id"; state: { row: Row } }>;
class Item555 extends Resource<Context555> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New555;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context555) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context555) { return String(ctx.require("row").version); }
  override represent(ctx: Context555) { return ctx.require("row"); }
  override apply(ctx: Context555, body: z.infer<typeof New555>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 555", responses: { 200: Body555 } }, put: { summary: "Change item 555", responses: { 200: Body555 } } };
  }
}
export const item555 = route("/items555/{id}", Item555);

const New556 = z.object({ title: z.string(), count556: z.number() });
const Body556 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context556 = Context<{ params: "id"; state: { row: Row } }>;
class Item556 extends Resource<Context556> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New556;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context556) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context556) { return String(ctx.require("row").version); }
  override represent(ctx: Context556) { return ctx.require("row"); }
  override apply(ctx: Context556, body: z.infer<typeof New556>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 556", responses: { 200: Body556 } }, put: { summary: "Change item 556", responses: { 200: Body556 } } };
  }
}
export const item556 = route("/items556/{id}", Item556);

const New557 = z.object({ title: z.string(), count557: z.number() });
const Body557 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context557 = Context<{ params: "id"; state: { row: Row } }>;
class Item557 extends Resource<Context557> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New557;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context557) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context557) { return String(ctx.require("row").version); }
  override represent(ctx: Context557) { return ctx.require("row"); }
  override apply(ctx: Context557, body: z.infer<typeof New557>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 557", responses: { 200: Body557 } }, put: { summary: "Change item 557", responses: { 200: Body557 } } };
  }
}
export const item557 = route("/items557/{id}", Item557);

const New558 = z.object({ title: z.string(), count558: z.number() });
const Body558 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context558 = Context<{ params: "id"; state: { row: Row } }>;
class Item558 extends Resource<Context558> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New558;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context558) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context558) { return String(ctx.require("row").version); }
  override represent(ctx: Context558) { return ctx.require("row"); }
  override apply(ctx: Context558, body: z.infer<typeof New558>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 558", responses: { 200: Body558 } }, put: { summary: "Change item 558", responses: { 200: Body558 } } };
  }
}
export const item558 = route("/items558/{id}", Item558);

const New559 = z.object({ title: z.string(), count559: z.number() });
const Body559 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context559 = Context<{ params: "id"; state: { row: Row } }>;
class Item559 extends Resource<Context559> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New559;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context559) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context559) { return String(ctx.require("row").version); }
  override represent(ctx: Context559) { return ctx.require("row"); }
  override apply(ctx: Context559, body: z.infer<typeof New559>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 559", responses: { 200: Body559 } }, put: { summary: "Change item 559", responses: { 200: Body559 } } };
  }
}
export const item559 = route("/items559/{id}", Item559);

const New560 = z.object({ title: z.string(), count560: z.number() });
const Body560 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context560 = Context<{ params: "id"; state: { row: Row } }>;
class Item560 extends Resource<Context560> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New560;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context560) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context560) { return String(ctx.require("row").version); }
  override represent(ctx: Context560) { return ctx.require("row"); }
  override apply(ctx: Context560, body: z.infer<typeof New560>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 560", responses: { 200: Body560 } }, put: { summary: "Change item 560", responses: { 200: Body560 } } };
  }
}
export const item560 = route("/items560/{id}", Item560);

const New561 = z.object({ title: z.string(), count561: z.number() });
const Body561 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context561 = Context<{ params: "id"; state: { row: Row } }>;
class Item561 extends Resource<Context561> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New561;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context561) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context561) { return String(ctx.require("row").version); }
  override represent(ctx: Context561) { return ctx.require("row"); }
  override apply(ctx: Context561, body: z.infer<typeof New561>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 561", responses: { 200: Body561 } }, put: { summary: "Change item 561", responses: { 200: Body561 } } };
  }
}
export const item561 = route("/items561/{id}", Item561);

const New562 = z.object({ title: z.string(), count562: z.number() });
const Body562 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context562 = Context<{ params: "id"; state: { row: Row } }>;
class Item562 extends Resource<Context562> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New562;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context562) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context562) { return String(ctx.require("row").version); }
  override represent(ctx: Context562) { return ctx.require("row"); }
  override apply(ctx: Context562, body: z.infer<typeof New562>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 562", responses: { 200: Body562 } }, put: { summary: "Change item 562", responses: { 200: Body562 } } };
  }
}
export const item562 = route("/items562/{id}", Item562);

const New563 = z.object({ title: z.string(), count563: z.number() });
const Body563 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context563 = Context<{ params: "id"; state: { row: Row } }>;
class Item563 extends Resource<Context563> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New563;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context563) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context563) { return String(ctx.require("row").version); }
  override represent(ctx: Context563) { return ctx.require("row"); }
  override apply(ctx: Context563, body: z.infer<typeof New563>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 563", responses: { 200: Body563 } }, put: { summary: "Change item 563", responses: { 200: Body563 } } };
  }
}
export const item563 = route("/items563/{id}", Item563);

const New564 = z.object({ title: z.string(), count564: z.number() });
const Body564 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context564 = Context<{ params: "id"; state: { row: Row } }>;
class Item564 extends Resource<Context564> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New564;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context564) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context564) { return String(ctx.require("row").version); }
  override represent(ctx: Context564) { return ctx.require("row"); }
  override apply(ctx: Context564, body: z.infer<typeof New564>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 564", responses: { 200: Body564 } }, put: { summary: "Change item 564", responses: { 200: Body564 } } };
  }
}
export const item564 = route("/items564/{id}", Item564);

const New565 = z.object({ title: z.string(), count565: z.number() });
const Body565 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context565 = Context<{ params: "id"; state: { row: Row } }>;
class Item565 extends Resource<Context565> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New565;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context565) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context565) { return String(ctx.require("row").version); }
  override represent(ctx: Context565) { return ctx.require("row"); }
  override apply(ctx: Context565, body: z.infer<typeof New565>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 565", responses: { 200: Body565 } }, put: { summary: "Change item 565", responses: { 200: Body565 } } };
  }
}
export const item565 = route("/items565/{id}", Item565);

const New566 = z.object({ title: z.string(), count566: z.number() });
const Body566 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context566 = Context<{ params: "id"; state: { row: Row } }>;
class Item566 extends Resource<Context566> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New566;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context566) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context566) { return String(ctx.require("row").version); }
  override represent(ctx: Context566) { return ctx.require("row"); }
  override apply(ctx: Context566, body: z.infer<typeof New566>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 566", responses: { 200: Body566 } }, put: { summary: "Change item 566", responses: { 200: Body566 } } };
  }
}
export const item566 = route("/items566/{id}", Item566);

const New567 = z.object({ title: z.string(), count567: z.number() });
const Body567 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context567 = Context<{ params: "id"; state: { row: Row } }>;
class Item567 extends Resource<Context567> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New567;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context567) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context567) { return String(ctx.require("row").version); }
  override represent(ctx: Context567) { return ctx.require("row"); }
  override apply(ctx: Context567, body: z.infer<typeof New567>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 567", responses: { 200: Body567 } }, put: { summary: "Change item 567", responses: { 200: Body567 } } };
  }
}
export const item567 = route("/items567/{id}", Item567);

const New568 = z.object({ title: z.string(), count568: z.number() });
const Body568 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context568 = Context<{ params: "id"; state: { row: Row } }>;
class Item568 extends Resource<Context568> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New568;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context568) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context568) { return String(ctx.require("row").version); }
  override represent(ctx: Context568) { return ctx.require("row"); }
  override apply(ctx: Context568, body: z.infer<typeof New568>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 568", responses: { 200: Body568 } }, put: { summary: "Change item 568", responses: { 200: Body568 } } };
  }
}
export const item568 = route("/items568/{id}", Item568);

const New569 = z.object({ title: z.string(), count569: z.number() });
const Body569 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context569 = Context<{ params: "id"; state: { row: Row } }>;
class Item569 extends Resource<Context569> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New569;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context569) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context569) { return String(ctx.require("row").version); }
  override represent(ctx: Context569) { return ctx.require("row"); }
  override apply(ctx: Context569, body: z.infer<typeof New569>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 569", responses: { 200: Body569 } }, put: { summary: "Change item 569", responses: { 200: Body569 } } };
  }
}
export const item569 = route("/items569/{id}", Item569);

const New570 = z.object({ title: z.string(), count570: z.number() });
const Body570 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context570 = Context<{ params: "id"; state: { row: Row } }>;
class Item570 extends Resource<Context570> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New570;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context570) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context570) { return String(ctx.require("row").version); }
  override represent(ctx: Context570) { return ctx.require("row"); }
  override apply(ctx: Context570, body: z.infer<typeof New570>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 570", responses: { 200: Body570 } }, put: { summary: "Change item 570", responses: { 200: Body570 } } };
  }
}
export const item570 = route("/items570/{id}", Item570);

const New571 = z.object({ title: z.string(), count571: z.number() });
const Body571 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context571 = Context<{ params: "id"; state: { row: Row } }>;
class Item571 extends Resource<Context571> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New571;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context571) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context571) { return String(ctx.require("row").version); }
  override represent(ctx: Context571) { return ctx.require("row"); }
  override apply(ctx: Context571, body: z.infer<typeof New571>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 571", responses: { 200: Body571 } }, put: { summary: "Change item 571", responses: { 200: Body571 } } };
  }
}
export const item571 = route("/items571/{id}", Item571);

const New572 = z.object({ title: z.string(), count572: z.number() });
const Body572 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context572 = Context<{ params: "id"; state: { row: Row } }>;
class Item572 extends Resource<Context572> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New572;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context572) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context572) { return String(ctx.require("row").version); }
  override represent(ctx: Context572) { return ctx.require("row"); }
  override apply(ctx: Context572, body: z.infer<typeof New572>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 572", responses: { 200: Body572 } }, put: { summary: "Change item 572", responses: { 200: Body572 } } };
  }
}
export const item572 = route("/items572/{id}", Item572);

const New573 = z.object({ title: z.string(), count573: z.number() });
const Body573 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context573 = Context<{ params: "id"; state: { row: Row } }>;
class Item573 extends Resource<Context573> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New573;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context573) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context573) { return String(ctx.require("row").version); }
  override represent(ctx: Context573) { return ctx.require("row"); }
  override apply(ctx: Context573, body: z.infer<typeof New573>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 573", responses: { 200: Body573 } }, put: { summary: "Change item 573", responses: { 200: Body573 } } };
  }
}
export const item573 = route("/items573/{id}", Item573);

const New574 = z.object({ title: z.string(), count574: z.number() });
const Body574 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context574 = Context<{ params: "id"; state: { row: Row } }>;
class Item574 extends Resource<Context574> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New574;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context574) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context574) { return String(ctx.require("row").version); }
  override represent(ctx: Context574) { return ctx.require("row"); }
  override apply(ctx: Context574, body: z.infer<typeof New574>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 574", responses: { 200: Body574 } }, put: { summary: "Change item 574", responses: { 200: Body574 } } };
  }
}
export const item574 = route("/items574/{id}", Item574);

const New575 = z.object({ title: z.string(), count575: z.number() });
const Body575 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context575 = Context<{ params: "id"; state: { row: Row } }>;
class Item575 extends Resource<Context575> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New575;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context575) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context575) { return String(ctx.require("row").version); }
  override represent(ctx: Context575) { return ctx.require("row"); }
  override apply(ctx: Context575, body: z.infer<typeof New575>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 575", responses: { 200: Body575 } }, put: { summary: "Change item 575", responses: { 200: Body575 } } };
  }
}
export const item575 = route("/items575/{id}", Item575);

const New576 = z.object({ title: z.string(), count576: z.number() });
const Body576 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context576 = Context<{ params: "id"; state: { row: Row } }>;
class Item576 extends Resource<Context576> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New576;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context576) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context576) { return String(ctx.require("row").version); }
  override represent(ctx: Context576) { return ctx.require("row"); }
  override apply(ctx: Context576, body: z.infer<typeof New576>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 576", responses: { 200: Body576 } }, put: { summary: "Change item 576", responses: { 200: Body576 } } };
  }
}
export const item576 = route("/items576/{id}", Item576);

const New577 = z.object({ title: z.string(), count577: z.number() });
const Body577 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context577 = Context<{ params: "id"; state: { row: Row } }>;
class Item577 extends Resource<Context577> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New577;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context577) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context577) { return String(ctx.require("row").version); }
  override represent(ctx: Context577) { return ctx.require("row"); }
  override apply(ctx: Context577, body: z.infer<typeof New577>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 577", responses: { 200: Body577 } }, put: { summary: "Change item 577", responses: { 200: Body577 } } };
  }
}
export const item577 = route("/items577/{id}", Item577);

const New578 = z.object({ title: z.string(), count578: z.number() });
const Body578 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context578 = Context<{ params: "id"; state: { row: Row } }>;
class Item578 extends Resource<Context578> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New578;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context578) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context578) { return String(ctx.require("row").version); }
  override represent(ctx: Context578) { return ctx.require("row"); }
  override apply(ctx: Context578, body: z.infer<typeof New578>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 578", responses: { 200: Body578 } }, put: { summary: "Change item 578", responses: { 200: Body578 } } };
  }
}
export const item578 = route("/items578/{id}", Item578);

const New579 = z.object({ title: z.string(), count579: z.number() });
const Body579 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context579 = Context<{ params: "id"; state: { row: Row } }>;
class Item579 extends Resource<Context579> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New579;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context579) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context579) { return String(ctx.require("row").version); }
  override represent(ctx: Context579) { return ctx.require("row"); }
  override apply(ctx: Context579, body: z.infer<typeof New579>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 579", responses: { 200: Body579 } }, put: { summary: "Change item 579", responses: { 200: Body579 } } };
  }
}
export const item579 = route("/items579/{id}", Item579);

const New580 = z.object({ title: z.string(), count580: z.number() });
const Body580 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context580 = Context<{ params: "id"; state: { row: Row } }>;
class Item580 extends Resource<Context580> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New580;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context580) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context580) { return String(ctx.require("row").version); }
  override represent(ctx: Context580) { return ctx.require("row"); }
  override apply(ctx: Context580, body: z.infer<typeof New580>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 580", responses: { 200: Body580 } }, put: { summary: "Change item 580", responses: { 200: Body580 } } };
  }
}
export const item580 = route("/items580/{id}", Item580);

const New581 = z.object({ title: z.string(), count581: z.number() });
const Body581 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context581 = Context<{ params: "id"; state: { row: Row } }>;
class Item581 extends Resource<Context581> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New581;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context581) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context581) { return String(ctx.require("row").version); }
  override represent(ctx: Context581) { return ctx.require("row"); }
  override apply(ctx: Context581, body: z.infer<typeof New581>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 581", responses: { 200: Body581 } }, put: { summary: "Change item 581", responses: { 200: Body581 } } };
  }
}
export const item581 = route("/items581/{id}", Item581);

const New582 = z.object({ title: z.string(), count582: z.number() });
const Body582 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context582 = Context<{ params: "id"; state: { row: Row } }>;
class Item582 extends Resource<Context582> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New582;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context582) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context582) { return String(ctx.require("row").version); }
  override represent(ctx: Context582) { return ctx.require("row"); }
  override apply(ctx: Context582, body: z.infer<typeof New582>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 582", responses: { 200: Body582 } }, put: { summary: "Change item 582", responses: { 200: Body582 } } };
  }
}
export const item582 = route("/items582/{id}", Item582);

const New583 = z.object({ title: z.string(), count583: z.number() });
const Body583 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context583 = Context<{ params: "id"; state: { row: Row } }>;
class Item583 extends Resource<Context583> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New583;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context583) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context583) { return String(ctx.require("row").version); }
  override represent(ctx: Context583) { return ctx.require("row"); }
  override apply(ctx: Context583, body: z.infer<typeof New583>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 583", responses: { 200: Body583 } }, put: { summary: "Change item 583", responses: { 200: Body583 } } };
  }
}
export const item583 = route("/items583/{id}", Item583);

const New584 = z.object({ title: z.string(), count584: z.number() });
const Body584 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context584 = Context<{ params: "id"; state: { row: Row } }>;
class Item584 extends Resource<Context584> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New584;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context584) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context584) { return String(ctx.require("row").version); }
  override represent(ctx: Context584) { return ctx.require("row"); }
  override apply(ctx: Context584, body: z.infer<typeof New584>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 584", responses: { 200: Body584 } }, put: { summary: "Change item 584", responses: { 200: Body584 } } };
  }
}
export const item584 = route("/items584/{id}", Item584);

const New585 = z.object({ title: z.string(), count585: z.number() });
const Body585 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context585 = Context<{ params: "id"; state: { row: Row } }>;
class Item585 extends Resource<Context585> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New585;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context585) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context585) { return String(ctx.require("row").version); }
  override represent(ctx: Context585) { return ctx.require("row"); }
  override apply(ctx: Context585, body: z.infer<typeof New585>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 585", responses: { 200: Body585 } }, put: { summary: "Change item 585", responses: { 200: Body585 } } };
  }
}
export const item585 = route("/items585/{id}", Item585);

const New586 = z.object({ title: z.string(), count586: z.number() });
const Body586 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context586 = Context<{ params: "id"; state: { row: Row } }>;
class Item586 extends Resource<Context586> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New586;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context586) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context586) { return String(ctx.require("row").version); }
  override represent(ctx: Context586) { return ctx.require("row"); }
  override apply(ctx: Context586, body: z.infer<typeof New586>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 586", responses: { 200: Body586 } }, put: { summary: "Change item 586", responses: { 200: Body586 } } };
  }
}
export const item586 = route("/items586/{id}", Item586);

const New587 = z.object({ title: z.string(), count587: z.number() });
const Body587 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context587 = Context<{ params: "id"; state: { row: Row } }>;
class Item587 extends Resource<Context587> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New587;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context587) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context587) { return String(ctx.require("row").version); }
  override represent(ctx: Context587) { return ctx.require("row"); }
  override apply(ctx: Context587, body: z.infer<typeof New587>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 587", responses: { 200: Body587 } }, put: { summary: "Change item 587", responses: { 200: Body587 } } };
  }
}
export const item587 = route("/items587/{id}", Item587);

const New588 = z.object({ title: z.string(), count588: z.number() });
const Body588 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context588 = Context<{ params: "id"; state: { row: Row } }>;
class Item588 extends Resource<Context588> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New588;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context588) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context588) { return String(ctx.require("row").version); }
  override represent(ctx: Context588) { return ctx.require("row"); }
  override apply(ctx: Context588, body: z.infer<typeof New588>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 588", responses: { 200: Body588 } }, put: { summary: "Change item 588", responses: { 200: Body588 } } };
  }
}
export const item588 = route("/items588/{id}", Item588);

const New589 = z.object({ title: z.string(), count589: z.number() });
const Body589 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context589 = Context<{ params: "id"; state: { row: Row } }>;
class Item589 extends Resource<Context589> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New589;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context589) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context589) { return String(ctx.require("row").version); }
  override represent(ctx: Context589) { return ctx.require("row"); }
  override apply(ctx: Context589, body: z.infer<typeof New589>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 589", responses: { 200: Body589 } }, put: { summary: "Change item 589", responses: { 200: Body589 } } };
  }
}
export const item589 = route("/items589/{id}", Item589);

const New590 = z.object({ title: z.string(), count590: z.number() });
const Body590 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context590 = Context<{ params: "id"; state: { row: Row } }>;
class Item590 extends Resource<Context590> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New590;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context590) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context590) { return String(ctx.require("row").version); }
  override represent(ctx: Context590) { return ctx.require("row"); }
  override apply(ctx: Context590, body: z.infer<typeof New590>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 590", responses: { 200: Body590 } }, put: { summary: "Change item 590", responses: { 200: Body590 } } };
  }
}
export const item590 = route("/items590/{id}", Item590);

const New591 = z.object({ title: z.string(), count591: z.number() });
const Body591 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context591 = Context<{ params: "id"; state: { row: Row } }>;
class Item591 extends Resource<Context591> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New591;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context591) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context591) { return String(ctx.require("row").version); }
  override represent(ctx: Context591) { return ctx.require("row"); }
  override apply(ctx: Context591, body: z.infer<typeof New591>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 591", responses: { 200: Body591 } }, put: { summary: "Change item 591", responses: { 200: Body591 } } };
  }
}
export const item591 = route("/items591/{id}", Item591);

const New592 = z.object({ title: z.string(), count592: z.number() });
const Body592 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context592 = Context<{ params: "id"; state: { row: Row } }>;
class Item592 extends Resource<Context592> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New592;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context592) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context592) { return String(ctx.require("row").version); }
  override represent(ctx: Context592) { return ctx.require("row"); }
  override apply(ctx: Context592, body: z.infer<typeof New592>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 592", responses: { 200: Body592 } }, put: { summary: "Change item 592", responses: { 200: Body592 } } };
  }
}
export const item592 = route("/items592/{id}", Item592);

const New593 = z.object({ title: z.string(), count593: z.number() });
const Body593 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context593 = Context<{ params: "id"; state: { row: Row } }>;
class Item593 extends Resource<Context593> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New593;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context593) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context593) { return String(ctx.require("row").version); }
  override represent(ctx: Context593) { return ctx.require("row"); }
  override apply(ctx: Context593, body: z.infer<typeof New593>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 593", responses: { 200: Body593 } }, put: { summary: "Change item 593", responses: { 200: Body593 } } };
  }
}
export const item593 = route("/items593/{id}", Item593);

const New594 = z.object({ title: z.string(), count594: z.number() });
const Body594 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context594 = Context<{ params: "id"; state: { row: Row } }>;
class Item594 extends Resource<Context594> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New594;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context594) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context594) { return String(ctx.require("row").version); }
  override represent(ctx: Context594) { return ctx.require("row"); }
  override apply(ctx: Context594, body: z.infer<typeof New594>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 594", responses: { 200: Body594 } }, put: { summary: "Change item 594", responses: { 200: Body594 } } };
  }
}
export const item594 = route("/items594/{id}", Item594);

const New595 = z.object({ title: z.string(), count595: z.number() });
const Body595 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context595 = Context<{ params: "id"; state: { row: Row } }>;
class Item595 extends Resource<Context595> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New595;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context595) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context595) { return String(ctx.require("row").version); }
  override represent(ctx: Context595) { return ctx.require("row"); }
  override apply(ctx: Context595, body: z.infer<typeof New595>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 595", responses: { 200: Body595 } }, put: { summary: "Change item 595", responses: { 200: Body595 } } };
  }
}
export const item595 = route("/items595/{id}", Item595);

const New596 = z.object({ title: z.string(), count596: z.number() });
const Body596 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context596 = Context<{ params: "id"; state: { row: Row } }>;
class Item596 extends Resource<Context596> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New596;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context596) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context596) { return String(ctx.require("row").version); }
  override represent(ctx: Context596) { return ctx.require("row"); }
  override apply(ctx: Context596, body: z.infer<typeof New596>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 596", responses: { 200: Body596 } }, put: { summary: "Change item 596", responses: { 200: Body596 } } };
  }
}
export const item596 = route("/items596/{id}", Item596);

const New597 = z.object({ title: z.string(), count597: z.number() });
const Body597 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context597 = Context<{ params: "id"; state: { row: Row } }>;
class Item597 extends Resource<Context597> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New597;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context597) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context597) { return String(ctx.require("row").version); }
  override represent(ctx: Context597) { return ctx.require("row"); }
  override apply(ctx: Context597, body: z.infer<typeof New597>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 597", responses: { 200: Body597 } }, put: { summary: "Change item 597", responses: { 200: Body597 } } };
  }
}
export const item597 = route("/items597/{id}", Item597);

const New598 = z.object({ title: z.string(), count598: z.number() });
const Body598 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context598 = Context<{ params: "id"; state: { row: Row } }>;
class Item598 extends Resource<Context598> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New598;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context598) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context598) { return String(ctx.require("row").version); }
  override represent(ctx: Context598) { return ctx.require("row"); }
  override apply(ctx: Context598, body: z.infer<typeof New598>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 598", responses: { 200: Body598 } }, put: { summary: "Change item 598", responses: { 200: Body598 } } };
  }
}
export const item598 = route("/items598/{id}", Item598);

const New599 = z.object({ title: z.string(), count599: z.number() });
const Body599 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context599 = Context<{ params: "id"; state: { row: Row } }>;
class Item599 extends Resource<Context599> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New599;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context599) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context599) { return String(ctx.require("row").version); }
  override represent(ctx: Context599) { return ctx.require("row"); }
  override apply(ctx: Context599, body: z.infer<typeof New599>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 599", responses: { 200: Body599 } }, put: { summary: "Change item 599", responses: { 200: Body599 } } };
  }
}
export const item599 = route("/items599/{id}", Item599);
