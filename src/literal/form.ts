import type { MaybePromise } from "../http/later.ts";
import type { Codecs } from "../resource/codec.ts";
import type { Objection } from "../resource/resource.ts";
import type { CommandMethod, DeclaredSuccess, Gates, Shared, State } from "./callbacks.ts";
import type { Block, Finds, Told } from "./facts.ts";
import type { Acts, Delete, Deleting, Get, Post, Posting, Put, Query, Reads } from "./methodForm.ts";
import type { Fits, FitsStored, Model0, Quoted, Storing } from "./models.ts";
import type {
  AnyScope,
  Around,
  EntityIn,
  LastOf,
  Maybe,
  PathOf,
  Returned,
  Scope,
  Seen,
  TextsOf,
  Within,
} from "./seen.ts";

/** Names of the class form that a literal does not have. Their types say what to write instead, and the compiler quotes them. */
export interface Otherwise {
  /** @deprecated */ readonly allowedMethods?: "the methods are those that have a part: write `GET: { … }`";
  /** @deprecated */ readonly onlyFor?: "what is called for one method stands in its block: write `PUT: { forbidden: … }`";
  /** @deprecated */ readonly describe?: "`summary`, `tags`, `security` and `response` stand in the method's block";
  /** @deprecated */ readonly lifespan?: "write a part: `with: [part({ provide, release })]`";
  /** @deprecated */ readonly params?: "the parameters are those of the pattern";
}

/** What only callbacks tell: what they return, what errors are, and the first mistake. */
export type Outcomes = {
  readonly [name in CommandMethod | "find" | "getFind" | "queryFind" | "allowMissingPost" | "error" | "wrong"]: unknown;
} & {
  /** The parameters of the groups' prefixes. */
  readonly prefix: string;
};

/** The callbacks of a group see its parameters as texts, so they stay texts. */
export type PathModel<T, Prefix extends string> = [Prefix] extends [TextsOf<PathOf<T, Prefix>, Prefix>]
  ? Model0
  : Quoted<"a model that leaves the parameters of the group texts">;

/** Whether a PUT may create. */
export type Creates<T> = "putCreates" extends keyof T
  ? T["putCreates"]
  : "putCreates" extends keyof Block<T, "PUT">
    ? Block<T, "PUT">["putCreates"]
    : true;

/** The entity of a GET or QUERY, whose own `find` is the last. */
export type OwnEntity<L extends Around, T, M, E, Own> = Told<Block<T, M>, "find", Own, EntityIn<L, T, M, E>>;
/** What the callbacks of a method see. */
export type ScopeIn<N extends string, L extends Around, T, M> = Scope<N, Within<L, T, M>, T, M>;

/** What the literal itself has of its acts, where the resource has one method: `represent` for GET, and those of POST and DELETE. */
export type Tops<C extends AnyScope, L extends Around, E, R, Find, Wrong> = {
  /** G7, with what it has found: undefined or null leads to the missing branch, anything else is `ctx.entity`. */
  find?(ctx: Seen<C, LastOf<L["finds"]>>["found"]): Finds<Find, Wrong>;
  /** Does this write conflict with the state? O14, P3: true, or an objection, is 409. */
  isConflict?(ctx: Seen<C, E>["sent"]): MaybePromise<boolean | Objection>;
  /** The value that GET represents, or what a QUERY asks for. O18a: the codec of the chosen media type encodes it. */
  represent?(ctx: Seen<C, E>["found"]): Returned<R, C["hint"]>;
};

/** The literal of a resource: parameters `N`, what is around `L`, what it declares `T`, what its callbacks tell `O`. */
export interface Literal<
  N extends string,
  L extends Around,
  T,
  O extends Outcomes,
  C extends AnyScope = Scope<N, L, T, "">,
  E = EntityIn<L, T, "", O["find"]>,
> extends Tops<C, L, E, O["GET"], O["find"], O["wrong"]>,
    Posting<C, Maybe<E, O["allowMissingPost"]>, O["POST"], O["allowMissingPost"]>,
    Deleting<C, E, O["DELETE"]>,
    Shared<C, O["error"]>,
    State<C, E>,
    Gates<N, C, C>,
    DeclaredSuccess,
    Otherwise {
  /** The model of the path's parameters, which is synchronous; what it refuses is 404. */
  readonly pathModel?: PathModel<T, O["prefix"]>;
  /** Methods that this resource knows; any other is 501. */
  readonly knownMethods?: readonly string[];
  /** Media type -> codec, beside JSON and what the group has. */
  readonly codecs?: Codecs;
  /** The model of the content; what it refuses is 400 (`invalidBody` may say 422). */
  readonly body?: Model0;
  /** Whether a PUT to what is missing creates it. Where not, `ctx.entity` is always there. Default: true. */
  readonly putCreates?: boolean;
  /** What represents the resource; HEAD is there with it. */
  readonly GET?:
    | Get<
        ScopeIn<N, L, T, "GET">,
        OwnEntity<L, T, "GET", O["find"], O["getFind"]>,
        EntityIn<L, T, "GET", O["find"]>,
        O["GET"],
        O["getFind"],
        O["error"],
        O["wrong"]
      >
    | Reads<ScopeIn<N, L, T, "GET">, EntityIn<L, T, "GET", O["find"]>, O["GET"]>;
  /** What replaces the resource, or creates it at its URL. */
  readonly PUT?:
    | Put<
        ScopeIn<N, L, T, "PUT">,
        EntityIn<L, T, "PUT", O["find"]>,
        Maybe<EntityIn<L, T, "PUT", O["find"]>, Creates<T>>,
        "PUT",
        O["PUT"],
        O["error"]
      >
    | Acts<ScopeIn<N, L, T, "PUT">, Maybe<EntityIn<L, T, "PUT", O["find"]>, Creates<T>>, FitsStored<T, "PUT">>;
  /** What changes the resource in part. */
  readonly PATCH?:
    | Put<
        ScopeIn<N, L, T, "PATCH">,
        EntityIn<L, T, "PATCH", O["find"]>,
        EntityIn<L, T, "PATCH", O["find"]>,
        "PATCH",
        O["PATCH"],
        O["error"]
      >
    | Acts<ScopeIn<N, L, T, "PATCH">, EntityIn<L, T, "PATCH", O["find"]>, FitsStored<T, "PATCH">>;
  /** What creates below the resource, or acts on it. */
  readonly POST?:
    | Post<
        ScopeIn<N, L, T, "POST">,
        EntityIn<L, T, "POST", O["find"]>,
        Maybe<EntityIn<L, T, "POST", O["find"]>, O["allowMissingPost"]>,
        O["POST"],
        O["allowMissingPost"],
        O["error"]
      >
    | Acts<
        ScopeIn<N, L, T, "POST">,
        Maybe<EntityIn<L, T, "POST", O["find"]>, O["allowMissingPost"]>,
        Fits<T, "POST"> | Storing<Fits<T, "POST">>
      >;
  /** What removes the resource. */
  readonly DELETE?:
    | Delete<ScopeIn<N, L, T, "DELETE">, EntityIn<L, T, "DELETE", O["find"]>, O["DELETE"], O["error"]>
    | Reads<ScopeIn<N, L, T, "DELETE">, EntityIn<L, T, "DELETE", O["find"]>, O["DELETE"]>;
  /** What asks with content, safely (RFC 10008). */
  readonly QUERY?:
    | Query<
        ScopeIn<N, L, T, "QUERY">,
        OwnEntity<L, T, "QUERY", O["find"], O["queryFind"]>,
        EntityIn<L, T, "QUERY", O["find"]>,
        O["QUERY"],
        O["queryFind"],
        O["error"],
        O["wrong"]
      >
    | Acts<ScopeIn<N, L, T, "QUERY">, EntityIn<L, T, "QUERY", O["find"]>, O["QUERY"]>;
}
