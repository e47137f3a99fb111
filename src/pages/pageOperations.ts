import { type Html, html } from "../codecs/html.ts";
import { rowWords } from "../graph/tableWords.ts";
import { isRecord } from "../http/kinds.ts";
import type {
  MediaTypeObject,
  OpenapiDocument,
  OperationObject,
  ParameterObject,
  Reference,
  ResponseObject,
  TagObject,
} from "../openapi/document.ts";
import { listedParameters, operationsIn } from "../openapi/document.ts";
import type { JsonSchema } from "../resource/model.ts";
import { Schemas } from "./pageSchemas.ts";

type Content = Readonly<Record<string, MediaTypeObject>>;

interface Tagged {
  readonly tag: TagObject;
  readonly operations: readonly Listed[];
}

export function operationsByTag(document: OpenapiDocument): readonly Tagged[] {
  const listed = Object.entries(document.paths).flatMap(([path, item]) =>
    operationsIn(item).map(([verb, operation]): Listed => {
      return { path, verb, operation, parameters: listedParameters(document, item, operation) };
    }),
  );
  return document.tags.map((tag) => {
    return { tag, operations: listed.filter(({ operation }) => operation.tags[0] === tag.name) };
  });
}

/** The operations of a tag, each a line that opens; `parts` is where what it has inside is found. */
export function tagMarkup({ tag, operations }: Tagged, parts: string): Html {
  if (operations.length === 0) return html``;
  return html`<section class="tag" id="tag-${tag.name}"><h2>${tag.name}</h2>${tag.description && html`<p>${tag.description}</p>`}
${operations.map((each) => lineMarkup(each, parts))}</section>
`;
}

export function tagLinks({ tag, operations }: Tagged): Html {
  if (operations.length === 0) return html``;
  const links = operations.map(
    ({ verb, operation: { operationId, summary } }) =>
      html`<li><a href="#${operationId}"><b class="${verb}">${verb.toUpperCase()}</b> ${summary}</a></li>`,
  );
  return html`<li><a href="#tag-${tag.name}">${tag.name}</a><ul>${links}</ul></li>`;
}

function lineMarkup({ path, verb, operation }: Listed, parts: string): Html {
  const { operationId, summary, deprecated } = operation;
  return html`<details class="operation" id="${operationId}"><summary><b class="${verb}">${verb.toUpperCase()}</b> <code>${path}</code> <span>${summary}</span>${deprecated && html` <em>deprecated</em>`}</summary><a class="part" href="${parts}${encodeURIComponent(operationId)}">Request and responses</a></details>
`;
}

/** What an operation has inside: its request, to be tried, and its responses. */
export function operationMarkup(listed: Listed, document: OpenapiDocument, page: string): Html {
  const { description } = listed.operation;
  const schemas = new Schemas(document, page);
  return html`${description && html`<p>${description}</p>`}
${formMarkup(listed, schemas, page)}
${responsesMarkup(listed.operation, schemas)}`;
}

/** Every status with what it means, the node of the graph that decides it, its fields and its content. */
function responsesMarkup(operation: OperationObject, schemas: Schemas): Html {
  const nodes = operation["x-decided-at"] ?? {};
  const rows = Object.entries(operation.responses).map(([status, response]) =>
    responseMarkup(status, responseOf(response, schemas.document), nodes[status] ?? [], schemas),
  );
  return html`<h3>Responses</h3><ul class="responses">${rows}</ul>`;
}

function responseMarkup(
  status: string,
  { description, headers = {}, content = {} }: ResponseObject,
  nodes: readonly string[],
  schemas: Schemas,
): Html {
  const fields = Object.keys(headers);
  return html`<li><b class="s${status.slice(0, 1)}">${status}</b><div>${description}
${fields.length > 0 && html`<small>Fields: ${fields.join(", ")}</small>`}
${nodes.map((id) => html`<small class="node"><code>${id}</code> ${rowWords(id).question}</small>`)}${contentMarkup(content, Number(status) >= 400, schemas)}</div></li>`;
}

/** Types that share a schema share its properties. An error's are behind a link, because all errors have the same. */
function contentMarkup(content: Content, isError: boolean, schemas: Schemas): Html | undefined {
  const types = Object.keys(content);
  const [first] = Object.entries(content);
  if (first === undefined) return undefined;
  const [type, media] = first;
  const { itemSchema, schema = itemSchema } = media;
  const names = types.map((name, at) => html`${at > 0 && ", "}<code>${name}</code>`);
  if (isError) return html`<small>${names} ${schema && schemas.words(schema)}</small>`;
  const example = exampleText(type, media, schemas.document);
  return html`<details><summary>${names}</summary><div class="content"><div>${itemSchema && "each: "}${schema && schemas.of(schema)}</div>
${example !== "" && html`<pre tabindex="0" aria-label="Example">${example}</pre>`}</div></details>`;
}

function responseOf(response: ResponseObject | Reference, { components }: OpenapiDocument): ResponseObject {
  if (!("$ref" in response)) return response;
  const name = response.$ref.slice(response.$ref.lastIndexOf("/") + 1);
  return components.responses?.[name] ?? { description: name };
}

interface Listed {
  readonly path: string;
  readonly verb: string;
  readonly operation: OperationObject;
  readonly parameters: readonly ParameterObject[];
}

/** What is sent, to be filled in. Controls have no names: one called "dataset" would hide the form's own member. */
function formMarkup({ path, verb, operation, parameters }: Listed, schemas: Schemas, page: string): Html {
  const { operationId, requestBody, security = schemas.document.security } = operation;
  const schemes = security.flatMap((requirement) => Object.keys(requirement));
  const [fields, others] = [true, false].map((isField) =>
    parameters.filter((each) => (each.in === "header") === isField),
  );
  const row = (parameter: ParameterObject) => parameterMarkup(parameter, operationId, schemas);
  return html`<form class="try" data-method="${verb.toUpperCase()}" data-path="${path}" data-security="${schemes.join(" ")}">
<h3>Request${schemes.length > 0 && html` <a class="lock" href="${page}#credentials">needs ${schemes.join(" or ")}</a>`}</h3>
${others?.map(row)}
${acceptMarkup(operation)}
${fields && fields.length > 0 && html`<details class="fields"><summary>${fields.length} header field${fields.length > 1 && "s"}</summary>${fields.map(row)}</details>`}
${requestBody && bodyMarkup(operationId, requestBody.content, schemas)}
<p class="send"><button>Send</button> <button type="button" class="stop" hidden>Stop</button> <button type="button" class="curl">Copy as curl</button></p>
<output hidden></output></form>`;
}

function parameterMarkup(parameter: ParameterObject, operationId: string, schemas: Schemas): Html {
  const { name, in: place, required, description, schema } = parameter;
  const id = `${operationId}-${place}-${name}`;
  return html`<div class="row"><label for="${id}"><code>${name}</code>${required && html`<abbr title="required">*</abbr>`} <small>${place}</small></label>
${controlMarkup(id, parameter)}
<p>${schemas.of(schema)} ${description}</p></div>`;
}

function controlMarkup(
  id: string,
  { name, in: place, required, schema, example, "x-rest": takesRest }: ParameterObject,
): Html {
  const choices = choicesOf(schema);
  const rest = html`data-name="${name}" data-in="${place}"${required && html` required`}`;
  if (choices !== undefined) return selectMarkup(id, choices, rest);
  return html`<input id="${id}" ${rest} placeholder="${example ?? ""}"${takesRest && html` data-rest`}>`;
}

function selectMarkup(id: string, choices: readonly string[], rest: Html): Html {
  return html`<select id="${id}" ${rest}><option value="">not sent</option>${choices.map((each) => html`<option>${each}</option>`)}</select>`;
}

function choicesOf(schema: JsonSchema): readonly string[] | undefined {
  if (Array.isArray(schema["enum"])) return schema["enum"].map(String);
  return schema["type"] === "boolean" ? ["true", "false"] : undefined;
}

function acceptMarkup({ operationId, responses }: OperationObject): Html | undefined {
  const offered = Object.entries(responses).flatMap(([status, response]) =>
    status.startsWith("2") && !("$ref" in response) ? Object.keys(response.content ?? {}) : [],
  );
  const types = [...new Set(offered)];
  if (types.length < 2) return undefined;
  const id = `${operationId}-accept`;
  return html`<div class="row"><label for="${id}"><code>Accept</code> <small>header</small></label>
${selectMarkup(id, types, html`data-name="Accept" data-in="header"`)}</div>`;
}

function bodyMarkup(operationId: string, content: Content, schemas: Schemas): Html {
  const types = Object.entries(content);
  const options = types.map(([type]) => html`<option>${type}</option>`);
  const blocks = types.map(([type, media], at) => {
    const id = `${operationId}-content-${at}`;
    return html`<div class="content" data-type="${type}"${at > 0 && html` hidden`}>${editorMarkup(id, type, media, schemas.document)}
<div>${media.schema && schemas.of(media.schema)}</div></div>`;
  });
  return html`<div class="row"><label for="${operationId}-type">Content-Type</label><select id="${operationId}-type" class="type">${options}</select></div>
${blocks}`;
}

/** A field for each part of a form, a file for bytes, and otherwise text. */
function editorMarkup(id: string, type: string, media: MediaTypeObject, document: OpenapiDocument): Html {
  const properties = type === "multipart/form-data" ? propertiesOf(media.schema, document) : [];
  if (properties.length > 0) {
    const parts = properties.map(([name, each]) => partMarkup(`${id}-${name}`, name, each));
    return html`<div class="editor">${parts}</div>`;
  }
  if (isBytes(media.schema ?? {}) || BYTES.test(type))
    return html`<div class="editor"><label for="${id}">Content</label><input id="${id}" type="file" accept="${type}" data-file></div>`;
  const example = exampleText(type, media, document);
  const rows = Math.min(14, Math.max(3, example.split("\n").length + 1));
  return html`<div class="editor"><label for="${id}">Content</label><textarea id="${id}" rows="${rows}" spellcheck="false">\n${example}</textarea></div>`;
}

/** The properties of an object, with those of the models that it consists of. */
function propertiesOf(
  schema: unknown,
  document: OpenapiDocument,
  depth = 0,
): readonly (readonly [string, JsonSchema])[] {
  if (!isRecord(schema) || depth > DEEPEST) return [];
  const { $ref, allOf, properties } = schema;
  const models = typeof $ref === "string" ? [document.components.schemas[$ref.slice($ref.lastIndexOf("/") + 1)]] : [];
  const composed = [...models, ...(Array.isArray(allOf) ? allOf : [])];
  const own = Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, each]) =>
    isRecord(each) ? [[name, each] as const] : [],
  );
  return [...composed.flatMap((each) => propertiesOf(each, document, depth + 1)), ...own];
}

const DEEPEST = 6;

function partMarkup(id: string, name: string, schema: JsonSchema): Html {
  const { items } = schema;
  const isList = schema["type"] === "array" && isRecord(items);
  const each = isList ? items : schema;
  const control = isBytes(each)
    ? html`<input id="${id}" type="file" accept="${String(each["contentMediaType"])}" data-part="${name}"${isList && html` multiple`}>`
    : html`<input id="${id}" data-part="${name}">`;
  return html`<label for="${id}"><code>${name}</code></label>${control}`;
}

/** OpenAPI 3.1, 4.8.14.3: what has a media type of its own is bytes, except JSON, which is written as text. */
const isBytes = ({ contentMediaType }: JsonSchema): boolean =>
  typeof contentMediaType === "string" && contentMediaType !== "application/json";

const BYTES = /^(?:application\/(?:octet-stream|pdf|zip)|image\/|audio\/|video\/|\*\/\*)/;

const FORMATS: Readonly<Record<string, string>> = {
  date: "2026-01-31",
  "date-time": "2026-01-31T12:00:00Z",
  time: "12:00:00Z",
  email: "ada@example.com",
  uri: "https://example.com/",
  uuid: "6f1e2c54-9f0b-4c6e-8a57-0d3b0c9a1e77",
};

/** An example of a content, as it is sent: the author's first, else one made from the schema. Empty where none can be. */
function exampleText(mediaType: string, content: MediaTypeObject, document: OpenapiDocument): string {
  const [authored] = Object.values(content.examples ?? {});
  const { schema } = content;
  if (authored === undefined && schema === undefined) return "";
  const value = authored === undefined ? exampleOf(schema ?? {}, document) : authored.value;
  if (/[/+]json\b/.test(mediaType)) return JSON.stringify(value, null, 2);
  if (mediaType === "application/x-www-form-urlencoded" && isRecord(value))
    return String(new URLSearchParams(Object.entries(value).map(([name, each]) => [name, String(each)])));
  return authored !== undefined && typeof value === "string" ? value : "";
}

/** A value that the schema allows as far as its type says, for a reader to change. */
function exampleOf(schema: JsonSchema, document: OpenapiDocument, depth = 0): unknown {
  const { $ref, type, items, properties } = schema;
  const given = givenValue(schema);
  if (given !== undefined) return given;
  if (depth > DEEPEST) return null;
  if (typeof $ref === "string") {
    const model = document.components.schemas[$ref.slice($ref.lastIndexOf("/") + 1)];
    return model === undefined ? null : exampleOf(model, document, depth + 1);
  }
  const choices = [schema["anyOf"], schema["oneOf"], schema["allOf"]].find((each) => Array.isArray(each));
  if (Array.isArray(choices)) {
    const first = choices.filter(isRecord).find((each) => each["type"] !== "null");
    return first === undefined ? null : exampleOf(first, document, depth + 1);
  }
  if (isRecord(properties)) {
    const entries = Object.entries(properties).flatMap(([name, each]) =>
      isRecord(each) ? [[name, exampleOf(each, document, depth + 1)] as const] : [],
    );
    return Object.fromEntries(entries);
  }
  if (type === "array") return isRecord(items) ? [exampleOf(items, document, depth + 1)] : [];
  return plainExample(schema);
}

function givenValue(schema: JsonSchema): unknown {
  const { examples } = schema;
  const listed = [examples, schema["enum"]].find((each) => Array.isArray(each) && each.length > 0);
  return schema["example"] ?? (Array.isArray(listed) ? listed[0] : undefined) ?? schema["const"] ?? schema["default"];
}

function plainExample(schema: JsonSchema): unknown {
  const { type, format, minimum, exclusiveMinimum, minLength } = schema;
  const [first] = Array.isArray(type) ? type : [type];
  if (first === "boolean") return true;
  if (first === "object") return {};
  if (first === "integer" || first === "number") {
    const least =
      typeof minimum === "number" ? minimum : typeof exclusiveMinimum === "number" ? exclusiveMinimum + 1 : 1;
    return least > Number.MIN_SAFE_INTEGER ? least : 1;
  }
  if (first !== "string") return null;
  if (typeof format === "string" && Object.hasOwn(FORMATS, format)) return FORMATS[format];
  return "text".padEnd(typeof minLength === "number" ? Math.min(minLength, 40) : 0, "…");
}
