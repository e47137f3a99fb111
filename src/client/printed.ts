import type { AddressParts } from "./address.ts";
import type { BareReplies, Call, Follow, Locate, Update, Walk } from "./operation.ts";
import type { Followed, Redirected, Reply, StatusIn } from "./reply.ts";

/** One operation as `signalbox client` prints it: flat, with nothing to infer. */
export interface PrintedOperation {
  /** What a call is given. */
  readonly given: unknown;
  /** A union of replies by status. */
  readonly replies: Reply<unknown>;
  /** What a page of a GET with `links` is. */
  readonly page?: unknown;
  /** What a list or a stream consists of. */
  readonly item?: unknown;
  /** What the GET beside a PUT reads, and what the PUT writes. */
  readonly state?: unknown;
  readonly written?: unknown;
}

export interface PrintedClient<O, C> {
  /** For the names of types (`BodyOf`). Never set. */
  readonly "~of": { readonly table: O; readonly consumed: C };
  <P extends keyof O & string>(pattern: P): PrintedAt<O[P], C>;
}

/** The resource at one pattern. */
export type PrintedAt<R, C> = PrintedCalls<R, C> & PrintedMore<R, C>;

export type PrintedCalls<R, C> = {
  readonly [M in keyof R]: R[M] extends { readonly given: infer G } ? Call<G, PrintedReplies<R, M, C>> : never;
};

export type PrintedReplies<R, M, C> = M extends keyof R
  ? R[M] extends { readonly replies: infer U extends Reply<unknown> }
    ? Unconsumed<U, C>
    : never
  : never;

/** Without the statuses that the client's options consume. */
export type Unconsumed<U extends Reply<unknown>, C> =
  U extends Reply<infer S> ? (S extends C ? (S extends Redirected ? Followed : never) : U) : never;

export interface PrintedMore<R, C> {
  /** GET without the content, and without its parts: HEAD has no Range (RFC 9110 14.2). */
  readonly head: R extends { readonly head: unknown }
    ? unknown
    : R extends { readonly get: { readonly given: infer G; readonly replies: infer U } }
      ? Call<G, BareReplies<Exclude<StatusIn<U>, 206 | 416>, C>>
      : "it takes a GET";
  /** Its URL, for links and images. */
  readonly url: R extends { readonly get: { readonly given: infer G } }
    ? Locate<Pick<G, Extract<keyof G, "params" | "query">>>
    : Locate<AddressParts>;
  readonly follow: Follow<PrintedReplies<R, "get", C>>;
  readonly pages: R extends { readonly get: { readonly given: infer G; readonly page: infer I } }
    ? Walk<G, I>
    : "GET has no `links`";
  readonly stream: R extends { readonly get: { readonly given: infer G; readonly item: infer I } }
    ? Walk<G, I>
    : "GET represents no list and no stream";
  readonly update: R extends {
    readonly put: { readonly given: infer G; readonly state: infer From; readonly written: infer To };
  }
    ? Update<
        Omit<G, "body" | "ifMatch">,
        From,
        To,
        Exclude<PrintedReplies<R, "get", C>, Reply<200>> | PrintedReplies<R, "put", C>
      >
    : "it takes a GET and a PUT";
}
