import { serve } from "../../../dist/runtime/node.js";

export async function start(app) {
  const serving = await serve(app, { port: 0 });
  return { port: serving.port, drain: () => serving.drain() };
}
