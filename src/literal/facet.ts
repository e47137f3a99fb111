import { membersOfModel } from "../graph/checkQuery.ts";
import { haltsOf } from "../graph/declared.ts";
import { isObject } from "../http/kinds.ts";
import { isPromise, whenResolved } from "../http/later.ts";
import { methodIs } from "../http/method.ts";
import { attach, nameOf, type ResponseFields, shapeWith } from "../resource/attached.ts";
import { isMeantFor, type QueryModels } from "../resource/byMethod.ts";
import type { DescribedField, Description, Security } from "../resource/description.ts";
import { checkOf, type Model, type ModelResult } from "../resource/model.ts";
import { MountError } from "../resource/mountError.ts";
import { CALLBACKS, DECLARATIONS, isCallback, isDeclaration, overrides, writtenIn } from "../resource/overrides.ts";
import type { OwnNode } from "../resource/ownNode.ts";
import { passes } from "../resource/record.ts";
import type { AnyResource, Callback } from "../resource/resource.ts";
import type { Visit } from "../walk/visit.ts";
import type { Layer, Layers } from "./layers.ts";
import {
  allDeclared,
  callOf,
  checkWithheld,
  declaredBy,
  existenceOf,
  layersOf,
  lendsSomething,
  mapErrorOf,
  provisionsOf,
  soleFind,
} from "./layers.ts";
import { findsOwn, LiteralResource, type WalkCall } from "./view.ts";
import { inOrder, namedParts, type Piece, type WrittenPart } from "./written.ts";

/** What holds for the resource as a whole, whichever method a facet is for; and what a facet has of another method. */
export type Whole = Readonly<
  Record<"allowedMethods" | "knownMethods" | "consumes" | "body" | "halts" | "represent", unknown>
>;

const BY_METHOD = new Set(["with", "allowedMethods", "knownMethods", "consumes", "body", "halts", "onlyFor", "params"]);
const MADE = new Set(["resourceExists", "lifespan", "describe"]);

/** Makes the resource for one method from its layers: the callbacks as the walk calls them, and the declarations. */
export function facetOfLayers(
  layers: Layers,
  whole: Partial<Whole>,
  method: string | undefined,
  isOfClass = false,
): LiteralResource {
  const members: Record<string, unknown> = {};
  for (const name of layers.having.keys()) {
    if (MADE.has(name) || BY_METHOD.has(name)) continue;
    if (isCallback(name)) members[name] = name === "mapError" ? mapErrorOf(layers) : callOf(name, layers);
    else if (name === "nodes") members[name] = [...new Set(allDeclared(name, layers).flat())];
    else if (name === "query") members[name] = queryIn(layers);
    else if (isDeclaration(name)) members[name] = declaredBy(name, layers);
  }
  checkWithheld(layers);
  const find = soleFind(layers);
  members["resourceExists"] = find === undefined ? existenceOf(layers) : findsOwn;
  members["lifespan"] = provisionsOf(layers.parts);
  // A POST that has `apply` and nothing else to do creates.
  const hasOnlyApply = members["apply"] !== undefined && members["processPost"] === undefined;
  if (!isOfClass && (method ?? "POST") === "POST" && hasOnlyApply) members["postIsCreate"] ??= creates;
  const all = withoutUndefined(Object.assign(members, whole));
  const facet = Object.assign(new LiteralResource(isOfClass), all, { find });
  attach(facet, {
    shape: shapeWith(Object.keys(all).sort()),
    responseFields: responseFieldsIn(layers),
    isLending: lendsSomething(layers.parts),
    ownNodes: ownNodesIn(layers),
    security: (allDeclared("security", layers) as readonly Security[]).flat(),
    fields: allDeclared("documentedHeaders", layers).flatMap((headers) => Object.keys(Object(headers))),
  });
  return facet;
}

function ownNodesIn({ all }: Layers): readonly OwnNode[] {
  return all.flatMap(({ part, piece }) => (part === undefined ? ((piece["nodes"] ?? []) as readonly OwnNode[]) : []));
}

/** The response fields of parts, except those of the service's parts: the service adds these itself. */
function responseFieldsIn({ parts, ofService }: Layers): readonly ResponseFields[] {
  const own = parts.filter((part) => !ofService.includes(part));
  return own.flatMap(({ piece }) => (piece["setHeaders"] as ResponseFields | undefined) ?? []);
}

const creates = (): boolean => true;

export function declaredFor(method: string, layers: Layers) {
  const carries = methodIs(method, "content");
  const body = carries ? declaredBy("body", layers) : undefined;
  const patches = method === "PATCH" ? patchesIn(layers) : undefined;
  const consumes = patches ?? declaredBy("consumes", layers) ?? (body === undefined ? undefined : ["application/json"]);
  return { consumes: carries ? consumes : undefined, body, halts: [...new Set(allDeclared("halts", layers).flat())] };
}

export function patchesIn(layers: Layers): unknown {
  const declared = declaredBy("patches", layers);
  return Array.isArray(declared) && declared.length === 0 ? undefined : declared;
}

export function withoutUndefined(members: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const defined: Record<string, unknown> = {};
  for (const name in members) if (members[name] !== undefined) defined[name] = members[name];
  return defined;
}

/** The query models of the parts, and the nearest of the literal's own, as one. One name in two of them is refused (ruling 66). */
function queryIn({ having, subject }: Layers): Model | undefined {
  const counting = having.get("query")?.filter(({ part }, at, all) => part !== undefined || at === all.length - 1);
  return modelOf(counting ?? [], subject);
}

function modelOf(counting: readonly Layer[], subject: () => string): Model | undefined {
  const models = counting.map(({ piece }) => piece["query"] as Model);
  if (models.length < 2) return models[0];
  const owners = new Map<string, Model>();
  for (const [at, model] of models.entries()) {
    for (const name of Object.keys(membersOfModel(model).properties)) {
      if (owners.has(name)) {
        const [one, other] = [models.indexOf(owners.get(name) ?? model), at].map(
          (each) => counting[each]?.part?.name() ?? "the resource",
        );
        const detail = `${one} and ${other} both have ${name} in query`;
        throw new MountError("PARTS_COLLIDE", subject(), detail, `${name} in one of the two`);
      }
      owners.set(name, model);
    }
  }
  const ofParts = counting.filter(({ part }) => part !== undefined);
  const modelOfParts = ofParts.length < models.length ? modelOf(ofParts, subject) : undefined;
  return Object.assign(together(models, owners), { "~ofParts": modelOfParts });
}

/** Each model is given its own names, and those that no other has. */
function together(models: readonly Model[], owners: ReadonlyMap<string, Model>): QueryModels {
  const validate = (fields: unknown) => {
    const results = models.map((model) => {
      const value: object = Object.assign(Object.create(null), fields);
      for (const [name, owner] of owners) if (owner !== model) Reflect.deleteProperty(value, name);
      return checkOf(model)?.(value) ?? { value };
    });
    if (!results.some(isPromise)) return merged(results as ModelResult<unknown>[]);
    return Promise.all(results.map(async (each) => each)).then(merged);
  };
  return { "~models": models, "~standard": { version: 1, vendor: "signalbox", validate } };
}

function merged(results: readonly ModelResult<unknown>[]): ModelResult<unknown> {
  const issues = results.flatMap((result) => result.issues ?? []);
  if (issues.length > 0) return { issues };
  return { value: Object.assign({}, ...results.map((result) => ("value" in result ? result.value : {}))) };
}

const INSTANCES = new WeakMap<AnyResource, AnyResource>();

export const withoutParts = (resource: AnyResource): AnyResource => INSTANCES.get(resource) ?? resource;

/** A class's resource with the parts around it. What they provide is in `ctx.state`, the entity too. */
export function withParts(resource: AnyResource, service: readonly WrittenPart[] = []): AnyResource {
  // What is no resource at all is refused when it is mounted.
  if (!isObject(resource)) return resource;
  if (service.length === 0 && Array.isArray(resource.with) && resource.with.length === 0) return resource;
  const subject = () => nameOf(resource);
  const named: Piece = { with: resource.with };
  const parts = inOrder([...service, ...namedParts(named, subject)]);
  if (parts.length === 0) return resource;
  const own = { piece: pieceOf(resource, parts), part: undefined, seesParts: false };
  const layers = layersOf(parts, [own], subject, service);
  const composed = facetOfLayers(layers, wholeOf(resource, layers), undefined, true);
  const identity = { name: nameOf(resource), place: () => undefined, isClass: true };
  attach(composed, { identity, written: writtenIn(resource) });
  INSTANCES.set(composed, resource);
  return Object.assign(composed, { describe: () => described(resource, layers) });
}

function pieceOf(resource: AnyResource, parts: readonly WrittenPart[]): Piece {
  const callbacks = CALLBACKS.filter((name) => name !== "describe" && overrides(resource, name));
  return Object.fromEntries([
    ...callbacks.map((name) => [name, calledOn(resource, name, parts)] as const),
    ...DECLARATIONS.map((name) => [name, Reflect.get(resource, name) as unknown] as const),
  ]);
}

/** `onlyFor` restricts the class's own callback. A part's callback of the same name is called for every method. */
function calledOn(resource: AnyResource, name: string, parts: readonly WrittenPart[]): WalkCall {
  const callback: (this: unknown, ...given: Parameters<WalkCall>) => unknown = Reflect.get(resource, name);
  const isRestricted = name in resource.onlyFor && parts.some(({ piece }) => piece[name] !== undefined);
  if (!isRestricted) return (ctx, more) => callback.call(resource, ctx, more);
  const passing = passes(name);
  return (ctx, more) =>
    isMeantFor(resource, name as Callback, ctx.request.method) ? callback.call(resource, ctx, more) : passing;
}

function wholeOf(resource: AnyResource, layers: Layers): Record<string, unknown> {
  const { allowedMethods, knownMethods, consumes, body, onlyFor, params } = resource;
  const ofParts = (name: string) => layers.parts.flatMap(({ piece }) => (piece[name] ?? []) as readonly unknown[]);
  const haltsOfParts = ofParts("halts");
  const halts = Object.fromEntries(
    allowedMethods.map((method) => [method, [...new Set([...haltsOf({ resource, method }), ...haltsOfParts])]]),
  );
  // The models of a query know which of them are the parts'.
  const own = Object.entries(onlyFor).filter(
    ([name]) =>
      (name === "query" && resource.query !== undefined) ||
      !layers.parts.some(({ piece }) => piece[name] !== undefined),
  );
  const whole = { allowedMethods, knownMethods, consumes, body, halts, onlyFor: Object.fromEntries(own) };
  return { ...whole, params: [...params, ...ofParts("params")], lifespan: lifespanOf(resource, layers) };
}

/** What parts provide is there when the class sets up its own. */
function lifespanOf(resource: AnyResource, { parts }: Layers): ((visit: Visit) => unknown) | undefined {
  const provided = provisionsOf(parts);
  if (!overrides(resource, "lifespan")) return provided;
  return (visit) => whenResolved<unknown, unknown>(provided?.(visit), () => resource.lifespan(visit));
}

/** The class's description. Where it has no security or fields, those of its parts are used. */
function described(resource: AnyResource, layers: Layers): Description | undefined {
  const description = resource.describe();
  if (description === undefined) return undefined;
  const security = securityOf(layers);
  const headers = allDeclared("documentedHeaders", layers) as Fields[];
  return Object.fromEntries(
    Object.entries(description).map(([name, operation]) => [
      name,
      {
        ...(security && { security }),
        ...operation,
        ...(headers.length > 0 && { documentedHeaders: fieldsOfAll([...headers, operation.documentedHeaders]) }),
      },
    ]),
  );
}

export type Fields = Readonly<Record<string, string | DescribedField>>;

/** Where several layers list a field for some statuses, it has those of all of them, in the words of the nearest. */
export function fieldsOfAll(layers: readonly (Fields | undefined)[]): Fields | undefined {
  if (layers.length === 0) return undefined;
  const all: Record<string, string | DescribedField> = {};
  for (const [name, field] of layers.flatMap((each) => Object.entries(each ?? {}))) {
    const before = statusesOf(all[name]);
    const own = statusesOf(field);
    all[name] = before && own ? { ...Object(field), statuses: [...before, ...own] } : field;
  }
  return all;
}

const statusesOf = (field: unknown): readonly number[] | undefined => Object(field).statuses;

/** The resource's own `security`, where an empty list means public; else the schemes of all of its parts. */
export function securityOf({ all }: Layers): readonly unknown[] | undefined {
  const own = all.filter(({ part, piece }) => part === undefined && piece["security"] !== undefined).at(-1);
  if (own !== undefined) return own.piece["security"] as readonly unknown[];
  const ofParts = all.flatMap(({ piece }) => (piece["security"] as readonly unknown[] | undefined) ?? []);
  return ofParts.length === 0 ? undefined : [...new Set(ofParts)];
}
