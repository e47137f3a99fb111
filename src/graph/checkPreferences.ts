import { methodIs, methodWords } from "../http/method.ts";
import { PREFERENCES } from "../http/prefer.ts";
import { bodyOf } from "../resource/byMethod.ts";
import { facetOf } from "../resource/facets.ts";
import { overrides } from "../resource/overrides.ts";
import type { Checked } from "./checked.ts";

/** A preference that is declared can be honoured, for one method at least: the document would promise it otherwise. */
export function checkPreferences({ resource, refuse }: Pick<Checked, "resource" | "refuse">): void {
  const facets = resource.allowedMethods.map((method) => ({ method, facet: facetOf(resource, method) }));
  const declared = new Set([resource, ...facets.map(({ facet }) => facet)].flatMap((facet) => [...facet.preferences]));
  const unknown = [...declared].find((each) => !PREFERENCES.includes(each));
  if (unknown !== undefined) {
    refuse(
      "BAD_PREFERENCE",
      `${JSON.stringify(unknown)} is no preference that is known`,
      `one of ${PREFERENCES.join(", ")}`,
    );
  }
  const writes = facets.filter(({ method }) => methodIs(method, "preferring"));
  if (declared.size > 0 && writes.length === 0) {
    const remedy = `${methodWords("preferring")} in allowedMethods`;
    refuse("BAD_PREFERENCE", "preferences is declared, and no method is allowed that honours any", remedy);
  }
  if (declared.has("respond-async") && !writes.some(({ facet }) => overrides(facet, "accepted"))) {
    const remedy = "override accepted(ctx) { return `/jobs/${id}`; }";
    refuse("BAD_PREFERENCE", "preferences has respond-async, and accepted is not overridden", remedy);
  }
  if (declared.has("handling") && !writes.some(({ method, facet }) => bodyOf(facet, method) !== undefined)) {
    refuse(
      "BAD_PREFERENCE",
      "preferences has handling, and there is no body model",
      "override readonly body = NewBook",
    );
  }
}
