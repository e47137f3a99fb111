import { type Html, html } from "../codecs/html.ts";
import type { JsonSchema } from "../resource/model.ts";
import type { OpenapiDocument } from "./document.ts";

const REFERENCE = "#/components/schemas/";

/** Every model, each under an address of its own that references lead to. */
export function schemasMarkup({ components }: OpenapiDocument): Html {
  const models = Object.entries(components.schemas).map(
    ([name, schema]) =>
      html`<section class="schema" id="schema-${name}"><h3>${name}</h3>${schemaMarkup(schema)}</section>`,
  );
  return html`<section><h2>Models</h2>${models}</section>`;
}

/** A schema as it is written, with references that lead somewhere. */
export function schemaMarkup(schema: JsonSchema): Html {
  const name = typeof schema["$ref"] === "string" ? schema["$ref"].slice(REFERENCE.length) : undefined;
  if (name !== undefined && Object.keys(schema).length === 1) return html`<a href="#schema-${name}">${name}</a>`;
  return html`<pre>${valueMarkup(schema, "")}</pre>`;
}

function valueMarkup(value: unknown, indent: string): Html {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return html`[]`;
    return html`[${value.map((item: unknown, at) => html`${at > 0 && ","}\n${inner}${valueMarkup(item, inner)}`)}\n${indent}]`;
  }
  if (typeof value !== "object" || value === null) return textMarkup(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return html`{}`;
  const lines = entries.map(
    ([key, item], at) => html`${at > 0 && ","}\n${inner}<b>${key}</b>: ${valueMarkup(item, inner)}`,
  );
  return html`{${lines}\n${indent}}`;
}

function textMarkup(value: unknown): Html {
  if (typeof value !== "string" || !value.startsWith(REFERENCE)) return html`${JSON.stringify(value)}`;
  const name = value.slice(REFERENCE.length);
  return html`<a href="#schema-${name}">${name}</a>`;
}
