export type { NodeListener } from "./node/http1Adapter.ts";
export type { NodeLimits } from "./node/limits.ts";
export { nodeListener, type ServeOptions, type Serving, serve } from "./node/serve.ts";
export type { NodeUpgrade } from "./node/upgradeExchange.ts";
export type { DrainOptions, Listening, ListenOptions } from "./stopping.ts";
