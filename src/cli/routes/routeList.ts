import { reachableStatuses } from "../../graph/reach.ts";
import { LiteralResource } from "../../literal/literalResource.ts";
import { facetsOf, isLiteral, nameOf } from "../../resource/attached.ts";
import { CALLBACKS, overrides } from "../../resource/overrides.ts";
import type { AnyResource } from "../../resource/resource.ts";
import type { MountedResource } from "../../service/mount.ts";
import type { Service } from "../../service/service.ts";

export interface RouteLine {
  readonly methods: readonly string[];
  readonly pattern: string;
  /** The name of the class; for a command, a note that it is a plain handler. */
  readonly resource: string;
  /** What the class overrides itself, or the literal has, in the order of the Resource page. */
  readonly callbacks: readonly string[];
  /** By method: every status that its plan can come to. */
  readonly statuses: Readonly<Record<string, readonly number[]>>;
}

export function routeLines(service: Service): readonly RouteLine[] {
  const resources = service.resources.map((mounted) => {
    const { pattern, resource, plans } = mounted;
    return {
      methods: listedMethods(mounted),
      pattern,
      resource: nameOf(resource),
      callbacks: callbacksOf(resource),
      statuses: Object.fromEntries([...plans].map(([method, plan]) => [method, reachableStatuses(plan)])),
    };
  });
  const plain = { resource: "(command)", callbacks: [], statuses: {} };
  return [...resources, ...service.commands.map(({ pattern, methods }) => ({ methods, pattern, ...plain }))];
}

/** As their author has written them: a literal has other names for some. */
function callbacksOf(resource: AnyResource): readonly string[] {
  const facets = facetsOf(resource);
  const names = CALLBACKS.filter((name) => facets.some((each) => overrides(each, name)));
  if (!isLiteral(resource)) return names;
  const finds = facets.some((each) => each instanceof LiteralResource && each.find !== undefined);
  const written: Readonly<Record<string, string>> = { lifespan: "provide", ...(finds && { resourceExists: "find" }) };
  return names.filter((name) => name !== "describe").map((name) => written[name] ?? name);
}

/** Every resource responds to OPTIONS, so it is listed only where the author declares it. */
export function listedMethods({ resource, plans }: MountedResource): readonly string[] {
  return [...plans.keys()].filter((method) => method !== "OPTIONS" || resource.allowedMethods.includes(method));
}
