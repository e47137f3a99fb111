import { isText } from "../http/kinds.ts";
import { attachedTo, facetsOf } from "../resource/attached.ts";
import type { CorsPolicy } from "../resource/cors.ts";
import type { Security, SecurityScheme, SecuritySchemes } from "../resource/description.ts";
import { schemeNames, schemesIn } from "../resource/description.ts";
import type { AnyResource } from "../resource/resource.ts";
import type { KitOptions } from "../walk/kit.ts";

export interface SaidOfAll {
  readonly documentedHeaders: object;
  readonly securitySchemes: SecuritySchemes;
  readonly security: Security;
}

export type SaidOfOne = Pick<KitOptions, "challenge" | "credentials" | "described">;

export function saidOf(service: SaidOfAll, cors: CorsPolicy | undefined, resource?: AnyResource): SaidOfOne {
  const isShared = resource !== undefined && (resource.cors ?? cors) !== undefined;
  return {
    ...authenticationOf(service.securitySchemes, service.security, resource),
    // For CORS alone.
    described: isShared ? describedFields(service, resource) : NOTHING_DESCRIBED,
  };
}

const NOTHING_DESCRIBED: SaidOfOne["described"] = { read: [], sent: [] };

function describedFields({ documentedHeaders, securitySchemes }: SaidOfAll, resource: AnyResource) {
  const operations = Object.values(resource.describe() ?? {});
  const parameters = operations.flatMap((operation) => operation?.parameters ?? []);
  return {
    // A script sends its credentials to what is public, too.
    read: [
      "Authorization",
      ...Object.values(securitySchemes).map(toField),
      ...parameters.flatMap(({ name, in: place }) => (place === "header" ? [name] : [])),
    ],
    sent: [
      ...Object.keys(documentedHeaders),
      ...operations.flatMap((operation) => Object.keys(operation?.documentedHeaders ?? {})),
      ...facetsOf(resource).flatMap((facet) => attachedTo(facet).fields ?? []),
    ],
  };
}

type Authentication = Pick<KitOptions, "challenge" | "credentials">;
/** RFC 9110 11.6.1: a 401 must carry a challenge, so there is one even where no scheme is known. */
const FALLBACK: SecurityScheme = { type: "http", scheme: "bearer" };

/** By the schemes that the resource declares, else by the service's default, which commands have. */
function authenticationOf(schemes: SecuritySchemes, security: Security, resource?: AnyResource): Authentication {
  const described = Object.values(resource?.describe() ?? {}).flatMap((operation) => operation?.security ?? []);
  const written = resource === undefined ? [] : facetsOf(resource).flatMap((facet) => attachedTo(facet).security ?? []);
  const known = (all: Security): readonly SecurityScheme[] => {
    const named: SecuritySchemes = { ...schemesIn(all), ...schemes };
    const found = schemeNames(all).flatMap((name) => named[name] ?? []);
    return found.length === 0 ? [FALLBACK] : found;
  };
  const all = [...described, ...security];
  return {
    // Ruling 13.
    challenge: [...new Set(known(all).map(toChallenge))].join(", "),
    credentials: [...new Set(known([...written, ...all]).map(toField))],
  };
}

/** The request field of its credentials. Of those that are in none, a certificate's for one, Authorization stands for all. */
function toField({ in: place, name }: SecurityScheme): string {
  return place === "cookie" ? "Cookie" : place === "header" && isText(name) ? name : "Authorization";
}

const CHALLENGES = { oauth2: "Bearer", openIdConnect: "Bearer", apiKey: "ApiKey", mutualTLS: "Mutual" } as const;

function toChallenge({ type, scheme = "" }: SecurityScheme): string {
  if (type !== "http") return CHALLENGES[type];
  // RFC 7617 2: Basic must name its realm. Scheme names are case-insensitive; these are the registered spellings.
  if (scheme.toLowerCase() === "basic") return 'Basic realm="service", charset="UTF-8"';
  return scheme.slice(0, 1).toUpperCase() + scheme.slice(1);
}
