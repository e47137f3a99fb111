import { parseMediaType } from "../http/mediaType.ts";
import { chooseMediaType } from "../negotiate/mediaType.ts";
import { Halt } from "../resource/halt.ts";
import type { FilePart } from "./form.ts";
import { MultipartMalformed } from "./limits.ts";
import { quoted } from "./partHeader.ts";

/** A file, or several, of one name. */
export interface DescribedFile {
  /** The media type that it has to be of, as the client says: "image/png". Without it, any. */
  readonly type?: string;
  readonly description?: string;
  /** Whether a form without it is refused. */
  readonly required?: boolean;
}

/**
 * The files as they come, each held to its description: one of another type is 415 (RFC 9110 15.5.16), and a form that ends without one
 * that is required 400. A file that is not described is passed on.
 */
export async function* describedFiles(
  files: AsyncIterable<FilePart>,
  described: Readonly<Record<string, DescribedFile>>,
): AsyncGenerator<FilePart, void, undefined> {
  const missing = new Set(Object.keys(described).filter((name) => described[name]?.required === true));
  for await (const file of files) {
    // WHATWG HTML 4.10.21.4: a browser sends a file without a name where none was chosen.
    if (file.filename !== "") {
      missing.delete(file.name);
      checkType(file, described[file.name]?.type);
    }
    yield file;
  }
  const [name] = missing;
  if (name !== undefined) throw new MultipartMalformed(`The file ${quoted(name)} is missing.`);
}

function checkType({ name, type }: FilePart, taken: string | undefined): void {
  const given = parseMediaType(type);
  if (taken === undefined || (given !== undefined && chooseMediaType(taken, [given]) === 0)) return;
  throw new Halt(415, { detail: `The file ${quoted(name)} is of the type ${quoted(type)}, and not of ${taken}.` });
}
