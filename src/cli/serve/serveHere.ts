import cluster from "node:cluster";
import { type Serving, serve } from "../../runtime/node.ts";
import type { Service } from "../../service/service.ts";
import { loadApp } from "../app/app.ts";
import { CliFault, EXIT, firstLine, notStarted } from "../line/fault.ts";
import type { Terminal } from "../output/terminal.ts";
import { routeLines } from "../routes/routeList.ts";
import { onStopWords, type ServeLine, type StopWord } from "./serveLine.ts";
import { type Started, startText } from "./startText.ts";

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
  const stopFailed = stopWhenTold(serving);
  if (cluster.isWorker) process.send?.(started);
  else terminal.out(startText(started, terminal, line.asJson));
  await Promise.race([serving.closed, stopFailed]);
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
