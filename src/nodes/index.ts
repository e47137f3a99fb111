import type { NodesAtMount } from "../graph/plan.ts";
import type { Model } from "../resource/model.ts";
import type { OwnNode } from "../resource/ownNode.ts";
import type { NodesInWalk } from "../walk/fault.ts";
import { checkNodes } from "./checkNodes.ts";
import { type AnyLiteral, Decision } from "./decision.ts";
import type {
  AfterPlace,
  BeforePlace,
  NodeEnding,
  NodeEndingOptions,
  NodeLiteral,
  OwnId,
  PlaceOf,
  Seeing,
} from "./form.ts";
import { rowsWith } from "./rowsWith.ts";
import { settling } from "./settling.ts";

export type { OwnEnding, OwnNode, Visited } from "../resource/ownNode.ts";
export type * from "./form.ts";
export { endingWith as end };

/** How a node ends a request that does not pass: `end(402, { members: Price })`. */
function endingWith<const S extends number, M extends Model | undefined = undefined>(
  status: S,
  { members, headers = {}, ...unknown }: NodeEndingOptions<M> = {},
): NodeEnding<S, M> {
  return { status, members: members as M, headers, ...unknown };
}

const WORKS: NodesAtMount & NodesInWalk = { rowsWith, check: checkNodes, settling };

/** A decision of your own, for the `nodes` of a service, a group, a part, a resource or a method. */
export function node<
  const Id extends OwnId,
  const S extends number,
  const B extends BeforePlace | OwnId = never,
  const A extends AfterPlace | OwnId = never,
  M extends Model | undefined = undefined,
  Ctx extends object = {},
  const O extends boolean = false,
>(
  id: Id,
  literal: NodeLiteral<B, A, S, M, Ctx, O> & Seeing<Ctx, PlaceOf<B, A>>,
): OwnNode<`${S}@${PlaceOf<B, A>}`, NoInfer<Ctx>> {
  return new Decision(id, literal as unknown as AnyLiteral, WORKS);
}
