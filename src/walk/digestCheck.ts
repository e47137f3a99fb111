import { BodyRefused, type ContentCheck } from "../http/bodyErrors.ts";
import {
  type DigestAlgorithm,
  type GivenDigest,
  type RunningDigest,
  runningDigest,
  sameBytes,
} from "../http/digest.ts";
import type { ProblemMembers } from "../http/problem.ts";
import { formatBytes } from "../http/structuredDictionary.ts";

export type IntegrityField = "Content-Digest" | "Repr-Digest";

interface Expected extends GivenDigest {
  readonly header: IntegrityField;
}

const TYPES = "https://iana.org/assignments/http-problem-types#digest-";

/** The registered type of a problem with digests, and its title. */
export function digestProblem(type: string, title: string): ProblemMembers {
  return { type: TYPES + type, title };
}

/** What is told of a digest that is not that of the content. What was computed is never told. */
export function mismatch({ algorithm, value }: GivenDigest, header: IntegrityField): object {
  return { algorithm, provided_digest: value === undefined ? "" : formatBytes(value), header };
}

/** Compares digests with content that nobody keeps as a whole, while it is read (RFC 9530 2). */
export class DigestCheck implements ContentCheck {
  readonly #running = new Map<string, RunningDigest>();
  readonly #expected: Expected[] = [];

  /** False where this runtime cannot make the digest piece by piece. */
  expect(given: readonly GivenDigest[], header: IntegrityField): boolean {
    for (const each of given) {
      const running = this.#running.get(each.algorithm) ?? runningDigest(each.algorithm as DigestAlgorithm);
      if (running === undefined) return false;
      this.#running.set(each.algorithm, running);
      this.#expected.push({ ...each, header });
    }
    return true;
  }

  chunk(bytes: Uint8Array): void {
    for (const running of this.#running.values()) running.update(bytes);
  }

  end(): void {
    const made = new Map([...this.#running].map(([algorithm, running]) => [algorithm, running.digest()]));
    const wrong = this.#expected.filter(({ algorithm, value }) => {
      const digest = made.get(algorithm);
      return value !== undefined && digest !== undefined && !sameBytes(digest, value);
    });
    if (wrong.length === 0) return;
    throw new BodyRefused("The content is not that of its digest.", {
      ...digestProblem("mismatched-values", "Mismatched digest values"),
      mismatched_digests: wrong.map((each) => mismatch(each, each.header)),
    });
  }
}
