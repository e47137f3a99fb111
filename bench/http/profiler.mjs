// The CPU profile of the process that imports this, from when it is warm.
import { Session } from "node:inspector/promises";

const session = new Session();

export async function start() {
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.setSamplingInterval", { interval: 200 });
  await session.post("Profiler.start");
}

export async function stop() {
  const { profile } = await session.post("Profiler.stop");
  session.disconnect();
  return profile;
}
