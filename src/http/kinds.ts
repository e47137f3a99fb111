export function isText(value: unknown): value is string {
  return typeof value === "string";
}

export function isFunction(value: unknown): value is (...given: never) => unknown {
  return typeof value === "function";
}

export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** The name that the runtime has for a kind of object: "Map", "Error"; "Object" for those of authors. */
export function tagOf(value: object): string {
  return Object.prototype.toString.call(value).slice(8, -1);
}
