import type { RouteLine } from "./routeList.ts";

/** How `serve` was called. */
export interface ServeLine {
  readonly app: string;
  readonly port: number;
  readonly host: string;
  readonly workers: number;
  readonly asJson: boolean;
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

/** What a parent may send to stop this process. */
export type StopWord = "close" | "drain";
