import { type Context, Resource, route } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New950 = z.object({ title: z.string(), count950: z.number() });
const Body950 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context950 = Context<{ params: "id"; state: { row: Row } }>;
class Item950 extends Resource<Context950> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New950;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context950) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context950) { return String(ctx.require("row").version); }
  override represent(ctx: Context950) { return ctx.require("row"); }
  override apply(ctx: Context950, body: z.infer<typeof New950>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 950", responses: { 200: Body950 } }, put: { summary: "Change item 950", responses: { 200: Body950 } } };
  }
}
export const item950 = route("/items950/{id}", Item950);

const New951 = z.object({ title: z.string(), count951: z.number() });
const Body951 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context951 = Context<{ params: "id"; state: { row: Row } }>;
class Item951 extends Resource<Context951> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New951;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context951) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context951) { return String(ctx.require("row").version); }
  override represent(ctx: Context951) { return ctx.require("row"); }
  override apply(ctx: Context951, body: z.infer<typeof New951>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 951", responses: { 200: Body951 } }, put: { summary: "Change item 951", responses: { 200: Body951 } } };
  }
}
export const item951 = route("/items951/{id}", Item951);

const New952 = z.object({ title: z.string(), count952: z.number() });
const Body952 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context952 = Context<{ params: "id"; state: { row: Row } }>;
class Item952 extends Resource<Context952> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New952;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context952) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context952) { return String(ctx.require("row").version); }
  override represent(ctx: Context952) { return ctx.require("row"); }
  override apply(ctx: Context952, body: z.infer<typeof New952>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 952", responses: { 200: Body952 } }, put: { summary: "Change item 952", responses: { 200: Body952 } } };
  }
}
export const item952 = route("/items952/{id}", Item952);

const New953 = z.object({ title: z.string(), count953: z.number() });
const Body953 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context953 = Context<{ params: "id"; state: { row: Row } }>;
class Item953 extends Resource<Context953> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New953;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context953) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context953) { return String(ctx.require("row").version); }
  override represent(ctx: Context953) { return ctx.require("row"); }
  override apply(ctx: Context953, body: z.infer<typeof New953>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 953", responses: { 200: Body953 } }, put: { summary: "Change item 953", responses: { 200: Body953 } } };
  }
}
export const item953 = route("/items953/{id}", Item953);

const New954 = z.object({ title: z.string(), count954: z.number() });
const Body954 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context954 = Context<{ params: "id"; state: { row: Row } }>;
class Item954 extends Resource<Context954> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New954;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context954) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context954) { return String(ctx.require("row").version); }
  override represent(ctx: Context954) { return ctx.require("row"); }
  override apply(ctx: Context954, body: z.infer<typeof New954>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 954", responses: { 200: Body954 } }, put: { summary: "Change item 954", responses: { 200: Body954 } } };
  }
}
export const item954 = route("/items954/{id}", Item954);

const New955 = z.object({ title: z.string(), count955: z.number() });
const Body955 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context955 = Context<{ params: "id"; state: { row: Row } }>;
class Item955 extends Resource<Context955> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New955;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context955) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context955) { return String(ctx.require("row").version); }
  override represent(ctx: Context955) { return ctx.require("row"); }
  override apply(ctx: Context955, body: z.infer<typeof New955>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 955", responses: { 200: Body955 } }, put: { summary: "Change item 955", responses: { 200: Body955 } } };
  }
}
export const item955 = route("/items955/{id}", Item955);

const New956 = z.object({ title: z.string(), count956: z.number() });
const Body956 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context956 = Context<{ params: "id"; state: { row: Row } }>;
class Item956 extends Resource<Context956> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New956;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context956) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context956) { return String(ctx.require("row").version); }
  override represent(ctx: Context956) { return ctx.require("row"); }
  override apply(ctx: Context956, body: z.infer<typeof New956>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 956", responses: { 200: Body956 } }, put: { summary: "Change item 956", responses: { 200: Body956 } } };
  }
}
export const item956 = route("/items956/{id}", Item956);

const New957 = z.object({ title: z.string(), count957: z.number() });
const Body957 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context957 = Context<{ params: "id"; state: { row: Row } }>;
class Item957 extends Resource<Context957> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New957;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context957) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context957) { return String(ctx.require("row").version); }
  override represent(ctx: Context957) { return ctx.require("row"); }
  override apply(ctx: Context957, body: z.infer<typeof New957>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 957", responses: { 200: Body957 } }, put: { summary: "Change item 957", responses: { 200: Body957 } } };
  }
}
export const item957 = route("/items957/{id}", Item957);

const New958 = z.object({ title: z.string(), count958: z.number() });
const Body958 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context958 = Context<{ params: "id"; state: { row: Row } }>;
class Item958 extends Resource<Context958> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New958;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context958) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context958) { return String(ctx.require("row").version); }
  override represent(ctx: Context958) { return ctx.require("row"); }
  override apply(ctx: Context958, body: z.infer<typeof New958>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 958", responses: { 200: Body958 } }, put: { summary: "Change item 958", responses: { 200: Body958 } } };
  }
}
export const item958 = route("/items958/{id}", Item958);

const New959 = z.object({ title: z.string(), count959: z.number() });
const Body959 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context959 = Context<{ params: "id"; state: { row: Row } }>;
class Item959 extends Resource<Context959> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New959;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context959) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context959) { return String(ctx.require("row").version); }
  override represent(ctx: Context959) { return ctx.require("row"); }
  override apply(ctx: Context959, body: z.infer<typeof New959>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 959", responses: { 200: Body959 } }, put: { summary: "Change item 959", responses: { 200: Body959 } } };
  }
}
export const item959 = route("/items959/{id}", Item959);

const New960 = z.object({ title: z.string(), count960: z.number() });
const Body960 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context960 = Context<{ params: "id"; state: { row: Row } }>;
class Item960 extends Resource<Context960> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New960;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context960) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context960) { return String(ctx.require("row").version); }
  override represent(ctx: Context960) { return ctx.require("row"); }
  override apply(ctx: Context960, body: z.infer<typeof New960>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 960", responses: { 200: Body960 } }, put: { summary: "Change item 960", responses: { 200: Body960 } } };
  }
}
export const item960 = route("/items960/{id}", Item960);

const New961 = z.object({ title: z.string(), count961: z.number() });
const Body961 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context961 = Context<{ params: "id"; state: { row: Row } }>;
class Item961 extends Resource<Context961> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New961;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context961) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context961) { return String(ctx.require("row").version); }
  override represent(ctx: Context961) { return ctx.require("row"); }
  override apply(ctx: Context961, body: z.infer<typeof New961>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 961", responses: { 200: Body961 } }, put: { summary: "Change item 961", responses: { 200: Body961 } } };
  }
}
export const item961 = route("/items961/{id}", Item961);

const New962 = z.object({ title: z.string(), count962: z.number() });
const Body962 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context962 = Context<{ params: "id"; state: { row: Row } }>;
class Item962 extends Resource<Context962> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New962;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context962) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context962) { return String(ctx.require("row").version); }
  override represent(ctx: Context962) { return ctx.require("row"); }
  override apply(ctx: Context962, body: z.infer<typeof New962>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 962", responses: { 200: Body962 } }, put: { summary: "Change item 962", responses: { 200: Body962 } } };
  }
}
export const item962 = route("/items962/{id}", Item962);

const New963 = z.object({ title: z.string(), count963: z.number() });
const Body963 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context963 = Context<{ params: "id"; state: { row: Row } }>;
class Item963 extends Resource<Context963> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New963;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context963) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context963) { return String(ctx.require("row").version); }
  override represent(ctx: Context963) { return ctx.require("row"); }
  override apply(ctx: Context963, body: z.infer<typeof New963>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 963", responses: { 200: Body963 } }, put: { summary: "Change item 963", responses: { 200: Body963 } } };
  }
}
export const item963 = route("/items963/{id}", Item963);

const New964 = z.object({ title: z.string(), count964: z.number() });
const Body964 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context964 = Context<{ params: "id"; state: { row: Row } }>;
class Item964 extends Resource<Context964> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New964;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context964) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context964) { return String(ctx.require("row").version); }
  override represent(ctx: Context964) { return ctx.require("row"); }
  override apply(ctx: Context964, body: z.infer<typeof New964>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 964", responses: { 200: Body964 } }, put: { summary: "Change item 964", responses: { 200: Body964 } } };
  }
}
export const item964 = route("/items964/{id}", Item964);

const New965 = z.object({ title: z.string(), count965: z.number() });
const Body965 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context965 = Context<{ params: "id"; state: { row: Row } }>;
class Item965 extends Resource<Context965> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New965;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context965) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context965) { return String(ctx.require("row").version); }
  override represent(ctx: Context965) { return ctx.require("row"); }
  override apply(ctx: Context965, body: z.infer<typeof New965>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 965", responses: { 200: Body965 } }, put: { summary: "Change item 965", responses: { 200: Body965 } } };
  }
}
export const item965 = route("/items965/{id}", Item965);

const New966 = z.object({ title: z.string(), count966: z.number() });
const Body966 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context966 = Context<{ params: "id"; state: { row: Row } }>;
class Item966 extends Resource<Context966> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New966;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context966) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context966) { return String(ctx.require("row").version); }
  override represent(ctx: Context966) { return ctx.require("row"); }
  override apply(ctx: Context966, body: z.infer<typeof New966>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 966", responses: { 200: Body966 } }, put: { summary: "Change item 966", responses: { 200: Body966 } } };
  }
}
export const item966 = route("/items966/{id}", Item966);

const New967 = z.object({ title: z.string(), count967: z.number() });
const Body967 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context967 = Context<{ params: "id"; state: { row: Row } }>;
class Item967 extends Resource<Context967> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New967;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context967) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context967) { return String(ctx.require("row").version); }
  override represent(ctx: Context967) { return ctx.require("row"); }
  override apply(ctx: Context967, body: z.infer<typeof New967>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 967", responses: { 200: Body967 } }, put: { summary: "Change item 967", responses: { 200: Body967 } } };
  }
}
export const item967 = route("/items967/{id}", Item967);

const New968 = z.object({ title: z.string(), count968: z.number() });
const Body968 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context968 = Context<{ params: "id"; state: { row: Row } }>;
class Item968 extends Resource<Context968> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New968;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context968) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context968) { return String(ctx.require("row").version); }
  override represent(ctx: Context968) { return ctx.require("row"); }
  override apply(ctx: Context968, body: z.infer<typeof New968>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 968", responses: { 200: Body968 } }, put: { summary: "Change item 968", responses: { 200: Body968 } } };
  }
}
export const item968 = route("/items968/{id}", Item968);

const New969 = z.object({ title: z.string(), count969: z.number() });
const Body969 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context969 = Context<{ params: "id"; state: { row: Row } }>;
class Item969 extends Resource<Context969> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New969;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context969) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context969) { return String(ctx.require("row").version); }
  override represent(ctx: Context969) { return ctx.require("row"); }
  override apply(ctx: Context969, body: z.infer<typeof New969>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 969", responses: { 200: Body969 } }, put: { summary: "Change item 969", responses: { 200: Body969 } } };
  }
}
export const item969 = route("/items969/{id}", Item969);

const New970 = z.object({ title: z.string(), count970: z.number() });
const Body970 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context970 = Context<{ params: "id"; state: { row: Row } }>;
class Item970 extends Resource<Context970> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New970;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context970) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context970) { return String(ctx.require("row").version); }
  override represent(ctx: Context970) { return ctx.require("row"); }
  override apply(ctx: Context970, body: z.infer<typeof New970>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 970", responses: { 200: Body970 } }, put: { summary: "Change item 970", responses: { 200: Body970 } } };
  }
}
export const item970 = route("/items970/{id}", Item970);

const New971 = z.object({ title: z.string(), count971: z.number() });
const Body971 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context971 = Context<{ params: "id"; state: { row: Row } }>;
class Item971 extends Resource<Context971> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New971;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context971) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context971) { return String(ctx.require("row").version); }
  override represent(ctx: Context971) { return ctx.require("row"); }
  override apply(ctx: Context971, body: z.infer<typeof New971>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 971", responses: { 200: Body971 } }, put: { summary: "Change item 971", responses: { 200: Body971 } } };
  }
}
export const item971 = route("/items971/{id}", Item971);

const New972 = z.object({ title: z.string(), count972: z.number() });
const Body972 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context972 = Context<{ params: "id"; state: { row: Row } }>;
class Item972 extends Resource<Context972> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New972;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context972) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context972) { return String(ctx.require("row").version); }
  override represent(ctx: Context972) { return ctx.require("row"); }
  override apply(ctx: Context972, body: z.infer<typeof New972>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 972", responses: { 200: Body972 } }, put: { summary: "Change item 972", responses: { 200: Body972 } } };
  }
}
export const item972 = route("/items972/{id}", Item972);

const New973 = z.object({ title: z.string(), count973: z.number() });
const Body973 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context973 = Context<{ params: "id"; state: { row: Row } }>;
class Item973 extends Resource<Context973> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New973;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context973) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context973) { return String(ctx.require("row").version); }
  override represent(ctx: Context973) { return ctx.require("row"); }
  override apply(ctx: Context973, body: z.infer<typeof New973>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 973", responses: { 200: Body973 } }, put: { summary: "Change item 973", responses: { 200: Body973 } } };
  }
}
export const item973 = route("/items973/{id}", Item973);

const New974 = z.object({ title: z.string(), count974: z.number() });
const Body974 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context974 = Context<{ params: "id"; state: { row: Row } }>;
class Item974 extends Resource<Context974> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New974;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context974) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context974) { return String(ctx.require("row").version); }
  override represent(ctx: Context974) { return ctx.require("row"); }
  override apply(ctx: Context974, body: z.infer<typeof New974>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 974", responses: { 200: Body974 } }, put: { summary: "Change item 974", responses: { 200: Body974 } } };
  }
}
export const item974 = route("/items974/{id}", Item974);

const New975 = z.object({ title: z.string(), count975: z.number() });
const Body975 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context975 = Context<{ params: "id"; state: { row: Row } }>;
class Item975 extends Resource<Context975> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New975;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context975) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context975) { return String(ctx.require("row").version); }
  override represent(ctx: Context975) { return ctx.require("row"); }
  override apply(ctx: Context975, body: z.infer<typeof New975>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 975", responses: { 200: Body975 } }, put: { summary: "Change item 975", responses: { 200: Body975 } } };
  }
}
export const item975 = route("/items975/{id}", Item975);

const New976 = z.object({ title: z.string(), count976: z.number() });
const Body976 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context976 = Context<{ params: "id"; state: { row: Row } }>;
class Item976 extends Resource<Context976> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New976;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context976) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context976) { return String(ctx.require("row").version); }
  override represent(ctx: Context976) { return ctx.require("row"); }
  override apply(ctx: Context976, body: z.infer<typeof New976>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 976", responses: { 200: Body976 } }, put: { summary: "Change item 976", responses: { 200: Body976 } } };
  }
}
export const item976 = route("/items976/{id}", Item976);

const New977 = z.object({ title: z.string(), count977: z.number() });
const Body977 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context977 = Context<{ params: "id"; state: { row: Row } }>;
class Item977 extends Resource<Context977> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New977;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context977) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context977) { return String(ctx.require("row").version); }
  override represent(ctx: Context977) { return ctx.require("row"); }
  override apply(ctx: Context977, body: z.infer<typeof New977>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 977", responses: { 200: Body977 } }, put: { summary: "Change item 977", responses: { 200: Body977 } } };
  }
}
export const item977 = route("/items977/{id}", Item977);

const New978 = z.object({ title: z.string(), count978: z.number() });
const Body978 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context978 = Context<{ params: "id"; state: { row: Row } }>;
class Item978 extends Resource<Context978> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New978;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context978) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context978) { return String(ctx.require("row").version); }
  override represent(ctx: Context978) { return ctx.require("row"); }
  override apply(ctx: Context978, body: z.infer<typeof New978>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 978", responses: { 200: Body978 } }, put: { summary: "Change item 978", responses: { 200: Body978 } } };
  }
}
export const item978 = route("/items978/{id}", Item978);

const New979 = z.object({ title: z.string(), count979: z.number() });
const Body979 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context979 = Context<{ params: "id"; state: { row: Row } }>;
class Item979 extends Resource<Context979> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New979;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context979) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context979) { return String(ctx.require("row").version); }
  override represent(ctx: Context979) { return ctx.require("row"); }
  override apply(ctx: Context979, body: z.infer<typeof New979>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 979", responses: { 200: Body979 } }, put: { summary: "Change item 979", responses: { 200: Body979 } } };
  }
}
export const item979 = route("/items979/{id}", Item979);

const New980 = z.object({ title: z.string(), count980: z.number() });
const Body980 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context980 = Context<{ params: "id"; state: { row: Row } }>;
class Item980 extends Resource<Context980> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New980;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context980) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context980) { return String(ctx.require("row").version); }
  override represent(ctx: Context980) { return ctx.require("row"); }
  override apply(ctx: Context980, body: z.infer<typeof New980>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 980", responses: { 200: Body980 } }, put: { summary: "Change item 980", responses: { 200: Body980 } } };
  }
}
export const item980 = route("/items980/{id}", Item980);

const New981 = z.object({ title: z.string(), count981: z.number() });
const Body981 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context981 = Context<{ params: "id"; state: { row: Row } }>;
class Item981 extends Resource<Context981> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New981;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context981) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context981) { return String(ctx.require("row").version); }
  override represent(ctx: Context981) { return ctx.require("row"); }
  override apply(ctx: Context981, body: z.infer<typeof New981>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 981", responses: { 200: Body981 } }, put: { summary: "Change item 981", responses: { 200: Body981 } } };
  }
}
export const item981 = route("/items981/{id}", Item981);

const New982 = z.object({ title: z.string(), count982: z.number() });
const Body982 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context982 = Context<{ params: "id"; state: { row: Row } }>;
class Item982 extends Resource<Context982> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New982;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context982) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context982) { return String(ctx.require("row").version); }
  override represent(ctx: Context982) { return ctx.require("row"); }
  override apply(ctx: Context982, body: z.infer<typeof New982>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 982", responses: { 200: Body982 } }, put: { summary: "Change item 982", responses: { 200: Body982 } } };
  }
}
export const item982 = route("/items982/{id}", Item982);

const New983 = z.object({ title: z.string(), count983: z.number() });
const Body983 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context983 = Context<{ params: "id"; state: { row: Row } }>;
class Item983 extends Resource<Context983> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New983;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context983) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context983) { return String(ctx.require("row").version); }
  override represent(ctx: Context983) { return ctx.require("row"); }
  override apply(ctx: Context983, body: z.infer<typeof New983>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 983", responses: { 200: Body983 } }, put: { summary: "Change item 983", responses: { 200: Body983 } } };
  }
}
export const item983 = route("/items983/{id}", Item983);

const New984 = z.object({ title: z.string(), count984: z.number() });
const Body984 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context984 = Context<{ params: "id"; state: { row: Row } }>;
class Item984 extends Resource<Context984> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New984;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context984) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context984) { return String(ctx.require("row").version); }
  override represent(ctx: Context984) { return ctx.require("row"); }
  override apply(ctx: Context984, body: z.infer<typeof New984>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 984", responses: { 200: Body984 } }, put: { summary: "Change item 984", responses: { 200: Body984 } } };
  }
}
export const item984 = route("/items984/{id}", Item984);

const New985 = z.object({ title: z.string(), count985: z.number() });
const Body985 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context985 = Context<{ params: "id"; state: { row: Row } }>;
class Item985 extends Resource<Context985> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New985;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context985) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context985) { return String(ctx.require("row").version); }
  override represent(ctx: Context985) { return ctx.require("row"); }
  override apply(ctx: Context985, body: z.infer<typeof New985>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 985", responses: { 200: Body985 } }, put: { summary: "Change item 985", responses: { 200: Body985 } } };
  }
}
export const item985 = route("/items985/{id}", Item985);

const New986 = z.object({ title: z.string(), count986: z.number() });
const Body986 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context986 = Context<{ params: "id"; state: { row: Row } }>;
class Item986 extends Resource<Context986> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New986;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context986) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context986) { return String(ctx.require("row").version); }
  override represent(ctx: Context986) { return ctx.require("row"); }
  override apply(ctx: Context986, body: z.infer<typeof New986>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 986", responses: { 200: Body986 } }, put: { summary: "Change item 986", responses: { 200: Body986 } } };
  }
}
export const item986 = route("/items986/{id}", Item986);

const New987 = z.object({ title: z.string(), count987: z.number() });
const Body987 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context987 = Context<{ params: "id"; state: { row: Row } }>;
class Item987 extends Resource<Context987> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New987;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context987) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context987) { return String(ctx.require("row").version); }
  override represent(ctx: Context987) { return ctx.require("row"); }
  override apply(ctx: Context987, body: z.infer<typeof New987>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 987", responses: { 200: Body987 } }, put: { summary: "Change item 987", responses: { 200: Body987 } } };
  }
}
export const item987 = route("/items987/{id}", Item987);

const New988 = z.object({ title: z.string(), count988: z.number() });
const Body988 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context988 = Context<{ params: "id"; state: { row: Row } }>;
class Item988 extends Resource<Context988> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New988;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context988) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context988) { return String(ctx.require("row").version); }
  override represent(ctx: Context988) { return ctx.require("row"); }
  override apply(ctx: Context988, body: z.infer<typeof New988>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 988", responses: { 200: Body988 } }, put: { summary: "Change item 988", responses: { 200: Body988 } } };
  }
}
export const item988 = route("/items988/{id}", Item988);

const New989 = z.object({ title: z.string(), count989: z.number() });
const Body989 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context989 = Context<{ params: "id"; state: { row: Row } }>;
class Item989 extends Resource<Context989> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New989;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context989) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context989) { return String(ctx.require("row").version); }
  override represent(ctx: Context989) { return ctx.require("row"); }
  override apply(ctx: Context989, body: z.infer<typeof New989>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 989", responses: { 200: Body989 } }, put: { summary: "Change item 989", responses: { 200: Body989 } } };
  }
}
export const item989 = route("/items989/{id}", Item989);

const New990 = z.object({ title: z.string(), count990: z.number() });
const Body990 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context990 = Context<{ params: "id"; state: { row: Row } }>;
class Item990 extends Resource<Context990> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New990;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context990) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context990) { return String(ctx.require("row").version); }
  override represent(ctx: Context990) { return ctx.require("row"); }
  override apply(ctx: Context990, body: z.infer<typeof New990>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 990", responses: { 200: Body990 } }, put: { summary: "Change item 990", responses: { 200: Body990 } } };
  }
}
export const item990 = route("/items990/{id}", Item990);

const New991 = z.object({ title: z.string(), count991: z.number() });
const Body991 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context991 = Context<{ params: "id"; state: { row: Row } }>;
class Item991 extends Resource<Context991> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New991;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context991) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context991) { return String(ctx.require("row").version); }
  override represent(ctx: Context991) { return ctx.require("row"); }
  override apply(ctx: Context991, body: z.infer<typeof New991>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 991", responses: { 200: Body991 } }, put: { summary: "Change item 991", responses: { 200: Body991 } } };
  }
}
export const item991 = route("/items991/{id}", Item991);

const New992 = z.object({ title: z.string(), count992: z.number() });
const Body992 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context992 = Context<{ params: "id"; state: { row: Row } }>;
class Item992 extends Resource<Context992> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New992;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context992) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context992) { return String(ctx.require("row").version); }
  override represent(ctx: Context992) { return ctx.require("row"); }
  override apply(ctx: Context992, body: z.infer<typeof New992>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 992", responses: { 200: Body992 } }, put: { summary: "Change item 992", responses: { 200: Body992 } } };
  }
}
export const item992 = route("/items992/{id}", Item992);

const New993 = z.object({ title: z.string(), count993: z.number() });
const Body993 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context993 = Context<{ params: "id"; state: { row: Row } }>;
class Item993 extends Resource<Context993> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New993;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context993) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context993) { return String(ctx.require("row").version); }
  override represent(ctx: Context993) { return ctx.require("row"); }
  override apply(ctx: Context993, body: z.infer<typeof New993>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 993", responses: { 200: Body993 } }, put: { summary: "Change item 993", responses: { 200: Body993 } } };
  }
}
export const item993 = route("/items993/{id}", Item993);

const New994 = z.object({ title: z.string(), count994: z.number() });
const Body994 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context994 = Context<{ params: "id"; state: { row: Row } }>;
class Item994 extends Resource<Context994> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New994;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context994) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context994) { return String(ctx.require("row").version); }
  override represent(ctx: Context994) { return ctx.require("row"); }
  override apply(ctx: Context994, body: z.infer<typeof New994>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 994", responses: { 200: Body994 } }, put: { summary: "Change item 994", responses: { 200: Body994 } } };
  }
}
export const item994 = route("/items994/{id}", Item994);

const New995 = z.object({ title: z.string(), count995: z.number() });
const Body995 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context995 = Context<{ params: "id"; state: { row: Row } }>;
class Item995 extends Resource<Context995> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New995;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context995) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context995) { return String(ctx.require("row").version); }
  override represent(ctx: Context995) { return ctx.require("row"); }
  override apply(ctx: Context995, body: z.infer<typeof New995>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 995", responses: { 200: Body995 } }, put: { summary: "Change item 995", responses: { 200: Body995 } } };
  }
}
export const item995 = route("/items995/{id}", Item995);

const New996 = z.object({ title: z.string(), count996: z.number() });
const Body996 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context996 = Context<{ params: "id"; state: { row: Row } }>;
class Item996 extends Resource<Context996> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New996;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context996) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context996) { return String(ctx.require("row").version); }
  override represent(ctx: Context996) { return ctx.require("row"); }
  override apply(ctx: Context996, body: z.infer<typeof New996>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 996", responses: { 200: Body996 } }, put: { summary: "Change item 996", responses: { 200: Body996 } } };
  }
}
export const item996 = route("/items996/{id}", Item996);

const New997 = z.object({ title: z.string(), count997: z.number() });
const Body997 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context997 = Context<{ params: "id"; state: { row: Row } }>;
class Item997 extends Resource<Context997> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New997;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context997) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context997) { return String(ctx.require("row").version); }
  override represent(ctx: Context997) { return ctx.require("row"); }
  override apply(ctx: Context997, body: z.infer<typeof New997>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 997", responses: { 200: Body997 } }, put: { summary: "Change item 997", responses: { 200: Body997 } } };
  }
}
export const item997 = route("/items997/{id}", Item997);

const New998 = z.object({ title: z.string(), count998: z.number() });
const Body998 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context998 = Context<{ params: "id"; state: { row: Row } }>;
class Item998 extends Resource<Context998> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New998;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context998) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context998) { return String(ctx.require("row").version); }
  override represent(ctx: Context998) { return ctx.require("row"); }
  override apply(ctx: Context998, body: z.infer<typeof New998>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 998", responses: { 200: Body998 } }, put: { summary: "Change item 998", responses: { 200: Body998 } } };
  }
}
export const item998 = route("/items998/{id}", Item998);

const New999 = z.object({ title: z.string(), count999: z.number() });
const Body999 = z.object({ id: z.string(), title: z.string(), version: z.number() });
type Context999 = Context<{ params: "id"; state: { row: Row } }>;
class Item999 extends Resource<Context999> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New999;
  override readonly putCreates = false;
  override async resourceExists(ctx: Context999) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context999) { return String(ctx.require("row").version); }
  override represent(ctx: Context999) { return ctx.require("row"); }
  override apply(ctx: Context999, body: z.infer<typeof New999>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item 999", responses: { 200: Body999 } }, put: { summary: "Change item 999", responses: { 200: Body999 } } };
  }
}
export const item999 = route("/items999/{id}", Item999);
