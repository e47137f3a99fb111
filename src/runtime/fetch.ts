import type { Service } from "../service/service.ts";
import { type FetchHandler, webHandler } from "./web/handler.ts";

export type { FetchContext, FetchInfo } from "./web/fetchRequest.ts";
export type { FetchHandler } from "./web/handler.ts";

/**
 * The adapter for runtimes with the fetch API. These report neither their start nor their end: the first request waits for
 * the start hooks. Where those throw, the response is 503 and the next request tries again. The author calls the stop hooks:
 * `service.stop()`.
 */
export function fetchHandler(service: Service): FetchHandler {
  return webHandler(service, false);
}
