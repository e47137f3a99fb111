import { formatHttpDate } from "./date.ts";
import { formatLink } from "./link.ts";

/** That something is deprecated (RFC 9745), and when it will be gone (RFC 8594). */
export interface Deprecation {
  /** Since when, or from when on. */
  readonly since?: Date;
  /** Where to read about it. */
  readonly link?: string;
  /** When it is expected to be gone: not before `since`. */
  readonly sunset?: Date;
  /** Where to read about that. */
  readonly sunsetLink?: string;
  /** Whether it is 410 from the sunset on. Default: it is served as ever. */
  readonly gone?: boolean;
}

/** How far the deprecation is. Without `since` it is announced only. */
export type DeprecationPhase = "announced" | "deprecated" | "sunset";

export function deprecationPhase({ since, sunset }: Deprecation, now: number): DeprecationPhase {
  if (sunset !== undefined && sunset.getTime() <= now) return "sunset";
  return since !== undefined && since.getTime() <= now ? "deprecated" : "announced";
}

/** RFC 9745 2.1: a date as a Structured Field has it (RFC 9651 3.3.7), in whole seconds. */
export const deprecationDate = (since: Date): string => `@${Math.floor(since.getTime() / 1000)}`;
/** RFC 8594 3. */
export const sunsetDate = (sunset: Date): string => formatHttpDate(sunset.getTime());

/** RFC 9745 3, RFC 8594 6: what tells of it, as values of Link. */
export function deprecationLinks({ link, sunsetLink }: Deprecation = {}): readonly string[] {
  return [
    ...(link === undefined ? [] : [formatLink({ href: link, rel: "deprecation" })]),
    ...(sunsetLink === undefined ? [] : [formatLink({ href: sunsetLink, rel: "sunset" })]),
  ];
}
