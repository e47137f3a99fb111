import type { MaybePromise } from "../http/later.ts";
import type { Objection, Redirect } from "../resource/resource.ts";
import type { DeclaredSuccess, Gates, Shared, State } from "./callbacks.ts";
import type { Finds } from "./facts.ts";
import type { Model0 } from "./models.ts";
import type { AnyScope, Asked, Returned, Seen } from "./seen.ts";

/** The blocks of the methods. `C` is what callbacks see, `E` the entity, `May` the one that may be missing, `R` the result, `X` errors. */

/** Said to those who write it in a method whose resource has to be found first. */
export type FindIsAtTheTop =
  "`find` is for every method: write it at the top, or in a part of this method: `with: [part({ find })]`";

/** A block that is its act alone: `GET: ({ entity }) => …`. */
export interface Reads<C extends AnyScope, E, R> {
  (ctx: Seen<C, E>["found"]): Returned<R, C["hint"]>;
}
/** With content. Every function has an `apply`, which must not be taken for that of the block. */
export interface Acts<C extends AnyScope, E, R> {
  (ctx: Seen<C, E>["sent"]): Returned<R, C["hint"]>;
  /** @deprecated */ readonly apply?: object;
}

/** `Before` is the entity that its own `find` sees, `Own` what that finds. */
export interface Get<C extends AnyScope, E, Before, R, Own, X, Wrong>
  extends Shared<C, X>,
    State<C, E>,
    Gates<C["names"], C, C>,
    DeclaredSuccess {
  /** G7, after the resource's own: what GET represents, such as a page of a list. Undefined or null leads to the missing branch. */
  find?(ctx: Seen<C, Before>["found"]): Finds<Own, Wrong>;
  represent(ctx: Seen<C, E>["found"]): Returned<R, C["hint"]>;
}

/** As GET. */
export interface Query<C extends AnyScope, E, Before, R, Own, X, Wrong>
  extends Shared<C, X>,
    State<Asked<C>, E>,
    Gates<C["names"], C, C>,
    DeclaredSuccess {
  /** The model of the query; what it refuses is 400, or what `invalidBody` says. */
  readonly body?: Model0;
  /** G7, after the resource's own: what is asked for. Undefined or null leads to the missing branch. */
  find?(ctx: Seen<C, Before>["sent"]): Finds<Own, Wrong>;
  represent(ctx: Seen<C, E>["sent"]): Returned<R, C["hint"]>;
  /** Where the results are, for GET: 303. */
  seeOther?(ctx: Seen<C, E>["sent"]): MaybePromise<Redirect>;
  /** Where GET asks the same: Location. */
  equivalentLocation?(ctx: Seen<C, E>["sent"]): MaybePromise<string | undefined>;
}

/** What DELETE has: in its block, or in the literal itself where the resource has no other method. */
export type Deleting<C extends AnyScope, E, R> = {
  /** Delete the resource. M20: false is 500; true or nothing is 204; any other value is the content of a 200. */
  deleteResource?(ctx: Seen<C, E>["found"]): Returned<R, C["hint"]>;
  /** Is the deletion complete, not only begun? M20b: false is 202. */
  deleteCompleted?(ctx: Seen<C, E, R>["deleted"]): MaybePromise<boolean>;
};
export interface Delete<C extends AnyScope, E, R, X>
  extends Deleting<C, E, R>,
    Shared<C, X>,
    State<C, E>,
    Gates<C["names"], C, C>,
    DeclaredSuccess {
  deleteResource(ctx: Seen<C, E>["found"]): Returned<R, C["hint"]>;
  /** @deprecated */ readonly find?: FindIsAtTheTop;
  /** @deprecated */ readonly isConflict?: DeleteHalts;
}

/** Said to those who write `isConflict` for DELETE: the graph asks it of what is stored (O14, P3). */
export type DeleteHalts =
  "`isConflict` is asked of what is stored: write `halts: [409]`, and throw new Halt(409) in `deleteResource`";

export type Write<C extends AnyScope, E, May, R> = {
  /** The model of the content; what it refuses is 400, or what `invalidBody` says. */
  readonly body?: Model0;
  /** Does this write conflict with the state? O14, P3: true, or an objection, is 409. */
  isConflict?(ctx: Seen<C, May>["sent"]): MaybePromise<boolean | Objection>;
  /** Is the write accepted, to be done later? O20a, P11a: true, or the URL to follow it at, is 202. */
  accepted?(ctx: Seen<C, May, R>["done"]): MaybePromise<boolean | string>;
  /** What clients get that prefer the representation, and what patches are applied to. Default: GET's `represent`. */
  represent?(ctx: Seen<C, E>["found"]): unknown;
  /** @deprecated */ readonly find?: FindIsAtTheTop;
  /** A function has an `apply` and is no block. @deprecated */ readonly call?: never;
};

export interface Put<C extends AnyScope, E, May, M, R, X>
  extends Write<C, E, May, R>,
    Shared<C, X>,
    State<C, E>,
    Gates<C["names"], C, C>,
    DeclaredSuccess {
  apply(ctx: Seen<C, May>["sent"]): Returned<R, C["hint"]>;
  /** Whether a PUT to what is missing creates it. */
  readonly putCreates?: M extends "PUT" ? boolean : never;
}

/** What POST has: in its block, or in the literal itself where the resource has no other method. */
export type Posting<C extends AnyScope, May, R, AM> = {
  /** Is POST to a missing resource allowed? M7, N5: false is 404 or 410. */
  allowMissingPost?(ctx: Seen<C>["queried"]): MaybePromise<AM>;
  /** Does this POST create a resource? N11: true leads to `apply` and 201, false to `processPost`. */
  postIsCreate?(ctx: Seen<C, May>["found"]): MaybePromise<boolean>;
  /** Creates, … */
  apply?(ctx: Seen<C, May>["sent"]): Returned<R, C["hint"]>;
  /** The URL of the resource that a POST created: Location of the 201. Called after `apply`. */
  createPath?(ctx: Seen<C, May, R>["done"]): MaybePromise<string>;
  /** … or does not. */
  processPost?(ctx: Seen<C, May>["sent"]): Returned<R, C["hint"]>;
  /** Where should the client go next? N11a, O16b: a URL is 303. */
  seeOther?(ctx: Seen<C, May, R>["done"]): MaybePromise<Redirect>;
  /** Is the write accepted, to be done later? O20a, P11a: true, or the URL to follow it at, is 202. */
  accepted?(ctx: Seen<C, May, R>["done"]): MaybePromise<boolean | string>;
};
export interface Post<C extends AnyScope, E, May, R, AM, X>
  extends Posting<C, May, R, AM>,
    Write<C, E, May, R>,
    Shared<C, X>,
    State<C, E>,
    Gates<C["names"], C, C>,
    DeclaredSuccess {}
