import type { Service } from "../service/service.ts";
import { type FetchHandler, webHandler } from "./web/response.ts";

export type { FetchContext, FetchInfo } from "./web/fetchRequest.ts";
export type { FetchHandler } from "./web/response.ts";

/**
 * The adapter for runtimes with the fetch API, which report neither start nor end: the first request waits for the start hooks (503 if
 * they throw, and the next one tries again), and the author calls `service.stop()`.
 */
export function fetchHandler(service: Service): FetchHandler {
  return webHandler(service, false);
}
