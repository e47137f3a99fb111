import { statusPhrase } from "./status.ts";

export const PROBLEM_JSON = "application/problem+json";

/** One thing wrong with what the client sent: where (a JSON pointer, RFC 6901) and what. */
export interface Failure {
  readonly pointer: string;
  readonly detail: string;
}

/** RFC 9457. Members beyond these are extensions. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  readonly instance?: string;
  readonly errors?: readonly Failure[];
  readonly [extension: string]: unknown;
}

/** What may be said of a problem beside its status. */
export interface ProblemMembers {
  readonly status?: never;
  readonly type?: string;
  readonly title?: string;
  readonly detail?: string;
  readonly instance?: string;
  readonly errors?: readonly Failure[];
  readonly [extension: string]: unknown;
}

/**
 * A problem of the generic type: "about:blank" says that the title is the status's phrase (RFC 9457 4.2.1). `members`
 * may say more, and replace type and title.
 */
export function problem(status: number, members: ProblemMembers = {}): Problem {
  return { type: "about:blank", title: statusPhrase(status), status, ...members };
}
