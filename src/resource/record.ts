import { isObject, isText } from "../http/kinds.ts";
import { isModel } from "./model.ts";
import { BYTES, isListOf, isRecordOf, milliseconds, type OptionRule, oneOf, record, TEXTS } from "./options.ts";
import type { Callback, Declaration } from "./resource.ts";

/** Where a callback or a declaration may stand in literals. Each may stand in a class. */
export type Place = "resource" | "method" | "part" | "command";

interface Facts {
  readonly in: readonly Place[];
  /** The result with which a request passes from layer to layer; or the `nearest` layer counts alone, or the `first` that returns something. */
  readonly passes: boolean | "nearest" | "first";
  /** It is called before anything is set up, with the request alone (ruling 21). */
  readonly isEarly?: true;
  /** False where two parts may both have it without saying how they combine (ruling 36). */
  readonly collides?: false;
  /** No node is decided by it: it is for what a request needs, what a response carries, or the document. */
  readonly isAround?: true;
  /** The values of a declaration whose default is neither a boolean nor a list (of texts). True: a check of its own judges them. */
  readonly rule?: OptionRule | true;
}

const METHODS: readonly Place[] = ["resource", "method"];
const PARTS: readonly Place[] = [...METHODS, "part"];
const ALL: readonly Place[] = [...PARTS, "command"];
const OF_A_CLASS: Facts = { in: [], passes: "nearest" };
const OF_A_METHOD: Facts = { in: METHODS, passes: "nearest" };
const OF_A_PART: Facts = { in: PARTS, passes: "nearest" };
const ANYWHERE: Facts = { in: ALL, passes: "nearest" };
const OVERRIDDEN = { ...ANYWHERE, collides: false } as const satisfies Facts;
const AROUND = { isAround: true } as const;

const byMethod = (example: string, isOne: (each: unknown) => boolean): OptionRule => ({
  remedy: `[${example}], or by method { PUT: [${example}] }`,
  holds: (value) => isListOf(value, isOne) || isRecordOf(value, (list) => isListOf(list, isOne)),
});
const isAny = (): boolean => true;
const MODEL: OptionRule = {
  remedy: "a model, or by method { PUT: Book }",
  holds: (value) => isModel(value) || isRecordOf(value, isAny),
};
const MILLISECONDS = milliseconds("60_000");
const DEADLINE: OptionRule = {
  remedy: `${MILLISECONDS.remedy}, or by method { POST: 60_000 }`,
  holds: (value) => MILLISECONDS.holds(value) || isRecordOf(value, (each) => MILLISECONDS.holds(each)),
};
const AXES: readonly unknown[] = ["type", "language", "encoding"];
const IGNORED: OptionRule = {
  remedy: 'true, or a list of "type", "language" and "encoding"',
  holds: (value) => typeof value === "boolean" || isListOf(value, (each) => AXES.includes(each)),
};
/** What has `works` was made by `node`. */
const NODES: OptionRule = {
  remedy: 'a list of nodes: [node("X402", { … })]',
  holds: (value) => isListOf(value, (each) => isObject(each) && "works" in each),
};
const BY_CALLBACK = record('{ isAuthorized: ["PUT"] }', (methods) => isListOf(methods, isText));

/** What is true of each callback and declaration, beside its type and default (`resource.ts`). A test compares `passes` with the table. */
export const RECORD = {
  serviceAvailable: { in: ALL, passes: true, isEarly: true },
  withinRateLimit: { in: ALL, passes: true, isEarly: true },
  lifespan: { ...OF_A_CLASS, ...AROUND },
  uriTooLong: { in: ALL, passes: false },
  tooEarly: { in: ALL, passes: false },
  malformedRequest: { in: ALL, passes: false },
  isAuthorized: { in: ALL, passes: true },
  forbidden: { in: ALL, passes: false },
  principal: { ...ANYWHERE, ...AROUND },
  withinQuota: { in: ALL, passes: true },
  isLegallyRestricted: { in: ALL, passes: false },
  validContentHeaders: { in: ALL, passes: true },
  resourceExists: { in: PARTS, passes: true },
  withheld: { in: PARTS, passes: false },
  requireConditionalWrite: { in: PARTS, passes: false },
  upgrade: { ...OF_A_PART, ...AROUND },
  generateEtag: OF_A_PART,
  lastModified: OF_A_PART,
  previouslyExisted: OF_A_PART,
  movedPermanently: OF_A_PART,
  permanentRedirect: OF_A_PART,
  movedTemporarily: OF_A_PART,
  allowMissingPost: OF_A_PART,
  deleteResource: OF_A_METHOD,
  deleteCompleted: OF_A_PART,
  postIsCreate: OF_A_PART,
  isConflict: { in: PARTS, passes: false },
  apply: OF_A_METHOD,
  createPath: OF_A_METHOD,
  processPost: OF_A_METHOD,
  seeOther: OF_A_PART,
  accepted: OF_A_PART,
  multipleChoices: OF_A_PART,
  represent: { ...OF_A_METHOD, ...AROUND },
  links: OF_A_PART,
  contentLocation: OF_A_PART,
  equivalentLocation: OF_A_PART,
  cacheControl: OF_A_PART,
  expires: OF_A_PART,
  vary: ANYWHERE,
  mapError: { in: ALL, passes: "first", collides: false, ...AROUND },
  errorBody: { ...OVERRIDDEN, ...AROUND },
  describe: { ...OF_A_CLASS, ...AROUND },
  allowedMethods: OF_A_CLASS,
  knownMethods: { in: ["resource"], passes: "nearest" },
  with: { ...ANYWHERE, rule: true },
  params: { in: ["part"], passes: "nearest" },
  pathModel: { in: ["resource"], passes: "nearest" },
  produces: ANYWHERE,
  consumes: { ...ANYWHERE, rule: byMethod('"application/json"', isText) },
  body: { in: [...METHODS, "command"], passes: "nearest", rule: MODEL },
  patches: OF_A_PART,
  invalidBody: { ...ANYWHERE, rule: oneOf(400, 422) },
  query: ANYWHERE,
  putCreates: OF_A_METHOD,
  concurrency: { ...OF_A_PART, rule: oneOf("optimistic") },
  withheldAsMissing: OF_A_PART,
  onlyFor: { ...OF_A_CLASS, rule: BY_CALLBACK },
  ignoreUnacceptable: { ...OF_A_PART, rule: IGNORED },
  languages: OF_A_PART,
  encodings: OF_A_PART,
  storedEncodings: OF_A_PART,
  ranges: OF_A_PART,
  digests: OF_A_PART,
  requireDigest: OF_A_PART,
  sendDigest: OF_A_PART,
  preferences: OF_A_PART,
  idempotency: ANYWHERE,
  cache: OF_A_PART,
  deadline: { ...ANYWHERE, rule: DEADLINE },
  maxBodyBytes: { ...ANYWHERE, rule: BYTES },
  rawBody: OVERRIDDEN,
  halts: { ...ANYWHERE, rule: byMethod("409", isAny) },
  errorProduces: { ...OVERRIDDEN, rule: TEXTS },
  errorModel: OVERRIDDEN,
  deprecation: OVERRIDDEN,
  cors: ANYWHERE,
  nodes: { ...OVERRIDDEN, rule: NODES },
} as const satisfies Readonly<Record<Callback | Declaration, Facts>>;

export function factsOf(name: string): Facts | undefined {
  return Object.hasOwn(RECORD, name) ? RECORD[name as Callback | Declaration] : undefined;
}

export function passes(name: string): boolean | undefined {
  const result = factsOf(name)?.passes;
  return typeof result === "boolean" ? result : undefined;
}

export function namesIn(place: Place): readonly string[] {
  return Object.keys(RECORD).filter((name) => factsOf(name)?.in.includes(place));
}
