import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { appAndRest, loadApp } from "../app/app.ts";
import { APP_ABOUT, type Command } from "../line/command.ts";
import { EXIT } from "../line/fault.ts";
import { documentOf } from "../openapi/documentOf.ts";
import { jsonText } from "../output/terminal.ts";
import { printClient } from "./printClient.ts";

const ABOUT = `Prints the types of every operation that is described, from the plans that handle requests: for \`client<Api>\` of
signalbox/client, where the service is made of classes, is in another repository, or is to be checked faster. Nothing
is inferred from them. In a file that ends with .ts and not with .d.ts, the statuses of each operation are printed, too:
the client takes them as \`statuses\`, and every other status is a fault then.

--check compares it with the file instead of writing it, and exits with 1 if they differ: for CI.

${APP_ABOUT}`;

export const clientCommand: Command = {
  name: "client",
  summary: "print, write or check the types for a client",
  takes: "[app]",
  most: 1,
  about: ABOUT,
  flags: {
    out: { type: "string", short: "o", value: "FILE", says: "write it to a file" },
    check: { type: "boolean", says: "fail if the file is out of date (api.d.ts unless --out names one)" },
  },
  examples: [
    "signalbox client",
    "signalbox client src/app.ts --out api.d.ts",
    "signalbox client --check --out api.d.ts",
  ],
  run: async (given, { out, err, paint, errPaint }) => {
    const document = documentOf(await loadApp(appAndRest(given).app, "client"));
    const file = given.text("out") ?? (given.has("check") ? "api.d.ts" : undefined);
    const text = printClient(document, file !== undefined && /\.[cm]?ts$/.test(file) && !/\.d\.[cm]?ts$/.test(file));
    if (file === undefined) {
      out(text);
      return EXIT.ok;
    }
    if (!given.has("check")) {
      writeFileSync(file, text);
      err(`${errPaint.green("written")} ${file}\n`);
      return EXIT.ok;
    }
    const isThere = existsSync(file);
    const isCurrent = isThere && readFileSync(file, "utf8") === text;
    if (given.has("json")) out(jsonText({ file, current: isCurrent }));
    else if (isCurrent) out(`${paint.green("current")} ${file}\n`);
    if (isCurrent) return EXIT.ok;
    const said = isThere ? "is out of date" : "is not there";
    err(`${errPaint.red("signalbox:")} ${file} ${said}. Write it again: signalbox client --out ${file}\n`);
    return EXIT.finding;
  },
};
