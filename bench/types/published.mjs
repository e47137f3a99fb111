// @ts-check
// Checks the types as they are published with each compiler that users have, `skipLibCheck` off: every entry point, and an
// application in literals whose declarations are written. Needs `npm run build` at the root, and `npm ci` here.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LONG_HANG } from "../../test/bounds.mjs";
import { linkPackage } from "./link.mjs";

const HERE = import.meta.dirname;
const COMPILERS = ["typescript-5", "typescript-6", "typescript-7"];
const folder = join(HERE, "generated", "published");

const APPLICATION = `
import { group, part, resource, Service } from "signalbox";
import { client } from "signalbox/client";
import { z } from "zod";

interface Row { id: string; version: number; title: string }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };
const Body = z.object({ id: z.string(), title: z.string() });
const identified = part({ provide: ({ request }) => ({ user: request.headers.get("authorization") }) });
const signedIn = part({ with: [identified], isAuthorized: ({ user }) => (user === null ? "Bearer" : { user }) });
const api = group("/api", { with: [identified], tags: ["items"] });

export const item = api.resource("/items/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read", response: Body, represent: ({ entity }) => entity },
  PUT: { with: [signedIn], body: z.object({ title: z.string() }), apply: ({ entity, body, user }) => [user.length, store.update(entity, body.title)] },
});
export const health = resource("/health", { represent: () => ({ state: "up" }) });
export const service = new Service({ resources: { item, health } });
export async function titleOf(id: string): Promise<string> {
  const reply = await client<typeof service>("http://localhost", { remember: true })("/api/items/{id}").get({ params: { id } });
  switch (reply.status) {
    case 200: return reply.body.title;
    case 404: case 406: case 412: return reply.problem.title;
    default: return reply satisfies never;
  }
}
// @ts-expect-error: there is no such callback
resource("/wrong", { generateEtga: () => "x", represent: () => 1 });
`;

linkPackage();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { exports } = JSON.parse(readFileSync(join(HERE, "..", "..", "package.json"), "utf8"));
const entries = Object.keys(exports).filter((name) => !name.endsWith(".json"));
const imports = entries.map((name, at) => `export * as entry${at} from "signalbox${name.slice(1)}";`);
writeFileSync(join(folder, "entries.ts"), `${imports.join("\n")}\n`);
writeFileSync(join(folder, "application.ts"), APPLICATION);
writeFileSync(
  join(folder, "tsconfig.json"),
  JSON.stringify({
    compilerOptions: {
      target: "es2023",
      module: "nodenext",
      moduleResolution: "nodenext",
      lib: ["es2023", "esnext.disposable", "dom", "dom.iterable", "dom.asynciterable"],
      types: ["node"],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      declaration: true,
      outDir: "out",
      rootDir: ".",
      skipLibCheck: false,
      // The declarations of our package and of what it mentions are checked; those of the compiler itself are not ours.
      skipDefaultLibCheck: true,
    },
    include: ["*.ts"],
  }),
);

for (const name of COMPILERS) {
  const home = join(HERE, "node_modules", name);
  const { version } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  const args = [join(home, "bin", "tsc"), "-p", folder, "--pretty", "false"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", timeout: LONG_HANG });
  console.log(`${status === 0 ? "ok  " : "FAIL"} TypeScript ${version}, ${entries.length} entry points`);
  if (status === 0) continue;
  console.log(stdout.slice(0, 4000) + stderr.slice(0, 1000));
  process.exitCode = 1;
}
rmSync(join(HERE, "generated"), { recursive: true, force: true });
