import { isToken, splitList, splitParameters, trimOws, unquote } from "./field.ts";
import { knownOr } from "./known.ts";

/** The preferences that a resource can declare that it honours (RFC 7240 4). */
export const PREFERENCES = ["return", "respond-async", "wait", "handling"] as const;
export type Preference = (typeof PREFERENCES)[number];

/** What a client prefers, of what the resource declares. */
export interface Preferences {
  /** What the response to a write carries: as little as possible, or the state that it led to (RFC 7240 4.2). */
  readonly return: "minimal" | "representation" | undefined;
  /** Whether the client would rather be told at once that it will be done (RFC 7240 4.1). */
  readonly respondAsync: boolean;
  /** For how many seconds the client is willing to wait (RFC 7240 4.3). */
  readonly wait: number | undefined;
  /** Whether content that is not quite right is refused, or taken as far as it can be (RFC 7240 4.4). */
  readonly handling: "strict" | "lenient" | undefined;
}

export const NO_PREFERENCES: Preferences = {
  return: undefined,
  respondAsync: false,
  wait: undefined,
  handling: undefined,
};

/** RFC 7240 2: the preferences that are honoured. Others, and what cannot be read, are ignored: never an error. */
export function parsePrefer(field: string, honoured: readonly Preference[]): Preferences {
  const given = preferencesIn(field);
  const valueOf = (name: Preference) => (honoured.includes(name) ? given.get(name) : undefined);
  return {
    return: oneOf(valueOf("return"), "minimal", "representation"),
    respondAsync: valueOf("respond-async") !== undefined,
    wait: secondsOf(valueOf("wait")?.[0]),
    handling: oneOf(valueOf("handling"), "strict", "lenient"),
  };
}

function preferencesIn(field: string): ReadonlyMap<string, readonly string[]> {
  const given = new Map<string, string[]>();
  for (const member of splitList(field)) {
    const [preference = ""] = splitParameters(member);
    const equals = preference.indexOf("=");
    const name = trimOws(equals < 0 ? preference : preference.slice(0, equals)).toLowerCase();
    if (!isToken(name)) continue;
    const written = equals < 0 ? "" : trimOws(preference.slice(equals + 1));
    knownOr<string, string[]>(given, name, () => []).push(unquote(written) ?? written);
  }
  return given;
}

/** RFC 7240 2, 4.2, 4.4: the first instance counts; of two values that exclude each other, neither does. */
function oneOf<A extends string, B extends string>(
  values: readonly string[] | undefined,
  one: A,
  other: B,
): A | B | undefined {
  if (values === undefined || (values.includes(one) && values.includes(other))) return undefined;
  const [first] = values;
  return first === one ? one : first === other ? other : undefined;
}

/** RFC 9110 10.2.3: delta-seconds. More than nine digits is longer than anyone waits. */
const secondsOf = (value: string | undefined): number | undefined =>
  value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
