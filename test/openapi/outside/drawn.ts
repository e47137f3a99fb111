import { essence, type Judge } from "./judge.ts";
import type { Body, Located, Outside, Parameter } from "./operations.ts";
import type { Dice, Values } from "./values.ts";

/** A request, and what the document says of it: that it fits, that it does not, or nothing. */
export interface Drawn {
  readonly kind: "valid" | "invalid" | "odd";
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  /** What is wrong with it, by the document. */
  readonly fault?: string;
}

/** What responses have told so far: values by the names of members, and entity tags by path. */
export class Memory {
  readonly #values = new Map<string, string[]>();
  readonly tags = new Map<string, string>();

  remember(value: unknown, depth = 0): void {
    if (typeof value !== "object" || value === null || depth > 4) return;
    for (const [name, each] of Object.entries(value)) {
      if (typeof each === "string" || typeof each === "number") this.keep(name, String(each));
      else this.remember(each, depth + 1);
    }
  }

  keep(name: string, value: string): void {
    const known = this.#values.get(name) ?? [];
    this.#values.set(name, known);
    if (value === "" || value.length > 100 || known.includes(value)) return;
    known.push(value);
    if (known.length > 30) known.splice(10, 1);
  }

  of(name: string): readonly string[] {
    return this.#values.get(name) ?? [];
  }
}

/** Credentials by the name of their scheme: the field and its value. */
export type Credentials = Readonly<Record<string, readonly (readonly [field: string, value: string])[]>>;

const ODD_FIELDS: Readonly<Record<string, readonly string[]>> = {
  "accept-encoding": ["gzip", "identity;q=0", "*;q=0", "br, gzip;q=0.5", "junk("],
  "accept-language": ["en", "de, en;q=0.5", "zz", "*;q=0"],
  "if-modified-since": ["Thu, 01 Jan 2099 00:00:00 GMT", "Thu, 01 Jan 1998 00:00:00 GMT", "yesterday"],
  "if-unmodified-since": ["Thu, 01 Jan 2099 00:00:00 GMT", "Thu, 01 Jan 1998 00:00:00 GMT", "yesterday"],
  range: ["bytes=0-3", "bytes=-2", "bytes=0-0,2-3", "bytes=99999-", "lines=1-2", "junk"],
  prefer: [
    "return=minimal",
    "return=representation",
    "respond-async",
    "handling=strict",
    "handling=lenient, wait=1",
    "junk(",
  ],
  "content-digest": ["sha-256=:AAAA:", "md5=:AAAAAAAAAAAAAAAAAAAAAA==:", "junk("],
  "repr-digest": ["sha-256=:AAAA:", "junk("],
  "want-content-digest": ["sha-256=1", "sha-512=3, sha-256=1", "junk("],
  "want-repr-digest": ["sha-256=1", "md5=1"],
  "idempotency-key": ['"one"', '"two"', "three", '"', '""'],
  "last-event-id": ["1", "x"],
};

/** Draws requests from operations. */
export class Requests {
  readonly #dice: Dice;
  readonly #values: Values;
  readonly #judge: Judge;
  readonly #memory: Memory;
  readonly #credentials: Credentials;
  /** Media types of operations for which no fitting content could be made. */
  readonly undrawn = new Set<string>();
  #count = 0;

  constructor(dice: Dice, values: Values, judge: Judge, memory: Memory, credentials: Credentials) {
    this.#dice = dice;
    this.#values = values;
    this.#judge = judge;
    this.#memory = memory;
    this.#credentials = credentials;
  }

  draw(operation: Outside): Drawn {
    this.#count += 1;
    const kind = this.#dice.pick(["valid", "valid", "invalid", "odd"] as const);
    const isOdd = kind === "odd";
    const path = this.#path(operation, isOdd);
    const headers: Record<string, string> = { accept: this.#accept(operation, isOdd), ...this.#signedIn(operation) };
    for (const each of operation.parameters) this.#field(each, path, isOdd, headers);
    const drawn = { kind, method: operation.method, headers };
    const query = this.#query(operation.parameters, kind);
    const target = path + (query.text === "" ? "" : `?${query.text}`);
    const { body } = operation;
    if (body === undefined) {
      if (query.fault === undefined) return { ...drawn, target, kind: isOdd ? "odd" : "valid" };
      return { ...drawn, target, fault: query.fault };
    }
    const content = this.#content(operation, body, kind === "invalid" && query.fault === undefined, headers, isOdd);
    // What could not be drawn so, or has no schema to be judged by, is nothing that the document speaks of.
    const fault = query.fault ?? content?.fault;
    const fits = isOdd || content === undefined || (kind === "invalid" && fault === undefined) ? "odd" : kind;
    return { ...drawn, kind: fits, target, ...(content && { body: content.bytes }), ...(fault && { fault }) };
  }

  #path({ path, parameters }: Outside, isOdd: boolean): string {
    return path.replaceAll(/\{([^{}]+)\}/g, (_whole, name: string) => {
      const parameter = parameters.find((each) => each.in === "path" && each.name === name);
      const known = this.#memory.of(name);
      const drawn = () => {
        if (isOdd && this.#dice.chance(0.3))
          return this.#dice.pick(["0", "-1", "abc", "9".repeat(30), "é ", "a/b", "%"]);
        if (known.length > 0 && this.#dice.chance(0.85)) return this.#dice.pick(known);
        return String(this.#values.of(parameter?.schema ?? { type: "string", minLength: 1 }));
      };
      const text = drawn();
      // Dot segments cannot be sent: they are taken out of a path (RFC 3986 5.2.4).
      const value = text === "" || /^\.\.?$/.test(text) ? "1" : text;
      if (parameter?.["x-rest"] !== true) return encodeURIComponent(value);
      return (
        value
          .split("/")
          .filter((each) => !/^\.{0,2}$/.test(each))
          .map(encodeURIComponent)
          .join("/") || "1"
      );
    });
  }

  #accept({ responses }: Outside, isOdd: boolean): string {
    const types = [...responses].flatMap(([status, { types }]) => (status < 300 ? types : []));
    if (isOdd && this.#dice.chance(0.4))
      return this.#dice.pick(["image/png", "text/*", "junk", "*/*;q=0", "application/*;q=0.1, text/html"]);
    return types.length === 0 || this.#dice.chance(0.5) ? "*/*" : `${this.#dice.pick(types)}, */*;q=0.1`;
  }

  #signedIn({ schemes }: Outside): Readonly<Record<string, string>> {
    const known = schemes.flatMap((name) => this.#credentials[name] ?? []);
    if (known.length === 0 || this.#dice.chance(0.1)) return {};
    const [field, value] = this.#dice.pick(known);
    return { [field]: this.#dice.chance(0.03) ? "Bearer junk" : value };
  }

  #field(
    { name, in: place, required, schema, example }: Parameter,
    path: string,
    isOdd: boolean,
    headers: Record<string, string>,
  ): void {
    if (place !== "header") return;
    const key = name.toLowerCase();
    if (required === true && !(isOdd && this.#dice.chance(0.3))) {
      headers[key] =
        typeof example === "string"
          ? example.replace(/\w{8}/, String(this.#count).padStart(8, "0"))
          : String(this.#values.of(schema));
    }
    if (!isOdd && key === "if-match" && this.#memory.tags.has(path) && this.#dice.chance(0.6))
      headers[key] = this.#memory.tags.get(path) ?? "*";
    if (!isOdd || this.#dice.chance(0.6)) return;
    const tag = this.#memory.tags.get(path) ?? '"x"';
    const tags = /^if-(?:none-)?match$/.test(key) ? [tag, tag, "*", '"x"', `W/${tag}`, "junk("] : undefined;
    headers[key] = this.#dice.pick(tags ?? (key === "if-range" ? [tag, '"x"'] : (ODD_FIELDS[key] ?? ["x", "1"])));
  }

  #query(parameters: readonly Parameter[], kind: Drawn["kind"]): { readonly text: string; readonly fault?: string } {
    const asked = parameters.filter((each) => each.in === "query");
    const pairs: [string, string][] = [];
    let fault: string | undefined;
    const broken =
      kind === "invalid" && asked.length > 0 && this.#dice.chance(0.4) ? this.#dice.pick(asked) : undefined;
    for (const each of asked) {
      const { name, required, schema = {} } = each;
      if (each === broken) {
        if (required === true && this.#dice.chance(0.5)) {
          fault = `the query lacks ${name}`;
          continue;
        }
        const { type } = schema;
        if (type === "integer" || type === "number" || type === "boolean") {
          fault = `${name} of the query is no ${type}`;
          pairs.push([name, "abc"]);
          continue;
        }
      }
      if (required !== true && !this.#dice.chance(0.4)) continue;
      const value = this.#values.of(schema);
      for (const item of Array.isArray(value) ? value : [value]) pairs.push([name, String(item)]);
    }
    if (kind === "odd" && this.#dice.chance(0.2)) pairs.push([this.#dice.pick(["unheardOf", "a%b", ""]), "x"]);
    return { text: new URLSearchParams(pairs).toString(), ...(fault !== undefined && { fault }) };
  }

  #content(
    { name }: Outside,
    { types, schemas }: Body,
    isInvalid: boolean,
    headers: Record<string, string>,
    isOdd: boolean,
  ) {
    const type = this.#dice.pick(types);
    headers["content-type"] = type;
    if (isOdd && this.#dice.chance(0.5)) {
      headers["content-type"] = this.#dice.pick(["image/png", "junk", "application/json; charset=utf-16", type]);
      return {
        bytes: Buffer.from(this.#dice.pick(["", "{", "null", "[]", "\u0000", '{"a":1}{"b":2}'])),
        fault: undefined,
      };
    }
    const located = schemas.get(type);
    if (located === undefined) return undefined;
    // In a form every value is text, so that its type says nothing.
    if (isInvalid && !/[/+]json$|^text\//.test(essence(type))) return undefined;
    const value = this.#value(located, isInvalid);
    const bytes = value && encoded(type, value.of, headers);
    if (bytes === undefined && !isInvalid) this.undrawn.add(`${name} ${type}`);
    return bytes && { bytes, fault: value?.fault };
  }

  /** A value that ajv takes, or one that it refuses. */
  #value(
    located: Located,
    isInvalid: boolean,
  ): { readonly of: unknown; readonly fault: string | undefined } | undefined {
    for (let tries = 0; tries < 20; tries += 1) {
      const { schema, examples } = located;
      const fitting =
        examples.length > 0 && this.#dice.chance(0.3) ? this.#dice.pick(examples) : this.#values.of(schema);
      const of = isInvalid ? this.#values.changed(fitting) : fitting;
      const fault = this.#judge.fault(located, of);
      if ((fault !== undefined) === isInvalid) return { of, fault };
    }
    return undefined;
  }
}

/** The value as content of the type; undefined where it has no form there. */
function encoded(type: string, value: unknown, headers: Record<string, string>): Buffer | undefined {
  const name = essence(type);
  if (/[/+]json$/.test(name)) return Buffer.from(JSON.stringify(value));
  if (name.startsWith("text/")) return typeof value === "string" ? Buffer.from(value) : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  const entries = Object.entries(value).flatMap(([key, each]) =>
    (Array.isArray(each) ? each : [each]).map((item): [string, unknown] => [key, item]),
  );
  if (!entries.every(([, each]) => ["string", "number", "boolean"].includes(typeof each))) return undefined;
  if (name === "application/x-www-form-urlencoded") {
    return Buffer.from(
      new URLSearchParams(entries.map(([key, each]): [string, string] => [key, String(each)])).toString(),
    );
  }
  if (name !== "multipart/form-data") return undefined;
  headers["content-type"] = "multipart/form-data; boundary=----outside";
  const parts = entries.map(
    ([key, each]) => `------outside\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${String(each)}\r\n`,
  );
  return Buffer.from(`${parts.join("")}------outside--\r\n`);
}
