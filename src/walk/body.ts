import { jsonText } from "../codecs/json.ts";
import { BodyConsumed, BodyIncomplete, BodyMalformed, BodyTooLarge } from "../http/bodyErrors.ts";
import { isByteSource } from "../http/byteSource.ts";
import { fieldText } from "../http/headers.ts";
import { isObject } from "../http/kinds.ts";
import { isPromise, type MaybePromise, whenResolved } from "../http/later.ts";
import { pointerStep } from "../http/pointer.ts";
import type { PointedFailure } from "../http/problem.ts";
import { refuseEnding } from "../http/response.ts";
import { isStream } from "../http/responseStream.ts";
import { wrongValue } from "../http/wrongValue.ts";
import { type Codec, DecodeError } from "../resource/codec.ts";
import { type Validation, validate, validateFields } from "../resource/model.ts";
import type { Patch } from "../resource/patch.ts";
import type { Consumed, ConsumedType } from "./offers.ts";
import type { Visit } from "./visit.ts";

/** B5a, RFC 10008 2: a query without a Content-Type fails; what it means is not guessed. */
export function contentTypeGiven(visit: Visit): boolean {
  if (fieldText(visit.request.headers.raw["content-type"]) !== undefined) return true;
  return refuse(visit, [{ pointer: "", detail: "A QUERY needs content, and a Content-Type that says what it is." }]);
}

/** B5. Content without a type has no type that is consumed; a request without content is left to P0. */
export function contentTypeKnown(visit: Visit): boolean {
  const { headers, body } = visit.request;
  if (isCoded(visit)) return false;
  const contentType = fieldText(headers.raw["content-type"]);
  if (contentType === undefined) return body.isEmpty;
  return consumedBy(visit).match(contentType) !== undefined;
}

/** Whether the content has a coding, which is not decoded here. “identity” is the absence of one (RFC 9110 8.4.1). */
export function isCoded({ request }: Visit): boolean {
  const coding = fieldText(request.headers.raw["content-encoding"]);
  return coding !== undefined && coding.trim().toLowerCase() !== "identity";
}

/** B8a: the content as it was received. Content that ends too early is 400, because it cannot be verified. */
export function rawBodyWithinSize({ request }: Visit): boolean | PromiseLike<boolean> {
  const read = request.body.read();
  if (!isPromise(read)) return true;
  return read.then(
    () => true,
    (error: unknown) => {
      if (error instanceof BodyTooLarge) return false;
      throw error;
    },
  );
}

/** P0a: what is consumed is read here, under the resource's limit. A codec or `processPost` that reads by itself finds the limit then. */
export function bodyWithinSize(visit: Visit): boolean | PromiseLike<boolean> {
  if (consumedBy(visit).types.length === 0 || isStreamed(visit)) return true;
  const read = visit.request.body.read();
  return !isPromise(read) || read.then(() => true, isWithinLimit);
}

/** Content that is too long ends the request here. What else is wrong with it is left to the next node, which reads it too. */
export const isWithinLimit = (error: unknown): boolean => !(error instanceof BodyTooLarge);

/** P0d: as P0, but only for what the model refuses: content that cannot be decoded is another fault. */
export function modelRefuses(visit: Visit): boolean | PromiseLike<boolean> {
  return whenResolved(bodyAccepted(visit), (isAccepted) => {
    visit.bodyState ??= isAccepted ? "accepted" : "undecodable";
    return visit.bodyState === "refused";
  });
}

/** P0: the codec of its type decodes the body, then the model accepts it, or its failures are kept. */
export function bodyAccepted(visit: Visit): boolean | PromiseLike<boolean> {
  if (visit.bodyState !== undefined) return visit.bodyState === "accepted";
  const contentType = fieldText(visit.request.headers.raw["content-type"]);
  const consumed = contentType === undefined ? undefined : consumedBy(visit).match(contentType);
  if (consumed === undefined) return refuse(visit, [{ pointer: "", detail: "A body is required, and there is none." }]);
  if (consumed.codec.decodeStream !== undefined) return decodedStream(visit, consumed);
  const read = visit.request.body.read();
  if (!isPromise(read)) return decoded(visit, consumed, read);
  return read.then(
    (bytes) => decoded(visit, consumed, bytes),
    (error: unknown) => refuse(visit, [failureOf(error)]),
  );
}

function decoded(visit: Visit, consumed: ConsumedType, bytes: Uint8Array): boolean | PromiseLike<boolean> {
  try {
    visit.body = consumed.codec.decode?.(bytes, consumed.mediaType);
  } catch (error) {
    return refuse(visit, [undecodable(error)]);
  }
  if (visit.body instanceof Promise) throw wrongValue("The codec's decode", visit.body, "It is synchronous.");
  return modelled(visit, consumed.codec);
}

/** The codec reads as far as it needs to; the author reads the rest, under the same limit. */
async function decodedStream(visit: Visit, { codec, mediaType }: ConsumedType): Promise<boolean> {
  try {
    visit.body = await codec.decodeStream?.(contentInTime(visit), mediaType);
  } catch (error) {
    if (error instanceof BodyTooLarge || error instanceof BodyConsumed) throw error;
    if (error instanceof BodyMalformed) return refuse(visit, [{ pointer: "", detail: error.message }]);
    return refuse(visit, [error instanceof BodyIncomplete ? failureOf(error) : undecodable(error)]);
  }
  return modelled(visit, codec);
}

/** The content until the response is ready. A reader that still waits then was forgotten by the author. */
async function* contentInTime(visit: Visit): AsyncGenerator<Uint8Array, void, undefined> {
  const { body } = visit.request;
  visit.defer(() => {
    if (body.isReading && !visit.hasLeft()) throw new BodyConsumed(STILL_READ);
  });
  for await (const chunk of body) {
    yield chunk;
    if (visit.endedWith !== 0) throw new BodyConsumed(READ_TOO_LATE);
  }
}

const STILL_READ =
  "The request's content was still being read when its response was ready. Await the reading before you return.";
const READ_TOO_LATE =
  "The request's content was read too late, when its response was ready. Read it, and await that, before you return.";

function modelled(visit: Visit, { repeatsNames }: Codec): boolean | PromiseLike<boolean> {
  const { model, handling, isPatch } = consumedBy(visit);
  // A patch is applied behind P0, and the model is that of what it makes of the representation.
  if (model === undefined || isPatch) return true;
  const judge = handling ? judgedAsPreferred : judged;
  const validation =
    repeatsNames === true && isObject(visit.body)
      ? validateFields(model, { ...visit.body })
      : validate(model, visit.body);
  return isPromise(validation) ? validation.then((settled) => judge(visit, settled)) : judge(visit, validation);
}

/** RFC 7240 4.4: for a client that wants it strict, members that the model has dropped are failures. */
function judgedAsPreferred(visit: Visit, validation: Validation): boolean {
  const { handling } = visit.preferences;
  const dropped =
    handling === "strict" && validation.failures === undefined ? droppedMembers(visit.body, validation.value) : [];
  const isAccepted = judged(visit, dropped.length === 0 ? validation : { failures: dropped });
  if (isAccepted && handling !== undefined) visit.applied.push(`handling=${handling}`);
  return isAccepted;
}

function judged(visit: Visit, validation: Validation): boolean {
  if (validation.failures !== undefined) {
    visit.bodyState = "refused";
    return refuse(visit, validation.failures);
  }
  visit.body = validation.value;
  return true;
}

function isStreamed(visit: Visit): boolean {
  const contentType = fieldText(visit.request.headers.raw["content-type"]) ?? "";
  return consumedBy(visit).match(contentType)?.codec.decodeStream !== undefined;
}

const consumedBy = ({ kit, request }: Visit): Consumed => kit.consumed(request.method);

function refuse(visit: Visit, failures: readonly PointedFailure[]): boolean {
  visit.failures = failures;
  return false;
}

/** Whatever a decoder throws, the body could not be decoded. A DecodeError has the detail for the client. */
function undecodable(error: unknown): PointedFailure {
  if (error instanceof DecodeError) return { pointer: error.pointer, detail: error.detail };
  return { pointer: "", detail: "The content cannot be decoded." };
}

/** A body that ends too early is the client's fault; anything else that was thrown while it was read is not. */
function failureOf(error: unknown): PointedFailure {
  if (error instanceof BodyIncomplete) return { pointer: "", detail: error.message };
  throw error;
}

const MOST = 100;

export function droppedMembers(decoded: unknown, output: unknown): readonly PointedFailure[] {
  const dropped: PointedFailure[] = [];
  const compare = (before: unknown, after: unknown, pointer: string): void => {
    if (!isHolder(before) || !isHolder(after) || Array.isArray(before) !== Array.isArray(after)) return;
    for (const key of Object.keys(before)) {
      if (dropped.length >= MOST) return;
      const at = pointer + pointerStep(key);
      if (Object.hasOwn(after, key)) compare(Reflect.get(before, key), Reflect.get(after, key), at);
      else if (!Array.isArray(before)) dropped.push({ pointer: at, detail: "This member is not known here." });
    }
  };
  compare(decoded, output, "");
  return dropped;
}

const isHolder = (value: unknown): value is object => isObject(value) && (Array.isArray(value) || isPlain(value));

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

type PatchState = NonNullable<Visit["patchState"]>;

/** P1b, RFC 5789 2.2: the state is not the one that the patch was made for. */
export function patchTestsHold(visit: Visit): boolean | PromiseLike<boolean> {
  return whenResolved(patched(visit), (state) => state !== "test");
}

/** P1c. The whole, as its model gives it back, is the body from here on. */
export function patchApplies(visit: Visit): boolean | PromiseLike<boolean> {
  return whenResolved(patched(visit), (state) => state === "applied");
}

function patched(visit: Visit): PatchState | PromiseLike<PatchState> {
  if (visit.patchState !== undefined) return visit.patchState;
  return whenResolved<unknown, PatchState>(visit.resource.represent(visit), (value) => {
    visit.patch ??= visit.body as Patch;
    const outcome = visit.patch.applyTo(copyOf(value));
    if (outcome.fault !== undefined) {
      visit.failures = outcome.failures;
      return keep(visit, outcome.fault);
    }
    return whenResolved(accepted(visit, outcome.value), (validation) => {
      const other =
        validation.failures && outcome.otherwise?.(new Set(validation.failures.map(({ pointer }) => pointer)));
      if (other === undefined) return judgedWhole(visit, validation);
      return whenResolved(accepted(visit, other), (again) =>
        judgedWhole(visit, again.failures === undefined ? again : validation),
      );
    });
  });
}

/** The mount check lets no patches in without a model. */
function accepted(visit: Visit, value: unknown): MaybePromise<Validation> {
  const { model } = visit.kit.consumed(visit.request.method);
  return model === undefined ? { value } : validate(model, value);
}

function judgedWhole(visit: Visit, validation: Validation): PatchState {
  if (validation.failures === undefined) {
    visit.body = validation.value;
    return keep(visit, "applied");
  }
  visit.failures = validation.failures;
  return keep(visit, "inapplicable");
}

function keep(visit: Visit, state: PatchState): PatchState {
  visit.patchState = state;
  return state;
}

/** What a client reads of the value, in a copy that the patch may change: a Date, say, is the text of it. */
function copyOf(value: unknown): unknown {
  refuseEnding(value, "represent");
  if (value === undefined || value instanceof Uint8Array || isByteSource(value) || isStream(value))
    throw wrongValue("represent", value, "A PATCH is applied to JSON: return the value that is encoded.");
  return JSON.parse(jsonText(value));
}
