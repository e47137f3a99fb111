import type { Context } from "../resource/context.ts";
import { type OpenFile, openedFile } from "./openedFile.ts";

export type { OpenFile } from "./openedFile.ts";

/**
 * Opens a file for one request; undefined where there is none, or it is a folder. Its metadata and content are those of the
 * opened file, even if another takes its name meanwhile. Runs on Node, Bun and Deno.
 *
 * The author must check the path: one made from what a client sent must not lead out of its folder.
 */
export function openFile(ctx: Pick<Context, "defer">, path: string | URL): Promise<OpenFile | undefined> {
  return openedFile(ctx, path, "r");
}
