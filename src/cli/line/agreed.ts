import { wronglyCalled } from "./fault.ts";

/** What was given, and the format that it asks for. */
export type Ask<Format> = readonly [given: string, format: Format | undefined];

/** The format that all of them ask for; undefined where none asks for one. */
export function agreed<Format>(asks: readonly Ask<Format>[]): Format | undefined {
  const [first, ...others] = asks.filter(([, format]) => format !== undefined);
  const other = others.find(([, format]) => format !== first?.[1]);
  if (first === undefined || other === undefined) return first?.[1];
  throw wronglyCalled(`${first[0]} and ${other[0]} contradict each other`, "Leave one of them out, or change it.");
}
