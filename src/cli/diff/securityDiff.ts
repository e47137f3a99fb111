import type { SecurityRequirement } from "../../openapi/document.ts";
import type { Described, Found } from "./change.ts";

/** What it takes to be let in: what was enough before has to be enough now. */
export function securityChanges(old: Described, now: Described): readonly Found[] {
  const [was, is] = [requirementsOf(old), requirementsOf(now)];
  const lost = was.filter((each) => !is.some((other) => isEnoughFor(each, other)));
  const won = is.filter((each) => !was.some((other) => isEnoughFor(each, other)));
  return [
    ...lost.map((each) => change(true, `${shown(each)} is not enough any more`)),
    ...won.map((each) => change(false, `${shown(each)} is enough now`)),
    ...schemesIn(was)
      .filter((name) => schemesIn(is).includes(name) && schemeText(name, old) !== schemeText(name, now))
      .map((name) => ({ ...change(true, `the scheme ${name} changed`), aspect: "scheme" as const })),
  ];
}

function change(breaking: boolean, what: string): Found {
  return { aspect: "security", breaking, place: "security", what };
}

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

function isOpen(requirement: SecurityRequirement): boolean {
  return Object.keys(requirement).length === 0;
}

function shown(requirement: SecurityRequirement): string {
  if (isOpen(requirement)) return "a request without credentials";
  return Object.entries(requirement)
    .map(([scheme, scopes]) => (scopes.length === 0 ? scheme : `${scheme} (${scopes.join(", ")})`))
    .join(" with ");
}

function schemesIn(requirements: readonly SecurityRequirement[]): readonly string[] {
  return [...new Set(requirements.flatMap((each) => Object.keys(each)))];
}

function schemeText(name: string, { document }: Described): string {
  const { description: _, ...scheme } = document.components.securitySchemes?.[name] ?? {};
  return JSON.stringify(scheme);
}
