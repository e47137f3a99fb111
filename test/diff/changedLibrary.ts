import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Service } from "signalbox";
import { generateOpenapi, type OpenapiDocument } from "signalbox/openapi";
import type { Change } from "./change.ts";

const SOURCE = fileURLToPath(new URL("../../examples/library/", import.meta.url));
const COPIES = fileURLToPath(new URL("../../.cache/diff/", import.meta.url));
const IMPORT = /(?<=from ")\.\/(\w+\.ts)(?=")/g;

const SOURCES: ReadonlyMap<string, string> = new Map(
  readdirSync(SOURCE)
    .filter((file) => /^\w+\.ts$/.test(file))
    .map((file) => [file, readFileSync(SOURCE + file, "utf8")]),
);

export interface ChangedApp {
  readonly service: Service;
  readonly document: OpenapiDocument;
}

/** The library as it is after the edits, on an empty database: copies of what is edited and of what imports that. */
export async function changedLibrary(name: string, edits: Change["edits"] = []): Promise<ChangedApp> {
  const texts = new Map(SOURCES);
  for (const [file, from, to] of edits) texts.set(file, edited(texts.get(file) ?? "", from, to));
  const copied = reaching(new Set(["library.ts", ...edits.map(([file]) => file)]));
  const folder = `${COPIES}${process.pid}-${name}/`;
  mkdirSync(folder, { recursive: true });
  try {
    for (const file of copied) {
      const text = texts.get(file) ?? "";
      writeFileSync(
        folder + file,
        text.replaceAll(IMPORT, (same, other: string) => (copied.has(other) ? same : SOURCE + other)),
      );
    }
    return await opened((file) => import(`${copied.has(file) ? folder : SOURCE}${file}`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Library = typeof import("../../examples/library/library.ts") &
  typeof import("../../examples/library/shelf.ts") &
  typeof import("../../examples/library/accounts.ts") &
  typeof import("../../examples/library/database.ts") &
  typeof import("../../examples/library/document.ts") &
  typeof import("../../examples/library/problemPage.ts");

async function opened(load: (file: string) => Promise<unknown>): Promise<ChangedApp> {
  const files = ["library", "shelf", "accounts", "database", "document", "problemPage"];
  const loaded = await Promise.all(files.map((file) => load(`${file}.ts`)));
  const { libraryRoutes, Shelf, Accounts, openDatabase, ...rest } = Object.assign({}, ...loaded) as Library;
  const database = openDatabase(":memory:");
  const routes = libraryRoutes(new Shelf(database), new Accounts(database));
  const service = new Service({ routes, securitySchemes: rest.SECURITY_SCHEMES, ...rest.ERRORS });
  // As a file has it.
  const document = JSON.parse(JSON.stringify(generateOpenapi(service, rest.LIBRARY))) as OpenapiDocument;
  return { service, document };
}

/** With every file that imports one of them. */
function reaching(files: ReadonlySet<string>): ReadonlySet<string> {
  const importers = [...SOURCES].filter(([, text]) =>
    [...text.matchAll(IMPORT)].some(([, other]) => files.has(other ?? "")),
  );
  const more = new Set([...files, ...importers.map(([file]) => file)]);
  return more.size === files.size ? more : reaching(more);
}

function edited(text: string, from: string, to: string): string {
  const [before, after, ...more] = text.split(from);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${JSON.stringify(from)} does not occur exactly once`);
  return before + to + after;
}
