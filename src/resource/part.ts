/** What can be an entity. A yes or no is none: that is for `resourceExists` to say. */
export type Entity = object | string | number | bigint;

/** A piece of a resource that several share, and what it puts into their context: as the compiler remembers it. */
export interface Part<Add, E extends Entity, K extends PropertyKey, H extends number, X, N extends string> {
  /** Type information only: there is nothing here when the program runs. */
  readonly "~part": {
    readonly add: Add;
    readonly entity: E;
    readonly keys: K;
    readonly halts: H;
    readonly error: X;
    readonly params: N;
  };
}

/** Any part that needs no other parameters than `N`. */
export type PartFor<N extends string> = Part<unknown, Entity, PropertyKey, number, unknown, N>;
export type AnyPart = PartFor<string>;
