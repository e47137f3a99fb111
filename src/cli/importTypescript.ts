import { pathToFileURL } from "node:url";
import { findStripper, isReadByRuntime, registerStripper } from "./app/typescript.ts";

/**
 * `node --import signalbox/typescript`: what is run imports TypeScript as the commands do. Where the runtime strips types
 * itself it does nothing. Without a stripper the first TypeScript file is refused, with what to install.
 */
if (!isReadByRuntime()) registerStripper(findStripper([pathToFileURL("./package.json").href, import.meta.url]));
