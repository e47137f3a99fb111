import { type Context, Resource, route } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New800 = z.object({ title: z.string(), count800: z.number() });
const Body800 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context800 = Context<{ params: "id"; state: { row: Row } }>;
class Item800 extends Resource<Context800> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New800;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context800) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context800) { return String(ctx.require("row").version); }
  override represent(ctx: Context800) { return ctx.require("row"); }
  override apply(ctx: Context800, body: z.infer<typeof New800>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 800", responses: { 200: Body800 } }, put: { summary: "Change item 800", responses: { 200: Body800 } } };
  }
}
export const item800 = route("/items800/{id}", Item800);

const New801 = z.object({ title: z.string(), count801: z.number() });
const Body801 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context801 = Context<{ params: "id"; state: { row: Row } }>;
class Item801 extends Resource<Context801> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New801;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context801) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context801) { return String(ctx.require("row").version); }
  override represent(ctx: Context801) { return ctx.require("row"); }
  override apply(ctx: Context801, body: z.infer<typeof New801>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 801", responses: { 200: Body801 } }, put: { summary: "Change item 801", responses: { 200: Body801 } } };
  }
}
export const item801 = route("/items801/{id}", Item801);

const New802 = z.object({ title: z.string(), count802: z.number() });
const Body802 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context802 = Context<{ params: "id"; state: { row: Row } }>;
class Item802 extends Resource<Context802> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New802;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context802) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context802) { return String(ctx.require("row").version); }
  override represent(ctx: Context802) { return ctx.require("row"); }
  override apply(ctx: Context802, body: z.infer<typeof New802>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 802", responses: { 200: Body802 } }, put: { summary: "Change item 802", responses: { 200: Body802 } } };
  }
}
export const item802 = route("/items802/{id}", Item802);

const New803 = z.object({ title: z.string(), count803: z.number() });
const Body803 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context803 = Context<{ params: "id"; state: { row: Row } }>;
class Item803 extends Resource<Context803> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New803;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context803) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context803) { return String(ctx.require("row").version); }
  override represent(ctx: Context803) { return ctx.require("row"); }
  override apply(ctx: Context803, body: z.infer<typeof New803>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 803", responses: { 200: Body803 } }, put: { summary: "Change item 803", responses: { 200: Body803 } } };
  }
}
export const item803 = route("/items803/{id}", Item803);

const New804 = z.object({ title: z.string(), count804: z.number() });
const Body804 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context804 = Context<{ params: "id"; state: { row: Row } }>;
class Item804 extends Resource<Context804> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New804;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context804) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context804) { return String(ctx.require("row").version); }
  override represent(ctx: Context804) { return ctx.require("row"); }
  override apply(ctx: Context804, body: z.infer<typeof New804>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 804", responses: { 200: Body804 } }, put: { summary: "Change item 804", responses: { 200: Body804 } } };
  }
}
export const item804 = route("/items804/{id}", Item804);

const New805 = z.object({ title: z.string(), count805: z.number() });
const Body805 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context805 = Context<{ params: "id"; state: { row: Row } }>;
class Item805 extends Resource<Context805> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New805;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context805) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context805) { return String(ctx.require("row").version); }
  override represent(ctx: Context805) { return ctx.require("row"); }
  override apply(ctx: Context805, body: z.infer<typeof New805>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 805", responses: { 200: Body805 } }, put: { summary: "Change item 805", responses: { 200: Body805 } } };
  }
}
export const item805 = route("/items805/{id}", Item805);

const New806 = z.object({ title: z.string(), count806: z.number() });
const Body806 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context806 = Context<{ params: "id"; state: { row: Row } }>;
class Item806 extends Resource<Context806> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New806;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context806) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context806) { return String(ctx.require("row").version); }
  override represent(ctx: Context806) { return ctx.require("row"); }
  override apply(ctx: Context806, body: z.infer<typeof New806>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 806", responses: { 200: Body806 } }, put: { summary: "Change item 806", responses: { 200: Body806 } } };
  }
}
export const item806 = route("/items806/{id}", Item806);

const New807 = z.object({ title: z.string(), count807: z.number() });
const Body807 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context807 = Context<{ params: "id"; state: { row: Row } }>;
class Item807 extends Resource<Context807> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New807;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context807) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context807) { return String(ctx.require("row").version); }
  override represent(ctx: Context807) { return ctx.require("row"); }
  override apply(ctx: Context807, body: z.infer<typeof New807>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 807", responses: { 200: Body807 } }, put: { summary: "Change item 807", responses: { 200: Body807 } } };
  }
}
export const item807 = route("/items807/{id}", Item807);

const New808 = z.object({ title: z.string(), count808: z.number() });
const Body808 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context808 = Context<{ params: "id"; state: { row: Row } }>;
class Item808 extends Resource<Context808> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New808;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context808) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context808) { return String(ctx.require("row").version); }
  override represent(ctx: Context808) { return ctx.require("row"); }
  override apply(ctx: Context808, body: z.infer<typeof New808>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 808", responses: { 200: Body808 } }, put: { summary: "Change item 808", responses: { 200: Body808 } } };
  }
}
export const item808 = route("/items808/{id}", Item808);

const New809 = z.object({ title: z.string(), count809: z.number() });
const Body809 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context809 = Context<{ params: "id"; state: { row: Row } }>;
class Item809 extends Resource<Context809> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New809;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context809) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context809) { return String(ctx.require("row").version); }
  override represent(ctx: Context809) { return ctx.require("row"); }
  override apply(ctx: Context809, body: z.infer<typeof New809>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 809", responses: { 200: Body809 } }, put: { summary: "Change item 809", responses: { 200: Body809 } } };
  }
}
export const item809 = route("/items809/{id}", Item809);

const New810 = z.object({ title: z.string(), count810: z.number() });
const Body810 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context810 = Context<{ params: "id"; state: { row: Row } }>;
class Item810 extends Resource<Context810> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New810;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context810) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context810) { return String(ctx.require("row").version); }
  override represent(ctx: Context810) { return ctx.require("row"); }
  override apply(ctx: Context810, body: z.infer<typeof New810>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 810", responses: { 200: Body810 } }, put: { summary: "Change item 810", responses: { 200: Body810 } } };
  }
}
export const item810 = route("/items810/{id}", Item810);

const New811 = z.object({ title: z.string(), count811: z.number() });
const Body811 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context811 = Context<{ params: "id"; state: { row: Row } }>;
class Item811 extends Resource<Context811> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New811;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context811) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context811) { return String(ctx.require("row").version); }
  override represent(ctx: Context811) { return ctx.require("row"); }
  override apply(ctx: Context811, body: z.infer<typeof New811>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 811", responses: { 200: Body811 } }, put: { summary: "Change item 811", responses: { 200: Body811 } } };
  }
}
export const item811 = route("/items811/{id}", Item811);

const New812 = z.object({ title: z.string(), count812: z.number() });
const Body812 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context812 = Context<{ params: "id"; state: { row: Row } }>;
class Item812 extends Resource<Context812> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New812;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context812) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context812) { return String(ctx.require("row").version); }
  override represent(ctx: Context812) { return ctx.require("row"); }
  override apply(ctx: Context812, body: z.infer<typeof New812>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 812", responses: { 200: Body812 } }, put: { summary: "Change item 812", responses: { 200: Body812 } } };
  }
}
export const item812 = route("/items812/{id}", Item812);

const New813 = z.object({ title: z.string(), count813: z.number() });
const Body813 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context813 = Context<{ params: "id"; state: { row: Row } }>;
class Item813 extends Resource<Context813> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New813;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context813) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context813) { return String(ctx.require("row").version); }
  override represent(ctx: Context813) { return ctx.require("row"); }
  override apply(ctx: Context813, body: z.infer<typeof New813>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 813", responses: { 200: Body813 } }, put: { summary: "Change item 813", responses: { 200: Body813 } } };
  }
}
export const item813 = route("/items813/{id}", Item813);

const New814 = z.object({ title: z.string(), count814: z.number() });
const Body814 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context814 = Context<{ params: "id"; state: { row: Row } }>;
class Item814 extends Resource<Context814> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New814;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context814) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context814) { return String(ctx.require("row").version); }
  override represent(ctx: Context814) { return ctx.require("row"); }
  override apply(ctx: Context814, body: z.infer<typeof New814>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 814", responses: { 200: Body814 } }, put: { summary: "Change item 814", responses: { 200: Body814 } } };
  }
}
export const item814 = route("/items814/{id}", Item814);

const New815 = z.object({ title: z.string(), count815: z.number() });
const Body815 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context815 = Context<{ params: "id"; state: { row: Row } }>;
class Item815 extends Resource<Context815> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New815;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context815) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context815) { return String(ctx.require("row").version); }
  override represent(ctx: Context815) { return ctx.require("row"); }
  override apply(ctx: Context815, body: z.infer<typeof New815>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 815", responses: { 200: Body815 } }, put: { summary: "Change item 815", responses: { 200: Body815 } } };
  }
}
export const item815 = route("/items815/{id}", Item815);

const New816 = z.object({ title: z.string(), count816: z.number() });
const Body816 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context816 = Context<{ params: "id"; state: { row: Row } }>;
class Item816 extends Resource<Context816> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New816;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context816) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context816) { return String(ctx.require("row").version); }
  override represent(ctx: Context816) { return ctx.require("row"); }
  override apply(ctx: Context816, body: z.infer<typeof New816>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 816", responses: { 200: Body816 } }, put: { summary: "Change item 816", responses: { 200: Body816 } } };
  }
}
export const item816 = route("/items816/{id}", Item816);

const New817 = z.object({ title: z.string(), count817: z.number() });
const Body817 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context817 = Context<{ params: "id"; state: { row: Row } }>;
class Item817 extends Resource<Context817> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New817;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context817) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context817) { return String(ctx.require("row").version); }
  override represent(ctx: Context817) { return ctx.require("row"); }
  override apply(ctx: Context817, body: z.infer<typeof New817>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 817", responses: { 200: Body817 } }, put: { summary: "Change item 817", responses: { 200: Body817 } } };
  }
}
export const item817 = route("/items817/{id}", Item817);

const New818 = z.object({ title: z.string(), count818: z.number() });
const Body818 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context818 = Context<{ params: "id"; state: { row: Row } }>;
class Item818 extends Resource<Context818> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New818;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context818) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context818) { return String(ctx.require("row").version); }
  override represent(ctx: Context818) { return ctx.require("row"); }
  override apply(ctx: Context818, body: z.infer<typeof New818>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 818", responses: { 200: Body818 } }, put: { summary: "Change item 818", responses: { 200: Body818 } } };
  }
}
export const item818 = route("/items818/{id}", Item818);

const New819 = z.object({ title: z.string(), count819: z.number() });
const Body819 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context819 = Context<{ params: "id"; state: { row: Row } }>;
class Item819 extends Resource<Context819> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New819;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context819) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context819) { return String(ctx.require("row").version); }
  override represent(ctx: Context819) { return ctx.require("row"); }
  override apply(ctx: Context819, body: z.infer<typeof New819>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 819", responses: { 200: Body819 } }, put: { summary: "Change item 819", responses: { 200: Body819 } } };
  }
}
export const item819 = route("/items819/{id}", Item819);

const New820 = z.object({ title: z.string(), count820: z.number() });
const Body820 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context820 = Context<{ params: "id"; state: { row: Row } }>;
class Item820 extends Resource<Context820> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New820;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context820) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context820) { return String(ctx.require("row").version); }
  override represent(ctx: Context820) { return ctx.require("row"); }
  override apply(ctx: Context820, body: z.infer<typeof New820>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 820", responses: { 200: Body820 } }, put: { summary: "Change item 820", responses: { 200: Body820 } } };
  }
}
export const item820 = route("/items820/{id}", Item820);

const New821 = z.object({ title: z.string(), count821: z.number() });
const Body821 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context821 = Context<{ params: "id"; state: { row: Row } }>;
class Item821 extends Resource<Context821> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New821;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context821) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context821) { return String(ctx.require("row").version); }
  override represent(ctx: Context821) { return ctx.require("row"); }
  override apply(ctx: Context821, body: z.infer<typeof New821>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 821", responses: { 200: Body821 } }, put: { summary: "Change item 821", responses: { 200: Body821 } } };
  }
}
export const item821 = route("/items821/{id}", Item821);

const New822 = z.object({ title: z.string(), count822: z.number() });
const Body822 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context822 = Context<{ params: "id"; state: { row: Row } }>;
class Item822 extends Resource<Context822> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New822;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context822) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context822) { return String(ctx.require("row").version); }
  override represent(ctx: Context822) { return ctx.require("row"); }
  override apply(ctx: Context822, body: z.infer<typeof New822>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 822", responses: { 200: Body822 } }, put: { summary: "Change item 822", responses: { 200: Body822 } } };
  }
}
export const item822 = route("/items822/{id}", Item822);

const New823 = z.object({ title: z.string(), count823: z.number() });
const Body823 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context823 = Context<{ params: "id"; state: { row: Row } }>;
class Item823 extends Resource<Context823> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New823;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context823) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context823) { return String(ctx.require("row").version); }
  override represent(ctx: Context823) { return ctx.require("row"); }
  override apply(ctx: Context823, body: z.infer<typeof New823>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 823", responses: { 200: Body823 } }, put: { summary: "Change item 823", responses: { 200: Body823 } } };
  }
}
export const item823 = route("/items823/{id}", Item823);

const New824 = z.object({ title: z.string(), count824: z.number() });
const Body824 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context824 = Context<{ params: "id"; state: { row: Row } }>;
class Item824 extends Resource<Context824> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New824;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context824) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context824) { return String(ctx.require("row").version); }
  override represent(ctx: Context824) { return ctx.require("row"); }
  override apply(ctx: Context824, body: z.infer<typeof New824>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 824", responses: { 200: Body824 } }, put: { summary: "Change item 824", responses: { 200: Body824 } } };
  }
}
export const item824 = route("/items824/{id}", Item824);

const New825 = z.object({ title: z.string(), count825: z.number() });
const Body825 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context825 = Context<{ params: "id"; state: { row: Row } }>;
class Item825 extends Resource<Context825> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New825;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context825) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context825) { return String(ctx.require("row").version); }
  override represent(ctx: Context825) { return ctx.require("row"); }
  override apply(ctx: Context825, body: z.infer<typeof New825>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 825", responses: { 200: Body825 } }, put: { summary: "Change item 825", responses: { 200: Body825 } } };
  }
}
export const item825 = route("/items825/{id}", Item825);

const New826 = z.object({ title: z.string(), count826: z.number() });
const Body826 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context826 = Context<{ params: "id"; state: { row: Row } }>;
class Item826 extends Resource<Context826> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New826;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context826) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context826) { return String(ctx.require("row").version); }
  override represent(ctx: Context826) { return ctx.require("row"); }
  override apply(ctx: Context826, body: z.infer<typeof New826>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 826", responses: { 200: Body826 } }, put: { summary: "Change item 826", responses: { 200: Body826 } } };
  }
}
export const item826 = route("/items826/{id}", Item826);

const New827 = z.object({ title: z.string(), count827: z.number() });
const Body827 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context827 = Context<{ params: "id"; state: { row: Row } }>;
class Item827 extends Resource<Context827> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New827;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context827) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context827) { return String(ctx.require("row").version); }
  override represent(ctx: Context827) { return ctx.require("row"); }
  override apply(ctx: Context827, body: z.infer<typeof New827>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 827", responses: { 200: Body827 } }, put: { summary: "Change item 827", responses: { 200: Body827 } } };
  }
}
export const item827 = route("/items827/{id}", Item827);

const New828 = z.object({ title: z.string(), count828: z.number() });
const Body828 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context828 = Context<{ params: "id"; state: { row: Row } }>;
class Item828 extends Resource<Context828> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New828;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context828) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context828) { return String(ctx.require("row").version); }
  override represent(ctx: Context828) { return ctx.require("row"); }
  override apply(ctx: Context828, body: z.infer<typeof New828>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 828", responses: { 200: Body828 } }, put: { summary: "Change item 828", responses: { 200: Body828 } } };
  }
}
export const item828 = route("/items828/{id}", Item828);

const New829 = z.object({ title: z.string(), count829: z.number() });
const Body829 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context829 = Context<{ params: "id"; state: { row: Row } }>;
class Item829 extends Resource<Context829> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New829;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context829) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context829) { return String(ctx.require("row").version); }
  override represent(ctx: Context829) { return ctx.require("row"); }
  override apply(ctx: Context829, body: z.infer<typeof New829>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 829", responses: { 200: Body829 } }, put: { summary: "Change item 829", responses: { 200: Body829 } } };
  }
}
export const item829 = route("/items829/{id}", Item829);

const New830 = z.object({ title: z.string(), count830: z.number() });
const Body830 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context830 = Context<{ params: "id"; state: { row: Row } }>;
class Item830 extends Resource<Context830> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New830;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context830) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context830) { return String(ctx.require("row").version); }
  override represent(ctx: Context830) { return ctx.require("row"); }
  override apply(ctx: Context830, body: z.infer<typeof New830>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 830", responses: { 200: Body830 } }, put: { summary: "Change item 830", responses: { 200: Body830 } } };
  }
}
export const item830 = route("/items830/{id}", Item830);

const New831 = z.object({ title: z.string(), count831: z.number() });
const Body831 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context831 = Context<{ params: "id"; state: { row: Row } }>;
class Item831 extends Resource<Context831> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New831;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context831) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context831) { return String(ctx.require("row").version); }
  override represent(ctx: Context831) { return ctx.require("row"); }
  override apply(ctx: Context831, body: z.infer<typeof New831>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 831", responses: { 200: Body831 } }, put: { summary: "Change item 831", responses: { 200: Body831 } } };
  }
}
export const item831 = route("/items831/{id}", Item831);

const New832 = z.object({ title: z.string(), count832: z.number() });
const Body832 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context832 = Context<{ params: "id"; state: { row: Row } }>;
class Item832 extends Resource<Context832> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New832;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context832) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context832) { return String(ctx.require("row").version); }
  override represent(ctx: Context832) { return ctx.require("row"); }
  override apply(ctx: Context832, body: z.infer<typeof New832>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 832", responses: { 200: Body832 } }, put: { summary: "Change item 832", responses: { 200: Body832 } } };
  }
}
export const item832 = route("/items832/{id}", Item832);

const New833 = z.object({ title: z.string(), count833: z.number() });
const Body833 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context833 = Context<{ params: "id"; state: { row: Row } }>;
class Item833 extends Resource<Context833> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New833;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context833) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context833) { return String(ctx.require("row").version); }
  override represent(ctx: Context833) { return ctx.require("row"); }
  override apply(ctx: Context833, body: z.infer<typeof New833>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 833", responses: { 200: Body833 } }, put: { summary: "Change item 833", responses: { 200: Body833 } } };
  }
}
export const item833 = route("/items833/{id}", Item833);

const New834 = z.object({ title: z.string(), count834: z.number() });
const Body834 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context834 = Context<{ params: "id"; state: { row: Row } }>;
class Item834 extends Resource<Context834> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New834;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context834) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context834) { return String(ctx.require("row").version); }
  override represent(ctx: Context834) { return ctx.require("row"); }
  override apply(ctx: Context834, body: z.infer<typeof New834>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 834", responses: { 200: Body834 } }, put: { summary: "Change item 834", responses: { 200: Body834 } } };
  }
}
export const item834 = route("/items834/{id}", Item834);

const New835 = z.object({ title: z.string(), count835: z.number() });
const Body835 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context835 = Context<{ params: "id"; state: { row: Row } }>;
class Item835 extends Resource<Context835> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New835;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context835) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context835) { return String(ctx.require("row").version); }
  override represent(ctx: Context835) { return ctx.require("row"); }
  override apply(ctx: Context835, body: z.infer<typeof New835>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 835", responses: { 200: Body835 } }, put: { summary: "Change item 835", responses: { 200: Body835 } } };
  }
}
export const item835 = route("/items835/{id}", Item835);

const New836 = z.object({ title: z.string(), count836: z.number() });
const Body836 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context836 = Context<{ params: "id"; state: { row: Row } }>;
class Item836 extends Resource<Context836> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New836;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context836) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context836) { return String(ctx.require("row").version); }
  override represent(ctx: Context836) { return ctx.require("row"); }
  override apply(ctx: Context836, body: z.infer<typeof New836>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 836", responses: { 200: Body836 } }, put: { summary: "Change item 836", responses: { 200: Body836 } } };
  }
}
export const item836 = route("/items836/{id}", Item836);

const New837 = z.object({ title: z.string(), count837: z.number() });
const Body837 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context837 = Context<{ params: "id"; state: { row: Row } }>;
class Item837 extends Resource<Context837> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New837;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context837) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context837) { return String(ctx.require("row").version); }
  override represent(ctx: Context837) { return ctx.require("row"); }
  override apply(ctx: Context837, body: z.infer<typeof New837>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 837", responses: { 200: Body837 } }, put: { summary: "Change item 837", responses: { 200: Body837 } } };
  }
}
export const item837 = route("/items837/{id}", Item837);

const New838 = z.object({ title: z.string(), count838: z.number() });
const Body838 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context838 = Context<{ params: "id"; state: { row: Row } }>;
class Item838 extends Resource<Context838> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New838;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context838) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context838) { return String(ctx.require("row").version); }
  override represent(ctx: Context838) { return ctx.require("row"); }
  override apply(ctx: Context838, body: z.infer<typeof New838>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 838", responses: { 200: Body838 } }, put: { summary: "Change item 838", responses: { 200: Body838 } } };
  }
}
export const item838 = route("/items838/{id}", Item838);

const New839 = z.object({ title: z.string(), count839: z.number() });
const Body839 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context839 = Context<{ params: "id"; state: { row: Row } }>;
class Item839 extends Resource<Context839> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New839;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context839) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context839) { return String(ctx.require("row").version); }
  override represent(ctx: Context839) { return ctx.require("row"); }
  override apply(ctx: Context839, body: z.infer<typeof New839>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 839", responses: { 200: Body839 } }, put: { summary: "Change item 839", responses: { 200: Body839 } } };
  }
}
export const item839 = route("/items839/{id}", Item839);

const New840 = z.object({ title: z.string(), count840: z.number() });
const Body840 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context840 = Context<{ params: "id"; state: { row: Row } }>;
class Item840 extends Resource<Context840> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New840;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context840) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context840) { return String(ctx.require("row").version); }
  override represent(ctx: Context840) { return ctx.require("row"); }
  override apply(ctx: Context840, body: z.infer<typeof New840>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 840", responses: { 200: Body840 } }, put: { summary: "Change item 840", responses: { 200: Body840 } } };
  }
}
export const item840 = route("/items840/{id}", Item840);

const New841 = z.object({ title: z.string(), count841: z.number() });
const Body841 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context841 = Context<{ params: "id"; state: { row: Row } }>;
class Item841 extends Resource<Context841> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New841;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context841) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context841) { return String(ctx.require("row").version); }
  override represent(ctx: Context841) { return ctx.require("row"); }
  override apply(ctx: Context841, body: z.infer<typeof New841>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 841", responses: { 200: Body841 } }, put: { summary: "Change item 841", responses: { 200: Body841 } } };
  }
}
export const item841 = route("/items841/{id}", Item841);

const New842 = z.object({ title: z.string(), count842: z.number() });
const Body842 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context842 = Context<{ params: "id"; state: { row: Row } }>;
class Item842 extends Resource<Context842> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New842;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context842) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context842) { return String(ctx.require("row").version); }
  override represent(ctx: Context842) { return ctx.require("row"); }
  override apply(ctx: Context842, body: z.infer<typeof New842>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 842", responses: { 200: Body842 } }, put: { summary: "Change item 842", responses: { 200: Body842 } } };
  }
}
export const item842 = route("/items842/{id}", Item842);

const New843 = z.object({ title: z.string(), count843: z.number() });
const Body843 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context843 = Context<{ params: "id"; state: { row: Row } }>;
class Item843 extends Resource<Context843> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New843;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context843) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context843) { return String(ctx.require("row").version); }
  override represent(ctx: Context843) { return ctx.require("row"); }
  override apply(ctx: Context843, body: z.infer<typeof New843>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 843", responses: { 200: Body843 } }, put: { summary: "Change item 843", responses: { 200: Body843 } } };
  }
}
export const item843 = route("/items843/{id}", Item843);

const New844 = z.object({ title: z.string(), count844: z.number() });
const Body844 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context844 = Context<{ params: "id"; state: { row: Row } }>;
class Item844 extends Resource<Context844> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New844;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context844) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context844) { return String(ctx.require("row").version); }
  override represent(ctx: Context844) { return ctx.require("row"); }
  override apply(ctx: Context844, body: z.infer<typeof New844>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 844", responses: { 200: Body844 } }, put: { summary: "Change item 844", responses: { 200: Body844 } } };
  }
}
export const item844 = route("/items844/{id}", Item844);

const New845 = z.object({ title: z.string(), count845: z.number() });
const Body845 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context845 = Context<{ params: "id"; state: { row: Row } }>;
class Item845 extends Resource<Context845> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New845;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context845) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context845) { return String(ctx.require("row").version); }
  override represent(ctx: Context845) { return ctx.require("row"); }
  override apply(ctx: Context845, body: z.infer<typeof New845>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 845", responses: { 200: Body845 } }, put: { summary: "Change item 845", responses: { 200: Body845 } } };
  }
}
export const item845 = route("/items845/{id}", Item845);

const New846 = z.object({ title: z.string(), count846: z.number() });
const Body846 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context846 = Context<{ params: "id"; state: { row: Row } }>;
class Item846 extends Resource<Context846> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New846;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context846) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context846) { return String(ctx.require("row").version); }
  override represent(ctx: Context846) { return ctx.require("row"); }
  override apply(ctx: Context846, body: z.infer<typeof New846>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 846", responses: { 200: Body846 } }, put: { summary: "Change item 846", responses: { 200: Body846 } } };
  }
}
export const item846 = route("/items846/{id}", Item846);

const New847 = z.object({ title: z.string(), count847: z.number() });
const Body847 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context847 = Context<{ params: "id"; state: { row: Row } }>;
class Item847 extends Resource<Context847> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New847;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context847) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context847) { return String(ctx.require("row").version); }
  override represent(ctx: Context847) { return ctx.require("row"); }
  override apply(ctx: Context847, body: z.infer<typeof New847>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 847", responses: { 200: Body847 } }, put: { summary: "Change item 847", responses: { 200: Body847 } } };
  }
}
export const item847 = route("/items847/{id}", Item847);

const New848 = z.object({ title: z.string(), count848: z.number() });
const Body848 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context848 = Context<{ params: "id"; state: { row: Row } }>;
class Item848 extends Resource<Context848> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New848;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context848) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context848) { return String(ctx.require("row").version); }
  override represent(ctx: Context848) { return ctx.require("row"); }
  override apply(ctx: Context848, body: z.infer<typeof New848>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 848", responses: { 200: Body848 } }, put: { summary: "Change item 848", responses: { 200: Body848 } } };
  }
}
export const item848 = route("/items848/{id}", Item848);

const New849 = z.object({ title: z.string(), count849: z.number() });
const Body849 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context849 = Context<{ params: "id"; state: { row: Row } }>;
class Item849 extends Resource<Context849> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New849;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context849) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context849) { return String(ctx.require("row").version); }
  override represent(ctx: Context849) { return ctx.require("row"); }
  override apply(ctx: Context849, body: z.infer<typeof New849>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 849", responses: { 200: Body849 } }, put: { summary: "Change item 849", responses: { 200: Body849 } } };
  }
}
export const item849 = route("/items849/{id}", Item849);
