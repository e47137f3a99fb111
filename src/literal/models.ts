import type { JsonSchema } from "../resource/model.ts";
import type { QueryTypes } from "../resource/part.ts";
import type { Removed, Stale, Stored } from "../resource/stored.ts";
import type { Block, Fine, IfFine, Lacks, ModelOf, NoResponse, Only } from "./facts.ts";
import type { Quoted } from "./partList.ts";

/** What is used of a Standard Schema: the types that it carries. */
export interface TypedModel {
  readonly "~standard": { readonly types?: { readonly input: unknown; readonly output: unknown } | undefined };
}
/** A model by hand. */
export interface HandWrittenModel {
  modelJsonSchema(): JsonSchema;
}
export type AnyModel = TypedModel | HandWrittenModel;

/** An indexed access and no conditional type: of a generic model it is the same type as its author has. */
export type Output<M extends TypedModel> = NonNullable<M["~standard"]["types"]>["output"];
/** What a model makes of a value. */
export type Out<M> = M extends TypedModel ? Output<M> : M extends HandWrittenModel ? ValidatedBy<M> : unknown;
export type ValidatedBy<M> = M extends { validate?(value: unknown): infer V } ? ValueIn<Awaited<V>> : unknown;
export type ValueIn<V> = V extends { readonly value: infer O } ? O : unknown;

/** What a model makes that stands in a record under `K`. Of the model itself, which may be generic, nothing could be told. */
export type OutAt<X, K extends PropertyKey, Otherwise = unknown> = X extends {
  readonly [k in K]: infer S extends TypedModel;
}
  ? Output<S>
  : OutOnly<Only<X, K>, K, Otherwise>;
export type OutOnly<X, K extends PropertyKey, Otherwise> = X extends { readonly [k in K]: infer S extends TypedModel }
  ? Output<S>
  : X extends { readonly [k in K]: infer H extends HandWrittenModel }
    ? ValidatedBy<H>
    : Otherwise;
/** What the model of a method's query or content makes: that of its block `B`, else that of the literal. */
export type ReadAs<T, B, K extends string> = K extends keyof B
  ? OutAt<B, K>
  : K extends keyof T
    ? OutAt<T, K>
    : unknown;

/** What the model of the query takes and makes that stands in a record. */
export type QueryIn<T> = "query" extends keyof T
  ? { readonly input: Input<T>; readonly output: OutAt<T, "query"> }
  : QueryTypes;
export type Input<T> =
  Only<T, "query"> extends { readonly query: infer M extends TypedModel }
    ? NonNullable<M["~standard"]["types"]>["input"]
    : OutAt<T, "query">;
/** The model of a method's query `M` together with those of parts `Q`. */
export type QueryModel<M, Q extends QueryTypes> = unknown extends Q["input"]
  ? M
  : {
      readonly "~standard": {
        readonly types?: QueryTypes & Q & ([M] extends [undefined] ? unknown : QueryIn<{ query: M }>);
      };
    };

/** What errors are: what the `errorModel` of a literal says, else what its `errorBody` returns. */
export type ErrorIn<S, X> = S extends { readonly errorModel: infer M } ? Out<M> : X;
/** The model of what a success carries, or one for each status; null where it carries nothing. */
export type Responses = AnyModel | { readonly [status: number]: AnyModel | null };
/** The same for a resource, whose errors are derived from the graph. */
export type Successes = AnyModel | (Exclude<Responses, AnyModel> & NoErrors);
export type NoErrors = { readonly [status in ErrorStatus]?: NoErrorModel } & {
  /** @deprecated */ readonly length?: "a list has one model: write z.array(Book)";
};
export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 406 | 409 | 410 | 412 | 413 | 415 | 422 | 429 | 500 | 503;
/** Said to those who write the model of an error there. */
export type NoErrorModel = "errors follow from the graph: leave it out, and write `errorModel` for how they look";
export type Successes0 = Successes | undefined;
export type Model0 = AnyModel | undefined;
export type Responses0 = Responses | undefined;

/** What the act of a method may return: what its own `response` says, else that of the literal, or anything where there is none. */
export type Fits<T, M, Otherwise = unknown> = M extends keyof T
  ? "response" extends keyof T[M]
    ? FitsModels<T[M]>
    : FitsTop<T, Otherwise>
  : FitsTop<T, Otherwise>;
export type FitsTop<T, Otherwise> = "response" extends keyof T ? FitsModels<T> : Otherwise;
/** The same for GET, which may also represent a stream. */
export type FitsRead<T, Wrong> = "response" extends keyof Block<T, "GET">
  ? Whole<Streamed<FitsModels<Block<T, "GET">>>, Wrong>
  : "response" extends keyof T
    ? Whole<Streamed<FitsModels<T>>, Wrong>
    : IfFine<Wrong, "read", unknown, NoResponse>;
/** In place of what fits, the name of the member that is missing. */
export type Whole<F, Wrong> = Fine extends Wrong ? F : Wrong extends Lacks<string> ? Quoted<Wrong> : F;
/** The members of the model that what GET represents lacks. */
export type LackIn<S, T> = LackOf<Awaited<Represented<S>>, FitsGet<T>>;
export type FitsGet<T> = "response" extends keyof Block<T, "GET">
  ? FitsModels<Block<T, "GET">>
  : "response" extends keyof T
    ? FitsModels<T>
    : never;
export type Represented<S> = S extends { readonly GET: { represent(ctx: never): infer V } }
  ? V
  : S extends { readonly GET: (ctx: never) => infer V }
    ? V
    : S extends { represent(ctx: never): infer V }
      ? V
      : never;
export type LackOf<V, F> = [F] extends [object]
  ? 0 extends 1 & V
    ? never
    : V extends F | AsyncIterable<unknown> | readonly unknown[]
      ? never
      : V extends object
        ? Lacks<Exclude<NeededIn<F>, keyof V>>
        : never
  : never;
export type NeededIn<F> = F extends readonly unknown[]
  ? never
  : { [K in keyof F]-?: {} extends Pick<F, K> ? never : K }[keyof F] & string;
export type Streamed<F> = F | StreamOf<F>;
export type FitsModels<X> = X extends { readonly response: infer S extends TypedModel }
  ? Lax<Output<S>>
  : FitsRecord<Only<X, "response">>;
export type FitsRecord<X> = X extends { readonly response: infer S extends TypedModel }
  ? Lax<Output<S>>
  : X extends { readonly response: infer R extends object }
    ? FitsEach<R>
    : unknown;
export type FitsEach<R> = R extends HandWrittenModel
  ? ValidatedBy<R>
  : { [K in keyof R]: Lax<OutAt<R, K, void>> }[keyof R];
/** A list may be readonly. It is a union, which the output of a generic model fits. */
export type Lax<T> = T | (T extends readonly unknown[] ? Readonly<T> : never);
/** A list item by item; or lines or events, whose model is that of one of them, or of its data. */
export type StreamOf<T> = [T] extends [readonly (infer I)[]] ? AsyncIterable<I> : AsyncIterable<T | EventOf<T>>;
export interface EventOf<T> {
  readonly data?: T;
  readonly id?: string;
  readonly event?: string;
  readonly retry?: number;
}
export type { Hint, Quoted } from "./partList.ts";

/** What acts say of the state, as types. Letters as in seen.ts. */

/** What an act may return that stores, or says that nothing was stored. `F` is what its `response` takes, for other content than GET's. */
export type Storing<F> = Stored<unknown, F | undefined> | Stale;
/** And one that removes. */
export type Removing<F> = Removed<F | undefined> | Stale;
/** What `apply` of PUT and PATCH may return: under optimistic concurrency, what says what became of the state. */
export type FitsStored<T, M> = "concurrency" extends keyof T ? Storing<Fits<T, M>> : Fits<T, M> | Storing<Fits<T, M>>;
export type FitsRemoved<T> = "concurrency" extends keyof T
  ? Removing<Fits<T, "DELETE">>
  : Fits<T, "DELETE"> | Removing<Fits<T, "DELETE">>;

/** What is sent of it. `G` is what GET represents, which is sent of what was stored; `RM` are the models of the method. */
export type Said<R, G, RM> = R extends Stale
  ? never
  : R extends Stored<unknown, infer C>
    ? [C] extends [undefined]
      ? SentOf<G, RM>
      : C
    : R extends Removed<infer C>
      ? C
      : R;
/** Nothing, where there is no GET, or where the models have a 204 in place of a 200. */
export type SentOf<G, RM> = [G] extends [never]
  ? undefined
  : RM extends { readonly 204: null }
    ? 200 extends keyof RM
      ? G
      : undefined
    : G;

/** The model of what is sent of what was stored, where the method has none: GET's. */
export type StateModel<T, R> = [Extract<R, Stored>] extends [never]
  ? undefined
  : ModelOf<T, Block<T, "GET">, "response">;
