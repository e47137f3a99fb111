import { isModel, type JsonSchema, type Model } from "../resource/model.ts";
import { MountError } from "../resource/mountError.ts";
import type { Direction } from "./schemaNode.ts";

/** The part of Standard JSON Schema (version 1) that is used here. */
interface Converter {
  readonly input: (options: ConverterOptions) => JsonSchema;
  readonly output: (options: ConverterOptions) => JsonSchema;
}

interface ConverterOptions {
  readonly target: "draft-2020-12";
  readonly libraryOptions?: Readonly<Record<string, unknown>>;
}

/** The JSON Schema of a model, by its own method or its library's converter; a JSON Schema is returned as it is. */
export function jsonSchemaOf(model: Model | JsonSchema, direction: Direction, place: string): JsonSchema {
  if (!isModel(model)) return model;
  if ("modelJsonSchema" in model) return model.modelJsonSchema();
  const standard: { readonly vendor: string; readonly jsonSchema?: Converter } = model["~standard"];
  if (standard.jsonSchema === undefined) {
    throw new MountError(
      "NO_JSON_SCHEMA",
      place,
      `its ${standard.vendor} model provides no JSON Schema`,
      "a model with ~standard.jsonSchema (valibot: toStandardJsonSchema(model)) or with modelJsonSchema()",
    );
  }
  try {
    return standard.jsonSchema[direction]({ target: "draft-2020-12", ...OPTIONS[standard.vendor] });
  } catch (error) {
    const why = error instanceof Error ? error.message.split("\n", 1)[0] : String(error);
    throw new MountError(
      "NO_JSON_SCHEMA",
      place,
      `its model has no JSON Schema: ${why}`,
      "a model of what JSON can hold",
    );
  }
}

/** Options for a library's converter, so that its schemas describe what is sent. */
const OPTIONS: Readonly<Record<string, Pick<ConverterOptions, "libraryOptions">>> = {
  zod: { libraryOptions: { unrepresentable: "any", override: sayWhatIsSent } },
};

interface ZodOverride {
  readonly zodSchema: { readonly _zod: { readonly def: { readonly type: string; readonly catchall?: unknown } } };
  readonly jsonSchema: Record<string, unknown>;
}

/**
 * zod closes the objects of outputs and leaves those of inputs open, which would make two components of every model: only
 * what the author closed (z.strictObject) is closed. A Date is sent as the text that JSON makes of it.
 */
function sayWhatIsSent({ zodSchema, jsonSchema }: ZodOverride): void {
  const { type, catchall } = zodSchema._zod.def;
  if (catchall === undefined && jsonSchema["additionalProperties"] === false) delete jsonSchema["additionalProperties"];
  if (type === "date") Object.assign(jsonSchema, { type: "string", format: "date-time" });
}
