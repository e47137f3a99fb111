import cluster from "node:cluster";
import { fileURLToPath } from "node:url";
import { type Serving, serve } from "signalbox/node";
import { openDatabase } from "./database.ts";
import { createLibrary } from "./library.ts";
import { loginLimiter } from "./loginLimiter.ts";
import { startWorkers } from "./workers.ts";

// ORIGINS: those whose scripts may use it, with commas between them.
const { HOST = "127.0.0.1", PORT = "8080", WORKERS = "1", REDIS_URL, ORIGINS } = process.env;
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
const workers = Number(WORKERS);
if (!/^\d{1,3}$/.test(WORKERS) || workers < 1)
  refuse(`WORKERS is ${JSON.stringify(WORKERS)}: a number from 1 is needed.`);

const database = open();
const limiter = await loginLimiter(cluster.isPrimary && workers > 1 ? undefined : REDIS_URL);
// The first process fills an empty library before others look at it.
const service = await createLibrary(database, {
  limiter,
  // Of several workers each would show its own requests only.
  debugPath: process.env["NODE_ENV"] !== "production" && workers === 1 ? "/_signalbox" : undefined,
  ...(ORIGINS !== undefined && { cors: { origins: ORIGINS.split(",") } }),
  stop: () => {
    limiter.close();
    database.close();
  },
});

if (cluster.isPrimary && workers > 1) {
  database.close();
  startWorkers(workers, (at) => greet(`http://${HOST}:${at}`));
} else {
  const serving = await listen();
  let isStopping = false;
  const stopOrEnd = () => {
    // Who signals a second time does not want to wait for what is in flight.
    if (isStopping) process.exit(1);
    isStopping = true;
    stop(serving);
  };
  process.on("SIGTERM", stopOrEnd);
  // A terminal signals workers as well, which the first process tells to stop.
  process.on("SIGINT", () => {
    if (cluster.isPrimary) stopOrEnd();
  });
  // Last: a parent that reads that it is open may stop it at once.
  if (cluster.isPrimary) greet(serving.url);
}

function greet(url: string): void {
  console.log(`The library is open at ${url}
  try     curl -i ${url}/books
  or see  ${url}/ in a browser, with more to try
  data    ${path}
  stop    Ctrl-C`);
}

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

function stop(serving: Serving): void {
  if (cluster.isPrimary) console.log("The library closes.");
  // Endless streams, such as the debugger's, end when the service drains.
  service.drain();
  void serving.close().then(() => {
    // Neither a worker's channel to the first process nor whatever a callback still waits for keeps it alive.
    process.exit(0);
  });
}
