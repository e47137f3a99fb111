// @ts-check
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { folderFault, nameOf, writeProject } from "./project.mjs";
import { ask } from "./questions.mjs";

const OPTIONS = /** @type {const} */ ({
  yes: { type: "boolean", short: "y" },
  install: { type: "boolean" },
  "no-install": { type: "boolean" },
  git: { type: "boolean" },
  "no-git": { type: "boolean" },
  template: { type: "string", default: "notes" },
  signalbox: { type: "string" },
  help: { type: "boolean", short: "h" },
});

const HELP = `create-signalbox: make a new project with Signalbox

Usage  npm create signalbox@latest [folder] [-- flags]

  -y, --yes             ask nothing
      --template NAME   notes (the default), or postgres: two resources on PostgreSQL, with containers
      --no-install      leave npm install to you
      --git             start a git repository
      --signalbox SPEC  what package.json names: a version, or a tarball as file:../signalbox-1.0.0.tgz
  -h, --help            print this
`;

const TEMPLATES = /** @type {const} */ (["notes", "postgres"]);

/**
 * @param {string} name
 * @returns {name is (typeof TEMPLATES)[number]}
 */
const isTemplate = (name) => TEMPLATES.some((each) => each === name);

/**
 * @typedef {object} Choices
 * @property {string} folder
 * @property {boolean} install
 * @property {boolean} git
 */

/**
 * Gives the exit code.
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export async function run(args) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    if (values.help === true) {
      console.log(HELP);
      return 0;
    }
    if (positionals.length > 1) return refuse(`there is one folder too many: ${positionals[1]}`, "Give one folder.");
    const { template } = values;
    if (!isTemplate(template)) return refuse(`there is no template ${template}`, `Write ${TEMPLATES.join(" or ")}.`);
    const choices = await choicesFrom(positionals[0], values);
    return await make(choices, { template, signalbox: values.signalbox ?? `^${version()}` });
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!code?.startsWith("ERR_PARSE_ARGS")) return refuse(message, "Nothing more was done.", 3);
    return refuse(message.split(". ")[0] ?? message, "See --help.");
  }
}

/**
 * What the flags say; on a terminal, what they do not say is asked.
 * @param {string | undefined} folder
 * @param {Readonly<Record<string, string | boolean | undefined>>} values
 * @returns {Promise<Choices | undefined>}
 */
async function choicesFrom(folder, values) {
  const said = {
    folder,
    install: values.install === true ? true : values["no-install"] === true ? false : undefined,
    git: values.git === true ? true : values["no-git"] === true ? false : undefined,
  };
  if (values.yes !== true && process.stdin.isTTY && process.stdout.isTTY) return ask(said);
  return { folder: folder ?? "my-api", install: said.install ?? true, git: said.git ?? false };
}

/**
 * @param {Choices | undefined} choices none where they were given up
 * @param {{ template: (typeof TEMPLATES)[number], signalbox: string }} source
 */
async function make(choices, { template, signalbox }) {
  if (choices === undefined) return 1;
  const folder = resolve(choices.folder);
  const fault = folderFault(folder);
  if (fault !== undefined) return refuse(fault, "Name another folder.");
  const files = writeProject(folder, { template, name: nameOf(folder), signalbox });
  console.log(`${relative(".", folder) || "."}: ${files.length} files written`);
  if (choices.git && !runs("git", ["init", "--quiet"], folder))
    return refuse("git init failed", "Is git installed?", 3);
  if (choices.install && !runs("npm", ["install", "--no-audit", "--no-fund"], folder)) {
    return refuse("npm install failed; the files are there", "Run it again in the folder.", 3);
  }
  console.log(nextSteps(relative(".", folder), choices.install, template === "notes" ? "notes/hello" : "tickets"));
  return 0;
}

/**
 * @param {string} folder
 * @param {boolean} isInstalled
 * @param {string} path of a resource
 */
function nextSteps(folder, isInstalled, path) {
  const lines = [
    ...(folder === "" ? [] : [`cd ${folder}`]),
    ...(isInstalled ? [] : ["npm install"]),
    "npm run dev",
    `curl -i http://127.0.0.1:8080/${path}`,
  ];
  return `\nNow:\n${lines.map((line) => `  ${line}`).join("\n")}\n`;
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} cwd
 */
function runs(program, args, cwd) {
  const isWindows = process.platform === "win32";
  return spawnSync(program, args, { cwd, stdio: ["ignore", "inherit", "inherit"], shell: isWindows }).status === 0;
}

/**
 * @param {string} what
 * @param {string} remedy
 * @param {number} code
 */
function refuse(what, remedy, code = 2) {
  console.error(`create-signalbox: ${what.replace(/\.$/, "")}. ${remedy}`);
  return code;
}

/** Both packages are released together, under one number. */
function version() {
  return JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8")).version;
}
