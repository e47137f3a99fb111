import type { PLACES } from "./places.ts";

/** The id of a node of an author's. */
export type OwnId = `X${number}`;

/** A place in the graph: `before W1`, `after B8`. */
export type Place = keyof typeof PLACES;

/** The nodes before which, and after which, there may be one of an author's. */
export type BeforePlace = Place extends infer P ? (P extends `before ${infer Id}` ? Id : never) : never;
export type AfterPlace = Place extends infer P ? (P extends `after ${infer Id}` ? Id : never) : never;

/** The place of a node. Of the two that it names, one may be another node of the author's at the same place. */
export type PlaceOf<B, A> = [Exclude<B, OwnId>] extends [never]
  ? `after ${Exclude<A, OwnId> & string}`
  : `before ${Exclude<B, OwnId> & string}`;

/** The status of a node that a method comes to, by its key: `402@before W1`. */
export type StatusAt<K, M extends string> = K extends `${infer S extends number}@${infer P extends Place}`
  ? (typeof PLACES)[P] extends `${string}${M}${string}`
    ? S
    : never
  : never;

/** From G7 on, what was found is there; from P0 on, the content. */
export type PlaceFound =
  | "G7b"
  | "W1"
  | "G8a"
  | "G8"
  | "I12"
  | "M16"
  | "M20"
  | "N16"
  | "N11"
  | "O16"
  | "O16a"
  | "O16b"
  | "O18"
  | "O18e"
  | "O18b";
export type PlaceSent = "P0g" | "P1a" | "P1c" | "P0b";

/** Refuses a node that reads what is not known at its place. The compiler quotes it. */
export type Seeing<Ctx, P> = [keyof Ctx & Unseen<P>] extends [never]
  ? unknown
  : { readonly law: "`entity` is known from G7 on, and `body` from P0 on: take another place" };

/** The names of what is not known at a place. */
export type Unseen<P> = P extends `before ${PlaceFound}` | "after G7" | `after ${PlaceFound}`
  ? "body"
  : P extends `before ${PlaceSent}` | "after P0" | `after ${PlaceSent}`
    ? never
    : "entity" | "body";
