import { type Context, Resource, route } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New300 = z.object({ title: z.string(), count300: z.number() });
const Body300 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context300 = Context<{ params: "id"; state: { row: Row } }>;
class Item300 extends Resource<Context300> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New300;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context300) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context300) { return String(ctx.require("row").version); }
  override represent(ctx: Context300) { return ctx.require("row"); }
  override apply(ctx: Context300, body: z.infer<typeof New300>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 300", responses: { 200: Body300 } }, put: { summary: "Change item 300", responses: { 200: Body300 } } };
  }
}
export const item300 = route("/items300/{id}", Item300);

const New301 = z.object({ title: z.string(), count301: z.number() });
const Body301 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context301 = Context<{ params: "id"; state: { row: Row } }>;
class Item301 extends Resource<Context301> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New301;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context301) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context301) { return String(ctx.require("row").version); }
  override represent(ctx: Context301) { return ctx.require("row"); }
  override apply(ctx: Context301, body: z.infer<typeof New301>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 301", responses: { 200: Body301 } }, put: { summary: "Change item 301", responses: { 200: Body301 } } };
  }
}
export const item301 = route("/items301/{id}", Item301);

const New302 = z.object({ title: z.string(), count302: z.number() });
const Body302 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context302 = Context<{ params: "id"; state: { row: Row } }>;
class Item302 extends Resource<Context302> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New302;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context302) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context302) { return String(ctx.require("row").version); }
  override represent(ctx: Context302) { return ctx.require("row"); }
  override apply(ctx: Context302, body: z.infer<typeof New302>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 302", responses: { 200: Body302 } }, put: { summary: "Change item 302", responses: { 200: Body302 } } };
  }
}
export const item302 = route("/items302/{id}", Item302);

const New303 = z.object({ title: z.string(), count303: z.number() });
const Body303 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context303 = Context<{ params: "id"; state: { row: Row } }>;
class Item303 extends Resource<Context303> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New303;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context303) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context303) { return String(ctx.require("row").version); }
  override represent(ctx: Context303) { return ctx.require("row"); }
  override apply(ctx: Context303, body: z.infer<typeof New303>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 303", responses: { 200: Body303 } }, put: { summary: "Change item 303", responses: { 200: Body303 } } };
  }
}
export const item303 = route("/items303/{id}", Item303);

const New304 = z.object({ title: z.string(), count304: z.number() });
const Body304 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context304 = Context<{ params: "id"; state: { row: Row } }>;
class Item304 extends Resource<Context304> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New304;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context304) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context304) { return String(ctx.require("row").version); }
  override represent(ctx: Context304) { return ctx.require("row"); }
  override apply(ctx: Context304, body: z.infer<typeof New304>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 304", responses: { 200: Body304 } }, put: { summary: "Change item 304", responses: { 200: Body304 } } };
  }
}
export const item304 = route("/items304/{id}", Item304);

const New305 = z.object({ title: z.string(), count305: z.number() });
const Body305 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context305 = Context<{ params: "id"; state: { row: Row } }>;
class Item305 extends Resource<Context305> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New305;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context305) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context305) { return String(ctx.require("row").version); }
  override represent(ctx: Context305) { return ctx.require("row"); }
  override apply(ctx: Context305, body: z.infer<typeof New305>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 305", responses: { 200: Body305 } }, put: { summary: "Change item 305", responses: { 200: Body305 } } };
  }
}
export const item305 = route("/items305/{id}", Item305);

const New306 = z.object({ title: z.string(), count306: z.number() });
const Body306 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context306 = Context<{ params: "id"; state: { row: Row } }>;
class Item306 extends Resource<Context306> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New306;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context306) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context306) { return String(ctx.require("row").version); }
  override represent(ctx: Context306) { return ctx.require("row"); }
  override apply(ctx: Context306, body: z.infer<typeof New306>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 306", responses: { 200: Body306 } }, put: { summary: "Change item 306", responses: { 200: Body306 } } };
  }
}
export const item306 = route("/items306/{id}", Item306);

const New307 = z.object({ title: z.string(), count307: z.number() });
const Body307 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context307 = Context<{ params: "id"; state: { row: Row } }>;
class Item307 extends Resource<Context307> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New307;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context307) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context307) { return String(ctx.require("row").version); }
  override represent(ctx: Context307) { return ctx.require("row"); }
  override apply(ctx: Context307, body: z.infer<typeof New307>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 307", responses: { 200: Body307 } }, put: { summary: "Change item 307", responses: { 200: Body307 } } };
  }
}
export const item307 = route("/items307/{id}", Item307);

const New308 = z.object({ title: z.string(), count308: z.number() });
const Body308 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context308 = Context<{ params: "id"; state: { row: Row } }>;
class Item308 extends Resource<Context308> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New308;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context308) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context308) { return String(ctx.require("row").version); }
  override represent(ctx: Context308) { return ctx.require("row"); }
  override apply(ctx: Context308, body: z.infer<typeof New308>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 308", responses: { 200: Body308 } }, put: { summary: "Change item 308", responses: { 200: Body308 } } };
  }
}
export const item308 = route("/items308/{id}", Item308);

const New309 = z.object({ title: z.string(), count309: z.number() });
const Body309 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context309 = Context<{ params: "id"; state: { row: Row } }>;
class Item309 extends Resource<Context309> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New309;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context309) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context309) { return String(ctx.require("row").version); }
  override represent(ctx: Context309) { return ctx.require("row"); }
  override apply(ctx: Context309, body: z.infer<typeof New309>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 309", responses: { 200: Body309 } }, put: { summary: "Change item 309", responses: { 200: Body309 } } };
  }
}
export const item309 = route("/items309/{id}", Item309);

const New310 = z.object({ title: z.string(), count310: z.number() });
const Body310 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context310 = Context<{ params: "id"; state: { row: Row } }>;
class Item310 extends Resource<Context310> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New310;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context310) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context310) { return String(ctx.require("row").version); }
  override represent(ctx: Context310) { return ctx.require("row"); }
  override apply(ctx: Context310, body: z.infer<typeof New310>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 310", responses: { 200: Body310 } }, put: { summary: "Change item 310", responses: { 200: Body310 } } };
  }
}
export const item310 = route("/items310/{id}", Item310);

const New311 = z.object({ title: z.string(), count311: z.number() });
const Body311 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context311 = Context<{ params: "id"; state: { row: Row } }>;
class Item311 extends Resource<Context311> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New311;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context311) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context311) { return String(ctx.require("row").version); }
  override represent(ctx: Context311) { return ctx.require("row"); }
  override apply(ctx: Context311, body: z.infer<typeof New311>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 311", responses: { 200: Body311 } }, put: { summary: "Change item 311", responses: { 200: Body311 } } };
  }
}
export const item311 = route("/items311/{id}", Item311);

const New312 = z.object({ title: z.string(), count312: z.number() });
const Body312 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context312 = Context<{ params: "id"; state: { row: Row } }>;
class Item312 extends Resource<Context312> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New312;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context312) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context312) { return String(ctx.require("row").version); }
  override represent(ctx: Context312) { return ctx.require("row"); }
  override apply(ctx: Context312, body: z.infer<typeof New312>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 312", responses: { 200: Body312 } }, put: { summary: "Change item 312", responses: { 200: Body312 } } };
  }
}
export const item312 = route("/items312/{id}", Item312);

const New313 = z.object({ title: z.string(), count313: z.number() });
const Body313 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context313 = Context<{ params: "id"; state: { row: Row } }>;
class Item313 extends Resource<Context313> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New313;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context313) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context313) { return String(ctx.require("row").version); }
  override represent(ctx: Context313) { return ctx.require("row"); }
  override apply(ctx: Context313, body: z.infer<typeof New313>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 313", responses: { 200: Body313 } }, put: { summary: "Change item 313", responses: { 200: Body313 } } };
  }
}
export const item313 = route("/items313/{id}", Item313);

const New314 = z.object({ title: z.string(), count314: z.number() });
const Body314 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context314 = Context<{ params: "id"; state: { row: Row } }>;
class Item314 extends Resource<Context314> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New314;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context314) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context314) { return String(ctx.require("row").version); }
  override represent(ctx: Context314) { return ctx.require("row"); }
  override apply(ctx: Context314, body: z.infer<typeof New314>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 314", responses: { 200: Body314 } }, put: { summary: "Change item 314", responses: { 200: Body314 } } };
  }
}
export const item314 = route("/items314/{id}", Item314);

const New315 = z.object({ title: z.string(), count315: z.number() });
const Body315 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context315 = Context<{ params: "id"; state: { row: Row } }>;
class Item315 extends Resource<Context315> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New315;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context315) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context315) { return String(ctx.require("row").version); }
  override represent(ctx: Context315) { return ctx.require("row"); }
  override apply(ctx: Context315, body: z.infer<typeof New315>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 315", responses: { 200: Body315 } }, put: { summary: "Change item 315", responses: { 200: Body315 } } };
  }
}
export const item315 = route("/items315/{id}", Item315);

const New316 = z.object({ title: z.string(), count316: z.number() });
const Body316 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context316 = Context<{ params: "id"; state: { row: Row } }>;
class Item316 extends Resource<Context316> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New316;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context316) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context316) { return String(ctx.require("row").version); }
  override represent(ctx: Context316) { return ctx.require("row"); }
  override apply(ctx: Context316, body: z.infer<typeof New316>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 316", responses: { 200: Body316 } }, put: { summary: "Change item 316", responses: { 200: Body316 } } };
  }
}
export const item316 = route("/items316/{id}", Item316);

const New317 = z.object({ title: z.string(), count317: z.number() });
const Body317 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context317 = Context<{ params: "id"; state: { row: Row } }>;
class Item317 extends Resource<Context317> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New317;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context317) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context317) { return String(ctx.require("row").version); }
  override represent(ctx: Context317) { return ctx.require("row"); }
  override apply(ctx: Context317, body: z.infer<typeof New317>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 317", responses: { 200: Body317 } }, put: { summary: "Change item 317", responses: { 200: Body317 } } };
  }
}
export const item317 = route("/items317/{id}", Item317);

const New318 = z.object({ title: z.string(), count318: z.number() });
const Body318 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context318 = Context<{ params: "id"; state: { row: Row } }>;
class Item318 extends Resource<Context318> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New318;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context318) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context318) { return String(ctx.require("row").version); }
  override represent(ctx: Context318) { return ctx.require("row"); }
  override apply(ctx: Context318, body: z.infer<typeof New318>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 318", responses: { 200: Body318 } }, put: { summary: "Change item 318", responses: { 200: Body318 } } };
  }
}
export const item318 = route("/items318/{id}", Item318);

const New319 = z.object({ title: z.string(), count319: z.number() });
const Body319 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context319 = Context<{ params: "id"; state: { row: Row } }>;
class Item319 extends Resource<Context319> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New319;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context319) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context319) { return String(ctx.require("row").version); }
  override represent(ctx: Context319) { return ctx.require("row"); }
  override apply(ctx: Context319, body: z.infer<typeof New319>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 319", responses: { 200: Body319 } }, put: { summary: "Change item 319", responses: { 200: Body319 } } };
  }
}
export const item319 = route("/items319/{id}", Item319);

const New320 = z.object({ title: z.string(), count320: z.number() });
const Body320 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context320 = Context<{ params: "id"; state: { row: Row } }>;
class Item320 extends Resource<Context320> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New320;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context320) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context320) { return String(ctx.require("row").version); }
  override represent(ctx: Context320) { return ctx.require("row"); }
  override apply(ctx: Context320, body: z.infer<typeof New320>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 320", responses: { 200: Body320 } }, put: { summary: "Change item 320", responses: { 200: Body320 } } };
  }
}
export const item320 = route("/items320/{id}", Item320);

const New321 = z.object({ title: z.string(), count321: z.number() });
const Body321 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context321 = Context<{ params: "id"; state: { row: Row } }>;
class Item321 extends Resource<Context321> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New321;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context321) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context321) { return String(ctx.require("row").version); }
  override represent(ctx: Context321) { return ctx.require("row"); }
  override apply(ctx: Context321, body: z.infer<typeof New321>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 321", responses: { 200: Body321 } }, put: { summary: "Change item 321", responses: { 200: Body321 } } };
  }
}
export const item321 = route("/items321/{id}", Item321);

const New322 = z.object({ title: z.string(), count322: z.number() });
const Body322 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context322 = Context<{ params: "id"; state: { row: Row } }>;
class Item322 extends Resource<Context322> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New322;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context322) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context322) { return String(ctx.require("row").version); }
  override represent(ctx: Context322) { return ctx.require("row"); }
  override apply(ctx: Context322, body: z.infer<typeof New322>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 322", responses: { 200: Body322 } }, put: { summary: "Change item 322", responses: { 200: Body322 } } };
  }
}
export const item322 = route("/items322/{id}", Item322);

const New323 = z.object({ title: z.string(), count323: z.number() });
const Body323 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context323 = Context<{ params: "id"; state: { row: Row } }>;
class Item323 extends Resource<Context323> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New323;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context323) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context323) { return String(ctx.require("row").version); }
  override represent(ctx: Context323) { return ctx.require("row"); }
  override apply(ctx: Context323, body: z.infer<typeof New323>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 323", responses: { 200: Body323 } }, put: { summary: "Change item 323", responses: { 200: Body323 } } };
  }
}
export const item323 = route("/items323/{id}", Item323);

const New324 = z.object({ title: z.string(), count324: z.number() });
const Body324 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context324 = Context<{ params: "id"; state: { row: Row } }>;
class Item324 extends Resource<Context324> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New324;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context324) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context324) { return String(ctx.require("row").version); }
  override represent(ctx: Context324) { return ctx.require("row"); }
  override apply(ctx: Context324, body: z.infer<typeof New324>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 324", responses: { 200: Body324 } }, put: { summary: "Change item 324", responses: { 200: Body324 } } };
  }
}
export const item324 = route("/items324/{id}", Item324);

const New325 = z.object({ title: z.string(), count325: z.number() });
const Body325 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context325 = Context<{ params: "id"; state: { row: Row } }>;
class Item325 extends Resource<Context325> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New325;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context325) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context325) { return String(ctx.require("row").version); }
  override represent(ctx: Context325) { return ctx.require("row"); }
  override apply(ctx: Context325, body: z.infer<typeof New325>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 325", responses: { 200: Body325 } }, put: { summary: "Change item 325", responses: { 200: Body325 } } };
  }
}
export const item325 = route("/items325/{id}", Item325);

const New326 = z.object({ title: z.string(), count326: z.number() });
const Body326 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context326 = Context<{ params: "id"; state: { row: Row } }>;
class Item326 extends Resource<Context326> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New326;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context326) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context326) { return String(ctx.require("row").version); }
  override represent(ctx: Context326) { return ctx.require("row"); }
  override apply(ctx: Context326, body: z.infer<typeof New326>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 326", responses: { 200: Body326 } }, put: { summary: "Change item 326", responses: { 200: Body326 } } };
  }
}
export const item326 = route("/items326/{id}", Item326);

const New327 = z.object({ title: z.string(), count327: z.number() });
const Body327 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context327 = Context<{ params: "id"; state: { row: Row } }>;
class Item327 extends Resource<Context327> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New327;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context327) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context327) { return String(ctx.require("row").version); }
  override represent(ctx: Context327) { return ctx.require("row"); }
  override apply(ctx: Context327, body: z.infer<typeof New327>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 327", responses: { 200: Body327 } }, put: { summary: "Change item 327", responses: { 200: Body327 } } };
  }
}
export const item327 = route("/items327/{id}", Item327);

const New328 = z.object({ title: z.string(), count328: z.number() });
const Body328 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context328 = Context<{ params: "id"; state: { row: Row } }>;
class Item328 extends Resource<Context328> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New328;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context328) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context328) { return String(ctx.require("row").version); }
  override represent(ctx: Context328) { return ctx.require("row"); }
  override apply(ctx: Context328, body: z.infer<typeof New328>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 328", responses: { 200: Body328 } }, put: { summary: "Change item 328", responses: { 200: Body328 } } };
  }
}
export const item328 = route("/items328/{id}", Item328);

const New329 = z.object({ title: z.string(), count329: z.number() });
const Body329 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context329 = Context<{ params: "id"; state: { row: Row } }>;
class Item329 extends Resource<Context329> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New329;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context329) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context329) { return String(ctx.require("row").version); }
  override represent(ctx: Context329) { return ctx.require("row"); }
  override apply(ctx: Context329, body: z.infer<typeof New329>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 329", responses: { 200: Body329 } }, put: { summary: "Change item 329", responses: { 200: Body329 } } };
  }
}
export const item329 = route("/items329/{id}", Item329);

const New330 = z.object({ title: z.string(), count330: z.number() });
const Body330 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context330 = Context<{ params: "id"; state: { row: Row } }>;
class Item330 extends Resource<Context330> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New330;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context330) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context330) { return String(ctx.require("row").version); }
  override represent(ctx: Context330) { return ctx.require("row"); }
  override apply(ctx: Context330, body: z.infer<typeof New330>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 330", responses: { 200: Body330 } }, put: { summary: "Change item 330", responses: { 200: Body330 } } };
  }
}
export const item330 = route("/items330/{id}", Item330);

const New331 = z.object({ title: z.string(), count331: z.number() });
const Body331 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context331 = Context<{ params: "id"; state: { row: Row } }>;
class Item331 extends Resource<Context331> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New331;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context331) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context331) { return String(ctx.require("row").version); }
  override represent(ctx: Context331) { return ctx.require("row"); }
  override apply(ctx: Context331, body: z.infer<typeof New331>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 331", responses: { 200: Body331 } }, put: { summary: "Change item 331", responses: { 200: Body331 } } };
  }
}
export const item331 = route("/items331/{id}", Item331);

const New332 = z.object({ title: z.string(), count332: z.number() });
const Body332 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context332 = Context<{ params: "id"; state: { row: Row } }>;
class Item332 extends Resource<Context332> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New332;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context332) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context332) { return String(ctx.require("row").version); }
  override represent(ctx: Context332) { return ctx.require("row"); }
  override apply(ctx: Context332, body: z.infer<typeof New332>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 332", responses: { 200: Body332 } }, put: { summary: "Change item 332", responses: { 200: Body332 } } };
  }
}
export const item332 = route("/items332/{id}", Item332);

const New333 = z.object({ title: z.string(), count333: z.number() });
const Body333 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context333 = Context<{ params: "id"; state: { row: Row } }>;
class Item333 extends Resource<Context333> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New333;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context333) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context333) { return String(ctx.require("row").version); }
  override represent(ctx: Context333) { return ctx.require("row"); }
  override apply(ctx: Context333, body: z.infer<typeof New333>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 333", responses: { 200: Body333 } }, put: { summary: "Change item 333", responses: { 200: Body333 } } };
  }
}
export const item333 = route("/items333/{id}", Item333);

const New334 = z.object({ title: z.string(), count334: z.number() });
const Body334 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context334 = Context<{ params: "id"; state: { row: Row } }>;
class Item334 extends Resource<Context334> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New334;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context334) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context334) { return String(ctx.require("row").version); }
  override represent(ctx: Context334) { return ctx.require("row"); }
  override apply(ctx: Context334, body: z.infer<typeof New334>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 334", responses: { 200: Body334 } }, put: { summary: "Change item 334", responses: { 200: Body334 } } };
  }
}
export const item334 = route("/items334/{id}", Item334);

const New335 = z.object({ title: z.string(), count335: z.number() });
const Body335 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context335 = Context<{ params: "id"; state: { row: Row } }>;
class Item335 extends Resource<Context335> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New335;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context335) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context335) { return String(ctx.require("row").version); }
  override represent(ctx: Context335) { return ctx.require("row"); }
  override apply(ctx: Context335, body: z.infer<typeof New335>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 335", responses: { 200: Body335 } }, put: { summary: "Change item 335", responses: { 200: Body335 } } };
  }
}
export const item335 = route("/items335/{id}", Item335);

const New336 = z.object({ title: z.string(), count336: z.number() });
const Body336 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context336 = Context<{ params: "id"; state: { row: Row } }>;
class Item336 extends Resource<Context336> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New336;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context336) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context336) { return String(ctx.require("row").version); }
  override represent(ctx: Context336) { return ctx.require("row"); }
  override apply(ctx: Context336, body: z.infer<typeof New336>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 336", responses: { 200: Body336 } }, put: { summary: "Change item 336", responses: { 200: Body336 } } };
  }
}
export const item336 = route("/items336/{id}", Item336);

const New337 = z.object({ title: z.string(), count337: z.number() });
const Body337 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context337 = Context<{ params: "id"; state: { row: Row } }>;
class Item337 extends Resource<Context337> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New337;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context337) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context337) { return String(ctx.require("row").version); }
  override represent(ctx: Context337) { return ctx.require("row"); }
  override apply(ctx: Context337, body: z.infer<typeof New337>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 337", responses: { 200: Body337 } }, put: { summary: "Change item 337", responses: { 200: Body337 } } };
  }
}
export const item337 = route("/items337/{id}", Item337);

const New338 = z.object({ title: z.string(), count338: z.number() });
const Body338 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context338 = Context<{ params: "id"; state: { row: Row } }>;
class Item338 extends Resource<Context338> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New338;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context338) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context338) { return String(ctx.require("row").version); }
  override represent(ctx: Context338) { return ctx.require("row"); }
  override apply(ctx: Context338, body: z.infer<typeof New338>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 338", responses: { 200: Body338 } }, put: { summary: "Change item 338", responses: { 200: Body338 } } };
  }
}
export const item338 = route("/items338/{id}", Item338);

const New339 = z.object({ title: z.string(), count339: z.number() });
const Body339 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context339 = Context<{ params: "id"; state: { row: Row } }>;
class Item339 extends Resource<Context339> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New339;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context339) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context339) { return String(ctx.require("row").version); }
  override represent(ctx: Context339) { return ctx.require("row"); }
  override apply(ctx: Context339, body: z.infer<typeof New339>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 339", responses: { 200: Body339 } }, put: { summary: "Change item 339", responses: { 200: Body339 } } };
  }
}
export const item339 = route("/items339/{id}", Item339);

const New340 = z.object({ title: z.string(), count340: z.number() });
const Body340 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context340 = Context<{ params: "id"; state: { row: Row } }>;
class Item340 extends Resource<Context340> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New340;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context340) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context340) { return String(ctx.require("row").version); }
  override represent(ctx: Context340) { return ctx.require("row"); }
  override apply(ctx: Context340, body: z.infer<typeof New340>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 340", responses: { 200: Body340 } }, put: { summary: "Change item 340", responses: { 200: Body340 } } };
  }
}
export const item340 = route("/items340/{id}", Item340);

const New341 = z.object({ title: z.string(), count341: z.number() });
const Body341 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context341 = Context<{ params: "id"; state: { row: Row } }>;
class Item341 extends Resource<Context341> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New341;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context341) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context341) { return String(ctx.require("row").version); }
  override represent(ctx: Context341) { return ctx.require("row"); }
  override apply(ctx: Context341, body: z.infer<typeof New341>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 341", responses: { 200: Body341 } }, put: { summary: "Change item 341", responses: { 200: Body341 } } };
  }
}
export const item341 = route("/items341/{id}", Item341);

const New342 = z.object({ title: z.string(), count342: z.number() });
const Body342 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context342 = Context<{ params: "id"; state: { row: Row } }>;
class Item342 extends Resource<Context342> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New342;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context342) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context342) { return String(ctx.require("row").version); }
  override represent(ctx: Context342) { return ctx.require("row"); }
  override apply(ctx: Context342, body: z.infer<typeof New342>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 342", responses: { 200: Body342 } }, put: { summary: "Change item 342", responses: { 200: Body342 } } };
  }
}
export const item342 = route("/items342/{id}", Item342);

const New343 = z.object({ title: z.string(), count343: z.number() });
const Body343 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context343 = Context<{ params: "id"; state: { row: Row } }>;
class Item343 extends Resource<Context343> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New343;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context343) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context343) { return String(ctx.require("row").version); }
  override represent(ctx: Context343) { return ctx.require("row"); }
  override apply(ctx: Context343, body: z.infer<typeof New343>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 343", responses: { 200: Body343 } }, put: { summary: "Change item 343", responses: { 200: Body343 } } };
  }
}
export const item343 = route("/items343/{id}", Item343);

const New344 = z.object({ title: z.string(), count344: z.number() });
const Body344 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context344 = Context<{ params: "id"; state: { row: Row } }>;
class Item344 extends Resource<Context344> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New344;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context344) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context344) { return String(ctx.require("row").version); }
  override represent(ctx: Context344) { return ctx.require("row"); }
  override apply(ctx: Context344, body: z.infer<typeof New344>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 344", responses: { 200: Body344 } }, put: { summary: "Change item 344", responses: { 200: Body344 } } };
  }
}
export const item344 = route("/items344/{id}", Item344);

const New345 = z.object({ title: z.string(), count345: z.number() });
const Body345 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context345 = Context<{ params: "id"; state: { row: Row } }>;
class Item345 extends Resource<Context345> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New345;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context345) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context345) { return String(ctx.require("row").version); }
  override represent(ctx: Context345) { return ctx.require("row"); }
  override apply(ctx: Context345, body: z.infer<typeof New345>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 345", responses: { 200: Body345 } }, put: { summary: "Change item 345", responses: { 200: Body345 } } };
  }
}
export const item345 = route("/items345/{id}", Item345);

const New346 = z.object({ title: z.string(), count346: z.number() });
const Body346 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context346 = Context<{ params: "id"; state: { row: Row } }>;
class Item346 extends Resource<Context346> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New346;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context346) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context346) { return String(ctx.require("row").version); }
  override represent(ctx: Context346) { return ctx.require("row"); }
  override apply(ctx: Context346, body: z.infer<typeof New346>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 346", responses: { 200: Body346 } }, put: { summary: "Change item 346", responses: { 200: Body346 } } };
  }
}
export const item346 = route("/items346/{id}", Item346);

const New347 = z.object({ title: z.string(), count347: z.number() });
const Body347 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context347 = Context<{ params: "id"; state: { row: Row } }>;
class Item347 extends Resource<Context347> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New347;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context347) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context347) { return String(ctx.require("row").version); }
  override represent(ctx: Context347) { return ctx.require("row"); }
  override apply(ctx: Context347, body: z.infer<typeof New347>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 347", responses: { 200: Body347 } }, put: { summary: "Change item 347", responses: { 200: Body347 } } };
  }
}
export const item347 = route("/items347/{id}", Item347);

const New348 = z.object({ title: z.string(), count348: z.number() });
const Body348 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context348 = Context<{ params: "id"; state: { row: Row } }>;
class Item348 extends Resource<Context348> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New348;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context348) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context348) { return String(ctx.require("row").version); }
  override represent(ctx: Context348) { return ctx.require("row"); }
  override apply(ctx: Context348, body: z.infer<typeof New348>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 348", responses: { 200: Body348 } }, put: { summary: "Change item 348", responses: { 200: Body348 } } };
  }
}
export const item348 = route("/items348/{id}", Item348);

const New349 = z.object({ title: z.string(), count349: z.number() });
const Body349 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context349 = Context<{ params: "id"; state: { row: Row } }>;
class Item349 extends Resource<Context349> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New349;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context349) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context349) { return String(ctx.require("row").version); }
  override represent(ctx: Context349) { return ctx.require("row"); }
  override apply(ctx: Context349, body: z.infer<typeof New349>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 349", responses: { 200: Body349 } }, put: { summary: "Change item 349", responses: { 200: Body349 } } };
  }
}
export const item349 = route("/items349/{id}", Item349);
