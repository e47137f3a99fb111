import { haltsOf } from "../graph/declared.ts";
import { isObject } from "../http/kinds.ts";
import { whenResolved } from "../http/later.ts";
import { attach, nameOf } from "../resource/attached.ts";
import { isMeantFor } from "../resource/byMethod.ts";
import type { Description } from "../resource/description.ts";
import { CALLBACKS, DECLARATIONS, overrides, writtenIn } from "../resource/overrides.ts";
import { passes } from "../resource/record.ts";
import type { AnyResource, Callback } from "../resource/resource.ts";
import type { Visit } from "../walk/visit.ts";
import { type Fields, fieldsOfAll, securityOf } from "./compose.ts";
import { facetOfLayers } from "./facet.ts";
import { allDeclared, type Layers, layersOf, provisionsOf } from "./layers.ts";
import { inOrder, namedParts, type Piece, type WrittenPart } from "./written.ts";

const INSTANCES = new WeakMap<AnyResource, AnyResource>();

export function withoutParts(resource: AnyResource): AnyResource {
  return INSTANCES.get(resource) ?? resource;
}

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
function calledOn(
  resource: AnyResource,
  name: string,
  parts: readonly WrittenPart[],
): (ctx: Visit, more?: unknown) => unknown {
  const callback: (this: unknown, ctx: Visit, more?: unknown) => unknown = Reflect.get(resource, name);
  const isRestricted = name in resource.onlyFor && parts.some(({ piece }) => piece[name] !== undefined);
  if (!isRestricted) return (ctx, more) => callback.call(resource, ctx, more);
  const passing = passes(name);
  return (ctx, more) =>
    isMeantFor(resource, name as Callback, ctx.request.method) ? callback.call(resource, ctx, more) : passing;
}

function wholeOf(resource: AnyResource, layers: Layers): Record<string, unknown> {
  const { allowedMethods, knownMethods, consumes, body, onlyFor, params } = resource;
  const ofParts = layers.parts.flatMap(({ piece }) => (piece["halts"] as readonly number[] | undefined) ?? []);
  const halts = Object.fromEntries(
    allowedMethods.map((method) => [method, [...new Set([...haltsOf({ resource, method }), ...ofParts])]]),
  );
  // The models of a query know which of them are the parts'.
  const own = Object.entries(onlyFor).filter(
    ([name]) =>
      (name === "query" && resource.query !== undefined) ||
      !layers.parts.some(({ piece }) => piece[name] !== undefined),
  );
  const needed = [
    ...params,
    ...layers.parts.flatMap(({ piece }) => (piece["params"] as readonly string[] | undefined) ?? []),
  ];
  const lifespan = lifespanOf(resource, layers);
  return {
    allowedMethods,
    knownMethods,
    consumes,
    body,
    halts,
    onlyFor: Object.fromEntries(own),
    params: needed,
    lifespan,
  };
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
