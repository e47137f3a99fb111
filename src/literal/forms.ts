/** What the signatures of `resource`, `part` and `group` mention. A callback outside of its literal may need it: `LiteralForms.Found<"id", unknown, Book>`. */
export type * from "./callbacks.ts";
export type * from "./facts.ts";
export type * from "./form.ts";
export type * from "./groupForm.ts";
export type * from "./methodForm.ts";
export type * from "./models.ts";
export type * from "./partForm.ts";
export type * from "./partList.ts";
export type * from "./remembered.ts";
export type * from "./seen.ts";
export type * from "./statuses.ts";
export type * from "./statusTable.ts";
