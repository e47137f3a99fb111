import type { Failure } from "../http/problem.ts";

/** The patch formats that are applied: RFC 7396 and RFC 6902. */
export const PATCH_TYPES = ["application/merge-patch+json", "application/json-patch+json"] as const;
export type PatchType = (typeof PATCH_TYPES)[number];
/** The one in which a patch can test what it changes (RFC 6902 4.6). */
export const JSON_PATCH: PatchType = "application/json-patch+json";

/** What becomes of a patch: the patched whole; or a test of the patch that failed; or why it cannot be applied. */
export type PatchOutcome =
  | {
      readonly fault?: undefined;
      readonly value: unknown;
      /** Where the model refuses the whole at one of these pointers (RFC 6901): another whole that the patch may mean, if there is one. */
      readonly otherwise?: (refused: ReadonlySet<string>) => unknown;
    }
  | { readonly fault: "test" | "inapplicable"; readonly failures: readonly Failure[] };

/** What the codec of a patch format decodes. */
export interface Patch {
  /** `target` is a JSON value of which nobody else has a copy: it may be changed, also where the patch fails half-way. */
  applyTo(target: unknown): PatchOutcome;
}
