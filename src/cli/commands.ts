import type { Command } from "./line/command.ts";
import { EXIT, wronglyCalled } from "./line/fault.ts";
import { indentedJson } from "./output/terminal.ts";

const SWITCH = { type: "boolean" } as const;
const TEXT = { type: "string" } as const;
const OUT = { type: "string", short: "o", value: "FILE" } as const;

/** The arguments and the help of each command. A command's code is loaded when it runs. */
export const COMMANDS: readonly Command[] = [
  {
    name: "serve",
    summary: "serve the app, and restart it when it changes",
    about: `Serves the app over HTTP/1.1. Ctrl-C stops it after the requests in progress; SIGTERM drains it first, so that a
load balancer can notice. A second signal stops it immediately.

--watch restarts it when a source file in the app's folder, or below it, changes.
--workers shares the port among processes; one that dies is replaced. SIGUSR2 replaces them one after another, and no
request is lost.`,
    flags: {
      port: { ...TEXT, short: "p", value: "N", says: "the port; 0 takes a free one (PORT, or else 8080)" },
      host: { ...TEXT, value: "ADDRESS", says: "the address to listen on (127.0.0.1)" },
      production: { ...SWITCH, says: "on all addresses, with NODE_ENV=production: no trace is sent" },
      watch: { ...SWITCH, short: "w", says: "restart it when a source file changes" },
      workers: { ...TEXT, value: "N", says: "how many processes serve it; auto is one for each core (1)" },
    },
    examples: [
      "signalbox serve",
      "signalbox serve src/app.ts --watch --port 3000",
      "signalbox serve dist/app.js --production --workers auto",
    ],
    run: async (given, terminal) => (await import("./serve/runServe.ts")).runServe(given, terminal),
  },
  {
    name: "routes",
    summary: "list the routes",
    about: "Lists every resource with its methods, its pattern, its name and the callbacks that it has.",
    flags: {},
    examples: ["signalbox routes", "signalbox routes src/app.ts --json"],
    run: async (given, terminal) => (await import("./routes/runRoutes.ts")).runRoutes(given, terminal),
  },
  {
    name: "openapi",
    summary: "print, write or check the OpenAPI document",
    about: `Prints the OpenAPI document, which is derived from the plans that handle requests. The app may make it itself:
export const document = mountOpenapi(service, { … }). Otherwise it is made from what is described, with
the name and version of the nearest package.json.

--check compares it with the file instead of writing it, and exits with 1 if they differ: for CI.`,
    flags: {
      out: { ...OUT, says: "write it to a file; .yaml and .yml are written in YAML" },
      check: { ...SWITCH, says: "fail if the file is out of date (openapi.json unless --out names one)" },
      yaml: { ...SWITCH, says: "print YAML" },
    },
    examples: [
      "signalbox openapi",
      "signalbox openapi src/app.ts --out openapi.json",
      "signalbox openapi --check --out openapi.json",
    ],
    run: async (given, terminal) => (await import("./openapi/runOpenapi.ts")).runOpenapi(given, terminal),
  },
  {
    name: "client",
    summary: "print, write or check the types for a client",
    about: `Prints the types of every operation that is described, from the plans that handle requests: for \`client<Api>\` of
signalbox/client, where the service is made of classes, is in another repository, or is to be checked faster. Nothing
is inferred from them. In a file that ends with .ts and not with .d.ts, the statuses of each operation are printed, too:
the client takes them as \`statuses\`, and every other status is a fault then.

--check compares it with the file instead of writing it, and exits with 1 if they differ: for CI.`,
    flags: {
      out: { ...OUT, says: "write it to a file" },
      check: { ...SWITCH, says: "fail if the file is out of date (api.d.ts unless --out names one)" },
    },
    examples: [
      "signalbox client",
      "signalbox client src/app.ts --out api.d.ts",
      "signalbox client --check --out api.d.ts",
    ],
    run: async (given, terminal) => (await import("./client/runClient.ts")).runClient(given, terminal),
  },
  {
    name: "graph",
    summary: "draw the graph, or one resource's plan, as SVG, Mermaid or text",
    takes: '[app] ["[METHOD] RESOURCE"]',
    most: 2,
    about: `Without a resource, draws the whole graph. With one, draws its plan: what is left of the graph after everything
known at mount is settled. Name a resource by its pattern or its class, with or without a method.`,
    flags: {
      format: { ...TEXT, short: "f", value: "FORMAT", says: "text (the default), svg or mermaid" },
      out: { ...OUT, says: "write it to a file; .svg and .mmd name their format" },
    },
    examples: [
      "signalbox graph --out graph.svg",
      'signalbox graph "GET /books/{id}"',
      "signalbox graph src/app.ts Books --format mermaid",
    ],
    run: async (given, terminal) => (await import("./graph/runGraph.ts")).runGraph(given, terminal),
  },
  {
    name: "explain",
    summary: "show the trace of a request, without its side effects",
    takes: '[app] "METHOD /path"',
    most: 3,
    about: `Shows the trace that a request would have, without side effects: it stops before anything acts. Callbacks that
decide a node are called; apply, processPost, deleteResource and the like are not. It loads the app anew: what a running
server has in memory is not there.`,
    flags: {
      header: { ...TEXT, short: "H", multiple: true, value: "FIELD", says: "a header field, as in 'Accept: text/csv'" },
      data: { ...TEXT, short: "d", value: "BODY", says: "the content; JSON unless a Content-Type is given" },
      all: { ...SWITCH, short: "a", says: "also show what was settled at mount" },
    },
    examples: [
      'signalbox explain "GET /books/1"',
      "signalbox explain \"GET /books\" -H 'Accept: text/csv'",
      'signalbox explain src/app.ts "POST /books" -d \'{"title":"Emma"}\' --json',
    ],
    run: async (given, terminal) => (await import("./explain/runExplain.ts")).runExplain(given, terminal),
  },
  {
    name: "check",
    summary: "compare the service with its own document, request by request",
    about: `Makes requests from the document of the service, valid and invalid ones, sends them to it without a socket, and
compares every response with what the document lists. This includes writes: use an app whose data may change.
It reports responses that are not listed, listed ones that no request led to, operations that the document protects
and the service does not, and 500s, among them responses that differ from their models. If there are any, the exit
code is 1.

--races sends writes with one If-Match at once, and reports if more than one succeeds, if a write with an old tag
succeeds, and if a write returns another representation or tag than the next GET.

The app can say what the document does not: export const contract = { credentials, parameters, bodies }.`,
    flags: {
      races: { ...SWITCH, says: "look for lost writes instead" },
      writes: { ...TEXT, value: "N", says: "with --races: how many writes are sent at once (8)" },
      requests: { ...TEXT, short: "n", value: "N", says: "how many requests are sent (5000); with --races at most" },
      seed: { ...TEXT, value: "N", says: "the same seed sends the same requests (1)" },
    },
    examples: ["signalbox check", "signalbox check src/app.ts --requests 20000 --seed 7", "signalbox check --races"],
    run: async (given, terminal) => (await import("./check/runCheck.ts")).runCheck(given, terminal),
  },
  {
    name: "diff",
    summary: "list what changed between two versions of an API, and what breaks clients",
    takes: "OLD NEW",
    most: 2,
    about: `Compares two OpenAPI documents (.json), or two apps, operation by operation: statuses, models, parameters, media
types, header fields, security. A change is breaking if a client that could deal with everything that the old version
did may fail with the new one. If there is one, the exit code is 1: for CI.

Of two apps, it also names the callback or the declaration that caused a change.`,
    flags: {},
    examples: ["signalbox diff old.json new.json", "signalbox diff ../released/src/app.ts src/app.ts --json"],
    run: async (given, terminal) => (await import("./diff/runDiff.ts")).runDiff(given, terminal),
  },
  {
    name: "postgres",
    summary: "print the tables of signalbox/postgres",
    takes: "schema",
    most: 1,
    about: `Prints the statements that create the tables of signalbox/postgres. They change nothing that is there already.
A service with start: requireSchema(pool) does not run if the database has another version of them.`,
    flags: {},
    examples: ["signalbox postgres schema", "signalbox postgres schema | psql -1"],
    run: async (given, { out }) => {
      if (given.positionals[0] !== "schema")
        throw wronglyCalled("it prints the schema only", "Write signalbox postgres schema.");
      const { SCHEMA, SCHEMA_VERSION } = await import("../postgres/schema.ts");
      out(given.has("json") ? indentedJson({ version: SCHEMA_VERSION, schema: SCHEMA }) : SCHEMA);
      return EXIT.ok;
    },
  },
];
