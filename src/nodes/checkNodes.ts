import { nodesOf } from "../graph/decisive.ts";
import type { Checked } from "../graph/declared.ts";
import { methodsOf } from "../graph/fold.ts";
import { planFor } from "../graph/plan.ts";
import { isToken } from "../http/field.ts";
import { isFieldValue } from "../http/fieldValue.ts";
import { isFunction, isText } from "../http/kinds.ts";
import { isHopByHop } from "../http/sendable.ts";
import { attachedTo, facetOf, facetsOf } from "../resource/attached.ts";
import { isModel } from "../resource/model.ts";
import type { Refuse } from "../resource/mountError.ts";
import { checkPolicy, type OptionRules } from "../resource/options.ts";
import type { OwnNode } from "../resource/ownNode.ts";
import type { AnyResource } from "../resource/resource.ts";
import { isPlain } from "../resource/same.ts";
import type { AnyLiteral, Decision } from "./decision.ts";
import type { NodeEnding } from "./form.ts";
import { PLACES } from "./places.ts";
import { areOrdered, grouped, placeOf } from "./rowsWith.ts";

/** The field without which a status tells a client nothing (RFC 9110 15). */
const NEEDED: Readonly<Record<number, string>> = {
  401: "WWW-Authenticate",
  405: "Allow",
  407: "Proxy-Authenticate",
  426: "Upgrade",
};

/** The framework writes them by the content, and the runtime those of the connection. */
const FRAMING = new Set(["content-length", "content-type", "content-encoding", "date"]);

/** Refuses nodes that have no place, that end as no response can, that collide, and those of a resource that no request comes to. */
export function checkNodes({ resource, refuse }: Pick<Checked, "resource" | "refuse">): void {
  for (const facet of facetsOf(resource)) {
    for (const node of facet.nodes) {
      checkKeys(node as Decision, refuse);
      checkPlace(node, refuse);
      checkEnding(node, refuse);
      checkSettling(node as Decision, facet, refuse);
    }
    checkTogether(facet.nodes, refuse);
  }
  checkReached(resource, refuse);
}

const ENDING: OptionRules<NodeEnding<number, unknown>> = { status: true, members: true, headers: true };
const KEYS: OptionRules<AnyLiteral> = {
  before: true,
  after: true,
  question: true,
  law: true,
  ask: true,
  no: true,
  settle: true,
  mayObject: true,
};

/** What nothing reads: a misspelt `mayObject` would charge without a way back. */
function checkKeys({ id, literal }: Decision, refuse: Refuse): void {
  checkPolicy(literal, KEYS, refuse, id);
  checkPolicy(literal.no, ENDING, refuse, `no of ${id}`);
}

function checkPlace(node: OwnNode, refuse: Refuse): void {
  const { id, ask, question, law } = node;
  if (!/^X\d+$/.test(id))
    refuse("BAD_NODE", `${JSON.stringify(id)} is no id for a node of yours`, '"X402": X and digits');
  if (!isFunction(ask)) refuse("BAD_NODE", `${id} has no ask`, "ask: (ctx) => …");
  if (!isText(question) || !isText(law))
    refuse("BAD_NODE", `${id} has no question, or no law`, 'question: "…", law: "…"');
  const place = placeOf(node);
  if (place === undefined) refuse("BAD_NODE", `${id} has no place, or two`, 'before: "W1", or after: "B8"');
  if (!Object.hasOwn(PLACES, place))
    refuse("BAD_NODE", `${id} cannot be ${place}`, `one of ${Object.keys(PLACES).join(", ")}`);
}

function checkEnding({ id, no }: OwnNode, refuse: Refuse): void {
  const { status, headers, members } = no;
  if (!Number.isInteger(status) || status < 300 || status > 599 || status === 304)
    refuse("BAD_NODE", `${id} cannot end with ${JSON.stringify(status)}`, "a status from 300 to 599, and not 304");
  if (!isPlain(headers)) refuse("BAD_NODE", `no of ${id} has no headers`, `end(${status})`);
  for (const [name, value] of Object.entries(headers)) {
    if (!isToken(name) || !(value === true || isFieldValue(value)))
      refuse("BAD_NODE", `${id} has a field ${JSON.stringify(name)}: ${JSON.stringify(value)}`, '{ "Name": "text" }');
    const lower = name.toLowerCase();
    if (FRAMING.has(lower) || (isHopByHop(lower) && lower !== "upgrade"))
      refuse("BAD_NODE", `${id} has a field ${name}, which the framework writes`, `leave ${name} out`);
  }
  const needed = status < 400 ? "Location" : NEEDED[status];
  const has = Object.keys(headers).some((name) => name.toLowerCase() === needed?.toLowerCase());
  const remedy = `end(${status}, { headers: { ${JSON.stringify(needed)}: "…" } })`;
  if (needed !== undefined && !has) refuse("BAD_NODE", `${id} ends with ${status} and has no ${needed}`, remedy);
  if (members !== undefined && !isModel(members))
    refuse("BAD_NODE", `the members of ${id} have no model`, "members: Price");
}

function checkSettling({ id, settle, mayObject }: Decision, facet: AnyResource, refuse: Refuse): void {
  if (settle !== undefined && !isFunction(settle))
    refuse("BAD_NODE", `settle of ${id} is no function`, "settle: (ctx) => …");
  // Two requests may have passed on one credit: what the second has done must not stay.
  if (mayObject && attachedTo(facet).isLending !== true)
    refuse("BAD_NODE", `settle of ${id} may object, and no part lends anything`, "with: [part({ lend: { tx: … } })]");
}

function checkTogether(nodes: readonly OwnNode[], refuse: Refuse): void {
  for (const [id, same] of grouped(nodes, (node) => node.id))
    if (same.length > 1) refuse("NODES_COLLIDE", `two nodes are called ${id}`, "another number for one of them");
  for (const [place, group] of grouped(nodes, placeOf)) {
    if (areOrdered(group)) continue;
    const [first, second] = group.map(({ id }) => id);
    const detail = `${group.map(({ id }) => id).join(" and ")} are both ${place}, and nothing says which comes first`;
    const remedy = `after: "${first}" in ${second}, beside its place`;
    refuse("NODES_COLLIDE", detail, remedy);
  }
}

/** What a part gives to many resources need not concern each of them. */
function checkReached(resource: AnyResource, refuse: Refuse): void {
  const reached = new Set(methodsOf(resource).flatMap((method) => reachedBy(resource, method)));
  const own = facetsOf(resource).flatMap((facet) => attachedTo(facet).ownNodes ?? facet.nodes);
  const lost = own.find((node) => !reached.has(node));
  if (lost === undefined) return;
  const remedy = `another place, or leave ${lost.id} out`;
  refuse("UNREACHED_NODE", `none of its methods reaches ${lost.id}, which is ${placeOf(lost)}`, remedy);
}

function reachedBy(resource: AnyResource, method: string): readonly OwnNode[] {
  if (facetOf(resource, method).nodes.length === 0) return [];
  const nodes = nodesOf(planFor({ resource, method }));
  return [...nodes].flatMap(({ row }) => (row.kind === "own" ? [row.node] : []));
}
