export { assertTrace, TestAnswer } from "./answer.ts";
export { request, type TestRequest } from "./request.ts";
