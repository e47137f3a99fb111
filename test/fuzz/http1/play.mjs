// @ts-check
// Sends what a scenario says on a connection of its own, and gives what came back.
import { connect } from "node:net";
import { readResponses } from "./responses.mjs";

/** A connection that has not been closed by then is stuck. */
const PATIENCE = 10_000;
/** RFC 9110 10.1.1: a client that waits for 100 Continue does not wait for ever. */
const CONTINUE_MS = 100;

/**
 * @typedef {object} Outcome
 * @property {string} received latin1
 * @property {"closed" | "reset" | "refused" | "held"} end
 * @property {number} port of the client
 * @property {number} late the longest that this process itself kept the connection waiting, in milliseconds
 */

/** @param {import("./scenarios.mjs").Scenario} scenario @returns {string[]} the methods that responses are framed by */
export function methodsOf({ parts }) {
  const end = parts.findIndex(({ verdict }) => verdict === "broken" || verdict === "partial");
  return (end < 0 ? parts : parts.slice(0, end + 1)).map(({ method }) => method || "GET");
}

/** Whether the client has all that it can expect, so that it is for it to close. @param {import("./scenarios.mjs").Scenario} scenario @param {string} received */
function hasAll(scenario, received) {
  const { responses } = readResponses(received, methodsOf(scenario), false);
  const last = responses.at(-1);
  if (last === undefined || !last.whole) return false;
  if (last.closes) return true;
  const broken = scenario.parts.some(({ verdict }) => verdict === "broken" || verdict === "partial");
  return !broken && responses.length >= scenario.parts.length;
}

/** @param {import("./scenarios.mjs").Scenario} scenario @param {import("../shrink.mjs").Server} server @returns {Promise<Outcome>} */
export function play(scenario, server) {
  const { packets, ending } = scenario;
  return new Promise((resolve) => {
    let received = "";
    let late = 0;
    let clientPort = 0;
    let isReset = false;
    let at = 0;
    /** @type {(() => void) | undefined} */
    let heard;
    const socket = connect({ port: server.port, host: "127.0.0.1", noDelay: true });
    const held = setTimeout(() => settle("held"), PATIENCE);
    const settle = (/** @type {Outcome["end"]} */ end) => {
      clearTimeout(held);
      socket.removeAllListeners();
      socket.on("error", () => undefined).destroy();
      resolve({ received, end, port: clientPort, late });
    };
    const finish = () => {
      if (ending === "eager") socket.end();
      else if (ending === "rude") socket.resetAndDestroy();
      else if (hasAll(scenario, received)) socket.end();
    };
    const send = () => {
      const packet = packets[at];
      if (packet === undefined || !socket.writable) return finish();
      at += 1;
      socket.write(packet.text, "latin1");
      const began = performance.now();
      const go = () => {
        late = Math.max(late, performance.now() - began);
        send();
      };
      const before = packets[at]?.before;
      if (before === "turn") setImmediate(go);
      else if (before === "time") setTimeout(go, 2);
      else if (before === "continue") {
        const timer = setTimeout(() => heard?.(), CONTINUE_MS);
        heard = () => {
          clearTimeout(timer);
          heard = undefined;
          go();
        };
      } else send();
    };
    socket.once("connect", () => {
      clientPort = socket.localPort ?? 0;
      void server.ask({ about: "accepted", port: clientPort }).then(send);
    });
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
      if (heard !== undefined) heard();
      else if (at >= packets.length && ending !== "eager" && hasAll(scenario, received)) socket.end();
    });
    socket.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      isReset = true;
      if (error.code === "ECONNREFUSED") settle("refused");
    });
    socket.once("close", () => settle(isReset ? "reset" : "closed"));
  });
}
