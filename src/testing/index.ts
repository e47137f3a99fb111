export { assertTrace, TestAnswer } from "./answer.ts";
export { type ContractOptions, checkContract, type Situation } from "./contract.ts";
export { type ContractFinding, type ContractReport, contractText, type Undrawn } from "./contractReport.ts";
export type { ContractKnowledge, ContractRequest } from "./contractRequest.ts";
export { type DoorLog, doorService } from "./doorService.ts";
export { type Ask, DOOR_CASES, type DoorCase } from "./doorSuite.ts";
export { request, type TestRequest } from "./request.ts";
