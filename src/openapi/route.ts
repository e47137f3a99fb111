import type { ServiceDefaults } from "../graph/declared.ts";
import { encodedText } from "../http/escapes.ts";
import type { AnyResource } from "../resource/resource.ts";

/** A resource at a pattern, as far as the document needs it. */
export interface DocumentedRoute {
  readonly kind: "resource";
  readonly pattern: string;
  readonly resource: AnyResource;
  /** What its service declares, where it is mounted. */
  readonly defaults?: ServiceDefaults;
}

export function paramsOf(pattern: string): readonly string[] {
  if (!pattern.includes("{")) return [];
  return [...pattern.matchAll(/\{([^{}*]*)\*{0,2}\}/g)].map(([, name = ""]) => name);
}

/** The name of the last parameter, where it takes the rest of the path. */
export const restOf = (pattern: string): string | undefined => /\{([^{}*]*)\*{1,2}\}$/.exec(pattern)?.[1];

/** The pattern as a path of the document, percent-encoded. OpenAPI has no syntax for the rest of a path. */
export function pathOf(pattern: string): string {
  if (/^[\w./{}~-]*$/.test(pattern)) return pattern;
  return pattern.replaceAll(/\{[^{}]*\}|[^{}]+/g, (part) =>
    part.startsWith("{") ? part.replaceAll("*", "") : encodedText(part),
  );
}
