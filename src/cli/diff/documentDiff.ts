import {
  listedParameters,
  type MediaTypeObject,
  type OpenapiDocument,
  operationsIn,
  type ParameterObject,
  type Reference,
  type RequestBodyObject,
  type ResponseObject,
} from "../../openapi/document.ts";
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
    ...(was.deprecated === is.deprecated
      ? []
      : [found("deprecation", false, is.deprecated ? "is deprecated now" : "is not deprecated any more")]),
    ...securityChanges(old, now),
    ...pathChanges(old, now),
    ...parameterChanges(old, now),
    ...bodyChanges(old, now),
    ...statusChanges(old, now),
  ];
}

function found(aspect: Aspect, breaking: boolean, what: string, more: Partial<Found> = {}): Found {
  return { aspect, breaking, ...more, what };
}

function placed(schema: unknown, { document }: Described): Placed {
  return { schema, schemas: document.components.schemas };
}

function inSchema(old: Placed, now: Placed, side: Side, as: Pick<Found, "aspect" | "status" | "place">): Found[] {
  return schemaChanges(old, now, side).map(({ at, what, way }) => ({
    ...as,
    breaking: isBreaking(way, side),
    place: [as.place, at].filter((each) => each).join(" "),
    what,
  }));
}

function parametersOf({ document, item, operation }: Described): readonly ParameterObject[] {
  return listedParameters(document, item, operation);
}

/** The parameters of a path are compared by their order in it. */
function pathChanges(old: Described, now: Described): readonly Found[] {
  const [was, is] = [old, now].map(({ path }) => [...path.matchAll(/\{([^{}*]*)/g)].map(([, name = ""]) => name));
  return (was ?? []).flatMap((name, at) => {
    const called = is?.[at] ?? name;
    const [before, after] = [
      parametersOf(old).find((each) => each.in === "path" && each.name === name),
      parametersOf(now).find((each) => each.in === "path" && each.name === called),
    ];
    const place = `path ${called}`;
    return [
      ...(name === called ? [] : [found("path", false, `the parameter ${name} is called ${called} now`, { place })]),
      ...inSchema(placed(before?.schema, old), placed(after?.schema, now), "request", { aspect: "path", place }),
    ];
  });
}

/** Fields of the request that a client may always leave out, and a service ignore. */
const OPTIONAL = /^(?:accept(?:-.*)?|if-.*|prefer|range|expect|last-event-id)$/i;

function parameterChanges(old: Described, now: Described): readonly Found[] {
  const keyed = (of: Described) =>
    new Map(parametersOf(of).flatMap((each) => (each.in === "path" ? [] : [[`${each.in} ${each.name}`, each]])));
  const [before, after] = [keyed(old), keyed(now)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((place) => {
    const [was, is] = [before.get(place), after.get(place)];
    const aspect = (is ?? was)?.in === "query" ? "query" : "header";
    const required = is?.required === true;
    if (was === undefined) return [found(aspect, required, required ? "came, and is required" : "came", { place })];
    if (is === undefined) return [found(aspect, !OPTIONAL.test(was.name), "went", { place })];
    const wasRequired = was.required === true;
    return [
      ...(required === wasRequired
        ? []
        : [found(aspect, required, required ? "became required" : "is not required any more", { place })]),
      ...inSchema(placed(was.schema, old), placed(is.schema, now), "request", { aspect, place }),
    ];
  });
}

function bodyChanges(old: Described, now: Described): readonly Found[] {
  const [was, is] = [old.operation.requestBody, now.operation.requestBody];
  if (was === undefined || is === undefined) {
    if (was === is) return [];
    const required = is?.required === true;
    return [found("body", is === undefined || required, is === undefined ? "went" : "came", { place: "body" })];
  }
  return [
    ...(was.required === is.required
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

function contentChanges(
  [old, inOld]: readonly [Content, Described],
  [now, inNow]: readonly [Content, Described],
  side: Side,
  as: Pick<Found, "aspect" | "status">,
): readonly Found[] {
  const offer = { ...as, aspect: side === "request" ? ("consumes" as const) : ("produces" as const) };
  const [[first], [nowFirst]] = [Object.keys(old), Object.keys(now)];
  const isReordered = side === "response" && first !== nowFirst && (first ?? "") in now && (nowFirst ?? "") in old;
  return [
    ...Object.keys({ ...old, ...now }).flatMap((place) => {
      const [was, is] = [old[place], now[place]];
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

function itemOf(media: MediaTypeObject): unknown {
  return media.itemSchema ?? media["x-itemSchema"];
}

/** They come only in response to a condition or a range, which a client of the old version had no reason to send. */
const ONLY_IF_ASKED = new Set([206, 304, 412, 416]);

function statusChanges(old: Described, now: Described): readonly Found[] {
  const [before, after] = [old.operation.responses, now.operation.responses];
  const isSuccess = (status: string) => status.startsWith("2");
  const noneLeft = Object.keys(before).some(isSuccess) && !Object.keys(after).some(isSuccess);
  return Object.keys({ ...before, ...after }).flatMap((key) => {
    const status = Number(key);
    const [was, is] = [responseOf(before[key], old), responseOf(after[key], now)];
    if (was !== undefined && is !== undefined) return responseChanges([was, old], [is, now], status);
    const nodes = (is === undefined ? old : now).operation["x-decided-at"]?.[key];
    const more = { status, ...(nodes && { nodes }) };
    if (is !== undefined) return [found("status", !ONLY_IF_ASKED.has(status), "came", more)];
    const isLast = noneLeft && isSuccess(key);
    return [found("status", isLast, isLast ? "went, and no success is left" : "went", more)];
  });
}

function responseOf(
  given: ResponseObject | Reference | undefined,
  { document }: Described,
): ResponseObject | undefined {
  if (given === undefined || !("$ref" in given)) return given;
  return document.components.responses?.[given.$ref.slice(given.$ref.lastIndexOf("/") + 1)];
}

/** Fields of the response that caches, proxies and people read, and programs do without. */
const COURTESY =
  /^(?:accept(?:-.*)?|cache-control|content-(?:encoding|language)|deprecation|expires|preference-applied|sunset)$/i;

function responseChanges(
  [old, inOld]: readonly [ResponseObject, Described],
  [now, inNow]: readonly [ResponseObject, Described],
  status: number,
): readonly Found[] {
  const [was, is] = [old.headers ?? {}, now.headers ?? {}];
  return [
    ...Object.keys({ ...was, ...is })
      .filter((name) => name in was !== name in is && name.toLowerCase() !== "vary")
      .map((place) =>
        found("field", place in was && !COURTESY.test(place), place in is ? "came" : "went", { status, place }),
      ),
    ...contentChanges([old.content ?? {}, inOld], [now.content ?? {}, inNow], "response", {
      aspect: "response",
      status,
    }),
  ];
}
