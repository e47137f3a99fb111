/** What can be an entity. A yes or no is none: that is for `resourceExists` to say. */
export type Entity = object | string | number | bigint;

/** A piece of a resource that several share, and what it puts into their context: as the compiler remembers it. */
export interface Part<
  Add,
  F extends readonly Entity[],
  K extends PropertyKey,
  H extends number,
  X,
  N extends string,
  Given,
  Id,
  Q extends QueryTypes = QueryTypes,
> {
  /** Type information only: there is nothing here when the program runs. */
  readonly "~part": {
    /** All that it puts there, and the parts that it builds on. */
    readonly add: Add;
    /** What is there before B8 of that: what each `provide` has given. */
    readonly given: Given;
    /** What its own `isAuthorized` has found out. */
    readonly grants: Id;
    /** What is found, one after the other: each `find` sees what the one before it has found. */
    readonly finds: F;
    readonly keys: K;
    readonly halts: H;
    readonly error: X;
    readonly params: N;
    /** What its model of the query takes and makes, and those of the parts that it builds on. */
    readonly query: Q;
  };
}

/** What models of the query take and make. Unknown where there is none, so that those of several parts are an intersection. */
export interface QueryTypes {
  readonly input: unknown;
  readonly output: unknown;
}

/** Any part that needs no other parameters than `N`. */
export type PartFor<N extends string> = Part<
  unknown,
  readonly Entity[],
  PropertyKey,
  number,
  unknown,
  N,
  unknown,
  unknown
>;
export type AnyPart = PartFor<string>;
