import cluster from "node:cluster";

export interface ServeLine {
  readonly app: string;
  readonly port: number;
  readonly host: string;
  readonly workers: number;
  readonly asJson: boolean;
}

/** What a worker tells its primary when it has served its last request, and reads from it before it ends. */
export const LEAVES = "leaves";

/** What a parent may send to stop this process. */
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
