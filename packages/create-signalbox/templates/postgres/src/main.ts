import { serve } from "signalbox/node";
import { service } from "./app.ts";

// On SIGTERM, it accepts connections for 5 seconds more, until no load balancer sends requests. Those under way then have
// 10 seconds, and the stop hooks another 10. Keep the sum below terminationGracePeriodSeconds (kubernetes.yaml) and
// stop_grace_period (compose.yaml).
await serve(service, {
  host: process.env["HOST"] ?? "127.0.0.1",
  port: Number(process.env["PORT"] ?? 8080),
  signals: true,
  drain: { acceptFor: 5_000, within: 10_000 },
});
