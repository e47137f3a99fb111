import cluster from "node:cluster";
import { availableParallelism } from "node:os";
import { appAndRest, findApp } from "../app/app.ts";
import { APP_ABOUT, type Command } from "../line/command.ts";
import { wronglyCalled } from "../line/fault.ts";
import { type Given, readNumber } from "../line/given.ts";
import { serveHere } from "./serveHere.ts";
import type { ServeLine } from "./serveLine.ts";
import { serveWatching } from "./serveWatching.ts";
import { serveWithWorkers } from "./serveWithWorkers.ts";

const ABOUT = `Serves the app over HTTP/1.1. Ctrl-C stops it after the requests in progress; SIGTERM drains it first, so that a
load balancer can notice. A second signal stops it immediately.

--watch restarts it when a source file in the app's folder, or below it, changes.
--workers shares the port among processes; one that dies is replaced.

${APP_ABOUT}`;

export const serveCommand: Command = {
  name: "serve",
  summary: "serve the app, and restart it when it changes",
  takes: "[app]",
  most: 1,
  about: ABOUT,
  flags: {
    port: { type: "string", short: "p", value: "N", says: "the port; 0 takes a free one (PORT, or else 8080)" },
    host: { type: "string", value: "ADDRESS", says: "the address to listen on (127.0.0.1)" },
    watch: { type: "boolean", short: "w", says: "restart it when a source file changes" },
    workers: { type: "string", value: "N", says: "how many processes serve it; auto is one for each core (1)" },
  },
  examples: [
    "signalbox serve",
    "signalbox serve src/app.ts --watch --port 3000",
    "signalbox serve dist/app.js --host 0.0.0.0 --workers auto",
  ],
  run: (given, terminal) => {
    const line = lineOf(given);
    if (given.has("watch")) return serveWatching(line, terminal);
    return line.workers > 1 && cluster.isPrimary ? serveWithWorkers(line, terminal) : serveHere(line, terminal);
  },
};

function lineOf(given: Given): ServeLine {
  const { PORT } = process.env;
  const port = given.number("port", [0, 65_535]) ?? (PORT === undefined ? 8080 : readNumber("PORT", PORT, [0, 65_535]));
  return {
    app: findApp(appAndRest(given).app, "serve"),
    port,
    host: given.text("host") ?? "127.0.0.1",
    workers: workersOf(given.text("workers") ?? "1"),
    asJson: given.has("json"),
  };
}

function workersOf(text: string): number {
  if (text === "auto") return availableParallelism();
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  throw wronglyCalled(`--workers is ${JSON.stringify(text)}`, "Give a whole number from 1 to 999, or auto.");
}
