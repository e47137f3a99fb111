import cluster from "node:cluster";
import { availableParallelism } from "node:os";
import { findApp, onlyApp } from "../app/app.ts";
import { type Given, readNumber } from "../line/command.ts";
import { wronglyCalled } from "../line/fault.ts";
import type { Terminal } from "../output/terminal.ts";
import { type ServeLine, untilServeNow, WATCHED } from "./serveLine.ts";

/** Each way to serve loads its own modules: what watches loads no server, so that it starts its child at once. */
export async function runServe(given: Given, terminal: Terminal): Promise<number> {
  if (process.env[WATCHED] === "spare") {
    const { serveHere } = await import("./serveHere.ts");
    const { changedAt } = await untilServeNow(onlyApp(given));
    // The line is read when it serves: until then the app may have been moved.
    return serveHere(lineOf(given), terminal, changedAt);
  }
  const line = lineOf(given);
  if (given.has("watch")) return (await import("./serveWatching.ts")).serveWatching(line, terminal);
  return line.workers > 1 && cluster.isPrimary
    ? (await import("./serveWithWorkers.ts")).serveWithWorkers(line, terminal)
    : (await import("./serveHere.ts")).serveHere(line, terminal);
}

function lineOf(given: Given): ServeLine {
  const { PORT } = process.env;
  const isProduction = given.has("production");
  // Before the app is loaded, which looks at it.
  if (isProduction) process.env["NODE_ENV"] ||= "production";
  const port = given.number("port", [0, 65_535]) ?? (PORT === undefined ? 8080 : readNumber("PORT", PORT, [0, 65_535]));
  return {
    app: findApp(onlyApp(given), "serve"),
    port,
    host: given.text("host") ?? (isProduction ? "0.0.0.0" : "127.0.0.1"),
    workers: workersOf(given.text("workers") ?? "1"),
    asJson: given.has("json"),
  };
}

function workersOf(text: string): number {
  if (text === "auto") return availableParallelism();
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  throw wronglyCalled(`--workers is ${JSON.stringify(text)}`, "Give a whole number from 1 to 999, or auto.");
}
