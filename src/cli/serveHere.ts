import cluster from "node:cluster";
import { type Serving, serve } from "../runtime/node.ts";
import type { Service } from "../service/service.ts";
import { loadApp } from "./app.ts";
import { CliFault, EXIT, firstLine, notStarted } from "./fault.ts";
import { routeLines } from "./routeList.ts";
import type { ServeLine, Started, StopWord } from "./serveLine.ts";
import { startText } from "./startText.ts";
import type { Terminal } from "./terminal.ts";

/** Serves in this process until it is stopped. */
export async function serveHere(line: ServeLine, terminal: Terminal): Promise<number> {
  const app = await loadApp(line.app, "serve");
  const serving = await listen(app.service, line);
  const started: Started = {
    url: serving.url,
    port: serving.port,
    app: app.path,
    workers: line.workers,
    milliseconds: Math.round(process.uptime() * 1000),
    routes: routeLines(app.service),
  };
  // Before the message: a parent that reads it may send the signal at once.
  stopWhenTold(serving);
  if (cluster.isWorker) process.send?.(started);
  else terminal.out(startText(started, terminal, line.asJson));
  await serving.closed;
  return EXIT.ok;
}

async function listen(service: Service, line: ServeLine): Promise<Serving> {
  const { port, host } = line;
  try {
    return await serve(service, { port, host });
  } catch (error) {
    if (error instanceof Error && error.name === "LifecycleError") throw notStarted(error);
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EADDRINUSE")
      throw new CliFault(EXIT.failed, `cannot listen on ${host}:${port}: ${firstLine(error)}`, "", error);
    const other = `signalbox serve ${line.app} --port ${port === 65_535 ? 8081 : port + 1}`;
    throw new CliFault(EXIT.failed, `port ${port} of ${host} is in use`, `Choose another: ${other}`, error);
  }
}

/** Ctrl-C stops at once, because a person waits; SIGTERM drains, so that load balancers notice. A second signal exits. */
function stopWhenTold(serving: Serving): void {
  let isStopping = false;
  const stop = (word: StopWord) => {
    if (isStopping) process.exit(EXIT.ok);
    isStopping = true;
    void serving[word]();
  };
  process.on("SIGTERM", () => stop("drain"));
  // A terminal signals the whole group; workers are told by their primary.
  process.on("SIGINT", () => {
    if (!cluster.isWorker) stop("close");
  });
  process.on("message", (word) => {
    if (word === "close" || word === "drain") stop(word);
  });
  process.on("disconnect", () => process.exit(EXIT.ok));
}
