import { explain } from "../../debug/explain.ts";
import { appAndRest, loadApp, whileStarted } from "../app/app.ts";
import { EXIT, wronglyCalled } from "../line/fault.ts";
import type { Given } from "../line/given.ts";
import { jsonText, type Terminal } from "../output/terminal.ts";
import { explainText } from "./explainText.ts";

export async function runExplain(given: Given, terminal: Terminal): Promise<number> {
  const { app, rest } = appAndRest(given);
  const { method, target } = lineOf(rest);
  const body = given.text("data");
  const headers = headersOf(given.list("header"));
  if (body !== undefined) headers["content-type"] ??= "application/json";
  const loaded = await loadApp(app, "explain", terminal);
  const described = { method, target, headers, ...(body === undefined ? {} : { body }) };
  const found = await whileStarted(loaded, terminal, () => explain(loaded.service, described));
  terminal.out(given.has("json") ? jsonText(found) : explainText(found, terminal, given.has("all")));
  return EXIT.ok;
}

/** "GET /books/1" in one piece or in two; GET where only the path is given. */
function lineOf(rest: Given["positionals"]): { readonly method: string; readonly target: string } {
  const [, method = "GET", target] = /^(?:([^\s/]+)\s+)?(\/\S*|\*)$/.exec(rest.join(" ")) ?? [];
  if (target === undefined)
    throw wronglyCalled(
      rest.length === 0 ? "there is no request to explain" : `${JSON.stringify(rest.join(" "))} is not a request`,
      `Write it as in: signalbox explain "${exampleFor(rest.join(" "))}"`,
    );
  return { method, target };
}

/** The same request by its path, where it was written with a whole URL. */
function exampleFor(given: string): string {
  const [, method = "GET", url] = /^(?:([^\s/]+)\s+)?(https?:\/\/\S+)$/.exec(given) ?? [];
  if (url === undefined || !URL.canParse(url)) return "GET /books/1";
  const { pathname, search } = new URL(url);
  return `${method} ${pathname}${search}`;
}

/** Several lines of one field are one list (RFC 9110 5.3). */
function headersOf(lines: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name, value = ""] = /^([^\s:]+):(.*)$/s.exec(line) ?? [];
    if (name === undefined)
      throw wronglyCalled(`${JSON.stringify(line)} is not a header field`, "Write it as in: -H 'Accept: text/csv'");
    const known = headers[name.toLowerCase()];
    headers[name.toLowerCase()] = known === undefined ? value.trimStart() : `${known}, ${value.trimStart()}`;
  }
  return headers;
}
