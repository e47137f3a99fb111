export { jsonCodec } from "./codecs/json.ts";
export type { ByteSource, Slice } from "./http/byteSource.ts";
export type { DigestAlgorithm } from "./http/digest.ts";
export type { Link } from "./http/link.ts";
export { STANDARD_METHODS } from "./http/method.ts";
export { cursorPages, numberedPages } from "./http/pageLinks.ts";
export type { Failure, Problem, ProblemMembers } from "./http/problem.ts";
export { HttpRequest } from "./http/request.ts";
export { HttpResponse, type ResponseBody, type ResponseOptions } from "./http/response.ts";
export type { CommandLiteral, CommandMethod, CommandOf } from "./literal/commandForm.ts";
export type { Group } from "./literal/groupForm.ts";
export type { Provided } from "./literal/partForm.ts";
export type { LiteralRoute, Op, ResourceOf } from "./literal/remembered.ts";
export { group, part, resource } from "./literal/resource.ts";
export { type Codec, type Codecs, DecodeError, type Encoded, type Representation } from "./resource/codec.ts";
export type { Context, ContextShape, Outcome, Release } from "./resource/context.ts";
export type { CorsPolicy } from "./resource/cors.ts";
export type { Description, Operation } from "./resource/description.ts";
export type { ErrorFormat } from "./resource/errorFormat.ts";
export { Halt, type HaltOptions } from "./resource/halt.ts";
export type { MaybePromise } from "./resource/maybePromise.ts";
export { type JsonSchema, type Model, type Output, type Validation, validate } from "./resource/model.ts";
export { MountError, type MountFault } from "./resource/mountError.ts";
export type { AnyPart, Part } from "./resource/part.ts";
export {
  type Choice,
  type Objection,
  type Redirect,
  type Refusal,
  Resource,
  type RetryHint,
} from "./resource/resource.ts";
export type { ResourceRoute, RouteOptions } from "./resource/resourceRoute.ts";
export {
  type CommandRoute,
  command,
  type Handler,
  type Route,
  route,
} from "./route/route.ts";
export type { SecurityScheme, SecuritySchemes } from "./service/challenge.ts";
export type { Provide } from "./service/commandCall.ts";
export { LifecycleError, type LifecycleHooks, type Start, type Stop } from "./service/lifecycle.ts";
export { Service, type ServiceOptions } from "./service/service.ts";
export type { ServiceFields } from "./service/sharedFields.ts";
