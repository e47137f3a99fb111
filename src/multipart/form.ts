import { type MultipartLimits, MultipartMalformed } from "./limits.ts";
import { quoted } from "./partHeader.ts";
import { oneByOne, type Part, partsOf } from "./parts.ts";

/** A part that is a file: it has a name, for people to read. */
export interface FilePart extends Part {
  /** The last component of the name that the client gives. It is not a path: never open a file by it. */
  readonly filename: string;
  readonly rawFilename: string;
}

/** A form with files: its fields, which came first, and the files as they come. */
export interface UploadedForm<Fields = Readonly<Record<string, string | readonly string[]>>> {
  readonly fields: Fields;
  /** Can be iterated once; the client waits while nothing is read. Await each file in its turn: else it is skipped, and reading it later throws. */
  readonly files: AsyncIterable<FilePart>;
}

/** The files of forms that ended without one. */
export const EMPTY = new WeakSet<object>();

/** Reads the fields up to the first file. A name that comes more than once is an array. */
export async function readForm(
  source: AsyncIterable<Uint8Array>,
  boundary: string | undefined,
  limits: MultipartLimits = {},
): Promise<UploadedForm> {
  return formOf(partsOf(source, boundary, limits));
}

export async function formOf(parts: AsyncGenerator<Part, void, undefined>): Promise<UploadedForm> {
  const fields = new Map<string, string | string[]>();
  try {
    for (;;) {
      const part = (await parts.next()).value ?? undefined;
      if (part === undefined || isFile(part)) {
        const files = oneByOne(filesOf(part, parts));
        if (part === undefined) EMPTY.add(files);
        return { fields: Object.fromEntries(fields), files };
      }
      add(fields, part.name, await part.text());
    }
  } catch (error) {
    await parts.return();
    throw error;
  }
}

function add(fields: Map<string, string | string[]>, name: string, value: string): void {
  // The same rule as in JSON: code that copies a record with this name would set its prototype.
  if (name === "__proto__") throw new MultipartMalformed('The name "__proto__" is not allowed.');
  const before = fields.get(name);
  if (before === undefined) fields.set(name, value);
  else if (typeof before === "string") fields.set(name, [before, value]);
  else before.push(value);
}

async function* filesOf(
  first: FilePart | undefined,
  parts: AsyncGenerator<Part, void, undefined>,
): AsyncGenerator<FilePart, void, undefined> {
  try {
    if (first !== undefined) yield first;
    for await (const part of parts) {
      if (!isFile(part)) {
        throw new MultipartMalformed(
          `The field ${quoted(part.name)} stands behind the first file. Send the fields first.`,
        );
      }
      yield part;
    }
  } finally {
    await parts.return();
  }
}

const isFile = (part: Part): part is FilePart => part.filename !== undefined;
