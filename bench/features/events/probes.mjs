import { setTimeout as sleep } from "node:timers/promises";
import { ask, at, isRefused, until } from "../asking.mjs";

/** Reads a stream of events until a text is in it. */
async function eventsUntil(port, text, headers = {}) {
  const left = new AbortController();
  const response = await fetch(at(port, "/numbers"), {
    headers: { accept: "text/event-stream", ...headers },
    signal: left.signal,
  });
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let read = "";
  const late = setTimeout(() => left.abort(), 3_000);
  try {
    while (!read.includes(text)) {
      const { done, value } = await reader.read();
      if (done) break;
      read += decoder.decode(value, { stream: true });
    }
  } catch {
    // Late: what was read is all there is.
  }
  clearTimeout(late);
  return { response, read, leave: () => left.abort() };
}

export const probes = {
  "sends the events": async ({ port }) => {
    const { read, leave } = await eventsUntil(port, '"number":3');
    leave();
    return read.includes('"number":3');
  },
  "goes on behind Last-Event-ID": async ({ port }) => {
    const { read, leave } = await eventsUntil(port, '"number":3', { "last-event-id": "2" });
    leave();
    return read.includes('"number":3') && !read.includes('"number":2');
  },
  "a client that leaves stops the source": async (server) => {
    const isQuiet = async () => (await server.state()).open === 0;
    if (!(await until(isQuiet, 2_000))) return false;
    const { leave } = await eventsUntil(server.port, '"number":3');
    leave();
    return until(isQuiet, 2_000);
  },
  "406 where Accept excludes events": async ({ port }) =>
    (await statusOnly(port, "/numbers", { accept: "application/json" })) === 406,
  "405 with Allow for POST": async ({ port }) => isRefused(await ask(port, "/numbers", { method: "POST" })),
  "a stop ends open streams whole, in 5 s": async (server) => {
    const { read, leave } = await eventsUntil(server.port, '"number":3');
    const stopped = await Promise.race([server.drain().then(() => read !== ""), sleep(5_000, false)]);
    leave();
    return stopped;
  },
};

async function statusOnly(port, path, headers) {
  const left = new AbortController();
  const { status } = await fetch(at(port, path), { headers, signal: left.signal });
  left.abort();
  return status;
}
