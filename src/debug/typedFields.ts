/** The fields of a request that a user types: names in any case, several lines of one name as one list (RFC 9110 5.3). */
export class TypedFields {
  /** By the name in lower case; it is shown as it was first written. */
  readonly #fields = new Map<string, { readonly name: string; readonly values: string[] }>();

  /** Takes a field line. Returns an error message where it is no field. */
  takeLine(line: string): string | undefined {
    const colon = line.indexOf(":");
    if (colon < 1) return `“${line}” is not a field; write Name: value.`;
    const name = line.slice(0, colon).trim();
    const value = line.slice(colon + 1).trim();
    const known = this.#fields.get(name.toLowerCase());
    if (known === undefined) this.set(name, value);
    else known.values.push(value);
    return undefined;
  }

  /** Replaces the field. */
  set(name: string, value: string): void {
    this.#fields.set(name.toLowerCase(), { name, values: [value] });
  }

  /** Sets the field unless it is there. */
  default(name: string, value: string): void {
    if (!this.#fields.has(name.toLowerCase())) this.set(name, value);
  }

  record(): Readonly<Record<string, string>> {
    // A plain object would lose a field of the name `__proto__`.
    const record: Record<string, string> = Object.create(null);
    for (const { name, values } of this.#fields.values()) record[name] = values.join(", ");
    return record;
  }
}
