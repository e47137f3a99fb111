import { APP_ABOUT, type Command } from "../line/command.ts";

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
  run: async (given, terminal) => (await import("./runClient.ts")).runClient(given, terminal),
};
