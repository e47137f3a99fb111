import { fileURLToPath } from "node:url";
import { type Serving, serve } from "signalbox/node";
import { openDatabase } from "./database.ts";
import { createLibrary } from "./library.ts";

const { HOST = "127.0.0.1", PORT = "8080" } = process.env;
// This file runs as dist/main.js; the data is beside dist, and is not built away.
const path = process.env["LIBRARY_DB"] ?? fileURLToPath(new URL("../data/library.db", import.meta.url));

/** Whatever keeps the service from starting is one line. */
function refuse(line: string): never {
  console.error(line);
  process.exit(1);
}

const port = Number(PORT);
if (!/^\d{1,5}$/.test(PORT) || port > 65_535)
  refuse(`PORT is ${JSON.stringify(PORT)}: a number from 0 to 65535 is needed.`);

const database = open();
const service = await createLibrary(database);
const serving = await listen();

console.log(`The library is open at ${serving.url}
  try     curl -i ${serving.url}/books
  or see  ${serving.url}/ in a browser, with more to try
  data    ${path}
  stop    Ctrl-C`);

// Once: who signals a second time does not want to wait for what is in flight.
process.once("SIGINT", stop);
process.once("SIGTERM", stop);

function open() {
  try {
    return openDatabase(path);
  } catch (error) {
    return refuse(`The database ${path} cannot be opened: ${(error as Error).message}`);
  }
}

async function listen(): Promise<Serving> {
  try {
    return await serve(service, { host: HOST, port });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "EADDRINUSE") return refuse(`The library cannot listen at ${HOST}:${PORT}: ${message}`);
    return refuse(`Port ${PORT} of ${HOST} is in use. Choose another: PORT=${port + 1} npm start`);
  }
}

function stop(): void {
  console.log("The library closes.");
  void serving.close().then(() => database.close());
}
