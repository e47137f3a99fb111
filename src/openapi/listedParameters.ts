import type { OpenapiDocument, OperationObject, ParameterObject, PathItem, Reference } from "./document.ts";

/**
 * The parameters of an operation, their references followed. OpenAPI 3.1, 4.8.10.1: one of the operation's replaces the path's of
 * that name and place.
 */
export function listedParameters(
  document: OpenapiDocument,
  item: PathItem,
  operation?: OperationObject,
): readonly ParameterObject[] {
  const all = [...(item.parameters ?? []), ...(operation?.parameters ?? [])].map((each) => followed(each, document));
  return [...new Map(all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()];
}

function followed(parameter: ParameterObject | Reference, { components }: OpenapiDocument): ParameterObject {
  if (!("$ref" in parameter)) return parameter;
  const found = components.parameters?.[parameter.$ref.slice(parameter.$ref.lastIndexOf("/") + 1)];
  if (found === undefined) throw new Error(`The document refers to ${parameter.$ref}, which it does not have.`);
  return found;
}
