export { assertTrace, TestAnswer } from "./answer.ts";
export { type DoorLog, doorService } from "./doorService.ts";
export { type Ask, DOOR_CASES, type DoorCase } from "./doorSuite.ts";
export { request, type TestRequest } from "./request.ts";
