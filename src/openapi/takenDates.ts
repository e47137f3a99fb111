import { MountError } from "../resource/mountError.ts";
import type { AnyModel } from "./models.ts";

/** The part of a zod schema that is used here. */
interface ZodSchema {
  readonly _zod: {
    readonly def: {
      readonly type: string;
      readonly coerce?: boolean;
      readonly shape?: Readonly<Record<string, ZodSchema>>;
    };
  };
}

/**
 * Refuses a model that asks for a Date where only JSON or text is sent: none is ever one, so every request would be a 400. What
 * coerces, may be left out, or stands behind a function that could make a Date, is left alone.
 */
export function checkTakenDates(model: AnyModel, place: string): void {
  const name = isZod(model) ? dateIn(model, new Set()) : undefined;
  if (name === undefined) return;
  throw new MountError(
    "NO_JSON_SCHEMA",
    place,
    `its model takes a Date${name && ` as ${name}`}, which neither JSON nor a query holds`,
    "z.coerce.date(), or z.iso.datetime() for the text as it is",
  );
}

function isZod(model: AnyModel): model is AnyModel & ZodSchema {
  return "_zod" in model;
}

/** The name of a property that must be a Date, with dots between names; empty where it is the model itself. */
function dateIn(schema: ZodSchema, passed: Set<ZodSchema>): string | undefined {
  const { type, coerce, shape = {} } = schema._zod.def;
  if (type === "date") return coerce === true ? undefined : "";
  if (type !== "object" || passed.has(schema)) return undefined;
  passed.add(schema);
  for (const [name, property] of Object.entries(shape)) {
    const inside = dateIn(property, passed);
    if (inside !== undefined) return inside === "" ? name : `${name}.${inside}`;
  }
  return undefined;
}
