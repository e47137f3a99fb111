import { checkDescribedMethod, checkOperation } from "../graph/check.ts";
import { decisiveNodes } from "../graph/decisive.ts";
import { haltsOf, type ServiceDefaults } from "../graph/declared.ts";
import { type Plan, planFor } from "../graph/plan.ts";
import { type Reach, reachOf } from "../graph/reach.ts";
import { methodIs } from "../http/method.ts";
import { attachedTo, facetOf, nameOf } from "../resource/attached.ts";
import { deprecationOf } from "../resource/byMethod.ts";
import type { Description, Operation } from "../resource/description.ts";
import { type ErrorFormat, type NearestErrorFormat, nearestErrorFormat } from "../resource/errorFormat.ts";
import { refuserOf } from "../resource/mountError.ts";
import type { AnyResource } from "../resource/resource.ts";
import { countedBy } from "./counted.ts";
import { PATH_ITEM_METHODS, type PathItemMethod } from "./document.ts";
import type { AnyModel } from "./models.ts";
import type { DocumentedRoute } from "./route.ts";

export interface Entry {
  readonly route: DocumentedRoute;
  readonly resource: AnyResource;
  readonly verb: PathItemMethod;
  readonly method: string;
  /** The author's description; empty where the method is allowed and not described. */
  readonly said: Operation;
  /** The model of what GET represents, which a write sends of what it has stored. */
  readonly state: AnyModel | undefined;
  readonly plan: Plan;
  readonly reach: Reach;
  readonly decisive: ReadonlyMap<number, readonly string[]>;
  /** Statuses that a callback may end the request with by throwing a Halt. */
  readonly halts: readonly number[];
  readonly statuses: readonly number[];
  readonly errors: NearestErrorFormat;
  readonly service: DocumentedDefaults;
}

/** The service's defaults, for what a resource does not declare. */
export interface DocumentedDefaults extends ErrorFormat, ServiceDefaults {
  /** The fields that every response has, with what each says. */
  readonly documentedHeaders?: Readonly<Record<string, string>>;
}

/** The name of the class, for readers and for names in the document; the pattern where it has none. */
export function classOf({ resource, pattern }: DocumentedRoute): string {
  return nameOf(resource) || pattern;
}

export function operationEntries(
  route: DocumentedRoute,
  description: Description,
  service: DocumentedDefaults,
): readonly Entry[] {
  const { resource } = route;
  for (const name of Object.keys(description))
    checkDescribedMethod(name, { resource, refuse: refuserOf(() => classOf(route)) });
  return PATH_ITEM_METHODS.filter((verb) => isListed(verb, route.resource, description)).map((verb) =>
    entryOf(route, verb, description, service),
  );
}

/** HEAD and OPTIONS follow from the others, so they are listed only where the author describes them. */
function isListed(verb: PathItemMethod, { allowedMethods }: AnyResource, description: Description): boolean {
  const method = verb.toUpperCase();
  if (description[verb]?.document === false) return false;
  return methodIs(method, "implied") ? description[verb] !== undefined : allowedMethods.includes(method);
}

function entryOf(route: DocumentedRoute, verb: PathItemMethod, description: Description, given: DocumentedDefaults) {
  const said = description[verb] ?? {};
  const state = description.get?.responses?.[200] ?? undefined;
  const service = { ...given, ...route.defaults };
  const method = verb.toUpperCase();
  const resource = facetOf(route.resource, method);
  const { invalidBody, deprecation } = service;
  const plan = planFor({ resource, method, invalidBody, deprecation });
  checkOperation(verb, said, plan, { resource, refuse: refuserOf(() => classOf(route)) });
  const named = Object.keys(said.responses ?? {}).map(Number);
  const reach = reachOf(plan, {
    documented: resource,
    counted: countedBy(named, isGone(resource, method, deprecation)),
  });
  const halts = haltsOf({ resource, method });
  const successes = attachedTo(resource).command?.successes;
  const statuses = documentedStatuses(reach.statuses, halts).filter(
    (status) => successes === undefined || status >= 400 || successes.includes(status),
  );
  const errors = nearestErrorFormat(resource, service);
  const { documentedHeaders: shared } = service;
  const withShared = shared ? { ...said, documentedHeaders: { ...shared, ...said.documentedHeaders } } : said;
  const decisive = decisiveNodes(plan);
  const ofPlan = { plan, reach, decisive, halts, statuses };
  return { route, resource, verb, method, said: withShared, state, ...ofPlan, errors, service };
}

/** Ruling 60: the sunset has passed when the document is made. A preflight is let through (B10b). */
function isGone(resource: AnyResource, method: string, ofService: ServiceDefaults["deprecation"]): boolean {
  const { gone, sunset } = deprecationOf(resource, method, ofService) ?? {};
  return gone === true && sunset !== undefined && sunset.getTime() <= Date.now() && method !== "OPTIONS";
}

/** Ruling 5: a 500 stands outside the contract. */
function documentedStatuses(reached: readonly number[], halts: readonly number[]): readonly number[] {
  const all = halts.length === 0 ? reached : [...new Set([...reached, ...halts])].sort((a, b) => a - b);
  return all.includes(500) ? all.filter((status) => status !== 500) : all;
}
