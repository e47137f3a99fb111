export { jsonCodec } from "./codecs/json.ts";
export { STANDARD_METHODS } from "./http/method.ts";
export type { Failure, Problem, ProblemMembers } from "./http/problem.ts";
export { HttpRequest } from "./http/request.ts";
export { HttpResponse, type ResponseBody, type ResponseOptions } from "./http/response.ts";
export type { Answer } from "./resource/answer.ts";
export { type Codec, type Codecs, DecodeError, type Encoded, type Representation } from "./resource/codec.ts";
export type { Context, ContextShape, Outcome, Release } from "./resource/context.ts";
export type { CorsPolicy } from "./resource/cors.ts";
export type { Description, Operation } from "./resource/description.ts";
export type { ErrorFormat } from "./resource/errorFormat.ts";
export { Halt, type HaltOptions } from "./resource/halt.ts";
export { type JsonSchema, type Model, type Output, type Verdict, validate } from "./resource/model.ts";
export { MountError, type MountFault } from "./resource/mountError.ts";
export {
  type Choice,
  type Objection,
  type Place,
  type Refusal,
  Resource,
  type RetryHint,
} from "./resource/resource.ts";
export {
  type CommandRoute,
  command,
  type Handler,
  type ResourceRoute,
  type Route,
  type RouteOptions,
  route,
} from "./route/route.ts";
export type { SecurityScheme, SecuritySchemes } from "./service/challenge.ts";
export { type HandledResponse, Service, type ServiceOptions } from "./service/service.ts";
