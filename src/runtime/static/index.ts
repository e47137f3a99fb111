export { type StaticOptions, staticFiles } from "./staticFiles.ts";
