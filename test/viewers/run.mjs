// The recipes for Swagger UI and Scalar, with the real packages in a real browser: offline but for the service, and under
// the policies that the recipes send. `node test/viewers/run.mjs`, after `npm run build`. It needs the registry.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { ensureProgram, PROGRAMS } from "../../scripts/ensure-program.mjs";
import { LONG_HANG } from "../bounds.mjs";

const program = ensureProgram(PROGRAMS.chromium);
if (!("path" in program)) {
  console.log(`skipped: ${program.missing}`);
  process.exit(program.isFault && process.env.CI === "true" ? 1 : 0);
}

const root = fileURLToPath(new URL("../..", import.meta.url));
const tsc = join(root, "node_modules/typescript/bin/tsc");
execFileSync(process.execPath, [tsc, "-b", "examples/library", "examples/recipes"], { cwd: root, timeout: LONG_HANG });
const { serve } = await import("../../dist/runtime/node.js");
const { openDatabase } = await import("../../examples/library/dist/database.js");
const { createLibrary } = await import("../../examples/library/dist/library.js");
const { scalar } = await import("../../examples/recipes/dist/scalar.js");
const { swaggerUi } = await import("../../examples/recipes/dist/swaggerUi.js");

const folder = mkdtempSync(join(tmpdir(), "viewers-"));

/** The files alone, with their licences: to install swagger-ui would bring a package that reports its installation. */
function copyFrom(name, files) {
  const to = join(folder, name.replaceAll(/\W+/g, "-"));
  mkdirSync(join(to, "files"), { recursive: true });
  const packed = execFileSync("npm", ["pack", name, "--ignore-scripts", "--silent", "--pack-destination", to], {
    encoding: "utf8",
    timeout: LONG_HANG,
  });
  execFileSync("tar", ["-xzf", join(to, packed.trim().split("\n").at(-1)), "-C", to]);
  for (const file of files) cpSync(join(to, "package", file), join(to, "files", file.split("/").at(-1)));
  return join(to, "files");
}

/** Opens a page, and gives it with what it asked for elsewhere and what its policy refused. */
async function opened(browser, url, origin) {
  const page = await browser.newPage({ viewport: { width: 1300, height: 900 } });
  const [elsewhere, refused] = [[], []];
  page.on("request", (request) => {
    const { origin: asked, protocol } = new URL(request.url());
    if (asked !== origin && !["data:", "blob:"].includes(protocol)) elsewhere.push(request.url());
  });
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text().slice(0, 300));
  });
  await page.goto(url);
  return { page, elsewhere, refused };
}

const swaggerFiles = copyFrom("swagger-ui@5.33.0", [
  "dist/swagger-ui-bundle.js",
  "dist/swagger-ui.css",
  "LICENSE",
  "NOTICE",
]);
const scalarFiles = copyFrom("@scalar/api-reference@1.72.1", ["dist/browser/standalone.js"]);

const service = await createLibrary(openDatabase(":memory:"), { onError: () => undefined });
service.attach({
  routes: [...swaggerUi("/swagger", { folder: swaggerFiles }), ...scalar("/reference", { folder: scalarFiles })],
});
const serving = await serve(service, { port: 0 });
const browser = await chromium.launch({ executablePath: program.path, args: ["--no-sandbox", "--disable-gpu"] });
try {
  const swagger = await opened(browser, `${serving.url}/swagger`, serving.url);
  const operation = swagger.page.locator(".opblock", { hasText: "Is the service healthy?" });
  await operation.locator(".opblock-summary-control").click();
  await operation.getByRole("button", { name: "Try it out" }).click();
  await operation.getByRole("button", { name: "Execute" }).click();
  await operation.locator(".responses-table.live-responses-table", { hasText: "200" }).waitFor();
  assert.deepEqual([swagger.elsewhere, swagger.refused], [[], []]);
  console.log("ok   Swagger UI: read, tried, nothing asked elsewhere, nothing refused by the policy");

  const reference = await opened(browser, `${serving.url}/reference`, serving.url);
  await reference.page.getByText("A small library of books").first().waitFor();
  assert.deepEqual(reference.elsewhere, []);
  // Some of its elements have style attributes, which a nonce cannot allow; they are not needed.
  const others = reference.refused.filter((text) => !/inline style|'unsafe-eval'|eval/.test(text));
  assert.deepEqual(others, []);
  const rules = await reference.page
    .locator("style")
    .evaluateAll((styles) => styles.map(({ sheet }) => sheet?.cssRules.length ?? 0));
  assert(Math.max(...rules) > 100, "its style sheets are refused without the nonce");
  console.log(`ok   Scalar: read, nothing asked elsewhere; ${reference.refused.length} style attributes refused`);
} finally {
  await browser.close();
  serving.server.closeAllConnections();
  await serving.close();
  rmSync(folder, { recursive: true, force: true });
}
