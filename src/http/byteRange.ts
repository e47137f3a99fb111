import { FIELD_BYTES, trimOws } from "./field.ts";

/** Bytes of a representation, both ends included: 0 to 0 is the first byte (RFC 9110 14.1.2). */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** `first-last`, `first-`, or `-suffix`: digits without leading zeros, because a number may not hold them exactly. */
export type RangeSpec =
  | { readonly first: string; readonly last: string | undefined }
  | { readonly first: undefined; readonly suffix: string };

/** RFC 9110 14.2: many small or overlapping ranges are a sign of an attack. A request for more than this is ignored. */
const MOST_SPECS = 64;
/** A request that would take more parts than this, after overlapping ranges are merged, is ignored as well. */
const MOST_PARTS = 16;

const INT_RANGE = /^(\d+)-(\d*)$/;
const SUFFIX_RANGE = /^-(\d+)$/;

/** RFC 9110 14.2: its ranges; undefined if it is ignored: another unit, an invalid range (14.1.1), a flood. */
export function parseRange(field: string): readonly RangeSpec[] | undefined {
  if (field.length > FIELD_BYTES || field.slice(0, 6).toLowerCase() !== "bytes=") return undefined;
  const members = field
    .slice(6)
    .split(",")
    .map(trimOws)
    .filter((member) => member !== "");
  if (members.length === 0 || members.length > MOST_SPECS) return undefined;
  const specs = members.flatMap((member) => parseSpec(member) ?? []);
  return specs.length === members.length ? specs : undefined;
}

function parseSpec(member: string): RangeSpec | undefined {
  const suffix = SUFFIX_RANGE.exec(member)?.[1];
  if (suffix !== undefined) return { first: undefined, suffix: digitsOf(suffix) };
  const [, from, to = ""] = INT_RANGE.exec(member) ?? [];
  if (from === undefined) return undefined;
  const first = digitsOf(from);
  if (to === "") return { first, last: undefined };
  const last = digitsOf(to);
  return compareDigits(last, first) < 0 ? undefined : { first, last };
}

/** The ranges to send, in the order of the request; empty if none is satisfiable, undefined if they are too many. */
export function selectRanges(specs: readonly RangeSpec[], size: number): readonly ByteRange[] | undefined {
  const ranges = merged(specs.flatMap((spec) => satisfied(spec, size) ?? []));
  return ranges.length > MOST_PARTS ? undefined : ranges;
}

/** RFC 9110 14.1.2: what lies beyond the end is cut off; undefined where nothing is left. */
function satisfied(spec: RangeSpec, size: number): ByteRange | undefined {
  const whole = String(size);
  if (spec.first === undefined) {
    if (spec.suffix === "0" || size === 0) return undefined;
    const length = compareDigits(spec.suffix, whole) < 0 ? Number(spec.suffix) : size;
    return { first: size - length, last: size - 1 };
  }
  if (compareDigits(spec.first, whole) >= 0) return undefined;
  const isCut = spec.last === undefined || compareDigits(spec.last, whole) >= 0;
  return { first: Number(spec.first), last: isCut ? size - 1 : Number(spec.last) };
}

/** RFC 9110 15.3.7.2: ranges that overlap or touch are merged where the first of them is, so no byte is sent twice. */
function merged(ranges: readonly ByteRange[]): readonly ByteRange[] {
  const sorted = ranges.map((range, order) => ({ ...range, order })).sort((a, b) => a.first - b.first);
  const groups: { first: number; last: number; order: number }[] = [];
  for (const range of sorted) {
    const group = groups.at(-1);
    if (group === undefined || range.first > group.last + 1) {
      groups.push({ ...range });
    } else {
      group.last = Math.max(group.last, range.last);
      group.order = Math.min(group.order, range.order);
    }
  }
  return groups.sort((a, b) => a.order - b.order).map(({ first, last }) => ({ first, last }));
}

/** RFC 9110 14.4: `bytes 0-3/12`. */
export const contentRange = ({ first, last }: ByteRange, size: number): string => `bytes ${first}-${last}/${size}`;
/** RFC 9110 14.4: what a 416 says of the current length, as in `bytes` followed by an asterisk, a slash and 12. */
export const unsatisfiedRange = (size: number): string => `bytes */${size}`;

const digitsOf = (text: string): string => text.replace(/^0+(?=\d)/, "");
/** Of two numbers without leading zeros the longer is the larger; those of one length compare as text. */
const compareDigits = (a: string, b: string): number => a.length - b.length || Number(a > b) - Number(a < b);
