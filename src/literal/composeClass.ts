import { haltsOf } from "../graph/declared.ts";
import { isObject } from "../http/kinds.ts";
import { whenResolved } from "../http/later.ts";
import { identify, nameOf } from "../resource/attached.ts";
import { isMeantFor } from "../resource/byMethod.ts";
import type { Description } from "../resource/description.ts";
import { CALLBACKS, DECLARATIONS, overrides, setWritten, writtenIn } from "../resource/overrides.ts";
import { passes } from "../resource/record.ts";
import type { AnyResource, Callback } from "../resource/resource.ts";
import type { Visit } from "../walk/visit.ts";
import { securityOf } from "./describe.ts";
import { facetOfLayers } from "./facet.ts";
import { allDeclared, type Layers, layersOf } from "./layers.ts";
import { provisionsOf } from "./provisions.ts";
import { inOrder, namedParts, type Piece, type WrittenPart } from "./written.ts";

/** The author's instance of each resource that parts were added to. */
const INSTANCES = new WeakMap<AnyResource, AnyResource>();

export function withoutParts(resource: AnyResource): AnyResource {
  return INSTANCES.get(resource) ?? resource;
}

/**
 * A class's resource with the parts of the service and those that it names in `with`. Its callbacks are called on the
 * instance. What parts provide is in `ctx.state`, and what a part's `find` found is `ctx.state.entity`. Without parts the
 * result is the instance itself.
 */
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
  identify(composed, { name: nameOf(resource), place: () => undefined, isClass: true });
  INSTANCES.set(composed, resource);
  setWritten(composed, writtenIn(resource));
  return Object.assign(composed, { describe: () => described(resource, layers) });
}

/** The callbacks that the class overrides, and what it declares. */
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
  const own = Object.entries(onlyFor).filter(([name]) => !layers.parts.some(({ piece }) => piece[name] !== undefined));
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
  const headers = allDeclared("documentedHeaders", layers);
  return Object.fromEntries(
    Object.entries(description).map(([name, operation]) => [
      name,
      {
        ...(security && { security }),
        ...operation,
        ...(headers.length > 0 && { documentedHeaders: Object.assign({}, ...headers, operation.documentedHeaders) }),
      },
    ]),
  );
}
