import { APP_ABOUT, type Command } from "../line/command.ts";

const ABOUT = `Serves the app over HTTP/1.1. Ctrl-C stops it after the requests in progress; SIGTERM drains it first, so that a
load balancer can notice. A second signal stops it immediately.

--watch restarts it when a source file in the app's folder, or below it, changes.
--workers shares the port among processes; one that dies is replaced. SIGUSR2 replaces them one after another, and no
request is lost.

${APP_ABOUT}`;

export const serveCommand: Command = {
  name: "serve",
  summary: "serve the app, and restart it when it changes",
  takes: "[app]",
  most: 1,
  about: ABOUT,
  flags: {
    port: { type: "string", short: "p", value: "N", says: "the port; 0 takes a free one (PORT, or else 8080)" },
    host: { type: "string", value: "ADDRESS", says: "the address to listen on (127.0.0.1)" },
    watch: { type: "boolean", short: "w", says: "restart it when a source file changes" },
    workers: { type: "string", value: "N", says: "how many processes serve it; auto is one for each core (1)" },
  },
  examples: [
    "signalbox serve",
    "signalbox serve src/app.ts --watch --port 3000",
    "signalbox serve dist/app.js --host 0.0.0.0 --workers auto",
  ],
  run: async (given, terminal) => (await import("./runServe.ts")).runServe(given, terminal),
};
