import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Document, Listed, Located, Outside } from "./operations.ts";
import type { Schema } from "./values.ts";

/** A response as it arrived. */
export interface Arrived {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Undefined where it is a stream that does not end. */
  readonly body: Buffer | undefined;
}

/** What no document lists: docs/contract.md names it. */
const OF_EVERY_RESPONSE =
  /^(?:date|connection|keep-alive|transfer-encoding|content-length|content-type|x-content-type-options|server-timing|x-framework-trace|access-control-.*)$/;

type Validate = ((value: unknown) => boolean) & { readonly errors?: readonly unknown[] | null };
interface Ajv {
  addSchema(schema: Schema, key: string): void;
  compile(schema: Schema): Validate;
}

const tools = createRequire(fileURLToPath(new URL("../../../tools/openapi-client/package.json", import.meta.url)));

/** Looks at what is sent and what arrives by the document alone, with ajv. */
export class Judge {
  readonly #ajv: Ajv;
  readonly #validators = new Map<string, Validate>();

  constructor(document: Document) {
    const { Ajv2020 } = tools("ajv/dist/2020.js") as { Ajv2020: new (options: object) => Ajv };
    const addFormats = (tools("ajv-formats") as { default: (ajv: Ajv) => void }).default;
    this.#ajv = new Ajv2020({ strict: false, validateFormats: true });
    addFormats(this.#ajv);
    this.#ajv.addSchema(document.root, "document");
  }

  /** What is wrong with the value by the schema at a place of the document; undefined where nothing is. */
  fault({ pointer }: Located, value: unknown): string | undefined {
    const validate = this.#validators.get(pointer) ?? this.#ajv.compile({ $ref: `document${pointer}` });
    this.#validators.set(pointer, validate);
    return validate(value) ? undefined : JSON.stringify(validate.errors?.[0]);
  }

  /** What the document does not say of a response. */
  *differences({ method, responses }: Outside, { status, headers, body }: Arrived): Generator<string> {
    const listed = responses.get(status);
    if (listed === undefined) {
      yield `${status} is not listed`;
      return;
    }
    for (const name of Object.keys(headers)) {
      if (!OF_EVERY_RESPONSE.test(name) && !listed.headers.has(name))
        yield `${status} has ${name}, which is not listed`;
    }
    for (const name of listed.required) if (headers[name] === undefined) yield `${status} lacks ${name}`;
    if (method !== "HEAD" && body !== undefined)
      yield* this.#ofContent(listed, status, String(headers["content-type"] ?? ""), body);
  }

  *#ofContent(listed: Listed, status: number, type: string, body: Buffer): Generator<string> {
    if (body.length === 0) {
      // No lines, and no text, are content as well.
      if (listed.types.length > 0 && /[/+]json$/.test(essence(type))) yield `${status} has ${type} and no content`;
      return;
    }
    const found = listed.types.find((each) => essence(each) === essence(type) || each === "*/*");
    if (found === undefined) {
      yield `${status} has content of ${type || "no type"}, which is not listed`;
      return;
    }
    const located = listed.schemas.get(found);
    if (located === undefined) return;
    const text = body.toString();
    const isJson = /[/+]json$/.test(essence(type));
    if (!isJson && !essence(type).startsWith("text/")) return;
    const fault = this.fault(located, isJson ? JSON.parse(text) : text);
    if (fault !== undefined) yield `${status} has content that its schema refuses: ${fault}`;
  }
}

export function essence(type: string): string {
  return (type.split(";")[0] ?? "").trim().toLowerCase();
}
