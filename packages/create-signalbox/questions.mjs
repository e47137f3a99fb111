// @ts-check
import { resolve } from "node:path";
import * as prompts from "@clack/prompts";
import { folderFault } from "./project.mjs";

/**
 * Asks what the flags left open. Returns undefined where the user gives up.
 * @param {{ folder: string | undefined, install: boolean | undefined, git: boolean | undefined }} said
 * @returns {Promise<import("./run.mjs").Choices | undefined>}
 */
export async function ask(said) {
  prompts.intro("A new project with Signalbox");
  const folder = said.folder ?? (await prompts.text({ message: "Where?", ...FOLDER }));
  if (prompts.isCancel(folder)) return giveUp();
  const install = said.install ?? (await prompts.confirm({ message: "Install what it needs, with npm?" }));
  if (prompts.isCancel(install)) return giveUp();
  const git = said.git ?? (await prompts.confirm({ message: "Start a git repository?", initialValue: false }));
  if (prompts.isCancel(git)) return giveUp();
  prompts.outro("Creating the project.");
  return { folder, install, git };
}

const FOLDER = {
  placeholder: "my-api",
  defaultValue: "my-api",
  /** @param {string | undefined} given */
  validate: (given) => folderFault(resolve(given || "my-api")),
};

/** @returns {undefined} */
function giveUp() {
  prompts.cancel("Nothing was written.");
}
