import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect } from "vitest";
import { entryPoints } from "../scripts/entryPoints.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What the pieces of a page use of the entry points, where they do not import it themselves. */
const PRELUDE = `import { command, type Context, group, Halt, type HttpRequest, HttpResponse, part, Resource, resource, route, Service, type StatusOf } from "signalbox";
import { csvCodec, ndjsonCodec } from "signalbox/codecs";
import { clientKey, limitBy, TokenBucket } from "signalbox/limit";
import { assertTrace, request } from "signalbox/testing";
import { z } from "zod";
`;

interface Piece {
  readonly heading: string;
  readonly code: string;
}

export interface PageCode {
  readonly pieces: readonly Piece[];
  /** Fails with what the compiler says of any of them. */
  readonly compile: () => void;
  /** Runs the piece under a heading, and gives what it declares. */
  readonly run: (heading: string) => Promise<Record<string, unknown>>;
}

export interface PageOptions {
  /** The heading of a piece that others continue, and the headings of those. */
  readonly shared?: { readonly heading: string; readonly usedBy: readonly string[] };
  /** Pages whose code is compiled as well. Each piece of them is whole. */
  readonly others?: readonly string[];
}

/** The code of a page, in files of its own for as long as a test file runs. */
export function pageCode(page: string, { shared, others = [] }: PageOptions = {}): PageCode {
  const folder = join(root, ".cache/pages", page.replaceAll(/\W+/g, "-"));
  const pieces = piecesOf(readFileSync(join(root, page), "utf8"));
  const fileOf = (heading: string) => join(folder, `${heading.toLowerCase().replaceAll(/\W+/g, "-")}.ts`);
  const first = pieces.find(({ heading }) => heading === shared?.heading)?.code ?? "";
  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
    for (const { heading, code } of pieces) {
      writeFileSync(fileOf(heading), whole(shared?.usedBy.includes(heading) ? `${first}\n${code}` : code));
    }
    for (const other of others) {
      for (const [at, { code }] of piecesOf(readFileSync(join(root, other), "utf8")).entries()) {
        writeFileSync(join(folder, `${other.replaceAll(/\W+/g, "-")}-${at}.ts`), whole(code));
      }
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    pieces,
    compile: () => compile(folder),
    run: (heading) => import(/* @vite-ignore */ fileOf(heading)),
  };
}

function piecesOf(text: string): readonly Piece[] {
  return text.split(/^(?=#{2,3} )/m).flatMap((section) =>
    [...section.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = ""]) => ({
      heading: /^#+ (.*)$/m.exec(section)?.[1] ?? "",
      code,
    })),
  );
}

function whole(code: string): string {
  const names = [...code.matchAll(/^(?:abstract class|class|const|let|async function|function) (\w+)/gm)].map(
    ([, name]) => name,
  );
  return `${code.startsWith("import ") ? "" : PRELUDE}${code}\nexport { ${names.join(", ")} };\n`;
}

/** Fails with what the compiler says of the files in a folder three levels below the root. */
export function compile(folder: string): void {
  const up = "../../..";
  const config = {
    extends: `${up}/tsconfig.test.json`,
    compilerOptions: {
      paths: Object.fromEntries(Object.entries(entryPoints()).map(([name, source]) => [name, [`${up}/${source}`]])),
      types: ["node"],
      typeRoots: [`${up}/node_modules/@types`],
    },
    include: ["*.ts"],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  try {
    execFileSync(process.execPath, [tsc, "-p", folder, "--pretty", "false"], { cwd: root, encoding: "utf8" });
  } catch (error) {
    expect.fail((error as { stdout: string }).stdout);
  }
}
