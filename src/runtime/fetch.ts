import type { Service } from "../service/service.ts";
import { type FetchHandler, webHandler } from "./web/response.ts";

export type { FetchContext, FetchInfo } from "./web/fetchRequest.ts";
export type { FetchHandler } from "./web/response.ts";

/** For runtimes that report neither start nor end: requests wait for start hooks (503 if they throw; the next tries again). Call `service.stop()`. */
export function fetchHandler(service: Service): FetchHandler {
  return webHandler(service, false);
}
