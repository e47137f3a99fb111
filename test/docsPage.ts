import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const docs = fileURLToPath(new URL("../docs", import.meta.url));

/** The code of a page as one module, whose pieces follow each other, for a folder two levels below the root. It exports what it declares. */
export function codeOfPage(page: string): string {
  const text = readFileSync(join(docs, `${page}.md`), "utf8");
  const code = [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)]
    .map(([, piece = ""]) => piece)
    .join("\n")
    .replaceAll('"../examples/', '"../../examples/');
  const names = [...code.matchAll(/^(?:class|const|let|async function) (\w+)/gm)].map(([, name]) => name);
  return `${code}\nexport { ${names.join(", ")} };\n`;
}
