/** Fields as a runtime provides them: lower-case names; several lines of one name joined or in an array. */
export type RawHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The fields of a request: names in any case, several field lines of one name as one list (RFC 9110 5.3). */
export class RequestHeaders {
  /** As the runtime provides them. With a constant name, `raw.accept` costs a tenth of `field("accept")`. */
  readonly raw: RawHeaders;

  constructor(raw: RawHeaders) {
    this.raw = raw;
  }

  /** The value of a field, or null where the request does not carry it, as `Headers` of Fetch has it. */
  get(name: string): string | null {
    return this.field(name.toLowerCase()) ?? null;
  }

  /** The same for a name in lower case, which the graph reads on every request. */
  field(lowerName: string): string | undefined {
    return fieldText(this.raw[lowerName]);
  }

  has(name: string): boolean {
    return this.get(name) !== null;
  }

  *[Symbol.iterator](): Generator<readonly [name: string, value: string]> {
    for (const name of Object.keys(this.raw)) {
      const value = this.get(name);
      if (value !== null) yield [name, value];
    }
  }
}

export function fieldText(lines: RawHeaders[string]): string | undefined {
  if (lines === undefined) return undefined;
  // The type test also excludes what an ordinary object inherits, such as "constructor".
  if (typeof lines === "string") return lines;
  return Array.isArray(lines) ? lines.join(", ") : undefined;
}
