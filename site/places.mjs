import { fileURLToPath } from "node:url";

/** The repository, with a slash at its end. */
export const ROOT = fileURLToPath(new URL("../", import.meta.url));
/** The pages as vitepress reads them. */
export const PAGES = fileURLToPath(new URL("./.cache/pages", import.meta.url));
/** The site, to be served by anything that serves files. */
export const OUTPUT = fileURLToPath(new URL("./dist", import.meta.url));
