import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { OpenapiDocument } from "../../openapi/document.ts";
import { generateOpenapi } from "../../openapi/generate.ts";
import type { App } from "../app/app.ts";
import { failed, firstLine } from "../line/fault.ts";

/** The app's own document, or else one made from its resources, with the name and version of its package. */
export function documentOf({ document, service, path }: App): OpenapiDocument {
  if (document !== undefined) return document;
  const { name = "Service", version = "0.0.0" } = manifestOf(dirname(resolve(path)));
  try {
    return generateOpenapi(service, { title: name, version });
  } catch (error) {
    const remedy = `Or make the document in ${path} and export it: export const document = mountOpenapi(service, { … })`;
    throw failed(firstLine(error), remedy, error);
  }
}

/** The nearest package.json, from the folder on upwards. */
function manifestOf(folder: string): { readonly name?: string; readonly version?: string } {
  const path = join(folder, "package.json");
  if (existsSync(path)) return JSON.parse(readFileSync(path, "utf8")) as { name?: string; version?: string };
  return dirname(folder) === folder ? {} : manifestOf(dirname(folder));
}
