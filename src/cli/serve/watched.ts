import { resolve } from "node:path";
import { findApp } from "../app/app.ts";
import { importPackage, readTypescript } from "../app/typescript.ts";
import { EXIT } from "../line/fault.ts";

/**
 * What `--watch` sets for the processes that it starts: `first` for the first one, which prints the table of routes, `again`
 * for each that serves after a change, and `spare` for one that waits for the next change with everything loaded but the app.
 */
export const WATCHED = "SIGNALBOX_WATCHED";

/** What a process under `--watch` sends when it listens. */
export const LISTENS = "listens";

/** What a spare process is sent when it shall serve. */
export interface ServeNow {
  /** Its working directory, which may have been removed and made again since it was started. */
  readonly serveIn: string;
  /** When the change was seen, in milliseconds of the system's clock. */
  readonly changedAt: number;
}

/** In a spare process: loads what every app needs, and waits. Resolves when it is told to serve. */
export async function untilServeNow(app: string | undefined): Promise<ServeNow> {
  const told = new Promise<ServeNow>((resolve) => {
    process.once("message", (message) => resolve(message as ServeNow));
  });
  // The watching process is gone.
  const leave = () => process.exit(EXIT.ok);
  process.once("disconnect", leave);
  // What fails here fails again when it serves, and is reported then.
  await warmUp(app).catch(() => undefined);
  const message = await told;
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
