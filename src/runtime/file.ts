import type { Context } from "../resource/context.ts";
import { type OpenFile, openedFile } from "./openedFile.ts";

export type { OpenFile } from "./openedFile.ts";

/**
 * Opens a file for one request; undefined if there is none, or it is a folder. Metadata and content are those of the opened file. Check the
 * path: a client's must not lead out of your folder.
 */
export function openFile(ctx: Pick<Context, "defer">, path: string | URL): Promise<OpenFile | undefined> {
  return openedFile(ctx, path, "r");
}
