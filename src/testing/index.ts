export { type ContractOptions, checkContract, type Situation } from "./contract.ts";
export type { ContractRequest } from "./contractOperation.ts";
export { type ContractFinding, type ContractReport, contractText, type Undrawn } from "./contractReport.ts";
export type { ContractKnowledge } from "./contractTools.ts";
export type { SuiteCase } from "./expectation.ts";
export { JOB_CASES, type TriedJobs } from "./jobSuite.ts";
export {
  type BrokenLimiter,
  type BuildLimiter,
  LIMITER_CASES,
  LIMITER_FAULT_CASES,
  type LimiterCase,
  type TriedLimiter,
} from "./limiterSuite.ts";
export { type RaceFinding, type RaceReport, type RaceTried, type RaceUntried, racesText } from "./raceReport.ts";
export { checkRaces, type RaceOptions } from "./races.ts";
export { assertTrace, request, type TestRequest, TestResponse, testFetch } from "./request.ts";
export { statusesOf } from "./statusesOf.ts";
export { type BrokenStore, STORE_CASES, STORE_FAULT_CASES, type TriedStore } from "./storeSuite.ts";
