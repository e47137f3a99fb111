import { type Context, Resource, route } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New450 = z.object({ title: z.string(), count450: z.number() });
const Body450 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context450 = Context<{ params: "id"; state: { row: Row } }>;
class Item450 extends Resource<Context450> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New450;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context450) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context450) { return String(ctx.require("row").version); }
  override represent(ctx: Context450) { return ctx.require("row"); }
  override apply(ctx: Context450, body: z.infer<typeof New450>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 450", responses: { 200: Body450 } }, put: { summary: "Change item 450", responses: { 200: Body450 } } };
  }
}
export const item450 = route("/items450/{id}", Item450);

const New451 = z.object({ title: z.string(), count451: z.number() });
const Body451 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context451 = Context<{ params: "id"; state: { row: Row } }>;
class Item451 extends Resource<Context451> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New451;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context451) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context451) { return String(ctx.require("row").version); }
  override represent(ctx: Context451) { return ctx.require("row"); }
  override apply(ctx: Context451, body: z.infer<typeof New451>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 451", responses: { 200: Body451 } }, put: { summary: "Change item 451", responses: { 200: Body451 } } };
  }
}
export const item451 = route("/items451/{id}", Item451);

const New452 = z.object({ title: z.string(), count452: z.number() });
const Body452 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context452 = Context<{ params: "id"; state: { row: Row } }>;
class Item452 extends Resource<Context452> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New452;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context452) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context452) { return String(ctx.require("row").version); }
  override represent(ctx: Context452) { return ctx.require("row"); }
  override apply(ctx: Context452, body: z.infer<typeof New452>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 452", responses: { 200: Body452 } }, put: { summary: "Change item 452", responses: { 200: Body452 } } };
  }
}
export const item452 = route("/items452/{id}", Item452);

const New453 = z.object({ title: z.string(), count453: z.number() });
const Body453 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context453 = Context<{ params: "id"; state: { row: Row } }>;
class Item453 extends Resource<Context453> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New453;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context453) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context453) { return String(ctx.require("row").version); }
  override represent(ctx: Context453) { return ctx.require("row"); }
  override apply(ctx: Context453, body: z.infer<typeof New453>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 453", responses: { 200: Body453 } }, put: { summary: "Change item 453", responses: { 200: Body453 } } };
  }
}
export const item453 = route("/items453/{id}", Item453);

const New454 = z.object({ title: z.string(), count454: z.number() });
const Body454 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context454 = Context<{ params: "id"; state: { row: Row } }>;
class Item454 extends Resource<Context454> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New454;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context454) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context454) { return String(ctx.require("row").version); }
  override represent(ctx: Context454) { return ctx.require("row"); }
  override apply(ctx: Context454, body: z.infer<typeof New454>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 454", responses: { 200: Body454 } }, put: { summary: "Change item 454", responses: { 200: Body454 } } };
  }
}
export const item454 = route("/items454/{id}", Item454);

const New455 = z.object({ title: z.string(), count455: z.number() });
const Body455 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context455 = Context<{ params: "id"; state: { row: Row } }>;
class Item455 extends Resource<Context455> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New455;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context455) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context455) { return String(ctx.require("row").version); }
  override represent(ctx: Context455) { return ctx.require("row"); }
  override apply(ctx: Context455, body: z.infer<typeof New455>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 455", responses: { 200: Body455 } }, put: { summary: "Change item 455", responses: { 200: Body455 } } };
  }
}
export const item455 = route("/items455/{id}", Item455);

const New456 = z.object({ title: z.string(), count456: z.number() });
const Body456 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context456 = Context<{ params: "id"; state: { row: Row } }>;
class Item456 extends Resource<Context456> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New456;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context456) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context456) { return String(ctx.require("row").version); }
  override represent(ctx: Context456) { return ctx.require("row"); }
  override apply(ctx: Context456, body: z.infer<typeof New456>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 456", responses: { 200: Body456 } }, put: { summary: "Change item 456", responses: { 200: Body456 } } };
  }
}
export const item456 = route("/items456/{id}", Item456);

const New457 = z.object({ title: z.string(), count457: z.number() });
const Body457 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context457 = Context<{ params: "id"; state: { row: Row } }>;
class Item457 extends Resource<Context457> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New457;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context457) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context457) { return String(ctx.require("row").version); }
  override represent(ctx: Context457) { return ctx.require("row"); }
  override apply(ctx: Context457, body: z.infer<typeof New457>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 457", responses: { 200: Body457 } }, put: { summary: "Change item 457", responses: { 200: Body457 } } };
  }
}
export const item457 = route("/items457/{id}", Item457);

const New458 = z.object({ title: z.string(), count458: z.number() });
const Body458 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context458 = Context<{ params: "id"; state: { row: Row } }>;
class Item458 extends Resource<Context458> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New458;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context458) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context458) { return String(ctx.require("row").version); }
  override represent(ctx: Context458) { return ctx.require("row"); }
  override apply(ctx: Context458, body: z.infer<typeof New458>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 458", responses: { 200: Body458 } }, put: { summary: "Change item 458", responses: { 200: Body458 } } };
  }
}
export const item458 = route("/items458/{id}", Item458);

const New459 = z.object({ title: z.string(), count459: z.number() });
const Body459 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context459 = Context<{ params: "id"; state: { row: Row } }>;
class Item459 extends Resource<Context459> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New459;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context459) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context459) { return String(ctx.require("row").version); }
  override represent(ctx: Context459) { return ctx.require("row"); }
  override apply(ctx: Context459, body: z.infer<typeof New459>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 459", responses: { 200: Body459 } }, put: { summary: "Change item 459", responses: { 200: Body459 } } };
  }
}
export const item459 = route("/items459/{id}", Item459);

const New460 = z.object({ title: z.string(), count460: z.number() });
const Body460 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context460 = Context<{ params: "id"; state: { row: Row } }>;
class Item460 extends Resource<Context460> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New460;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context460) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context460) { return String(ctx.require("row").version); }
  override represent(ctx: Context460) { return ctx.require("row"); }
  override apply(ctx: Context460, body: z.infer<typeof New460>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 460", responses: { 200: Body460 } }, put: { summary: "Change item 460", responses: { 200: Body460 } } };
  }
}
export const item460 = route("/items460/{id}", Item460);

const New461 = z.object({ title: z.string(), count461: z.number() });
const Body461 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context461 = Context<{ params: "id"; state: { row: Row } }>;
class Item461 extends Resource<Context461> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New461;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context461) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context461) { return String(ctx.require("row").version); }
  override represent(ctx: Context461) { return ctx.require("row"); }
  override apply(ctx: Context461, body: z.infer<typeof New461>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 461", responses: { 200: Body461 } }, put: { summary: "Change item 461", responses: { 200: Body461 } } };
  }
}
export const item461 = route("/items461/{id}", Item461);

const New462 = z.object({ title: z.string(), count462: z.number() });
const Body462 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context462 = Context<{ params: "id"; state: { row: Row } }>;
class Item462 extends Resource<Context462> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New462;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context462) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context462) { return String(ctx.require("row").version); }
  override represent(ctx: Context462) { return ctx.require("row"); }
  override apply(ctx: Context462, body: z.infer<typeof New462>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 462", responses: { 200: Body462 } }, put: { summary: "Change item 462", responses: { 200: Body462 } } };
  }
}
export const item462 = route("/items462/{id}", Item462);

const New463 = z.object({ title: z.string(), count463: z.number() });
const Body463 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context463 = Context<{ params: "id"; state: { row: Row } }>;
class Item463 extends Resource<Context463> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New463;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context463) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context463) { return String(ctx.require("row").version); }
  override represent(ctx: Context463) { return ctx.require("row"); }
  override apply(ctx: Context463, body: z.infer<typeof New463>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 463", responses: { 200: Body463 } }, put: { summary: "Change item 463", responses: { 200: Body463 } } };
  }
}
export const item463 = route("/items463/{id}", Item463);

const New464 = z.object({ title: z.string(), count464: z.number() });
const Body464 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context464 = Context<{ params: "id"; state: { row: Row } }>;
class Item464 extends Resource<Context464> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New464;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context464) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context464) { return String(ctx.require("row").version); }
  override represent(ctx: Context464) { return ctx.require("row"); }
  override apply(ctx: Context464, body: z.infer<typeof New464>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 464", responses: { 200: Body464 } }, put: { summary: "Change item 464", responses: { 200: Body464 } } };
  }
}
export const item464 = route("/items464/{id}", Item464);

const New465 = z.object({ title: z.string(), count465: z.number() });
const Body465 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context465 = Context<{ params: "id"; state: { row: Row } }>;
class Item465 extends Resource<Context465> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New465;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context465) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context465) { return String(ctx.require("row").version); }
  override represent(ctx: Context465) { return ctx.require("row"); }
  override apply(ctx: Context465, body: z.infer<typeof New465>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 465", responses: { 200: Body465 } }, put: { summary: "Change item 465", responses: { 200: Body465 } } };
  }
}
export const item465 = route("/items465/{id}", Item465);

const New466 = z.object({ title: z.string(), count466: z.number() });
const Body466 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context466 = Context<{ params: "id"; state: { row: Row } }>;
class Item466 extends Resource<Context466> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New466;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context466) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context466) { return String(ctx.require("row").version); }
  override represent(ctx: Context466) { return ctx.require("row"); }
  override apply(ctx: Context466, body: z.infer<typeof New466>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 466", responses: { 200: Body466 } }, put: { summary: "Change item 466", responses: { 200: Body466 } } };
  }
}
export const item466 = route("/items466/{id}", Item466);

const New467 = z.object({ title: z.string(), count467: z.number() });
const Body467 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context467 = Context<{ params: "id"; state: { row: Row } }>;
class Item467 extends Resource<Context467> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New467;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context467) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context467) { return String(ctx.require("row").version); }
  override represent(ctx: Context467) { return ctx.require("row"); }
  override apply(ctx: Context467, body: z.infer<typeof New467>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 467", responses: { 200: Body467 } }, put: { summary: "Change item 467", responses: { 200: Body467 } } };
  }
}
export const item467 = route("/items467/{id}", Item467);

const New468 = z.object({ title: z.string(), count468: z.number() });
const Body468 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context468 = Context<{ params: "id"; state: { row: Row } }>;
class Item468 extends Resource<Context468> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New468;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context468) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context468) { return String(ctx.require("row").version); }
  override represent(ctx: Context468) { return ctx.require("row"); }
  override apply(ctx: Context468, body: z.infer<typeof New468>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 468", responses: { 200: Body468 } }, put: { summary: "Change item 468", responses: { 200: Body468 } } };
  }
}
export const item468 = route("/items468/{id}", Item468);

const New469 = z.object({ title: z.string(), count469: z.number() });
const Body469 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context469 = Context<{ params: "id"; state: { row: Row } }>;
class Item469 extends Resource<Context469> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New469;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context469) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context469) { return String(ctx.require("row").version); }
  override represent(ctx: Context469) { return ctx.require("row"); }
  override apply(ctx: Context469, body: z.infer<typeof New469>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 469", responses: { 200: Body469 } }, put: { summary: "Change item 469", responses: { 200: Body469 } } };
  }
}
export const item469 = route("/items469/{id}", Item469);

const New470 = z.object({ title: z.string(), count470: z.number() });
const Body470 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context470 = Context<{ params: "id"; state: { row: Row } }>;
class Item470 extends Resource<Context470> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New470;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context470) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context470) { return String(ctx.require("row").version); }
  override represent(ctx: Context470) { return ctx.require("row"); }
  override apply(ctx: Context470, body: z.infer<typeof New470>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 470", responses: { 200: Body470 } }, put: { summary: "Change item 470", responses: { 200: Body470 } } };
  }
}
export const item470 = route("/items470/{id}", Item470);

const New471 = z.object({ title: z.string(), count471: z.number() });
const Body471 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context471 = Context<{ params: "id"; state: { row: Row } }>;
class Item471 extends Resource<Context471> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New471;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context471) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context471) { return String(ctx.require("row").version); }
  override represent(ctx: Context471) { return ctx.require("row"); }
  override apply(ctx: Context471, body: z.infer<typeof New471>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 471", responses: { 200: Body471 } }, put: { summary: "Change item 471", responses: { 200: Body471 } } };
  }
}
export const item471 = route("/items471/{id}", Item471);

const New472 = z.object({ title: z.string(), count472: z.number() });
const Body472 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context472 = Context<{ params: "id"; state: { row: Row } }>;
class Item472 extends Resource<Context472> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New472;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context472) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context472) { return String(ctx.require("row").version); }
  override represent(ctx: Context472) { return ctx.require("row"); }
  override apply(ctx: Context472, body: z.infer<typeof New472>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 472", responses: { 200: Body472 } }, put: { summary: "Change item 472", responses: { 200: Body472 } } };
  }
}
export const item472 = route("/items472/{id}", Item472);

const New473 = z.object({ title: z.string(), count473: z.number() });
const Body473 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context473 = Context<{ params: "id"; state: { row: Row } }>;
class Item473 extends Resource<Context473> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New473;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context473) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context473) { return String(ctx.require("row").version); }
  override represent(ctx: Context473) { return ctx.require("row"); }
  override apply(ctx: Context473, body: z.infer<typeof New473>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 473", responses: { 200: Body473 } }, put: { summary: "Change item 473", responses: { 200: Body473 } } };
  }
}
export const item473 = route("/items473/{id}", Item473);

const New474 = z.object({ title: z.string(), count474: z.number() });
const Body474 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context474 = Context<{ params: "id"; state: { row: Row } }>;
class Item474 extends Resource<Context474> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New474;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context474) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context474) { return String(ctx.require("row").version); }
  override represent(ctx: Context474) { return ctx.require("row"); }
  override apply(ctx: Context474, body: z.infer<typeof New474>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 474", responses: { 200: Body474 } }, put: { summary: "Change item 474", responses: { 200: Body474 } } };
  }
}
export const item474 = route("/items474/{id}", Item474);

const New475 = z.object({ title: z.string(), count475: z.number() });
const Body475 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context475 = Context<{ params: "id"; state: { row: Row } }>;
class Item475 extends Resource<Context475> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New475;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context475) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context475) { return String(ctx.require("row").version); }
  override represent(ctx: Context475) { return ctx.require("row"); }
  override apply(ctx: Context475, body: z.infer<typeof New475>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 475", responses: { 200: Body475 } }, put: { summary: "Change item 475", responses: { 200: Body475 } } };
  }
}
export const item475 = route("/items475/{id}", Item475);

const New476 = z.object({ title: z.string(), count476: z.number() });
const Body476 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context476 = Context<{ params: "id"; state: { row: Row } }>;
class Item476 extends Resource<Context476> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New476;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context476) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context476) { return String(ctx.require("row").version); }
  override represent(ctx: Context476) { return ctx.require("row"); }
  override apply(ctx: Context476, body: z.infer<typeof New476>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 476", responses: { 200: Body476 } }, put: { summary: "Change item 476", responses: { 200: Body476 } } };
  }
}
export const item476 = route("/items476/{id}", Item476);

const New477 = z.object({ title: z.string(), count477: z.number() });
const Body477 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context477 = Context<{ params: "id"; state: { row: Row } }>;
class Item477 extends Resource<Context477> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New477;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context477) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context477) { return String(ctx.require("row").version); }
  override represent(ctx: Context477) { return ctx.require("row"); }
  override apply(ctx: Context477, body: z.infer<typeof New477>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 477", responses: { 200: Body477 } }, put: { summary: "Change item 477", responses: { 200: Body477 } } };
  }
}
export const item477 = route("/items477/{id}", Item477);

const New478 = z.object({ title: z.string(), count478: z.number() });
const Body478 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context478 = Context<{ params: "id"; state: { row: Row } }>;
class Item478 extends Resource<Context478> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New478;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context478) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context478) { return String(ctx.require("row").version); }
  override represent(ctx: Context478) { return ctx.require("row"); }
  override apply(ctx: Context478, body: z.infer<typeof New478>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 478", responses: { 200: Body478 } }, put: { summary: "Change item 478", responses: { 200: Body478 } } };
  }
}
export const item478 = route("/items478/{id}", Item478);

const New479 = z.object({ title: z.string(), count479: z.number() });
const Body479 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context479 = Context<{ params: "id"; state: { row: Row } }>;
class Item479 extends Resource<Context479> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New479;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context479) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context479) { return String(ctx.require("row").version); }
  override represent(ctx: Context479) { return ctx.require("row"); }
  override apply(ctx: Context479, body: z.infer<typeof New479>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 479", responses: { 200: Body479 } }, put: { summary: "Change item 479", responses: { 200: Body479 } } };
  }
}
export const item479 = route("/items479/{id}", Item479);

const New480 = z.object({ title: z.string(), count480: z.number() });
const Body480 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context480 = Context<{ params: "id"; state: { row: Row } }>;
class Item480 extends Resource<Context480> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New480;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context480) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context480) { return String(ctx.require("row").version); }
  override represent(ctx: Context480) { return ctx.require("row"); }
  override apply(ctx: Context480, body: z.infer<typeof New480>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 480", responses: { 200: Body480 } }, put: { summary: "Change item 480", responses: { 200: Body480 } } };
  }
}
export const item480 = route("/items480/{id}", Item480);

const New481 = z.object({ title: z.string(), count481: z.number() });
const Body481 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context481 = Context<{ params: "id"; state: { row: Row } }>;
class Item481 extends Resource<Context481> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New481;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context481) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context481) { return String(ctx.require("row").version); }
  override represent(ctx: Context481) { return ctx.require("row"); }
  override apply(ctx: Context481, body: z.infer<typeof New481>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 481", responses: { 200: Body481 } }, put: { summary: "Change item 481", responses: { 200: Body481 } } };
  }
}
export const item481 = route("/items481/{id}", Item481);

const New482 = z.object({ title: z.string(), count482: z.number() });
const Body482 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context482 = Context<{ params: "id"; state: { row: Row } }>;
class Item482 extends Resource<Context482> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New482;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context482) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context482) { return String(ctx.require("row").version); }
  override represent(ctx: Context482) { return ctx.require("row"); }
  override apply(ctx: Context482, body: z.infer<typeof New482>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 482", responses: { 200: Body482 } }, put: { summary: "Change item 482", responses: { 200: Body482 } } };
  }
}
export const item482 = route("/items482/{id}", Item482);

const New483 = z.object({ title: z.string(), count483: z.number() });
const Body483 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context483 = Context<{ params: "id"; state: { row: Row } }>;
class Item483 extends Resource<Context483> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New483;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context483) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context483) { return String(ctx.require("row").version); }
  override represent(ctx: Context483) { return ctx.require("row"); }
  override apply(ctx: Context483, body: z.infer<typeof New483>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 483", responses: { 200: Body483 } }, put: { summary: "Change item 483", responses: { 200: Body483 } } };
  }
}
export const item483 = route("/items483/{id}", Item483);

const New484 = z.object({ title: z.string(), count484: z.number() });
const Body484 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context484 = Context<{ params: "id"; state: { row: Row } }>;
class Item484 extends Resource<Context484> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New484;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context484) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context484) { return String(ctx.require("row").version); }
  override represent(ctx: Context484) { return ctx.require("row"); }
  override apply(ctx: Context484, body: z.infer<typeof New484>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 484", responses: { 200: Body484 } }, put: { summary: "Change item 484", responses: { 200: Body484 } } };
  }
}
export const item484 = route("/items484/{id}", Item484);

const New485 = z.object({ title: z.string(), count485: z.number() });
const Body485 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context485 = Context<{ params: "id"; state: { row: Row } }>;
class Item485 extends Resource<Context485> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New485;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context485) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context485) { return String(ctx.require("row").version); }
  override represent(ctx: Context485) { return ctx.require("row"); }
  override apply(ctx: Context485, body: z.infer<typeof New485>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 485", responses: { 200: Body485 } }, put: { summary: "Change item 485", responses: { 200: Body485 } } };
  }
}
export const item485 = route("/items485/{id}", Item485);

const New486 = z.object({ title: z.string(), count486: z.number() });
const Body486 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context486 = Context<{ params: "id"; state: { row: Row } }>;
class Item486 extends Resource<Context486> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New486;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context486) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context486) { return String(ctx.require("row").version); }
  override represent(ctx: Context486) { return ctx.require("row"); }
  override apply(ctx: Context486, body: z.infer<typeof New486>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 486", responses: { 200: Body486 } }, put: { summary: "Change item 486", responses: { 200: Body486 } } };
  }
}
export const item486 = route("/items486/{id}", Item486);

const New487 = z.object({ title: z.string(), count487: z.number() });
const Body487 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context487 = Context<{ params: "id"; state: { row: Row } }>;
class Item487 extends Resource<Context487> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New487;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context487) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context487) { return String(ctx.require("row").version); }
  override represent(ctx: Context487) { return ctx.require("row"); }
  override apply(ctx: Context487, body: z.infer<typeof New487>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 487", responses: { 200: Body487 } }, put: { summary: "Change item 487", responses: { 200: Body487 } } };
  }
}
export const item487 = route("/items487/{id}", Item487);

const New488 = z.object({ title: z.string(), count488: z.number() });
const Body488 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context488 = Context<{ params: "id"; state: { row: Row } }>;
class Item488 extends Resource<Context488> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New488;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context488) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context488) { return String(ctx.require("row").version); }
  override represent(ctx: Context488) { return ctx.require("row"); }
  override apply(ctx: Context488, body: z.infer<typeof New488>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 488", responses: { 200: Body488 } }, put: { summary: "Change item 488", responses: { 200: Body488 } } };
  }
}
export const item488 = route("/items488/{id}", Item488);

const New489 = z.object({ title: z.string(), count489: z.number() });
const Body489 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context489 = Context<{ params: "id"; state: { row: Row } }>;
class Item489 extends Resource<Context489> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New489;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context489) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context489) { return String(ctx.require("row").version); }
  override represent(ctx: Context489) { return ctx.require("row"); }
  override apply(ctx: Context489, body: z.infer<typeof New489>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 489", responses: { 200: Body489 } }, put: { summary: "Change item 489", responses: { 200: Body489 } } };
  }
}
export const item489 = route("/items489/{id}", Item489);

const New490 = z.object({ title: z.string(), count490: z.number() });
const Body490 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context490 = Context<{ params: "id"; state: { row: Row } }>;
class Item490 extends Resource<Context490> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New490;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context490) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context490) { return String(ctx.require("row").version); }
  override represent(ctx: Context490) { return ctx.require("row"); }
  override apply(ctx: Context490, body: z.infer<typeof New490>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 490", responses: { 200: Body490 } }, put: { summary: "Change item 490", responses: { 200: Body490 } } };
  }
}
export const item490 = route("/items490/{id}", Item490);

const New491 = z.object({ title: z.string(), count491: z.number() });
const Body491 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context491 = Context<{ params: "id"; state: { row: Row } }>;
class Item491 extends Resource<Context491> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New491;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context491) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context491) { return String(ctx.require("row").version); }
  override represent(ctx: Context491) { return ctx.require("row"); }
  override apply(ctx: Context491, body: z.infer<typeof New491>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 491", responses: { 200: Body491 } }, put: { summary: "Change item 491", responses: { 200: Body491 } } };
  }
}
export const item491 = route("/items491/{id}", Item491);

const New492 = z.object({ title: z.string(), count492: z.number() });
const Body492 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context492 = Context<{ params: "id"; state: { row: Row } }>;
class Item492 extends Resource<Context492> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New492;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context492) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context492) { return String(ctx.require("row").version); }
  override represent(ctx: Context492) { return ctx.require("row"); }
  override apply(ctx: Context492, body: z.infer<typeof New492>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 492", responses: { 200: Body492 } }, put: { summary: "Change item 492", responses: { 200: Body492 } } };
  }
}
export const item492 = route("/items492/{id}", Item492);

const New493 = z.object({ title: z.string(), count493: z.number() });
const Body493 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context493 = Context<{ params: "id"; state: { row: Row } }>;
class Item493 extends Resource<Context493> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New493;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context493) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context493) { return String(ctx.require("row").version); }
  override represent(ctx: Context493) { return ctx.require("row"); }
  override apply(ctx: Context493, body: z.infer<typeof New493>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 493", responses: { 200: Body493 } }, put: { summary: "Change item 493", responses: { 200: Body493 } } };
  }
}
export const item493 = route("/items493/{id}", Item493);

const New494 = z.object({ title: z.string(), count494: z.number() });
const Body494 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context494 = Context<{ params: "id"; state: { row: Row } }>;
class Item494 extends Resource<Context494> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New494;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context494) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context494) { return String(ctx.require("row").version); }
  override represent(ctx: Context494) { return ctx.require("row"); }
  override apply(ctx: Context494, body: z.infer<typeof New494>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 494", responses: { 200: Body494 } }, put: { summary: "Change item 494", responses: { 200: Body494 } } };
  }
}
export const item494 = route("/items494/{id}", Item494);

const New495 = z.object({ title: z.string(), count495: z.number() });
const Body495 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context495 = Context<{ params: "id"; state: { row: Row } }>;
class Item495 extends Resource<Context495> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New495;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context495) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context495) { return String(ctx.require("row").version); }
  override represent(ctx: Context495) { return ctx.require("row"); }
  override apply(ctx: Context495, body: z.infer<typeof New495>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 495", responses: { 200: Body495 } }, put: { summary: "Change item 495", responses: { 200: Body495 } } };
  }
}
export const item495 = route("/items495/{id}", Item495);

const New496 = z.object({ title: z.string(), count496: z.number() });
const Body496 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context496 = Context<{ params: "id"; state: { row: Row } }>;
class Item496 extends Resource<Context496> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New496;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context496) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context496) { return String(ctx.require("row").version); }
  override represent(ctx: Context496) { return ctx.require("row"); }
  override apply(ctx: Context496, body: z.infer<typeof New496>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 496", responses: { 200: Body496 } }, put: { summary: "Change item 496", responses: { 200: Body496 } } };
  }
}
export const item496 = route("/items496/{id}", Item496);

const New497 = z.object({ title: z.string(), count497: z.number() });
const Body497 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context497 = Context<{ params: "id"; state: { row: Row } }>;
class Item497 extends Resource<Context497> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New497;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context497) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context497) { return String(ctx.require("row").version); }
  override represent(ctx: Context497) { return ctx.require("row"); }
  override apply(ctx: Context497, body: z.infer<typeof New497>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 497", responses: { 200: Body497 } }, put: { summary: "Change item 497", responses: { 200: Body497 } } };
  }
}
export const item497 = route("/items497/{id}", Item497);

const New498 = z.object({ title: z.string(), count498: z.number() });
const Body498 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context498 = Context<{ params: "id"; state: { row: Row } }>;
class Item498 extends Resource<Context498> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New498;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context498) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context498) { return String(ctx.require("row").version); }
  override represent(ctx: Context498) { return ctx.require("row"); }
  override apply(ctx: Context498, body: z.infer<typeof New498>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 498", responses: { 200: Body498 } }, put: { summary: "Change item 498", responses: { 200: Body498 } } };
  }
}
export const item498 = route("/items498/{id}", Item498);

const New499 = z.object({ title: z.string(), count499: z.number() });
const Body499 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context499 = Context<{ params: "id"; state: { row: Row } }>;
class Item499 extends Resource<Context499> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New499;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context499) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context499) { return String(ctx.require("row").version); }
  override represent(ctx: Context499) { return ctx.require("row"); }
  override apply(ctx: Context499, body: z.infer<typeof New499>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 499", responses: { 200: Body499 } }, put: { summary: "Change item 499", responses: { 200: Body499 } } };
  }
}
export const item499 = route("/items499/{id}", Item499);
