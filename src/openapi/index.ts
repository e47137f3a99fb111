export type {
  ComponentsObject,
  HeaderObject,
  InfoObject,
  MediaTypeObject,
  OpenapiDocument,
  OperationObject,
  ParameterObject,
  PathItem,
  Reference,
  RequestBodyObject,
  ResponseObject,
  SecurityRequirement,
  ServerObject,
  TagObject,
} from "./document.ts";
export { generateOpenapi, type OpenapiOptions } from "./generate.ts";
export { openapiPage } from "./openapiPage.ts";
export { openapiRoutes } from "./openapiRoutes.ts";
export type { AnyRoute, DocumentedRoute } from "./route.ts";
export type { SecuritySchemes } from "./security.ts";
export type { ServedRoute } from "./serve.ts";
export { type TypeboxValue, typeboxModel } from "./typebox.ts";
export { toYaml } from "./yaml.ts";
