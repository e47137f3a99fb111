import { type MaybePromise, whenResolved } from "../http/later.ts";
import { checkOf, type Model, type ModelIssue, type ModelResult, type Validation, validation } from "./model.ts";

/** The fields of a query or a form: a name that comes once has a text, one that is repeated a list. */
type Fields = Readonly<Record<string, unknown>>;

type Check<Output> = (value: unknown) => MaybePromise<ModelResult<Output>>;

/**
 * Checks fields by a model. A name that comes once may be meant as a list of one, and only the model knows: where it refuses the text, it
 * is asked again with a list.
 */
export function checkFields<Output>(check: Check<Output>, fields: Fields): MaybePromise<ModelResult<Output>> {
  const asked = whenResolved(check(fields), (asTexts) => {
    const names = refusedIn(asTexts).filter((name) => typeof fields[name] === "string");
    if (names.length === 0) return asTexts;
    return whenResolved(check(withLists(fields, names)), (asLists) => {
      const refused = new Set(refusedIn(asLists));
      const lists = names.filter((name) => !refused.has(name));
      if (lists.length === names.length) return asLists;
      return lists.length === 0 ? asTexts : check(withLists(fields, lists));
    });
  });
  return asked as MaybePromise<ModelResult<Output>>;
}

/** As `validate`, for the fields of a query or a form. */
export function validateFields(model: Model, fields: Fields): MaybePromise<Validation> {
  const check = checkOf(model);
  if (check === undefined) return { value: fields };
  return whenResolved(checkFields(check, fields), validation) as MaybePromise<Validation>;
}

/** The names of fields that are refused; of a list in which an item is refused, it is the item. What is no result is refused later. */
function refusedIn(result: ModelResult<unknown> | undefined): readonly string[] {
  const names = (result?.issues ?? []).flatMap(({ path: [first, ...rest] = [] }: ModelIssue) =>
    first === undefined || rest.length > 0 ? [] : [String(typeof first === "object" ? first.key : first)],
  );
  return [...new Set(names)];
}

/** Without a prototype, as the fields of a query: `__proto__` is a name like any other. */
function withLists(fields: Fields, names: readonly string[]): Fields {
  const all: Record<string, unknown> = Object.assign(Object.create(null), fields);
  for (const name of names) all[name] = [all[name]];
  return all;
}
