import type { RequestEvent } from "./event.ts";

/**
 * The diagnostics channel that every request's event is published on, where the runtime has such channels. A subscriber must
 * not throw: by Node's design what it throws is an uncaught exception, which no publisher can catch. A sink may.
 */
export const CHANNEL = "signalbox.request";

interface Channel {
  readonly hasSubscribers: boolean;
  publish(event: RequestEvent): void;
}

interface Host {
  readonly process?: {
    getBuiltinModule?(name: "node:diagnostics_channel"): { channel(name: string): Channel } | undefined;
  };
}

/** Looked for through the globals, because the core knows no runtime. */
export function requestChannel(host: Host = globalThis as Host): Channel | undefined {
  try {
    return host.process?.getBuiltinModule?.("node:diagnostics_channel")?.channel(CHANNEL);
  } catch {
    return undefined;
  }
}
