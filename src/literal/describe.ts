import { planFor } from "../graph/plan.ts";
import { reachableStatuses } from "../graph/reach.ts";
import { DESCRIBED, type Description } from "../resource/description.ts";
import { isModel } from "../resource/model.ts";
import type { AnyResource } from "../resource/resource.ts";
import { withoutUndefined } from "./facet.ts";
import { allDeclared, type Layers } from "./layers.ts";

/** What a literal says of its methods, and the facets that serve them. */
export interface MethodToDescribe {
  readonly method: string;
  readonly facet: AnyResource;
  readonly layers: Layers;
}

/** Ruling 53: every operation of a literal is in the document. */
export function describeLiteral(methods: readonly MethodToDescribe[]): Description {
  return Object.fromEntries(methods.map((each) => [each.method.toLowerCase(), operationOf(each)]));
}

function operationOf(described: MethodToDescribe): Record<string, unknown> {
  const { layers } = described;
  const said = Object.fromEntries(DESCRIBED.map((name) => [name, nearest(name, layers)]));
  const headers = allDeclared("documentedHeaders", layers);
  const parameters = allDeclared("parameters", layers);
  return withoutUndefined({
    ...said,
    security: securityOf(layers),
    documentedHeaders: headers.length === 0 ? undefined : Object.assign({}, ...headers),
    parameters: parameters.length === 0 ? undefined : parameters.flat(),
    responses: responsesOf(described),
  });
}

function nearest(name: string, layers: Layers): unknown {
  return allDeclared(name, layers).at(-1);
}

/** The resource's own `security`, where an empty list means public; else the schemes of all of its parts. */
export function securityOf({ all }: Layers): readonly unknown[] | undefined {
  const own = all.filter(({ part, piece }) => part === undefined && piece["security"] !== undefined).at(-1);
  if (own !== undefined) return own.piece["security"] as readonly unknown[];
  const ofParts = all.flatMap(({ piece }) => (piece["security"] as readonly unknown[] | undefined) ?? []);
  return ofParts.length === 0 ? undefined : [...new Set(ofParts)];
}

const CARRYING = [200, 201, 202];

/** A single model applies to every success status with content that the graph can reach. */
function responsesOf({ method, facet, layers }: MethodToDescribe): unknown {
  const response = nearest("response", layers);
  if (!isModel(response)) return response;
  const reached = reachableStatuses(planFor({ resource: facet, method }));
  return Object.fromEntries(CARRYING.filter((status) => reached.includes(status)).map((status) => [status, response]));
}
