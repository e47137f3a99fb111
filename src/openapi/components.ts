import { knownOr } from "../http/known.ts";
import type { Security, SecurityScheme, SecuritySchemes } from "../resource/description.ts";
import { schemeNames, schemesIn } from "../resource/description.ts";
import { MountError } from "../resource/mountError.ts";
import type { HeaderObject, ParameterObject, Reference, ResponseObject, SecurityRequirement } from "./document.ts";

class Shelf<T> {
  readonly #section: string;
  readonly #names = new Map<string, string>();
  readonly #parts = new Map<string, T>();

  constructor(section: string) {
    this.#section = section;
  }

  /** A reference to the part. A name that another part has already gets a number appended. */
  refer(wanted: string, part: T): Reference {
    const name = knownOr(this.#names, `${wanted} ${JSON.stringify(part)}`, () => {
      let free = wanted;
      for (let count = 2; this.#parts.has(free); count += 1) free = `${wanted}${count}`;
      this.#parts.set(free, part);
      return free;
    });
    return { $ref: `#/components/${this.#section}/${name}` };
  }

  get parts(): Readonly<Record<string, T>> | undefined {
    if (this.#parts.size === 0) return undefined;
    return Object.fromEntries([...this.#parts].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

export class Components {
  readonly responses: Shelf<ResponseObject> = new Shelf("responses");
  readonly parameters: Shelf<ParameterObject> = new Shelf("parameters");
  readonly headers: Shelf<HeaderObject> = new Shelf("headers");
}

/** The schemes that a document has, by name: those of its options, and those that operations bring. */
export function schemesOf(
  given: SecuritySchemes,
  operations: readonly (readonly [place: string, Security])[],
): SecuritySchemes {
  const all: Record<string, SecurityScheme> = { ...given };
  for (const [place, security] of operations) {
    for (const [name, scheme] of Object.entries(schemesIn(security))) {
      const known = all[name];
      if (known !== undefined && JSON.stringify(known) !== JSON.stringify(scheme)) {
        const detail = `its security scheme ${JSON.stringify(name)} is another than the one that the document has under this name`;
        throw new MountError("SAME_SECURITY_SCHEME", place, detail, `another name: name: "${name}2"`);
      }
      all[name] = scheme;
    }
  }
  return all;
}

/** Any one of the schemes is enough; an empty list means that no authentication is needed. */
export function requirementsOf(
  security: Security,
  schemes: SecuritySchemes,
  place: string,
): readonly SecurityRequirement[] {
  const names = schemeNames(security);
  for (const name of names) {
    if (Object.hasOwn(schemes, name)) continue;
    const detail = `its security names ${JSON.stringify(name)}, which is not a scheme of the document`;
    const remedy = `securitySchemes: { ${name}: { type: "http", scheme: "bearer" } }`;
    throw new MountError("UNKNOWN_SECURITY_SCHEME", place, detail, remedy);
  }
  return names.map((name) => ({ [name]: [] }));
}
