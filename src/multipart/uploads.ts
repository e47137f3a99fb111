import { parseMediaType } from "../http/mediaType.ts";
import { chooseMediaType } from "../negotiate/mediaType.ts";
import type { Codec } from "../resource/codec.ts";
import { Halt } from "../resource/halt.ts";
import type { JsonSchema, ModelIssue, ModelResult, StandardModel } from "../resource/model.ts";
import { checkFields } from "../resource/model.ts";
import { EMPTY, type FilePart, formOf, type UploadedForm } from "./form.ts";
import { type MultipartLimits, MultipartMalformed, multipartLimits } from "./limits.ts";
import { quoted } from "./partHeader.ts";
import { oneByOne, partsWithin } from "./parts.ts";

/** `multipart/form-data` (RFC 7578): the body is an {@link UploadedForm}, with its fields, and files that come while they are read. */
export function createMultipartCodec(given: MultipartLimits = {}): Codec {
  const limits = multipartLimits(given);
  return {
    encode() {
      throw new TypeError("multipart/form-data is for requests; send files as what they are.");
    },
    decodeStream: (content, { parameters }) => formOf(partsWithin(content, parameters.get("boundary"), limits)),
  };
}

export const multipartCodec: Codec = createMultipartCodec();

/** The model of a form with files: `uploads(fields, { photo: { type: "image/png" } })`. Fields are checked before the first file, files as they come. */
export function uploads<Fields>(
  fields: StandardModel<Fields>,
  files: Readonly<Record<string, DescribedFile>> = {},
): StandardModel<UploadedForm<Fields>> {
  const { vendor, jsonSchema }: DescribedStandard = fields["~standard"];
  const standard = {
    version: 1 as const,
    vendor,
    validate: (value: unknown) => checked(fields, value, files),
    ...(jsonSchema && {
      jsonSchema: {
        input: (options: unknown) => withFiles(jsonSchema.input(options), files),
        output: (options: unknown) => withFiles(jsonSchema.output(options), files),
      },
    }),
  };
  return { "~standard": standard };
}

/** Standard JSON Schema (version 1), where the library of the model has it. */
interface DescribedStandard {
  readonly vendor: string;
  readonly jsonSchema?: {
    readonly input: (options: unknown) => JsonSchema;
    readonly output: (options: unknown) => JsonSchema;
  };
}

async function checked<Fields>(
  model: StandardModel<Fields>,
  value: unknown,
  files: Readonly<Record<string, DescribedFile>>,
): Promise<ModelResult<UploadedForm<Fields>>> {
  if (!isForm(value)) throw new TypeError("uploads() is for multipart/form-data: its codec is multipartCodec.");
  const result = await checkFields(model["~standard"].validate, value.fields);
  // Of a form that has ended it is known here what is missing: an author who never reads `files` would not notice.
  if (EMPTY.has(value.files)) await describedFiles([], files).next();
  if (result.issues === undefined)
    return { value: { fields: result.value, files: oneByOne(describedFiles(value.files, files)) } };
  return { issues: result.issues.map((issue) => explained(issue, value.fields)) };
}

/** A field that is missing may stand behind a file, where it is not looked for. */
function explained({ message, path = [] }: ModelIssue, fields: UploadedForm["fields"]): ModelIssue {
  const [first] = path;
  const name = String(typeof first === "object" ? first.key : first);
  const isMissing = first !== undefined && !Object.hasOwn(fields, name);
  return { path, message: isMissing ? `${message} (the field has to come before the first file)` : message };
}

const isForm = (value: unknown): value is UploadedForm =>
  typeof value === "object" && value !== null && "fields" in value && "files" in value;

/** OpenAPI 3.1, 4.8.14.3: contentMediaType says that it is bytes. Generators make nothing of it without a type. */
function withFiles(schema: JsonSchema, files: Readonly<Record<string, DescribedFile>>): JsonSchema {
  const properties = Object.entries(files).map(([name, { type = "application/octet-stream", description }]) => [
    name,
    { type: "string", contentMediaType: type, ...(description === undefined ? {} : { description }) },
  ]);
  const required = Object.keys(files).filter((name) => files[name]?.required === true);
  const own = { type: "object", properties: Object.fromEntries(properties), ...(required.length > 0 && { required }) };
  return properties.length === 0 ? schema : { allOf: [schema, own] };
}

/** A file, or several, of one name. */
export interface DescribedFile {
  /** The media type that it has to be of, as the client says: "image/png". Without it, any. */
  readonly type?: string;
  readonly description?: string;
  /** Whether a form without it is refused. */
  readonly required?: boolean;
}

/** Holds each file to its description: another type is 415 (RFC 9110 15.5.16), a missing one that is required 400. */
async function* describedFiles(
  files: AsyncIterable<FilePart> | readonly FilePart[],
  described: Readonly<Record<string, DescribedFile>>,
): AsyncGenerator<FilePart, void, undefined> {
  const missing = new Set(Object.keys(described).filter((name) => described[name]?.required === true));
  for await (const file of files) {
    missing.delete(file.name);
    checkType(file, described[file.name]?.type);
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
