import { uriReference } from "../http/fieldValue.ts";
import { isObject, isText } from "../http/kinds.ts";
import { wrongValue } from "../http/wrongValue.ts";
import { isRetryHint } from "../resource/hint.ts";

/** RFC 9110 11.6.1: a scheme with a parameter, or one that is known. Any other word may be the name of a user, returned for a yes (ruling 13). */
const CHALLENGE =
  /^$|^\S+ .*=|^(?:apikey|basic|bearer|cookie|digest|dpop|gnap|hawk|hoba|mutual|negotiate|ntlm|oauth|signature|token|vapid)\b/i;

/** How a return value is read as yes or no. Anything else throws: a missing return must not let everyone pass. */
export const READINGS = {
  flag: (returned: unknown, callback: string): boolean =>
    returned === true || (returned !== false && undecided(returned, callback)),
  /** true is yes; false or a hint when to come again is no */
  hint: (returned: unknown, callback: string): boolean => {
    if (returned === true) return true;
    if (returned === false || isRetryHint(returned)) return false;
    throw wrongValue(
      callback,
      returned,
      "Return true, seconds, a Date or a Refusal, as `limitBy(limiter, clientKey)` does.",
    );
  },
  /** true is yes; a challenge, false or nothing is no */
  grant: (returned: unknown, callback: string): boolean =>
    returned === true ||
    (!(isText(returned) && CHALLENGE.test(returned)) &&
      !isNothing(returned) &&
      undecided(returned, callback, "true, false or a challenge")),
  /** true, an objection, a list or a text is yes; false is no */
  claim: (returned: unknown, callback: string): boolean =>
    returned === true ||
    (returned !== false &&
      (isObject(returned) || (isText(returned) && returned !== "") || undecided(returned, callback))),
  /** an address is yes; false or nothing is no */
  address: (returned: unknown, callback: string): boolean =>
    returned !== "" && !isNothing(returned) && uriReference(returned, callback) !== "",
} as const satisfies Readonly<Record<string, (returned: unknown, callback: string) => boolean>>;

function undecided(returned: unknown, callback: string, remedy = "true or false"): never {
  throw wrongValue(callback, returned, `Return ${remedy}.`);
}

const isNothing = (returned: unknown): boolean => returned === false || returned === undefined || returned === null;

export type Reading = keyof typeof READINGS;
