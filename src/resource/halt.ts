import { checkedMembers, type ProblemMembers } from "../http/problem.ts";

export interface HaltOptions extends ProblemMembers {
  /** Fields of the response, for example `{ Location: "/elsewhere" }`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Only in what a callback returns: here the members are written directly. */
  readonly problem?: never;
}

/**
 * Thrown by a callback to end the request with a status: `throw new Halt(422, { detail: "The page is not in the book." })`. The resource
 * declares it in `halts`, unless the graph reaches it anyway. If not, it is a 500, because the document would not list it.
 */
export class Halt extends Error {
  override readonly name = "Halt";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly problem: ProblemMembers;

  constructor(status: number, options: HaltOptions = {}) {
    const { headers = {}, ...problem } = checkedMembers(options);
    super(problem.detail ?? `Halted with ${status}.`);
    this.status = status;
    this.headers = headers;
    this.problem = problem;
  }
}
