import { type Html, html } from "../codecs/html.ts";
import type { OpenapiDocument } from "../openapi/document.ts";
import { isSchema } from "../openapi/schemaNode.ts";
import type { JsonSchema } from "../resource/model.ts";

const REFERENCE = "#/components/schemas/";

/** Every model, each with an anchor that references link to. */
export function schemasMarkup({ components }: OpenapiDocument): Html {
  const models = Object.entries(components.schemas).map(
    ([name, schema]) =>
      html`<details class="schema" id="schema-${name}"><summary>${name}</summary><pre>${valueMarkup(schema, "")}</pre></details>\n`,
  );
  return html`<section><h2>Models</h2>${models}</section>`;
}

/** One line where that is enough; else the schema as JSON. */
export function schemaMarkup(schema: JsonSchema): Html {
  return lineMarkup(schema) ?? html`<pre>${valueMarkup(schema, "")}</pre>`;
}

/** A reference, a list of what fits a line, or a plain type with its constraints. */
function lineMarkup({ $ref, type, items, ...bounds }: JsonSchema): Html | undefined {
  const said = Object.entries(bounds);
  if (typeof $ref === "string" && type === undefined && said.length === 0) return textMarkup($ref);
  if (type === "array" && said.length === 0 && isSchema(items)) {
    const item = lineMarkup(items);
    return item && html`list of ${item}`;
  }
  if (typeof type !== "string" || said.some(([, value]) => typeof value === "object")) return undefined;
  const words = said.map(([name, value]) => `, ${name} ${String(value)}`);
  return html`<code>${type}</code>${words}`;
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
