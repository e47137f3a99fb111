import type { HttpResponse } from "../http/response.ts";
import type { Halt } from "../resource/halt.ts";
import type { JsonSchema } from "../resource/model.ts";

/** What is used of a Standard Schema: the types that it carries. */
export interface TypedModel {
  readonly "~standard": { readonly types?: { readonly input: unknown; readonly output: unknown } | undefined };
}
/** A model by hand. */
export interface HandWrittenModel {
  modelJsonSchema(): JsonSchema;
}
export type AnyModel = TypedModel | HandWrittenModel;

/** What a model makes of a value. */
export type Out<M> = M extends TypedModel
  ? NonNullable<M["~standard"]["types"]>["output"]
  : M extends HandWrittenModel
    ? ValidatedBy<M>
    : unknown;
export type ValidatedBy<M> = M extends { validate?(value: unknown): infer V } ? ValueIn<Awaited<V>> : unknown;
export type ValueIn<V> = V extends { readonly value: infer O } ? O : unknown;

/** What errors are: what the `errorModel` of a literal says, else what its `errorBody` returns. */
export type ErrorIn<S, X> = S extends { readonly errorModel: infer M } ? Out<M> : X;

/** The model of what a success carries, or one for each status; null where it carries nothing. */
export type Responses = AnyModel | { readonly [status: number]: AnyModel | null };
/** The same for a resource, whose errors are derived from the graph. */
export type Successes = AnyModel | (Exclude<Responses, AnyModel> & NoErrors);
export type NoErrors = {
  readonly [status in
    | 400
    | 401
    | 403
    | 404
    | 405
    | 406
    | 409
    | 410
    | 412
    | 413
    | 415
    | 422
    | 429
    | 500
    | 503]?: NoErrorModel;
};
/** Said to those who write the model of an error there. */
export type NoErrorModel = "errors follow from the graph: leave it out, and write `errorModel` for how they look";
export type Successes0 = Successes | undefined;
export type Model0 = AnyModel | undefined;
export type Responses0 = Responses | undefined;

/** What the models say, or anything where there is none. */
export type Fits<RM> = undefined extends RM ? unknown : FitsModel<RM>;
/** The same for what is sent most often: where there is no model, it may be anything but a response. */
export type FitsSent<RM, R> = undefined extends RM ? Sendable<R> : FitsModel<RM>;
export type FitsModel<RM> = RM extends TypedModel
  ? NonNullable<RM["~standard"]["types"]>["output"]
  : RM extends HandWrittenModel
    ? ValidatedBy<RM>
    : FitsAny<RM[keyof RM]>;
/** What GET may represent: what the models say, or a stream. */
export type FitsRead<RM, R> = undefined extends RM ? Sendable<R> : FitsModel<RM> | StreamOf<FitsModel<RM>>;
/** A list item by item; or lines or events, whose model is that of one of them, or of its data. */
export type StreamOf<T> = T extends readonly (infer I)[] ? AsyncIterable<I> : AsyncIterable<T | EventOf<T>>;
export interface EventOf<T> {
  readonly data?: T;
  readonly id?: string;
  readonly event?: string;
  readonly retry?: number;
}
export type FitsAny<M> = M extends null ? void : Out<M>;

/**
 * What a callback returns that carries `R`. No value is a Hint: it is there for the literals inside of a value. The compiler keeps "waiting"
 * from becoming a string only where it expects a literal, and `R` is not known when it looks. Where there is a model, nothing is left of it
 * when the value is compared with the model, so that the compiler speaks of the model alone.
 */
export type Returned<R, RM> = R | Promise<R> | (undefined extends RM ? Hint | Hint[] : never) | AsyncIterable<Hint>;
/** A response is no content of one, nor is what says why there is none: the compiler quotes what to do instead. */
export type Sendable<R> = [Extract<R, HttpResponse | Halt | WebResponse>] extends [never]
  ? unknown
  : "a Response is for commands: return the value, or throw a Halt";
/** The `Response` of `fetch`, by what no content has. Not every runtime's types have its name. */
export interface WebResponse {
  readonly bodyUsed: boolean;
  arrayBuffer(): Promise<ArrayBuffer>;
  clone(): unknown;
}
/** Is no value, and stands beside what a callback returns: the compiler quotes its text where something else is returned. */
export interface Quoted<T> {
  readonly [hint]: T;
}
declare const hint: unique symbol;
export interface Hint {
  readonly [hint]: never;
  readonly [name: string]: Hint | Hint[] | "" | 0 | false;
}
