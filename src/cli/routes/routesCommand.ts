import { appAndRest, loadApp } from "../app/app.ts";
import { APP_ABOUT, type Command } from "../line/command.ts";
import { EXIT } from "../line/fault.ts";
import { columns } from "../output/columns.ts";
import { jsonText, type Terminal } from "../output/terminal.ts";
import { type RouteLine, routeLines } from "./routeList.ts";

export const routesCommand: Command = {
  name: "routes",
  summary: "list the routes",
  takes: "[app]",
  most: 1,
  about: `Lists every resource with its methods, its pattern, its class and the callbacks that the class overrides.\n\n${APP_ABOUT}`,
  flags: {},
  examples: ["signalbox routes", "signalbox routes src/app.ts --json"],
  run: async (given, terminal) => {
    const { service } = await loadApp(appAndRest(given).app, "routes");
    const lines = routeLines(service);
    terminal.out(given.has("json") ? jsonText(lines) : routeTable(lines, terminal, true));
    return EXIT.ok;
  },
};

export function routeTable(lines: readonly RouteLine[], terminal: Terminal, withCallbacks: boolean): string {
  const { paint } = terminal;
  const heads = [
    { head: "Methods", paint: paint.green },
    { head: "Pattern", paint: paint.bold },
    { head: "Resource", paint: paint.cyan },
    { head: "Callbacks", paint: paint.dim },
  ];
  const rows = lines.map(({ methods, pattern, resource, callbacks }) => [
    methods.join(", "),
    pattern,
    resource,
    callbacks.join(", "),
  ]);
  const shown = withCallbacks ? 4 : 3;
  return columns(
    heads.slice(0, shown),
    rows.map((row) => row.slice(0, shown)),
    terminal,
  );
}
