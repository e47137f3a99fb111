// Open-loop load: arrivals follow a Poisson process and do not wait for responses. A time is counted from when a request was
// due, so that a generator that is late hides no delay.
import { Agent, request } from "node:http";

/** Milliseconds after which no client waits any longer. */
export const PATIENCE = 1000;
/** The most requests without a response: a generator that ran out of sockets would measure itself. */
const MOST_OPEN = 4000;

/**
 * @param {{ port: number, rate: number, seconds: number, classOf?: () => Record<string, string> }} load `classOf` gives fields
 * @returns {Promise<{ due: number, status: number, took: number, fields: Record<string, string> }[]>} status 0: none came in time
 */
export function openLoop({ port, rate, seconds, classOf = () => ({}) }) {
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_OPEN });
  const results = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  let due = start;
  let open = 0;
  return new Promise((resolve) => {
    const done = () => {
      if (open > 0 || due < end) return;
      agent.destroy();
      resolve(results);
    };
    const send = (at) => {
      const fields = classOf();
      const result = { due: at - start, status: 0, took: PATIENCE, fields };
      results.push(result);
      if (open >= MOST_OPEN) return;
      open += 1;
      let isOver = false;
      const over = (status) => {
        if (isOver) return;
        isOver = true;
        clearTimeout(timer);
        const took = performance.now() - at;
        if (took < PATIENCE) Object.assign(result, { status, took });
        open -= 1;
        done();
      };
      const sent = request({ host: "127.0.0.1", port, path: "/work", agent, headers: fields }, (response) => {
        response.resume();
        response.on("end", () => over(response.statusCode ?? 0));
      });
      const timer = setTimeout(() => sent.destroy(), Math.max(0, at + PATIENCE - performance.now()));
      sent.on("error", () => over(0));
      sent.on("close", () => over(0));
      sent.end();
    };
    const tick = () => {
      const now = performance.now();
      while (due <= now && due < end) {
        send(due);
        due += (-Math.log(1 - Math.random()) * 1000) / rate;
      }
      if (due < end) setTimeout(tick, Math.min(5, Math.max(1, due - now)));
      else done();
    };
    tick();
  });
}

/** The most that a server does: so many clients that each wait for a response, one after the other. Requests a second. */
export async function closedLoop({ port, clients, seconds }) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const one = () =>
    new Promise((resolve, reject) => {
      const sent = request({ host: "127.0.0.1", port, path: "/work", agent }, (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode));
      });
      sent.on("error", reject);
      sent.end();
    });
  const client = async () => {
    while (performance.now() < end) if ((await one()) === 200) count += 1;
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return count / seconds;
}
