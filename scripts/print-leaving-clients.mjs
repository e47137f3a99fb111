// @ts-check
// Prints docs/clients-that-leave.md: what becomes of a request at each moment, for each thing that its client may do. The rows are those
// that test/node-leaving-clients.test.ts plays.
import { ROWS } from "./leavingClients.mjs";
import { print } from "./printed.mjs";

/** @typedef {import("./leavingClients.mjs").Row} Row */

/** @type {Readonly<Record<Row["moment"], string>>} */
const MOMENTS = {
  head: "head incomplete",
  content: "callback reads content",
  callback: "callback runs",
  later: "callback runs, then returns a silent stream",
  stream: "stream is sent",
  silent: "stream is silent",
  behind: "pipelined after a running callback",
  "behind stream": "pipelined after a stream",
  drain: "callback runs, service drains",
};

/** @type {Readonly<Record<Row["deed"], string>>} */
const DEEDS = {
  cancels: "resets the stream with CANCEL",
  "no error": "resets the stream with NO_ERROR",
  leaves: "leaves",
  resets: "resets",
  "half-closes": "half-closes",
  breaks: "breaks",
  "goes silent": "silent",
};

/** @type {Readonly<Record<string, string>>} */
const TOLD = {
  "not called": "not called",
  aborted: "aborted",
  "content fails": "content fails",
  "content fails, aborted": "content fails, aborted",
  "source stopped, aborted": "stopped, aborted",
};

/** @param {Row} row */
function callbackOf({ callback, moment }) {
  if (callback !== "goes on") return TOLD[callback];
  return moment === "stream" || moment === "silent" ? "continues" : "finishes";
}

/** @param {Row} row */
function responseOf({ response, release, limits }) {
  const after = limits.length === 0 ? "" : ` after ${limits.map((limit) => `\`${limit}\``).join(" and ")}`;
  const [status, end] = response.split(", ");
  if (response === "in vain") return "unread";
  if (status === "none") {
    if (end !== undefined) return "none, reset";
    return after === "" ? "none" : `none, closed${after}`;
  }
  if (end === undefined) return `${status}${after}`;
  if (release === "held") return "open";
  return end === "cut" ? `cut${after}` : `${end}${after}`;
}

/** @param {Row} row */
function releaseOf({ release, response, callback, limits }) {
  if (release === "nothing") return "–";
  if (release === "at once") return limits.length === 0 ? "immediately" : "then";
  if (release === "held") return "at its end";
  if (callback.startsWith("source") && response === "in vain") return "within 1 s";
  return "on return";
}

/** How a client of HTTP/2 can leave. @type {readonly Row["deed"][]} */
const LEAVING = ["cancels", "no error", "leaves", "resets", "half-closes"];

/** @param {readonly Row["deed"][]} deeds */
function deedsIn(deeds) {
  return LEAVING.every((deed) => deeds.includes(deed)) ? "leaves" : deeds.map((deed) => DEEDS[deed]).join(", ");
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
    "| Moment | Client | Callback or stream | Response | Release |",
    "| --- | --- | --- | --- | --- |",
    ...body,
  ].join("\n");
}

function page() {
  return `<!-- Printed by scripts/print-leaving-clients.mjs from scripts/leavingClients.mjs, of which a test plays each row. Change those. -->

# Clients that leave

If a client leaves, the tables say what its callbacks, its response and the values held for the request do. \`release\` runs exactly once.
A test (\`test/node-leaving-clients.test.ts\`) plays each row. A write with an Idempotency-Key always finishes ([ruling 37](rulings.md#ruling-37)).

| Word | Meaning |
| --- | --- |
| leaves, resets, half-closes | FIN, RST, FIN but the client still reads. Over HTTP/2 also CANCEL and NO_ERROR |
| silent | the client neither sends nor reads |
| breaks | the client sends invalid content |
| finishes | the callback runs to its end, and \`ctx.signal\` is not aborted |
| aborted | \`ctx.signal\` is aborted. A callback that ignores it runs to its end, and its result is discarded |
| content fails | reading throws \`BodyIncomplete\` |
| stopped | the source of the stream is stopped |
| unread | the response is sent, but no client reads it |
| on return, then | \`release\` runs when the callback returns, or at the time in the column before |

Times are [limits of \`serve\`](operating.md#limits). \`within\` is an option of [\`drain\`](operating.md#stopping).

## HTTP/1.1

${table("HTTP/1.1")}

With \`nodeListener\`, node:http closes the connection of a client that half-closes, so the row of a reset applies. The limits are those of your server.

## HTTP/2

${table("HTTP/2")}
`;
}

print({ "docs/clients-that-leave.md": page() }, "scripts/print-leaving-clients.mjs");
