import { type Html, html } from "../codecs/html.ts";
import {
  type MediaTypeObject,
  type OpenapiDocument,
  type OperationObject,
  PATH_ITEM_METHODS,
  type ParameterObject,
  type Reference,
  type ResponseObject,
  type TagObject,
} from "../openapi/document.ts";
import { schemaMarkup } from "./pageSchemas.ts";

interface Listed {
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
    PATH_ITEM_METHODS.flatMap((verb): Listed[] => {
      const operation = item[verb];
      if (operation === undefined) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      return [{ path, verb, operation, parameters: parameters.map((each) => parameterOf(each, document)) }];
    }),
  );
  const byTag = new Map<string | undefined, Listed[]>();
  for (const each of listed) {
    const [tag] = each.operation.tags;
    const operations = byTag.get(tag);
    if (operations === undefined) byTag.set(tag, [each]);
    else operations.push(each);
  }
  return document.tags.map((tag) => ({ tag, operations: byTag.get(tag.name) ?? [] }));
}

export function tagMarkup({ tag, operations }: Tagged, document: OpenapiDocument): Html {
  if (operations.length === 0) return html``;
  return html`<section id="tag-${tag.name}"><h2>${tag.name}</h2>${tag.description && html`<p>${tag.description}</p>`}
${operations.map((each) => operationMarkup(each, document))}</section>
`;
}

function operationMarkup({ path, verb, operation, parameters }: Listed, document: OpenapiDocument): Html {
  const { operationId, summary, description, deprecated, requestBody, responses, security } = operation;
  const schemes = (security ?? document.security).flatMap((requirement) => Object.keys(requirement));
  return html`<details class="operation" id="${operationId}">
<summary><b class="${verb}">${verb.toUpperCase()}</b> <code>${path}</code> <span>${summary}</span>${deprecated && html` <em>deprecated</em>`}</summary>
${description && html`<p>${description}</p>`}
<p class="security">${schemes.length === 0 ? "No authentication." : `Protected by ${schemes.join(" or ")}.`}</p>
${parameters.length > 0 && html`<h4>Parameters</h4><dl>${parameters.map(parameterMarkup)}</dl>`}
${requestBody && html`<h4>Content</h4>${contentMarkup(requestBody.content)}`}
<h4>Responses</h4>
<dl>${Object.entries(responses).map(([status, response]) => responseMarkup(status, responseOf(response, document)))}</dl>
${tryMarkup(path, verb, parameters, Object.keys(requestBody?.content ?? {}))}
</details>
`;
}

function parameterMarkup({ name, in: place, required, description, schema }: ParameterObject): Html {
  return html`<dt><code>${name}</code> <small>${place}${required && ", required"}</small></dt>
<dd>${description} ${schemaMarkup(schema)}</dd>`;
}

function responseMarkup(status: string, { description, headers = {}, content }: ResponseObject): Html {
  const fields = Object.keys(headers);
  return html`<dt><b class="s${status.slice(0, 1)}">${status}</b></dt>
<dd>${description}${fields.length > 0 && html` <small>${fields.join(", ")}</small>`}${content && contentMarkup(content)}</dd>`;
}

function contentMarkup(content: Readonly<Record<string, MediaTypeObject>>): Html {
  const types = Object.entries(content).map(
    ([mediaType, { itemSchema, schema = itemSchema }]) =>
      html`<li><code>${mediaType}</code> ${itemSchema && "each: "}${schema && schemaMarkup(schema)}</li>`,
  );
  return html`<ul>${types}</ul>`;
}

/** A form that the script sends. Without the script it is hidden. */
function tryMarkup(path: string, verb: string, parameters: readonly ParameterObject[], types: readonly string[]): Html {
  const inputs = parameters.map(
    ({ name, in: place, required, "x-rest": takesRest }) =>
      html`<label>${name} <input name="${name}" data-in="${place}"${takesRest && html` data-rest`}${required && html` required`}></label>`,
  );
  const choices = types.map((type) => html`<option>${type}</option>`);
  const content = html`<label>Content-Type <select name="type">${choices}</select></label>
<label>Content <textarea name="content" rows="6"></textarea></label>`;
  return html`<form class="try" data-method="${verb.toUpperCase()}" data-path="${path}" hidden>
<h4>Try it</h4>${inputs}
<label>Authorization <input name="authorization" data-in="header" autocomplete="off"></label>
${types.length > 0 && content}
<button>Send</button><output></output></form>`;
}

function parameterOf(parameter: ParameterObject | Reference, { components }: OpenapiDocument): ParameterObject {
  if (!("$ref" in parameter)) return parameter;
  return components.parameters?.[nameIn(parameter)] ?? { name: nameIn(parameter), in: "query", schema: {} };
}

function responseOf(response: ResponseObject | Reference, { components }: OpenapiDocument): ResponseObject {
  if (!("$ref" in response)) return response;
  return components.responses?.[nameIn(response)] ?? { description: nameIn(response) };
}

function nameIn({ $ref }: Reference): string {
  return $ref.slice($ref.lastIndexOf("/") + 1);
}
