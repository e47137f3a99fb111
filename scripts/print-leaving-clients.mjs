// @ts-check
// Prints docs/clients-that-leave.md: what becomes of a request at each moment, for each thing that its client may do. The rows are those
// that test/node-leaving-clients.test.ts plays.
import { ROWS } from "./leavingClients.mjs";
import { print } from "./printed.mjs";

/** @typedef {import("./leavingClients.mjs").Row} Row */

/** @type {Readonly<Record<Row["moment"], string>>} */
const MOMENTS = {
  head: "The head is not complete",
  content: "The callback reads content that still arrives",
  callback: "A callback runs",
  later: "A callback runs that then returns a silent stream",
  stream: "A stream is sent",
  silent: "A stream is silent",
  behind: "The request waits for an earlier one (pipelined), whose callback runs",
  "behind stream": "The request waits for an earlier one, whose response is a stream",
  drain: "The service drains, and a callback runs",
};

/** @type {Readonly<Record<Row["deed"], string>>} */
const DEEDS = {
  cancels: "resets the stream with CANCEL",
  "no error": "resets the stream with NO_ERROR",
  leaves: "leaves (FIN)",
  resets: "resets the connection (RST)",
  "half-closes": "closes its side (FIN) and reads on",
  breaks: "sends invalid content",
  "goes silent": "goes silent",
};

/** @type {Readonly<Record<string, string>>} */
const TOLD = {
  "not called": "It is not called.",
  aborted: "`signal` is aborted.",
  "content fails": "Reading throws `BodyIncomplete`.",
  "content fails, aborted": "Reading throws `BodyIncomplete`, and `signal` is aborted.",
  "source stopped, aborted": "The source is stopped, and `signal` is aborted.",
};

/** @param {Row} row */
function callbackOf({ callback, moment }) {
  if (callback !== "goes on") return TOLD[callback];
  return moment === "stream" || moment === "silent"
    ? "The source goes on."
    : "It runs to its end. `signal` is not aborted.";
}

/** @param {Row} row */
function responseOf({ response, release, limits }) {
  const after = limits.length === 0 ? "" : ` after ${limits.map((limit) => `\`${limit}\``).join(" and ")}`;
  const [status, end] = response.split(", ");
  if (response === "in vain") return "It is sent, and not read.";
  if (status === "none") {
    if (end !== undefined) return "None. The stream or the connection is reset with an error.";
    return after === "" ? "None." : `None. The connection is closed${after}.`;
  }
  if (end === undefined) return `${status}${after}.`;
  if (release === "held") return "It stays open.";
  return end === "cut" ? `It is cut off${after}.` : `The stream is reset with ${end}${after}.`;
}

/** @param {Row} row */
function releaseOf({ release, response, callback, limits }) {
  if (release === "nothing") return "Nothing is held.";
  if (release === "at once") return limits.length === 0 ? "Immediately." : "At the same time.";
  if (release === "held") return "When the stream ends, or the client leaves.";
  if (callback.startsWith("source") && response === "in vain") return "Within a second of the response's head.";
  return "When the callback returns.";
}

/** How a client of HTTP/2 can leave. @type {readonly Row["deed"][]} */
const LEAVING = ["cancels", "no error", "leaves", "resets", "half-closes"];

/** @param {readonly Row["deed"][]} deeds */
function deedsIn(deeds) {
  return LEAVING.every((deed) => deeds.includes(deed)) ? "leaves" : deeds.map((deed) => DEEDS[deed]).join("; ");
}

/** @param {Row["version"]} version */
function table(version) {
  /** Deeds with the same outcome share a line. @type {Map<string, { moment: Row["moment"], deeds: Row["deed"][], cells: string }>} */
  const lines = new Map();
  for (const row of ROWS.filter((each) => each.version === version)) {
    const cells = [callbackOf(row), responseOf(row), releaseOf(row)].join(" | ");
    const key = `${row.moment} ${cells}`;
    const line = lines.get(key) ?? { moment: row.moment, deeds: [], cells };
    line.deeds.push(row.deed);
    lines.set(key, line);
  }
  let last = "";
  const body = [...lines.values()].map(({ moment, deeds, cells }) => {
    const first = moment === last ? "" : MOMENTS[moment];
    last = moment;
    return `| ${first} | ${deedsIn(deeds)} | ${cells} |`;
  });
  return [
    "| Moment | The client | Callback, or source of a stream | Response | Release |",
    "| --- | --- | --- | --- | --- |",
    ...body,
  ].join("\n");
}

function page() {
  return `<!-- Printed by scripts/print-leaving-clients.mjs from scripts/leavingClients.mjs, of which a test plays each row. Change those. -->

# Clients that leave

A client may leave at any moment of a request, close its side of the connection, or stop sending and reading. These tables list
what happens to the callback, to the response, and to the resources that the request holds: when the framework calls the function that
\`lifespan\` returned. It calls that function exactly once. The test \`test/node-leaving-clients.test.ts\` plays each row against a server.

- **\`signal\`** is \`ctx.signal\`. A callback that does not use it runs to its end, and its result is discarded.
- **A write with an Idempotency-Key** runs to its end, and its \`signal\` is not aborted ([ruling 37](rulings.md#ruling-37)).
- **Goes silent** means that the client neither sends nor reads, and its connection stays open. The limits are those of
  [\`serve\`](operating.md#limits). \`within\` is an option of [\`drain\`](operating.md#stopping).

## HTTP/1.1

A client that has left and one that has only closed its side send the same bytes. Both are sent a response that has not begun. If the
client has left, its system replies to the first bytes of the response with a reset.

${table("HTTP/1.1")}

With \`nodeListener\` on a server of your own, node:http closes the connection of a client that closes its side. The outcome is then
that of a reset. The limits are those of that server.

## HTTP/2

No request waits for another. A client leaves by resetting the stream (CANCEL or NO_ERROR), by closing the connection or its side of
it (FIN), or by resetting the connection (RST). The outcome is the same.

${table("HTTP/2")}
`;
}

print({ "docs/clients-that-leave.md": page() }, "scripts/print-leaving-clients.mjs");
