export type {
  ComponentsObject,
  ExampleObject,
  HeaderObject,
  InfoObject,
  LinkObject,
  MediaTypeObject,
  OpenapiDocument,
  OperationObject,
  ParameterObject,
  PathItem,
  PathItemMethod,
  Reference,
  RequestBodyObject,
  ResponseObject,
  SecurityRequirement,
  ServerObject,
  TagObject,
} from "../openapi/document.ts";
export { type DocumentedService, generateOpenapi, type OpenapiOptions } from "../openapi/generate.ts";
export type { AnyModel } from "../openapi/models.ts";
export type { DocumentedRoute } from "../openapi/route.ts";
export { type TypeboxValue, typeboxModel } from "../openapi/typebox.ts";
export { toYaml } from "../openapi/yaml.ts";
export type { Security, SecurityScheme, SecuritySchemes } from "../resource/description.ts";
export type { DocumentPlaces, MountingService, MountOpenapiOptions } from "./mountOpenapi.ts";
export { mountOpenapi, openapiRoutes, serviceLinks } from "./mountOpenapi.ts";
export { openapiPage } from "./openapiPage.ts";
