import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { LONG_HANG } from "../bounds.mjs";
import { freshDist } from "../freshDist.mjs";

/** A thousand literals in ten modules: the type of their service is too long to be declared (TS7056), a list of the modules is not. */

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, ".cache/pages/thousand");
const MODULES = Array.from({ length: 10 }, (_, at) => at);
const EACH = 100;
/** The compiler's own count, which is the same on every machine: 5.73 M (with the service, whose type is inferred beside) and 1.1 M when this was written. */
const MOST = { declaring: 6_500_000, calling: 1_400_000 };

const literal = (n: number) => `
const New${n} = z.object({ title: z.string(), count${n}: z.number() });
const Body${n} = z.object({ id: z.string(), title: z.string(), version: z.number(), count${n}: z.number().optional() });
export const item${n} = resource("/items${n}/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { response: Body${n}, represent: ({ entity }) => entity },
  PUT: { body: New${n}, response: Body${n}, apply: ({ entity, body }) => store.update(entity, body.title) },
});`;
const moduleOf = (at: number) => `import { resource } from "signalbox";
import { z } from "zod";
export interface Row { id: string; version: number; title: string }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };
${Array.from({ length: EACH }, (_, n) => literal(at * EACH + n)).join("\n")}
`;
const IMPORTS = `import { Service } from "signalbox";\n${MODULES.map((at) => `import * as routes${at} from "./routes${at}.js";`).join("\n")}`;
const SERVICE = `new Service({ resources: { ${MODULES.map((at) => `...routes${at}`).join(", ")} } })`;
const FILES: Readonly<Record<string, string>> = {
  "inferred.ts": `${IMPORTS}\nexport const service = ${SERVICE};\n`,
  "listed.ts": `${IMPORTS}\nexport const service: Service = ${SERVICE};
export type Api = [${MODULES.map((at) => `typeof routes${at}`).join(", ")}];\n`,
  "calls.ts": `import { client } from "signalbox/client";
import type { Api } from "./declared/listed.js";
const api = client<Api>("http://localhost");
${Array.from({ length: MODULES.length * EACH }, (_, n) => `export const read${n} = (id: string) => api("/items${n}/{id}").get({ params: { id } }).match({ 200: ({ body }) => body.count${n}?.toFixed() ?? body.title, 304: () => "", 404: () => "", 406: () => "", 412: () => "" });`).join("\n")}
// @ts-expect-error There is no such resource.
void (() => api("/items1000/{id}"));\n`,
};

function compiled(name: string, files: readonly string[], more: object) {
  const base = { target: "es2023", module: "nodenext", strict: true, skipLibCheck: true, types: [], rootDir: "." };
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ compilerOptions: { ...base, ...more }, files }));
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const args = [tsc, "-p", join(folder, `${name}.json`), "--pretty", "false", "--extendedDiagnostics"];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8", maxBuffer: 1e9 });
  const errors = stdout.split("\n").filter((line) => line.includes("error TS"));
  return { errors, instantiations: Number(/Instantiations:\s*(\d+)/.exec(stdout)?.[1]) };
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it(
  "a thousand literals are declared as a list of their modules, and each is called by its exact statuses",
  () => {
    freshDist();
    mkdirSync(folder, { recursive: true });
    for (const at of MODULES) writeFileSync(join(folder, `routes${at}.ts`), moduleOf(at));
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
    const declaring = compiled("server", ["inferred.ts", "listed.ts"], {
      declaration: true,
      emitDeclarationOnly: true,
      outDir: "declared",
    });
    expect(declaring.errors).toEqual([expect.stringMatching(/inferred\.ts.*TS7056/)]);
    expect(declaring.instantiations).toBeLessThan(MOST.declaring);
    const calling = compiled("client", ["calls.ts"], { noEmit: true });
    expect(calling.errors).toEqual([]);
    expect(calling.instantiations).toBeLessThan(MOST.calling);
  },
  LONG_HANG,
);
