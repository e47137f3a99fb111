export { type DebugOptions, debug } from "./debug.ts";
export { type ExplainedStep, type Explanation, explain, type Outlook } from "./explain.ts";
export type { Allow } from "./gate.ts";
export type { MaskOptions } from "./mask.ts";
export type { ExplainRequest } from "./typed.ts";
export { readTyped } from "./typed.ts";
