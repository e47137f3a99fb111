import { MountError } from "../resource/mountError.ts";
import type { SecurityRequirement } from "./document.ts";

/** A security scheme of OpenAPI 3.1, as the author writes it. */
export type SecuritySchemes = Readonly<Record<string, Readonly<Record<string, unknown>> & { readonly type: string }>>;

/** Any one of the schemes is enough; an empty list means that no authentication is needed. */
export function requirementsOf(
  names: readonly string[],
  schemes: SecuritySchemes,
  place: string,
): readonly SecurityRequirement[] {
  for (const name of names) {
    if (Object.hasOwn(schemes, name)) continue;
    throw new MountError(
      "UNKNOWN_SECURITY_SCHEME",
      place,
      `its security names ${JSON.stringify(name)}, which is not a scheme of the document`,
      `securitySchemes: { ${name}: { type: "http", scheme: "bearer" } }`,
    );
  }
  return names.map((name) => ({ [name]: [] }));
}
