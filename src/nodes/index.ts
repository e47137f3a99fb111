/** Decisions of your own in the graph. */
export type { OwnEnding, OwnNode, Visited } from "../resource/ownNode.ts";
export {
  end,
  type NodeContext,
  type NodeEnding,
  type NodeEndingOptions,
  type NodeLiteral,
  type NodeObjection,
  type NodeRefusal,
  node,
} from "./node.ts";
export {
  type AfterPlace,
  type BeforePlace,
  type OwnId,
  type Place,
  type PlaceOf,
  type Seeing,
  type Unseen,
} from "./place.ts";
