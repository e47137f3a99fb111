import mime from "mime";

/** Types whose text is UTF-8 and whose registration has a charset parameter. */
const TEXT = /^text\/|^application\/(?:javascript|xml|xhtml\+xml)$|^image\/svg\+xml$/;

/** The Content-Type of a file by its name. */
export function contentTypeOf(path: string, own: Readonly<Record<string, string>> = {}): string {
  const extension = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
  if (Object.hasOwn(own, extension)) return own[extension] ?? "application/octet-stream";
  const type = mime.getType(path) ?? "application/octet-stream";
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}
