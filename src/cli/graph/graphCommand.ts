import { APP_ABOUT, type Command } from "../line/command.ts";

const ABOUT = `Without a resource, draws the whole graph. With one, draws its plan: what is left of the graph after everything
known at mount is settled. Name a resource by its pattern or its class, with or without a method.

${APP_ABOUT}`;

export const graphCommand: Command = {
  name: "graph",
  summary: "draw the graph, or one resource's plan, as SVG, Mermaid or text",
  takes: '[app] ["[METHOD] RESOURCE"]',
  most: 2,
  about: ABOUT,
  flags: {
    format: { type: "string", short: "f", value: "FORMAT", says: "text (the default), svg or mermaid" },
    out: { type: "string", short: "o", value: "FILE", says: "write it to a file; .svg and .mmd name their format" },
  },
  examples: [
    "signalbox graph --out graph.svg",
    'signalbox graph "GET /books/{id}"',
    "signalbox graph src/app.ts Books --format mermaid",
  ],
  run: async (given, terminal) => (await import("./runGraph.ts")).runGraph(given, terminal),
};
