import { pointerSteps } from "../http/pointer.ts";
import { DecodeError } from "../resource/codec.ts";

type Steps = readonly string[];

/** One operation of a JSON Patch (RFC 6902 4), its pointers read. */
export type Operation =
  | { readonly op: "add" | "replace" | "test"; readonly path: Steps; readonly value: unknown }
  | { readonly op: "remove"; readonly path: Steps }
  | { readonly op: "move" | "copy"; readonly path: Steps; readonly from: Steps };

/** RFC 6902 3 and 4: a list of operations. What is none of them is no patch, whatever it would be applied to. */
export function operationsOf(document: unknown): readonly Operation[] {
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
