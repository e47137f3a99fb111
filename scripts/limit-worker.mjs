// One of the processes that share a limit: asks until its parent says stop, then tells what it saw.
import { createClient } from "redis";
import { RedisLimiter } from "../dist/limit/redis.js";
import { hammer, POLICY } from "./limit-load.mjs";

const client = createClient({ url: process.argv[2], socket: { reconnectStrategy: 20 } });
client.on("error", () => undefined);
await client.connect();
const limiter = new RedisLimiter({ client, ...POLICY });
await limiter.peek("warm up");
process.send("ready");
const until = { stopped: false };
process.on("message", (message) => {
  if (message === "stop") until.stopped = true;
  else void work();
});

async function work() {
  const result = await hammer(limiter, until);
  process.send({ ...result, stats: limiter.stats() });
  client.destroy();
  process.disconnect();
}
