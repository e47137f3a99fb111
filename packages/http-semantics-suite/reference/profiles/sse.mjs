import { setTimeout as sleep } from "node:timers/promises";
import { chooseType } from "../http/accept.mjs";
import { bearer } from "../http/bearer.mjs";
import { JSON_TYPE, ok } from "../http/message.mjs";
import { problem } from "../http/problem.mjs";
import { parametersOf } from "../http/target.mjs";

const TYPE = "text/event-stream";
/** @typedef {{ data: string, id?: string, event?: string }} Event */
/** @type {Map<string, number>} */
const open = new Map();

/**
 * An event as text. A line break would end a line of it, so that data has a field for each of its lines, and an id or a type with one is
 * left out.
 * @param {Event} event
 */
function textOf({ data, id, event }) {
  const isSafe = (/** @type {string | undefined} */ text) => text !== undefined && !/[\r\n\0]/.test(text);
  const lines = [
    isSafe(event) ? `event: ${event}` : undefined,
    isSafe(id) ? `id: ${id}` : undefined,
    ...data.split(/\r\n|\r|\n/).map((line) => `data: ${line}`),
  ];
  return `${lines.filter((line) => line !== undefined).join("\n")}\n\n`;
}

/** @param {string} text */
const comment = (text) =>
  `${text
    .split(/\r\n|\r|\n/)
    .map((line) => `: ${line}`)
    .join("\n")}\n\n`;

/**
 * @param {(request: import("../http/message.mjs").Request) => AsyncIterable<string>} source
 * @returns {import("../http/message.mjs").Handler}
 */
const events = (source) => (request) => {
  if (chooseType(request.headers.accept, [TYPE]) === undefined) return problem(406, undefined, { Vary: "Accept" });
  return { status: 200, headers: { "Content-Type": TYPE, "Cache-Control": "no-store" }, content: source(request) };
};

/** @param {readonly Event[]} list */
async function* each(list) {
  for (const event of list) yield textOf(event);
}

/** @type {Event[]} */
const THREE = [
  { data: "one", id: "1" },
  { event: "tick", data: "line 1\nline 2", id: "2" },
  { data: '{"n":3}', id: "3" },
];

const three = events(async function* ({ headers }) {
  yield "retry: 1500\n\n";
  const seen = THREE.findIndex(({ id }) => id === headers["last-event-id"]);
  yield* each(THREE.slice(seen + 1));
});

/** @param {import("../http/message.mjs").Request} request */
async function* slow({ query }) {
  const tag = parametersOf(query)?.get("tag") ?? "";
  open.set(tag, (open.get(tag) ?? 0) + 1);
  try {
    yield textOf({ data: "hello" });
    for (;;) {
      await sleep(300);
      yield comment("still here");
    }
  } finally {
    open.set(tag, (open.get(tag) ?? 1) - 1);
  }
}

/** @param {import("../http/message.mjs").Request} request */
async function* hostile({ query }) {
  const place = parametersOf(query)?.get("in");
  if (place === "comment") yield comment("z\n\ndata: injected\n\n");
  const id = { comment: undefined, nul: "a\0b" }[place ?? ""] ?? "x\ndata: injected\n\n";
  yield textOf({ data: "plain", id, event: place ? undefined : "y\ndata: injected\n\n" });
}

/** @type {import("../http/message.mjs").Handler} */
function both(request) {
  const type = chooseType(request.headers.accept, [JSON_TYPE, TYPE]);
  if (type === undefined) return problem(406, undefined, { Vary: "Accept" });
  if (type === JSON_TYPE) return ok(JSON_TYPE, "[1,2]", { Vary: "Accept" });
  return {
    status: 200,
    headers: { "Content-Type": TYPE, Vary: "Accept" },
    content: each([{ data: "1" }, { data: "2" }]),
  };
}

const ODD = ["a\rb", "a\r\nb", " lead", ":colon", "x\n\ny", "ünï 漢字 🚂"];

/** @type {import("../http/message.mjs").Routes} */
export const sse = {
  "/s/three": { GET: three },
  "/s/lastid": { GET: events(({ headers }) => each([{ data: utf8(headers["last-event-id"] ?? "") }])) },
  "/s/odd": { GET: events(() => each(ODD.map((data) => ({ data })))) },
  "/s/empty": {
    GET: events(() =>
      each([
        { data: "", id: "7" },
        { data: "after", id: "8" },
      ]),
    ),
  },
  "/s/hostile": { GET: events(hostile) },
  "/s/slow": { GET: events(slow) },
  "/s/open": {
    GET: ({ query }) => ok(JSON_TYPE, JSON.stringify({ open: open.get(parametersOf(query)?.get("tag") ?? "") ?? 0 })),
  },
  "/s/both": { GET: both },
  "/s/done": { GET: () => ({ status: 204, headers: {} }) },
  "/s/private": { GET: (request) => bearer(request) ?? three(request) },
  "/s/fails": {
    GET: events(async function* () {
      yield textOf({ data: "one" });
      await sleep(50);
      throw new Error("the source failed");
    }),
  },
};

/** Fields arrive as Latin-1, and Last-Event-ID is UTF-8. @param {string} field */
function utf8(field) {
  return Buffer.from(field, "latin1").toString();
}
