import { jsonText } from "../codecs/json.ts";
import { parseJson } from "../codecs/jsonParse.ts";
import { readUtf8 } from "../codecs/utf8.ts";
import { pointerSteps } from "../http/pointer.ts";
import { type Codec, DecodeError } from "../resource/codec.ts";
import { checkOptions, type OptionRules, wholeNumber } from "../resource/options.ts";
import type { Patch, PatchOutcome } from "../resource/patch.ts";
import { copied, Inapplicable, isEqual, Patched } from "./patched.ts";

/** How much one JSON Patch may do. What goes beyond is 422. */
export interface JsonPatchLimits {
  /** The most operations. Default: 1,000. */
  readonly operations?: number;
  /** The most that `copy` may add: each value counts one, and each character of a text or a name. Default: 1,048,576. */
  readonly copies?: number;
}

const RULES: OptionRules<JsonPatchLimits> = { operations: wholeNumber("1_000"), copies: wholeNumber("1_048_576") };

/** `application/json-patch+json` (RFC 6902), with limits of your own. */
export function createJsonPatchCodec(limits: JsonPatchLimits = {}): Codec {
  checkOptions("createJsonPatchCodec", limits, RULES);
  const { operations: most = 1000, copies = 1_048_576 } = limits;
  return {
    isPatch: true,
    encode: jsonText,
    decode(bytes, mediaType): Patch {
      const text = readUtf8(bytes, mediaType);
      if (text === "") throw new DecodeError("a patch is required and there is none");
      const operations = operationsOf(parseJson(text, bytes));
      return {
        applyTo: (target) =>
          operations.length > most
            ? refused("inapplicable", "", `there are ${operations.length} operations, and ${most} are the most`)
            : applied(operations, new Patched(target, copies)),
      };
    },
  };
}

/** `application/json-patch+json` (RFC 6902). */
export const jsonPatchCodec: Codec = createJsonPatchCodec();

/** RFC 6902 5: the first operation that fails ends it, and nothing of the patch counts. */
function applied(operations: readonly Operation[], target: Patched): PatchOutcome {
  let at = "";
  try {
    for (const [index, operation] of operations.entries()) {
      at = `/${index}`;
      if (!carriedOut(operation, target)) return refused("test", at, "the test failed");
    }
    at = "";
    return { value: target.whole };
  } catch (error) {
    if (error instanceof Inapplicable) return refused("inapplicable", at, error.message);
    throw error;
  }
}

/**
 * The values of the patch are copied, so that operations never change them and the patch can be applied again. False where
 * a test fails: where the value is another one, or missing (RFC 6902 4.6).
 */
function carriedOut(operation: Operation, target: Patched): boolean {
  const { op, path } = operation;
  switch (op) {
    case "add":
      target.add(path, copied(operation.value));
      return true;
    case "replace":
      target.replace(path, copied(operation.value));
      return true;
    case "remove":
      target.remove(path);
      return true;
    case "move":
      target.add(path, target.remove(operation.from));
      return true;
    case "copy":
      target.add(path, target.copyOf(operation.from));
      return true;
    case "test":
      return isThere(target, path, operation.value);
  }
}

function isThere(target: Patched, path: readonly string[], value: unknown): boolean {
  try {
    return isEqual(target.at(path), value);
  } catch (error) {
    if (error instanceof Inapplicable) return false;
    throw error;
  }
}

function refused(fault: "test" | "inapplicable", pointer: string, detail: string): PatchOutcome {
  return { fault, failures: [{ pointer, detail }] };
}

type Steps = readonly string[];

/** One operation of a JSON Patch (RFC 6902 4), its pointers read. */
type Operation =
  | { readonly op: "add" | "replace" | "test"; readonly path: Steps; readonly value: unknown }
  | { readonly op: "remove"; readonly path: Steps }
  | { readonly op: "move" | "copy"; readonly path: Steps; readonly from: Steps };

/** RFC 6902 3 and 4: a list of operations. What is none of them is no patch, whatever it would be applied to. */
function operationsOf(document: unknown): readonly Operation[] {
  if (!Array.isArray(document)) throw new DecodeError("a JSON Patch is a list of operations");
  return document.map((each: unknown, at) => operationOf(each, `/${at}`));
}

function operationOf(given: unknown, at: string): Operation {
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    throw new DecodeError("an operation is an object", at);
  }
  const member = (name: string): unknown => (Object.hasOwn(given, name) ? Reflect.get(given, name) : undefined);
  const op = member("op");
  const path = stepsOf(member("path"), `${at}/path`);
  switch (op) {
    case "add":
    case "replace":
    case "test": {
      const value = member("value");
      if (value === undefined) throw new DecodeError(`${op} needs a value`, at);
      return { op, path, value };
    }
    case "remove":
      return { op, path };
    case "move":
    case "copy": {
      const from = stepsOf(member("from"), `${at}/from`);
      // RFC 6902 4.4: a value cannot be moved into one of its children.
      if (op === "move" && isInside(path, from)) throw new DecodeError("it would be moved into itself", `${at}/path`);
      return { op, path, from };
    }
    default:
      throw new DecodeError("op is one of add, remove, replace, move, copy and test", `${at}/op`);
  }
}

function stepsOf(pointer: unknown, at: string): Steps {
  const steps = pointerSteps(pointer);
  if (steps === undefined) throw new DecodeError("a JSON pointer is required (RFC 6901)", at);
  if (steps.includes("__proto__")) throw new DecodeError('the name "__proto__" is not allowed', at);
  return steps;
}

function isInside(path: Steps, from: Steps): boolean {
  return path.length > from.length && from.every((step, at) => step === path[at]);
}
