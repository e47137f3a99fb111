import type { ClientOf, LiteralAt } from "./api.ts";
import type { PrintedAt } from "./printed.ts";
import type { Pending, Reply } from "./reply.ts";

/** Names for the types of an API. `Api` is what `client` takes, or the type of a client. */

/** The resources of an API by pattern, with what its client is made with. */
export type TableOf<Api> = Api extends { readonly "~of": infer T extends { readonly table: unknown } }
  ? T
  : ClientOf<Api>["~of"];

/** The patterns of an API. */
export type PatternsOf<Api> = keyof TableOf<Api>["table"] & string;

/** What a client has at a pattern. */
export type ResourceOf<Api, P extends PatternsOf<Api>> =
  TableOf<Api> extends { readonly table: infer T; readonly consumed: infer C; readonly added: infer Z }
    ? LiteralAt<T[P & keyof T], C, Z>
    : TableOf<Api> extends { readonly table: infer O; readonly consumed: infer C }
      ? PrintedAt<O[P & keyof O], C>
      : never;

/** What an operation comes to: a union by status. `M` is the method in upper case. */
export type RepliesOf<Api, P extends PatternsOf<Api>, M extends string> =
  ResourceOf<Api, P> extends { readonly [N in Lowercase<M>]: (...given: never) => Pending<infer U> } ? U : never;

/** What a call is given. */
export type GivenOf<Api, P extends PatternsOf<Api>, M extends string> =
  ResourceOf<Api, P> extends { readonly [N in Lowercase<M>]: (given: infer G) => unknown } ? NonNullable<G> : never;

/** The content of one status: `BodyOf<typeof service, "/books/{id}", "GET", 200>`. */
export type BodyOf<Api, P extends PatternsOf<Api>, M extends string, S> =
  Extract<RepliesOf<Api, P, M>, Reply<S>> extends { readonly body: infer B } ? B : never;
