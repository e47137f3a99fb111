export type { AskedRequest } from "./askedRequest.ts";
export { type Explanation, explain, type Outlook, type Step } from "./explain.ts";
