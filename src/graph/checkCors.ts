import { isToken } from "../http/field.ts";
import { isText } from "../http/kinds.ts";
import type { CorsPolicy } from "../resource/cors.ts";
import {
  BOOLEAN,
  checkPolicy,
  checkValue,
  isListOf,
  type OptionRule,
  type OptionRules,
  TEXTS,
  wholeNumber,
} from "../resource/options.ts";
import type { Checked } from "./checked.ts";

const FIELD_NAMES: OptionRule = {
  remedy: 'a list of field names: ["If-Match"]',
  holds: (value) => isListOf(value, (each) => isText(each) && isToken(each)),
};

const POLICY: OptionRules<CorsPolicy> = {
  origins: {
    remedy: '["https://app.example"], or "*" for all',
    holds: (value) => value === "*" || TEXTS.holds(value),
  },
  credentials: BOOLEAN,
  headers: FIELD_NAMES,
  exposes: FIELD_NAMES,
  maxAge: wholeNumber("600"),
};

/** Refuses policies that browsers would ignore, which only their console would tell. */
export function checkCors({ cors, refuse }: Pick<Checked, "refuse"> & { readonly cors: CorsPolicy | undefined }): void {
  if (cors === undefined) return;
  checkPolicy(cors, POLICY, refuse, "cors");
  checkValue("origins", cors.origins, POLICY.origins, refuse);
  const { origins, credentials = false, headers = [], exposes = [] } = cors;
  if (origins === "*" && credentials) {
    refuse(
      "BAD_CORS",
      "cors allows every origin to send credentials",
      'the origins that may, or "*" without credentials',
    );
  }
  // Fetch 3.2.3: where credentials are sent along, “*” is the name of a field, and stands for no other.
  if (credentials && [...headers, ...exposes].includes("*")) {
    refuse("BAD_CORS", 'cors names the field "*" beside credentials', "the name of each field");
  }
  for (const origin of origins === "*" ? [] : origins) {
    if (origin !== "null" && !isOrigin(origin)) {
      refuse("BAD_CORS", `${JSON.stringify(origin)} is not an origin`, '"https://app.example", without a path');
    }
  }
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
