import { APP_ABOUT, type Command } from "../line/command.ts";

export const routesCommand: Command = {
  name: "routes",
  summary: "list the routes",
  takes: "[app]",
  most: 1,
  about: `Lists every resource with its methods, its pattern, its name and the callbacks that it has.\n\n${APP_ABOUT}`,
  flags: {},
  examples: ["signalbox routes", "signalbox routes src/app.ts --json"],
  run: async (given, terminal) => (await import("./runRoutes.ts")).runRoutes(given, terminal),
};
