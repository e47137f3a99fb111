import type { ProblemMembers } from "./problem.ts";

/** The content is not what the request says of it, which shows when all of it was read: 400, with what is wrong. */
export class BodyRefused extends Error {
  override readonly name = "BodyRefused";
  readonly problem: ProblemMembers;

  constructor(message: string, problem: ProblemMembers) {
    super(message);
    this.problem = problem;
  }
}

/** Looks at content while it is read: at each chunk, and at the end, where it throws if something is wrong. */
export interface ContentCheck {
  chunk(bytes: Uint8Array): void;
  end(): void;
}
