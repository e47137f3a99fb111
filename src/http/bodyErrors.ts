import type { ProblemMembers } from "./problem.ts";

/** The content exceeds the limit: 413, whether its declared length says so or the reading finds it. */
export class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
  readonly limit: number;
  /** What the client is told, where that is more than that it is too long. */
  readonly detail: string | undefined;

  constructor(limit: number, detail?: string) {
    super(detail ?? `The request's content is longer than the ${limit} bytes that are taken here.`);
    this.limit = limit;
    this.detail = detail;
  }
}

/** The content ended before the length that was declared for it (RFC 9112 8). */
export class BodyIncomplete extends Error {
  override readonly name = "BodyIncomplete";

  constructor() {
    super("The request's content ended before its declared length.");
  }
}

/** The content is not in the format that the caller reads it as. */
export class BodyMalformed extends Error {
  override readonly name = "BodyMalformed";
}

/** The author's mistake: content that was iterated, or read before the service had it, is not kept, and cannot be read again. */
export class BodyConsumed extends Error {
  override readonly name = "BodyConsumed";

  constructor(
    message = "The request's content was iterated already, which keeps nothing of it. Read it with bytes(), text() or json() where it is needed more than once.",
  ) {
    super(message);
  }
}

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
