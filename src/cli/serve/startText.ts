import type { Terminal } from "../output/terminal.ts";
import type { RouteLine } from "../routes/routeList.ts";
import { routeTable } from "../routes/routeTable.ts";
import { WATCHED } from "./watched.ts";

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
    "\n",
  ].join("");
}
