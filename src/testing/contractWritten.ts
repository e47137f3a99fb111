import { SampledFile } from "./contractSample.ts";

/** Between the parts of a form. No value that is made here contains it. */
const BOUNDARY = "------contract-check";

const isForm = (type: string) => /^multipart\/form-data/i.test(type);

/** The Content-Type of content that is written here: a form needs its boundary. */
export function writtenType(type: string): string {
  return isForm(type) ? `${type}; boundary=${BOUNDARY}` : type;
}

/** Content as its media type writes it. */
export function written(content: unknown, type: string): string {
  if (typeof content === "string" && !/\bjson\b/.test(type)) return content;
  if (isForm(type)) return formOf(content);
  if (!/^application\/x-www-form-urlencoded/i.test(type)) return JSON.stringify(content) ?? "";
  const entries = entriesOf(content).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(Object.fromEntries(entries)).toString();
}

/** RFC 7578: a part for each value, those of files behind the fields. */
function formOf(content: unknown): string {
  const values = entriesOf(content).flatMap(([name, value]) => [value].flat().map((each) => [name, each] as const));
  const isFile = ([, value]: readonly [string, unknown]) => value instanceof SampledFile;
  const parts = [...values.filter((each) => !isFile(each)), ...values.filter(isFile)].map(([name, value]) =>
    value instanceof SampledFile
      ? partOf(
          `name="${quoted(name)}"; filename="${quoted(name)}"\r\nContent-Type: ${value.contentMediaType}`,
          value.text,
        )
      : partOf(`name="${quoted(name)}"`, typeof value === "object" ? JSON.stringify(value) : String(value)),
  );
  return `${parts.join("")}--${BOUNDARY}--\r\n`;
}

function partOf(disposition: string, value: string): string {
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`;
}

/** RFC 7578 2: escaped as browsers do. */
function quoted(name: string): string {
  return name.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function entriesOf(content: unknown): readonly (readonly [string, unknown])[] {
  return Object.entries(Object(content));
}
