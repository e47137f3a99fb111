import type { Failure, ProblemMembers } from "../http/problem.ts";

/** So many differences are in the message; all of them are in `failures`. */
const MOST_TOLD = 5;

/** What a callback or a command gave differs from the model in its description. The response is a 500, and `onError` receives this. */
export class ResponseDiffers extends Error {
  override readonly name = "ResponseDiffers";
  /** The status that the response would have had. */
  readonly status: number;
  /** Where it differs, as JSON pointers (RFC 6901), and how. */
  readonly failures: readonly Failure[];
  /** What the client is told; undefined in production. */
  readonly problem: ProblemMembers | undefined;

  constructor(operation: string, status: number, failures: readonly Failure[], isTold: boolean) {
    super(`${operation} gave something for ${status} that differs from its model: ${differencesText(failures)}`);
    this.status = status;
    this.failures = failures;
    this.problem = isTold
      ? { detail: `The service has made a ${status} that differs from its model.`, errors: failures }
      : undefined;
  }
}

export function differencesText(failures: readonly Failure[]): string {
  const told = failures.slice(0, MOST_TOLD).map(({ pointer, detail }) => `${pointer || "all of it"}: ${detail}`);
  return failures.length > MOST_TOLD ? `${told.join("; ")}; and more` : told.join("; ");
}
