// @ts-check
// Prints the public API as text, a file for each entry point, into api/: `npm run api`. With --check it says which files are out of
// date. The declarations are read as `npm run build` made them.
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from "@microsoft/api-extractor";

/** @import { IExtractorConfigPrepareOptions } from "@microsoft/api-extractor" */

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FOLDER = join(ROOT, "api");
const isCheck = process.argv.includes("--check");

/** @type {{ name: string, exports: Record<string, string | { types: string }> }} */
const { name: packageName, exports } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

const ENTRIES = Object.entries(exports).flatMap(([entryPoint, target]) =>
  typeof target === "string" ? [] : [{ file: fileOf(entryPoint), declarations: join(ROOT, target.types) }],
);

/** "./limit/redis" is signalbox.limit.redis. @param {string} entryPoint */
function fileOf(entryPoint) {
  return [packageName, ...entryPoint.split("/").slice(1)].join(".");
}

/** Comments are no part of the API, and what is not exported is found by the check `package`. */
const SILENT = { default: { logLevel: ExtractorLogLevel.None } };

const COMPILER = {
  compilerOptions: {
    target: "es2023",
    lib: ["es2023", "esnext.disposable", "webworker"],
    module: "nodenext",
    moduleResolution: "nodenext",
    types: ["node"],
    strict: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  },
};

/** @param {(typeof ENTRIES)[number]} entry */
function configOf({ file, declarations }) {
  /** @type {IExtractorConfigPrepareOptions} */
  const options = {
    configObject: {
      projectFolder: ROOT,
      mainEntryPointFilePath: declarations,
      compiler: { overrideTsconfig: { ...COMPILER, files: ENTRIES.map((each) => each.declarations) } },
      apiReport: {
        enabled: true,
        reportFileName: `${file}.api.md`,
        reportFolder: FOLDER,
        reportTempFolder: join(ROOT, ".cache/api"),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: "lf",
      messages: { compilerMessageReporting: SILENT, extractorMessageReporting: SILENT, tsdocMessageReporting: SILENT },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(ROOT, "package.json"),
  };
  return ExtractorConfig.prepare(options);
}

// Without it nothing is written, and nothing is said about that.
mkdirSync(FOLDER, { recursive: true });
const configs = ENTRIES.map(configOf);
const [first] = configs;
if (first === undefined) throw new Error("package.json exports nothing");
// One program for all entry points: to make one for each would take a minute.
const additionalEntryPoints = ENTRIES.slice(1).map(({ declarations }) => declarations);
const compilerState = CompilerState.create(first, { additionalEntryPoints });

for (const config of configs) {
  const { apiReportChanged } = Extractor.invoke(config, {
    compilerState,
    localBuild: !isCheck,
    messageCallback: (message) => {
      message.handled = true;
    },
  });
  if (isCheck && apiReportChanged) stale(`api/${config.reportFilePath.split("/").at(-1)}`);
}

const files = new Set(ENTRIES.map(({ file }) => `${file}.api.md`));
for (const left of readdirSync(FOLDER).filter((each) => !files.has(each))) {
  if (isCheck) stale(`api/${left}`);
  else rmSync(join(FOLDER, left));
}

/** @param {string} path */
function stale(path) {
  console.error(
    `${path} is not the public API any more. Print it again, and say in a changeset what changed: npm run api`,
  );
  process.exitCode = 1;
}
