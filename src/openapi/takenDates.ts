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

/** Media types whose values are of JSON's types at most. The codecs of others may give a Date. */
const WITHOUT_DATES = /[/+]json\b|^application\/x-www-form-urlencoded\b/i;

/**
 * Refuses a model of content in these media types, or of a query, that asks for a Date where none can be: every request would be
 * a 400. What coerces, may be left out, or stands behind a function that could make a Date, is left alone.
 */
export function checkTakenDates(model: AnyModel, mediaTypes: readonly string[], place: string): void {
  if (!mediaTypes.every((type) => WITHOUT_DATES.test(type))) return;
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
