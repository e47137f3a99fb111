// Printed by `signalbox client` from the plans that handle requests. Print it again, or check it with --check.
import type { CallOptions, Content, Empty, JsonContent, JsonPatchStep, Problem, RawContent, ReceivedEvent, Refusal, Stale } from "signalbox/client";

export declare namespace Models {
  export type Book = { readonly title: string; readonly author: string; readonly year: number; readonly isbn: string; readonly genre: "novel" | "story" | "drama" | "poetry" | "science"; readonly note?: string; readonly id: number };
  export type BookList = { readonly search: string; readonly summary: string; readonly previous?: string; readonly next?: string; readonly books: Models.Book[] };
  export type Credentials = { readonly username: string; readonly password: string };
  export type Grant = { readonly token: string; readonly expiresIn: number };
  export type JsonPatch = Models.JsonPatchItem[];
  export type JsonPatchItem = { readonly op: "add" | "replace" | "test"; readonly path: string; readonly value: unknown } | { readonly op: "move" | "copy"; readonly path: string; readonly from: string } | { readonly op: "remove"; readonly path: string };
  export type NewBook = { readonly title: string; readonly author: string; readonly year: number; readonly isbn: string; readonly genre: "novel" | "story" | "drama" | "poetry" | "science"; readonly note?: string };
  export type State = { readonly status: "ok"; readonly revision: number };
}

export interface Api {
  readonly "~operations": {
    readonly "/": {
      readonly get: {
        readonly given: CallOptions;
        readonly replies:
          | Content<200, string>
          | Refusal<406, Problem & { readonly offered?: string[]; readonly offeredEncodings?: string[] }>;
      };
    };
    readonly "/books": {
      readonly get: {
        readonly given: CallOptions & { readonly query?: { readonly q?: string; readonly page?: number; readonly size?: number } };
        readonly replies:
          | Content<200, Models.BookList>
          | Empty<304>
          | Refusal<400, Problem & { readonly errors?: { readonly pointer?: string; readonly parameter?: string; readonly detail: string }[] }>
          | Refusal<406, Problem & { readonly offered?: string[]; readonly offeredEncodings?: string[]; readonly offeredLanguages?: string[] }>
          | Refusal<412>;
        readonly page: Content<200, Models.BookList>;
      };
      readonly post: {
        readonly given: CallOptions & { readonly body: Models.NewBook | JsonContent };
        readonly replies:
          | Content<201, Models.Book>
          | Refusal<400, Problem & { readonly errors?: { readonly pointer?: string; readonly parameter?: string; readonly detail: string }[] }>
          | Refusal<401>
          | Refusal<403>
          | Refusal<409>
          | Refusal<412, Problem & { readonly etag?: string }>
          | Refusal<415, Problem & { readonly accepted?: string[] }>;
      };
    };
    readonly "/books/{id}": {
      readonly get: {
        readonly given: CallOptions & { readonly params: { readonly id: string | number } };
        readonly replies:
          | Content<200, Models.Book>
          | Empty<304>
          | Refusal<404>
          | Refusal<406, Problem & { readonly offered?: string[]; readonly offeredEncodings?: string[]; readonly offeredLanguages?: string[] }>
          | Refusal<410>
          | Refusal<412>;
      };
      readonly put: {
        readonly given: CallOptions & { readonly params: { readonly id: string | number }; readonly body: Models.NewBook | JsonContent };
        readonly replies:
          | Content<200, Models.Book>
          | Empty<204>
          | Refusal<400, Problem & { readonly errors?: { readonly pointer?: string; readonly parameter?: string; readonly detail: string }[] }>
          | Refusal<401>
          | Refusal<403>
          | Refusal<404>
          | Refusal<409>
          | Refusal<410>
          | Stale<Problem & { readonly etag?: string }, Models.Book>
          | Refusal<415, Problem & { readonly accepted?: string[] }>
          | Refusal<428>;
        readonly state: Models.Book;
        readonly written: Models.NewBook;
      };
      readonly patch: {
        readonly given: CallOptions & { readonly params: { readonly id: string | number } } & ({ readonly patch: "merge"; readonly body: { readonly title?: string | null; readonly author?: string | null; readonly year?: number | null; readonly isbn?: string | null; readonly genre?: "novel" | "story" | "drama" | "poetry" | "science" | null; readonly note?: string | null } } | { readonly patch: "json"; readonly body: readonly JsonPatchStep[] });
        readonly replies:
          | Content<200, Models.Book>
          | Empty<204>
          | Refusal<400, Problem & { readonly errors?: { readonly pointer?: string; readonly parameter?: string; readonly detail: string }[] }>
          | Refusal<401>
          | Refusal<403>
          | Refusal<404>
          | Refusal<409, Problem & { readonly errors?: { readonly pointer?: string; readonly parameter?: string; readonly detail: string }[] }>
          | Refusal<410>
          | Stale<Problem & { readonly etag?: string }, Models.Book>
          | Refusal<415, Problem & { readonly accepted?: string[] }>
          | Refusal<422, Problem & { readonly errors?: { readonly pointer?: string; readonly parameter?: string; readonly detail: string }[] }>
          | Refusal<428>;
      };
      readonly delete: {
        readonly given: CallOptions & { readonly params: { readonly id: string | number } };
        readonly replies:
          | Empty<204>
          | Refusal<401>
          | Refusal<403>
          | Refusal<404>
          | Refusal<410>
          | Refusal<412, Problem & { readonly etag?: string }>
          | Refusal<428>;
      };
    };
    readonly "/export": {
      readonly get: {
        readonly given: CallOptions;
        readonly replies:
          | Content<200, (Models.Book)[]>
          | Refusal<406, Problem & { readonly offered?: string[]; readonly offeredEncodings?: string[] }>
          | Refusal<429, Problem & { readonly retryAfter?: number }>;
        readonly item: Models.Book;
      };
    };
    readonly "/changes": {
      readonly get: {
        readonly given: CallOptions;
        readonly replies:
          | Content<200, ReceivedEvent<Models.Book>[]>
          | Refusal<406, Problem & { readonly offered?: string[]; readonly offeredEncodings?: string[] }>;
        readonly item: ReceivedEvent<Models.Book>;
      };
    };
    readonly "/login": {
      readonly post: {
        readonly given: CallOptions & { readonly body: Models.Credentials | RawContent };
        readonly replies:
          | Content<200, Models.Grant>
          | Refusal<400, Problem & { readonly errors?: { readonly pointer?: string; readonly parameter?: string; readonly detail: string }[] }>
          | Refusal<401>
          | Refusal<413>
          | Refusal<415, Problem & { readonly accepted?: string[] }>
          | Refusal<429, Problem & { readonly retryAfter?: number }>;
      };
    };
    readonly "/health": {
      readonly get: {
        readonly given: CallOptions;
        readonly replies:
          | Content<200, Models.State>
          | Refusal<406, Problem & { readonly offered?: string[]; readonly offeredEncodings?: string[] }>;
      };
    };
  };
}

export const statuses = {
  "/": { GET: [200, 406] },
  "/books": { GET: [200, 304, 400, 406, 412], POST: [201, 400, 401, 403, 409, 412, 415] },
  "/books/{id}": { GET: [200, 304, 404, 406, 410, 412], PUT: [200, 204, 400, 401, 403, 404, 409, 410, 412, 415, 428], PATCH: [200, 204, 400, 401, 403, 404, 409, 410, 412, 415, 422, 428], DELETE: [204, 401, 403, 404, 410, 412, 428] },
  "/export": { GET: [200, 406, 429] },
  "/changes": { GET: [200, 406] },
  "/login": { POST: [200, 400, 401, 413, 415, 429] },
  "/health": { GET: [200, 406] },
} as const;
