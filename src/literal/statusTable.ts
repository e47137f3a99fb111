// Printed by scripts/print-statuses.mjs from src/graph/table.ts. Change that.

/** What follows from a key of a literal. */
export interface Implied {
  readonly find: "resourceExists";
  readonly body: "consumes";
}

/** The statuses that one key of a literal leads to, whatever the method. */
export interface StatusesOfAny {
  readonly serviceAvailable: 503;
  readonly withinRateLimit: 429;
  readonly pathModel: 404;
  readonly uriTooLong: 414;
  readonly tooEarly: 425;
  readonly isAuthorized: 401;
  readonly forbidden: 403;
  readonly withinQuota: 429;
  readonly isLegallyRestricted: 451;
  readonly validContentHeaders: 501;
}

export interface StatusesOfReads extends StatusesOfAny {
  readonly malformedRequest: 400;
  readonly query: 400;
  readonly resourceExists: 404;
  readonly generateEtag: 304 | 412;
  readonly lastModified: 304 | 412;
  readonly multipleChoices: 300;
}
export interface StatusesOfWrites extends StatusesOfAny {
  readonly malformedRequest: 400;
  readonly query: 400;
  readonly consumes: 400 | 415;
  readonly maxBodyBytes: 413;
  readonly generateEtag: 412;
  readonly lastModified: 412;
  readonly concurrency: 409;
  readonly digests: 400;
  readonly accepted: 202;
}

/** The same, by method. */
export interface StatusesByKey {
  readonly GET: StatusesOfReads & {
    readonly ranges: 206 | 416;
  };
  readonly HEAD: StatusesOfReads;
  readonly QUERY: StatusesOfAny & {
    readonly consumes: 415;
    readonly maxBodyBytes: 413;
    readonly resourceExists: 404;
    readonly generateEtag: 304 | 412;
    readonly lastModified: 304 | 412;
    readonly seeOther: 303;
    readonly multipleChoices: 300;
    readonly ranges: 206 | 416;
  };
  readonly PUT: StatusesOfWrites & {
    readonly requireConditionalWrite: 428;
    readonly isConflict: 409;
  };
  readonly PATCH: StatusesOfWrites & {
    readonly idempotency: 400 | 409 | 422 | 503;
    readonly resourceExists: 404;
    readonly requireConditionalWrite: 428;
    readonly patches: 422;
    readonly isConflict: 409;
  };
  readonly POST: StatusesOfWrites & {
    readonly idempotency: 400 | 409 | 422 | 503;
    readonly resourceExists: 404;
    readonly apply: 201;
  };
  readonly DELETE: StatusesOfAny & {
    readonly malformedRequest: 400;
    readonly query: 400;
    readonly resourceExists: 404;
    readonly requireConditionalWrite: 428;
    readonly generateEtag: 412;
    readonly lastModified: 412;
    readonly concurrency: 409;
    readonly deleteCompleted: 202;
  };
  readonly OPTIONS: StatusesOfAny & {
    readonly malformedRequest: 400;
    readonly query: 400;
  };
}

/** What most methods come to if there is nothing, or if what there is is withheld. `K` are the keys. */
export type StatusesOfAbsence<K> =
  | None<K, "withheldAsMissing", All<K, "withheld", 403>>
  | All<K, "resourceExists" | "previouslyExisted", 410>
  | All<K, "resourceExists" | "previouslyExisted" | "movedPermanently", 301>
  | All<K, "resourceExists" | "previouslyExisted" | "permanentRedirect", 308>
  | All<K, "resourceExists" | "previouslyExisted" | "movedTemporarily", 307>
  | All<K, "withheld" | "withheldAsMissing", 404>;

/** Those that take several keys, or the absence of one. `K` are the keys, `V` is 200 or 204, as the returned value decides. */
export interface StatusesTogether<K, V> {
  readonly GET: 200 | None<K, "ignoreUnacceptable", 406> | StatusesOfAbsence<K>;
  readonly HEAD: 200 | None<K, "ignoreUnacceptable", 406> | StatusesOfAbsence<K>;
  readonly QUERY:
    | 200
    | 400
    | None<K, "ignoreUnacceptable", 406>
    | All<K, "consumes" | "body" | "invalidBody", 422>
    | StatusesOfAbsence<K>;
  readonly PUT:
    | V
    | None<K, "putCreates", All<K, "resourceExists", 201>>
    | None<K, "withheldAsMissing", All<K, "withheld", 403>>
    | None<K, "putCreates", All<K, "resourceExists" | "movedPermanently", 301>>
    | None<K, "putCreates", All<K, "resourceExists" | "permanentRedirect", 308>>
    | All<K, "resourceExists" | "putCreates", 404>
    | All<K, "resourceExists" | "previouslyExisted" | "putCreates", 410>
    | All<K, "resourceExists" | "previouslyExisted" | "putCreates" | "movedPermanently", 301>
    | All<K, "resourceExists" | "previouslyExisted" | "putCreates" | "permanentRedirect", 308>
    | All<K, "resourceExists" | "previouslyExisted" | "putCreates" | "movedTemporarily", 307>
    | All<K, "withheld" | "withheldAsMissing", 404>
    | All<K, "consumes" | "body" | "invalidBody", 422>;
  readonly PATCH:
    | V
    | All<K, "consumes" | "body" | "invalidBody", 422>
    | All<K, "idempotency" | "principal", 429>
    | StatusesOfAbsence<K>;
  readonly POST:
    | All<K, "consumes" | "body" | "invalidBody", 422>
    | All<K, "idempotency" | "principal", 429>
    | All<K, "processPost", V>
    | All<K, "processPost" | "seeOther", 303>
    | All<K, "apply" | "isConflict", 409>
    | StatusesOfAbsence<K>;
  readonly DELETE: V | StatusesOfAbsence<K>;
  readonly OPTIONS: 200;
}

/** `S` where all of the names are among the keys. */
export type All<K, Names, S> = [Names] extends [K] ? S : never;

/** `S` where none of the names is. */
export type None<K, Names, S> = [Extract<K, Names>] extends [never] ? S : never;
