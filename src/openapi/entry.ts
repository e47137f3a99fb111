import { haltsOf } from "../graph/halts.ts";
import { planFor } from "../graph/plan.ts";
import { type Reach, reachOf } from "../graph/reach.ts";
import type { Description, Operation } from "../resource/description.ts";
import type { AnyResource } from "../resource/resource.ts";
import { PATH_ITEM_METHODS, type PathItemMethod } from "./document.ts";
import type { DocumentedRoute } from "./route.ts";

/** One operation to be written: what the author says of it, and what its plan can come to. */
export interface Entry {
  readonly route: DocumentedRoute;
  readonly resource: AnyResource;
  readonly verb: PathItemMethod;
  readonly method: string;
  /** What the author says; empty where the method is allowed and not described. */
  readonly said: Operation;
  readonly reach: Reach;
  /** In ascending order: what the plan can come to, and what is declared in `halts`. */
  readonly statuses: readonly number[];
}

/** The class, for people and for names; the pattern where it has no name. */
export function classOf({ resource, pattern }: DocumentedRoute): string {
  return resource.constructor.name || pattern;
}

export function entriesOf(route: DocumentedRoute, description: Description): readonly Entry[] {
  return PATH_ITEM_METHODS.filter((verb) => isListed(verb, route.resource, description)).map((verb) =>
    entryOf(route, verb, description[verb] ?? {}),
  );
}

/** HEAD and OPTIONS follow from the others, so they are listed only where somebody has something to say of them. */
function isListed(verb: PathItemMethod, { allowedMethods }: AnyResource, description: Description): boolean {
  if (verb === "head" || verb === "options") return description[verb] !== undefined;
  return allowedMethods.includes(verb.toUpperCase());
}

function entryOf(route: DocumentedRoute, verb: PathItemMethod, said: Operation): Entry {
  const { resource } = route;
  const method = verb.toUpperCase();
  const named = Object.keys(said.responses ?? {}).map(Number);
  const reach = reachOf(planFor({ resource, method }), { documented: resource, named });
  const reached = reach.endings.map(({ ending }) => ending.status);
  const statuses = new Set([...reached, ...haltsOf({ resource, method })]);
  // Ruling 5: a 500 stands outside the contract.
  statuses.delete(500);
  return { route, resource, verb, method, said, reach, statuses: [...statuses].sort((a, b) => a - b) };
}
