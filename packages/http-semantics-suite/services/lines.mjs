// Lines of code of a service: without empty lines and lines that are only a comment.
// node lines.mjs

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { SERVICES } from "./services.mjs";

const COMMENT = /^\s*(?:\/\/|\/\*|\*|#|""")/;

export function linesOf(files) {
  const lines = files.flatMap((file) => readFileSync(new URL(file, import.meta.url), "utf8").split("\n"));
  return lines.filter((line) => line.trim() !== "" && !COMMENT.test(line)).length;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [name, { files }] of Object.entries(SERVICES)) console.log(name, linesOf(files));
}
