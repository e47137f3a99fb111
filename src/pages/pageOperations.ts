import { type Html, html } from "../codecs/html.ts";
import { rowWords } from "../graph/tableWords.ts";
import {
  listedParameters,
  type MediaTypeObject,
  type OpenapiDocument,
  type OperationObject,
  operationsIn,
  type ParameterObject,
  type Reference,
  type RequestBodyObject,
  type ResponseObject,
  type TagObject,
} from "../openapi/document.ts";
import { exampleText } from "./pageExamples.ts";
import { Schemas } from "./pageSchemas.ts";

export interface Listed {
  readonly path: string;
  readonly verb: string;
  readonly operation: OperationObject;
  readonly parameters: readonly ParameterObject[];
}

interface Tagged {
  readonly tag: TagObject;
  readonly operations: readonly Listed[];
}

export function operationsByTag(document: OpenapiDocument): readonly Tagged[] {
  const listed = Object.entries(document.paths).flatMap(([path, item]) =>
    operationsIn(item).map(
      ([verb, operation]): Listed => ({
        path,
        verb,
        operation,
        parameters: listedParameters(document, item, operation),
      }),
    ),
  );
  return document.tags.map((tag) => ({
    tag,
    operations: listed.filter(({ operation }) => operation.tags[0] === tag.name),
  }));
}

/** The operations of a tag, each a line that opens; `parts` is where what it has inside is found. */
export function tagMarkup({ tag, operations }: Tagged, parts: string): Html {
  if (operations.length === 0) return html``;
  return html`<section class="tag" id="tag-${tag.name}"><h2>${tag.name}</h2>${tag.description && html`<p>${tag.description}</p>`}
${operations.map((each) => lineMarkup(each, parts))}</section>
`;
}

/** The way to every operation: its method and summary, below its tag. */
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
  return html`${description && html`<p>${description}</p>`}
${requestMarkup(listed, document, page)}
${responsesMarkup(listed.operation, document, page)}`;
}

/**
 * What is sent, described and to be filled in at once. Without the script there is nothing to fill in. The controls have no
 * names: a form has its named controls as members, and one of a parameter called "dataset" would hide the form's own.
 */
function requestMarkup({ path, verb, operation, parameters }: Listed, document: OpenapiDocument, page: string): Html {
  const { operationId, requestBody, security = document.security } = operation;
  const schemes = security.flatMap((requirement) => Object.keys(requirement));
  const [fields, others] = [true, false].map((isField) =>
    parameters.filter((each) => (each.in === "header") === isField),
  );
  const schemas = new Schemas(document.components.schemas, page);
  const row = (parameter: ParameterObject) => parameterMarkup(parameter, operationId, schemas);
  return html`<form class="try" data-method="${verb.toUpperCase()}" data-path="${path}" data-security="${schemes.join(" ")}">
<h3>Request${schemes.length > 0 && html` <a class="lock" href="${page}#credentials">needs ${schemes.join(" or ")}</a>`}</h3>
${others?.map(row)}
${fields && fields.length > 0 && html`<details class="fields"><summary>${fields.length} header field${fields.length > 1 && "s"}</summary>${fields.map(row)}</details>`}
${requestBody && contentForm(operationId, requestBody.content, document, schemas)}
<p class="send"><button>Send</button> <button type="button" class="curl">Copy as curl</button></p>
<output hidden></output></form>`;
}

function parameterMarkup(parameter: ParameterObject, operationId: string, schemas: Schemas): Html {
  const { name, in: place, required, description, schema, example, "x-rest": takesRest } = parameter;
  const id = `${operationId}-${place}-${name}`;
  return html`<div class="row"><label for="${id}"><code>${name}</code>${required && html`<abbr title="required">*</abbr>`} <small>${place}</small></label>
<input id="${id}" data-name="${name}" data-in="${place}" placeholder="${example ?? ""}"${takesRest && html` data-rest`}${required && html` required`}>
<p>${schemas.of(schema)} ${description}</p></div>`;
}

function contentForm(
  operationId: string,
  content: RequestBodyObject["content"],
  document: OpenapiDocument,
  schemas: Schemas,
): Html {
  const types = Object.entries(content);
  const [first] = types;
  const options = types.map(
    ([type, each]) => html`<option data-example="${exampleText(type, each, document)}">${type}</option>`,
  );
  const example = first === undefined ? "" : exampleText(first[0], first[1], document);
  const schema = first?.[1].schema;
  return html`<div class="row"><label for="${operationId}-type">Content-Type</label><select id="${operationId}-type">${options}</select></div>
<div class="content"><div><label for="${operationId}-content">Content</label><textarea id="${operationId}-content" rows="${Math.min(14, Math.max(3, example.split("\n").length + 1))}" spellcheck="false">\n${example}</textarea></div>
<div>${schema && schemas.of(schema)}</div></div>`;
}

interface Within {
  readonly document: OpenapiDocument;
  readonly schemas: Schemas;
}

/** Every status with what it means, the node of the graph that decides it, its fields and its content. */
function responsesMarkup(operation: OperationObject, document: OpenapiDocument, page: string): Html {
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
  return html`<small class="node"><code>${id}</code> ${rowWords(id).question}</small>`;
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
