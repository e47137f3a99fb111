import cluster from "node:cluster";

/** Several processes at one port. One that dies is replaced; when we are told to stop, all of them are, and none is. */
export function startWorkers(count: number, onListening: (port: number) => void): void {
  let isStopping = false;
  let isTold = false;
  for (let worker = 0; worker < count; worker += 1) cluster.fork();
  cluster.on("listening", (_worker, { port }) => {
    if (!isTold) onListening(port);
    isTold = true;
  });
  cluster.on("exit", () => {
    if (!isStopping) cluster.fork();
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      isStopping = true;
      for (const worker of Object.values(cluster.workers ?? {})) worker?.kill("SIGTERM");
    });
  }
}
