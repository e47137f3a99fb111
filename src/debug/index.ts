export type { AskedRequest } from "./askedRequest.ts";
export { type DebugOptions, debug } from "./debug.ts";
export { type Explanation, explain, type Outlook, type Step } from "./explain.ts";
export type { Allow } from "./gate.ts";
export type { MaskOptions } from "./mask.ts";
export { readTyped } from "./typed.ts";
