import { type Deprecation, deprecationLinks } from "../http/deprecation.ts";
import { isObject } from "../http/kinds.ts";
import { isByMethod } from "../resource/byMethod.ts";
import type { Refuse } from "../resource/mountError.ts";
import { BOOLEAN, checkPolicy, type OptionRules } from "../resource/options.ts";
import type { Checked } from "./checked.ts";
import { methodsOf } from "./fold.ts";

const REMEDY = 'deprecation = { since: new Date("2026-01-01"), sunset: new Date("2027-01-01") }';

const DEPRECATION: OptionRules<Deprecation> = {
  since: true,
  link: true,
  sunset: true,
  sunsetLink: true,
  gone: BOOLEAN,
};

/** What is said of every method, or of each by its name. */
export function checkDeprecation({ resource, refuse }: Pick<Checked, "resource" | "refuse">): void {
  const { deprecation } = resource;
  if (deprecation === undefined || deprecation === false) return;
  if (!isObject(deprecation) || !isByMethod(deprecation)) {
    checkOneDeprecation(deprecation, refuse, `override readonly ${REMEDY}`);
    return;
  }
  const allowed = methodsOf(resource);
  const stranger = Object.keys(deprecation).find((method) => !allowed.includes(method));
  if (stranger !== undefined) {
    refuse("BAD_DEPRECATION", `deprecation names ${stranger}, which is not allowed`, `one of ${allowed.join(", ")}`);
  }
  for (const each of Object.values(deprecation)) {
    if (each !== false) checkOneDeprecation(each, refuse, `override readonly ${REMEDY}`);
  }
}

/** A resource's, or a service's. RFC 9745 4: the sunset is not before the deprecation. */
export function checkOneDeprecation(deprecation: Deprecation, refuse: Refuse, remedy = REMEDY): void {
  const fault = faultOf(deprecation);
  if (fault !== undefined) refuse("BAD_DEPRECATION", fault, remedy);
  checkPolicy(deprecation, DEPRECATION, refuse, "deprecation");
}

function faultOf(deprecation: unknown): string | undefined {
  if (!isObject(deprecation)) return `deprecation is ${JSON.stringify(deprecation)}`;
  const { since, sunset, link, sunsetLink, gone }: Deprecation = deprecation;
  if (since === undefined && sunset === undefined && link === undefined) {
    return "deprecation has neither since, nor sunset, nor link";
  }
  if (!isMoment(since) || !isMoment(sunset)) return "deprecation has an invalid date";
  if (since !== undefined && sunset !== undefined && sunset < since) return "the sunset is before the deprecation";
  if (gone === true && sunset === undefined) return "gone is set, and there is no sunset";
  try {
    deprecationLinks({ ...(link !== undefined && { link }), ...(sunsetLink !== undefined && { sunsetLink }) });
  } catch {
    return "deprecation has a link that is no address";
  }
  return undefined;
}

function isMoment(moment: unknown): boolean {
  return moment === undefined || (moment instanceof Date && !Number.isNaN(moment.getTime()));
}
