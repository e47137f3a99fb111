import { planFor } from "../graph/plan.ts";
import { reachableStatuses } from "../graph/reach.ts";
import { isObject } from "../http/kinds.ts";
import { methodIs, STANDARD_METHODS } from "../http/method.ts";
import { attach, type Identity, placedName } from "../resource/attached.ts";
import { DESCRIBED, type Description } from "../resource/description.ts";
import { isModel } from "../resource/model.ts";
import { MountError } from "../resource/mountError.ts";
import type { AnyResource } from "../resource/resource.ts";
import type { Fields, Whole } from "./facet.ts";
import { declaredFor, facetOfLayers, fieldsOfAll, patchesIn, securityOf, withoutUndefined } from "./facet.ts";
import { checkKeys, METHOD_BLOCKS } from "./keys.ts";
import { allDeclared, callOf, declaredBy, type Layer, type Layers, layersOf } from "./layers.ts";
import type { LiteralResource } from "./view.ts";
import { inOrder, namedParts, type Piece, type Standing } from "./written.ts";

const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  GET: ["represent"],
  POST: ["processPost", "apply"],
  DELETE: ["deleteResource"],
};

export function compose(piece: Piece, { groups, service = [] }: Standing, identity: Identity): LiteralResource {
  const subject = () => placedName(identity);
  const parts = [...service, ...groups, ...namedParts(piece, subject)];
  const own: Layer = { piece, part: undefined, seesParts: true };
  const served = methodsIn(piece);
  const layersFor = new Map<string, Layers>();
  const top = layersOf(inOrder(parts), [own], subject, service);
  for (const method of served) {
    const block = piece[method] as Piece | undefined;
    layersFor.set(method, top);
    if (block === undefined) continue;
    checkBlock(block, method, subject);
    const ofBlock: Layer = { piece: block, part: undefined, seesParts: true, isBlock: true };
    const ordered = inOrder([...parts, ...namedParts(block, subject)]);
    layersFor.set(method, layersOf(ordered, [own, ofBlock], subject, service));
  }
  const whole = wholeOf(piece, served, layersFor);
  const params = [...new Set([...layersFor.values()].flatMap((layers) => allDeclared("params", layers)).flat())];
  const resource = Object.assign(facetOfLayers(top, whole, undefined), { params });
  const described: MethodToDescribe[] = [];
  const facets = new Map<string, LiteralResource>();
  for (const [method, layers] of layersFor) {
    const facet =
      piece[method] === undefined
        ? resource
        : facetOfLayers(layers, { ...whole, ...representedBy(method, layers, layersFor.get("GET")) }, method);
    for (const name of method === "GET" ? [method, "HEAD"] : [method]) facets.set(name, facet);
    described.push({ method, facet, layers });
    attach(facet, { identity });
  }
  const namesIn = (at: Piece) => Object.keys(at).filter((name) => at[name] !== undefined);
  const written = [
    { names: namesIn(piece), methods: [...withHead(served), "OPTIONS"] },
    ...served.map((method) => ({ names: namesIn(Object(piece[method])), methods: withHead([method]) })),
  ];
  attach(resource, { identity, facets, written });
  checkPost(facets.get("POST"), subject);
  // Ruling 53: every operation of a literal is in the document.
  const describe = (): Description =>
    Object.fromEntries(described.map((each) => [each.method.toLowerCase(), operationOf(each)]));
  return Object.assign(resource, { describe });
}

function methodsIn(piece: Piece): readonly string[] {
  return METHOD_BLOCKS.filter(
    (method) => piece[method] !== undefined || IMPLIED[method]?.some((act) => piece[act] !== undefined),
  );
}

function withHead(methods: readonly string[]): readonly string[] {
  return methods.flatMap((method) => (method === "GET" ? [method, "HEAD"] : [method]));
}

function wholeOf(piece: Piece, served: readonly string[], layersFor: ReadonlyMap<string, Layers>): Partial<Whole> {
  const declared = [...layersFor].map(([method, layers]) => ({ method, ...declaredFor(method, layers) }));
  const byMethod = (name: "consumes" | "body" | "halts") =>
    withoutUndefined(Object.fromEntries(declared.map((each) => [each.method, each[name]])));
  const carries = served.some((method) => methodIs(method, "content"));
  const bodies = byMethod("body");
  return {
    allowedMethods: withHead(served),
    knownMethods: piece["knownMethods"] ?? STANDARD_METHODS,
    // Where no method carries content, the mount check says so of what is declared at the top.
    consumes: carries ? byMethod("consumes") : (piece["consumes"] ?? []),
    body: carries ? (Object.keys(bodies).length === 0 ? undefined : bodies) : piece["body"],
    halts: byMethod("halts"),
  };
}

function checkBlock(ofMethod: Piece, method: string, subject: () => string): void {
  if (!isObject(ofMethod))
    throw new MountError("UNKNOWN_KEY", subject(), `${method} is no literal`, `${method}: { … }, or a function`);
  checkKeys(ofMethod, methodIs(method, "reads") ? "read" : "method", () => `${subject()}, ${method}`);
  const unread = methodIs(method, "content")
    ? undefined
    : ["body", "consumes"].find((name) => ofMethod[name] !== undefined);
  if (unread === undefined) return;
  const remedy = `${unread} in POST, PUT, PATCH or QUERY, or \`query\` for what is in the URL`;
  throw new MountError("UNKNOWN_KEY", subject(), `${method} has ${unread}, and no content is read for it`, remedy);
}

/** A POST either creates or does something else; one that has both acts says which. */
function checkPost(facet: LiteralResource | undefined, subject: () => string): void {
  if (facet === undefined || Object.hasOwn(facet, "postIsCreate")) return;
  if (!Object.hasOwn(facet, "apply") || !Object.hasOwn(facet, "processPost")) return;
  const detail = "POST has apply and processPost, and nothing says which of them a request means";
  const remedy = "postIsCreate: (ctx) => …, or one of the two";
  throw new MountError("AMBIGUOUS_POST", subject(), detail, remedy);
}

/**
 * What a write represents, for patches, for what it has stored, and for clients that prefer it: what GET's block does, unless the write has
 * a `represent`. It is called in the walk of the write, which lacks GET's own parts, so that these must not give it anything.
 */
function representedBy(method: string, layers: Layers, read: Layers | undefined): { readonly represent?: unknown } {
  if (!methodIs(method, "preferring") || read === undefined || layers.having.has("represent")) return {};
  const isPatched = method === "PATCH" && patchesIn(layers) !== undefined;
  const isReturned = [declaredBy("preferences", layers)].flat().includes("return");
  if (!isPatched && !isReturned && declaredBy("concurrency", layers) === undefined) return {};
  const stranger = read.parts.find((part) => !layers.parts.includes(part) && GIVING.some((name) => name in part.piece));
  if (stranger !== undefined) {
    const detail = `GET has ${stranger.name()}, which ${method} has not, so that ${method} cannot call its represent`;
    const remedy = `${method}: { represent: (ctx) => …, … }, or the part at the top`;
    throw new MountError(isPatched ? "BAD_PATCHES" : "BAD_PREFERENCE", layers.subject(), detail, remedy);
  }
  return { represent: callOf("represent", read) };
}

const GIVING = ["provide", "lend", "isAuthorized", "find"];

interface MethodToDescribe {
  readonly method: string;
  readonly facet: AnyResource;
  readonly layers: Layers;
}

function operationOf(described: MethodToDescribe): Record<string, unknown> {
  const { layers } = described;
  const said = Object.fromEntries(DESCRIBED.map((name) => [name, nearest(name, layers)]));
  const headers = allDeclared("documentedHeaders", layers);
  const parameters = allDeclared("parameters", layers);
  return withoutUndefined({
    ...said,
    security: securityOf(layers),
    documentedHeaders: fieldsOfAll(headers as Fields[]),
    parameters: parameters.length === 0 ? undefined : parameters.flat(),
    responses: responsesOf(described),
  });
}

const nearest = (name: string, layers: Layers): unknown => allDeclared(name, layers).at(-1);

const CARRYING = [200, 201, 202];

/** A single model applies to every success status with content that the graph can reach. */
function responsesOf({ method, facet, layers }: MethodToDescribe): unknown {
  const response = nearest("response", layers);
  if (!isModel(response)) return response;
  const reached = reachableStatuses(planFor({ resource: facet, method }));
  return Object.fromEntries(CARRYING.filter((status) => reached.includes(status)).map((status) => [status, response]));
}
