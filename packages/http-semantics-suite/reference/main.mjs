// node main.mjs [--port 8080] [--fault 17]

import { parseArgs } from "node:util";
import { serverWithFault } from "./faults/index.mjs";
import { serverOf } from "./server.mjs";
import { handle } from "./service.mjs";

const { values } = parseArgs({ options: { port: { type: "string", default: "0" }, fault: { type: "string" } } });
const server = values.fault === undefined ? serverOf(handle) : serverWithFault(Number(values.fault));
server.listen(Number(values.port), "127.0.0.1", () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
});
