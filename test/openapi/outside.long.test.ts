import type { Service } from "signalbox";
import { serve } from "signalbox/node";
import { request } from "signalbox/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { LONG_HANG } from "../bounds.mjs";
import { installJudges } from "./judges.ts";
import { openLibrary } from "./library.ts";
import { type FuzzOptions, fuzzByDocument } from "./outside/fuzz.ts";
import { openThreeLibraries } from "./threeLibraries.ts";

/** For all three; `npm run soak` asks for more. */
const REQUESTS = Number(process.env["DOCUMENT_REQUESTS"] ?? 3000);
const SEED = Number(process.env["DOCUMENT_SEED"] ?? 38);

beforeAll(installJudges, LONG_HANG);

async function fuzzed(
  service: Service,
  document: object,
  { share, ...options }: Omit<FuzzOptions, "requests" | "seed"> & { readonly share: number },
) {
  const serving = await serve(service, { port: 0 });
  try {
    // As a client reads it.
    const read = JSON.parse(JSON.stringify(document)) as object;
    const report = await fuzzByDocument(serving.url, read, { requests: REQUESTS * share, seed: SEED, ...options });
    console.log(JSON.stringify({ kinds: report.kinds, statuses: report.statuses, unreached: report.unreached }));
    return report;
  } finally {
    await serving.close();
  }
}

describe("what is known of the document alone, over HTTP, is what arrives", () => {
  it(
    "from the library",
    async () => {
      const { service, document, tokens, errors } = await openLibrary();
      const credentials = { bearer: tokens.map((token) => ["authorization", token] as const) };
      const report = await fuzzed(service, document, {
        share: 0.3,
        credentials,
        // The last digit of an ISBN, and what a patch leaves of a book, are the author's to judge.
        semantic: { "post /books": [400], "put /books/{id}": [400], "patch /books/{id}": [400, 422] },
      });
      expect(report.differences).toEqual([]);
      expect(errors).toEqual([]);
    },
    LONG_HANG,
  );

  it(
    "from Conduit",
    async () => {
      process.env["CONDUIT_DB"] = ":memory:";
      const { service, document, conduitContract } = await import("../../examples/conduit/contract.ts");
      const { credentials, parameters } = await conduitContract(async (email) => {
        const body = { user: { email, password: "long enough" } };
        return (await (await request(service, "POST", "/api/users/login", { body })).json()).user.token;
      });
      const tokens = (credentials?.["Token"] ?? []).map((token) => ["authorization", token] as const);
      const report = await fuzzed(service, document, {
        // Passwords are hashed, which takes its time.
        share: 0.1,
        credentials: { Token: tokens },
        known: parameters ?? {},
      });
      expect(report.differences).toEqual([]);
    },
    LONG_HANG,
  );

  it(
    "from a service with models of zod, valibot and arktype",
    async () => {
      const { service, document, errors } = openThreeLibraries();
      const report = await fuzzed(service, document, {
        share: 0.6,
        credentials: { bearer: [["authorization", "Bearer ada"]] },
        // A patch of what is not there is a matter of the state, and a schema does not compare two pointers (RFC 6902 4.4).
        semantic: { "patch /tickets/{id}": [400, 422] },
      });
      expect(report.differences).toEqual([]);
      expect(errors).toEqual([]);
    },
    LONG_HANG,
  );
});

describe("what is in the document and not true is found", () => {
  interface Part {
    [name: string]: Part;
  }
  const place = (document: Part, property: string, schema: object) =>
    Object.assign(document["components"]?.["schemas"]?.["Place"]?.["properties"] ?? {}, { [property]: schema });
  const changes: readonly (readonly [string, RegExp, (document: Part) => void])[] = [
    [
      "a status that is missing",
      /post \/places: 415 is not listed/,
      ({ paths }) => delete paths?.["/places"]?.["post"]?.["responses"]?.["415"],
    ],
    [
      "a field that is missing",
      /get \/places: 200 has ratelimit, which/,
      ({ paths, components }) => {
        const all = [
          ...Object.values(components?.["responses"] ?? {}),
          ...Object.values(paths?.["/places"]?.["get"]?.["responses"] ?? {}),
        ];
        for (const { headers = {} } of all) delete headers["RateLimit"];
      },
    ],
    ["content that is another", /its schema refuses/, (document) => place(document, "seats", { type: "string" })],
    [
      "a limit that is missing",
      /fits the document, and is 400/,
      (document) => place(document, "name", { type: "string" }),
    ],
    [
      "a limit that is not there",
      /the document refuses it, and it is 200/,
      (document) => place(document, "name", { type: "string", minLength: 1, maxLength: 2 }),
    ],
  ];

  it.each(changes)("%s", async (_what, expected, change) => {
    const { service, document } = openThreeLibraries();
    const read = JSON.parse(JSON.stringify(document)) as Part;
    const changed: Part = { ...read, paths: { "/places": read["paths"]?.["/places"] ?? {} } };
    change(changed);
    const serving = await serve(service, { port: 0 });
    try {
      const { differences } = await fuzzByDocument(serving.url, changed, { requests: 300, seed: 1 });
      expect(differences.join("\n")).toMatch(expected);
    } finally {
      await serving.close();
    }
  });
});
