// The suite's service as a Worker.
import { fetchHandler } from "../../dist/runtime/fetch.js";
import { doorService } from "../../dist/testing/doorService.js";

const handler = fetchHandler(doorService({ produced: 0, released: 0 }));

export default { fetch: (request) => handler(request) };
