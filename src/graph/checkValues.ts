import { BOOLEAN, checkValue, type OptionRule, TEXTS } from "../resource/options.ts";
import { DECLARATIONS, DEFAULTS } from "../resource/overrides.ts";
import { factsOf } from "../resource/record.ts";
import type { Checked } from "./checked.ts";

/** What has a boolean as its default is one, and what has a list is one of texts. */
function ruleBy(byDefault: unknown): OptionRule | true {
  if (typeof byDefault === "boolean") return BOOLEAN;
  return Array.isArray(byDefault) ? TEXTS : true;
}

const RULED = DECLARATIONS.flatMap((name) => {
  const byDefault: unknown = Reflect.get(DEFAULTS, name);
  const rule = factsOf(name)?.rule ?? ruleBy(byDefault);
  return rule === true ? [] : [{ name, rule, isOptional: byDefault === undefined }];
});

/** Values of another kind than their declaration's. With TypeScript the compiler has refused them before. */
export function checkValues({ resource, refuse }: Pick<Checked, "resource" | "refuse">): void {
  for (const { name, rule, isOptional } of RULED) {
    const value: unknown = Reflect.get(resource, name);
    if (value !== undefined || !isOptional) checkValue(name, value, rule, refuse);
  }
}
