import { type Html, html } from "../codecs/html.ts";
import { isRecord } from "../http/kinds.ts";
import type { OpenapiDocument } from "../openapi/document.ts";
import type { JsonSchema } from "../resource/model.ts";

const REFERENCE = "#/components/schemas/";
/** How deep models stand in models; what is deeper is a link. */
const DEEPEST = 3;

/** Every model, each with an anchor that references link to; `parts` is where what it has inside is found. */
export function modelsMarkup({ components }: OpenapiDocument, parts: string): Html | false {
  const models = Object.keys(components.schemas).map(
    (name) =>
      html`<details class="schema" id="schema-${name}"><summary><code>${name}</code></summary><a class="part" href="${parts}${encodeURIComponent(`schema-${name}`)}">Properties</a></details>\n`,
  );
  return models.length > 0 && html`<section id="models"><h2>Models</h2>${models}</section>`;
}

export const modelMarkup = (name: string, document: OpenapiDocument, page: string): Html =>
  new Schemas(document, page).body(document.components.schemas[name] ?? {});

/** Writes schemas for readers: a type in words, and the properties below it, models in place. */
export class Schemas {
  readonly document: OpenapiDocument;
  readonly #page: string;

  /** `page` is where the models are listed. */
  constructor(document: OpenapiDocument, page: string) {
    this.document = document;
    this.#page = page;
  }

  /** A model, as its own entry shows it: without its name. */
  body(schema: JsonSchema): Html {
    return html`<p>${this.words(schema)}</p>${this.#properties(schema, [])}`;
  }

  /** The schema of a content or a parameter, with its properties. */
  of(schema: JsonSchema): Html {
    return html`${this.words(schema)}${this.#properties(schema, [])}`;
  }

  /** "list of Book", "text, 1 to 200 characters". */
  words(schema: JsonSchema): Html {
    const { $ref, type, items, anyOf, oneOf, allOf } = schema;
    if (typeof $ref === "string") return html`<a href="${this.#page}#schema-${nameIn($ref)}">${nameIn($ref)}</a>`;
    if (schema["const"] !== undefined) return html`<code>${JSON.stringify(schema["const"])}</code>`;
    if (Array.isArray(schema["enum"]))
      return joined(
        schema["enum"].map((value) => html`<code>${JSON.stringify(value)}</code>`),
        " or ",
      );
    if (type === "array" && isRecord(items)) return html`list of ${this.words(items)}${boundsOf(schema)}`;
    const several = [anyOf, oneOf, allOf].find((each) => Array.isArray(each));
    if (Array.isArray(several)) {
      const words = several.filter(isRecord).map((each) => this.words(each));
      return joined(words, allOf === several ? " and " : " or ");
    }
    const names = Array.isArray(type) ? type.join(" or ") : typeof type === "string" ? type : "anything";
    return html`<i>${names}</i>${boundsOf(schema)}`;
  }

  #properties(schema: JsonSchema, within: readonly string[]): Html | undefined {
    const { $ref, items, properties } = schema;
    if (typeof $ref === "string") {
      const name = nameIn($ref);
      const model = this.document.components.schemas[name];
      const isShown = model === undefined || within.includes(name) || within.length >= DEEPEST;
      return isShown ? undefined : this.#properties(model, [...within, name]);
    }
    if (isRecord(items)) return this.#properties(items, within);
    const several = [schema["anyOf"], schema["oneOf"], schema["allOf"]].find((each) => Array.isArray(each));
    if (Array.isArray(several)) {
      const parts = several.filter(isRecord).map((each) => this.#properties(each, within));
      return parts.some((part) => part !== undefined) ? html`${parts}` : undefined;
    }
    if (!isRecord(properties)) return undefined;
    const required = Array.isArray(schema["required"]) ? schema["required"] : [];
    const rows = Object.entries(properties).map(([name, property]) =>
      isRecord(property) ? this.#property(name, property, required.includes(name), within) : undefined,
    );
    return html`<ul class="props">${rows}</ul>`;
  }

  #property(name: string, schema: JsonSchema, isRequired: boolean, within: readonly string[]): Html {
    const { description } = schema;
    const mark = isRequired && html`<abbr title="required">*</abbr>`;
    return html`<li><code>${name}</code>${mark} ${this.words(schema)}${typeof description === "string" && html` <small>${description}</small>`}${this.#properties(schema, within)}</li>`;
  }
}

/** What a value may be, in the fewest words. Bounds that every safe integer keeps are left out. */
function boundsOf(schema: JsonSchema): Html | undefined {
  const number = (name: string) => {
    const value = schema[name];
    return typeof value === "number" && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;
  };
  const range = (least: string, most: string, unit: string) => {
    const [from, to] = [number(least), number(most)];
    if (from === undefined) return to === undefined ? undefined : `at most ${to}${unit}`;
    return to === undefined ? `at least ${from}${unit}` : `${from} to ${to}${unit}`;
  };
  const { format, pattern } = schema;
  const above = number("exclusiveMinimum");
  const below = number("exclusiveMaximum");
  const words = [
    typeof format === "string" ? format : undefined,
    range("minimum", "maximum", ""),
    above === undefined ? undefined : `more than ${above}`,
    below === undefined ? undefined : `less than ${below}`,
    range("minLength", "maxLength", " characters"),
    range("minItems", "maxItems", " items"),
    typeof pattern === "string" && format === undefined ? pattern : undefined,
    schema["default"] === undefined ? undefined : `default ${JSON.stringify(schema["default"])}`,
  ].filter((word) => word !== undefined);
  return words.length === 0 ? undefined : html` <small>${words.join(", ")}</small>`;
}

const joined = (words: readonly Html[], by: string): Html =>
  html`${words.map((word, at) => html`${at > 0 && by}${word}`)}`;

const nameIn = (reference: string): string =>
  reference.startsWith(REFERENCE) ? reference.slice(REFERENCE.length) : reference;
