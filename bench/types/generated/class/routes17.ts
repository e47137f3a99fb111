import { type Context, Resource, route } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New850 = z.object({ title: z.string(), count850: z.number() });
const Body850 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context850 = Context<{ params: "id"; state: { row: Row } }>;
class Item850 extends Resource<Context850> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New850;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context850) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context850) { return String(ctx.require("row").version); }
  override represent(ctx: Context850) { return ctx.require("row"); }
  override apply(ctx: Context850, body: z.infer<typeof New850>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 850", responses: { 200: Body850 } }, put: { summary: "Change item 850", responses: { 200: Body850 } } };
  }
}
export const item850 = route("/items850/{id}", Item850);

const New851 = z.object({ title: z.string(), count851: z.number() });
const Body851 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context851 = Context<{ params: "id"; state: { row: Row } }>;
class Item851 extends Resource<Context851> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New851;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context851) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context851) { return String(ctx.require("row").version); }
  override represent(ctx: Context851) { return ctx.require("row"); }
  override apply(ctx: Context851, body: z.infer<typeof New851>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 851", responses: { 200: Body851 } }, put: { summary: "Change item 851", responses: { 200: Body851 } } };
  }
}
export const item851 = route("/items851/{id}", Item851);

const New852 = z.object({ title: z.string(), count852: z.number() });
const Body852 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context852 = Context<{ params: "id"; state: { row: Row } }>;
class Item852 extends Resource<Context852> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New852;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context852) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context852) { return String(ctx.require("row").version); }
  override represent(ctx: Context852) { return ctx.require("row"); }
  override apply(ctx: Context852, body: z.infer<typeof New852>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 852", responses: { 200: Body852 } }, put: { summary: "Change item 852", responses: { 200: Body852 } } };
  }
}
export const item852 = route("/items852/{id}", Item852);

const New853 = z.object({ title: z.string(), count853: z.number() });
const Body853 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context853 = Context<{ params: "id"; state: { row: Row } }>;
class Item853 extends Resource<Context853> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New853;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context853) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context853) { return String(ctx.require("row").version); }
  override represent(ctx: Context853) { return ctx.require("row"); }
  override apply(ctx: Context853, body: z.infer<typeof New853>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 853", responses: { 200: Body853 } }, put: { summary: "Change item 853", responses: { 200: Body853 } } };
  }
}
export const item853 = route("/items853/{id}", Item853);

const New854 = z.object({ title: z.string(), count854: z.number() });
const Body854 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context854 = Context<{ params: "id"; state: { row: Row } }>;
class Item854 extends Resource<Context854> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New854;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context854) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context854) { return String(ctx.require("row").version); }
  override represent(ctx: Context854) { return ctx.require("row"); }
  override apply(ctx: Context854, body: z.infer<typeof New854>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 854", responses: { 200: Body854 } }, put: { summary: "Change item 854", responses: { 200: Body854 } } };
  }
}
export const item854 = route("/items854/{id}", Item854);

const New855 = z.object({ title: z.string(), count855: z.number() });
const Body855 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context855 = Context<{ params: "id"; state: { row: Row } }>;
class Item855 extends Resource<Context855> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New855;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context855) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context855) { return String(ctx.require("row").version); }
  override represent(ctx: Context855) { return ctx.require("row"); }
  override apply(ctx: Context855, body: z.infer<typeof New855>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 855", responses: { 200: Body855 } }, put: { summary: "Change item 855", responses: { 200: Body855 } } };
  }
}
export const item855 = route("/items855/{id}", Item855);

const New856 = z.object({ title: z.string(), count856: z.number() });
const Body856 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context856 = Context<{ params: "id"; state: { row: Row } }>;
class Item856 extends Resource<Context856> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New856;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context856) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context856) { return String(ctx.require("row").version); }
  override represent(ctx: Context856) { return ctx.require("row"); }
  override apply(ctx: Context856, body: z.infer<typeof New856>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 856", responses: { 200: Body856 } }, put: { summary: "Change item 856", responses: { 200: Body856 } } };
  }
}
export const item856 = route("/items856/{id}", Item856);

const New857 = z.object({ title: z.string(), count857: z.number() });
const Body857 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context857 = Context<{ params: "id"; state: { row: Row } }>;
class Item857 extends Resource<Context857> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New857;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context857) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context857) { return String(ctx.require("row").version); }
  override represent(ctx: Context857) { return ctx.require("row"); }
  override apply(ctx: Context857, body: z.infer<typeof New857>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 857", responses: { 200: Body857 } }, put: { summary: "Change item 857", responses: { 200: Body857 } } };
  }
}
export const item857 = route("/items857/{id}", Item857);

const New858 = z.object({ title: z.string(), count858: z.number() });
const Body858 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context858 = Context<{ params: "id"; state: { row: Row } }>;
class Item858 extends Resource<Context858> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New858;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context858) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context858) { return String(ctx.require("row").version); }
  override represent(ctx: Context858) { return ctx.require("row"); }
  override apply(ctx: Context858, body: z.infer<typeof New858>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 858", responses: { 200: Body858 } }, put: { summary: "Change item 858", responses: { 200: Body858 } } };
  }
}
export const item858 = route("/items858/{id}", Item858);

const New859 = z.object({ title: z.string(), count859: z.number() });
const Body859 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context859 = Context<{ params: "id"; state: { row: Row } }>;
class Item859 extends Resource<Context859> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New859;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context859) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context859) { return String(ctx.require("row").version); }
  override represent(ctx: Context859) { return ctx.require("row"); }
  override apply(ctx: Context859, body: z.infer<typeof New859>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 859", responses: { 200: Body859 } }, put: { summary: "Change item 859", responses: { 200: Body859 } } };
  }
}
export const item859 = route("/items859/{id}", Item859);

const New860 = z.object({ title: z.string(), count860: z.number() });
const Body860 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context860 = Context<{ params: "id"; state: { row: Row } }>;
class Item860 extends Resource<Context860> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New860;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context860) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context860) { return String(ctx.require("row").version); }
  override represent(ctx: Context860) { return ctx.require("row"); }
  override apply(ctx: Context860, body: z.infer<typeof New860>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 860", responses: { 200: Body860 } }, put: { summary: "Change item 860", responses: { 200: Body860 } } };
  }
}
export const item860 = route("/items860/{id}", Item860);

const New861 = z.object({ title: z.string(), count861: z.number() });
const Body861 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context861 = Context<{ params: "id"; state: { row: Row } }>;
class Item861 extends Resource<Context861> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New861;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context861) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context861) { return String(ctx.require("row").version); }
  override represent(ctx: Context861) { return ctx.require("row"); }
  override apply(ctx: Context861, body: z.infer<typeof New861>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 861", responses: { 200: Body861 } }, put: { summary: "Change item 861", responses: { 200: Body861 } } };
  }
}
export const item861 = route("/items861/{id}", Item861);

const New862 = z.object({ title: z.string(), count862: z.number() });
const Body862 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context862 = Context<{ params: "id"; state: { row: Row } }>;
class Item862 extends Resource<Context862> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New862;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context862) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context862) { return String(ctx.require("row").version); }
  override represent(ctx: Context862) { return ctx.require("row"); }
  override apply(ctx: Context862, body: z.infer<typeof New862>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 862", responses: { 200: Body862 } }, put: { summary: "Change item 862", responses: { 200: Body862 } } };
  }
}
export const item862 = route("/items862/{id}", Item862);

const New863 = z.object({ title: z.string(), count863: z.number() });
const Body863 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context863 = Context<{ params: "id"; state: { row: Row } }>;
class Item863 extends Resource<Context863> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New863;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context863) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context863) { return String(ctx.require("row").version); }
  override represent(ctx: Context863) { return ctx.require("row"); }
  override apply(ctx: Context863, body: z.infer<typeof New863>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 863", responses: { 200: Body863 } }, put: { summary: "Change item 863", responses: { 200: Body863 } } };
  }
}
export const item863 = route("/items863/{id}", Item863);

const New864 = z.object({ title: z.string(), count864: z.number() });
const Body864 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context864 = Context<{ params: "id"; state: { row: Row } }>;
class Item864 extends Resource<Context864> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New864;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context864) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context864) { return String(ctx.require("row").version); }
  override represent(ctx: Context864) { return ctx.require("row"); }
  override apply(ctx: Context864, body: z.infer<typeof New864>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 864", responses: { 200: Body864 } }, put: { summary: "Change item 864", responses: { 200: Body864 } } };
  }
}
export const item864 = route("/items864/{id}", Item864);

const New865 = z.object({ title: z.string(), count865: z.number() });
const Body865 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context865 = Context<{ params: "id"; state: { row: Row } }>;
class Item865 extends Resource<Context865> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New865;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context865) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context865) { return String(ctx.require("row").version); }
  override represent(ctx: Context865) { return ctx.require("row"); }
  override apply(ctx: Context865, body: z.infer<typeof New865>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 865", responses: { 200: Body865 } }, put: { summary: "Change item 865", responses: { 200: Body865 } } };
  }
}
export const item865 = route("/items865/{id}", Item865);

const New866 = z.object({ title: z.string(), count866: z.number() });
const Body866 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context866 = Context<{ params: "id"; state: { row: Row } }>;
class Item866 extends Resource<Context866> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New866;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context866) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context866) { return String(ctx.require("row").version); }
  override represent(ctx: Context866) { return ctx.require("row"); }
  override apply(ctx: Context866, body: z.infer<typeof New866>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 866", responses: { 200: Body866 } }, put: { summary: "Change item 866", responses: { 200: Body866 } } };
  }
}
export const item866 = route("/items866/{id}", Item866);

const New867 = z.object({ title: z.string(), count867: z.number() });
const Body867 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context867 = Context<{ params: "id"; state: { row: Row } }>;
class Item867 extends Resource<Context867> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New867;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context867) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context867) { return String(ctx.require("row").version); }
  override represent(ctx: Context867) { return ctx.require("row"); }
  override apply(ctx: Context867, body: z.infer<typeof New867>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 867", responses: { 200: Body867 } }, put: { summary: "Change item 867", responses: { 200: Body867 } } };
  }
}
export const item867 = route("/items867/{id}", Item867);

const New868 = z.object({ title: z.string(), count868: z.number() });
const Body868 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context868 = Context<{ params: "id"; state: { row: Row } }>;
class Item868 extends Resource<Context868> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New868;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context868) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context868) { return String(ctx.require("row").version); }
  override represent(ctx: Context868) { return ctx.require("row"); }
  override apply(ctx: Context868, body: z.infer<typeof New868>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 868", responses: { 200: Body868 } }, put: { summary: "Change item 868", responses: { 200: Body868 } } };
  }
}
export const item868 = route("/items868/{id}", Item868);

const New869 = z.object({ title: z.string(), count869: z.number() });
const Body869 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context869 = Context<{ params: "id"; state: { row: Row } }>;
class Item869 extends Resource<Context869> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New869;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context869) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context869) { return String(ctx.require("row").version); }
  override represent(ctx: Context869) { return ctx.require("row"); }
  override apply(ctx: Context869, body: z.infer<typeof New869>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 869", responses: { 200: Body869 } }, put: { summary: "Change item 869", responses: { 200: Body869 } } };
  }
}
export const item869 = route("/items869/{id}", Item869);

const New870 = z.object({ title: z.string(), count870: z.number() });
const Body870 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context870 = Context<{ params: "id"; state: { row: Row } }>;
class Item870 extends Resource<Context870> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New870;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context870) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context870) { return String(ctx.require("row").version); }
  override represent(ctx: Context870) { return ctx.require("row"); }
  override apply(ctx: Context870, body: z.infer<typeof New870>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 870", responses: { 200: Body870 } }, put: { summary: "Change item 870", responses: { 200: Body870 } } };
  }
}
export const item870 = route("/items870/{id}", Item870);

const New871 = z.object({ title: z.string(), count871: z.number() });
const Body871 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context871 = Context<{ params: "id"; state: { row: Row } }>;
class Item871 extends Resource<Context871> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New871;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context871) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context871) { return String(ctx.require("row").version); }
  override represent(ctx: Context871) { return ctx.require("row"); }
  override apply(ctx: Context871, body: z.infer<typeof New871>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 871", responses: { 200: Body871 } }, put: { summary: "Change item 871", responses: { 200: Body871 } } };
  }
}
export const item871 = route("/items871/{id}", Item871);

const New872 = z.object({ title: z.string(), count872: z.number() });
const Body872 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context872 = Context<{ params: "id"; state: { row: Row } }>;
class Item872 extends Resource<Context872> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New872;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context872) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context872) { return String(ctx.require("row").version); }
  override represent(ctx: Context872) { return ctx.require("row"); }
  override apply(ctx: Context872, body: z.infer<typeof New872>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 872", responses: { 200: Body872 } }, put: { summary: "Change item 872", responses: { 200: Body872 } } };
  }
}
export const item872 = route("/items872/{id}", Item872);

const New873 = z.object({ title: z.string(), count873: z.number() });
const Body873 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context873 = Context<{ params: "id"; state: { row: Row } }>;
class Item873 extends Resource<Context873> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New873;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context873) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context873) { return String(ctx.require("row").version); }
  override represent(ctx: Context873) { return ctx.require("row"); }
  override apply(ctx: Context873, body: z.infer<typeof New873>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 873", responses: { 200: Body873 } }, put: { summary: "Change item 873", responses: { 200: Body873 } } };
  }
}
export const item873 = route("/items873/{id}", Item873);

const New874 = z.object({ title: z.string(), count874: z.number() });
const Body874 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context874 = Context<{ params: "id"; state: { row: Row } }>;
class Item874 extends Resource<Context874> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New874;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context874) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context874) { return String(ctx.require("row").version); }
  override represent(ctx: Context874) { return ctx.require("row"); }
  override apply(ctx: Context874, body: z.infer<typeof New874>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 874", responses: { 200: Body874 } }, put: { summary: "Change item 874", responses: { 200: Body874 } } };
  }
}
export const item874 = route("/items874/{id}", Item874);

const New875 = z.object({ title: z.string(), count875: z.number() });
const Body875 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context875 = Context<{ params: "id"; state: { row: Row } }>;
class Item875 extends Resource<Context875> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New875;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context875) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context875) { return String(ctx.require("row").version); }
  override represent(ctx: Context875) { return ctx.require("row"); }
  override apply(ctx: Context875, body: z.infer<typeof New875>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 875", responses: { 200: Body875 } }, put: { summary: "Change item 875", responses: { 200: Body875 } } };
  }
}
export const item875 = route("/items875/{id}", Item875);

const New876 = z.object({ title: z.string(), count876: z.number() });
const Body876 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context876 = Context<{ params: "id"; state: { row: Row } }>;
class Item876 extends Resource<Context876> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New876;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context876) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context876) { return String(ctx.require("row").version); }
  override represent(ctx: Context876) { return ctx.require("row"); }
  override apply(ctx: Context876, body: z.infer<typeof New876>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 876", responses: { 200: Body876 } }, put: { summary: "Change item 876", responses: { 200: Body876 } } };
  }
}
export const item876 = route("/items876/{id}", Item876);

const New877 = z.object({ title: z.string(), count877: z.number() });
const Body877 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context877 = Context<{ params: "id"; state: { row: Row } }>;
class Item877 extends Resource<Context877> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New877;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context877) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context877) { return String(ctx.require("row").version); }
  override represent(ctx: Context877) { return ctx.require("row"); }
  override apply(ctx: Context877, body: z.infer<typeof New877>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 877", responses: { 200: Body877 } }, put: { summary: "Change item 877", responses: { 200: Body877 } } };
  }
}
export const item877 = route("/items877/{id}", Item877);

const New878 = z.object({ title: z.string(), count878: z.number() });
const Body878 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context878 = Context<{ params: "id"; state: { row: Row } }>;
class Item878 extends Resource<Context878> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New878;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context878) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context878) { return String(ctx.require("row").version); }
  override represent(ctx: Context878) { return ctx.require("row"); }
  override apply(ctx: Context878, body: z.infer<typeof New878>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 878", responses: { 200: Body878 } }, put: { summary: "Change item 878", responses: { 200: Body878 } } };
  }
}
export const item878 = route("/items878/{id}", Item878);

const New879 = z.object({ title: z.string(), count879: z.number() });
const Body879 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context879 = Context<{ params: "id"; state: { row: Row } }>;
class Item879 extends Resource<Context879> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New879;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context879) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context879) { return String(ctx.require("row").version); }
  override represent(ctx: Context879) { return ctx.require("row"); }
  override apply(ctx: Context879, body: z.infer<typeof New879>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 879", responses: { 200: Body879 } }, put: { summary: "Change item 879", responses: { 200: Body879 } } };
  }
}
export const item879 = route("/items879/{id}", Item879);

const New880 = z.object({ title: z.string(), count880: z.number() });
const Body880 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context880 = Context<{ params: "id"; state: { row: Row } }>;
class Item880 extends Resource<Context880> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New880;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context880) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context880) { return String(ctx.require("row").version); }
  override represent(ctx: Context880) { return ctx.require("row"); }
  override apply(ctx: Context880, body: z.infer<typeof New880>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 880", responses: { 200: Body880 } }, put: { summary: "Change item 880", responses: { 200: Body880 } } };
  }
}
export const item880 = route("/items880/{id}", Item880);

const New881 = z.object({ title: z.string(), count881: z.number() });
const Body881 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context881 = Context<{ params: "id"; state: { row: Row } }>;
class Item881 extends Resource<Context881> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New881;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context881) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context881) { return String(ctx.require("row").version); }
  override represent(ctx: Context881) { return ctx.require("row"); }
  override apply(ctx: Context881, body: z.infer<typeof New881>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 881", responses: { 200: Body881 } }, put: { summary: "Change item 881", responses: { 200: Body881 } } };
  }
}
export const item881 = route("/items881/{id}", Item881);

const New882 = z.object({ title: z.string(), count882: z.number() });
const Body882 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context882 = Context<{ params: "id"; state: { row: Row } }>;
class Item882 extends Resource<Context882> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New882;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context882) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context882) { return String(ctx.require("row").version); }
  override represent(ctx: Context882) { return ctx.require("row"); }
  override apply(ctx: Context882, body: z.infer<typeof New882>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 882", responses: { 200: Body882 } }, put: { summary: "Change item 882", responses: { 200: Body882 } } };
  }
}
export const item882 = route("/items882/{id}", Item882);

const New883 = z.object({ title: z.string(), count883: z.number() });
const Body883 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context883 = Context<{ params: "id"; state: { row: Row } }>;
class Item883 extends Resource<Context883> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New883;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context883) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context883) { return String(ctx.require("row").version); }
  override represent(ctx: Context883) { return ctx.require("row"); }
  override apply(ctx: Context883, body: z.infer<typeof New883>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 883", responses: { 200: Body883 } }, put: { summary: "Change item 883", responses: { 200: Body883 } } };
  }
}
export const item883 = route("/items883/{id}", Item883);

const New884 = z.object({ title: z.string(), count884: z.number() });
const Body884 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context884 = Context<{ params: "id"; state: { row: Row } }>;
class Item884 extends Resource<Context884> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New884;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context884) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context884) { return String(ctx.require("row").version); }
  override represent(ctx: Context884) { return ctx.require("row"); }
  override apply(ctx: Context884, body: z.infer<typeof New884>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 884", responses: { 200: Body884 } }, put: { summary: "Change item 884", responses: { 200: Body884 } } };
  }
}
export const item884 = route("/items884/{id}", Item884);

const New885 = z.object({ title: z.string(), count885: z.number() });
const Body885 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context885 = Context<{ params: "id"; state: { row: Row } }>;
class Item885 extends Resource<Context885> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New885;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context885) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context885) { return String(ctx.require("row").version); }
  override represent(ctx: Context885) { return ctx.require("row"); }
  override apply(ctx: Context885, body: z.infer<typeof New885>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 885", responses: { 200: Body885 } }, put: { summary: "Change item 885", responses: { 200: Body885 } } };
  }
}
export const item885 = route("/items885/{id}", Item885);

const New886 = z.object({ title: z.string(), count886: z.number() });
const Body886 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context886 = Context<{ params: "id"; state: { row: Row } }>;
class Item886 extends Resource<Context886> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New886;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context886) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context886) { return String(ctx.require("row").version); }
  override represent(ctx: Context886) { return ctx.require("row"); }
  override apply(ctx: Context886, body: z.infer<typeof New886>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 886", responses: { 200: Body886 } }, put: { summary: "Change item 886", responses: { 200: Body886 } } };
  }
}
export const item886 = route("/items886/{id}", Item886);

const New887 = z.object({ title: z.string(), count887: z.number() });
const Body887 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context887 = Context<{ params: "id"; state: { row: Row } }>;
class Item887 extends Resource<Context887> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New887;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context887) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context887) { return String(ctx.require("row").version); }
  override represent(ctx: Context887) { return ctx.require("row"); }
  override apply(ctx: Context887, body: z.infer<typeof New887>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 887", responses: { 200: Body887 } }, put: { summary: "Change item 887", responses: { 200: Body887 } } };
  }
}
export const item887 = route("/items887/{id}", Item887);

const New888 = z.object({ title: z.string(), count888: z.number() });
const Body888 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context888 = Context<{ params: "id"; state: { row: Row } }>;
class Item888 extends Resource<Context888> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New888;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context888) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context888) { return String(ctx.require("row").version); }
  override represent(ctx: Context888) { return ctx.require("row"); }
  override apply(ctx: Context888, body: z.infer<typeof New888>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 888", responses: { 200: Body888 } }, put: { summary: "Change item 888", responses: { 200: Body888 } } };
  }
}
export const item888 = route("/items888/{id}", Item888);

const New889 = z.object({ title: z.string(), count889: z.number() });
const Body889 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context889 = Context<{ params: "id"; state: { row: Row } }>;
class Item889 extends Resource<Context889> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New889;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context889) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context889) { return String(ctx.require("row").version); }
  override represent(ctx: Context889) { return ctx.require("row"); }
  override apply(ctx: Context889, body: z.infer<typeof New889>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 889", responses: { 200: Body889 } }, put: { summary: "Change item 889", responses: { 200: Body889 } } };
  }
}
export const item889 = route("/items889/{id}", Item889);

const New890 = z.object({ title: z.string(), count890: z.number() });
const Body890 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context890 = Context<{ params: "id"; state: { row: Row } }>;
class Item890 extends Resource<Context890> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New890;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context890) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context890) { return String(ctx.require("row").version); }
  override represent(ctx: Context890) { return ctx.require("row"); }
  override apply(ctx: Context890, body: z.infer<typeof New890>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 890", responses: { 200: Body890 } }, put: { summary: "Change item 890", responses: { 200: Body890 } } };
  }
}
export const item890 = route("/items890/{id}", Item890);

const New891 = z.object({ title: z.string(), count891: z.number() });
const Body891 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context891 = Context<{ params: "id"; state: { row: Row } }>;
class Item891 extends Resource<Context891> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New891;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context891) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context891) { return String(ctx.require("row").version); }
  override represent(ctx: Context891) { return ctx.require("row"); }
  override apply(ctx: Context891, body: z.infer<typeof New891>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 891", responses: { 200: Body891 } }, put: { summary: "Change item 891", responses: { 200: Body891 } } };
  }
}
export const item891 = route("/items891/{id}", Item891);

const New892 = z.object({ title: z.string(), count892: z.number() });
const Body892 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context892 = Context<{ params: "id"; state: { row: Row } }>;
class Item892 extends Resource<Context892> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New892;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context892) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context892) { return String(ctx.require("row").version); }
  override represent(ctx: Context892) { return ctx.require("row"); }
  override apply(ctx: Context892, body: z.infer<typeof New892>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 892", responses: { 200: Body892 } }, put: { summary: "Change item 892", responses: { 200: Body892 } } };
  }
}
export const item892 = route("/items892/{id}", Item892);

const New893 = z.object({ title: z.string(), count893: z.number() });
const Body893 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context893 = Context<{ params: "id"; state: { row: Row } }>;
class Item893 extends Resource<Context893> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New893;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context893) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context893) { return String(ctx.require("row").version); }
  override represent(ctx: Context893) { return ctx.require("row"); }
  override apply(ctx: Context893, body: z.infer<typeof New893>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 893", responses: { 200: Body893 } }, put: { summary: "Change item 893", responses: { 200: Body893 } } };
  }
}
export const item893 = route("/items893/{id}", Item893);

const New894 = z.object({ title: z.string(), count894: z.number() });
const Body894 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context894 = Context<{ params: "id"; state: { row: Row } }>;
class Item894 extends Resource<Context894> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New894;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context894) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context894) { return String(ctx.require("row").version); }
  override represent(ctx: Context894) { return ctx.require("row"); }
  override apply(ctx: Context894, body: z.infer<typeof New894>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 894", responses: { 200: Body894 } }, put: { summary: "Change item 894", responses: { 200: Body894 } } };
  }
}
export const item894 = route("/items894/{id}", Item894);

const New895 = z.object({ title: z.string(), count895: z.number() });
const Body895 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context895 = Context<{ params: "id"; state: { row: Row } }>;
class Item895 extends Resource<Context895> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New895;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context895) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context895) { return String(ctx.require("row").version); }
  override represent(ctx: Context895) { return ctx.require("row"); }
  override apply(ctx: Context895, body: z.infer<typeof New895>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 895", responses: { 200: Body895 } }, put: { summary: "Change item 895", responses: { 200: Body895 } } };
  }
}
export const item895 = route("/items895/{id}", Item895);

const New896 = z.object({ title: z.string(), count896: z.number() });
const Body896 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context896 = Context<{ params: "id"; state: { row: Row } }>;
class Item896 extends Resource<Context896> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New896;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context896) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context896) { return String(ctx.require("row").version); }
  override represent(ctx: Context896) { return ctx.require("row"); }
  override apply(ctx: Context896, body: z.infer<typeof New896>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 896", responses: { 200: Body896 } }, put: { summary: "Change item 896", responses: { 200: Body896 } } };
  }
}
export const item896 = route("/items896/{id}", Item896);

const New897 = z.object({ title: z.string(), count897: z.number() });
const Body897 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context897 = Context<{ params: "id"; state: { row: Row } }>;
class Item897 extends Resource<Context897> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New897;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context897) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context897) { return String(ctx.require("row").version); }
  override represent(ctx: Context897) { return ctx.require("row"); }
  override apply(ctx: Context897, body: z.infer<typeof New897>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 897", responses: { 200: Body897 } }, put: { summary: "Change item 897", responses: { 200: Body897 } } };
  }
}
export const item897 = route("/items897/{id}", Item897);

const New898 = z.object({ title: z.string(), count898: z.number() });
const Body898 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context898 = Context<{ params: "id"; state: { row: Row } }>;
class Item898 extends Resource<Context898> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New898;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context898) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context898) { return String(ctx.require("row").version); }
  override represent(ctx: Context898) { return ctx.require("row"); }
  override apply(ctx: Context898, body: z.infer<typeof New898>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 898", responses: { 200: Body898 } }, put: { summary: "Change item 898", responses: { 200: Body898 } } };
  }
}
export const item898 = route("/items898/{id}", Item898);

const New899 = z.object({ title: z.string(), count899: z.number() });
const Body899 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context899 = Context<{ params: "id"; state: { row: Row } }>;
class Item899 extends Resource<Context899> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New899;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context899) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context899) { return String(ctx.require("row").version); }
  override represent(ctx: Context899) { return ctx.require("row"); }
  override apply(ctx: Context899, body: z.infer<typeof New899>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 899", responses: { 200: Body899 } }, put: { summary: "Change item 899", responses: { 200: Body899 } } };
  }
}
export const item899 = route("/items899/{id}", Item899);
