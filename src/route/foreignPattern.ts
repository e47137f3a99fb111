/**
 * How other frameworks write a segment of a pattern, and how it is written here. A pattern of another framework is refused
 * with its translation.
 */

const NAME = "([A-Za-z_][\\w-]*)";

interface Form {
  readonly form: RegExp;
  /** The name, and whether it takes the rest; `rest` where the other framework needs no name. */
  readonly read: (...found: readonly string[]) => { readonly name: string; readonly isRest: boolean };
}

const FORMS: readonly Form[] = [
  // :id  :id?  :id(\d+)  :path*  :path+
  {
    form: new RegExp(`^:${NAME}(?:\\(.*\\))?([*+?]?)$`),
    read: (name = "", sign = "") => ({ name, isRest: sign === "*" || sign === "+" }),
  },
  // *  **  *path  **path  **:path
  { form: new RegExp(`^\\*{1,2}:?${NAME}?$`), read: (name) => ({ name: name ?? "rest", isRest: true }) },
  // (.*)
  { form: /^\(\.[*+]\)$/, read: () => ({ name: "rest", isRest: true }) },
  // [id]  [...path]  [[...path]]
  {
    form: new RegExp(`^\\[{1,2}(\\.{3})?${NAME}\\]{1,2}$`),
    read: (dots, name = "") => ({ name, isRest: dots !== undefined }),
  },
  // <id>  <int:id>  <path:path>
  {
    form: new RegExp(`^<(?:(\\w+):)?${NAME}>$`),
    read: (kind, name = "") => ({ name, isRest: kind === "path" }),
  },
  // {*path}  {**path}
  { form: new RegExp(`^\\{\\*{1,2}${NAME}\\}$`), read: (name = "") => ({ name, isRest: true }) },
  // {path...}  {path+}  {id?}  {path:path}  {id:int}  {id:\d+}
  {
    form: new RegExp(`^\\{${NAME}(\\.{3}|[+?*]|:.*)\\}$`),
    read: (name = "", sign = "") => ({ name, isRest: /^(?:\.{3}|[+*]|:path|:\.[*+])$/.test(sign) }),
  },
];

/** The segment as it is written here; undefined where it is not a parameter of any framework that is known. */
export function translatedSegment(text: string): string | undefined {
  for (const { form, read } of FORMS) {
    const found = form.exec(text);
    if (found === null) continue;
    const { name, isRest } = read(...found.slice(1));
    return `{${name}${isRest ? "*" : ""}}`;
  }
  return undefined;
}

/** The whole pattern, with every segment translated that can be. */
export function translatedPattern(pattern: string): string {
  const segments = pattern.replace(/^\//, "").split("/");
  return `/${segments.map((text) => translatedSegment(text) ?? text).join("/")}`;
}
