import { pointerSteps } from "../http/pointer.ts";
import type { JsonSchema, ModelIssue, PlainModel } from "../resource/model.ts";

/** The part of TypeBox's `Value` that is used, in version 0.34 and in version 1. */
export interface TypeboxValue {
  Check(schema: never, value: unknown): boolean;
  Errors(schema: never, value: unknown): Iterable<unknown>;
}

interface TypeboxError {
  readonly message: string;
  /** A JSON pointer, under its name of version 1 or of 0.34. */
  readonly instancePath?: string;
  readonly path?: string;
}

/** A TypeBox schema as a model: it is a JSON Schema already, and `Value` checks against it. Its `$id` is its name. */
export function typeboxModel<Output>(schema: object, value: TypeboxValue): PlainModel<Output> {
  return {
    modelJsonSchema: () => schema as JsonSchema,
    validate: (candidate) => {
      if (value.Check(schema as never, candidate)) return { value: candidate as Output };
      return { issues: ([...value.Errors(schema as never, candidate)] as TypeboxError[]).map(issueOf) };
    },
  };
}

function issueOf({ message, instancePath, path }: TypeboxError): ModelIssue {
  return { message, path: pointerSteps(instancePath ?? path) ?? [] };
}
