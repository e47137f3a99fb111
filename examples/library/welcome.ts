import { type Codecs, type HttpRequest, resource } from "signalbox";
import { htmlCodec } from "signalbox/codecs";
import type { Entry, Shelf } from "./shelf.ts";
import { type Chapter, chapters } from "./trials.ts";
import { welcomePage } from "./welcomePage.ts";

const codecsFor = (debugPath: string | undefined): Codecs => ({
  "text/html": htmlCodec((told: readonly Chapter[]) => welcomePage(told, debugPath)),
  "text/plain": { encode: (value) => (value as readonly Chapter[]).map(chapterText).join("\n") },
});

/** The page at `/`: what there is to try, as HTML for a browser and as text for a terminal. */
export const welcome = (shelf: Shelf, debugPath?: string) =>
  resource("/", {
    summary: "What there is to try",
    operationId: "getWelcome",
    tags: ["Welcome"],
    produces: ["text/html", "text/plain"],
    codecs: codecsFor(debugPath),
    // The lines hold tags that a write makes stale.
    cacheControl: () => "no-store",
    response: { modelJsonSchema: () => ({ type: "string" }) },
    represent: ({ request }) => {
      const first = shelf.oldest() ?? EXAMPLE;
      return chapters({ url: addressOf(request), first, last: shelf.newest() ?? first });
    },
  });

/** For the lines to name where the shelf is empty: they then show what becomes of what is not there. */
const EXAMPLE: Entry = {
  book: { id: 1, title: "Nothing", author: "Nobody", year: 2000, isbn: "9780000000002", genre: "novel" },
  revision: 1,
  changed: new Date(0),
};

/** The address that the reader used. A Host field is a client's text, and this one ends up in a reader's shell. */
function addressOf({ headers }: HttpRequest): string {
  const host = headers.get("host") ?? "";
  return `http://${/^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? host : "127.0.0.1:8080"}`;
}

function chapterText({ title, about, trials }: Chapter): string {
  const lines = trials.map(({ status, shows, line }) => `${status} ${shows}\n    ${line}\n`);
  return `${title}\n${about}\n\n${lines.join("")}`;
}
