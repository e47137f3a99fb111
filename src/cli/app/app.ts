import { existsSync, readFileSync, statSync } from "node:fs";
import { isAbsolute, join, relative, resolve } from "node:path";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Later } from "../../http/later.ts";
import type { OpenapiDocument } from "../../openapi/document.ts";
import type { Service } from "../../service/service.ts";
import type { ContractOptions } from "../../testing/contract.ts";
import type { Given } from "../line/command.ts";
import { type CliFault, failed, firstLine, notStarted, report, wronglyCalled } from "../line/fault.ts";
import type { Terminal } from "../output/terminal.ts";
import { inPackage, readTypescript } from "./typescript.ts";

export interface App {
  readonly path: string;
  readonly service: Service;
  /** `export const document`: in place of the one that is made from the service's resources. */
  readonly document: OpenapiDocument | undefined;
  /** `export const contract`: what the contract check has to know. */
  readonly contract: ContractOptions;
}

const USUAL = ["", "src/"].flatMap((folder) => ["ts", "mts", "js", "mjs"].map((ending) => `${folder}app.${ending}`));
const IS_APP = /\.[cm]?[jt]s$/;

export function appAndRest({ positionals }: Given): { readonly app?: string; readonly rest: readonly string[] } {
  const [first, ...others] = positionals;
  return first !== undefined && IS_APP.test(first) ? { app: first, rest: others } : { rest: positionals };
}

/** The app of a command that takes nothing else. */
export const onlyApp = ({ positionals }: Given): string | undefined => positionals[0];

export function findApp(named: string | undefined, command: string): string {
  const path = named ?? USUAL.find((usual) => existsSync(usual));
  if (path === undefined)
    throw wronglyCalled(
      "there is no app.ts or app.js here, nor in src",
      `Name the file that exports the service: signalbox ${command} path/to/app.ts`,
    );
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw wronglyCalled(`there is no file ${path}`, `Name the file that exports the service.`);
  if (found.isFile()) return path;
  const inside = USUAL.map((usual) => join(path, usual)).find((each) => existsSync(each));
  const remedy = inside === undefined ? " that exports the service." : `: signalbox ${command} ${inside}`;
  throw wronglyCalled(`${path} is a folder`, `Name the file in it${remedy}`);
}

export async function loadApp(named: string | undefined, command: string, terminal: Terminal): Promise<App> {
  const path = findApp(named, command);
  const place = resolve(path);
  await readTypescript(place);
  const { exported, service } = await guarded(path, whileLoading(path), terminal, () => loaded(place, path));
  if (service === undefined) throw noService(relative(".", place), exported);
  const { document, contract } = exported as { document?: OpenapiDocument; contract?: ContractOptions };
  return { path, service, document, contract: contract ?? {} };
}

export function whileStarted<T>({ service, path }: App, terminal: Terminal, act: () => Promise<T>): Promise<T> {
  return guarded(path, whileRunning(path), terminal, async () => {
    await service.start().catch((error: unknown) => {
      throw notStarted(error);
    });
    try {
      return await act();
    } finally {
      await service.stop();
    }
  });
}

async function loaded(place: string, path: string) {
  try {
    const exported = (await import(pathToFileURL(place).href)) as Readonly<Record<string, unknown>>;
    const service = await serviceOf(exported);
    // Node tells of a rejection that no code handles when this turn of its loop is over.
    await setImmediate();
    return { exported, service };
  } catch (error) {
    throw appFault(notLoaded(path), error);
  }
}

async function serviceOf(exported: Readonly<Record<string, unknown>>): Promise<Service | undefined> {
  for (const candidate of [exported["default"], exported["service"]]) {
    const value: unknown = await candidate;
    if (isService(value)) return value;
  }
  return undefined;
}

/** Checked by shape, not by class: the app may have its own copy of the package. */
function isService(value: unknown): value is Service {
  if (typeof value !== "object" || value === null) return false;
  return typeof Reflect.get(value, "handle") === "function" && Array.isArray(Reflect.get(value, "resources"));
}

function noService(path: string, exported: Readonly<Record<string, unknown>>): CliFault {
  const [one, ...others] = Object.keys(exported).filter((name) => isService(exported[name]));
  if (one !== undefined)
    return wronglyCalled(
      `${path} exports no service as default or as service (it has ${[one, ...others].join(", ")})`,
      `Rename ${others.length === 0 ? "it" : "one of them"} to service, or write in it: export default ${one}`,
    );
  const names = Object.keys(exported);
  const has = names.length === 0 ? "nothing" : `only ${names.join(", ")}`;
  return wronglyCalled(`${path} exports no service (it exports ${has})`, serviceToWrite(exported));
}

/** With what is there: a resource, or a list of routes, is not served by itself. */
function serviceToWrite(exported: Readonly<Record<string, unknown>>): string {
  const { default: main, ...others } = exported;
  const namesOf = (isMeant: (value: unknown) => boolean) => Object.keys(others).filter((name) => isMeant(others[name]));
  const named = namesOf(isRoute);
  if (named.length > 0) return `Write in it: export default new Service({ resources: { ${named.join(", ")} } })`;
  const [list = "[…]"] = namesOf((value) => Array.isArray(value) && value.every(isRoute));
  return `Write in it: export default new Service({ routes: ${isRoute(main) ? "[that route]" : list} })`;
}

/** What `route`, `resource` and `command` give has a pattern. */
const isRoute = (value: unknown): boolean =>
  typeof value === "object" && value !== null && typeof Reflect.get(value, "pattern") === "string";

/** The message for an app that ends the process, or would end it, before the command has its result. */
interface Endings {
  /** Nothing is left to wait for, and the app still waits: Node would end without a word about the app. */
  readonly stuck: readonly [message: string, remedy: string];
  /** In a timer, in an event, or in a promise that no code handles: Node would end with 1, which is a finding here. */
  readonly threw: string;
  /** By process.exit(): with 0, it would look as if all were well. */
  readonly exited: readonly [when: string, remedy: string];
}

const whileLoading = (path: string): Endings => ({
  stuck: [
    `${path} never finishes loading`,
    "It awaits something that does not come: look at the await outside of its functions, or at the promise it exports.",
  ],
  threw: notLoaded(path),
  exited: ["it loads", "Throw an error instead of process.exit(), or leave that to a file that is run by itself."],
});

const whileRunning = (path: string): Endings => ({
  stuck: [
    `the service of ${path} waits for something that does not come`,
    "Look at what its hooks and its callbacks await.",
  ],
  threw: `${path} threw outside of a request`,
  exited: ["its service runs", "Throw an error instead of process.exit()."],
});

const notLoaded = (path: string) => `${path} does not load`;

/** Runs the app's code. If the code would end the process, the command fails with its own exit code. */
async function guarded<T>(path: string, ends: Endings, terminal: Terminal, act: () => Promise<T>): Promise<T> {
  const fault = new Later<never>();
  const stuck = () => fault.reject(failed(...ends.stuck));
  const threw = (error: unknown) => {
    // Where the app listens as well, Node would go on.
    if (process.listenerCount("uncaughtException") === 1) fault.reject(appFault(ends.threw, error));
  };
  const exited = (code: number) => {
    const [when, remedy] = ends.exited;
    process.exitCode = report(failed(`${path} ends the process with ${code} while ${when}`, remedy), [], terminal);
  };
  process.on("beforeExit", stuck).on("uncaughtException", threw).on("exit", exited);
  try {
    return await Promise.race([act(), fault]);
  } finally {
    process.off("beforeExit", stuck).off("uncaughtException", threw).off("exit", exited);
  }
}

export function appFault(what: string, error: unknown): CliFault {
  const where = placeIn(error);
  const message = `${what}: ${firstLine(error)}${where === undefined ? "" : ` (${where})`}`;
  return failed(message, remedyFor(error), error);
}

function remedyFor(error: unknown): string {
  if (!(error instanceof Error)) return "Run it again with --stack to see where.";
  const { code } = error as NodeJS.ErrnoException;
  // It says itself what to write instead. Known by its name: the app may have a copy of the package of its own.
  if (error.name === "MountError") {
    const page = relative(".", fileURLToPath(inPackage("docs/mount-errors.md")));
    return `${page}#${String(code).toLowerCase()} describes it.`;
  }
  if (code === "ERR_MODULE_NOT_FOUND") return missingRemedy(error);
  if (code === "ERR_PACKAGE_IMPORT_NOT_DEFINED") return 'Name it in "imports" of that package.json.';
  if (code === "ERR_UNSUPPORTED_DIR_IMPORT") return "Name the file in that folder: an import leads to a file.";
  if (code === "ERR_PACKAGE_PATH_NOT_EXPORTED") return "See which names that package has: its exports in package.json.";
  if (code === "ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX") return ONLY_STRIPPED;
  if (error instanceof SyntaxError) return syntaxRemedy(error.message);
  if (error instanceof ReferenceError && /^(?:require|module|exports|__dirname|__filename) is/.test(error.message))
    return "The package is ESM: write import and export, and import.meta.dirname for __dirname.";
  return "Run it again with --stack to see where.";
}

function syntaxRemedy(message: string): string {
  if (message.includes("does not provide an export named"))
    return "If it is a type, write import type: types are stripped file by file. Otherwise check its name.";
  if (message.includes("outside a module")) return 'Write "type": "module" in its package.json.';
  return "Fix that line.";
}

const ONLY_STRIPPED =
  "Types are only stripped: write an object for an enum, a field for a parameter property, a module for a namespace. " +
  "With erasableSyntaxOnly in tsconfig.json the compiler finds such places.";

function missingRemedy({ message }: Error): string {
  const [, missing = ""] = /'([^']+)' imported from/.exec(message) ?? [];
  const path = missing.startsWith("file:") ? fileURLToPath(missing) : missing;
  if (!isAbsolute(path)) {
    if (isAlias(missing)) return NO_ALIASES;
    return `Install it: npm install ${missing.split("/", missing.startsWith("@") ? 2 : 1).join("/")}`;
  }
  const asTypescript = path.replace(/\.([cm]?)js$/, ".$1ts");
  if (asTypescript !== path && existsSync(asTypescript))
    return "Import it with its own extension, .ts: types are stripped, and names stay as they are.";
  const ending = [".ts", ".js", ".mts", ".mjs"].find((each) => existsSync(path + each));
  if (ending !== undefined) return `Import it with its extension, ${ending}: an import names a file in full.`;
  return "Check the path and the extension of the import.";
}

const NO_ALIASES =
  'Path aliases of tsconfig.json are not resolved: write a relative import, or one such as "#lib/…" with "imports" in ' +
  "package.json.";

/** No package has such a name, as in "@/lib" and "~"; or a folder has it, as with baseUrl; or it is in tsconfig.json. */
function isAlias(specifier: string): boolean {
  const [first = ""] = specifier.split("/");
  if (first === "src" || !/^@?[a-z0-9]/i.test(first) || existsSync(first)) return true;
  return existsSync("tsconfig.json") && readFileSync("tsconfig.json", "utf8").includes(`"${first}/`);
}

/** A URL or a path, with its line: in the stack, or at its head where the file cannot be read. */
const PLACE = /(?<=^|[\s(])(file:\/\/[^\s()]+?|(?:[A-Za-z]:)?[\\/][^\s()]+?):(\d+)(?::\d+|$)/gm;

function placeIn(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.stack === undefined) return undefined;
  for (const [, place = "", line = ""] of error.stack.matchAll(PLACE)) {
    const path = place.startsWith("file:") ? fileURLToPath(place) : place;
    if (!path.includes("node_modules") && !isOurs(path)) return `${relative(".", path)}:${line}`;
  }
  return undefined;
}

/** A file of this package: with source maps a line of the stack names the source. */
const isOurs = (path: string): boolean =>
  ["dist/", "src/"].some((folder) => path.startsWith(fileURLToPath(inPackage(folder))));
