import { type Html, html } from "../codecs/html.ts";
import type { OpenapiDocument } from "../openapi/document.ts";
import { isSchema } from "../openapi/schemaNode.ts";
import type { JsonSchema } from "../resource/model.ts";

const REFERENCE = "#/components/schemas/";
/** How deep models stand in models; what is deeper is a link. */
const DEEPEST = 3;

/** Every model, each with an anchor that references link to. */
export function schemasMarkup({ components }: OpenapiDocument): Html {
  const models = Object.entries(components.schemas).map(
    ([name, schema]) =>
      html`<details class="schema" id="schema-${name}"><summary><code>${name}</code></summary>${new Schemas(components.schemas).body(schema)}</details>\n`,
  );
  return html`<section id="models"><h2>Models</h2>${models}</section>`;
}

/** The schema of a content or a parameter, with its properties. */
export function schemaMarkup(schema: JsonSchema, { components }: Pick<OpenapiDocument, "components">): Html {
  return new Schemas(components.schemas).of(schema, []);
}

/** Writes schemas for readers: a type in words, and the properties below it, models in place. */
class Schemas {
  readonly #models: Readonly<Record<string, JsonSchema>>;

  constructor(models: Readonly<Record<string, JsonSchema>>) {
    this.#models = models;
  }

  /** A model, as its own entry shows it: without its name. */
  body(schema: JsonSchema): Html {
    return html`<p>${this.#words(schema)}</p>${this.#properties(schema, [])}`;
  }

  of(schema: JsonSchema, within: readonly string[]): Html {
    return html`${this.#words(schema)}${this.#properties(schema, within)}`;
  }

  /** "list of Book", "text, 1 to 200 characters". */
  #words(schema: JsonSchema): Html {
    const { $ref, type, items, anyOf, oneOf, allOf } = schema;
    if (typeof $ref === "string") return linkTo(nameIn($ref));
    if (schema["const"] !== undefined) return html`<code>${JSON.stringify(schema["const"])}</code>`;
    if (Array.isArray(schema["enum"])) return joined(schema["enum"].map(valueMarkup), " or ");
    if (type === "array" && isSchema(items)) return html`list of ${this.#words(items)}${boundsOf(schema)}`;
    const several = [anyOf, oneOf, allOf].find((each) => Array.isArray(each));
    if (Array.isArray(several)) {
      const words = several.filter(isSchema).map((each) => this.#words(each));
      return joined(words, allOf === several ? " and " : " or ");
    }
    const names = Array.isArray(type) ? type.join(" or ") : typeof type === "string" ? type : "anything";
    return html`<i>${names}</i>${boundsOf(schema)}`;
  }

  #properties(schema: JsonSchema, within: readonly string[]): Html | undefined {
    const { $ref, items, properties } = schema;
    if (typeof $ref === "string") {
      const name = nameIn($ref);
      const model = this.#models[name];
      const isShown = model === undefined || within.includes(name) || within.length >= DEEPEST;
      return isShown ? undefined : this.#properties(model, [...within, name]);
    }
    if (isSchema(items)) return this.#properties(items, within);
    const several = [schema["anyOf"], schema["oneOf"], schema["allOf"]].find((each) => Array.isArray(each));
    if (Array.isArray(several)) {
      const parts = several.filter(isSchema).map((each) => this.#properties(each, within));
      return parts.some((part) => part !== undefined) ? html`${parts}` : undefined;
    }
    if (!isSchema(properties)) return undefined;
    const required = Array.isArray(schema["required"]) ? schema["required"] : [];
    const rows = Object.entries(properties).map(([name, property]) =>
      isSchema(property) ? this.#property(name, property, required.includes(name), within) : undefined,
    );
    return html`<ul class="props">${rows}</ul>`;
  }

  #property(name: string, schema: JsonSchema, isRequired: boolean, within: readonly string[]): Html {
    const { description } = schema;
    const mark = isRequired && html`<abbr title="required">*</abbr>`;
    return html`<li><code>${name}</code>${mark} ${this.#words(schema)}${typeof description === "string" && html` <small>${description}</small>`}${this.#properties(schema, within)}</li>`;
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

function joined(words: readonly Html[], by: string): Html {
  return html`${words.map((word, at) => html`${at > 0 && by}${word}`)}`;
}

function valueMarkup(value: unknown): Html {
  return html`<code>${JSON.stringify(value)}</code>`;
}

function linkTo(name: string): Html {
  return html`<a href="#schema-${name}">${name}</a>`;
}

function nameIn(reference: string): string {
  return reference.startsWith(REFERENCE) ? reference.slice(REFERENCE.length) : reference;
}
