export type { OpenapiDocument, OperationObject, ParameterObject, PathItem, ResponseObject } from "./document.ts";
export { generateOpenapi, type OpenapiOptions } from "./generate.ts";
