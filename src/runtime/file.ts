import type { Context } from "../resource/context.ts";
import { type OpenFile, openedFile } from "./openedFile.ts";

export type { OpenFile } from "./openedFile.ts";

/**
 * Opens a file for one request, on Node, Bun and Deno; undefined where there is none, or it is a folder. Metadata and content are those of
 * the opened file. Check the path: one made from what a client sent must not lead out of its folder.
 */
export function openFile(ctx: Pick<Context, "defer">, path: string | URL): Promise<OpenFile | undefined> {
  return openedFile(ctx, path, "r");
}
