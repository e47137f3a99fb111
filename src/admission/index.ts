export type { LimitOptions, LimitStep } from "./adaptiveLimit.ts";
export { type Admission, type AdmissionOptions, type AdmissionStats, admission } from "./admission.ts";
export type { GateClock } from "./gate.ts";
