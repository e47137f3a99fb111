import { isText } from "../http/kinds.ts";
import { isModel } from "../resource/model.ts";
import {
  BOOLEAN,
  BYTES,
  checkValue,
  isListOf,
  isRecordOf,
  type OptionRule,
  oneOf,
  record,
  TEXTS,
} from "../resource/options.ts";
import { DECLARATIONS, DEFAULTS } from "../resource/overrides.ts";
import type { Declaration } from "../resource/resource.ts";
import type { Checked } from "./checked.ts";

const isAny = (): boolean => true;

/** A list, or one for each method. */
const byMethod = (example: string, isOne: (each: unknown) => boolean): OptionRule => ({
  remedy: `[${example}], or by method { PUT: [${example}] }`,
  holds: (value) => isListOf(value, isOne) || isRecordOf(value, (list) => isListOf(list, isOne)),
});

/** Of declarations whose default does not say it; true where another check judges any value. */
const RULES: Readonly<Record<string, OptionRule | true>> = {
  with: true,
  consumes: byMethod('"application/json"', isText),
  body: {
    remedy: "a model, or by method { PUT: Book }",
    holds: (value) => isModel(value) || isRecordOf(value, isAny),
  },
  invalidBody: oneOf(400, 422),
  maxBodyBytes: BYTES,
  onlyFor: record('{ isAuthorized: ["PUT"] }', (methods) => isListOf(methods, isText)),
  halts: byMethod("409", isAny),
  errorProduces: TEXTS,
} satisfies Partial<Record<Declaration, OptionRule | true>>;

/** What has a boolean as its default is one, and what has a list is one of texts. */
function ruleBy(byDefault: unknown): OptionRule | true {
  if (typeof byDefault === "boolean") return BOOLEAN;
  return Array.isArray(byDefault) ? TEXTS : true;
}

const RULED = DECLARATIONS.flatMap((name) => {
  const byDefault: unknown = Reflect.get(DEFAULTS, name);
  const rule = RULES[name] ?? ruleBy(byDefault);
  return rule === true ? [] : [{ name, rule, isOptional: byDefault === undefined }];
});

/** Values of another kind than their declaration's. With TypeScript the compiler has refused them before. */
export function checkValues({ resource, refuse }: Pick<Checked, "resource" | "refuse">): void {
  for (const { name, rule, isOptional } of RULED) {
    const value: unknown = Reflect.get(resource, name);
    if (value !== undefined || !isOptional) checkValue(name, value, rule, refuse);
  }
}
