import { facetsOf, undocumentedIn } from "../resource/attached.ts";
import type { CorsPolicy } from "../resource/cors.ts";
import type { AnyResource } from "../resource/resource.ts";
import type { Security, SecuritySchemes } from "../resource/security.ts";
import type { KitOptions } from "../walk/kit.ts";
import { authenticationOf, toField } from "./authentication.ts";

/** What a service says of its resources. */
export interface SaidOfAll {
  readonly documentedHeaders: object;
  readonly securitySchemes: SecuritySchemes;
  readonly security: Security;
}

/** What is said of one resource. */
export type SaidOfOne = Pick<KitOptions, "challenge" | "credentials" | "described">;

export function saidOf(service: SaidOfAll, cors: CorsPolicy | undefined, resource?: AnyResource): SaidOfOne {
  return {
    ...authenticationOf(service.securitySchemes, service.security, resource),
    // For CORS alone.
    described:
      resource === undefined || (resource.cors ?? cors) === undefined
        ? NOTHING_DESCRIBED
        : describedFields(service, resource),
  };
}

const NOTHING_DESCRIBED: SaidOfOne["described"] = { read: [], sent: [] };

function describedFields(
  { documentedHeaders, securitySchemes }: SaidOfAll,
  resource: AnyResource,
): SaidOfOne["described"] {
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
      ...facetsOf(resource).flatMap((facet) => undocumentedIn(facet).fields),
    ],
  };
}
