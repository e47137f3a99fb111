import { membersOfModel } from "../graph/checkQuery.ts";
import { isPromise } from "../http/later.ts";
import { methodIs } from "../http/method.ts";
import { attach, type ResponseFields, shapeWith } from "../resource/attached.ts";
import type { QueryModels } from "../resource/byMethod.ts";
import type { Security } from "../resource/description.ts";
import { checkOf, type Model, type ModelResult } from "../resource/model.ts";
import { MountError } from "../resource/mountError.ts";
import { isCallback, isDeclaration } from "../resource/overrides.ts";
import type { OwnNode } from "../resource/ownNode.ts";
import {
  allDeclared,
  callOf,
  checkWithheld,
  declaredBy,
  existenceOf,
  type Layer,
  type Layers,
  lendsSomething,
  mapErrorOf,
  provisionsOf,
  soleFind,
} from "./layers.ts";
import { findsOwn, LiteralResource } from "./view.ts";

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
  const security = (allDeclared("security", layers) as readonly Security[]).flat();
  const fields = allDeclared("documentedHeaders", layers).flatMap((headers) => Object.keys(Object(headers)));
  attach(facet, {
    shape: shapeWith(Object.keys(all).sort()),
    responseFields: responseFieldsIn(layers),
    isLending: lendsSomething(layers.parts),
    ownNodes: ownNodesIn(layers),
    security,
    fields,
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

export function declaredFor(
  method: string,
  layers: Layers,
): { consumes: unknown; body: unknown; halts: readonly unknown[] } {
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
  const all = having.get("query") ?? [];
  const counting = all.filter(({ part }, at) => part !== undefined || at === all.length - 1);
  return modelOf(counting, subject);
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
  const all: QueryModels = {
    ...together(models, owners),
    "~ofParts": ofParts.length < models.length ? modelOf(ofParts, subject) : undefined,
  };
  return all;
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
