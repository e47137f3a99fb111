import type { FieldOf } from "../graph/carried.ts";
import { type Deprecation, deprecationDate, deprecationLinks, sunsetDate } from "../http/deprecation.ts";
import { deprecationOf, isByMethod } from "../resource/byMethod.ts";
import type { AnyResource } from "../resource/resource.ts";

export interface Deprecated {
  readonly deprecation: Deprecation;
  readonly fields: readonly string[];
}

export type Deprecations = (method: string) => Deprecated | undefined;

const VALUES: { readonly [F in FieldOf<"deprecation">]: (deprecation: Deprecation) => string | undefined } = {
  Deprecation: ({ since }) => since && deprecationDate(since),
  Sunset: ({ sunset }) => sunset && sunsetDate(sunset),
  Link: (deprecation) => deprecationLinks(deprecation).join(", ") || undefined,
};

/** Undefined where nothing of the resource is deprecated, so that its responses pay nothing for it. */
export function deprecationsOf(resource: AnyResource, ofService: Deprecation | undefined): Deprecations | undefined {
  const { deprecation = ofService, knownMethods } = resource;
  if (deprecation === undefined || deprecation === false) return undefined;
  if (!isByMethod(deprecation)) {
    const always = deprecated(deprecation);
    return () => always;
  }
  const byMethod = new Map(
    knownMethods.flatMap((method) => {
      const own = deprecationOf(resource, method, ofService);
      return own === undefined ? [] : [[method, deprecated(own)] as const];
    }),
  );
  return byMethod.size === 0 ? undefined : (method) => byMethod.get(method);
}

function deprecated(deprecation: Deprecation): Deprecated {
  const fields = Object.entries(VALUES).flatMap(([name, valueOf]) => {
    const value = valueOf(deprecation);
    return value === undefined ? [] : [name, value];
  });
  return { deprecation, fields };
}

/** A response that is replayed may have its links already. */
export function writeDeprecation(deprecated: Deprecated | undefined, fields: string[]): void {
  const { fields: told = [] } = deprecated ?? {};
  for (let at = 0; at < told.length; at += 2) {
    const [name = "", value = ""] = told.slice(at, at + 2);
    const isThere = fields.some((other, index) => index % 2 === 0 && other === name && fields[index + 1] === value);
    if (!isThere) fields.push(name, value);
  }
}
