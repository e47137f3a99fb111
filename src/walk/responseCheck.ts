import { isByteSource } from "../http/byteSource.ts";
import { isObject } from "../http/kinds.ts";
import { knownOr } from "../http/known.ts";
import { whenResolved } from "../http/later.ts";
import { writeJson } from "../http/lostMembers.ts";
import { declaredNames, methodIs } from "../http/method.ts";
import { pointerStep } from "../http/pointer.ts";
import type { Failure } from "../http/problem.ts";
import { fieldsWhere, HttpResponse } from "../http/response.ts";
import { isStream, kindOf } from "../http/responseStream.ts";
import { nameOf } from "../resource/attached.ts";
import type { Operation } from "../resource/description.ts";
import { isModel, type Model, type Validation, validate } from "../resource/model.ts";
import type { AnyResource } from "../resource/resource.ts";
import { ResponseDiffers } from "../resource/responseDiffers.ts";
import { jsonIn, offerOf } from "./entity.ts";
import type { ResponseSettings } from "./responseSettings.ts";
import type { Visit } from "./visit.ts";

/** The value to be sent in place of one that a callback gave. Throws, or rejects, where its model refuses it. */
export type Judge = (visit: Visit, value: unknown, statuses: Statuses) => unknown;
type Statuses = readonly [number, ...number[]];

/** Those of a representation: what a write represents to clients that prefer it may be new. */
export const REPRESENTED: Statuses = [200, 201];

export function judgeOf(settings: ResponseSettings | undefined): Judge | undefined {
  if (settings === undefined || settings.mode === "off") return undefined;
  return (visit, value, statuses) => {
    if (isEmpty(visit, statuses)) throw differing(visit, statuses[0], [UNDESCRIBED], settings);
    const found = isJudged(visit, value) ? modelOf(visit, statuses) : undefined;
    return found === undefined ? value : held(visit, value, found, settings);
  };
}

const UNDESCRIBED: Failure = { pointer: "", detail: "It is described without content." };

/** Whether what an act gave has no place in the description: null, or a 204 in place of the 200 (ruling 54). */
function isEmpty(visit: Visit, statuses: Statuses): boolean {
  if (statuses === REPRESENTED && visit.attempt?.stored?.content === undefined) return false;
  const responses = describedResponses(visit);
  const described = statuses.map((status) => responses?.[status]);
  if (described.some((each) => isObject(each))) return false;
  return described.includes(null) || (statuses.includes(200) && responses?.[204] === null);
}

function differing(
  { request, mounting }: Visit,
  status: number,
  failures: readonly Failure[],
  settings: ResponseSettings,
): ResponseDiffers {
  const operation = `${request.method} of ${nameOf(mounting.resource)}`;
  const difference = new ResponseDiffers(operation, status, failures, settings.tellsClient);
  settings.listener?.(difference);
  return difference;
}

interface DescribedResponse {
  readonly model: Model;
  readonly status: number;
}

function held(visit: Visit, value: unknown, { model, status }: DescribedResponse, settings: ResponseSettings): unknown {
  const settle = (validation: Validation): unknown => {
    if (settings.mode === "strip" && validation.failures === undefined) return validation.value;
    const failures = validation.failures ?? replacedMembers(asJson(value), asJson(validation.value));
    if (failures.length === 0) return value;
    throw differing(visit, status, failures, settings);
  };
  return whenResolved(validate(model, value), (first) =>
    first.failures === undefined ? settle(first) : whenResolved(validate(model, asJson(value)), settle),
  );
}

/** Bytes and streams are no values. Of events, a model is that of the data that they carry. */
function isJudged(visit: Visit, value: unknown): boolean {
  if (value === undefined || value instanceof Uint8Array || isByteSource(value) || isStream(value)) return false;
  return offerOf(visit).codec.streamsValues !== true;
}

/** A model may be that of what the client reads: a Date is a text there, and members without a value are not there. */
function asJson(value: unknown): unknown {
  try {
    return JSON.parse(writeJson(value) ?? "null");
  } catch {
    return value;
  }
}

type Operations = Readonly<Record<string, Operation | undefined>>;

const DESCRIPTIONS = new WeakMap<AnyResource, Operations>();

export function describedResponses(
  { mounting: { resource }, request }: Visit,
  method = request.method,
): Operation["responses"] {
  const description = knownOr(DESCRIPTIONS, resource, (): Operations => resource.describe() ?? {});
  return description[method.toLowerCase()]?.responses;
}

/** The model in the description of this method; HEAD's is GET's. */
function modelOf(visit: Visit, statuses: Statuses): DescribedResponse | undefined {
  for (const name of modelNames(visit, statuses)) {
    const responses = describedResponses(visit, name);
    for (const status of statuses) {
      const model = responses?.[status];
      if (isModel(model)) return { model, status };
    }
  }
  return undefined;
}

/** A stored state is GET's representation, and has its model if the write has none (ruling 47). */
function modelNames({ request, attempt }: Visit, statuses: Statuses): readonly string[] {
  const names = declaredNames(request.method);
  if (attempt?.stored !== undefined) return attempt.stored.content === undefined ? [...names, "GET"] : names;
  return statuses === REPRESENTED && methodIs(request.method, "preferring") ? ["GET", ...names] : names;
}

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i;

/** The response of a command, whose handler writes it itself: JSON is read again. */
export function judgedCommand(visit: Visit, response: unknown, judge: Judge): unknown {
  if (!(response instanceof HttpResponse) || !JSON_TYPE.test(response.header("content-type") ?? "")) return response;
  const { status, headers, body } = response;
  if (typeof body !== "string" && !(body instanceof Uint8Array)) return response;
  const value = jsonIn(typeof body === "string" ? body : new TextDecoder().decode(body));
  if (value === undefined) return response;
  return whenResolved(judge(visit, value, [status]), (judged) => {
    if (judged === value) return response;
    const kept = fieldsWhere(headers, (name) => name !== "content-length");
    return new HttpResponse(status, kept, JSON.stringify(judged));
  });
}

/** The members that a model has added to JSON or given another type: what is sent is what the model was given. */
export function replacedMembers(sent: unknown, given: unknown, pointer = ""): readonly Failure[] {
  if (kindOf(sent) !== kindOf(given))
    return [{ pointer, detail: `The model makes ${kindOf(given)} of ${kindOf(sent)}: return what it gives.` }];
  if (!isObject(sent) || !isObject(given)) return [];
  return Object.entries(given).flatMap(([name, member]) =>
    replacedMembers(Reflect.get(sent, name), member, pointer + pointerStep(name)),
  );
}
