import { type Context, Resource, route } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New750 = z.object({ title: z.string(), count750: z.number() });
const Body750 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context750 = Context<{ params: "id"; state: { row: Row } }>;
class Item750 extends Resource<Context750> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New750;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context750) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context750) { return String(ctx.require("row").version); }
  override represent(ctx: Context750) { return ctx.require("row"); }
  override apply(ctx: Context750, body: z.infer<typeof New750>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 750", responses: { 200: Body750 } }, put: { summary: "Change item 750", responses: { 200: Body750 } } };
  }
}
export const item750 = route("/items750/{id}", Item750);

const New751 = z.object({ title: z.string(), count751: z.number() });
const Body751 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context751 = Context<{ params: "id"; state: { row: Row } }>;
class Item751 extends Resource<Context751> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New751;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context751) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context751) { return String(ctx.require("row").version); }
  override represent(ctx: Context751) { return ctx.require("row"); }
  override apply(ctx: Context751, body: z.infer<typeof New751>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 751", responses: { 200: Body751 } }, put: { summary: "Change item 751", responses: { 200: Body751 } } };
  }
}
export const item751 = route("/items751/{id}", Item751);

const New752 = z.object({ title: z.string(), count752: z.number() });
const Body752 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context752 = Context<{ params: "id"; state: { row: Row } }>;
class Item752 extends Resource<Context752> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New752;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context752) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context752) { return String(ctx.require("row").version); }
  override represent(ctx: Context752) { return ctx.require("row"); }
  override apply(ctx: Context752, body: z.infer<typeof New752>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 752", responses: { 200: Body752 } }, put: { summary: "Change item 752", responses: { 200: Body752 } } };
  }
}
export const item752 = route("/items752/{id}", Item752);

const New753 = z.object({ title: z.string(), count753: z.number() });
const Body753 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context753 = Context<{ params: "id"; state: { row: Row } }>;
class Item753 extends Resource<Context753> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New753;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context753) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context753) { return String(ctx.require("row").version); }
  override represent(ctx: Context753) { return ctx.require("row"); }
  override apply(ctx: Context753, body: z.infer<typeof New753>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 753", responses: { 200: Body753 } }, put: { summary: "Change item 753", responses: { 200: Body753 } } };
  }
}
export const item753 = route("/items753/{id}", Item753);

const New754 = z.object({ title: z.string(), count754: z.number() });
const Body754 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context754 = Context<{ params: "id"; state: { row: Row } }>;
class Item754 extends Resource<Context754> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New754;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context754) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context754) { return String(ctx.require("row").version); }
  override represent(ctx: Context754) { return ctx.require("row"); }
  override apply(ctx: Context754, body: z.infer<typeof New754>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 754", responses: { 200: Body754 } }, put: { summary: "Change item 754", responses: { 200: Body754 } } };
  }
}
export const item754 = route("/items754/{id}", Item754);

const New755 = z.object({ title: z.string(), count755: z.number() });
const Body755 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context755 = Context<{ params: "id"; state: { row: Row } }>;
class Item755 extends Resource<Context755> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New755;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context755) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context755) { return String(ctx.require("row").version); }
  override represent(ctx: Context755) { return ctx.require("row"); }
  override apply(ctx: Context755, body: z.infer<typeof New755>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 755", responses: { 200: Body755 } }, put: { summary: "Change item 755", responses: { 200: Body755 } } };
  }
}
export const item755 = route("/items755/{id}", Item755);

const New756 = z.object({ title: z.string(), count756: z.number() });
const Body756 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context756 = Context<{ params: "id"; state: { row: Row } }>;
class Item756 extends Resource<Context756> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New756;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context756) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context756) { return String(ctx.require("row").version); }
  override represent(ctx: Context756) { return ctx.require("row"); }
  override apply(ctx: Context756, body: z.infer<typeof New756>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 756", responses: { 200: Body756 } }, put: { summary: "Change item 756", responses: { 200: Body756 } } };
  }
}
export const item756 = route("/items756/{id}", Item756);

const New757 = z.object({ title: z.string(), count757: z.number() });
const Body757 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context757 = Context<{ params: "id"; state: { row: Row } }>;
class Item757 extends Resource<Context757> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New757;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context757) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context757) { return String(ctx.require("row").version); }
  override represent(ctx: Context757) { return ctx.require("row"); }
  override apply(ctx: Context757, body: z.infer<typeof New757>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 757", responses: { 200: Body757 } }, put: { summary: "Change item 757", responses: { 200: Body757 } } };
  }
}
export const item757 = route("/items757/{id}", Item757);

const New758 = z.object({ title: z.string(), count758: z.number() });
const Body758 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context758 = Context<{ params: "id"; state: { row: Row } }>;
class Item758 extends Resource<Context758> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New758;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context758) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context758) { return String(ctx.require("row").version); }
  override represent(ctx: Context758) { return ctx.require("row"); }
  override apply(ctx: Context758, body: z.infer<typeof New758>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 758", responses: { 200: Body758 } }, put: { summary: "Change item 758", responses: { 200: Body758 } } };
  }
}
export const item758 = route("/items758/{id}", Item758);

const New759 = z.object({ title: z.string(), count759: z.number() });
const Body759 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context759 = Context<{ params: "id"; state: { row: Row } }>;
class Item759 extends Resource<Context759> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New759;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context759) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context759) { return String(ctx.require("row").version); }
  override represent(ctx: Context759) { return ctx.require("row"); }
  override apply(ctx: Context759, body: z.infer<typeof New759>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 759", responses: { 200: Body759 } }, put: { summary: "Change item 759", responses: { 200: Body759 } } };
  }
}
export const item759 = route("/items759/{id}", Item759);

const New760 = z.object({ title: z.string(), count760: z.number() });
const Body760 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context760 = Context<{ params: "id"; state: { row: Row } }>;
class Item760 extends Resource<Context760> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New760;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context760) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context760) { return String(ctx.require("row").version); }
  override represent(ctx: Context760) { return ctx.require("row"); }
  override apply(ctx: Context760, body: z.infer<typeof New760>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 760", responses: { 200: Body760 } }, put: { summary: "Change item 760", responses: { 200: Body760 } } };
  }
}
export const item760 = route("/items760/{id}", Item760);

const New761 = z.object({ title: z.string(), count761: z.number() });
const Body761 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context761 = Context<{ params: "id"; state: { row: Row } }>;
class Item761 extends Resource<Context761> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New761;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context761) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context761) { return String(ctx.require("row").version); }
  override represent(ctx: Context761) { return ctx.require("row"); }
  override apply(ctx: Context761, body: z.infer<typeof New761>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 761", responses: { 200: Body761 } }, put: { summary: "Change item 761", responses: { 200: Body761 } } };
  }
}
export const item761 = route("/items761/{id}", Item761);

const New762 = z.object({ title: z.string(), count762: z.number() });
const Body762 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context762 = Context<{ params: "id"; state: { row: Row } }>;
class Item762 extends Resource<Context762> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New762;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context762) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context762) { return String(ctx.require("row").version); }
  override represent(ctx: Context762) { return ctx.require("row"); }
  override apply(ctx: Context762, body: z.infer<typeof New762>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 762", responses: { 200: Body762 } }, put: { summary: "Change item 762", responses: { 200: Body762 } } };
  }
}
export const item762 = route("/items762/{id}", Item762);

const New763 = z.object({ title: z.string(), count763: z.number() });
const Body763 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context763 = Context<{ params: "id"; state: { row: Row } }>;
class Item763 extends Resource<Context763> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New763;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context763) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context763) { return String(ctx.require("row").version); }
  override represent(ctx: Context763) { return ctx.require("row"); }
  override apply(ctx: Context763, body: z.infer<typeof New763>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 763", responses: { 200: Body763 } }, put: { summary: "Change item 763", responses: { 200: Body763 } } };
  }
}
export const item763 = route("/items763/{id}", Item763);

const New764 = z.object({ title: z.string(), count764: z.number() });
const Body764 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context764 = Context<{ params: "id"; state: { row: Row } }>;
class Item764 extends Resource<Context764> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New764;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context764) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context764) { return String(ctx.require("row").version); }
  override represent(ctx: Context764) { return ctx.require("row"); }
  override apply(ctx: Context764, body: z.infer<typeof New764>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 764", responses: { 200: Body764 } }, put: { summary: "Change item 764", responses: { 200: Body764 } } };
  }
}
export const item764 = route("/items764/{id}", Item764);

const New765 = z.object({ title: z.string(), count765: z.number() });
const Body765 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context765 = Context<{ params: "id"; state: { row: Row } }>;
class Item765 extends Resource<Context765> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New765;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context765) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context765) { return String(ctx.require("row").version); }
  override represent(ctx: Context765) { return ctx.require("row"); }
  override apply(ctx: Context765, body: z.infer<typeof New765>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 765", responses: { 200: Body765 } }, put: { summary: "Change item 765", responses: { 200: Body765 } } };
  }
}
export const item765 = route("/items765/{id}", Item765);

const New766 = z.object({ title: z.string(), count766: z.number() });
const Body766 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context766 = Context<{ params: "id"; state: { row: Row } }>;
class Item766 extends Resource<Context766> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New766;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context766) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context766) { return String(ctx.require("row").version); }
  override represent(ctx: Context766) { return ctx.require("row"); }
  override apply(ctx: Context766, body: z.infer<typeof New766>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 766", responses: { 200: Body766 } }, put: { summary: "Change item 766", responses: { 200: Body766 } } };
  }
}
export const item766 = route("/items766/{id}", Item766);

const New767 = z.object({ title: z.string(), count767: z.number() });
const Body767 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context767 = Context<{ params: "id"; state: { row: Row } }>;
class Item767 extends Resource<Context767> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New767;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context767) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context767) { return String(ctx.require("row").version); }
  override represent(ctx: Context767) { return ctx.require("row"); }
  override apply(ctx: Context767, body: z.infer<typeof New767>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 767", responses: { 200: Body767 } }, put: { summary: "Change item 767", responses: { 200: Body767 } } };
  }
}
export const item767 = route("/items767/{id}", Item767);

const New768 = z.object({ title: z.string(), count768: z.number() });
const Body768 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context768 = Context<{ params: "id"; state: { row: Row } }>;
class Item768 extends Resource<Context768> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New768;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context768) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context768) { return String(ctx.require("row").version); }
  override represent(ctx: Context768) { return ctx.require("row"); }
  override apply(ctx: Context768, body: z.infer<typeof New768>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 768", responses: { 200: Body768 } }, put: { summary: "Change item 768", responses: { 200: Body768 } } };
  }
}
export const item768 = route("/items768/{id}", Item768);

const New769 = z.object({ title: z.string(), count769: z.number() });
const Body769 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context769 = Context<{ params: "id"; state: { row: Row } }>;
class Item769 extends Resource<Context769> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New769;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context769) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context769) { return String(ctx.require("row").version); }
  override represent(ctx: Context769) { return ctx.require("row"); }
  override apply(ctx: Context769, body: z.infer<typeof New769>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 769", responses: { 200: Body769 } }, put: { summary: "Change item 769", responses: { 200: Body769 } } };
  }
}
export const item769 = route("/items769/{id}", Item769);

const New770 = z.object({ title: z.string(), count770: z.number() });
const Body770 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context770 = Context<{ params: "id"; state: { row: Row } }>;
class Item770 extends Resource<Context770> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New770;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context770) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context770) { return String(ctx.require("row").version); }
  override represent(ctx: Context770) { return ctx.require("row"); }
  override apply(ctx: Context770, body: z.infer<typeof New770>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 770", responses: { 200: Body770 } }, put: { summary: "Change item 770", responses: { 200: Body770 } } };
  }
}
export const item770 = route("/items770/{id}", Item770);

const New771 = z.object({ title: z.string(), count771: z.number() });
const Body771 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context771 = Context<{ params: "id"; state: { row: Row } }>;
class Item771 extends Resource<Context771> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New771;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context771) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context771) { return String(ctx.require("row").version); }
  override represent(ctx: Context771) { return ctx.require("row"); }
  override apply(ctx: Context771, body: z.infer<typeof New771>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 771", responses: { 200: Body771 } }, put: { summary: "Change item 771", responses: { 200: Body771 } } };
  }
}
export const item771 = route("/items771/{id}", Item771);

const New772 = z.object({ title: z.string(), count772: z.number() });
const Body772 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context772 = Context<{ params: "id"; state: { row: Row } }>;
class Item772 extends Resource<Context772> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New772;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context772) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context772) { return String(ctx.require("row").version); }
  override represent(ctx: Context772) { return ctx.require("row"); }
  override apply(ctx: Context772, body: z.infer<typeof New772>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 772", responses: { 200: Body772 } }, put: { summary: "Change item 772", responses: { 200: Body772 } } };
  }
}
export const item772 = route("/items772/{id}", Item772);

const New773 = z.object({ title: z.string(), count773: z.number() });
const Body773 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context773 = Context<{ params: "id"; state: { row: Row } }>;
class Item773 extends Resource<Context773> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New773;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context773) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context773) { return String(ctx.require("row").version); }
  override represent(ctx: Context773) { return ctx.require("row"); }
  override apply(ctx: Context773, body: z.infer<typeof New773>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 773", responses: { 200: Body773 } }, put: { summary: "Change item 773", responses: { 200: Body773 } } };
  }
}
export const item773 = route("/items773/{id}", Item773);

const New774 = z.object({ title: z.string(), count774: z.number() });
const Body774 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context774 = Context<{ params: "id"; state: { row: Row } }>;
class Item774 extends Resource<Context774> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New774;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context774) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context774) { return String(ctx.require("row").version); }
  override represent(ctx: Context774) { return ctx.require("row"); }
  override apply(ctx: Context774, body: z.infer<typeof New774>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 774", responses: { 200: Body774 } }, put: { summary: "Change item 774", responses: { 200: Body774 } } };
  }
}
export const item774 = route("/items774/{id}", Item774);

const New775 = z.object({ title: z.string(), count775: z.number() });
const Body775 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context775 = Context<{ params: "id"; state: { row: Row } }>;
class Item775 extends Resource<Context775> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New775;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context775) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context775) { return String(ctx.require("row").version); }
  override represent(ctx: Context775) { return ctx.require("row"); }
  override apply(ctx: Context775, body: z.infer<typeof New775>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 775", responses: { 200: Body775 } }, put: { summary: "Change item 775", responses: { 200: Body775 } } };
  }
}
export const item775 = route("/items775/{id}", Item775);

const New776 = z.object({ title: z.string(), count776: z.number() });
const Body776 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context776 = Context<{ params: "id"; state: { row: Row } }>;
class Item776 extends Resource<Context776> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New776;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context776) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context776) { return String(ctx.require("row").version); }
  override represent(ctx: Context776) { return ctx.require("row"); }
  override apply(ctx: Context776, body: z.infer<typeof New776>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 776", responses: { 200: Body776 } }, put: { summary: "Change item 776", responses: { 200: Body776 } } };
  }
}
export const item776 = route("/items776/{id}", Item776);

const New777 = z.object({ title: z.string(), count777: z.number() });
const Body777 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context777 = Context<{ params: "id"; state: { row: Row } }>;
class Item777 extends Resource<Context777> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New777;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context777) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context777) { return String(ctx.require("row").version); }
  override represent(ctx: Context777) { return ctx.require("row"); }
  override apply(ctx: Context777, body: z.infer<typeof New777>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 777", responses: { 200: Body777 } }, put: { summary: "Change item 777", responses: { 200: Body777 } } };
  }
}
export const item777 = route("/items777/{id}", Item777);

const New778 = z.object({ title: z.string(), count778: z.number() });
const Body778 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context778 = Context<{ params: "id"; state: { row: Row } }>;
class Item778 extends Resource<Context778> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New778;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context778) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context778) { return String(ctx.require("row").version); }
  override represent(ctx: Context778) { return ctx.require("row"); }
  override apply(ctx: Context778, body: z.infer<typeof New778>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 778", responses: { 200: Body778 } }, put: { summary: "Change item 778", responses: { 200: Body778 } } };
  }
}
export const item778 = route("/items778/{id}", Item778);

const New779 = z.object({ title: z.string(), count779: z.number() });
const Body779 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context779 = Context<{ params: "id"; state: { row: Row } }>;
class Item779 extends Resource<Context779> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New779;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context779) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context779) { return String(ctx.require("row").version); }
  override represent(ctx: Context779) { return ctx.require("row"); }
  override apply(ctx: Context779, body: z.infer<typeof New779>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 779", responses: { 200: Body779 } }, put: { summary: "Change item 779", responses: { 200: Body779 } } };
  }
}
export const item779 = route("/items779/{id}", Item779);

const New780 = z.object({ title: z.string(), count780: z.number() });
const Body780 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context780 = Context<{ params: "id"; state: { row: Row } }>;
class Item780 extends Resource<Context780> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New780;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context780) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context780) { return String(ctx.require("row").version); }
  override represent(ctx: Context780) { return ctx.require("row"); }
  override apply(ctx: Context780, body: z.infer<typeof New780>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 780", responses: { 200: Body780 } }, put: { summary: "Change item 780", responses: { 200: Body780 } } };
  }
}
export const item780 = route("/items780/{id}", Item780);

const New781 = z.object({ title: z.string(), count781: z.number() });
const Body781 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context781 = Context<{ params: "id"; state: { row: Row } }>;
class Item781 extends Resource<Context781> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New781;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context781) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context781) { return String(ctx.require("row").version); }
  override represent(ctx: Context781) { return ctx.require("row"); }
  override apply(ctx: Context781, body: z.infer<typeof New781>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 781", responses: { 200: Body781 } }, put: { summary: "Change item 781", responses: { 200: Body781 } } };
  }
}
export const item781 = route("/items781/{id}", Item781);

const New782 = z.object({ title: z.string(), count782: z.number() });
const Body782 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context782 = Context<{ params: "id"; state: { row: Row } }>;
class Item782 extends Resource<Context782> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New782;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context782) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context782) { return String(ctx.require("row").version); }
  override represent(ctx: Context782) { return ctx.require("row"); }
  override apply(ctx: Context782, body: z.infer<typeof New782>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 782", responses: { 200: Body782 } }, put: { summary: "Change item 782", responses: { 200: Body782 } } };
  }
}
export const item782 = route("/items782/{id}", Item782);

const New783 = z.object({ title: z.string(), count783: z.number() });
const Body783 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context783 = Context<{ params: "id"; state: { row: Row } }>;
class Item783 extends Resource<Context783> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New783;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context783) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context783) { return String(ctx.require("row").version); }
  override represent(ctx: Context783) { return ctx.require("row"); }
  override apply(ctx: Context783, body: z.infer<typeof New783>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 783", responses: { 200: Body783 } }, put: { summary: "Change item 783", responses: { 200: Body783 } } };
  }
}
export const item783 = route("/items783/{id}", Item783);

const New784 = z.object({ title: z.string(), count784: z.number() });
const Body784 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context784 = Context<{ params: "id"; state: { row: Row } }>;
class Item784 extends Resource<Context784> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New784;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context784) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context784) { return String(ctx.require("row").version); }
  override represent(ctx: Context784) { return ctx.require("row"); }
  override apply(ctx: Context784, body: z.infer<typeof New784>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 784", responses: { 200: Body784 } }, put: { summary: "Change item 784", responses: { 200: Body784 } } };
  }
}
export const item784 = route("/items784/{id}", Item784);

const New785 = z.object({ title: z.string(), count785: z.number() });
const Body785 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context785 = Context<{ params: "id"; state: { row: Row } }>;
class Item785 extends Resource<Context785> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New785;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context785) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context785) { return String(ctx.require("row").version); }
  override represent(ctx: Context785) { return ctx.require("row"); }
  override apply(ctx: Context785, body: z.infer<typeof New785>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 785", responses: { 200: Body785 } }, put: { summary: "Change item 785", responses: { 200: Body785 } } };
  }
}
export const item785 = route("/items785/{id}", Item785);

const New786 = z.object({ title: z.string(), count786: z.number() });
const Body786 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context786 = Context<{ params: "id"; state: { row: Row } }>;
class Item786 extends Resource<Context786> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New786;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context786) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context786) { return String(ctx.require("row").version); }
  override represent(ctx: Context786) { return ctx.require("row"); }
  override apply(ctx: Context786, body: z.infer<typeof New786>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 786", responses: { 200: Body786 } }, put: { summary: "Change item 786", responses: { 200: Body786 } } };
  }
}
export const item786 = route("/items786/{id}", Item786);

const New787 = z.object({ title: z.string(), count787: z.number() });
const Body787 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context787 = Context<{ params: "id"; state: { row: Row } }>;
class Item787 extends Resource<Context787> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New787;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context787) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context787) { return String(ctx.require("row").version); }
  override represent(ctx: Context787) { return ctx.require("row"); }
  override apply(ctx: Context787, body: z.infer<typeof New787>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 787", responses: { 200: Body787 } }, put: { summary: "Change item 787", responses: { 200: Body787 } } };
  }
}
export const item787 = route("/items787/{id}", Item787);

const New788 = z.object({ title: z.string(), count788: z.number() });
const Body788 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context788 = Context<{ params: "id"; state: { row: Row } }>;
class Item788 extends Resource<Context788> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New788;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context788) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context788) { return String(ctx.require("row").version); }
  override represent(ctx: Context788) { return ctx.require("row"); }
  override apply(ctx: Context788, body: z.infer<typeof New788>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 788", responses: { 200: Body788 } }, put: { summary: "Change item 788", responses: { 200: Body788 } } };
  }
}
export const item788 = route("/items788/{id}", Item788);

const New789 = z.object({ title: z.string(), count789: z.number() });
const Body789 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context789 = Context<{ params: "id"; state: { row: Row } }>;
class Item789 extends Resource<Context789> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New789;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context789) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context789) { return String(ctx.require("row").version); }
  override represent(ctx: Context789) { return ctx.require("row"); }
  override apply(ctx: Context789, body: z.infer<typeof New789>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 789", responses: { 200: Body789 } }, put: { summary: "Change item 789", responses: { 200: Body789 } } };
  }
}
export const item789 = route("/items789/{id}", Item789);

const New790 = z.object({ title: z.string(), count790: z.number() });
const Body790 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context790 = Context<{ params: "id"; state: { row: Row } }>;
class Item790 extends Resource<Context790> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New790;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context790) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context790) { return String(ctx.require("row").version); }
  override represent(ctx: Context790) { return ctx.require("row"); }
  override apply(ctx: Context790, body: z.infer<typeof New790>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 790", responses: { 200: Body790 } }, put: { summary: "Change item 790", responses: { 200: Body790 } } };
  }
}
export const item790 = route("/items790/{id}", Item790);

const New791 = z.object({ title: z.string(), count791: z.number() });
const Body791 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context791 = Context<{ params: "id"; state: { row: Row } }>;
class Item791 extends Resource<Context791> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New791;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context791) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context791) { return String(ctx.require("row").version); }
  override represent(ctx: Context791) { return ctx.require("row"); }
  override apply(ctx: Context791, body: z.infer<typeof New791>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 791", responses: { 200: Body791 } }, put: { summary: "Change item 791", responses: { 200: Body791 } } };
  }
}
export const item791 = route("/items791/{id}", Item791);

const New792 = z.object({ title: z.string(), count792: z.number() });
const Body792 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context792 = Context<{ params: "id"; state: { row: Row } }>;
class Item792 extends Resource<Context792> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New792;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context792) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context792) { return String(ctx.require("row").version); }
  override represent(ctx: Context792) { return ctx.require("row"); }
  override apply(ctx: Context792, body: z.infer<typeof New792>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 792", responses: { 200: Body792 } }, put: { summary: "Change item 792", responses: { 200: Body792 } } };
  }
}
export const item792 = route("/items792/{id}", Item792);

const New793 = z.object({ title: z.string(), count793: z.number() });
const Body793 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context793 = Context<{ params: "id"; state: { row: Row } }>;
class Item793 extends Resource<Context793> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New793;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context793) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context793) { return String(ctx.require("row").version); }
  override represent(ctx: Context793) { return ctx.require("row"); }
  override apply(ctx: Context793, body: z.infer<typeof New793>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 793", responses: { 200: Body793 } }, put: { summary: "Change item 793", responses: { 200: Body793 } } };
  }
}
export const item793 = route("/items793/{id}", Item793);

const New794 = z.object({ title: z.string(), count794: z.number() });
const Body794 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context794 = Context<{ params: "id"; state: { row: Row } }>;
class Item794 extends Resource<Context794> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New794;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context794) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context794) { return String(ctx.require("row").version); }
  override represent(ctx: Context794) { return ctx.require("row"); }
  override apply(ctx: Context794, body: z.infer<typeof New794>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 794", responses: { 200: Body794 } }, put: { summary: "Change item 794", responses: { 200: Body794 } } };
  }
}
export const item794 = route("/items794/{id}", Item794);

const New795 = z.object({ title: z.string(), count795: z.number() });
const Body795 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context795 = Context<{ params: "id"; state: { row: Row } }>;
class Item795 extends Resource<Context795> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New795;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context795) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context795) { return String(ctx.require("row").version); }
  override represent(ctx: Context795) { return ctx.require("row"); }
  override apply(ctx: Context795, body: z.infer<typeof New795>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 795", responses: { 200: Body795 } }, put: { summary: "Change item 795", responses: { 200: Body795 } } };
  }
}
export const item795 = route("/items795/{id}", Item795);

const New796 = z.object({ title: z.string(), count796: z.number() });
const Body796 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context796 = Context<{ params: "id"; state: { row: Row } }>;
class Item796 extends Resource<Context796> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New796;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context796) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context796) { return String(ctx.require("row").version); }
  override represent(ctx: Context796) { return ctx.require("row"); }
  override apply(ctx: Context796, body: z.infer<typeof New796>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 796", responses: { 200: Body796 } }, put: { summary: "Change item 796", responses: { 200: Body796 } } };
  }
}
export const item796 = route("/items796/{id}", Item796);

const New797 = z.object({ title: z.string(), count797: z.number() });
const Body797 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context797 = Context<{ params: "id"; state: { row: Row } }>;
class Item797 extends Resource<Context797> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New797;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context797) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context797) { return String(ctx.require("row").version); }
  override represent(ctx: Context797) { return ctx.require("row"); }
  override apply(ctx: Context797, body: z.infer<typeof New797>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 797", responses: { 200: Body797 } }, put: { summary: "Change item 797", responses: { 200: Body797 } } };
  }
}
export const item797 = route("/items797/{id}", Item797);

const New798 = z.object({ title: z.string(), count798: z.number() });
const Body798 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context798 = Context<{ params: "id"; state: { row: Row } }>;
class Item798 extends Resource<Context798> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New798;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context798) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context798) { return String(ctx.require("row").version); }
  override represent(ctx: Context798) { return ctx.require("row"); }
  override apply(ctx: Context798, body: z.infer<typeof New798>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 798", responses: { 200: Body798 } }, put: { summary: "Change item 798", responses: { 200: Body798 } } };
  }
}
export const item798 = route("/items798/{id}", Item798);

const New799 = z.object({ title: z.string(), count799: z.number() });
const Body799 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context799 = Context<{ params: "id"; state: { row: Row } }>;
class Item799 extends Resource<Context799> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New799;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context799) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context799) { return String(ctx.require("row").version); }
  override represent(ctx: Context799) { return ctx.require("row"); }
  override apply(ctx: Context799, body: z.infer<typeof New799>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 799", responses: { 200: Body799 } }, put: { summary: "Change item 799", responses: { 200: Body799 } } };
  }
}
export const item799 = route("/items799/{id}", Item799);
