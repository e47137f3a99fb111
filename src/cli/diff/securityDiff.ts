import type { SecurityRequirement } from "../../openapi/document.ts";
import type { Described, Found } from "./change.ts";

/** Credentials that were enough before must be enough now. */
export function securityChanges(old: Described, now: Described): readonly Found[] {
  // What a scheme is called makes no difference to a request.
  const renamed = (name: string) =>
    name in schemesOf(now)
      ? name
      : (Object.keys(schemesOf(now)).find((other) => schemeText(other, now) === schemeText(name, old)) ?? name);
  const was = requirementsOf(old).map((each) =>
    Object.fromEntries(Object.entries(each).map(([name, scopes]) => [renamed(name), scopes])),
  );
  const is = requirementsOf(now);
  const lost = was.filter((each) => !is.some((other) => isEnoughFor(each, other)));
  const won = is.filter((each) => !was.some((other) => isEnoughFor(each, other)));
  return [
    ...lost.map((each) => change(true, `${shown(each)} is not enough any more`)),
    ...won.map((each) => change(false, `${shown(each)} is enough now`)),
    ...schemesIn(was)
      .filter((name) => schemesIn(is).includes(name) && name in schemesOf(old))
      .filter((name) => schemeText(name, old) !== schemeText(name, now))
      .map((name) => ({ ...change(true, `the scheme ${name} changed`), aspect: "scheme" as const })),
  ];
}

const change = (breaking: boolean, what: string): Found => ({ aspect: "security", breaking, place: "security", what });

/** No requirement is the same as one that nothing is needed for. */
function requirementsOf({ document, operation }: Described): readonly SecurityRequirement[] {
  const listed = operation.security ?? document.security ?? [];
  return listed.length === 0 ? [{}] : listed;
}

/** Whether a client with the credentials of `given` is let in by `asked`. */
function isEnoughFor(given: SecurityRequirement, asked: SecurityRequirement): boolean {
  return Object.entries(asked).every(([scheme, scopes]) => {
    const own = given[scheme];
    return own !== undefined && scopes.every((scope) => own.includes(scope));
  });
}

function shown(requirement: SecurityRequirement): string {
  if (Object.keys(requirement).length === 0) return "a request without credentials";
  return Object.entries(requirement)
    .map(([scheme, scopes]) => (scopes.length === 0 ? scheme : `${scheme} (${scopes.join(", ")})`))
    .join(" with ");
}

const schemesIn = (requirements: readonly SecurityRequirement[]): readonly string[] => [
  ...new Set(requirements.flatMap((each) => Object.keys(each))),
];

const schemesOf = ({ document }: Described) => document.components.securitySchemes ?? {};

/** The scheme without what is a hint. */
function schemeText(name: string, of: Described): string {
  const { description: _, bearerFormat: __, ...scheme } = schemesOf(of)[name] ?? {};
  return JSON.stringify(scheme);
}
