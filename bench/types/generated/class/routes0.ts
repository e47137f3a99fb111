import { type Context, Resource, route } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New0 = z.object({ title: z.string(), count0: z.number() });
const Body0 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context0 = Context<{ params: "id"; state: { row: Row } }>;
class Item0 extends Resource<Context0> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New0;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context0) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context0) { return String(ctx.require("row").version); }
  override represent(ctx: Context0) { return ctx.require("row"); }
  override apply(ctx: Context0, body: z.infer<typeof New0>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 0", responses: { 200: Body0 } }, put: { summary: "Change item 0", responses: { 200: Body0 } } };
  }
}
export const item0 = route("/items0/{id}", Item0);

const New1 = z.object({ title: z.string(), count1: z.number() });
const Body1 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context1 = Context<{ params: "id"; state: { row: Row } }>;
class Item1 extends Resource<Context1> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New1;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context1) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context1) { return String(ctx.require("row").version); }
  override represent(ctx: Context1) { return ctx.require("row"); }
  override apply(ctx: Context1, body: z.infer<typeof New1>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 1", responses: { 200: Body1 } }, put: { summary: "Change item 1", responses: { 200: Body1 } } };
  }
}
export const item1 = route("/items1/{id}", Item1);

const New2 = z.object({ title: z.string(), count2: z.number() });
const Body2 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context2 = Context<{ params: "id"; state: { row: Row } }>;
class Item2 extends Resource<Context2> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New2;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context2) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context2) { return String(ctx.require("row").version); }
  override represent(ctx: Context2) { return ctx.require("row"); }
  override apply(ctx: Context2, body: z.infer<typeof New2>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 2", responses: { 200: Body2 } }, put: { summary: "Change item 2", responses: { 200: Body2 } } };
  }
}
export const item2 = route("/items2/{id}", Item2);

const New3 = z.object({ title: z.string(), count3: z.number() });
const Body3 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context3 = Context<{ params: "id"; state: { row: Row } }>;
class Item3 extends Resource<Context3> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New3;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context3) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context3) { return String(ctx.require("row").version); }
  override represent(ctx: Context3) { return ctx.require("row"); }
  override apply(ctx: Context3, body: z.infer<typeof New3>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 3", responses: { 200: Body3 } }, put: { summary: "Change item 3", responses: { 200: Body3 } } };
  }
}
export const item3 = route("/items3/{id}", Item3);

const New4 = z.object({ title: z.string(), count4: z.number() });
const Body4 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context4 = Context<{ params: "id"; state: { row: Row } }>;
class Item4 extends Resource<Context4> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New4;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context4) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context4) { return String(ctx.require("row").version); }
  override represent(ctx: Context4) { return ctx.require("row"); }
  override apply(ctx: Context4, body: z.infer<typeof New4>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 4", responses: { 200: Body4 } }, put: { summary: "Change item 4", responses: { 200: Body4 } } };
  }
}
export const item4 = route("/items4/{id}", Item4);

const New5 = z.object({ title: z.string(), count5: z.number() });
const Body5 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context5 = Context<{ params: "id"; state: { row: Row } }>;
class Item5 extends Resource<Context5> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New5;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context5) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context5) { return String(ctx.require("row").version); }
  override represent(ctx: Context5) { return ctx.require("row"); }
  override apply(ctx: Context5, body: z.infer<typeof New5>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 5", responses: { 200: Body5 } }, put: { summary: "Change item 5", responses: { 200: Body5 } } };
  }
}
export const item5 = route("/items5/{id}", Item5);

const New6 = z.object({ title: z.string(), count6: z.number() });
const Body6 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context6 = Context<{ params: "id"; state: { row: Row } }>;
class Item6 extends Resource<Context6> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New6;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context6) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context6) { return String(ctx.require("row").version); }
  override represent(ctx: Context6) { return ctx.require("row"); }
  override apply(ctx: Context6, body: z.infer<typeof New6>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 6", responses: { 200: Body6 } }, put: { summary: "Change item 6", responses: { 200: Body6 } } };
  }
}
export const item6 = route("/items6/{id}", Item6);

const New7 = z.object({ title: z.string(), count7: z.number() });
const Body7 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context7 = Context<{ params: "id"; state: { row: Row } }>;
class Item7 extends Resource<Context7> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New7;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context7) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context7) { return String(ctx.require("row").version); }
  override represent(ctx: Context7) { return ctx.require("row"); }
  override apply(ctx: Context7, body: z.infer<typeof New7>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 7", responses: { 200: Body7 } }, put: { summary: "Change item 7", responses: { 200: Body7 } } };
  }
}
export const item7 = route("/items7/{id}", Item7);

const New8 = z.object({ title: z.string(), count8: z.number() });
const Body8 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context8 = Context<{ params: "id"; state: { row: Row } }>;
class Item8 extends Resource<Context8> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New8;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context8) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context8) { return String(ctx.require("row").version); }
  override represent(ctx: Context8) { return ctx.require("row"); }
  override apply(ctx: Context8, body: z.infer<typeof New8>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 8", responses: { 200: Body8 } }, put: { summary: "Change item 8", responses: { 200: Body8 } } };
  }
}
export const item8 = route("/items8/{id}", Item8);

const New9 = z.object({ title: z.string(), count9: z.number() });
const Body9 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context9 = Context<{ params: "id"; state: { row: Row } }>;
class Item9 extends Resource<Context9> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New9;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context9) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context9) { return String(ctx.require("row").version); }
  override represent(ctx: Context9) { return ctx.require("row"); }
  override apply(ctx: Context9, body: z.infer<typeof New9>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 9", responses: { 200: Body9 } }, put: { summary: "Change item 9", responses: { 200: Body9 } } };
  }
}
export const item9 = route("/items9/{id}", Item9);

const New10 = z.object({ title: z.string(), count10: z.number() });
const Body10 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context10 = Context<{ params: "id"; state: { row: Row } }>;
class Item10 extends Resource<Context10> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New10;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context10) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context10) { return String(ctx.require("row").version); }
  override represent(ctx: Context10) { return ctx.require("row"); }
  override apply(ctx: Context10, body: z.infer<typeof New10>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 10", responses: { 200: Body10 } }, put: { summary: "Change item 10", responses: { 200: Body10 } } };
  }
}
export const item10 = route("/items10/{id}", Item10);

const New11 = z.object({ title: z.string(), count11: z.number() });
const Body11 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context11 = Context<{ params: "id"; state: { row: Row } }>;
class Item11 extends Resource<Context11> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New11;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context11) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context11) { return String(ctx.require("row").version); }
  override represent(ctx: Context11) { return ctx.require("row"); }
  override apply(ctx: Context11, body: z.infer<typeof New11>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 11", responses: { 200: Body11 } }, put: { summary: "Change item 11", responses: { 200: Body11 } } };
  }
}
export const item11 = route("/items11/{id}", Item11);

const New12 = z.object({ title: z.string(), count12: z.number() });
const Body12 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context12 = Context<{ params: "id"; state: { row: Row } }>;
class Item12 extends Resource<Context12> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New12;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context12) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context12) { return String(ctx.require("row").version); }
  override represent(ctx: Context12) { return ctx.require("row"); }
  override apply(ctx: Context12, body: z.infer<typeof New12>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 12", responses: { 200: Body12 } }, put: { summary: "Change item 12", responses: { 200: Body12 } } };
  }
}
export const item12 = route("/items12/{id}", Item12);

const New13 = z.object({ title: z.string(), count13: z.number() });
const Body13 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context13 = Context<{ params: "id"; state: { row: Row } }>;
class Item13 extends Resource<Context13> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New13;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context13) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context13) { return String(ctx.require("row").version); }
  override represent(ctx: Context13) { return ctx.require("row"); }
  override apply(ctx: Context13, body: z.infer<typeof New13>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 13", responses: { 200: Body13 } }, put: { summary: "Change item 13", responses: { 200: Body13 } } };
  }
}
export const item13 = route("/items13/{id}", Item13);

const New14 = z.object({ title: z.string(), count14: z.number() });
const Body14 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context14 = Context<{ params: "id"; state: { row: Row } }>;
class Item14 extends Resource<Context14> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New14;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context14) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context14) { return String(ctx.require("row").version); }
  override represent(ctx: Context14) { return ctx.require("row"); }
  override apply(ctx: Context14, body: z.infer<typeof New14>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 14", responses: { 200: Body14 } }, put: { summary: "Change item 14", responses: { 200: Body14 } } };
  }
}
export const item14 = route("/items14/{id}", Item14);

const New15 = z.object({ title: z.string(), count15: z.number() });
const Body15 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context15 = Context<{ params: "id"; state: { row: Row } }>;
class Item15 extends Resource<Context15> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New15;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context15) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context15) { return String(ctx.require("row").version); }
  override represent(ctx: Context15) { return ctx.require("row"); }
  override apply(ctx: Context15, body: z.infer<typeof New15>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 15", responses: { 200: Body15 } }, put: { summary: "Change item 15", responses: { 200: Body15 } } };
  }
}
export const item15 = route("/items15/{id}", Item15);

const New16 = z.object({ title: z.string(), count16: z.number() });
const Body16 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context16 = Context<{ params: "id"; state: { row: Row } }>;
class Item16 extends Resource<Context16> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New16;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context16) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context16) { return String(ctx.require("row").version); }
  override represent(ctx: Context16) { return ctx.require("row"); }
  override apply(ctx: Context16, body: z.infer<typeof New16>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 16", responses: { 200: Body16 } }, put: { summary: "Change item 16", responses: { 200: Body16 } } };
  }
}
export const item16 = route("/items16/{id}", Item16);

const New17 = z.object({ title: z.string(), count17: z.number() });
const Body17 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context17 = Context<{ params: "id"; state: { row: Row } }>;
class Item17 extends Resource<Context17> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New17;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context17) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context17) { return String(ctx.require("row").version); }
  override represent(ctx: Context17) { return ctx.require("row"); }
  override apply(ctx: Context17, body: z.infer<typeof New17>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 17", responses: { 200: Body17 } }, put: { summary: "Change item 17", responses: { 200: Body17 } } };
  }
}
export const item17 = route("/items17/{id}", Item17);

const New18 = z.object({ title: z.string(), count18: z.number() });
const Body18 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context18 = Context<{ params: "id"; state: { row: Row } }>;
class Item18 extends Resource<Context18> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New18;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context18) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context18) { return String(ctx.require("row").version); }
  override represent(ctx: Context18) { return ctx.require("row"); }
  override apply(ctx: Context18, body: z.infer<typeof New18>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 18", responses: { 200: Body18 } }, put: { summary: "Change item 18", responses: { 200: Body18 } } };
  }
}
export const item18 = route("/items18/{id}", Item18);

const New19 = z.object({ title: z.string(), count19: z.number() });
const Body19 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context19 = Context<{ params: "id"; state: { row: Row } }>;
class Item19 extends Resource<Context19> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New19;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context19) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context19) { return String(ctx.require("row").version); }
  override represent(ctx: Context19) { return ctx.require("row"); }
  override apply(ctx: Context19, body: z.infer<typeof New19>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 19", responses: { 200: Body19 } }, put: { summary: "Change item 19", responses: { 200: Body19 } } };
  }
}
export const item19 = route("/items19/{id}", Item19);

const New20 = z.object({ title: z.string(), count20: z.number() });
const Body20 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context20 = Context<{ params: "id"; state: { row: Row } }>;
class Item20 extends Resource<Context20> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New20;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context20) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context20) { return String(ctx.require("row").version); }
  override represent(ctx: Context20) { return ctx.require("row"); }
  override apply(ctx: Context20, body: z.infer<typeof New20>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 20", responses: { 200: Body20 } }, put: { summary: "Change item 20", responses: { 200: Body20 } } };
  }
}
export const item20 = route("/items20/{id}", Item20);

const New21 = z.object({ title: z.string(), count21: z.number() });
const Body21 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context21 = Context<{ params: "id"; state: { row: Row } }>;
class Item21 extends Resource<Context21> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New21;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context21) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context21) { return String(ctx.require("row").version); }
  override represent(ctx: Context21) { return ctx.require("row"); }
  override apply(ctx: Context21, body: z.infer<typeof New21>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 21", responses: { 200: Body21 } }, put: { summary: "Change item 21", responses: { 200: Body21 } } };
  }
}
export const item21 = route("/items21/{id}", Item21);

const New22 = z.object({ title: z.string(), count22: z.number() });
const Body22 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context22 = Context<{ params: "id"; state: { row: Row } }>;
class Item22 extends Resource<Context22> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New22;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context22) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context22) { return String(ctx.require("row").version); }
  override represent(ctx: Context22) { return ctx.require("row"); }
  override apply(ctx: Context22, body: z.infer<typeof New22>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 22", responses: { 200: Body22 } }, put: { summary: "Change item 22", responses: { 200: Body22 } } };
  }
}
export const item22 = route("/items22/{id}", Item22);

const New23 = z.object({ title: z.string(), count23: z.number() });
const Body23 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context23 = Context<{ params: "id"; state: { row: Row } }>;
class Item23 extends Resource<Context23> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New23;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context23) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context23) { return String(ctx.require("row").version); }
  override represent(ctx: Context23) { return ctx.require("row"); }
  override apply(ctx: Context23, body: z.infer<typeof New23>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 23", responses: { 200: Body23 } }, put: { summary: "Change item 23", responses: { 200: Body23 } } };
  }
}
export const item23 = route("/items23/{id}", Item23);

const New24 = z.object({ title: z.string(), count24: z.number() });
const Body24 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context24 = Context<{ params: "id"; state: { row: Row } }>;
class Item24 extends Resource<Context24> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New24;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context24) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context24) { return String(ctx.require("row").version); }
  override represent(ctx: Context24) { return ctx.require("row"); }
  override apply(ctx: Context24, body: z.infer<typeof New24>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 24", responses: { 200: Body24 } }, put: { summary: "Change item 24", responses: { 200: Body24 } } };
  }
}
export const item24 = route("/items24/{id}", Item24);

const New25 = z.object({ title: z.string(), count25: z.number() });
const Body25 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context25 = Context<{ params: "id"; state: { row: Row } }>;
class Item25 extends Resource<Context25> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New25;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context25) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context25) { return String(ctx.require("row").version); }
  override represent(ctx: Context25) { return ctx.require("row"); }
  override apply(ctx: Context25, body: z.infer<typeof New25>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 25", responses: { 200: Body25 } }, put: { summary: "Change item 25", responses: { 200: Body25 } } };
  }
}
export const item25 = route("/items25/{id}", Item25);

const New26 = z.object({ title: z.string(), count26: z.number() });
const Body26 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context26 = Context<{ params: "id"; state: { row: Row } }>;
class Item26 extends Resource<Context26> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New26;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context26) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context26) { return String(ctx.require("row").version); }
  override represent(ctx: Context26) { return ctx.require("row"); }
  override apply(ctx: Context26, body: z.infer<typeof New26>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 26", responses: { 200: Body26 } }, put: { summary: "Change item 26", responses: { 200: Body26 } } };
  }
}
export const item26 = route("/items26/{id}", Item26);

const New27 = z.object({ title: z.string(), count27: z.number() });
const Body27 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context27 = Context<{ params: "id"; state: { row: Row } }>;
class Item27 extends Resource<Context27> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New27;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context27) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context27) { return String(ctx.require("row").version); }
  override represent(ctx: Context27) { return ctx.require("row"); }
  override apply(ctx: Context27, body: z.infer<typeof New27>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 27", responses: { 200: Body27 } }, put: { summary: "Change item 27", responses: { 200: Body27 } } };
  }
}
export const item27 = route("/items27/{id}", Item27);

const New28 = z.object({ title: z.string(), count28: z.number() });
const Body28 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context28 = Context<{ params: "id"; state: { row: Row } }>;
class Item28 extends Resource<Context28> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New28;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context28) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context28) { return String(ctx.require("row").version); }
  override represent(ctx: Context28) { return ctx.require("row"); }
  override apply(ctx: Context28, body: z.infer<typeof New28>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 28", responses: { 200: Body28 } }, put: { summary: "Change item 28", responses: { 200: Body28 } } };
  }
}
export const item28 = route("/items28/{id}", Item28);

const New29 = z.object({ title: z.string(), count29: z.number() });
const Body29 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context29 = Context<{ params: "id"; state: { row: Row } }>;
class Item29 extends Resource<Context29> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New29;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context29) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context29) { return String(ctx.require("row").version); }
  override represent(ctx: Context29) { return ctx.require("row"); }
  override apply(ctx: Context29, body: z.infer<typeof New29>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 29", responses: { 200: Body29 } }, put: { summary: "Change item 29", responses: { 200: Body29 } } };
  }
}
export const item29 = route("/items29/{id}", Item29);

const New30 = z.object({ title: z.string(), count30: z.number() });
const Body30 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context30 = Context<{ params: "id"; state: { row: Row } }>;
class Item30 extends Resource<Context30> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New30;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context30) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context30) { return String(ctx.require("row").version); }
  override represent(ctx: Context30) { return ctx.require("row"); }
  override apply(ctx: Context30, body: z.infer<typeof New30>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 30", responses: { 200: Body30 } }, put: { summary: "Change item 30", responses: { 200: Body30 } } };
  }
}
export const item30 = route("/items30/{id}", Item30);

const New31 = z.object({ title: z.string(), count31: z.number() });
const Body31 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context31 = Context<{ params: "id"; state: { row: Row } }>;
class Item31 extends Resource<Context31> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New31;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context31) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context31) { return String(ctx.require("row").version); }
  override represent(ctx: Context31) { return ctx.require("row"); }
  override apply(ctx: Context31, body: z.infer<typeof New31>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 31", responses: { 200: Body31 } }, put: { summary: "Change item 31", responses: { 200: Body31 } } };
  }
}
export const item31 = route("/items31/{id}", Item31);

const New32 = z.object({ title: z.string(), count32: z.number() });
const Body32 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context32 = Context<{ params: "id"; state: { row: Row } }>;
class Item32 extends Resource<Context32> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New32;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context32) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context32) { return String(ctx.require("row").version); }
  override represent(ctx: Context32) { return ctx.require("row"); }
  override apply(ctx: Context32, body: z.infer<typeof New32>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 32", responses: { 200: Body32 } }, put: { summary: "Change item 32", responses: { 200: Body32 } } };
  }
}
export const item32 = route("/items32/{id}", Item32);

const New33 = z.object({ title: z.string(), count33: z.number() });
const Body33 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context33 = Context<{ params: "id"; state: { row: Row } }>;
class Item33 extends Resource<Context33> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New33;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context33) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context33) { return String(ctx.require("row").version); }
  override represent(ctx: Context33) { return ctx.require("row"); }
  override apply(ctx: Context33, body: z.infer<typeof New33>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 33", responses: { 200: Body33 } }, put: { summary: "Change item 33", responses: { 200: Body33 } } };
  }
}
export const item33 = route("/items33/{id}", Item33);

const New34 = z.object({ title: z.string(), count34: z.number() });
const Body34 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context34 = Context<{ params: "id"; state: { row: Row } }>;
class Item34 extends Resource<Context34> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New34;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context34) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context34) { return String(ctx.require("row").version); }
  override represent(ctx: Context34) { return ctx.require("row"); }
  override apply(ctx: Context34, body: z.infer<typeof New34>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 34", responses: { 200: Body34 } }, put: { summary: "Change item 34", responses: { 200: Body34 } } };
  }
}
export const item34 = route("/items34/{id}", Item34);

const New35 = z.object({ title: z.string(), count35: z.number() });
const Body35 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context35 = Context<{ params: "id"; state: { row: Row } }>;
class Item35 extends Resource<Context35> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New35;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context35) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context35) { return String(ctx.require("row").version); }
  override represent(ctx: Context35) { return ctx.require("row"); }
  override apply(ctx: Context35, body: z.infer<typeof New35>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 35", responses: { 200: Body35 } }, put: { summary: "Change item 35", responses: { 200: Body35 } } };
  }
}
export const item35 = route("/items35/{id}", Item35);

const New36 = z.object({ title: z.string(), count36: z.number() });
const Body36 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context36 = Context<{ params: "id"; state: { row: Row } }>;
class Item36 extends Resource<Context36> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New36;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context36) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context36) { return String(ctx.require("row").version); }
  override represent(ctx: Context36) { return ctx.require("row"); }
  override apply(ctx: Context36, body: z.infer<typeof New36>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 36", responses: { 200: Body36 } }, put: { summary: "Change item 36", responses: { 200: Body36 } } };
  }
}
export const item36 = route("/items36/{id}", Item36);

const New37 = z.object({ title: z.string(), count37: z.number() });
const Body37 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context37 = Context<{ params: "id"; state: { row: Row } }>;
class Item37 extends Resource<Context37> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New37;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context37) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context37) { return String(ctx.require("row").version); }
  override represent(ctx: Context37) { return ctx.require("row"); }
  override apply(ctx: Context37, body: z.infer<typeof New37>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 37", responses: { 200: Body37 } }, put: { summary: "Change item 37", responses: { 200: Body37 } } };
  }
}
export const item37 = route("/items37/{id}", Item37);

const New38 = z.object({ title: z.string(), count38: z.number() });
const Body38 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context38 = Context<{ params: "id"; state: { row: Row } }>;
class Item38 extends Resource<Context38> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New38;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context38) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context38) { return String(ctx.require("row").version); }
  override represent(ctx: Context38) { return ctx.require("row"); }
  override apply(ctx: Context38, body: z.infer<typeof New38>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 38", responses: { 200: Body38 } }, put: { summary: "Change item 38", responses: { 200: Body38 } } };
  }
}
export const item38 = route("/items38/{id}", Item38);

const New39 = z.object({ title: z.string(), count39: z.number() });
const Body39 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context39 = Context<{ params: "id"; state: { row: Row } }>;
class Item39 extends Resource<Context39> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New39;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context39) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context39) { return String(ctx.require("row").version); }
  override represent(ctx: Context39) { return ctx.require("row"); }
  override apply(ctx: Context39, body: z.infer<typeof New39>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 39", responses: { 200: Body39 } }, put: { summary: "Change item 39", responses: { 200: Body39 } } };
  }
}
export const item39 = route("/items39/{id}", Item39);

const New40 = z.object({ title: z.string(), count40: z.number() });
const Body40 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context40 = Context<{ params: "id"; state: { row: Row } }>;
class Item40 extends Resource<Context40> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New40;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context40) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context40) { return String(ctx.require("row").version); }
  override represent(ctx: Context40) { return ctx.require("row"); }
  override apply(ctx: Context40, body: z.infer<typeof New40>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 40", responses: { 200: Body40 } }, put: { summary: "Change item 40", responses: { 200: Body40 } } };
  }
}
export const item40 = route("/items40/{id}", Item40);

const New41 = z.object({ title: z.string(), count41: z.number() });
const Body41 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context41 = Context<{ params: "id"; state: { row: Row } }>;
class Item41 extends Resource<Context41> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New41;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context41) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context41) { return String(ctx.require("row").version); }
  override represent(ctx: Context41) { return ctx.require("row"); }
  override apply(ctx: Context41, body: z.infer<typeof New41>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 41", responses: { 200: Body41 } }, put: { summary: "Change item 41", responses: { 200: Body41 } } };
  }
}
export const item41 = route("/items41/{id}", Item41);

const New42 = z.object({ title: z.string(), count42: z.number() });
const Body42 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context42 = Context<{ params: "id"; state: { row: Row } }>;
class Item42 extends Resource<Context42> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New42;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context42) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context42) { return String(ctx.require("row").version); }
  override represent(ctx: Context42) { return ctx.require("row"); }
  override apply(ctx: Context42, body: z.infer<typeof New42>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 42", responses: { 200: Body42 } }, put: { summary: "Change item 42", responses: { 200: Body42 } } };
  }
}
export const item42 = route("/items42/{id}", Item42);

const New43 = z.object({ title: z.string(), count43: z.number() });
const Body43 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context43 = Context<{ params: "id"; state: { row: Row } }>;
class Item43 extends Resource<Context43> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New43;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context43) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context43) { return String(ctx.require("row").version); }
  override represent(ctx: Context43) { return ctx.require("row"); }
  override apply(ctx: Context43, body: z.infer<typeof New43>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 43", responses: { 200: Body43 } }, put: { summary: "Change item 43", responses: { 200: Body43 } } };
  }
}
export const item43 = route("/items43/{id}", Item43);

const New44 = z.object({ title: z.string(), count44: z.number() });
const Body44 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context44 = Context<{ params: "id"; state: { row: Row } }>;
class Item44 extends Resource<Context44> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New44;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context44) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context44) { return String(ctx.require("row").version); }
  override represent(ctx: Context44) { return ctx.require("row"); }
  override apply(ctx: Context44, body: z.infer<typeof New44>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 44", responses: { 200: Body44 } }, put: { summary: "Change item 44", responses: { 200: Body44 } } };
  }
}
export const item44 = route("/items44/{id}", Item44);

const New45 = z.object({ title: z.string(), count45: z.number() });
const Body45 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context45 = Context<{ params: "id"; state: { row: Row } }>;
class Item45 extends Resource<Context45> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New45;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context45) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context45) { return String(ctx.require("row").version); }
  override represent(ctx: Context45) { return ctx.require("row"); }
  override apply(ctx: Context45, body: z.infer<typeof New45>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 45", responses: { 200: Body45 } }, put: { summary: "Change item 45", responses: { 200: Body45 } } };
  }
}
export const item45 = route("/items45/{id}", Item45);

const New46 = z.object({ title: z.string(), count46: z.number() });
const Body46 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context46 = Context<{ params: "id"; state: { row: Row } }>;
class Item46 extends Resource<Context46> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New46;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context46) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context46) { return String(ctx.require("row").version); }
  override represent(ctx: Context46) { return ctx.require("row"); }
  override apply(ctx: Context46, body: z.infer<typeof New46>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 46", responses: { 200: Body46 } }, put: { summary: "Change item 46", responses: { 200: Body46 } } };
  }
}
export const item46 = route("/items46/{id}", Item46);

const New47 = z.object({ title: z.string(), count47: z.number() });
const Body47 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context47 = Context<{ params: "id"; state: { row: Row } }>;
class Item47 extends Resource<Context47> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New47;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context47) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context47) { return String(ctx.require("row").version); }
  override represent(ctx: Context47) { return ctx.require("row"); }
  override apply(ctx: Context47, body: z.infer<typeof New47>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 47", responses: { 200: Body47 } }, put: { summary: "Change item 47", responses: { 200: Body47 } } };
  }
}
export const item47 = route("/items47/{id}", Item47);

const New48 = z.object({ title: z.string(), count48: z.number() });
const Body48 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context48 = Context<{ params: "id"; state: { row: Row } }>;
class Item48 extends Resource<Context48> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New48;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context48) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context48) { return String(ctx.require("row").version); }
  override represent(ctx: Context48) { return ctx.require("row"); }
  override apply(ctx: Context48, body: z.infer<typeof New48>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 48", responses: { 200: Body48 } }, put: { summary: "Change item 48", responses: { 200: Body48 } } };
  }
}
export const item48 = route("/items48/{id}", Item48);

const New49 = z.object({ title: z.string(), count49: z.number() });
const Body49 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context49 = Context<{ params: "id"; state: { row: Row } }>;
class Item49 extends Resource<Context49> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New49;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context49) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context49) { return String(ctx.require("row").version); }
  override represent(ctx: Context49) { return ctx.require("row"); }
  override apply(ctx: Context49, body: z.infer<typeof New49>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 49", responses: { 200: Body49 } }, put: { summary: "Change item 49", responses: { 200: Body49 } } };
  }
}
export const item49 = route("/items49/{id}", Item49);
