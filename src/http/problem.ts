import { isObject } from "./kinds.ts";
import { knownOr } from "./known.ts";
import { writeJson } from "./lostMembers.ts";
import { statusPhrase } from "./response.ts";

export const PROBLEM_JSON = "application/problem+json";

const DETAILS: Readonly<Record<number, string>> = {
  400: "The request cannot be understood.",
  401: "Credentials are needed, or those given are not valid.",
  403: "The credentials given do not allow this.",
  404: "There is nothing at this address.",
  405: "This resource does not support the method.",
  406: "None of the representations offered is acceptable.",
  409: "The request conflicts with the current state of the resource.",
  410: "What was at this address has been removed.",
  412: "A precondition of the request does not hold.",
  413: "The content is too large.",
  414: "The request target is too long.",
  415: "The content is of a media type that is not accepted here.",
  416: "None of the ranges asked for lies within the representation.",
  417: "No expectation but 100-continue can be met.",
  422: "The content is well-formed and cannot be accepted.",
  428: "This request must name the state that it is meant for: send If-Match with its ETag.",
  429: "Too many requests came from this client.",
  451: "A legal demand forbids this response.",
  500: "An unexpected error occurred.",
  501: "The server does not support what the request needs.",
  503: "The service is unavailable for now.",
  504: "The response took too long.",
};

/** One thing wrong with what the client sent: where, a JSON pointer into the content (RFC 6901) or a parameter of the query, and what. */
export interface Failure {
  readonly pointer?: string;
  readonly parameter?: string;
  readonly detail: string;
}

/** One in content. */
export interface PointedFailure extends Failure {
  readonly pointer: string;
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

/** The members of a problem beside its status. */
export interface ProblemMembers {
  readonly status?: never;
  readonly type?: string;
  readonly title?: string;
  readonly detail?: string;
  readonly instance?: string;
  readonly errors?: readonly Failure[];
  readonly [extension: string]: unknown;
}

/** What an author says of a problem. The characters of a text would be its members. */
export function checkedMembers<M>(members: M): M {
  if (isObject(members)) return members;
  throw new TypeError("What is said of a problem is an object: { detail: … }.");
}

/** A problem of the type "about:blank", whose title is the status's phrase (RFC 9457 4.2.1), unless `members` replace it. */
export function problem(status: number, members: ProblemMembers = {}): Problem {
  const detail = DETAILS[status];
  return {
    type: "about:blank",
    title: statusPhrase(status),
    status,
    ...(detail === undefined ? {} : { detail }),
    ...members,
  };
}

const OPENINGS = new Map<number, string>();
const OPENING_MEMBERS = ["type", "title", "status", "detail", "instance"];

/** `problem` as JSON, with the path as its instance. What is the same for every request of a status is serialised once. */
export function problemText(status: number, path: string, members?: ProblemMembers): string {
  if (members === undefined) return `${openingOf(status)}${JSON.stringify(path)}}`;
  if (!isExtension(members)) return writeJson(problem(status, { instance: path, ...members })) ?? "";
  const more = writeJson(members) ?? "{}";
  return `${openingOf(status)}${JSON.stringify(path)}${more === "{}" ? "}" : `,${more.slice(1)}`}`;
}

function openingOf(status: number): string {
  return knownOr(OPENINGS, status, () => `${JSON.stringify(problem(status)).slice(0, -1)},"instance":`);
}

const isExtension = (members: ProblemMembers): boolean => !OPENING_MEMBERS.some((name) => name in members);
