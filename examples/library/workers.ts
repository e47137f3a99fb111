import cluster, { type Worker } from "node:cluster";

/** A worker that has served for so many milliseconds was well, and it is replaced at once. */
const SOUND = 1000;
/** Others wait ever longer, so that what keeps them from starting is not tried for ever. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;

/** Several processes at one port. One that dies is replaced; when we are told to stop, all of them are, and none is. */
export function startWorkers(count: number, onListening: (port: number) => void): void {
  const servesSince = new Map<number, number>();
  const waiting = new Set<NodeJS.Timeout>();
  let isStopping = false;
  let isTold = false;
  let pause = 0;

  // The first goes ahead: what keeps it from listening would keep all of them, and is said once, by itself.
  cluster.fork();
  cluster.on("listening", ({ id }, { port }) => {
    servesSince.set(id, performance.now());
    if (isTold || isStopping) return;
    isTold = true;
    onListening(port);
    for (let worker = 1; worker < count; worker += 1) cluster.fork();
  });
  cluster.on("exit", ({ id, process: { pid } }: Worker, code: number | null, signal: string | null) => {
    const served = performance.now() - (servesSince.get(id) ?? Number.POSITIVE_INFINITY);
    servesSince.delete(id);
    if (isStopping) return;
    if (!isTold) {
      process.exitCode = code ?? 1;
      return;
    }
    pause = served > SOUND ? 0 : Math.min(Math.max(FIRST_PAUSE, pause * 2), LONGEST_PAUSE);
    const how = signal === null ? `with ${code}` : `by ${signal}`;
    console.error(`Worker ${pid} ended ${how}. It is replaced${pause === 0 ? "" : ` in ${pause} ms`}.`);
    const timer = setTimeout(() => {
      waiting.delete(timer);
      cluster.fork();
    }, pause);
    waiting.add(timer);
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      isStopping = true;
      for (const timer of waiting) clearTimeout(timer);
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
    });
  }
}
