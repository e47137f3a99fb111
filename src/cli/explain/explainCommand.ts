import { APP_ABOUT, type Command } from "../line/command.ts";

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
  run: async (given, terminal) => (await import("./runExplain.ts")).runExplain(given, terminal),
};
