import { pathToFileURL } from "node:url";
import { findStripper, isReadByRuntime, registerStripper } from "./app/typescript.ts";

/** `node --import signalbox/typescript`: strips types as the commands do, where the runtime does not do so itself. */
if (!isReadByRuntime()) registerStripper(findStripper([pathToFileURL("./package.json").href, import.meta.url]));
