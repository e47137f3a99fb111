/** Decisions of your own in the graph. */
export type { OwnEnding, OwnNode, Visited } from "../resource/ownNode.ts";
export type { NodeContext, NodeEnding, NodeEndingOptions, NodeLiteral, NodeObjection, NodeRefusal } from "./form.ts";
export { endingWith as end, node } from "./node.ts";
export type {
  AfterPlace,
  BeforePlace,
  OwnId,
  Place,
  PlaceFound,
  PlaceOf,
  PlaceSent,
  Seeing,
  StatusAt,
  Unseen,
} from "./place.ts";
