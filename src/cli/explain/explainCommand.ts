import { explain } from "../../debug/explain.ts";
import { appAndRest, loadApp, whileStarted } from "../app/app.ts";
import { APP_ABOUT, type Command } from "../line/command.ts";
import { EXIT, wronglyCalled } from "../line/fault.ts";
import type { Given } from "../line/given.ts";
import { jsonText } from "../output/terminal.ts";
import { explainText } from "./explainText.ts";

const ABOUT = `Shows the trace that a request would have, without side effects: it stops before anything acts. Callbacks that
decide a node are called; apply, processPost, deleteResource and the like are not.

${APP_ABOUT}`;

export const explainCommand: Command = {
  name: "explain",
  summary: "show the trace of a request, without its side effects",
  takes: '[app] "METHOD /path"',
  most: 3,
  about: ABOUT,
  flags: {
    header: {
      type: "string",
      short: "H",
      multiple: true,
      value: "FIELD",
      says: "a header field, as in 'Accept: text/csv'",
    },
    data: { type: "string", short: "d", value: "BODY", says: "the content; JSON unless a Content-Type is given" },
    all: { type: "boolean", short: "a", says: "also show what was settled at mount" },
  },
  examples: [
    'signalbox explain "GET /books/1"',
    "signalbox explain \"GET /books\" -H 'Accept: text/csv'",
    'signalbox explain src/app.ts "POST /books" -d \'{"title":"Emma"}\' --json',
  ],
  run: async (given, terminal) => {
    const { app, rest } = appAndRest(given);
    const { method, target } = lineOf(rest);
    const body = given.text("data");
    const headers = headersOf(given.list("header"));
    if (body !== undefined) headers["content-type"] ??= "application/json";
    const { service } = await loadApp(app, "explain");
    const described = { method, target, headers, ...(body === undefined ? {} : { body }) };
    const found = await whileStarted(service, () => explain(service, described));
    terminal.out(given.has("json") ? jsonText(found) : explainText(found, terminal.paint, given.has("all")));
    return EXIT.ok;
  },
};

/** "GET /books/1" in one piece or in two; GET where only the path is given. */
function lineOf(rest: Given["positionals"]): { readonly method: string; readonly target: string } {
  const [, method = "GET", target] = /^(?:([^\s/]+)\s+)?(\/\S*|\*)$/.exec(rest.join(" ")) ?? [];
  if (target === undefined)
    throw wronglyCalled(
      rest.length === 0 ? "there is no request to explain" : `${JSON.stringify(rest.join(" "))} is not a request`,
      'Write it as in: signalbox explain "GET /books/1"',
    );
  return { method, target };
}

/** Several lines of one field are one list (RFC 9110 5.3). */
function headersOf(lines: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name, value = ""] = /^([^\s:]+):\s*(.*)$/s.exec(line) ?? [];
    if (name === undefined)
      throw wronglyCalled(`${JSON.stringify(line)} is not a header field`, "Write it as in: -H 'Accept: text/csv'");
    const known = headers[name.toLowerCase()];
    headers[name.toLowerCase()] = known === undefined ? value : `${known}, ${value}`;
  }
  return headers;
}
