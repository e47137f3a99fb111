// The suite's service as a Worker.
import { fetchHandler } from "../../dist/runtime/fetch.js";
import { runtimeService } from "../runtimeService.mjs";
import { AROUND } from "./aroundCases.mjs";

const handler = fetchHandler(runtimeService({ produced: 0, released: 0 }, AROUND));

export default { fetch: handler };
