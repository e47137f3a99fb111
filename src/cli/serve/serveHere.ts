import cluster from "node:cluster";
import { Later } from "../../http/later.ts";
import { type Serving, serve } from "../../runtime/node.ts";
import type { Service } from "../../service/service.ts";
import { loadApp } from "../app/app.ts";
import { type CliFault, EXIT, failed, firstLine, notStarted } from "../line/fault.ts";
import type { Terminal } from "../output/terminal.ts";
import { type RouteLine, routeLines, routeTable } from "../routes/runRoutes.ts";
import { LEAVES, LISTENS, onStopWords, type ServeLine, WATCHED } from "./serveLine.ts";

/** Serves in this process until it is stopped. After a change, the time is counted from that. */
export async function serveHere(line: ServeLine, terminal: Terminal, changedAt?: number): Promise<number> {
  const app = await loadApp(line.app, "serve", terminal);
  const serving = await listen(app.service, line);
  const { url, port } = serving;
  const milliseconds = Math.round(changedAt === undefined ? process.uptime() * 1000 : Date.now() - changedAt);
  const { workers } = line;
  const started: Started = { url, port, app: app.path, workers, milliseconds, routes: routeLines(app.service) };
  // Before the message: a parent that reads it may send the signal at once.
  const stopFailed = stopWhenTold(serving);
  if (cluster.isWorker) process.send?.(started);
  else terminal.out(startText(started, terminal, line.asJson));
  if (!cluster.isWorker && process.env[WATCHED] !== undefined) process.send?.(LISTENS);
  await Promise.race([serving.closed, stopFailed]);
  if (cluster.isWorker) await leave();
  return EXIT.ok;
}

/** Resolves when the primary hands no more connections over: one that it sent meanwhile would be lost. */
function leave(): Promise<void> {
  return new Promise((resolve) => {
    process.on("message", (message) => {
      if (message === LEAVES) resolve();
    });
    process.send?.(LEAVES, undefined, undefined, (error: unknown) => {
      if (error !== null && error !== undefined) resolve();
    });
  });
}

async function listen(service: Service, line: ServeLine): Promise<Serving> {
  // Before it is served, the app itself may listen. Not every runtime that runs the command line can tell.
  const isOpenAlready = process.getActiveResourcesInfo?.().includes("TCPServerWrap") ?? false;
  try {
    return await serve(service, { port: line.port, host: line.host });
  } catch (error) {
    if (error instanceof Error && error.name === "LifecycleError") throw notStarted(error);
    throw cannotListen(error as NodeJS.ErrnoException, line, isOpenAlready);
  }
}

/** Ctrl-C closes, and SIGTERM drains; a second signal exits. Rejects where stopping fails. */
function stopWhenTold(serving: Serving): Later<never> {
  let isStopping = false;
  const stopFailed = new Later<never>();
  onStopWords((word) => {
    if (isStopping) process.exit(EXIT.ok);
    isStopping = true;
    serving[word]().catch((error: unknown) =>
      stopFailed.reject(failed(`it could not ${word}: ${firstLine(error)}`, "Its connections are cut.", error)),
    );
  });
  process.on("disconnect", () => process.exit(EXIT.ok));
  return stopFailed;
}

export function cannotListen(error: NodeJS.ErrnoException, line: ServeLine, appListens: boolean): CliFault {
  const { port, host, app } = line;
  const { code = "" } = error;
  const fault = (message: string, remedy: string) => failed(message, remedy, error);
  if (code === "EADDRINUSE" && appListens)
    return fault(
      `${app} listens at port ${port} itself`,
      "Leave that to signalbox serve: export the service, and call serve() in another file.",
    );
  const next = `Choose another: signalbox serve ${app} --port ${port === 65_535 ? 8081 : port + 1}`;
  if (code === "EADDRINUSE") return fault(`port ${port} of ${host} is in use`, next);
  if (code === "EACCES")
    return fault(`port ${port} needs more rights than this user has`, "Choose one from 1024 on: --port 8080");
  if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"].includes(code))
    return fault(
      `${host} is no address of this machine`,
      "Give --host 127.0.0.1 for this machine only, or --host 0.0.0.0 for all of its addresses.",
    );
  return fault(`cannot listen on ${host}:${port}: ${firstLine(error)}`, "Run it again with --stack to see where.");
}

/** What is told when the service listens: on the terminal, and by a worker to its primary. */
export interface Started {
  readonly url: string;
  readonly port: number;
  readonly app: string;
  readonly workers: number;
  readonly milliseconds: number;
  readonly routes: readonly RouteLine[];
}

export function startText(started: Started, terminal: Terminal, asJson: boolean): string {
  const { url, app, workers, milliseconds, routes } = started;
  if (asJson) return `${JSON.stringify({ ...started, pid: process.pid })}\n`;
  const { paint } = terminal;
  if (process.env[WATCHED] === "again") return `${paint.green("restarted")} at ${url} (${milliseconds} ms)\n`;
  const shared = workers > 1 ? `, ${workers} workers` : "";
  return [
    `${paint.bold("signalbox")} serves ${app} at ${paint.cyan(url)} ${paint.dim(`(${milliseconds} ms${shared})`)}\n\n`,
    routeTable(routes, terminal, false),
    process.env["NODE_ENV"] === "production"
      ? "\nNODE_ENV is production: no trace is sent unless the service has trace: true.\n"
      : "",
    "\n",
  ].join("");
}
