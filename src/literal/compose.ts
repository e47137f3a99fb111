import { isObject } from "../http/kinds.ts";
import { methodIs, STANDARD_METHODS } from "../http/method.ts";
import { type Identity, identify, placedName, setFacets } from "../resource/attached.ts";
import { MountError } from "../resource/mountError.ts";
import { setWritten } from "../resource/overrides.ts";
import { checkWrites } from "./checkWrites.ts";
import { describeLiteral, type MethodToDescribe } from "./describe.ts";
import { declaredFor, facetOfLayers, type Whole, withoutUndefined } from "./facet.ts";
import { checkKeys, METHOD_BLOCKS } from "./keys.ts";
import { allDeclared, type Layer, type Layers, layersOf } from "./layers.ts";
import type { LiteralResource } from "./literalResource.ts";
import { representedBy } from "./represented.ts";
import { inOrder, namedParts, type Piece, type WrittenPart } from "./written.ts";

/** What a resource is made of: its own literal, or a class's, and the parts around it. */
export interface Composed {
  readonly piece: Piece;
  /** Parts of the whole service. */
  readonly service: readonly WrittenPart[];
  /** Parts of the groups that it stands in, from the outermost on. */
  readonly outer: readonly WrittenPart[];
  readonly identity: Identity;
  /** The methods of a class. A literal's are those that have a block, or an act at the top. */
  readonly methods?: readonly string[];
}

/** The act at the top that stands for a method. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  GET: ["represent"],
  POST: ["processPost", "apply"],
  DELETE: ["deleteResource"],
};

/** Makes the Resource of a literal, with a facet for each method that has a block. OPTIONS and refusals use the Resource itself. */
export function compose({ piece, service, outer, identity, methods }: Composed): LiteralResource {
  const subject = () => placedName(identity);
  const parts = [...service, ...outer, ...namedParts(piece, subject)];
  const own: Layer = { piece, part: undefined, seesParts: methods === undefined };
  const served = methods ?? methodsIn(piece);
  const layersFor = new Map<string, Layers>();
  for (const method of served) {
    const ofMethod = METHOD_BLOCKS.includes(method) ? (piece[method] as Piece | undefined) : undefined;
    if (ofMethod !== undefined) checkBlock(ofMethod, method, subject);
    const layers = ofMethod === undefined ? [own] : [own, { piece: ofMethod, part: undefined, seesParts: true }];
    const ordered = inOrder([...parts, ...(ofMethod ? namedParts(ofMethod, subject) : [])]);
    layersFor.set(method, layersOf(ordered, layers, subject, service));
  }
  const top = layersOf(inOrder(parts), [own], subject, service);
  const whole = wholeOf(piece, served, layersFor, methods === undefined ? withHead(served) : served);
  const params = [...new Set([...layersFor.values()].flatMap((layers) => allDeclared("params", layers)).flat())];
  const resource = Object.assign(facetOfLayers(top, whole, undefined), { params });
  const described: MethodToDescribe[] = [];
  const facets = new Map<string, LiteralResource>();
  for (const [method, layers] of layersFor) {
    const facet =
      piece[method] === undefined
        ? resource
        : facetOfLayers(
            layers,
            {
              ...whole,
              ...representedBy(method, layers, layersFor.get("GET")),
            },
            method,
          );
    for (const name of method === "GET" ? [method, "HEAD"] : [method]) facets.set(name, facet);
    described.push({ method, facet, layers });
    identify(facet, identity);
  }
  identify(resource, identity);
  setFacets(resource, facets);
  const written = (at: Piece) => Object.keys(at).filter((name) => at[name] !== undefined);
  setWritten(resource, [
    { names: written(piece), methods: [...withHead(served), "OPTIONS"] },
    ...served.map((method) => ({ names: written(Object(piece[method])), methods: withHead([method]) })),
  ]);
  checkPost(facets.get("POST"), subject);
  checkWrites(described, subject);
  if (methods === undefined) Object.assign(resource, { describe: () => describeLiteral(described) });
  return resource;
}

/** The methods that a literal has a block for, or an act. */
function methodsIn(piece: Piece): readonly string[] {
  return METHOD_BLOCKS.filter(
    (method) => piece[method] !== undefined || IMPLIED[method]?.some((act) => piece[act] !== undefined),
  );
}

/** RFC 9110 9.3.2: HEAD is GET without the content. */
function withHead(methods: readonly string[]): readonly string[] {
  return methods.flatMap((method) => (method === "GET" ? [method, "HEAD"] : [method]));
}

function wholeOf(
  piece: Piece,
  served: readonly string[],
  layersFor: ReadonlyMap<string, Layers>,
  allowedMethods: readonly string[],
): Partial<Whole> {
  const declared = [...layersFor].map(([method, layers]) => ({ method, ...declaredFor(method, layers) }));
  const byMethod = (name: "consumes" | "body" | "halts") =>
    withoutUndefined(Object.fromEntries(declared.map((each) => [each.method, each[name]])));
  const carries = served.some((method) => methodIs(method, "content"));
  const bodies = byMethod("body");
  return {
    allowedMethods,
    knownMethods: piece["knownMethods"] ?? STANDARD_METHODS,
    // Where no method carries content, the mount check says so of what is declared at the top.
    consumes: carries ? byMethod("consumes") : (piece["consumes"] ?? []),
    body: carries ? (Object.keys(bodies).length === 0 ? undefined : bodies) : piece["body"],
    halts: byMethod("halts"),
  };
}

function checkBlock(ofMethod: Piece, method: string, subject: () => string): void {
  if (!isObject(ofMethod)) {
    throw new MountError("UNKNOWN_KEY", subject(), `${method} is no literal`, `${method}: { … }, or a function`);
  }
  checkKeys(ofMethod, method === "QUERY" ? "query" : "method", () => `${subject()}, ${method}`);
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
  throw new MountError(
    "AMBIGUOUS_POST",
    subject(),
    "POST has apply and processPost, and nothing says which of them a request means",
    "postIsCreate: (ctx) => …, or one of the two",
  );
}
