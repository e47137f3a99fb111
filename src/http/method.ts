/** The properties of methods: no other file lists methods. A method that an author adds to `knownMethods` has none of these properties. */
export const METHODS = {
  GET: ["safe", "idempotent", "reads", "cacheable", "partial", "described", "authored"],
  HEAD: ["safe", "idempotent", "reads", "cacheable", "implied", "described"],
  POST: ["content", "creates", "preferring", "described", "authored"],
  PUT: ["idempotent", "content", "stores", "creates", "replaces", "preferring", "described", "authored"],
  PATCH: ["content", "stores", "replaces", "preferring", "described", "authored"],
  DELETE: ["idempotent", "replaces", "described", "authored"],
  OPTIONS: ["safe", "idempotent", "implied", "described"],
  TRACE: ["safe", "idempotent", "described"],
  CONNECT: [],
  QUERY: ["safe", "idempotent", "content", "reads", "partial", "described", "newlyDescribed", "authored"],
} as const satisfies Readonly<Record<string, readonly MethodProperty[]>>;

/** What each property says of a method. */
export type MethodProperty =
  /** It asks for no change (RFC 9110 9.2.1). */
  | "safe"
  /** Sent twice, it has the effect of one (RFC 9110 9.2.2). */
  | "idempotent"
  /** It carries content that is read and decoded. The content of any other method is ignored (RFC 9110 9.3.1). */
  | "content"
  /** It reads like GET: Accept and preconditions are about the representation that would be sent. */
  | "reads"
  /** It reads what its target alone names, so that this can be kept for the next request (RFC 9110 9.2.3). */
  | "cacheable"
  /** A part of its representation can be asked for by Range, which all others ignore (RFC 9110 14.2). */
  | "partial"
  /** It stores its content in the state of the target, by `apply`. */
  | "stores"
  /** It may create a resource. */
  | "creates"
  /** It replaces or changes the state that the target has, so that a lost update is possible (RFC 6585 3). */
  | "replaces"
  /** What its response carries, and when it comes, is the client's to prefer (RFC 7240). */
  | "preferring"
  /** Its response follows from those of the other methods, so that a description need not name it. */
  | "implied"
  /** An author writes what it does, in a part of a literal for one. What is done for the others follows. */
  | "authored"
  /** A path item of an OpenAPI document has a place for it. */
  | "described"
  /** It has that place since OpenAPI 3.2 only. */
  | "newlyDescribed";

export type Method = keyof typeof METHODS;

/** The methods that have a property, as a type. */
export type MethodThat<P extends MethodProperty> = {
  [M in Method]: P extends (typeof METHODS)[M][number] ? M : never;
}[Method];

/** One method by its name, or all that have a property. */
export type MethodKind = Method | MethodProperty;

/** The methods of RFC 9110 9, PATCH (RFC 5789) and QUERY (RFC 10008). Method names are case-sensitive: `get` is not `GET`. */
export const STANDARD_METHODS: readonly string[] = /* @__PURE__ */ Object.keys(METHODS);

/** The methods that have a property, in the order above. */
export function methodsThat<P extends MethodProperty>(property: P): readonly MethodThat<P>[] {
  return STANDARD_METHODS.filter((method): method is MethodThat<P> => methodIs(method, property));
}

/** The same for people: "POST, PUT or PATCH". */
export function methodWords(property: MethodProperty): string {
  return methodsThat(property)
    .join(", ")
    .replace(/, (?=[^,]*$)/, " or ");
}

export const methodIs = (method: string, kind: MethodKind): boolean => KINDS.get(method)?.has(kind) ?? false;
/** The names under which a declaration by method applies to this one: that of GET applies to HEAD (RFC 9110 9.3.2). */
export const declaredNames = (method: string): readonly string[] => (method === "HEAD" ? [method, "GET"] : [method]);

const KINDS: ReadonlyMap<string, ReadonlySet<string>> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(METHODS).map(([method, properties]) => [
    method,
    new Set<string>([method, ...properties]),
  ]),
);
