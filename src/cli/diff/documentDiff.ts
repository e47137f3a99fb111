import type {
  HeaderObject,
  MediaTypeObject,
  OpenapiDocument,
  ParameterObject,
  RequestBodyObject,
  ResponseObject,
} from "../../openapi/document.ts";
import { followedIn, listedParameters, operationsIn, referredTo } from "../../openapi/document.ts";
import type { Aspect, Change, Described, Found } from "./change.ts";
import { isBreaking, type Placed, type Side, schemaChanges } from "./schemaDiff.ts";
import { securityChanges } from "./securityDiff.ts";

export function documentChanges(old: OpenapiDocument, now: OpenapiDocument): readonly Change[] {
  const [before, after] = [described(old), described(now)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)];
    const [method = ""] = key.split(" ");
    const operation = `${method} ${(is ?? was)?.path ?? ""}`;
    return operationChanges(was, is).map((found) => ({ operation, ...found }));
  });
}

/** By method and address: what a parameter of the path is called makes no difference to an address. */
function described(document: OpenapiDocument): ReadonlyMap<string, Described> {
  return new Map(
    Object.entries(document.paths).flatMap(([path, item]) =>
      operationsIn(item).map(([verb, operation]) => [
        `${verb.toUpperCase()} ${path.replaceAll(/\{[^{}]*\}/g, "{}")}`,
        { document, path, item, operation },
      ]),
    ),
  );
}

function operationChanges(old: Described | undefined, now: Described | undefined): readonly Found[] {
  if (old === undefined) return [found("operation", false, "came")];
  if (now === undefined) return [found("operation", true, "went")];
  const [was, is] = [old.operation, now.operation];
  return [
    ...(was.operationId === is.operationId
      ? []
      : [found("name", false, `the operationId ${was.operationId} became ${is.operationId}`)]),
    ...((was.deprecated ?? false) === (is.deprecated ?? false)
      ? []
      : [found("deprecation", false, is.deprecated ? "is deprecated now" : "is not deprecated any more")]),
    ...baseChanges(old, now),
    ...securityChanges(old, now),
    ...pathChanges(old, now),
    ...parameterChanges(old, now),
    ...bodyChanges(old, now),
    ...statusChanges(old, now),
  ];
}

/** The addresses begin with the path of a server (OpenAPI 4.8.5). */
function baseChanges(old: Described, now: Described): readonly Found[] {
  const [was, is] = [basesOf(old), basesOf(now)];
  return was.every((base) => is.includes(base))
    ? []
    : [found("server", true, `the base ${was.join(", ")} became ${is.join(", ")}`, { place: "servers" })];
}

function basesOf({ document }: Described): readonly string[] {
  const servers = document.servers as OpenapiDocument["servers"] | undefined;
  const bases = (servers ?? []).map(({ url }) => new URL(url, "http://localhost").pathname.replace(/\/?$/, "/"));
  return bases.length === 0 ? ["/"] : bases;
}

const found = (aspect: Aspect, breaking: boolean, what: string, more: Partial<Found> = {}): Found => ({
  aspect,
  breaking,
  ...more,
  what,
});

const placed = (schema: unknown, { document }: Described): Placed => ({ schema, schemas: document.components.schemas });

function inSchema(old: Placed, now: Placed, side: Side, as: Pick<Found, "aspect" | "status" | "place">): Found[] {
  return schemaChanges(old, now, side).map(({ at, what, way }) => ({
    ...as,
    breaking: isBreaking(way, side),
    place: [as.place, at].filter((each) => each).join(" "),
    what,
  }));
}

const parametersOf = ({ document, item, operation }: Described): readonly ParameterObject[] =>
  listedParameters(document, item, operation);

/** The parameters of a path are compared by their order in it. */
function pathChanges(old: Described, now: Described): readonly Found[] {
  const [was, is] = [old, now].map(({ path }) => [...path.matchAll(/\{([^{}*]*)/g)].map(([, name = ""]) => name));
  const schemaIn = (of: Described, name: string) =>
    placed(parametersOf(of).find((each) => each.in === "path" && each.name === name)?.schema, of);
  return (was ?? []).flatMap((name, at) => {
    const called = is?.[at] ?? name;
    const place = `path ${called}`;
    return [
      ...(name === called ? [] : [found("path", false, `the parameter ${name} is called ${called} now`, { place })]),
      ...inSchema(schemaIn(old, name), schemaIn(now, called), "request", { aspect: "path", place }),
    ];
  });
}

/** Fields of the request that a client may always leave out, and a service ignore. */
const OPTIONAL = /^(?:accept(?:-.*)?|if-.*|prefer|range|expect|last-event-id)$/i;

function parameterChanges(old: Described, now: Described): readonly Found[] {
  // RFC 9110 5.1: the name of a field has no case.
  const nameOf = (each: ParameterObject) => (each.in === "header" ? each.name.toLowerCase() : each.name);
  const keyed = (of: Described) =>
    new Map(parametersOf(of).flatMap((each) => (each.in === "path" ? [] : [[`${each.in} ${nameOf(each)}`, each]])));
  const [before, after] = [keyed(old), keyed(now)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)];
    const place = `${(is ?? was)?.in} ${(is ?? was)?.name}`;
    const aspect = (is ?? was)?.in === "query" ? "query" : "header";
    const required = is?.required === true;
    if (was === undefined) return [found(aspect, required, required ? "came, and is required" : "came", { place })];
    if (is === undefined) return [found(aspect, !OPTIONAL.test(was.name), "went", { place })];
    const wasRequired = was.required === true;
    return [
      ...(required === wasRequired
        ? []
        : [found(aspect, required, required ? "became required" : "is not required any more", { place })]),
      ...(formOf(was) === formOf(is)
        ? []
        : [found(aspect, true, `is written as ${formOf(is)} instead of ${formOf(was)}`, { place })]),
      ...inSchema(placed(schemaOf(was), old), placed(schemaOf(is), now), "request", { aspect, place }),
    ];
  });
}

/** How its value is written (OpenAPI 4.8.12.2): in a media type, or in a style. */
function formOf({ in: where, content, style = where === "header" ? "simple" : "form", explode }: ParameterObject) {
  if (content !== undefined) return Object.keys(content).join();
  return `${style}${(explode ?? style === "form") ? ", each value by itself" : ""}`;
}

const schemaOf = ({ schema, content = {} }: ParameterObject): unknown => schema ?? Object.values(content)[0]?.schema;

function bodyChanges(old: Described, now: Described): readonly Found[] {
  const [was, is] = [old, now].map(({ operation, document }) =>
    referredTo(operation.requestBody, document.components.requestBodies),
  );
  if (was === undefined || is === undefined) {
    if (was === is) return [];
    const required = is?.required === true;
    return [found("body", is === undefined || required, is === undefined ? "went" : "came", { place: "body" })];
  }
  return [
    ...((was.required ?? false) === (is.required ?? false)
      ? []
      : [found("body", is.required, is.required ? "became required" : "is not required any more", { place: "body" })]),
    ...sizeChange(was, is),
    ...contentChanges([was.content, old], [is.content, now], "request", { aspect: "body" }),
  ];
}

function sizeChange(old: RequestBodyObject, now: RequestBodyObject): readonly Found[] {
  const [was, is] = [old["x-max-bytes"], now["x-max-bytes"]];
  if (was === is) return [];
  const isLess = (is ?? Number.POSITIVE_INFINITY) < (was ?? Number.POSITIVE_INFINITY);
  const [before, after] = [was ?? "any number of", is ?? "any number"];
  return [found("maxBodyBytes", isLess, `${before} bytes at most became ${after}`, { place: "body" })];
}

type Content = Readonly<Record<string, MediaTypeObject>>;
type In<Part> = readonly [part: Part, of: Described];
type As = Pick<Found, "aspect" | "status">;

function contentChanges([old, inOld]: In<Content>, [now, inNow]: In<Content>, side: Side, as: As): readonly Found[] {
  const offer = { ...as, aspect: side === "request" ? ("consumes" as const) : ("produces" as const) };
  const [[first], [nowFirst]] = [Object.keys(old), Object.keys(now)];
  const isReordered = side === "response" && first !== nowFirst && (first ?? "") in now && (nowFirst ?? "") in old;
  return [
    ...Object.keys({ ...old, ...now }).flatMap((place) => {
      const [was, is] = [old[place], now[place] ?? (side === "request" ? rangeFor(place, now) : undefined)];
      if (was === undefined) return [{ ...offer, breaking: false, place, what: "came" }];
      if (is === undefined) return [{ ...offer, breaking: true, place, what: "went" }];
      return [
        ...inSchema(placed(was.schema, inOld), placed(is.schema, inNow), side, { ...as, place }),
        ...inSchema(placed(itemOf(was), inOld), placed(itemOf(is), inNow), side, { ...as, place: `${place} item` }),
      ];
    }),
    ...(isReordered
      ? [{ ...offer, breaking: true, what: `${nowFirst} instead of ${first} is sent to clients that name no type` }]
      : []),
  ];
}

const rangeFor = (type: string, content: Content): MediaTypeObject | undefined =>
  content[type.replace(/\/.*/, "/*")] ?? content["*/*"];

const itemOf = (media: MediaTypeObject): unknown => media.itemSchema ?? media["x-itemSchema"];

/** They come only in response to a condition or a range, which a client of the old version had no reason to send. */
const ONLY_IF_ASKED = new Set([206, 304, 412, 416]);

function statusChanges(old: Described, now: Described): readonly Found[] {
  const [before, after] = [old.operation.responses, now.operation.responses];
  const isSuccess = (status: string) => status.startsWith("2");
  const noneLeft = Object.keys(before).some(isSuccess) && !Object.keys(after).some(isSuccess);
  return Object.keys({ ...before, ...after }).flatMap((key) => {
    const status = Number(key);
    const [was, is] = [old, now].map(({ operation, document }) =>
      referredTo(operation.responses[key], document.components.responses),
    );
    if (was !== undefined && is !== undefined) return responseChanges([was, old], [is, now], status);
    const nodes = (is === undefined ? old : now).operation["x-decided-at"]?.[key];
    const more = Number.isNaN(status) ? { place: key } : { status, ...(nodes && { nodes }) };
    if (is !== undefined) {
      // A range of statuses, or any other status, had it (OpenAPI 4.8.16).
      const had = referredTo(before[`${key[0]}XX`] ?? before["default"], old.document.components.responses);
      if (had === undefined) return [found("status", !ONLY_IF_ASKED.has(status), "came", more)];
      return [found("status", false, "came", more), ...responseChanges([had, old], [is, now], status)];
    }
    const isLast = noneLeft && isSuccess(key);
    return [found("status", isLast, isLast ? "went, and no success is left" : "went", more)];
  });
}

/** Fields of the response that caches, proxies and people read, and programs do without. */
const COURTESY =
  /^(?:accept(?:-.*)?|cache-control|content-(?:encoding|language)|deprecation|expires|preference-applied|sunset)$/i;

function responseChanges([old, inOld]: In<ResponseObject>, [now, inNow]: In<ResponseObject>, status: number): Found[] {
  const [was, is] = [fieldsOf(old, inOld), fieldsOf(now, inNow)];
  return [
    ...[...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
      const [before, after] = [was.get(name), is.get(name)];
      if (before === undefined || after === undefined) {
        const place = (before ?? after)?.[0] ?? name;
        const isLost = after === undefined && !COURTESY.test(name);
        return [found("field", isLost, after === undefined ? "went" : "came", { status, place })];
      }
      const as = { aspect: "field", status, place: after[0] } as const;
      const isLess = before[1].required === true && after[1].required !== true;
      return [
        ...(isLess ? [found("field", true, "is not always there any more", as)] : []),
        ...inSchema(placed(before[1].schema, inOld), placed(after[1].schema, inNow), "response", as),
      ];
    }),
    ...contentChanges([old.content ?? {}, inOld], [now.content ?? {}, inNow], "response", {
      aspect: "response",
      status,
    }),
  ];
}

function fieldsOf({ headers = {} }: ResponseObject, { document }: Described): Map<string, [string, HeaderObject]> {
  const named = Object.entries(headers).map(([name, each]): [string, [string, HeaderObject]] => [
    name.toLowerCase(),
    [name, followedIn(each, document.components.headers)],
  ]);
  return new Map(named.filter(([name]) => name !== "vary"));
}
