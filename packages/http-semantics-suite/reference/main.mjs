// node main.mjs [--port 8080] [--fault 17 | --fault methods-01]

import { parseArgs } from "node:util";
import { serverWithBlindFault } from "./blind/index.mjs";
import { serverWithFault } from "./faults/index.mjs";
import { serverOf } from "./server.mjs";
import { handle } from "./service.mjs";

const { values } = parseArgs({ options: { port: { type: "string", default: "0" }, fault: { type: "string" } } });
const server = serverNamed(values.fault);
server.listen(Number(values.port), "127.0.0.1", () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
});

/** Faults of the first set have numbers, those of the second have ids. @param {string | undefined} fault */
function serverNamed(fault) {
  if (fault === undefined) return serverOf(handle);
  return /^\d+$/.test(fault) ? serverWithFault(Number(fault)) : serverWithBlindFault(fault);
}
