import { existsSync, statSync } from "node:fs";
import { relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { OpenapiDocument } from "../../openapi/document.ts";
import type { Service } from "../../service/service.ts";
import type { ContractOptions } from "../../testing/contract.ts";
import { CliFault, EXIT, notStarted, wronglyCalled } from "../line/fault.ts";
import type { Given } from "../line/given.ts";
import { loadFault } from "./loadFault.ts";
import { readTypescript } from "./typescript.ts";

/** What an app file exports. */
export interface App {
  /** Relative to where the command runs, for messages. */
  readonly path: string;
  readonly service: Service;
  /** `export const document`: in place of the one that is made from the service's resources. */
  readonly document: OpenapiDocument | undefined;
  /** `export const contract`: what the contract check has to know. */
  readonly contract: ContractOptions;
}

const USUAL = ["", "src/"].flatMap((folder) => ["ts", "mts", "js", "mjs"].map((ending) => `${folder}app.${ending}`));

const IS_APP = /\.[cm]?[jt]s$/;

/** Splits a command's arguments into the app and the rest. */
export function appAndRest({ positionals }: Given): { readonly app?: string; readonly rest: readonly string[] } {
  const [first, ...others] = positionals;
  return first !== undefined && IS_APP.test(first) ? { app: first, rest: others } : { rest: positionals };
}

/** The path of the app file; throws where it does not exist. */
export function findApp(named: string | undefined, command: string): string {
  const path = named ?? USUAL.find((usual) => existsSync(usual));
  if (path === undefined)
    throw wronglyCalled(
      "there is no app.ts or app.js here, nor in src",
      `Name the file that exports the service: signalbox ${command} path/to/app.ts`,
    );
  if (!existsSync(path) || !statSync(path).isFile())
    throw wronglyCalled(`there is no file ${path}`, `Name the file that exports the service.`);
  return path;
}

export async function loadApp(named: string | undefined, command: string): Promise<App> {
  const path = findApp(named, command);
  const place = resolve(path);
  readTypescript(place);
  const exported = await imported(place, path);
  const service = await serviceOf(exported);
  if (service === undefined) throw noService(relative(".", place), Object.keys(exported));
  const { document, contract } = exported as { document?: OpenapiDocument; contract?: ContractOptions };
  return { path, service, document, contract: contract ?? {} };
}

/** Does something with a service that is started, and stops it. */
export async function whileStarted<T>(service: Service, act: () => Promise<T>): Promise<T> {
  await service.start().catch((error: unknown) => {
    throw notStarted(error);
  });
  try {
    return await act();
  } finally {
    await service.stop();
  }
}

async function imported(place: string, path: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await import(pathToFileURL(place).href)) as Readonly<Record<string, unknown>>;
  } catch (error) {
    throw loadFault(path, error);
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

function noService(path: string, names: readonly string[]): CliFault {
  const has = names.length === 0 ? "nothing" : `only ${names.join(", ")}`;
  return new CliFault(
    EXIT.usage,
    `${path} exports no service (it exports ${has})`,
    "Write in it: export default new Service({ routes: […] })",
  );
}
