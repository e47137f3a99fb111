export { jsonCodec } from "./codecs/json.ts";
export type { ServiceDefaults } from "./graph/declared.ts";
export { type BodySource, RequestBody } from "./http/body.ts";
export type { ContentCheck } from "./http/bodyErrors.ts";
export type { ByteSource, Slice } from "./http/byteSource.ts";
export type { Deprecation, DeprecationPhase } from "./http/deprecation.ts";
export type { DigestAlgorithm } from "./http/digest.ts";
export { type RawHeaders, RequestHeaders } from "./http/headers.ts";
export type { MaybePromise, Surroundings } from "./http/later.ts";
export type { Link } from "./http/link.ts";
export { cursorPages, numberedPages, type Paged } from "./http/link.ts";
export { STANDARD_METHODS } from "./http/method.ts";
export type { Preference, Preferences } from "./http/prefer.ts";
export type { Failure, PointedFailure, Problem, ProblemMembers } from "./http/problem.ts";
export type { TakeOver, Upgrading } from "./http/request.ts";
export { HttpRequest, type RequestSource } from "./http/request.ts";
export type { EventualResponse, FieldList, ResponseBody, ResponseOptions } from "./http/response.ts";
export { HttpResponse } from "./http/response.ts";
export type { CommandLiteral, CommandMethod, CommandOf } from "./literal/callbacks.ts";
export type * as LiteralForms from "./literal/forms.ts";
export type { Group } from "./literal/groupForm.ts";
// Declarations of those who use them can name these only from here: of a group that mounts, and of a service.
export type { Model0, Responses0, Successes0 } from "./literal/models.ts";
export type { Provided } from "./literal/partForm.ts";
export type { Parts } from "./literal/partList.ts";
export type { Absent, LiteralRoute, Op, ResourceOf } from "./literal/remembered.ts";
export { type EmptyGroup, group, part, resource } from "./literal/resource.ts";
export type { MethodsOf, StatusOf } from "./literal/statuses.ts";
export type { ResponseFields } from "./resource/attached.ts";
export type { CachePolicy, GivenField, KeptRepresentation, RepresentationStore } from "./resource/cache.ts";
export type { Codec, Codecs, Encoded, MediaTypeParameters, Representation } from "./resource/codec.ts";
export { DecodeError } from "./resource/codec.ts";
export type * from "./resource/context.ts";
export type { CorsPolicy } from "./resource/cors.ts";
export type {
  DescribedField,
  DescribedMethod,
  DescribedParameter,
  Description,
  Operation,
  Security,
  SecurityScheme,
  SecuritySchemes,
} from "./resource/description.ts";
export type { ErrorFormat, ErrorMap } from "./resource/errorFormat.ts";
export { Halt, type HaltOptions } from "./resource/halt.ts";
export type { Claimed, ClaimToken, IdempotencyPolicy, IdempotencyStore, KeyedRequest } from "./resource/idempotency.ts";
export { Resource } from "./resource/lightResource.ts";
export {
  type JsonSchema,
  type Model,
  type ModelIssue,
  type ModelResult,
  type Output,
  type PlainModel,
  type StandardModel,
  type Validation,
  validate,
} from "./resource/model.ts";
export { MountError, type MountFault } from "./resource/mountError.ts";
export type { OwnEnding, OwnNode, Visited } from "./resource/ownNode.ts";
export type { AnyPart, Entity, Part, PartFor, QueryTypes } from "./resource/part.ts";
export type { PatchType } from "./resource/patch.ts";
export {
  type AnyResource,
  type BodyModel,
  type Choice,
  type Ignorable,
  type Objection,
  type QueryModel,
  type Redirect,
  type Refusal,
  // The class behind the `Resource` that is extended, so that declarations of those who use it, and the API report, can name it.
  type Resource as AbstractResource,
  type RetryHint,
} from "./resource/resource.ts";
export { ResponseDiffers } from "./resource/responseDiffers.ts";
export type { AsSent, RemovedValue, Settled, StaleIf } from "./resource/stored.ts";
export { Removed, removed, Stale, Stored, stale, stored } from "./resource/stored.ts";
export type { ParamNames } from "./route/pattern.ts";
export * from "./route/route.ts";
export type { Around } from "./service/around.ts";
export type { Provide } from "./service/commands.ts";
export type { ServiceErrors, TransportRefusal } from "./service/errors.ts";
export { LifecycleError, type LifecycleHooks, type Start, type Stop } from "./service/lifecycle.ts";
export type { MountedResource } from "./service/mount.ts";
export { type Attachment, type MountedCommands, Service } from "./service/service.ts";
export type { AddedByService, ReadByNodes, Resources, ServiceOptions } from "./service/serviceOptions.ts";
export type { AddFields, ServiceFields } from "./service/sharedFields.ts";
export type { ErrorHook } from "./walk/kit.ts";
export type { ResponseModels } from "./walk/responseSettings.ts";
