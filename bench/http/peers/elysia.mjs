// Elysia on Node, by its adapter.
import { node } from "@elysia/node";
import { elysiaFor } from "./elysia-app.mjs";
import { listening } from "./elysia-listening.mjs";

export function listen(workload) {
  return listening(elysiaFor(workload, { adapter: node() }));
}
