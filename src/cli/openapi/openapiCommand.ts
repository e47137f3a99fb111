import { APP_ABOUT, type Command } from "../line/command.ts";

const ABOUT = `Prints the OpenAPI document, which is derived from the plans that handle requests. The app may make it itself:
export const document = serveOpenapi(service, { … }). Otherwise it is made from what is described, with
the name and version of the nearest package.json.

--check compares it with the file instead of writing it, and exits with 1 if they differ: for CI.

${APP_ABOUT}`;

export const openapiCommand: Command = {
  name: "openapi",
  summary: "print, write or check the OpenAPI document",
  takes: "[app]",
  most: 1,
  about: ABOUT,
  flags: {
    out: { type: "string", short: "o", value: "FILE", says: "write it to a file; .yaml and .yml are written in YAML" },
    check: { type: "boolean", says: "fail if the file is out of date (openapi.json unless --out names one)" },
    yaml: { type: "boolean", says: "print YAML" },
  },
  examples: [
    "signalbox openapi",
    "signalbox openapi src/app.ts --out openapi.json",
    "signalbox openapi --check --out openapi.json",
  ],
  run: async (given, terminal) => (await import("./runOpenapi.ts")).runOpenapi(given, terminal),
};
