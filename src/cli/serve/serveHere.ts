import cluster from "node:cluster";
import { type Serving, serve } from "../../runtime/node.ts";
import type { Service } from "../../service/service.ts";
import { loadApp } from "../app/app.ts";
import { CliFault, EXIT, firstLine, notStarted } from "../line/fault.ts";
import type { Terminal } from "../output/terminal.ts";
import { routeLines } from "../routes/routeList.ts";
import { cannotListen, listensAlready } from "./cannotListen.ts";
import { LEAVES, onStopWords, type ServeLine, type StopWord } from "./serveLine.ts";
import { type Started, startText } from "./startText.ts";
import { LISTENS, WATCHED } from "./watched.ts";

/** Serves in this process until it is stopped. After a change, the time is counted from that. */
export async function serveHere(line: ServeLine, terminal: Terminal, changedAt?: number): Promise<number> {
  const app = await loadApp(line.app, "serve", terminal);
  const serving = await listen(app.service, line);
  const started: Started = {
    url: serving.url,
    port: serving.port,
    app: app.path,
    workers: line.workers,
    milliseconds: Math.round(changedAt === undefined ? process.uptime() * 1000 : Date.now() - changedAt),
    routes: routeLines(app.service),
  };
  // Before the message: a parent that reads it may send the signal at once.
  const stopFailed = stopWhenTold(serving);
  if (cluster.isWorker) process.send?.(started);
  else terminal.out(startText(started, terminal, line.asJson));
  if (!cluster.isWorker && process.env[WATCHED] !== undefined) process.send?.(LISTENS);
  await Promise.race([serving.closed, stopFailed]);
  if (cluster.isWorker) await leave();
  return EXIT.ok;
}

/**
 * Resolves when the primary knows that this worker takes no more connections. One that it handed over meanwhile was sent back, and
 * is another worker's; where this process ended at once, it would be lost.
 */
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
  const isOpenAlready = listensAlready();
  try {
    return await serve(service, { port: line.port, host: line.host });
  } catch (error) {
    if (error instanceof Error && error.name === "LifecycleError") throw notStarted(error);
    throw cannotListen(error as NodeJS.ErrnoException, line, isOpenAlready);
  }
}

/**
 * Ctrl-C stops at once, because a person waits; SIGTERM drains, so that load balancers notice. A second signal exits. Rejects
 * where stopping fails.
 */
function stopWhenTold(serving: Serving): Promise<never> {
  let isStopping = false;
  let fail: (error: unknown) => void = () => undefined;
  const failed = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  const stop = (word: StopWord) => {
    if (isStopping) process.exit(EXIT.ok);
    isStopping = true;
    serving[word]().catch((error: unknown) =>
      fail(new CliFault(EXIT.failed, `it could not ${word}: ${firstLine(error)}`, "Its connections are cut.", error)),
    );
  };
  onStopWords(stop);
  process.on("disconnect", () => process.exit(EXIT.ok));
  return failed;
}
