import { type Context, Resource, route } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New650 = z.object({ title: z.string(), count650: z.number() });
const Body650 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context650 = Context<{ params: "id"; state: { row: Row } }>;
class Item650 extends Resource<Context650> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New650;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context650) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context650) { return String(ctx.require("row").version); }
  override represent(ctx: Context650) { return ctx.require("row"); }
  override apply(ctx: Context650, body: z.infer<typeof New650>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 650", responses: { 200: Body650 } }, put: { summary: "Change item 650", responses: { 200: Body650 } } };
  }
}
export const item650 = route("/items650/{id}", Item650);

const New651 = z.object({ title: z.string(), count651: z.number() });
const Body651 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context651 = Context<{ params: "id"; state: { row: Row } }>;
class Item651 extends Resource<Context651> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New651;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context651) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context651) { return String(ctx.require("row").version); }
  override represent(ctx: Context651) { return ctx.require("row"); }
  override apply(ctx: Context651, body: z.infer<typeof New651>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 651", responses: { 200: Body651 } }, put: { summary: "Change item 651", responses: { 200: Body651 } } };
  }
}
export const item651 = route("/items651/{id}", Item651);

const New652 = z.object({ title: z.string(), count652: z.number() });
const Body652 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context652 = Context<{ params: "id"; state: { row: Row } }>;
class Item652 extends Resource<Context652> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New652;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context652) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context652) { return String(ctx.require("row").version); }
  override represent(ctx: Context652) { return ctx.require("row"); }
  override apply(ctx: Context652, body: z.infer<typeof New652>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 652", responses: { 200: Body652 } }, put: { summary: "Change item 652", responses: { 200: Body652 } } };
  }
}
export const item652 = route("/items652/{id}", Item652);

const New653 = z.object({ title: z.string(), count653: z.number() });
const Body653 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context653 = Context<{ params: "id"; state: { row: Row } }>;
class Item653 extends Resource<Context653> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New653;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context653) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context653) { return String(ctx.require("row").version); }
  override represent(ctx: Context653) { return ctx.require("row"); }
  override apply(ctx: Context653, body: z.infer<typeof New653>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 653", responses: { 200: Body653 } }, put: { summary: "Change item 653", responses: { 200: Body653 } } };
  }
}
export const item653 = route("/items653/{id}", Item653);

const New654 = z.object({ title: z.string(), count654: z.number() });
const Body654 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context654 = Context<{ params: "id"; state: { row: Row } }>;
class Item654 extends Resource<Context654> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New654;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context654) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context654) { return String(ctx.require("row").version); }
  override represent(ctx: Context654) { return ctx.require("row"); }
  override apply(ctx: Context654, body: z.infer<typeof New654>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 654", responses: { 200: Body654 } }, put: { summary: "Change item 654", responses: { 200: Body654 } } };
  }
}
export const item654 = route("/items654/{id}", Item654);

const New655 = z.object({ title: z.string(), count655: z.number() });
const Body655 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context655 = Context<{ params: "id"; state: { row: Row } }>;
class Item655 extends Resource<Context655> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New655;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context655) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context655) { return String(ctx.require("row").version); }
  override represent(ctx: Context655) { return ctx.require("row"); }
  override apply(ctx: Context655, body: z.infer<typeof New655>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 655", responses: { 200: Body655 } }, put: { summary: "Change item 655", responses: { 200: Body655 } } };
  }
}
export const item655 = route("/items655/{id}", Item655);

const New656 = z.object({ title: z.string(), count656: z.number() });
const Body656 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context656 = Context<{ params: "id"; state: { row: Row } }>;
class Item656 extends Resource<Context656> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New656;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context656) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context656) { return String(ctx.require("row").version); }
  override represent(ctx: Context656) { return ctx.require("row"); }
  override apply(ctx: Context656, body: z.infer<typeof New656>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 656", responses: { 200: Body656 } }, put: { summary: "Change item 656", responses: { 200: Body656 } } };
  }
}
export const item656 = route("/items656/{id}", Item656);

const New657 = z.object({ title: z.string(), count657: z.number() });
const Body657 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context657 = Context<{ params: "id"; state: { row: Row } }>;
class Item657 extends Resource<Context657> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New657;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context657) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context657) { return String(ctx.require("row").version); }
  override represent(ctx: Context657) { return ctx.require("row"); }
  override apply(ctx: Context657, body: z.infer<typeof New657>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 657", responses: { 200: Body657 } }, put: { summary: "Change item 657", responses: { 200: Body657 } } };
  }
}
export const item657 = route("/items657/{id}", Item657);

const New658 = z.object({ title: z.string(), count658: z.number() });
const Body658 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context658 = Context<{ params: "id"; state: { row: Row } }>;
class Item658 extends Resource<Context658> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New658;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context658) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context658) { return String(ctx.require("row").version); }
  override represent(ctx: Context658) { return ctx.require("row"); }
  override apply(ctx: Context658, body: z.infer<typeof New658>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 658", responses: { 200: Body658 } }, put: { summary: "Change item 658", responses: { 200: Body658 } } };
  }
}
export const item658 = route("/items658/{id}", Item658);

const New659 = z.object({ title: z.string(), count659: z.number() });
const Body659 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context659 = Context<{ params: "id"; state: { row: Row } }>;
class Item659 extends Resource<Context659> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New659;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context659) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context659) { return String(ctx.require("row").version); }
  override represent(ctx: Context659) { return ctx.require("row"); }
  override apply(ctx: Context659, body: z.infer<typeof New659>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 659", responses: { 200: Body659 } }, put: { summary: "Change item 659", responses: { 200: Body659 } } };
  }
}
export const item659 = route("/items659/{id}", Item659);

const New660 = z.object({ title: z.string(), count660: z.number() });
const Body660 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context660 = Context<{ params: "id"; state: { row: Row } }>;
class Item660 extends Resource<Context660> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New660;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context660) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context660) { return String(ctx.require("row").version); }
  override represent(ctx: Context660) { return ctx.require("row"); }
  override apply(ctx: Context660, body: z.infer<typeof New660>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 660", responses: { 200: Body660 } }, put: { summary: "Change item 660", responses: { 200: Body660 } } };
  }
}
export const item660 = route("/items660/{id}", Item660);

const New661 = z.object({ title: z.string(), count661: z.number() });
const Body661 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context661 = Context<{ params: "id"; state: { row: Row } }>;
class Item661 extends Resource<Context661> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New661;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context661) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context661) { return String(ctx.require("row").version); }
  override represent(ctx: Context661) { return ctx.require("row"); }
  override apply(ctx: Context661, body: z.infer<typeof New661>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 661", responses: { 200: Body661 } }, put: { summary: "Change item 661", responses: { 200: Body661 } } };
  }
}
export const item661 = route("/items661/{id}", Item661);

const New662 = z.object({ title: z.string(), count662: z.number() });
const Body662 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context662 = Context<{ params: "id"; state: { row: Row } }>;
class Item662 extends Resource<Context662> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New662;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context662) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context662) { return String(ctx.require("row").version); }
  override represent(ctx: Context662) { return ctx.require("row"); }
  override apply(ctx: Context662, body: z.infer<typeof New662>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 662", responses: { 200: Body662 } }, put: { summary: "Change item 662", responses: { 200: Body662 } } };
  }
}
export const item662 = route("/items662/{id}", Item662);

const New663 = z.object({ title: z.string(), count663: z.number() });
const Body663 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context663 = Context<{ params: "id"; state: { row: Row } }>;
class Item663 extends Resource<Context663> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New663;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context663) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context663) { return String(ctx.require("row").version); }
  override represent(ctx: Context663) { return ctx.require("row"); }
  override apply(ctx: Context663, body: z.infer<typeof New663>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 663", responses: { 200: Body663 } }, put: { summary: "Change item 663", responses: { 200: Body663 } } };
  }
}
export const item663 = route("/items663/{id}", Item663);

const New664 = z.object({ title: z.string(), count664: z.number() });
const Body664 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context664 = Context<{ params: "id"; state: { row: Row } }>;
class Item664 extends Resource<Context664> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New664;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context664) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context664) { return String(ctx.require("row").version); }
  override represent(ctx: Context664) { return ctx.require("row"); }
  override apply(ctx: Context664, body: z.infer<typeof New664>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 664", responses: { 200: Body664 } }, put: { summary: "Change item 664", responses: { 200: Body664 } } };
  }
}
export const item664 = route("/items664/{id}", Item664);

const New665 = z.object({ title: z.string(), count665: z.number() });
const Body665 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context665 = Context<{ params: "id"; state: { row: Row } }>;
class Item665 extends Resource<Context665> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New665;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context665) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context665) { return String(ctx.require("row").version); }
  override represent(ctx: Context665) { return ctx.require("row"); }
  override apply(ctx: Context665, body: z.infer<typeof New665>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 665", responses: { 200: Body665 } }, put: { summary: "Change item 665", responses: { 200: Body665 } } };
  }
}
export const item665 = route("/items665/{id}", Item665);

const New666 = z.object({ title: z.string(), count666: z.number() });
const Body666 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context666 = Context<{ params: "id"; state: { row: Row } }>;
class Item666 extends Resource<Context666> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New666;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context666) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context666) { return String(ctx.require("row").version); }
  override represent(ctx: Context666) { return ctx.require("row"); }
  override apply(ctx: Context666, body: z.infer<typeof New666>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 666", responses: { 200: Body666 } }, put: { summary: "Change item 666", responses: { 200: Body666 } } };
  }
}
export const item666 = route("/items666/{id}", Item666);

const New667 = z.object({ title: z.string(), count667: z.number() });
const Body667 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context667 = Context<{ params: "id"; state: { row: Row } }>;
class Item667 extends Resource<Context667> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New667;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context667) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context667) { return String(ctx.require("row").version); }
  override represent(ctx: Context667) { return ctx.require("row"); }
  override apply(ctx: Context667, body: z.infer<typeof New667>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 667", responses: { 200: Body667 } }, put: { summary: "Change item 667", responses: { 200: Body667 } } };
  }
}
export const item667 = route("/items667/{id}", Item667);

const New668 = z.object({ title: z.string(), count668: z.number() });
const Body668 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context668 = Context<{ params: "id"; state: { row: Row } }>;
class Item668 extends Resource<Context668> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New668;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context668) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context668) { return String(ctx.require("row").version); }
  override represent(ctx: Context668) { return ctx.require("row"); }
  override apply(ctx: Context668, body: z.infer<typeof New668>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 668", responses: { 200: Body668 } }, put: { summary: "Change item 668", responses: { 200: Body668 } } };
  }
}
export const item668 = route("/items668/{id}", Item668);

const New669 = z.object({ title: z.string(), count669: z.number() });
const Body669 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context669 = Context<{ params: "id"; state: { row: Row } }>;
class Item669 extends Resource<Context669> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New669;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context669) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context669) { return String(ctx.require("row").version); }
  override represent(ctx: Context669) { return ctx.require("row"); }
  override apply(ctx: Context669, body: z.infer<typeof New669>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 669", responses: { 200: Body669 } }, put: { summary: "Change item 669", responses: { 200: Body669 } } };
  }
}
export const item669 = route("/items669/{id}", Item669);

const New670 = z.object({ title: z.string(), count670: z.number() });
const Body670 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context670 = Context<{ params: "id"; state: { row: Row } }>;
class Item670 extends Resource<Context670> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New670;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context670) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context670) { return String(ctx.require("row").version); }
  override represent(ctx: Context670) { return ctx.require("row"); }
  override apply(ctx: Context670, body: z.infer<typeof New670>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 670", responses: { 200: Body670 } }, put: { summary: "Change item 670", responses: { 200: Body670 } } };
  }
}
export const item670 = route("/items670/{id}", Item670);

const New671 = z.object({ title: z.string(), count671: z.number() });
const Body671 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context671 = Context<{ params: "id"; state: { row: Row } }>;
class Item671 extends Resource<Context671> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New671;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context671) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context671) { return String(ctx.require("row").version); }
  override represent(ctx: Context671) { return ctx.require("row"); }
  override apply(ctx: Context671, body: z.infer<typeof New671>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 671", responses: { 200: Body671 } }, put: { summary: "Change item 671", responses: { 200: Body671 } } };
  }
}
export const item671 = route("/items671/{id}", Item671);

const New672 = z.object({ title: z.string(), count672: z.number() });
const Body672 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context672 = Context<{ params: "id"; state: { row: Row } }>;
class Item672 extends Resource<Context672> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New672;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context672) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context672) { return String(ctx.require("row").version); }
  override represent(ctx: Context672) { return ctx.require("row"); }
  override apply(ctx: Context672, body: z.infer<typeof New672>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 672", responses: { 200: Body672 } }, put: { summary: "Change item 672", responses: { 200: Body672 } } };
  }
}
export const item672 = route("/items672/{id}", Item672);

const New673 = z.object({ title: z.string(), count673: z.number() });
const Body673 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context673 = Context<{ params: "id"; state: { row: Row } }>;
class Item673 extends Resource<Context673> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New673;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context673) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context673) { return String(ctx.require("row").version); }
  override represent(ctx: Context673) { return ctx.require("row"); }
  override apply(ctx: Context673, body: z.infer<typeof New673>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 673", responses: { 200: Body673 } }, put: { summary: "Change item 673", responses: { 200: Body673 } } };
  }
}
export const item673 = route("/items673/{id}", Item673);

const New674 = z.object({ title: z.string(), count674: z.number() });
const Body674 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context674 = Context<{ params: "id"; state: { row: Row } }>;
class Item674 extends Resource<Context674> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New674;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context674) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context674) { return String(ctx.require("row").version); }
  override represent(ctx: Context674) { return ctx.require("row"); }
  override apply(ctx: Context674, body: z.infer<typeof New674>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 674", responses: { 200: Body674 } }, put: { summary: "Change item 674", responses: { 200: Body674 } } };
  }
}
export const item674 = route("/items674/{id}", Item674);

const New675 = z.object({ title: z.string(), count675: z.number() });
const Body675 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context675 = Context<{ params: "id"; state: { row: Row } }>;
class Item675 extends Resource<Context675> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New675;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context675) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context675) { return String(ctx.require("row").version); }
  override represent(ctx: Context675) { return ctx.require("row"); }
  override apply(ctx: Context675, body: z.infer<typeof New675>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 675", responses: { 200: Body675 } }, put: { summary: "Change item 675", responses: { 200: Body675 } } };
  }
}
export const item675 = route("/items675/{id}", Item675);

const New676 = z.object({ title: z.string(), count676: z.number() });
const Body676 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context676 = Context<{ params: "id"; state: { row: Row } }>;
class Item676 extends Resource<Context676> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New676;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context676) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context676) { return String(ctx.require("row").version); }
  override represent(ctx: Context676) { return ctx.require("row"); }
  override apply(ctx: Context676, body: z.infer<typeof New676>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 676", responses: { 200: Body676 } }, put: { summary: "Change item 676", responses: { 200: Body676 } } };
  }
}
export const item676 = route("/items676/{id}", Item676);

const New677 = z.object({ title: z.string(), count677: z.number() });
const Body677 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context677 = Context<{ params: "id"; state: { row: Row } }>;
class Item677 extends Resource<Context677> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New677;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context677) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context677) { return String(ctx.require("row").version); }
  override represent(ctx: Context677) { return ctx.require("row"); }
  override apply(ctx: Context677, body: z.infer<typeof New677>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 677", responses: { 200: Body677 } }, put: { summary: "Change item 677", responses: { 200: Body677 } } };
  }
}
export const item677 = route("/items677/{id}", Item677);

const New678 = z.object({ title: z.string(), count678: z.number() });
const Body678 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context678 = Context<{ params: "id"; state: { row: Row } }>;
class Item678 extends Resource<Context678> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New678;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context678) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context678) { return String(ctx.require("row").version); }
  override represent(ctx: Context678) { return ctx.require("row"); }
  override apply(ctx: Context678, body: z.infer<typeof New678>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 678", responses: { 200: Body678 } }, put: { summary: "Change item 678", responses: { 200: Body678 } } };
  }
}
export const item678 = route("/items678/{id}", Item678);

const New679 = z.object({ title: z.string(), count679: z.number() });
const Body679 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context679 = Context<{ params: "id"; state: { row: Row } }>;
class Item679 extends Resource<Context679> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New679;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context679) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context679) { return String(ctx.require("row").version); }
  override represent(ctx: Context679) { return ctx.require("row"); }
  override apply(ctx: Context679, body: z.infer<typeof New679>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 679", responses: { 200: Body679 } }, put: { summary: "Change item 679", responses: { 200: Body679 } } };
  }
}
export const item679 = route("/items679/{id}", Item679);

const New680 = z.object({ title: z.string(), count680: z.number() });
const Body680 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context680 = Context<{ params: "id"; state: { row: Row } }>;
class Item680 extends Resource<Context680> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New680;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context680) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context680) { return String(ctx.require("row").version); }
  override represent(ctx: Context680) { return ctx.require("row"); }
  override apply(ctx: Context680, body: z.infer<typeof New680>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 680", responses: { 200: Body680 } }, put: { summary: "Change item 680", responses: { 200: Body680 } } };
  }
}
export const item680 = route("/items680/{id}", Item680);

const New681 = z.object({ title: z.string(), count681: z.number() });
const Body681 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context681 = Context<{ params: "id"; state: { row: Row } }>;
class Item681 extends Resource<Context681> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New681;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context681) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context681) { return String(ctx.require("row").version); }
  override represent(ctx: Context681) { return ctx.require("row"); }
  override apply(ctx: Context681, body: z.infer<typeof New681>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 681", responses: { 200: Body681 } }, put: { summary: "Change item 681", responses: { 200: Body681 } } };
  }
}
export const item681 = route("/items681/{id}", Item681);

const New682 = z.object({ title: z.string(), count682: z.number() });
const Body682 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context682 = Context<{ params: "id"; state: { row: Row } }>;
class Item682 extends Resource<Context682> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New682;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context682) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context682) { return String(ctx.require("row").version); }
  override represent(ctx: Context682) { return ctx.require("row"); }
  override apply(ctx: Context682, body: z.infer<typeof New682>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 682", responses: { 200: Body682 } }, put: { summary: "Change item 682", responses: { 200: Body682 } } };
  }
}
export const item682 = route("/items682/{id}", Item682);

const New683 = z.object({ title: z.string(), count683: z.number() });
const Body683 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context683 = Context<{ params: "id"; state: { row: Row } }>;
class Item683 extends Resource<Context683> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New683;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context683) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context683) { return String(ctx.require("row").version); }
  override represent(ctx: Context683) { return ctx.require("row"); }
  override apply(ctx: Context683, body: z.infer<typeof New683>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 683", responses: { 200: Body683 } }, put: { summary: "Change item 683", responses: { 200: Body683 } } };
  }
}
export const item683 = route("/items683/{id}", Item683);

const New684 = z.object({ title: z.string(), count684: z.number() });
const Body684 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context684 = Context<{ params: "id"; state: { row: Row } }>;
class Item684 extends Resource<Context684> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New684;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context684) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context684) { return String(ctx.require("row").version); }
  override represent(ctx: Context684) { return ctx.require("row"); }
  override apply(ctx: Context684, body: z.infer<typeof New684>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 684", responses: { 200: Body684 } }, put: { summary: "Change item 684", responses: { 200: Body684 } } };
  }
}
export const item684 = route("/items684/{id}", Item684);

const New685 = z.object({ title: z.string(), count685: z.number() });
const Body685 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context685 = Context<{ params: "id"; state: { row: Row } }>;
class Item685 extends Resource<Context685> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New685;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context685) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context685) { return String(ctx.require("row").version); }
  override represent(ctx: Context685) { return ctx.require("row"); }
  override apply(ctx: Context685, body: z.infer<typeof New685>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 685", responses: { 200: Body685 } }, put: { summary: "Change item 685", responses: { 200: Body685 } } };
  }
}
export const item685 = route("/items685/{id}", Item685);

const New686 = z.object({ title: z.string(), count686: z.number() });
const Body686 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context686 = Context<{ params: "id"; state: { row: Row } }>;
class Item686 extends Resource<Context686> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New686;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context686) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context686) { return String(ctx.require("row").version); }
  override represent(ctx: Context686) { return ctx.require("row"); }
  override apply(ctx: Context686, body: z.infer<typeof New686>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 686", responses: { 200: Body686 } }, put: { summary: "Change item 686", responses: { 200: Body686 } } };
  }
}
export const item686 = route("/items686/{id}", Item686);

const New687 = z.object({ title: z.string(), count687: z.number() });
const Body687 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context687 = Context<{ params: "id"; state: { row: Row } }>;
class Item687 extends Resource<Context687> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New687;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context687) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context687) { return String(ctx.require("row").version); }
  override represent(ctx: Context687) { return ctx.require("row"); }
  override apply(ctx: Context687, body: z.infer<typeof New687>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 687", responses: { 200: Body687 } }, put: { summary: "Change item 687", responses: { 200: Body687 } } };
  }
}
export const item687 = route("/items687/{id}", Item687);

const New688 = z.object({ title: z.string(), count688: z.number() });
const Body688 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context688 = Context<{ params: "id"; state: { row: Row } }>;
class Item688 extends Resource<Context688> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New688;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context688) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context688) { return String(ctx.require("row").version); }
  override represent(ctx: Context688) { return ctx.require("row"); }
  override apply(ctx: Context688, body: z.infer<typeof New688>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 688", responses: { 200: Body688 } }, put: { summary: "Change item 688", responses: { 200: Body688 } } };
  }
}
export const item688 = route("/items688/{id}", Item688);

const New689 = z.object({ title: z.string(), count689: z.number() });
const Body689 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context689 = Context<{ params: "id"; state: { row: Row } }>;
class Item689 extends Resource<Context689> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New689;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context689) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context689) { return String(ctx.require("row").version); }
  override represent(ctx: Context689) { return ctx.require("row"); }
  override apply(ctx: Context689, body: z.infer<typeof New689>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 689", responses: { 200: Body689 } }, put: { summary: "Change item 689", responses: { 200: Body689 } } };
  }
}
export const item689 = route("/items689/{id}", Item689);

const New690 = z.object({ title: z.string(), count690: z.number() });
const Body690 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context690 = Context<{ params: "id"; state: { row: Row } }>;
class Item690 extends Resource<Context690> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New690;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context690) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context690) { return String(ctx.require("row").version); }
  override represent(ctx: Context690) { return ctx.require("row"); }
  override apply(ctx: Context690, body: z.infer<typeof New690>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 690", responses: { 200: Body690 } }, put: { summary: "Change item 690", responses: { 200: Body690 } } };
  }
}
export const item690 = route("/items690/{id}", Item690);

const New691 = z.object({ title: z.string(), count691: z.number() });
const Body691 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context691 = Context<{ params: "id"; state: { row: Row } }>;
class Item691 extends Resource<Context691> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New691;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context691) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context691) { return String(ctx.require("row").version); }
  override represent(ctx: Context691) { return ctx.require("row"); }
  override apply(ctx: Context691, body: z.infer<typeof New691>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 691", responses: { 200: Body691 } }, put: { summary: "Change item 691", responses: { 200: Body691 } } };
  }
}
export const item691 = route("/items691/{id}", Item691);

const New692 = z.object({ title: z.string(), count692: z.number() });
const Body692 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context692 = Context<{ params: "id"; state: { row: Row } }>;
class Item692 extends Resource<Context692> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New692;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context692) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context692) { return String(ctx.require("row").version); }
  override represent(ctx: Context692) { return ctx.require("row"); }
  override apply(ctx: Context692, body: z.infer<typeof New692>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 692", responses: { 200: Body692 } }, put: { summary: "Change item 692", responses: { 200: Body692 } } };
  }
}
export const item692 = route("/items692/{id}", Item692);

const New693 = z.object({ title: z.string(), count693: z.number() });
const Body693 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context693 = Context<{ params: "id"; state: { row: Row } }>;
class Item693 extends Resource<Context693> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New693;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context693) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context693) { return String(ctx.require("row").version); }
  override represent(ctx: Context693) { return ctx.require("row"); }
  override apply(ctx: Context693, body: z.infer<typeof New693>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 693", responses: { 200: Body693 } }, put: { summary: "Change item 693", responses: { 200: Body693 } } };
  }
}
export const item693 = route("/items693/{id}", Item693);

const New694 = z.object({ title: z.string(), count694: z.number() });
const Body694 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context694 = Context<{ params: "id"; state: { row: Row } }>;
class Item694 extends Resource<Context694> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New694;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context694) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context694) { return String(ctx.require("row").version); }
  override represent(ctx: Context694) { return ctx.require("row"); }
  override apply(ctx: Context694, body: z.infer<typeof New694>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 694", responses: { 200: Body694 } }, put: { summary: "Change item 694", responses: { 200: Body694 } } };
  }
}
export const item694 = route("/items694/{id}", Item694);

const New695 = z.object({ title: z.string(), count695: z.number() });
const Body695 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context695 = Context<{ params: "id"; state: { row: Row } }>;
class Item695 extends Resource<Context695> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New695;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context695) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context695) { return String(ctx.require("row").version); }
  override represent(ctx: Context695) { return ctx.require("row"); }
  override apply(ctx: Context695, body: z.infer<typeof New695>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 695", responses: { 200: Body695 } }, put: { summary: "Change item 695", responses: { 200: Body695 } } };
  }
}
export const item695 = route("/items695/{id}", Item695);

const New696 = z.object({ title: z.string(), count696: z.number() });
const Body696 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context696 = Context<{ params: "id"; state: { row: Row } }>;
class Item696 extends Resource<Context696> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New696;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context696) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context696) { return String(ctx.require("row").version); }
  override represent(ctx: Context696) { return ctx.require("row"); }
  override apply(ctx: Context696, body: z.infer<typeof New696>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 696", responses: { 200: Body696 } }, put: { summary: "Change item 696", responses: { 200: Body696 } } };
  }
}
export const item696 = route("/items696/{id}", Item696);

const New697 = z.object({ title: z.string(), count697: z.number() });
const Body697 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context697 = Context<{ params: "id"; state: { row: Row } }>;
class Item697 extends Resource<Context697> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New697;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context697) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context697) { return String(ctx.require("row").version); }
  override represent(ctx: Context697) { return ctx.require("row"); }
  override apply(ctx: Context697, body: z.infer<typeof New697>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 697", responses: { 200: Body697 } }, put: { summary: "Change item 697", responses: { 200: Body697 } } };
  }
}
export const item697 = route("/items697/{id}", Item697);

const New698 = z.object({ title: z.string(), count698: z.number() });
const Body698 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context698 = Context<{ params: "id"; state: { row: Row } }>;
class Item698 extends Resource<Context698> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New698;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context698) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context698) { return String(ctx.require("row").version); }
  override represent(ctx: Context698) { return ctx.require("row"); }
  override apply(ctx: Context698, body: z.infer<typeof New698>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 698", responses: { 200: Body698 } }, put: { summary: "Change item 698", responses: { 200: Body698 } } };
  }
}
export const item698 = route("/items698/{id}", Item698);

const New699 = z.object({ title: z.string(), count699: z.number() });
const Body699 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context699 = Context<{ params: "id"; state: { row: Row } }>;
class Item699 extends Resource<Context699> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New699;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context699) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context699) { return String(ctx.require("row").version); }
  override represent(ctx: Context699) { return ctx.require("row"); }
  override apply(ctx: Context699, body: z.infer<typeof New699>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 699", responses: { 200: Body699 } }, put: { summary: "Change item 699", responses: { 200: Body699 } } };
  }
}
export const item699 = route("/items699/{id}", Item699);
