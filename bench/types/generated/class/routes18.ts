import { type Context, Resource, route } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New900 = z.object({ title: z.string(), count900: z.number() });
const Body900 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context900 = Context<{ params: "id"; state: { row: Row } }>;
class Item900 extends Resource<Context900> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New900;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context900) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context900) { return String(ctx.require("row").version); }
  override represent(ctx: Context900) { return ctx.require("row"); }
  override apply(ctx: Context900, body: z.infer<typeof New900>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 900", responses: { 200: Body900 } }, put: { summary: "Change item 900", responses: { 200: Body900 } } };
  }
}
export const item900 = route("/items900/{id}", Item900);

const New901 = z.object({ title: z.string(), count901: z.number() });
const Body901 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context901 = Context<{ params: "id"; state: { row: Row } }>;
class Item901 extends Resource<Context901> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New901;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context901) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context901) { return String(ctx.require("row").version); }
  override represent(ctx: Context901) { return ctx.require("row"); }
  override apply(ctx: Context901, body: z.infer<typeof New901>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 901", responses: { 200: Body901 } }, put: { summary: "Change item 901", responses: { 200: Body901 } } };
  }
}
export const item901 = route("/items901/{id}", Item901);

const New902 = z.object({ title: z.string(), count902: z.number() });
const Body902 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context902 = Context<{ params: "id"; state: { row: Row } }>;
class Item902 extends Resource<Context902> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New902;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context902) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context902) { return String(ctx.require("row").version); }
  override represent(ctx: Context902) { return ctx.require("row"); }
  override apply(ctx: Context902, body: z.infer<typeof New902>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 902", responses: { 200: Body902 } }, put: { summary: "Change item 902", responses: { 200: Body902 } } };
  }
}
export const item902 = route("/items902/{id}", Item902);

const New903 = z.object({ title: z.string(), count903: z.number() });
const Body903 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context903 = Context<{ params: "id"; state: { row: Row } }>;
class Item903 extends Resource<Context903> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New903;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context903) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context903) { return String(ctx.require("row").version); }
  override represent(ctx: Context903) { return ctx.require("row"); }
  override apply(ctx: Context903, body: z.infer<typeof New903>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 903", responses: { 200: Body903 } }, put: { summary: "Change item 903", responses: { 200: Body903 } } };
  }
}
export const item903 = route("/items903/{id}", Item903);

const New904 = z.object({ title: z.string(), count904: z.number() });
const Body904 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context904 = Context<{ params: "id"; state: { row: Row } }>;
class Item904 extends Resource<Context904> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New904;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context904) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context904) { return String(ctx.require("row").version); }
  override represent(ctx: Context904) { return ctx.require("row"); }
  override apply(ctx: Context904, body: z.infer<typeof New904>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 904", responses: { 200: Body904 } }, put: { summary: "Change item 904", responses: { 200: Body904 } } };
  }
}
export const item904 = route("/items904/{id}", Item904);

const New905 = z.object({ title: z.string(), count905: z.number() });
const Body905 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context905 = Context<{ params: "id"; state: { row: Row } }>;
class Item905 extends Resource<Context905> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New905;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context905) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context905) { return String(ctx.require("row").version); }
  override represent(ctx: Context905) { return ctx.require("row"); }
  override apply(ctx: Context905, body: z.infer<typeof New905>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 905", responses: { 200: Body905 } }, put: { summary: "Change item 905", responses: { 200: Body905 } } };
  }
}
export const item905 = route("/items905/{id}", Item905);

const New906 = z.object({ title: z.string(), count906: z.number() });
const Body906 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context906 = Context<{ params: "id"; state: { row: Row } }>;
class Item906 extends Resource<Context906> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New906;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context906) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context906) { return String(ctx.require("row").version); }
  override represent(ctx: Context906) { return ctx.require("row"); }
  override apply(ctx: Context906, body: z.infer<typeof New906>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 906", responses: { 200: Body906 } }, put: { summary: "Change item 906", responses: { 200: Body906 } } };
  }
}
export const item906 = route("/items906/{id}", Item906);

const New907 = z.object({ title: z.string(), count907: z.number() });
const Body907 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context907 = Context<{ params: "id"; state: { row: Row } }>;
class Item907 extends Resource<Context907> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New907;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context907) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context907) { return String(ctx.require("row").version); }
  override represent(ctx: Context907) { return ctx.require("row"); }
  override apply(ctx: Context907, body: z.infer<typeof New907>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 907", responses: { 200: Body907 } }, put: { summary: "Change item 907", responses: { 200: Body907 } } };
  }
}
export const item907 = route("/items907/{id}", Item907);

const New908 = z.object({ title: z.string(), count908: z.number() });
const Body908 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context908 = Context<{ params: "id"; state: { row: Row } }>;
class Item908 extends Resource<Context908> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New908;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context908) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context908) { return String(ctx.require("row").version); }
  override represent(ctx: Context908) { return ctx.require("row"); }
  override apply(ctx: Context908, body: z.infer<typeof New908>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 908", responses: { 200: Body908 } }, put: { summary: "Change item 908", responses: { 200: Body908 } } };
  }
}
export const item908 = route("/items908/{id}", Item908);

const New909 = z.object({ title: z.string(), count909: z.number() });
const Body909 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context909 = Context<{ params: "id"; state: { row: Row } }>;
class Item909 extends Resource<Context909> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New909;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context909) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context909) { return String(ctx.require("row").version); }
  override represent(ctx: Context909) { return ctx.require("row"); }
  override apply(ctx: Context909, body: z.infer<typeof New909>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 909", responses: { 200: Body909 } }, put: { summary: "Change item 909", responses: { 200: Body909 } } };
  }
}
export const item909 = route("/items909/{id}", Item909);

const New910 = z.object({ title: z.string(), count910: z.number() });
const Body910 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context910 = Context<{ params: "id"; state: { row: Row } }>;
class Item910 extends Resource<Context910> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New910;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context910) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context910) { return String(ctx.require("row").version); }
  override represent(ctx: Context910) { return ctx.require("row"); }
  override apply(ctx: Context910, body: z.infer<typeof New910>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 910", responses: { 200: Body910 } }, put: { summary: "Change item 910", responses: { 200: Body910 } } };
  }
}
export const item910 = route("/items910/{id}", Item910);

const New911 = z.object({ title: z.string(), count911: z.number() });
const Body911 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context911 = Context<{ params: "id"; state: { row: Row } }>;
class Item911 extends Resource<Context911> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New911;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context911) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context911) { return String(ctx.require("row").version); }
  override represent(ctx: Context911) { return ctx.require("row"); }
  override apply(ctx: Context911, body: z.infer<typeof New911>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 911", responses: { 200: Body911 } }, put: { summary: "Change item 911", responses: { 200: Body911 } } };
  }
}
export const item911 = route("/items911/{id}", Item911);

const New912 = z.object({ title: z.string(), count912: z.number() });
const Body912 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context912 = Context<{ params: "id"; state: { row: Row } }>;
class Item912 extends Resource<Context912> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New912;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context912) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context912) { return String(ctx.require("row").version); }
  override represent(ctx: Context912) { return ctx.require("row"); }
  override apply(ctx: Context912, body: z.infer<typeof New912>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 912", responses: { 200: Body912 } }, put: { summary: "Change item 912", responses: { 200: Body912 } } };
  }
}
export const item912 = route("/items912/{id}", Item912);

const New913 = z.object({ title: z.string(), count913: z.number() });
const Body913 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context913 = Context<{ params: "id"; state: { row: Row } }>;
class Item913 extends Resource<Context913> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New913;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context913) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context913) { return String(ctx.require("row").version); }
  override represent(ctx: Context913) { return ctx.require("row"); }
  override apply(ctx: Context913, body: z.infer<typeof New913>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 913", responses: { 200: Body913 } }, put: { summary: "Change item 913", responses: { 200: Body913 } } };
  }
}
export const item913 = route("/items913/{id}", Item913);

const New914 = z.object({ title: z.string(), count914: z.number() });
const Body914 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context914 = Context<{ params: "id"; state: { row: Row } }>;
class Item914 extends Resource<Context914> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New914;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context914) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context914) { return String(ctx.require("row").version); }
  override represent(ctx: Context914) { return ctx.require("row"); }
  override apply(ctx: Context914, body: z.infer<typeof New914>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 914", responses: { 200: Body914 } }, put: { summary: "Change item 914", responses: { 200: Body914 } } };
  }
}
export const item914 = route("/items914/{id}", Item914);

const New915 = z.object({ title: z.string(), count915: z.number() });
const Body915 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context915 = Context<{ params: "id"; state: { row: Row } }>;
class Item915 extends Resource<Context915> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New915;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context915) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context915) { return String(ctx.require("row").version); }
  override represent(ctx: Context915) { return ctx.require("row"); }
  override apply(ctx: Context915, body: z.infer<typeof New915>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 915", responses: { 200: Body915 } }, put: { summary: "Change item 915", responses: { 200: Body915 } } };
  }
}
export const item915 = route("/items915/{id}", Item915);

const New916 = z.object({ title: z.string(), count916: z.number() });
const Body916 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context916 = Context<{ params: "id"; state: { row: Row } }>;
class Item916 extends Resource<Context916> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New916;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context916) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context916) { return String(ctx.require("row").version); }
  override represent(ctx: Context916) { return ctx.require("row"); }
  override apply(ctx: Context916, body: z.infer<typeof New916>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 916", responses: { 200: Body916 } }, put: { summary: "Change item 916", responses: { 200: Body916 } } };
  }
}
export const item916 = route("/items916/{id}", Item916);

const New917 = z.object({ title: z.string(), count917: z.number() });
const Body917 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context917 = Context<{ params: "id"; state: { row: Row } }>;
class Item917 extends Resource<Context917> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New917;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context917) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context917) { return String(ctx.require("row").version); }
  override represent(ctx: Context917) { return ctx.require("row"); }
  override apply(ctx: Context917, body: z.infer<typeof New917>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 917", responses: { 200: Body917 } }, put: { summary: "Change item 917", responses: { 200: Body917 } } };
  }
}
export const item917 = route("/items917/{id}", Item917);

const New918 = z.object({ title: z.string(), count918: z.number() });
const Body918 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context918 = Context<{ params: "id"; state: { row: Row } }>;
class Item918 extends Resource<Context918> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New918;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context918) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context918) { return String(ctx.require("row").version); }
  override represent(ctx: Context918) { return ctx.require("row"); }
  override apply(ctx: Context918, body: z.infer<typeof New918>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 918", responses: { 200: Body918 } }, put: { summary: "Change item 918", responses: { 200: Body918 } } };
  }
}
export const item918 = route("/items918/{id}", Item918);

const New919 = z.object({ title: z.string(), count919: z.number() });
const Body919 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context919 = Context<{ params: "id"; state: { row: Row } }>;
class Item919 extends Resource<Context919> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New919;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context919) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context919) { return String(ctx.require("row").version); }
  override represent(ctx: Context919) { return ctx.require("row"); }
  override apply(ctx: Context919, body: z.infer<typeof New919>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 919", responses: { 200: Body919 } }, put: { summary: "Change item 919", responses: { 200: Body919 } } };
  }
}
export const item919 = route("/items919/{id}", Item919);

const New920 = z.object({ title: z.string(), count920: z.number() });
const Body920 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context920 = Context<{ params: "id"; state: { row: Row } }>;
class Item920 extends Resource<Context920> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New920;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context920) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context920) { return String(ctx.require("row").version); }
  override represent(ctx: Context920) { return ctx.require("row"); }
  override apply(ctx: Context920, body: z.infer<typeof New920>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 920", responses: { 200: Body920 } }, put: { summary: "Change item 920", responses: { 200: Body920 } } };
  }
}
export const item920 = route("/items920/{id}", Item920);

const New921 = z.object({ title: z.string(), count921: z.number() });
const Body921 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context921 = Context<{ params: "id"; state: { row: Row } }>;
class Item921 extends Resource<Context921> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New921;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context921) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context921) { return String(ctx.require("row").version); }
  override represent(ctx: Context921) { return ctx.require("row"); }
  override apply(ctx: Context921, body: z.infer<typeof New921>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 921", responses: { 200: Body921 } }, put: { summary: "Change item 921", responses: { 200: Body921 } } };
  }
}
export const item921 = route("/items921/{id}", Item921);

const New922 = z.object({ title: z.string(), count922: z.number() });
const Body922 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context922 = Context<{ params: "id"; state: { row: Row } }>;
class Item922 extends Resource<Context922> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New922;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context922) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context922) { return String(ctx.require("row").version); }
  override represent(ctx: Context922) { return ctx.require("row"); }
  override apply(ctx: Context922, body: z.infer<typeof New922>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 922", responses: { 200: Body922 } }, put: { summary: "Change item 922", responses: { 200: Body922 } } };
  }
}
export const item922 = route("/items922/{id}", Item922);

const New923 = z.object({ title: z.string(), count923: z.number() });
const Body923 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context923 = Context<{ params: "id"; state: { row: Row } }>;
class Item923 extends Resource<Context923> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New923;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context923) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context923) { return String(ctx.require("row").version); }
  override represent(ctx: Context923) { return ctx.require("row"); }
  override apply(ctx: Context923, body: z.infer<typeof New923>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 923", responses: { 200: Body923 } }, put: { summary: "Change item 923", responses: { 200: Body923 } } };
  }
}
export const item923 = route("/items923/{id}", Item923);

const New924 = z.object({ title: z.string(), count924: z.number() });
const Body924 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context924 = Context<{ params: "id"; state: { row: Row } }>;
class Item924 extends Resource<Context924> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New924;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context924) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context924) { return String(ctx.require("row").version); }
  override represent(ctx: Context924) { return ctx.require("row"); }
  override apply(ctx: Context924, body: z.infer<typeof New924>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 924", responses: { 200: Body924 } }, put: { summary: "Change item 924", responses: { 200: Body924 } } };
  }
}
export const item924 = route("/items924/{id}", Item924);

const New925 = z.object({ title: z.string(), count925: z.number() });
const Body925 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context925 = Context<{ params: "id"; state: { row: Row } }>;
class Item925 extends Resource<Context925> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New925;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context925) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context925) { return String(ctx.require("row").version); }
  override represent(ctx: Context925) { return ctx.require("row"); }
  override apply(ctx: Context925, body: z.infer<typeof New925>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 925", responses: { 200: Body925 } }, put: { summary: "Change item 925", responses: { 200: Body925 } } };
  }
}
export const item925 = route("/items925/{id}", Item925);

const New926 = z.object({ title: z.string(), count926: z.number() });
const Body926 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context926 = Context<{ params: "id"; state: { row: Row } }>;
class Item926 extends Resource<Context926> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New926;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context926) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context926) { return String(ctx.require("row").version); }
  override represent(ctx: Context926) { return ctx.require("row"); }
  override apply(ctx: Context926, body: z.infer<typeof New926>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 926", responses: { 200: Body926 } }, put: { summary: "Change item 926", responses: { 200: Body926 } } };
  }
}
export const item926 = route("/items926/{id}", Item926);

const New927 = z.object({ title: z.string(), count927: z.number() });
const Body927 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context927 = Context<{ params: "id"; state: { row: Row } }>;
class Item927 extends Resource<Context927> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New927;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context927) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context927) { return String(ctx.require("row").version); }
  override represent(ctx: Context927) { return ctx.require("row"); }
  override apply(ctx: Context927, body: z.infer<typeof New927>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 927", responses: { 200: Body927 } }, put: { summary: "Change item 927", responses: { 200: Body927 } } };
  }
}
export const item927 = route("/items927/{id}", Item927);

const New928 = z.object({ title: z.string(), count928: z.number() });
const Body928 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context928 = Context<{ params: "id"; state: { row: Row } }>;
class Item928 extends Resource<Context928> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New928;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context928) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context928) { return String(ctx.require("row").version); }
  override represent(ctx: Context928) { return ctx.require("row"); }
  override apply(ctx: Context928, body: z.infer<typeof New928>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 928", responses: { 200: Body928 } }, put: { summary: "Change item 928", responses: { 200: Body928 } } };
  }
}
export const item928 = route("/items928/{id}", Item928);

const New929 = z.object({ title: z.string(), count929: z.number() });
const Body929 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context929 = Context<{ params: "id"; state: { row: Row } }>;
class Item929 extends Resource<Context929> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New929;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context929) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context929) { return String(ctx.require("row").version); }
  override represent(ctx: Context929) { return ctx.require("row"); }
  override apply(ctx: Context929, body: z.infer<typeof New929>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 929", responses: { 200: Body929 } }, put: { summary: "Change item 929", responses: { 200: Body929 } } };
  }
}
export const item929 = route("/items929/{id}", Item929);

const New930 = z.object({ title: z.string(), count930: z.number() });
const Body930 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context930 = Context<{ params: "id"; state: { row: Row } }>;
class Item930 extends Resource<Context930> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New930;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context930) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context930) { return String(ctx.require("row").version); }
  override represent(ctx: Context930) { return ctx.require("row"); }
  override apply(ctx: Context930, body: z.infer<typeof New930>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 930", responses: { 200: Body930 } }, put: { summary: "Change item 930", responses: { 200: Body930 } } };
  }
}
export const item930 = route("/items930/{id}", Item930);

const New931 = z.object({ title: z.string(), count931: z.number() });
const Body931 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context931 = Context<{ params: "id"; state: { row: Row } }>;
class Item931 extends Resource<Context931> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New931;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context931) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context931) { return String(ctx.require("row").version); }
  override represent(ctx: Context931) { return ctx.require("row"); }
  override apply(ctx: Context931, body: z.infer<typeof New931>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 931", responses: { 200: Body931 } }, put: { summary: "Change item 931", responses: { 200: Body931 } } };
  }
}
export const item931 = route("/items931/{id}", Item931);

const New932 = z.object({ title: z.string(), count932: z.number() });
const Body932 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context932 = Context<{ params: "id"; state: { row: Row } }>;
class Item932 extends Resource<Context932> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New932;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context932) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context932) { return String(ctx.require("row").version); }
  override represent(ctx: Context932) { return ctx.require("row"); }
  override apply(ctx: Context932, body: z.infer<typeof New932>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 932", responses: { 200: Body932 } }, put: { summary: "Change item 932", responses: { 200: Body932 } } };
  }
}
export const item932 = route("/items932/{id}", Item932);

const New933 = z.object({ title: z.string(), count933: z.number() });
const Body933 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context933 = Context<{ params: "id"; state: { row: Row } }>;
class Item933 extends Resource<Context933> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New933;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context933) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context933) { return String(ctx.require("row").version); }
  override represent(ctx: Context933) { return ctx.require("row"); }
  override apply(ctx: Context933, body: z.infer<typeof New933>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 933", responses: { 200: Body933 } }, put: { summary: "Change item 933", responses: { 200: Body933 } } };
  }
}
export const item933 = route("/items933/{id}", Item933);

const New934 = z.object({ title: z.string(), count934: z.number() });
const Body934 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context934 = Context<{ params: "id"; state: { row: Row } }>;
class Item934 extends Resource<Context934> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New934;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context934) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context934) { return String(ctx.require("row").version); }
  override represent(ctx: Context934) { return ctx.require("row"); }
  override apply(ctx: Context934, body: z.infer<typeof New934>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 934", responses: { 200: Body934 } }, put: { summary: "Change item 934", responses: { 200: Body934 } } };
  }
}
export const item934 = route("/items934/{id}", Item934);

const New935 = z.object({ title: z.string(), count935: z.number() });
const Body935 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context935 = Context<{ params: "id"; state: { row: Row } }>;
class Item935 extends Resource<Context935> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New935;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context935) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context935) { return String(ctx.require("row").version); }
  override represent(ctx: Context935) { return ctx.require("row"); }
  override apply(ctx: Context935, body: z.infer<typeof New935>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 935", responses: { 200: Body935 } }, put: { summary: "Change item 935", responses: { 200: Body935 } } };
  }
}
export const item935 = route("/items935/{id}", Item935);

const New936 = z.object({ title: z.string(), count936: z.number() });
const Body936 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context936 = Context<{ params: "id"; state: { row: Row } }>;
class Item936 extends Resource<Context936> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New936;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context936) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context936) { return String(ctx.require("row").version); }
  override represent(ctx: Context936) { return ctx.require("row"); }
  override apply(ctx: Context936, body: z.infer<typeof New936>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 936", responses: { 200: Body936 } }, put: { summary: "Change item 936", responses: { 200: Body936 } } };
  }
}
export const item936 = route("/items936/{id}", Item936);

const New937 = z.object({ title: z.string(), count937: z.number() });
const Body937 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context937 = Context<{ params: "id"; state: { row: Row } }>;
class Item937 extends Resource<Context937> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New937;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context937) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context937) { return String(ctx.require("row").version); }
  override represent(ctx: Context937) { return ctx.require("row"); }
  override apply(ctx: Context937, body: z.infer<typeof New937>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 937", responses: { 200: Body937 } }, put: { summary: "Change item 937", responses: { 200: Body937 } } };
  }
}
export const item937 = route("/items937/{id}", Item937);

const New938 = z.object({ title: z.string(), count938: z.number() });
const Body938 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context938 = Context<{ params: "id"; state: { row: Row } }>;
class Item938 extends Resource<Context938> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New938;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context938) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context938) { return String(ctx.require("row").version); }
  override represent(ctx: Context938) { return ctx.require("row"); }
  override apply(ctx: Context938, body: z.infer<typeof New938>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 938", responses: { 200: Body938 } }, put: { summary: "Change item 938", responses: { 200: Body938 } } };
  }
}
export const item938 = route("/items938/{id}", Item938);

const New939 = z.object({ title: z.string(), count939: z.number() });
const Body939 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context939 = Context<{ params: "id"; state: { row: Row } }>;
class Item939 extends Resource<Context939> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New939;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context939) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context939) { return String(ctx.require("row").version); }
  override represent(ctx: Context939) { return ctx.require("row"); }
  override apply(ctx: Context939, body: z.infer<typeof New939>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 939", responses: { 200: Body939 } }, put: { summary: "Change item 939", responses: { 200: Body939 } } };
  }
}
export const item939 = route("/items939/{id}", Item939);

const New940 = z.object({ title: z.string(), count940: z.number() });
const Body940 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context940 = Context<{ params: "id"; state: { row: Row } }>;
class Item940 extends Resource<Context940> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New940;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context940) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context940) { return String(ctx.require("row").version); }
  override represent(ctx: Context940) { return ctx.require("row"); }
  override apply(ctx: Context940, body: z.infer<typeof New940>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 940", responses: { 200: Body940 } }, put: { summary: "Change item 940", responses: { 200: Body940 } } };
  }
}
export const item940 = route("/items940/{id}", Item940);

const New941 = z.object({ title: z.string(), count941: z.number() });
const Body941 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context941 = Context<{ params: "id"; state: { row: Row } }>;
class Item941 extends Resource<Context941> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New941;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context941) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context941) { return String(ctx.require("row").version); }
  override represent(ctx: Context941) { return ctx.require("row"); }
  override apply(ctx: Context941, body: z.infer<typeof New941>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 941", responses: { 200: Body941 } }, put: { summary: "Change item 941", responses: { 200: Body941 } } };
  }
}
export const item941 = route("/items941/{id}", Item941);

const New942 = z.object({ title: z.string(), count942: z.number() });
const Body942 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context942 = Context<{ params: "id"; state: { row: Row } }>;
class Item942 extends Resource<Context942> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New942;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context942) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context942) { return String(ctx.require("row").version); }
  override represent(ctx: Context942) { return ctx.require("row"); }
  override apply(ctx: Context942, body: z.infer<typeof New942>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 942", responses: { 200: Body942 } }, put: { summary: "Change item 942", responses: { 200: Body942 } } };
  }
}
export const item942 = route("/items942/{id}", Item942);

const New943 = z.object({ title: z.string(), count943: z.number() });
const Body943 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context943 = Context<{ params: "id"; state: { row: Row } }>;
class Item943 extends Resource<Context943> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New943;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context943) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context943) { return String(ctx.require("row").version); }
  override represent(ctx: Context943) { return ctx.require("row"); }
  override apply(ctx: Context943, body: z.infer<typeof New943>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 943", responses: { 200: Body943 } }, put: { summary: "Change item 943", responses: { 200: Body943 } } };
  }
}
export const item943 = route("/items943/{id}", Item943);

const New944 = z.object({ title: z.string(), count944: z.number() });
const Body944 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context944 = Context<{ params: "id"; state: { row: Row } }>;
class Item944 extends Resource<Context944> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New944;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context944) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context944) { return String(ctx.require("row").version); }
  override represent(ctx: Context944) { return ctx.require("row"); }
  override apply(ctx: Context944, body: z.infer<typeof New944>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 944", responses: { 200: Body944 } }, put: { summary: "Change item 944", responses: { 200: Body944 } } };
  }
}
export const item944 = route("/items944/{id}", Item944);

const New945 = z.object({ title: z.string(), count945: z.number() });
const Body945 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context945 = Context<{ params: "id"; state: { row: Row } }>;
class Item945 extends Resource<Context945> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New945;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context945) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context945) { return String(ctx.require("row").version); }
  override represent(ctx: Context945) { return ctx.require("row"); }
  override apply(ctx: Context945, body: z.infer<typeof New945>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 945", responses: { 200: Body945 } }, put: { summary: "Change item 945", responses: { 200: Body945 } } };
  }
}
export const item945 = route("/items945/{id}", Item945);

const New946 = z.object({ title: z.string(), count946: z.number() });
const Body946 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context946 = Context<{ params: "id"; state: { row: Row } }>;
class Item946 extends Resource<Context946> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New946;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context946) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context946) { return String(ctx.require("row").version); }
  override represent(ctx: Context946) { return ctx.require("row"); }
  override apply(ctx: Context946, body: z.infer<typeof New946>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 946", responses: { 200: Body946 } }, put: { summary: "Change item 946", responses: { 200: Body946 } } };
  }
}
export const item946 = route("/items946/{id}", Item946);

const New947 = z.object({ title: z.string(), count947: z.number() });
const Body947 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context947 = Context<{ params: "id"; state: { row: Row } }>;
class Item947 extends Resource<Context947> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New947;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context947) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context947) { return String(ctx.require("row").version); }
  override represent(ctx: Context947) { return ctx.require("row"); }
  override apply(ctx: Context947, body: z.infer<typeof New947>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 947", responses: { 200: Body947 } }, put: { summary: "Change item 947", responses: { 200: Body947 } } };
  }
}
export const item947 = route("/items947/{id}", Item947);

const New948 = z.object({ title: z.string(), count948: z.number() });
const Body948 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context948 = Context<{ params: "id"; state: { row: Row } }>;
class Item948 extends Resource<Context948> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New948;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context948) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context948) { return String(ctx.require("row").version); }
  override represent(ctx: Context948) { return ctx.require("row"); }
  override apply(ctx: Context948, body: z.infer<typeof New948>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 948", responses: { 200: Body948 } }, put: { summary: "Change item 948", responses: { 200: Body948 } } };
  }
}
export const item948 = route("/items948/{id}", Item948);

const New949 = z.object({ title: z.string(), count949: z.number() });
const Body949 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context949 = Context<{ params: "id"; state: { row: Row } }>;
class Item949 extends Resource<Context949> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New949;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context949) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context949) { return String(ctx.require("row").version); }
  override represent(ctx: Context949) { return ctx.require("row"); }
  override apply(ctx: Context949, body: z.infer<typeof New949>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 949", responses: { 200: Body949 } }, put: { summary: "Change item 949", responses: { 200: Body949 } } };
  }
}
export const item949 = route("/items949/{id}", Item949);
