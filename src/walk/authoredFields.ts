import { isSingleField } from "../http/field.ts";
import { fieldName, fieldValue } from "../http/fieldValue.ts";
import { fieldAt, fieldsWhere } from "../http/response.ts";
import { isHopByHop } from "../http/sendable.ts";

/** The fields that callbacks give a response. A set field replaces the framework's; an appended one is added to it. */
export class AuthoredFields {
  readonly #set: string[] = [];
  readonly #appended: string[] = [];

  /** Replaces what was set or appended under this name. The runtime writes fields of the connection (RFC 9110 7.6.1). */
  set(name: string, value: string): void {
    const wanted = checkedName(name, value);
    if (isHopByHop(wanted)) return;
    remove(this.#set, wanted);
    remove(this.#appended, wanted);
    this.#set.push(name, value);
  }

  append(name: string, value: string): void {
    const wanted = checkedName(name, value);
    if (isSingleField(wanted))
      throw new TypeError(`A response has one ${name} at most (RFC 9110 5.3): use ctx.setHeader.`);
    if (!isHopByHop(wanted)) this.#appended.push(name, value);
  }

  get all(): readonly string[] {
    return [...this.#set, ...this.#appended];
  }

  valuesOf(lowerName: string): readonly string[] {
    return fieldsWhere(this.all, (name) => name === lowerName).filter((_, at) => at % 2 === 1);
  }

  take(lowerName: string): string | undefined {
    const at = fieldAt(this.#set, lowerName);
    return at < 0 ? undefined : this.#set.splice(at, 2)[1];
  }

  mergedInto(status: number, fields: readonly string[]): string[] {
    const set = sentWith(status, this.#set);
    return [...without(fields, set), ...set, ...sentWith(status, this.#appended)];
  }

  /** The fields of a response that an author wrote, with these where it has none of the name. */
  beneath(status: number, fields: readonly string[]): string[] {
    return [...fields, ...without(sentWith(status, this.#set), fields), ...sentWith(status, this.#appended)];
  }
}

function without(fields: readonly string[], others: readonly string[]): string[] {
  const names = new Set<string>();
  for (let at = 0; at < others.length; at += 2) names.add((others[at] ?? "").toLowerCase());
  return fieldsWhere(fields, (name) => !names.has(name));
}

function checkedName(name: string, value: string): string {
  fieldName(name);
  fieldValue(value);
  return name.toLowerCase();
}

function remove(fields: string[], wanted: string): void {
  for (let at = fieldAt(fields, wanted); at >= 0; at = fieldAt(fields, wanted)) fields.splice(at, 2);
}

/**
 * RFC 9110 15.4.5: a 304 carries no representation metadata but ETag and Content-Location. These are the others (RFC 9110 8 and 14.4, RFC
 * 6266, RFC 9530). Any other field that an author sets is sent: a cache takes it into what it has stored (RFC 9111 3.2). A 416 is about a
 * representation that it does not carry.
 */
const REPRESENTATION_METADATA = new Set([
  "content-type",
  "content-encoding",
  "content-language",
  "content-length",
  "content-range",
  "content-disposition",
  "content-digest",
  "repr-digest",
  "content-md5",
  "last-modified",
]);

function sentWith(status: number, fields: readonly string[]): readonly string[] {
  if (status !== 304 && status !== 416) return fields;
  return fieldsWhere(fields, (name) => !REPRESENTATION_METADATA.has(name));
}
