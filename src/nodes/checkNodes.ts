import type { Checked } from "../graph/checked.ts";
import { nodesOf } from "../graph/decisive.ts";
import { methodsOf } from "../graph/fold.ts";
import { planFor } from "../graph/plan.ts";
import { isToken } from "../http/field.ts";
import { isFunction, isText } from "../http/kinds.ts";
import { facetOf, facetsOf, lends, ownNodesOf } from "../resource/attached.ts";
import { isModel } from "../resource/model.ts";
import type { Refuse } from "../resource/mountError.ts";
import type { OwnNode } from "../resource/ownNode.ts";
import type { AnyResource } from "../resource/resource.ts";
import type { Decision } from "./decision.ts";
import { PLACES } from "./places.ts";
import { areOrdered, grouped, placeOf } from "./rowsWith.ts";

/** The field without which a status tells a client nothing (RFC 9110 15). */
const NEEDED: Readonly<Record<number, string>> = { 401: "WWW-Authenticate", 405: "Allow", 426: "Upgrade" };

/** Refuses nodes that have no place, that end as no response can, that collide, and those of a resource that no request comes to. */
export function checkNodes({ resource, refuse }: Pick<Checked, "resource" | "refuse">): void {
  for (const facet of facetsOf(resource)) {
    for (const node of facet.nodes) {
      checkPlace(node, refuse);
      checkEnding(node, refuse);
      checkSettling(node as Decision, facet, refuse);
    }
    checkTogether(facet.nodes, refuse);
  }
  checkReached(resource, refuse);
}

function checkPlace(node: OwnNode, refuse: Refuse): void {
  const { id, ask, question, law } = node;
  if (!/^X\d+$/.test(id))
    refuse("BAD_NODE", `${JSON.stringify(id)} is no id for a node of yours`, '"X402": X and digits');
  if (!isFunction(ask)) refuse("BAD_NODE", `${id} has no ask`, "ask: (ctx) => …");
  if (!isText(question) || !isText(law))
    refuse("BAD_NODE", `${id} has no question, or no law`, 'question: "…", law: "…"');
  const place = placeOf(node);
  if (place === undefined)
    refuse("BAD_NODE", `${id} does not name one place in the graph`, 'before: "W1", or after: "B8"');
  if (!Object.hasOwn(PLACES, place))
    refuse("BAD_NODE", `${id} cannot be ${place}`, `one of these places: ${Object.keys(PLACES).join(", ")}`);
}

function checkEnding({ id, no }: OwnNode, refuse: Refuse): void {
  const { status, headers, members } = no;
  if (!Number.isInteger(status) || status < 300 || status > 599 || status === 304)
    refuse("BAD_NODE", `${id} cannot end with ${JSON.stringify(status)}`, "a status from 300 to 599, and not 304");
  const bad = Object.keys(headers).find((name) => !isToken(name));
  if (bad !== undefined) refuse("BAD_NODE", `${id} has a field ${JSON.stringify(bad)}`, "the name of a field");
  const needed = status < 400 ? "Location" : NEEDED[status];
  const has = Object.keys(headers).some((name) => name.toLowerCase() === needed?.toLowerCase());
  if (needed !== undefined && !has)
    refuse(
      "BAD_NODE",
      `${id} ends with ${status} and has no ${needed}`,
      `end(${status}, { headers: { ${JSON.stringify(needed)}: "…" } })`,
    );
  if (members !== undefined && !isModel(members))
    refuse("BAD_NODE", `the members of ${id} have no model`, "members: Price");
}

function checkSettling({ id, settle, mayObject }: Decision, facet: AnyResource, refuse: Refuse): void {
  if (settle !== undefined && !isFunction(settle))
    refuse("BAD_NODE", `settle of ${id} is no function`, "settle: (ctx) => …");
  // Two requests may have passed on one credit: what the second has done must not stay.
  if (mayObject && !lends(facet))
    refuse(
      "BAD_NODE",
      `settle of ${id} may object, and no part lends what could be rolled back`,
      "with: [part({ lend: { tx: … } })]",
    );
}

function checkTogether(nodes: readonly OwnNode[], refuse: Refuse): void {
  for (const [id, same] of grouped(nodes, (node) => node.id))
    if (same.length > 1) refuse("NODES_COLLIDE", `two nodes are called ${id}`, "another number for one of them");
  for (const [place, group] of grouped(nodes, placeOf)) {
    if (areOrdered(group)) continue;
    const [first, second] = group.map(({ id }) => id);
    refuse(
      "NODES_COLLIDE",
      `${group.map(({ id }) => id).join(" and ")} are both ${place}, and nothing says which comes first`,
      `after: "${first}" in ${second}, beside its place`,
    );
  }
}

/** What a part gives to many resources need not concern each of them. */
function checkReached(resource: AnyResource, refuse: Refuse): void {
  const reached = new Set(methodsOf(resource).flatMap((method) => reachedBy(resource, method)));
  const own = facetsOf(resource).flatMap(ownNodesOf);
  const lost = own.find((node) => !reached.has(node));
  if (lost === undefined) return;
  refuse(
    "UNREACHED_NODE",
    `none of its methods reaches ${lost.id}, which is ${placeOf(lost)}`,
    `another place, or leave ${lost.id} out`,
  );
}

function reachedBy(resource: AnyResource, method: string): readonly OwnNode[] {
  if (facetOf(resource, method).nodes.length === 0) return [];
  const nodes = nodesOf(planFor({ resource, method }));
  return [...nodes].flatMap(({ row }) => (row.kind === "own" ? [row.node] : []));
}
