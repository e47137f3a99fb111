export { type DebugOptions, debug } from "./debug.ts";
export { type ExplainedStep, type Explanation, explain, type Outlook } from "./explain.ts";
export type { ExplainRequest } from "./explainRequest.ts";
export type { Allow } from "./gate.ts";
export type { MaskOptions } from "./mask.ts";
export { readTyped } from "./typed.ts";
