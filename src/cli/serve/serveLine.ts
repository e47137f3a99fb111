import cluster from "node:cluster";
import { once } from "node:events";
import { resolve } from "node:path";
import { findApp } from "../app/app.ts";
import { importPackage, readTypescript } from "../app/typescript.ts";
import { EXIT } from "../line/fault.ts";

export interface ServeLine {
  readonly app: string;
  readonly port: number;
  readonly host: string;
  readonly workers: number;
  readonly asJson: boolean;
}

/** What a worker tells its primary when it has served its last request, and reads from it before it ends. */
export const LEAVES = "leaves";

export type StopWord = "close" | "drain";

/** Calls `stop` for Ctrl-C, SIGTERM and what a parent sends: Ctrl-C closes, because a person waits, and SIGTERM drains. */
export function onStopWords(stop: (word: StopWord) => void): void {
  process.on("SIGTERM", () => stop("drain"));
  // A terminal signals the whole group; workers are told by their primary.
  process.on("SIGINT", () => {
    if (!cluster.isWorker) stop("close");
  });
  process.on("message", (word) => {
    if (word === "close" || word === "drain") stop(word);
  });
}

/** Set by `--watch`: `first` prints the routes, `again` follows a change, `spare` waits with all but the app loaded. */
export const WATCHED = "SIGNALBOX_WATCHED";
export const LISTENS = "listens";

export interface ServeNow {
  /** Its working directory, which may have been removed and made again since it was started. */
  readonly serveIn: string;
  /** When the change was seen, in milliseconds of the system's clock. */
  readonly changedAt: number;
}

/** In a spare process: loads what every app needs, and waits. Resolves when it is told to serve. */
export async function untilServeNow(app: string | undefined): Promise<ServeNow> {
  const told = once(process, "message") as Promise<[ServeNow]>;
  // The watching process is gone.
  const leave = () => process.exit(EXIT.ok);
  process.once("disconnect", leave);
  // What fails here fails again when it serves, and is reported then.
  await warmUp(app).catch(() => undefined);
  const [message] = await told;
  process.off("disconnect", leave);
  process.env[WATCHED] = "again";
  process.chdir(message.serveIn);
  return message;
}

async function warmUp(app: string | undefined): Promise<void> {
  const place = resolve(findApp(app, "serve"));
  await importPackage(place);
  await readTypescript(place);
}
