import { isFunction, isObject } from "../http/kinds.ts";
import { methodsThat } from "../http/method.ts";
import { DESCRIBED } from "../resource/description.ts";
import { isModel } from "../resource/model.ts";
import { MountError, type Refuse, refuserOf } from "../resource/mountError.ts";
import type { OptionRule } from "../resource/options.ts";
import { BOOLEAN, checkValue, isRecordOf, keyRemedy, record, SECURITY, TEXTS } from "../resource/options.ts";
import { CALLBACKS } from "../resource/overrides.ts";
import { namesIn } from "../resource/record.ts";
import type { Otherwise } from "./form.ts";
import { checkLend } from "./layers.ts";
import type { ActOf } from "./remembered.ts";
import type { Piece } from "./written.ts";

/** The methods that may have a block in a literal. HEAD and OPTIONS follow from them. */
export const METHOD_BLOCKS: readonly string[] = methodsThat("authored");

export const ACTS: Readonly<ActOf> = {
  GET: "represent",
  QUERY: "represent",
  POST: "processPost",
  PUT: "apply",
  PATCH: "apply",
  DELETE: "deleteResource",
};

const OTHERWISE: Readonly<Record<keyof Otherwise, string>> = {
  allowedMethods: "a block for each method: GET: { … }",
  onlyFor: "what is called for one method in its block: PUT: { forbidden: … }",
  describe: "summary, tags, security and response in the method's block",
  lifespan: "a part: with: [part({ provide, release })]",
  params: "the parameters in the pattern",
};

const SHARED = ["combine", ...DESCRIBED];
const OF_A_RESOURCE = ["find", "response", "codecs", ...METHOD_BLOCKS];
const OF_A_PART = ["find", "provide", "release", "lend", "setHeaders"];

export const KEYS = {
  resource: new Set([...namesIn("resource"), ...SHARED, ...OF_A_RESOURCE]),
  method: new Set([...namesIn("method"), ...SHARED, "response"]),
  /** What a GET or QUERY represents may be found by its query or content alone, as a page of a list (ruling 66). */
  read: new Set([...namesIn("method"), ...SHARED, "response", "find"]),
  command: new Set([...namesIn("command"), ...SHARED, "response", "handle"]),
  part: new Set([...namesIn("part"), ...SHARED, ...OF_A_PART]),
  group: new Set([...namesIn("part"), ...SHARED, ...OF_A_PART, "codecs"]),
} as const satisfies Readonly<Record<string, ReadonlySet<string>>>;

const EXAMPLES = {
  resource: 'resource("/books", { represent: () => [] })',
  group: 'group("/api", { with: [signedIn] }), or group("/api") for the prefix alone',
  part: "part({ provide: () => ({ … }) })",
} as const satisfies Readonly<Record<string, string>>;

/** Refuses what is no literal at all: undefined where it was left out, or a function. */
export function checkIsLiteral(given: unknown, kind: keyof typeof EXAMPLES, subject: () => string): void {
  if (isObject(given)) return;
  const what = given === undefined ? "its literal is missing" : `its literal is of type ${typeof given}`;
  throw new MountError("NOT_A_LITERAL", subject(), what, EXAMPLES[kind]);
}

/** Refuses keys that nothing reads, such as misspelt ones. With TypeScript the compiler has refused them before. */
export function checkKeys(piece: Piece, kind: keyof typeof KEYS, subject: () => string): void {
  const known: ReadonlySet<string> = KEYS[kind];
  const refuse: Refuse = refuserOf(subject);
  for (const [key, value] of Object.entries(piece)) {
    if (!known.has(key)) refuse("UNKNOWN_KEY", `it has ${key}, which nothing reads`, remedyFor(key, known));
    if (value === undefined) continue;
    if (CALLED.has(key) && !isFunction(value))
      refuse("NOT_A_FUNCTION", `${key} is not a function`, `${key}: (ctx) => …`);
    if (key === "lend") checkLend(value, refuse);
    checkValue(key, value, RULES[key] ?? true, refuse);
  }
}

/** Keys that are no declarations: those are judged as the ones of a class are. */
const RULES: Readonly<Record<string, OptionRule>> = {
  security: SECURITY,
  tags: TEXTS,
  document: BOOLEAN,
  response: {
    remedy: "a model, of a list z.array(Book), or a model for each status, { 200: Book }",
    holds: (value) => isModel(value) || (isRecordOf(value, () => true) && Object.keys(value as object).every(isStatus)),
  },
  codecs: record('{ "text/csv": { encode: (value) => … } }'),
};

const isStatus = (name: string): boolean => /^[1-5]\d\d$/.test(name);

export const CALLED: ReadonlySet<string> = new Set([...CALLBACKS, "find", "provide", "release", "setHeaders"]);

function remedyFor(key: string, known: ReadonlySet<string>): string {
  if (key in OTHERWISE) return OTHERWISE[key as keyof Otherwise];
  if (key === "body") return `${key} in the resource, or in one of its methods`;
  if (key === "codecs") return "codecs in the resource, or in its group";
  if (key === "find") return "find at the top, or in a part of the method: with: [part({ find: … })]";
  if (OF_A_PART.includes(key)) return `a part: with: [part({ ${key}: … })]`;
  return keyRemedy(key, known);
}
