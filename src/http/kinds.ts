export const isText = (value: unknown): value is string => typeof value === "string";
export const isFunction = (value: unknown): value is (...given: never) => unknown => typeof value === "function";
export const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** An object that is no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && !Array.isArray(value);

/** The name that the runtime has for a kind of object: "Map", "Error"; "Object" for those of authors. */
export const tagOf = (value: object): string => Object.prototype.toString.call(value).slice(8, -1);
