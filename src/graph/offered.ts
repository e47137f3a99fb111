import { availableCodings } from "../coding/available.ts";
import type { AnyResource } from "../resource/resource.ts";

/**
 * The content codings that a resource offers on this runtime; one that the runtime lacks is not offered. `identity` is
 * always offered (RFC 9110 12.5.3).
 */
export function encodingsOf({ encodings }: Pick<AnyResource, "encodings">): readonly string[] {
  if (encodings.length === 0) return ["identity"];
  const available = availableCodings();
  const offered = encodings.filter((coding) => available.has(coding));
  return offered.includes("identity") ? offered : [...offered, "identity"];
}

/** The request fields of the axes on which there is more than one offer (RFC 9110 12.5.5). */
export function axesOf(resource: Pick<AnyResource, "produces" | "languages" | "encodings">): readonly string[] {
  return [
    ...(resource.produces.length > 1 ? ["Accept"] : []),
    ...(resource.languages.length > 1 ? ["Accept-Language"] : []),
    ...(encodingsOf(resource).length > 1 ? ["Accept-Encoding"] : []),
  ];
}
