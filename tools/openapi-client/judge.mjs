// Judges a document: node judge.mjs document.json document.yaml. Prints what is wrong with it; nothing where all is well.
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";

const [json = "", yaml = ""] = process.argv.slice(2);
const document = JSON.parse(readFileSync(json, "utf8"));

/** The official meta-schema of its version, with the dialect that the document's own schemas are written in. */
const version = document.openapi.split(".").slice(0, 2).join(".");
const { validate } = await import(`@hyperjump/json-schema/openapi-${version.replace(".", "-")}`);
const output = await validate(`https://spec.openapis.org/oas/${version}/schema-base`, document, "BASIC");
const faults = output.valid
  ? []
  : (output.errors ?? []).map((error) => `schema: ${error.instanceLocation} (${error.absoluteKeywordLocation})`);
for (const dialect of ["1.1", "1.2"]) {
  if (!isDeepStrictEqual(parse(readFileSync(yaml, "utf8"), { version: dialect }), document))
    faults.push(`yaml ${dialect}: it is not the document`);
}
for (const fault of faults) console.log(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
