import { type Html, html } from "../codecs/html.ts";
import type { Row } from "../graph/row.ts";
import { TABLE } from "../graph/table.ts";
import type {
  MediaTypeObject,
  OpenapiDocument,
  OperationObject,
  Reference,
  ResponseObject,
} from "../openapi/document.ts";
import { exampleText } from "./pageExamples.ts";
import { Schemas } from "./pageSchemas.ts";

const ROWS: Readonly<Record<string, Row>> = TABLE;

interface Within {
  readonly document: OpenapiDocument;
  readonly schemas: Schemas;
}

/** Every status with what it means, the node of the graph that decides it, its fields and its content. */
export function responsesMarkup(operation: OperationObject, document: OpenapiDocument, page: string): Html {
  const schemas = new Schemas(document.components.schemas, page);
  const nodes = operation["x-decided-at"] ?? {};
  const rows = Object.entries(operation.responses).map(([status, response]) =>
    responseMarkup(status, responseOf(response, document), nodes[status] ?? [], { document, schemas }),
  );
  return html`<h3>Responses</h3><ul class="responses">${rows}</ul>`;
}

function responseMarkup(
  status: string,
  { description, headers = {}, content = {} }: ResponseObject,
  nodes: readonly string[],
  within: Within,
): Html {
  const fields = Object.keys(headers);
  return html`<li><b class="s${status.slice(0, 1)}">${status}</b><div>${description}
${fields.length > 0 && html`<small>Fields: ${fields.join(", ")}</small>`}
${nodes.map(nodeMarkup)}${contentMarkup(content, Number(status) >= 400, within)}</div></li>`;
}

function nodeMarkup(id: string): Html {
  return html`<small class="node"><code>${id}</code> ${ROWS[id]?.question}</small>`;
}

/** Types that share a schema share its properties. An error's are behind a link, because all errors have the same. */
function contentMarkup(
  content: Readonly<Record<string, MediaTypeObject>>,
  isError: boolean,
  { document, schemas }: Within,
): Html | undefined {
  const types = Object.keys(content);
  const [first] = Object.entries(content);
  if (first === undefined) return undefined;
  const [type, media] = first;
  const { itemSchema, schema = itemSchema } = media;
  const names = types.map((name, at) => html`${at > 0 && ", "}<code>${name}</code>`);
  if (isError)
    return isReference(schema) ? html`<small>${names} ${schemas.words(schema)}</small>` : html`<small>${names}</small>`;
  const example = exampleText(type, media, document);
  return html`<details><summary>${names}</summary><div class="content"><div>${itemSchema && "each: "}${schema && schemas.of(schema)}</div>
${example !== "" && html`<pre tabindex="0" aria-label="Example">${example}</pre>`}</div></details>`;
}

function isReference(schema: MediaTypeObject["schema"]): schema is NonNullable<MediaTypeObject["schema"]> {
  return typeof schema?.["$ref"] === "string";
}

function responseOf(response: ResponseObject | Reference, { components }: OpenapiDocument): ResponseObject {
  if (!("$ref" in response)) return response;
  const name = response.$ref.slice(response.$ref.lastIndexOf("/") + 1);
  return components.responses?.[name] ?? { description: name };
}
