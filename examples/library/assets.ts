import { type Route, resource } from "signalbox";
import { RUNNER } from "./runner.ts";
import { STYLE } from "./style.ts";

/** The style and the script beside the pages, so that the pages' policy need not allow anything inline. */
export const assets: readonly Route[] = [
  text("/assets/library.css", "text/css", STYLE),
  text("/assets/library.js", "text/javascript", RUNNER),
];

function text(path: string, type: string, written: string): Route {
  return resource(path, {
    document: false,
    produces: [type],
    codecs: { [type]: { encode: () => written } },
    cacheControl: () => "no-cache",
    generateEtag: () => String(written.length),
    represent: () => written,
  });
}
