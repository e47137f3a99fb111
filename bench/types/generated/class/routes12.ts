import { type Context, Resource, route } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New600 = z.object({ title: z.string(), count600: z.number() });
const Body600 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context600 = Context<{ params: "id"; state: { row: Row } }>;
class Item600 extends Resource<Context600> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New600;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context600) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context600) { return String(ctx.require("row").version); }
  override represent(ctx: Context600) { return ctx.require("row"); }
  override apply(ctx: Context600, body: z.infer<typeof New600>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 600", responses: { 200: Body600 } }, put: { summary: "Change item 600", responses: { 200: Body600 } } };
  }
}
export const item600 = route("/items600/{id}", Item600);

const New601 = z.object({ title: z.string(), count601: z.number() });
const Body601 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context601 = Context<{ params: "id"; state: { row: Row } }>;
class Item601 extends Resource<Context601> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New601;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context601) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context601) { return String(ctx.require("row").version); }
  override represent(ctx: Context601) { return ctx.require("row"); }
  override apply(ctx: Context601, body: z.infer<typeof New601>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 601", responses: { 200: Body601 } }, put: { summary: "Change item 601", responses: { 200: Body601 } } };
  }
}
export const item601 = route("/items601/{id}", Item601);

const New602 = z.object({ title: z.string(), count602: z.number() });
const Body602 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context602 = Context<{ params: "id"; state: { row: Row } }>;
class Item602 extends Resource<Context602> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New602;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context602) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context602) { return String(ctx.require("row").version); }
  override represent(ctx: Context602) { return ctx.require("row"); }
  override apply(ctx: Context602, body: z.infer<typeof New602>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 602", responses: { 200: Body602 } }, put: { summary: "Change item 602", responses: { 200: Body602 } } };
  }
}
export const item602 = route("/items602/{id}", Item602);

const New603 = z.object({ title: z.string(), count603: z.number() });
const Body603 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context603 = Context<{ params: "id"; state: { row: Row } }>;
class Item603 extends Resource<Context603> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New603;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context603) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context603) { return String(ctx.require("row").version); }
  override represent(ctx: Context603) { return ctx.require("row"); }
  override apply(ctx: Context603, body: z.infer<typeof New603>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 603", responses: { 200: Body603 } }, put: { summary: "Change item 603", responses: { 200: Body603 } } };
  }
}
export const item603 = route("/items603/{id}", Item603);

const New604 = z.object({ title: z.string(), count604: z.number() });
const Body604 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context604 = Context<{ params: "id"; state: { row: Row } }>;
class Item604 extends Resource<Context604> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New604;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context604) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context604) { return String(ctx.require("row").version); }
  override represent(ctx: Context604) { return ctx.require("row"); }
  override apply(ctx: Context604, body: z.infer<typeof New604>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 604", responses: { 200: Body604 } }, put: { summary: "Change item 604", responses: { 200: Body604 } } };
  }
}
export const item604 = route("/items604/{id}", Item604);

const New605 = z.object({ title: z.string(), count605: z.number() });
const Body605 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context605 = Context<{ params: "id"; state: { row: Row } }>;
class Item605 extends Resource<Context605> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New605;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context605) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context605) { return String(ctx.require("row").version); }
  override represent(ctx: Context605) { return ctx.require("row"); }
  override apply(ctx: Context605, body: z.infer<typeof New605>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 605", responses: { 200: Body605 } }, put: { summary: "Change item 605", responses: { 200: Body605 } } };
  }
}
export const item605 = route("/items605/{id}", Item605);

const New606 = z.object({ title: z.string(), count606: z.number() });
const Body606 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context606 = Context<{ params: "id"; state: { row: Row } }>;
class Item606 extends Resource<Context606> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New606;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context606) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context606) { return String(ctx.require("row").version); }
  override represent(ctx: Context606) { return ctx.require("row"); }
  override apply(ctx: Context606, body: z.infer<typeof New606>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 606", responses: { 200: Body606 } }, put: { summary: "Change item 606", responses: { 200: Body606 } } };
  }
}
export const item606 = route("/items606/{id}", Item606);

const New607 = z.object({ title: z.string(), count607: z.number() });
const Body607 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context607 = Context<{ params: "id"; state: { row: Row } }>;
class Item607 extends Resource<Context607> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New607;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context607) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context607) { return String(ctx.require("row").version); }
  override represent(ctx: Context607) { return ctx.require("row"); }
  override apply(ctx: Context607, body: z.infer<typeof New607>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 607", responses: { 200: Body607 } }, put: { summary: "Change item 607", responses: { 200: Body607 } } };
  }
}
export const item607 = route("/items607/{id}", Item607);

const New608 = z.object({ title: z.string(), count608: z.number() });
const Body608 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context608 = Context<{ params: "id"; state: { row: Row } }>;
class Item608 extends Resource<Context608> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New608;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context608) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context608) { return String(ctx.require("row").version); }
  override represent(ctx: Context608) { return ctx.require("row"); }
  override apply(ctx: Context608, body: z.infer<typeof New608>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 608", responses: { 200: Body608 } }, put: { summary: "Change item 608", responses: { 200: Body608 } } };
  }
}
export const item608 = route("/items608/{id}", Item608);

const New609 = z.object({ title: z.string(), count609: z.number() });
const Body609 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context609 = Context<{ params: "id"; state: { row: Row } }>;
class Item609 extends Resource<Context609> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New609;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context609) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context609) { return String(ctx.require("row").version); }
  override represent(ctx: Context609) { return ctx.require("row"); }
  override apply(ctx: Context609, body: z.infer<typeof New609>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 609", responses: { 200: Body609 } }, put: { summary: "Change item 609", responses: { 200: Body609 } } };
  }
}
export const item609 = route("/items609/{id}", Item609);

const New610 = z.object({ title: z.string(), count610: z.number() });
const Body610 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context610 = Context<{ params: "id"; state: { row: Row } }>;
class Item610 extends Resource<Context610> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New610;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context610) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context610) { return String(ctx.require("row").version); }
  override represent(ctx: Context610) { return ctx.require("row"); }
  override apply(ctx: Context610, body: z.infer<typeof New610>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 610", responses: { 200: Body610 } }, put: { summary: "Change item 610", responses: { 200: Body610 } } };
  }
}
export const item610 = route("/items610/{id}", Item610);

const New611 = z.object({ title: z.string(), count611: z.number() });
const Body611 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context611 = Context<{ params: "id"; state: { row: Row } }>;
class Item611 extends Resource<Context611> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New611;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context611) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context611) { return String(ctx.require("row").version); }
  override represent(ctx: Context611) { return ctx.require("row"); }
  override apply(ctx: Context611, body: z.infer<typeof New611>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 611", responses: { 200: Body611 } }, put: { summary: "Change item 611", responses: { 200: Body611 } } };
  }
}
export const item611 = route("/items611/{id}", Item611);

const New612 = z.object({ title: z.string(), count612: z.number() });
const Body612 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context612 = Context<{ params: "id"; state: { row: Row } }>;
class Item612 extends Resource<Context612> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New612;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context612) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context612) { return String(ctx.require("row").version); }
  override represent(ctx: Context612) { return ctx.require("row"); }
  override apply(ctx: Context612, body: z.infer<typeof New612>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 612", responses: { 200: Body612 } }, put: { summary: "Change item 612", responses: { 200: Body612 } } };
  }
}
export const item612 = route("/items612/{id}", Item612);

const New613 = z.object({ title: z.string(), count613: z.number() });
const Body613 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context613 = Context<{ params: "id"; state: { row: Row } }>;
class Item613 extends Resource<Context613> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New613;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context613) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context613) { return String(ctx.require("row").version); }
  override represent(ctx: Context613) { return ctx.require("row"); }
  override apply(ctx: Context613, body: z.infer<typeof New613>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 613", responses: { 200: Body613 } }, put: { summary: "Change item 613", responses: { 200: Body613 } } };
  }
}
export const item613 = route("/items613/{id}", Item613);

const New614 = z.object({ title: z.string(), count614: z.number() });
const Body614 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context614 = Context<{ params: "id"; state: { row: Row } }>;
class Item614 extends Resource<Context614> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New614;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context614) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context614) { return String(ctx.require("row").version); }
  override represent(ctx: Context614) { return ctx.require("row"); }
  override apply(ctx: Context614, body: z.infer<typeof New614>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 614", responses: { 200: Body614 } }, put: { summary: "Change item 614", responses: { 200: Body614 } } };
  }
}
export const item614 = route("/items614/{id}", Item614);

const New615 = z.object({ title: z.string(), count615: z.number() });
const Body615 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context615 = Context<{ params: "id"; state: { row: Row } }>;
class Item615 extends Resource<Context615> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New615;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context615) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context615) { return String(ctx.require("row").version); }
  override represent(ctx: Context615) { return ctx.require("row"); }
  override apply(ctx: Context615, body: z.infer<typeof New615>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 615", responses: { 200: Body615 } }, put: { summary: "Change item 615", responses: { 200: Body615 } } };
  }
}
export const item615 = route("/items615/{id}", Item615);

const New616 = z.object({ title: z.string(), count616: z.number() });
const Body616 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context616 = Context<{ params: "id"; state: { row: Row } }>;
class Item616 extends Resource<Context616> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New616;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context616) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context616) { return String(ctx.require("row").version); }
  override represent(ctx: Context616) { return ctx.require("row"); }
  override apply(ctx: Context616, body: z.infer<typeof New616>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 616", responses: { 200: Body616 } }, put: { summary: "Change item 616", responses: { 200: Body616 } } };
  }
}
export const item616 = route("/items616/{id}", Item616);

const New617 = z.object({ title: z.string(), count617: z.number() });
const Body617 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context617 = Context<{ params: "id"; state: { row: Row } }>;
class Item617 extends Resource<Context617> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New617;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context617) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context617) { return String(ctx.require("row").version); }
  override represent(ctx: Context617) { return ctx.require("row"); }
  override apply(ctx: Context617, body: z.infer<typeof New617>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 617", responses: { 200: Body617 } }, put: { summary: "Change item 617", responses: { 200: Body617 } } };
  }
}
export const item617 = route("/items617/{id}", Item617);

const New618 = z.object({ title: z.string(), count618: z.number() });
const Body618 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context618 = Context<{ params: "id"; state: { row: Row } }>;
class Item618 extends Resource<Context618> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New618;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context618) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context618) { return String(ctx.require("row").version); }
  override represent(ctx: Context618) { return ctx.require("row"); }
  override apply(ctx: Context618, body: z.infer<typeof New618>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 618", responses: { 200: Body618 } }, put: { summary: "Change item 618", responses: { 200: Body618 } } };
  }
}
export const item618 = route("/items618/{id}", Item618);

const New619 = z.object({ title: z.string(), count619: z.number() });
const Body619 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context619 = Context<{ params: "id"; state: { row: Row } }>;
class Item619 extends Resource<Context619> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New619;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context619) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context619) { return String(ctx.require("row").version); }
  override represent(ctx: Context619) { return ctx.require("row"); }
  override apply(ctx: Context619, body: z.infer<typeof New619>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 619", responses: { 200: Body619 } }, put: { summary: "Change item 619", responses: { 200: Body619 } } };
  }
}
export const item619 = route("/items619/{id}", Item619);

const New620 = z.object({ title: z.string(), count620: z.number() });
const Body620 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context620 = Context<{ params: "id"; state: { row: Row } }>;
class Item620 extends Resource<Context620> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New620;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context620) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context620) { return String(ctx.require("row").version); }
  override represent(ctx: Context620) { return ctx.require("row"); }
  override apply(ctx: Context620, body: z.infer<typeof New620>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 620", responses: { 200: Body620 } }, put: { summary: "Change item 620", responses: { 200: Body620 } } };
  }
}
export const item620 = route("/items620/{id}", Item620);

const New621 = z.object({ title: z.string(), count621: z.number() });
const Body621 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context621 = Context<{ params: "id"; state: { row: Row } }>;
class Item621 extends Resource<Context621> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New621;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context621) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context621) { return String(ctx.require("row").version); }
  override represent(ctx: Context621) { return ctx.require("row"); }
  override apply(ctx: Context621, body: z.infer<typeof New621>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 621", responses: { 200: Body621 } }, put: { summary: "Change item 621", responses: { 200: Body621 } } };
  }
}
export const item621 = route("/items621/{id}", Item621);

const New622 = z.object({ title: z.string(), count622: z.number() });
const Body622 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context622 = Context<{ params: "id"; state: { row: Row } }>;
class Item622 extends Resource<Context622> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New622;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context622) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context622) { return String(ctx.require("row").version); }
  override represent(ctx: Context622) { return ctx.require("row"); }
  override apply(ctx: Context622, body: z.infer<typeof New622>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 622", responses: { 200: Body622 } }, put: { summary: "Change item 622", responses: { 200: Body622 } } };
  }
}
export const item622 = route("/items622/{id}", Item622);

const New623 = z.object({ title: z.string(), count623: z.number() });
const Body623 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context623 = Context<{ params: "id"; state: { row: Row } }>;
class Item623 extends Resource<Context623> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New623;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context623) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context623) { return String(ctx.require("row").version); }
  override represent(ctx: Context623) { return ctx.require("row"); }
  override apply(ctx: Context623, body: z.infer<typeof New623>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 623", responses: { 200: Body623 } }, put: { summary: "Change item 623", responses: { 200: Body623 } } };
  }
}
export const item623 = route("/items623/{id}", Item623);

const New624 = z.object({ title: z.string(), count624: z.number() });
const Body624 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context624 = Context<{ params: "id"; state: { row: Row } }>;
class Item624 extends Resource<Context624> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New624;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context624) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context624) { return String(ctx.require("row").version); }
  override represent(ctx: Context624) { return ctx.require("row"); }
  override apply(ctx: Context624, body: z.infer<typeof New624>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 624", responses: { 200: Body624 } }, put: { summary: "Change item 624", responses: { 200: Body624 } } };
  }
}
export const item624 = route("/items624/{id}", Item624);

const New625 = z.object({ title: z.string(), count625: z.number() });
const Body625 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context625 = Context<{ params: "id"; state: { row: Row } }>;
class Item625 extends Resource<Context625> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New625;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context625) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context625) { return String(ctx.require("row").version); }
  override represent(ctx: Context625) { return ctx.require("row"); }
  override apply(ctx: Context625, body: z.infer<typeof New625>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 625", responses: { 200: Body625 } }, put: { summary: "Change item 625", responses: { 200: Body625 } } };
  }
}
export const item625 = route("/items625/{id}", Item625);

const New626 = z.object({ title: z.string(), count626: z.number() });
const Body626 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context626 = Context<{ params: "id"; state: { row: Row } }>;
class Item626 extends Resource<Context626> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New626;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context626) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context626) { return String(ctx.require("row").version); }
  override represent(ctx: Context626) { return ctx.require("row"); }
  override apply(ctx: Context626, body: z.infer<typeof New626>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 626", responses: { 200: Body626 } }, put: { summary: "Change item 626", responses: { 200: Body626 } } };
  }
}
export const item626 = route("/items626/{id}", Item626);

const New627 = z.object({ title: z.string(), count627: z.number() });
const Body627 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context627 = Context<{ params: "id"; state: { row: Row } }>;
class Item627 extends Resource<Context627> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New627;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context627) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context627) { return String(ctx.require("row").version); }
  override represent(ctx: Context627) { return ctx.require("row"); }
  override apply(ctx: Context627, body: z.infer<typeof New627>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 627", responses: { 200: Body627 } }, put: { summary: "Change item 627", responses: { 200: Body627 } } };
  }
}
export const item627 = route("/items627/{id}", Item627);

const New628 = z.object({ title: z.string(), count628: z.number() });
const Body628 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context628 = Context<{ params: "id"; state: { row: Row } }>;
class Item628 extends Resource<Context628> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New628;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context628) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context628) { return String(ctx.require("row").version); }
  override represent(ctx: Context628) { return ctx.require("row"); }
  override apply(ctx: Context628, body: z.infer<typeof New628>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 628", responses: { 200: Body628 } }, put: { summary: "Change item 628", responses: { 200: Body628 } } };
  }
}
export const item628 = route("/items628/{id}", Item628);

const New629 = z.object({ title: z.string(), count629: z.number() });
const Body629 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context629 = Context<{ params: "id"; state: { row: Row } }>;
class Item629 extends Resource<Context629> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New629;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context629) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context629) { return String(ctx.require("row").version); }
  override represent(ctx: Context629) { return ctx.require("row"); }
  override apply(ctx: Context629, body: z.infer<typeof New629>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 629", responses: { 200: Body629 } }, put: { summary: "Change item 629", responses: { 200: Body629 } } };
  }
}
export const item629 = route("/items629/{id}", Item629);

const New630 = z.object({ title: z.string(), count630: z.number() });
const Body630 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context630 = Context<{ params: "id"; state: { row: Row } }>;
class Item630 extends Resource<Context630> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New630;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context630) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context630) { return String(ctx.require("row").version); }
  override represent(ctx: Context630) { return ctx.require("row"); }
  override apply(ctx: Context630, body: z.infer<typeof New630>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 630", responses: { 200: Body630 } }, put: { summary: "Change item 630", responses: { 200: Body630 } } };
  }
}
export const item630 = route("/items630/{id}", Item630);

const New631 = z.object({ title: z.string(), count631: z.number() });
const Body631 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context631 = Context<{ params: "id"; state: { row: Row } }>;
class Item631 extends Resource<Context631> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New631;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context631) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context631) { return String(ctx.require("row").version); }
  override represent(ctx: Context631) { return ctx.require("row"); }
  override apply(ctx: Context631, body: z.infer<typeof New631>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 631", responses: { 200: Body631 } }, put: { summary: "Change item 631", responses: { 200: Body631 } } };
  }
}
export const item631 = route("/items631/{id}", Item631);

const New632 = z.object({ title: z.string(), count632: z.number() });
const Body632 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context632 = Context<{ params: "id"; state: { row: Row } }>;
class Item632 extends Resource<Context632> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New632;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context632) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context632) { return String(ctx.require("row").version); }
  override represent(ctx: Context632) { return ctx.require("row"); }
  override apply(ctx: Context632, body: z.infer<typeof New632>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 632", responses: { 200: Body632 } }, put: { summary: "Change item 632", responses: { 200: Body632 } } };
  }
}
export const item632 = route("/items632/{id}", Item632);

const New633 = z.object({ title: z.string(), count633: z.number() });
const Body633 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context633 = Context<{ params: "id"; state: { row: Row } }>;
class Item633 extends Resource<Context633> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New633;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context633) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context633) { return String(ctx.require("row").version); }
  override represent(ctx: Context633) { return ctx.require("row"); }
  override apply(ctx: Context633, body: z.infer<typeof New633>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 633", responses: { 200: Body633 } }, put: { summary: "Change item 633", responses: { 200: Body633 } } };
  }
}
export const item633 = route("/items633/{id}", Item633);

const New634 = z.object({ title: z.string(), count634: z.number() });
const Body634 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context634 = Context<{ params: "id"; state: { row: Row } }>;
class Item634 extends Resource<Context634> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New634;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context634) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context634) { return String(ctx.require("row").version); }
  override represent(ctx: Context634) { return ctx.require("row"); }
  override apply(ctx: Context634, body: z.infer<typeof New634>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 634", responses: { 200: Body634 } }, put: { summary: "Change item 634", responses: { 200: Body634 } } };
  }
}
export const item634 = route("/items634/{id}", Item634);

const New635 = z.object({ title: z.string(), count635: z.number() });
const Body635 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context635 = Context<{ params: "id"; state: { row: Row } }>;
class Item635 extends Resource<Context635> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New635;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context635) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context635) { return String(ctx.require("row").version); }
  override represent(ctx: Context635) { return ctx.require("row"); }
  override apply(ctx: Context635, body: z.infer<typeof New635>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 635", responses: { 200: Body635 } }, put: { summary: "Change item 635", responses: { 200: Body635 } } };
  }
}
export const item635 = route("/items635/{id}", Item635);

const New636 = z.object({ title: z.string(), count636: z.number() });
const Body636 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context636 = Context<{ params: "id"; state: { row: Row } }>;
class Item636 extends Resource<Context636> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New636;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context636) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context636) { return String(ctx.require("row").version); }
  override represent(ctx: Context636) { return ctx.require("row"); }
  override apply(ctx: Context636, body: z.infer<typeof New636>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 636", responses: { 200: Body636 } }, put: { summary: "Change item 636", responses: { 200: Body636 } } };
  }
}
export const item636 = route("/items636/{id}", Item636);

const New637 = z.object({ title: z.string(), count637: z.number() });
const Body637 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context637 = Context<{ params: "id"; state: { row: Row } }>;
class Item637 extends Resource<Context637> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New637;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context637) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context637) { return String(ctx.require("row").version); }
  override represent(ctx: Context637) { return ctx.require("row"); }
  override apply(ctx: Context637, body: z.infer<typeof New637>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 637", responses: { 200: Body637 } }, put: { summary: "Change item 637", responses: { 200: Body637 } } };
  }
}
export const item637 = route("/items637/{id}", Item637);

const New638 = z.object({ title: z.string(), count638: z.number() });
const Body638 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context638 = Context<{ params: "id"; state: { row: Row } }>;
class Item638 extends Resource<Context638> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New638;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context638) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context638) { return String(ctx.require("row").version); }
  override represent(ctx: Context638) { return ctx.require("row"); }
  override apply(ctx: Context638, body: z.infer<typeof New638>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 638", responses: { 200: Body638 } }, put: { summary: "Change item 638", responses: { 200: Body638 } } };
  }
}
export const item638 = route("/items638/{id}", Item638);

const New639 = z.object({ title: z.string(), count639: z.number() });
const Body639 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context639 = Context<{ params: "id"; state: { row: Row } }>;
class Item639 extends Resource<Context639> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New639;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context639) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context639) { return String(ctx.require("row").version); }
  override represent(ctx: Context639) { return ctx.require("row"); }
  override apply(ctx: Context639, body: z.infer<typeof New639>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 639", responses: { 200: Body639 } }, put: { summary: "Change item 639", responses: { 200: Body639 } } };
  }
}
export const item639 = route("/items639/{id}", Item639);

const New640 = z.object({ title: z.string(), count640: z.number() });
const Body640 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context640 = Context<{ params: "id"; state: { row: Row } }>;
class Item640 extends Resource<Context640> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New640;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context640) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context640) { return String(ctx.require("row").version); }
  override represent(ctx: Context640) { return ctx.require("row"); }
  override apply(ctx: Context640, body: z.infer<typeof New640>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 640", responses: { 200: Body640 } }, put: { summary: "Change item 640", responses: { 200: Body640 } } };
  }
}
export const item640 = route("/items640/{id}", Item640);

const New641 = z.object({ title: z.string(), count641: z.number() });
const Body641 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context641 = Context<{ params: "id"; state: { row: Row } }>;
class Item641 extends Resource<Context641> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New641;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context641) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context641) { return String(ctx.require("row").version); }
  override represent(ctx: Context641) { return ctx.require("row"); }
  override apply(ctx: Context641, body: z.infer<typeof New641>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 641", responses: { 200: Body641 } }, put: { summary: "Change item 641", responses: { 200: Body641 } } };
  }
}
export const item641 = route("/items641/{id}", Item641);

const New642 = z.object({ title: z.string(), count642: z.number() });
const Body642 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context642 = Context<{ params: "id"; state: { row: Row } }>;
class Item642 extends Resource<Context642> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New642;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context642) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context642) { return String(ctx.require("row").version); }
  override represent(ctx: Context642) { return ctx.require("row"); }
  override apply(ctx: Context642, body: z.infer<typeof New642>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 642", responses: { 200: Body642 } }, put: { summary: "Change item 642", responses: { 200: Body642 } } };
  }
}
export const item642 = route("/items642/{id}", Item642);

const New643 = z.object({ title: z.string(), count643: z.number() });
const Body643 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context643 = Context<{ params: "id"; state: { row: Row } }>;
class Item643 extends Resource<Context643> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New643;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context643) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context643) { return String(ctx.require("row").version); }
  override represent(ctx: Context643) { return ctx.require("row"); }
  override apply(ctx: Context643, body: z.infer<typeof New643>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 643", responses: { 200: Body643 } }, put: { summary: "Change item 643", responses: { 200: Body643 } } };
  }
}
export const item643 = route("/items643/{id}", Item643);

const New644 = z.object({ title: z.string(), count644: z.number() });
const Body644 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context644 = Context<{ params: "id"; state: { row: Row } }>;
class Item644 extends Resource<Context644> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New644;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context644) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context644) { return String(ctx.require("row").version); }
  override represent(ctx: Context644) { return ctx.require("row"); }
  override apply(ctx: Context644, body: z.infer<typeof New644>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 644", responses: { 200: Body644 } }, put: { summary: "Change item 644", responses: { 200: Body644 } } };
  }
}
export const item644 = route("/items644/{id}", Item644);

const New645 = z.object({ title: z.string(), count645: z.number() });
const Body645 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context645 = Context<{ params: "id"; state: { row: Row } }>;
class Item645 extends Resource<Context645> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New645;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context645) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context645) { return String(ctx.require("row").version); }
  override represent(ctx: Context645) { return ctx.require("row"); }
  override apply(ctx: Context645, body: z.infer<typeof New645>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 645", responses: { 200: Body645 } }, put: { summary: "Change item 645", responses: { 200: Body645 } } };
  }
}
export const item645 = route("/items645/{id}", Item645);

const New646 = z.object({ title: z.string(), count646: z.number() });
const Body646 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context646 = Context<{ params: "id"; state: { row: Row } }>;
class Item646 extends Resource<Context646> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New646;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context646) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context646) { return String(ctx.require("row").version); }
  override represent(ctx: Context646) { return ctx.require("row"); }
  override apply(ctx: Context646, body: z.infer<typeof New646>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 646", responses: { 200: Body646 } }, put: { summary: "Change item 646", responses: { 200: Body646 } } };
  }
}
export const item646 = route("/items646/{id}", Item646);

const New647 = z.object({ title: z.string(), count647: z.number() });
const Body647 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context647 = Context<{ params: "id"; state: { row: Row } }>;
class Item647 extends Resource<Context647> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New647;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context647) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context647) { return String(ctx.require("row").version); }
  override represent(ctx: Context647) { return ctx.require("row"); }
  override apply(ctx: Context647, body: z.infer<typeof New647>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 647", responses: { 200: Body647 } }, put: { summary: "Change item 647", responses: { 200: Body647 } } };
  }
}
export const item647 = route("/items647/{id}", Item647);

const New648 = z.object({ title: z.string(), count648: z.number() });
const Body648 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context648 = Context<{ params: "id"; state: { row: Row } }>;
class Item648 extends Resource<Context648> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New648;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context648) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context648) { return String(ctx.require("row").version); }
  override represent(ctx: Context648) { return ctx.require("row"); }
  override apply(ctx: Context648, body: z.infer<typeof New648>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 648", responses: { 200: Body648 } }, put: { summary: "Change item 648", responses: { 200: Body648 } } };
  }
}
export const item648 = route("/items648/{id}", Item648);

const New649 = z.object({ title: z.string(), count649: z.number() });
const Body649 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context649 = Context<{ params: "id"; state: { row: Row } }>;
class Item649 extends Resource<Context649> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New649;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context649) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context649) { return String(ctx.require("row").version); }
  override represent(ctx: Context649) { return ctx.require("row"); }
  override apply(ctx: Context649, body: z.infer<typeof New649>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 649", responses: { 200: Body649 } }, put: { summary: "Change item 649", responses: { 200: Body649 } } };
  }
}
export const item649 = route("/items649/{id}", Item649);
