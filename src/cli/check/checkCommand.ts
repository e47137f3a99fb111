import { APP_ABOUT, type Command } from "../line/command.ts";

const ABOUT = `Makes requests from the document of the service, valid and invalid ones, sends them to it without a socket, and
compares every response with what the document lists. This includes writes: use an app whose data may change.
It reports responses that are not listed, listed ones that no request led to, operations that the document protects
and the service does not, and 500s, among them responses that differ from their models. If there are any, the exit
code is 1.

The app can say what the document does not: export const contract = { credentials, parameters, bodies }.

${APP_ABOUT}`;

export const checkCommand: Command = {
  name: "check",
  summary: "compare the service with its own document, request by request",
  takes: "[app]",
  most: 1,
  about: ABOUT,
  flags: {
    requests: { type: "string", short: "n", value: "N", says: "how many requests are sent (5000)" },
    seed: { type: "string", value: "N", says: "the same seed sends the same requests (1)" },
  },
  examples: ["signalbox check", "signalbox check src/app.ts --requests 20000 --seed 7"],
  run: async (given, terminal) => (await import("./runCheck.ts")).runCheck(given, terminal),
};
