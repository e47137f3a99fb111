import { type Context, Resource, route } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New500 = z.object({ title: z.string(), count500: z.number() });
const Body500 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context500 = Context<{ params: "id"; state: { row: Row } }>;
class Item500 extends Resource<Context500> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New500;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context500) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context500) { return String(ctx.require("row").version); }
  override represent(ctx: Context500) { return ctx.require("row"); }
  override apply(ctx: Context500, body: z.infer<typeof New500>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 500", responses: { 200: Body500 } }, put: { summary: "Change item 500", responses: { 200: Body500 } } };
  }
}
export const item500 = route("/items500/{id}", Item500);

const New501 = z.object({ title: z.string(), count501: z.number() });
const Body501 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context501 = Context<{ params: "id"; state: { row: Row } }>;
class Item501 extends Resource<Context501> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New501;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context501) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context501) { return String(ctx.require("row").version); }
  override represent(ctx: Context501) { return ctx.require("row"); }
  override apply(ctx: Context501, body: z.infer<typeof New501>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 501", responses: { 200: Body501 } }, put: { summary: "Change item 501", responses: { 200: Body501 } } };
  }
}
export const item501 = route("/items501/{id}", Item501);

const New502 = z.object({ title: z.string(), count502: z.number() });
const Body502 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context502 = Context<{ params: "id"; state: { row: Row } }>;
class Item502 extends Resource<Context502> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New502;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context502) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context502) { return String(ctx.require("row").version); }
  override represent(ctx: Context502) { return ctx.require("row"); }
  override apply(ctx: Context502, body: z.infer<typeof New502>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 502", responses: { 200: Body502 } }, put: { summary: "Change item 502", responses: { 200: Body502 } } };
  }
}
export const item502 = route("/items502/{id}", Item502);

const New503 = z.object({ title: z.string(), count503: z.number() });
const Body503 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context503 = Context<{ params: "id"; state: { row: Row } }>;
class Item503 extends Resource<Context503> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New503;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context503) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context503) { return String(ctx.require("row").version); }
  override represent(ctx: Context503) { return ctx.require("row"); }
  override apply(ctx: Context503, body: z.infer<typeof New503>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 503", responses: { 200: Body503 } }, put: { summary: "Change item 503", responses: { 200: Body503 } } };
  }
}
export const item503 = route("/items503/{id}", Item503);

const New504 = z.object({ title: z.string(), count504: z.number() });
const Body504 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context504 = Context<{ params: "id"; state: { row: Row } }>;
class Item504 extends Resource<Context504> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New504;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context504) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context504) { return String(ctx.require("row").version); }
  override represent(ctx: Context504) { return ctx.require("row"); }
  override apply(ctx: Context504, body: z.infer<typeof New504>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 504", responses: { 200: Body504 } }, put: { summary: "Change item 504", responses: { 200: Body504 } } };
  }
}
export const item504 = route("/items504/{id}", Item504);

const New505 = z.object({ title: z.string(), count505: z.number() });
const Body505 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context505 = Context<{ params: "id"; state: { row: Row } }>;
class Item505 extends Resource<Context505> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New505;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context505) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context505) { return String(ctx.require("row").version); }
  override represent(ctx: Context505) { return ctx.require("row"); }
  override apply(ctx: Context505, body: z.infer<typeof New505>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 505", responses: { 200: Body505 } }, put: { summary: "Change item 505", responses: { 200: Body505 } } };
  }
}
export const item505 = route("/items505/{id}", Item505);

const New506 = z.object({ title: z.string(), count506: z.number() });
const Body506 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context506 = Context<{ params: "id"; state: { row: Row } }>;
class Item506 extends Resource<Context506> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New506;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context506) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context506) { return String(ctx.require("row").version); }
  override represent(ctx: Context506) { return ctx.require("row"); }
  override apply(ctx: Context506, body: z.infer<typeof New506>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 506", responses: { 200: Body506 } }, put: { summary: "Change item 506", responses: { 200: Body506 } } };
  }
}
export const item506 = route("/items506/{id}", Item506);

const New507 = z.object({ title: z.string(), count507: z.number() });
const Body507 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context507 = Context<{ params: "id"; state: { row: Row } }>;
class Item507 extends Resource<Context507> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New507;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context507) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context507) { return String(ctx.require("row").version); }
  override represent(ctx: Context507) { return ctx.require("row"); }
  override apply(ctx: Context507, body: z.infer<typeof New507>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 507", responses: { 200: Body507 } }, put: { summary: "Change item 507", responses: { 200: Body507 } } };
  }
}
export const item507 = route("/items507/{id}", Item507);

const New508 = z.object({ title: z.string(), count508: z.number() });
const Body508 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context508 = Context<{ params: "id"; state: { row: Row } }>;
class Item508 extends Resource<Context508> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New508;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context508) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context508) { return String(ctx.require("row").version); }
  override represent(ctx: Context508) { return ctx.require("row"); }
  override apply(ctx: Context508, body: z.infer<typeof New508>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 508", responses: { 200: Body508 } }, put: { summary: "Change item 508", responses: { 200: Body508 } } };
  }
}
export const item508 = route("/items508/{id}", Item508);

const New509 = z.object({ title: z.string(), count509: z.number() });
const Body509 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context509 = Context<{ params: "id"; state: { row: Row } }>;
class Item509 extends Resource<Context509> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New509;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context509) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context509) { return String(ctx.require("row").version); }
  override represent(ctx: Context509) { return ctx.require("row"); }
  override apply(ctx: Context509, body: z.infer<typeof New509>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 509", responses: { 200: Body509 } }, put: { summary: "Change item 509", responses: { 200: Body509 } } };
  }
}
export const item509 = route("/items509/{id}", Item509);

const New510 = z.object({ title: z.string(), count510: z.number() });
const Body510 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context510 = Context<{ params: "id"; state: { row: Row } }>;
class Item510 extends Resource<Context510> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New510;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context510) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context510) { return String(ctx.require("row").version); }
  override represent(ctx: Context510) { return ctx.require("row"); }
  override apply(ctx: Context510, body: z.infer<typeof New510>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 510", responses: { 200: Body510 } }, put: { summary: "Change item 510", responses: { 200: Body510 } } };
  }
}
export const item510 = route("/items510/{id}", Item510);

const New511 = z.object({ title: z.string(), count511: z.number() });
const Body511 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context511 = Context<{ params: "id"; state: { row: Row } }>;
class Item511 extends Resource<Context511> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New511;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context511) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context511) { return String(ctx.require("row").version); }
  override represent(ctx: Context511) { return ctx.require("row"); }
  override apply(ctx: Context511, body: z.infer<typeof New511>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 511", responses: { 200: Body511 } }, put: { summary: "Change item 511", responses: { 200: Body511 } } };
  }
}
export const item511 = route("/items511/{id}", Item511);

const New512 = z.object({ title: z.string(), count512: z.number() });
const Body512 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context512 = Context<{ params: "id"; state: { row: Row } }>;
class Item512 extends Resource<Context512> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New512;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context512) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context512) { return String(ctx.require("row").version); }
  override represent(ctx: Context512) { return ctx.require("row"); }
  override apply(ctx: Context512, body: z.infer<typeof New512>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 512", responses: { 200: Body512 } }, put: { summary: "Change item 512", responses: { 200: Body512 } } };
  }
}
export const item512 = route("/items512/{id}", Item512);

const New513 = z.object({ title: z.string(), count513: z.number() });
const Body513 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context513 = Context<{ params: "id"; state: { row: Row } }>;
class Item513 extends Resource<Context513> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New513;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context513) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context513) { return String(ctx.require("row").version); }
  override represent(ctx: Context513) { return ctx.require("row"); }
  override apply(ctx: Context513, body: z.infer<typeof New513>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 513", responses: { 200: Body513 } }, put: { summary: "Change item 513", responses: { 200: Body513 } } };
  }
}
export const item513 = route("/items513/{id}", Item513);

const New514 = z.object({ title: z.string(), count514: z.number() });
const Body514 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context514 = Context<{ params: "id"; state: { row: Row } }>;
class Item514 extends Resource<Context514> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New514;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context514) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context514) { return String(ctx.require("row").version); }
  override represent(ctx: Context514) { return ctx.require("row"); }
  override apply(ctx: Context514, body: z.infer<typeof New514>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 514", responses: { 200: Body514 } }, put: { summary: "Change item 514", responses: { 200: Body514 } } };
  }
}
export const item514 = route("/items514/{id}", Item514);

const New515 = z.object({ title: z.string(), count515: z.number() });
const Body515 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context515 = Context<{ params: "id"; state: { row: Row } }>;
class Item515 extends Resource<Context515> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New515;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context515) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context515) { return String(ctx.require("row").version); }
  override represent(ctx: Context515) { return ctx.require("row"); }
  override apply(ctx: Context515, body: z.infer<typeof New515>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 515", responses: { 200: Body515 } }, put: { summary: "Change item 515", responses: { 200: Body515 } } };
  }
}
export const item515 = route("/items515/{id}", Item515);

const New516 = z.object({ title: z.string(), count516: z.number() });
const Body516 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context516 = Context<{ params: "id"; state: { row: Row } }>;
class Item516 extends Resource<Context516> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New516;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context516) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context516) { return String(ctx.require("row").version); }
  override represent(ctx: Context516) { return ctx.require("row"); }
  override apply(ctx: Context516, body: z.infer<typeof New516>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 516", responses: { 200: Body516 } }, put: { summary: "Change item 516", responses: { 200: Body516 } } };
  }
}
export const item516 = route("/items516/{id}", Item516);

const New517 = z.object({ title: z.string(), count517: z.number() });
const Body517 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context517 = Context<{ params: "id"; state: { row: Row } }>;
class Item517 extends Resource<Context517> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New517;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context517) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context517) { return String(ctx.require("row").version); }
  override represent(ctx: Context517) { return ctx.require("row"); }
  override apply(ctx: Context517, body: z.infer<typeof New517>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 517", responses: { 200: Body517 } }, put: { summary: "Change item 517", responses: { 200: Body517 } } };
  }
}
export const item517 = route("/items517/{id}", Item517);

const New518 = z.object({ title: z.string(), count518: z.number() });
const Body518 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context518 = Context<{ params: "id"; state: { row: Row } }>;
class Item518 extends Resource<Context518> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New518;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context518) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context518) { return String(ctx.require("row").version); }
  override represent(ctx: Context518) { return ctx.require("row"); }
  override apply(ctx: Context518, body: z.infer<typeof New518>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 518", responses: { 200: Body518 } }, put: { summary: "Change item 518", responses: { 200: Body518 } } };
  }
}
export const item518 = route("/items518/{id}", Item518);

const New519 = z.object({ title: z.string(), count519: z.number() });
const Body519 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context519 = Context<{ params: "id"; state: { row: Row } }>;
class Item519 extends Resource<Context519> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New519;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context519) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context519) { return String(ctx.require("row").version); }
  override represent(ctx: Context519) { return ctx.require("row"); }
  override apply(ctx: Context519, body: z.infer<typeof New519>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 519", responses: { 200: Body519 } }, put: { summary: "Change item 519", responses: { 200: Body519 } } };
  }
}
export const item519 = route("/items519/{id}", Item519);

const New520 = z.object({ title: z.string(), count520: z.number() });
const Body520 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context520 = Context<{ params: "id"; state: { row: Row } }>;
class Item520 extends Resource<Context520> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New520;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context520) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context520) { return String(ctx.require("row").version); }
  override represent(ctx: Context520) { return ctx.require("row"); }
  override apply(ctx: Context520, body: z.infer<typeof New520>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 520", responses: { 200: Body520 } }, put: { summary: "Change item 520", responses: { 200: Body520 } } };
  }
}
export const item520 = route("/items520/{id}", Item520);

const New521 = z.object({ title: z.string(), count521: z.number() });
const Body521 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context521 = Context<{ params: "id"; state: { row: Row } }>;
class Item521 extends Resource<Context521> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New521;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context521) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context521) { return String(ctx.require("row").version); }
  override represent(ctx: Context521) { return ctx.require("row"); }
  override apply(ctx: Context521, body: z.infer<typeof New521>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 521", responses: { 200: Body521 } }, put: { summary: "Change item 521", responses: { 200: Body521 } } };
  }
}
export const item521 = route("/items521/{id}", Item521);

const New522 = z.object({ title: z.string(), count522: z.number() });
const Body522 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context522 = Context<{ params: "id"; state: { row: Row } }>;
class Item522 extends Resource<Context522> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New522;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context522) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context522) { return String(ctx.require("row").version); }
  override represent(ctx: Context522) { return ctx.require("row"); }
  override apply(ctx: Context522, body: z.infer<typeof New522>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 522", responses: { 200: Body522 } }, put: { summary: "Change item 522", responses: { 200: Body522 } } };
  }
}
export const item522 = route("/items522/{id}", Item522);

const New523 = z.object({ title: z.string(), count523: z.number() });
const Body523 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context523 = Context<{ params: "id"; state: { row: Row } }>;
class Item523 extends Resource<Context523> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New523;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context523) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context523) { return String(ctx.require("row").version); }
  override represent(ctx: Context523) { return ctx.require("row"); }
  override apply(ctx: Context523, body: z.infer<typeof New523>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 523", responses: { 200: Body523 } }, put: { summary: "Change item 523", responses: { 200: Body523 } } };
  }
}
export const item523 = route("/items523/{id}", Item523);

const New524 = z.object({ title: z.string(), count524: z.number() });
const Body524 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context524 = Context<{ params: "id"; state: { row: Row } }>;
class Item524 extends Resource<Context524> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New524;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context524) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context524) { return String(ctx.require("row").version); }
  override represent(ctx: Context524) { return ctx.require("row"); }
  override apply(ctx: Context524, body: z.infer<typeof New524>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 524", responses: { 200: Body524 } }, put: { summary: "Change item 524", responses: { 200: Body524 } } };
  }
}
export const item524 = route("/items524/{id}", Item524);

const New525 = z.object({ title: z.string(), count525: z.number() });
const Body525 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context525 = Context<{ params: "id"; state: { row: Row } }>;
class Item525 extends Resource<Context525> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New525;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context525) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context525) { return String(ctx.require("row").version); }
  override represent(ctx: Context525) { return ctx.require("row"); }
  override apply(ctx: Context525, body: z.infer<typeof New525>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 525", responses: { 200: Body525 } }, put: { summary: "Change item 525", responses: { 200: Body525 } } };
  }
}
export const item525 = route("/items525/{id}", Item525);

const New526 = z.object({ title: z.string(), count526: z.number() });
const Body526 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context526 = Context<{ params: "id"; state: { row: Row } }>;
class Item526 extends Resource<Context526> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New526;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context526) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context526) { return String(ctx.require("row").version); }
  override represent(ctx: Context526) { return ctx.require("row"); }
  override apply(ctx: Context526, body: z.infer<typeof New526>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 526", responses: { 200: Body526 } }, put: { summary: "Change item 526", responses: { 200: Body526 } } };
  }
}
export const item526 = route("/items526/{id}", Item526);

const New527 = z.object({ title: z.string(), count527: z.number() });
const Body527 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context527 = Context<{ params: "id"; state: { row: Row } }>;
class Item527 extends Resource<Context527> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New527;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context527) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context527) { return String(ctx.require("row").version); }
  override represent(ctx: Context527) { return ctx.require("row"); }
  override apply(ctx: Context527, body: z.infer<typeof New527>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 527", responses: { 200: Body527 } }, put: { summary: "Change item 527", responses: { 200: Body527 } } };
  }
}
export const item527 = route("/items527/{id}", Item527);

const New528 = z.object({ title: z.string(), count528: z.number() });
const Body528 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context528 = Context<{ params: "id"; state: { row: Row } }>;
class Item528 extends Resource<Context528> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New528;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context528) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context528) { return String(ctx.require("row").version); }
  override represent(ctx: Context528) { return ctx.require("row"); }
  override apply(ctx: Context528, body: z.infer<typeof New528>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 528", responses: { 200: Body528 } }, put: { summary: "Change item 528", responses: { 200: Body528 } } };
  }
}
export const item528 = route("/items528/{id}", Item528);

const New529 = z.object({ title: z.string(), count529: z.number() });
const Body529 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context529 = Context<{ params: "id"; state: { row: Row } }>;
class Item529 extends Resource<Context529> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New529;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context529) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context529) { return String(ctx.require("row").version); }
  override represent(ctx: Context529) { return ctx.require("row"); }
  override apply(ctx: Context529, body: z.infer<typeof New529>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 529", responses: { 200: Body529 } }, put: { summary: "Change item 529", responses: { 200: Body529 } } };
  }
}
export const item529 = route("/items529/{id}", Item529);

const New530 = z.object({ title: z.string(), count530: z.number() });
const Body530 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context530 = Context<{ params: "id"; state: { row: Row } }>;
class Item530 extends Resource<Context530> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New530;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context530) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context530) { return String(ctx.require("row").version); }
  override represent(ctx: Context530) { return ctx.require("row"); }
  override apply(ctx: Context530, body: z.infer<typeof New530>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 530", responses: { 200: Body530 } }, put: { summary: "Change item 530", responses: { 200: Body530 } } };
  }
}
export const item530 = route("/items530/{id}", Item530);

const New531 = z.object({ title: z.string(), count531: z.number() });
const Body531 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context531 = Context<{ params: "id"; state: { row: Row } }>;
class Item531 extends Resource<Context531> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New531;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context531) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context531) { return String(ctx.require("row").version); }
  override represent(ctx: Context531) { return ctx.require("row"); }
  override apply(ctx: Context531, body: z.infer<typeof New531>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 531", responses: { 200: Body531 } }, put: { summary: "Change item 531", responses: { 200: Body531 } } };
  }
}
export const item531 = route("/items531/{id}", Item531);

const New532 = z.object({ title: z.string(), count532: z.number() });
const Body532 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context532 = Context<{ params: "id"; state: { row: Row } }>;
class Item532 extends Resource<Context532> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New532;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context532) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context532) { return String(ctx.require("row").version); }
  override represent(ctx: Context532) { return ctx.require("row"); }
  override apply(ctx: Context532, body: z.infer<typeof New532>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 532", responses: { 200: Body532 } }, put: { summary: "Change item 532", responses: { 200: Body532 } } };
  }
}
export const item532 = route("/items532/{id}", Item532);

const New533 = z.object({ title: z.string(), count533: z.number() });
const Body533 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context533 = Context<{ params: "id"; state: { row: Row } }>;
class Item533 extends Resource<Context533> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New533;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context533) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context533) { return String(ctx.require("row").version); }
  override represent(ctx: Context533) { return ctx.require("row"); }
  override apply(ctx: Context533, body: z.infer<typeof New533>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 533", responses: { 200: Body533 } }, put: { summary: "Change item 533", responses: { 200: Body533 } } };
  }
}
export const item533 = route("/items533/{id}", Item533);

const New534 = z.object({ title: z.string(), count534: z.number() });
const Body534 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context534 = Context<{ params: "id"; state: { row: Row } }>;
class Item534 extends Resource<Context534> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New534;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context534) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context534) { return String(ctx.require("row").version); }
  override represent(ctx: Context534) { return ctx.require("row"); }
  override apply(ctx: Context534, body: z.infer<typeof New534>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 534", responses: { 200: Body534 } }, put: { summary: "Change item 534", responses: { 200: Body534 } } };
  }
}
export const item534 = route("/items534/{id}", Item534);

const New535 = z.object({ title: z.string(), count535: z.number() });
const Body535 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context535 = Context<{ params: "id"; state: { row: Row } }>;
class Item535 extends Resource<Context535> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New535;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context535) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context535) { return String(ctx.require("row").version); }
  override represent(ctx: Context535) { return ctx.require("row"); }
  override apply(ctx: Context535, body: z.infer<typeof New535>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 535", responses: { 200: Body535 } }, put: { summary: "Change item 535", responses: { 200: Body535 } } };
  }
}
export const item535 = route("/items535/{id}", Item535);

const New536 = z.object({ title: z.string(), count536: z.number() });
const Body536 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context536 = Context<{ params: "id"; state: { row: Row } }>;
class Item536 extends Resource<Context536> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New536;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context536) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context536) { return String(ctx.require("row").version); }
  override represent(ctx: Context536) { return ctx.require("row"); }
  override apply(ctx: Context536, body: z.infer<typeof New536>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 536", responses: { 200: Body536 } }, put: { summary: "Change item 536", responses: { 200: Body536 } } };
  }
}
export const item536 = route("/items536/{id}", Item536);

const New537 = z.object({ title: z.string(), count537: z.number() });
const Body537 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context537 = Context<{ params: "id"; state: { row: Row } }>;
class Item537 extends Resource<Context537> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New537;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context537) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context537) { return String(ctx.require("row").version); }
  override represent(ctx: Context537) { return ctx.require("row"); }
  override apply(ctx: Context537, body: z.infer<typeof New537>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 537", responses: { 200: Body537 } }, put: { summary: "Change item 537", responses: { 200: Body537 } } };
  }
}
export const item537 = route("/items537/{id}", Item537);

const New538 = z.object({ title: z.string(), count538: z.number() });
const Body538 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context538 = Context<{ params: "id"; state: { row: Row } }>;
class Item538 extends Resource<Context538> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New538;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context538) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context538) { return String(ctx.require("row").version); }
  override represent(ctx: Context538) { return ctx.require("row"); }
  override apply(ctx: Context538, body: z.infer<typeof New538>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 538", responses: { 200: Body538 } }, put: { summary: "Change item 538", responses: { 200: Body538 } } };
  }
}
export const item538 = route("/items538/{id}", Item538);

const New539 = z.object({ title: z.string(), count539: z.number() });
const Body539 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context539 = Context<{ params: "id"; state: { row: Row } }>;
class Item539 extends Resource<Context539> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New539;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context539) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context539) { return String(ctx.require("row").version); }
  override represent(ctx: Context539) { return ctx.require("row"); }
  override apply(ctx: Context539, body: z.infer<typeof New539>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 539", responses: { 200: Body539 } }, put: { summary: "Change item 539", responses: { 200: Body539 } } };
  }
}
export const item539 = route("/items539/{id}", Item539);

const New540 = z.object({ title: z.string(), count540: z.number() });
const Body540 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context540 = Context<{ params: "id"; state: { row: Row } }>;
class Item540 extends Resource<Context540> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New540;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context540) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context540) { return String(ctx.require("row").version); }
  override represent(ctx: Context540) { return ctx.require("row"); }
  override apply(ctx: Context540, body: z.infer<typeof New540>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 540", responses: { 200: Body540 } }, put: { summary: "Change item 540", responses: { 200: Body540 } } };
  }
}
export const item540 = route("/items540/{id}", Item540);

const New541 = z.object({ title: z.string(), count541: z.number() });
const Body541 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context541 = Context<{ params: "id"; state: { row: Row } }>;
class Item541 extends Resource<Context541> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New541;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context541) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context541) { return String(ctx.require("row").version); }
  override represent(ctx: Context541) { return ctx.require("row"); }
  override apply(ctx: Context541, body: z.infer<typeof New541>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 541", responses: { 200: Body541 } }, put: { summary: "Change item 541", responses: { 200: Body541 } } };
  }
}
export const item541 = route("/items541/{id}", Item541);

const New542 = z.object({ title: z.string(), count542: z.number() });
const Body542 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context542 = Context<{ params: "id"; state: { row: Row } }>;
class Item542 extends Resource<Context542> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New542;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context542) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context542) { return String(ctx.require("row").version); }
  override represent(ctx: Context542) { return ctx.require("row"); }
  override apply(ctx: Context542, body: z.infer<typeof New542>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 542", responses: { 200: Body542 } }, put: { summary: "Change item 542", responses: { 200: Body542 } } };
  }
}
export const item542 = route("/items542/{id}", Item542);

const New543 = z.object({ title: z.string(), count543: z.number() });
const Body543 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context543 = Context<{ params: "id"; state: { row: Row } }>;
class Item543 extends Resource<Context543> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New543;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context543) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context543) { return String(ctx.require("row").version); }
  override represent(ctx: Context543) { return ctx.require("row"); }
  override apply(ctx: Context543, body: z.infer<typeof New543>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 543", responses: { 200: Body543 } }, put: { summary: "Change item 543", responses: { 200: Body543 } } };
  }
}
export const item543 = route("/items543/{id}", Item543);

const New544 = z.object({ title: z.string(), count544: z.number() });
const Body544 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context544 = Context<{ params: "id"; state: { row: Row } }>;
class Item544 extends Resource<Context544> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New544;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context544) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context544) { return String(ctx.require("row").version); }
  override represent(ctx: Context544) { return ctx.require("row"); }
  override apply(ctx: Context544, body: z.infer<typeof New544>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 544", responses: { 200: Body544 } }, put: { summary: "Change item 544", responses: { 200: Body544 } } };
  }
}
export const item544 = route("/items544/{id}", Item544);

const New545 = z.object({ title: z.string(), count545: z.number() });
const Body545 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context545 = Context<{ params: "id"; state: { row: Row } }>;
class Item545 extends Resource<Context545> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New545;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context545) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context545) { return String(ctx.require("row").version); }
  override represent(ctx: Context545) { return ctx.require("row"); }
  override apply(ctx: Context545, body: z.infer<typeof New545>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 545", responses: { 200: Body545 } }, put: { summary: "Change item 545", responses: { 200: Body545 } } };
  }
}
export const item545 = route("/items545/{id}", Item545);

const New546 = z.object({ title: z.string(), count546: z.number() });
const Body546 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context546 = Context<{ params: "id"; state: { row: Row } }>;
class Item546 extends Resource<Context546> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New546;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context546) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context546) { return String(ctx.require("row").version); }
  override represent(ctx: Context546) { return ctx.require("row"); }
  override apply(ctx: Context546, body: z.infer<typeof New546>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 546", responses: { 200: Body546 } }, put: { summary: "Change item 546", responses: { 200: Body546 } } };
  }
}
export const item546 = route("/items546/{id}", Item546);

const New547 = z.object({ title: z.string(), count547: z.number() });
const Body547 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context547 = Context<{ params: "id"; state: { row: Row } }>;
class Item547 extends Resource<Context547> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New547;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context547) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context547) { return String(ctx.require("row").version); }
  override represent(ctx: Context547) { return ctx.require("row"); }
  override apply(ctx: Context547, body: z.infer<typeof New547>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 547", responses: { 200: Body547 } }, put: { summary: "Change item 547", responses: { 200: Body547 } } };
  }
}
export const item547 = route("/items547/{id}", Item547);

const New548 = z.object({ title: z.string(), count548: z.number() });
const Body548 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context548 = Context<{ params: "id"; state: { row: Row } }>;
class Item548 extends Resource<Context548> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New548;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context548) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context548) { return String(ctx.require("row").version); }
  override represent(ctx: Context548) { return ctx.require("row"); }
  override apply(ctx: Context548, body: z.infer<typeof New548>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 548", responses: { 200: Body548 } }, put: { summary: "Change item 548", responses: { 200: Body548 } } };
  }
}
export const item548 = route("/items548/{id}", Item548);

const New549 = z.object({ title: z.string(), count549: z.number() });
const Body549 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context549 = Context<{ params: "id"; state: { row: Row } }>;
class Item549 extends Resource<Context549> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New549;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context549) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context549) { return String(ctx.require("row").version); }
  override represent(ctx: Context549) { return ctx.require("row"); }
  override apply(ctx: Context549, body: z.infer<typeof New549>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 549", responses: { 200: Body549 } }, put: { summary: "Change item 549", responses: { 200: Body549 } } };
  }
}
export const item549 = route("/items549/{id}", Item549);
