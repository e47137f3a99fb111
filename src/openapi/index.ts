export type { OpenapiDocument, OperationObject, ParameterObject, PathItem, ResponseObject } from "./document.ts";
