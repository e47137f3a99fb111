import { isModel, type JsonSchema, type Model } from "../resource/model.ts";
import { MountError } from "../resource/mountError.ts";
import { type Direction, type SchemaNode, slotParts } from "./readSchema.ts";

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
    const remedy = "a model with ~standard.jsonSchema (valibot: toStandardJsonSchema(model)) or with modelJsonSchema()";
    throw new MountError("NO_JSON_SCHEMA", place, `its ${standard.vendor} model provides no JSON Schema`, remedy);
  }
  try {
    return standard.jsonSchema[direction]({ target: "draft-2020-12", ...OPTIONS[standard.vendor] });
  } catch (error) {
    const why = error instanceof Error ? error.message.split("\n", 1)[0] : String(error);
    const remedy = "a model of what JSON can hold";
    throw new MountError("NO_JSON_SCHEMA", place, `its model has no JSON Schema: ${why}`, remedy);
  }
}

/** Options for a library's converter, so that its schemas describe what is sent. */
const OPTIONS: Readonly<Record<string, Pick<ConverterOptions, "libraryOptions">>> = {
  zod: { libraryOptions: { unrepresentable: "any", override: sayWhatIsSent } },
};

interface ZodOverride {
  readonly zodSchema: {
    readonly _zod: { readonly def: { readonly type: string; readonly catchall?: unknown } };
    readonly meta?: () => { readonly readOnly?: unknown } | undefined;
  };
  readonly jsonSchema: Record<string, unknown>;
}

/**
 * zod closes the objects of outputs and not those of inputs, which would make two components of every model: only what the author closed
 * (z.strictObject) is closed. What z.readonly() freezes may be sent: OpenAPI's `readOnly` is something else. A Date is sent as JSON's text.
 */
function sayWhatIsSent({ zodSchema, jsonSchema }: ZodOverride): void {
  const { type, catchall } = zodSchema._zod.def;
  const isOpen = type === "object" && catchall === undefined;
  if (isOpen && jsonSchema["additionalProperties"] === false) delete jsonSchema["additionalProperties"];
  if (type === "readonly" && zodSchema.meta?.()?.readOnly === undefined) delete jsonSchema["readOnly"];
  if (type === "date") Object.assign(jsonSchema, { type: "string", format: "date-time" });
}

export interface ModelProperty {
  readonly name: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
}

const ALL = ["allOf", "$ref"];
const UNIONS = ["anyOf", "oneOf"];

/** The properties of an object model, whose parts may stand in allOf, anyOf or oneOf. */
export function propertiesOf(node: SchemaNode, write: (node: SchemaNode) => JsonSchema): readonly ModelProperty[] {
  const names = new Set([...propertyNodes(node)].map(([name]) => name));
  return [...names].map((name) => ({
    name,
    required: requires(node, name),
    schema: schemaOf(node, name, write) ?? {},
  }));
}

/** Every schema of a property, with its name: in a union, a property may have several. */
export function* propertyNodes({ slots }: SchemaNode): Generator<readonly [name: string, node: SchemaNode]> {
  for (const [slot, node] of slots) {
    const [keyword, key] = slotParts(slot);
    if (keyword === "properties") yield [key, node];
    else if (ALL.includes(keyword) || UNIONS.includes(keyword)) yield* propertyNodes(node);
  }
}

/** A union requires what each of its alternatives requires. */
function requires(node: SchemaNode, name: string): boolean {
  const { required } = node.schema;
  if (Array.isArray(required) && required.includes(name)) return true;
  if (held(node, ALL).some((part) => requires(part, name))) return true;
  return UNIONS.map((keyword) => held(node, [keyword])).some(
    (alternatives) => alternatives.length > 0 && alternatives.every((each) => requires(each, name)),
  );
}

/** What a value has to meet: all that is said of it, and of a union's alternatives any one. */
function schemaOf(node: SchemaNode, name: string, write: (node: SchemaNode) => JsonSchema): JsonSchema | undefined {
  const own = node.slots.get(`properties/${name}`);
  const parts = held(node, ALL).map((part) => schemaOf(part, name, write));
  const said = [own && write(own), ...parts].filter((schema) => schema !== undefined);
  for (const keyword of UNIONS) {
    const alternatives = held(node, [keyword]).map((each) => schemaOf(each, name, write));
    const told = alternatives.filter((schema) => schema !== undefined);
    // Where an alternative takes any value, the union says no more than the others do.
    if (told.length > 0 && (said.length === 0 || told.length === alternatives.length)) said.push(joined("anyOf", told));
  }
  return said.length === 0 ? undefined : joined("allOf", said);
}

function joined(keyword: string, schemas: readonly JsonSchema[]): JsonSchema {
  const different = new Map(schemas.map((schema) => [JSON.stringify(schema), schema]));
  const [first = {}, ...others] = different.values();
  return others.length === 0 ? first : { [keyword]: [first, ...others] };
}

function held({ slots }: SchemaNode, keywords: readonly string[]): readonly SchemaNode[] {
  return [...slots].filter(([slot]) => keywords.includes(slotParts(slot)[0])).map(([, node]) => node);
}

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

/** Refuses a model that asks for a Date where none can be sent: every request would be a 400. */
export function checkTakenDates(model: Model | JsonSchema, mediaTypes: readonly string[], place: string): void {
  if (!mediaTypes.every((type) => WITHOUT_DATES.test(type))) return;
  const name = "_zod" in model ? dateIn(model as object as ZodSchema, new Set()) : undefined;
  if (name === undefined) return;
  const detail = `its model takes a Date${name && ` as ${name}`}, which neither JSON nor a query holds`;
  const remedy = "z.coerce.date(), or z.iso.datetime() for the text as it is";
  throw new MountError("NO_JSON_SCHEMA", place, detail, remedy);
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
