import type { AnyResource } from "../resource/resource.ts";
import {
  type Security,
  type SecurityScheme,
  type SecuritySchemes,
  schemeNames,
  schemesIn,
} from "../resource/security.ts";

/** RFC 9110 11.6.1: a 401 must carry a challenge, so there is one even where no scheme is known. */
const FALLBACK = "Bearer";

/** Ruling 13: the challenge of the scheme that the resource declares, else of the service's default, which commands have. */
export function challengeOf(
  schemes: SecuritySchemes,
  security: Security,
  resource?: Pick<AnyResource, "describe">,
): string {
  const described = Object.values(resource?.describe() ?? {}).flatMap((operation) => operation?.security ?? []);
  const all = [...described, ...security];
  const known = { ...schemesIn(all), ...schemes };
  const challenges = schemeNames(all)
    .flatMap((name) => known[name] ?? [])
    .map(toChallenge);
  return challenges.length === 0 ? FALLBACK : [...new Set(challenges)].join(", ");
}

function toChallenge({ type, scheme = "" }: SecurityScheme): string {
  switch (type) {
    case "http":
      // RFC 7617 2: Basic must name its realm. Scheme names are case-insensitive; these are the registered spellings.
      if (scheme.toLowerCase() === "basic") return 'Basic realm="service", charset="UTF-8"';
      return scheme.slice(0, 1).toUpperCase() + scheme.slice(1);
    case "oauth2":
    case "openIdConnect":
      return "Bearer";
    case "apiKey":
      return "ApiKey";
    case "mutualTLS":
      return "Mutual";
  }
}
