import { methodIs } from "../http/method.ts";
import {
  type ResponseFields,
  setLending,
  setOwnNodes,
  setResponseFields,
  setShape,
  setUndocumented,
} from "../resource/attached.ts";
import { isCallback, isDeclaration } from "../resource/overrides.ts";
import type { OwnNode } from "../resource/ownNode.ts";
import type { Security } from "../resource/security.ts";
import { allDeclared, callOf, declaredBy, existenceOf, type Layers, soleFind } from "./layers.ts";
import { lendsSomething } from "./lending.ts";
import { LiteralResource } from "./literalResource.ts";
import { mapErrorOf } from "./mapErrors.ts";
import { provisionsOf } from "./provisions.ts";
import { findsOwn } from "./view.ts";

/** What holds for the resource as a whole, whichever method a facet is for; and what a facet has of another method. */
export type Whole = Readonly<
  Record<"allowedMethods" | "knownMethods" | "consumes" | "body" | "halts" | "represent", unknown>
>;

const BY_METHOD = new Set(["with", "allowedMethods", "knownMethods", "consumes", "body", "halts", "onlyFor", "params"]);
/** Not taken over from the callback of that name. */
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
    else if (isDeclaration(name)) members[name] = declaredBy(name, layers);
  }
  const find = soleFind(layers);
  members["resourceExists"] = find === undefined ? existenceOf(layers) : findsOwn;
  members["lifespan"] = provisionsOf(layers.parts);
  if (!isOfClass && (method === "POST" || method === undefined)) members["postIsCreate"] ??= impliedCreation(members);
  const all = withoutUndefined(Object.assign(members, whole));
  const facet = Object.assign(new LiteralResource(isOfClass), all, { find });
  setShape(facet, Object.keys(all).sort());
  responseFieldsIn(facet, layers);
  if (lendsSomething(layers.parts)) setLending(facet);
  if (facet.nodes.length > 0) setOwnNodes(facet, ownNodesIn(layers));
  const security = (allDeclared("security", layers) as readonly Security[]).flat();
  const fields = allDeclared("documentedHeaders", layers).flatMap((headers) => Object.keys(Object(headers)));
  if (security.length + fields.length > 0) setUndocumented(facet, { security, fields });
  return facet;
}

function ownNodesIn({ all }: Layers): readonly OwnNode[] {
  return all.flatMap(({ part, piece }) => (part === undefined ? ((piece["nodes"] ?? []) as readonly OwnNode[]) : []));
}

/** Keeps the response fields of parts, except those of the service's parts: the service adds these itself. */
function responseFieldsIn(resource: LiteralResource, { parts, ofService }: Layers): void {
  const own = parts.filter((part) => !ofService.includes(part));
  const fields = own.flatMap(({ piece }) => (piece["setHeaders"] as ResponseFields | undefined) ?? []);
  if (fields.length > 0) setResponseFields(resource, fields);
}

/** A POST that has `apply` and nothing else to do creates. */
function impliedCreation({ apply, processPost }: Readonly<Record<string, unknown>>): (() => boolean) | undefined {
  return apply !== undefined && processPost === undefined ? creates : undefined;
}

function creates(): boolean {
  return true;
}

/** The media types, the model and the halts of one method, as its layers have them. */
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

/** The patch formats that are applied; undefined where there are none. */
export function patchesIn(layers: Layers): unknown {
  const declared = declaredBy("patches", layers);
  return Array.isArray(declared) && declared.length === 0 ? undefined : declared;
}

export function withoutUndefined(members: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const defined: Record<string, unknown> = {};
  for (const name in members) if (members[name] !== undefined) defined[name] = members[name];
  return defined;
}
