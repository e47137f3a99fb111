export interface AddressParts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** The URL of a resource: its pattern below the client's own URL, with the parameters filled in. */
export function addressOf(base: URL, pattern: string, { params = {}, query = {} }: AddressParts): URL {
  const path = pattern.replaceAll(PARAMETER, (_whole, name: string, rest: string) => {
    const value = params[name];
    if ((value ?? "") === "") throw new TypeError(`${pattern} takes the parameter ${name}.`);
    const segments = rest === "" ? [String(value)] : String(value).split("/");
    return segments.map((segment) => segmentOf(segment, name)).join("/");
  });
  const url = new URL(base);
  url.pathname = base.pathname.replace(/\/$/, "") + path;
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null) url.searchParams.append(name, textOf(each, name));
    }
  }
  return url;
}

const PARAMETER = /\{([^{}*]+)(\*{0,2})\}/g;

/** URL standard: a dot segment is taken out of a path, encoded or not, which would be another resource. */
function segmentOf(text: string, name: string): string {
  if (/^\.\.?$/.test(text)) throw new TypeError(`${name} is ${JSON.stringify(text)}: no path can hold that.`);
  return encodeURIComponent(text);
}

function textOf(value: unknown, name: string): string {
  if (value instanceof Date) return value.toISOString();
  // An object has text where its class says so, such as a URL.
  if (typeof value === "object" && (Array.isArray(value) || value?.toString === Object.prototype.toString))
    throw new TypeError(`${name} of the query is an object: give a value or a list.`);
  return String(value);
}

/** Whether a URL is one of the resource's: at the client's own origin, and at the pattern. */
export function isAt(base: URL, pattern: string, url: URL): boolean {
  const source = pattern
    .split(/(\{[^{}]+\})/)
    // What `signalbox client` printed is encoded already.
    .map((text) =>
      text.startsWith("{") ? (text.endsWith("*}") ? ".+" : "[^/]+") : literal(encodeURI(text).replaceAll("%25", "%")),
    )
    .join("");
  const prefix = literal(base.pathname.replace(/\/$/, ""));
  return url.origin === base.origin && new RegExp(normal(`^${prefix}${source}$`)).test(normal(url.pathname));
}

/** RFC 3986 6.2.2.1: the letters of an escape are of either case. */
const normal = (text: string): string => text.replaceAll(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase());
const literal = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
