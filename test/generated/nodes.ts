import { node, type OwnNode, type Place } from "signalbox/nodes";
import { PLACES } from "../../src/nodes/places.ts";

export const ALL_PLACES = Object.keys(PLACES) as Place[];

/** A node at any place, by what it asks and how it ends. */
export function nodeAt(
  place: Place,
  id: `X${number}`,
  decides: { readonly ask: object; readonly no: object },
): OwnNode {
  const [side = "", at] = place.split(" ");
  return node(id, { [side]: at, question: "Is it paid for?", law: "ruling 64", ...decides } as never);
}

/** Whether one of these methods comes to the place: otherwise it is refused at mount. */
export function isReached(place: Place, methods: readonly string[]): boolean {
  return [...methods, "OPTIONS"].some((method) => PLACES[place].split(" ").includes(method));
}
