/** What a URL is made of. */
export interface AddressParts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** The URL of a resource: its pattern below the client's own URL, with the parameters filled in. */
export function addressOf(base: URL, pattern: string, { params = {}, query = {} }: AddressParts): URL {
  const path = pattern.replaceAll(PARAMETER, (_whole, name: string, rest: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`${pattern} takes the parameter ${name}.`);
    const segments = rest === "" ? [String(value)] : String(value).split("/");
    return segments.map((segment) => segmentOf(segment, name)).join("/");
  });
  const url = new URL(base);
  url.pathname = base.pathname.replace(/\/$/, "") + path;
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null) url.searchParams.append(name, textOf(each));
    }
  }
  return url;
}

const PARAMETER = /\{([^{}*]+)(\*?)\}/g;

/** URL standard: a dot segment is taken out of a path, encoded or not, which would be another resource. */
function segmentOf(text: string, name: string): string {
  if (/^\.\.?$/.test(text))
    throw new TypeError(`The parameter ${name} is ${JSON.stringify(text)}, which no path can hold.`);
  return encodeURIComponent(text);
}

function textOf(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value);
}

/** Whether a URL is one of the resource's: at the client's own origin, and at the pattern. */
export function isAt(base: URL, pattern: string, url: URL): boolean {
  const source = pattern
    .split(/(\{[^{}]+\})/)
    .map((text) => (text.startsWith("{") ? (text.endsWith("*}") ? ".*" : "[^/]+") : literal(encodeURI(text))))
    .join("");
  const prefix = literal(base.pathname.replace(/\/$/, ""));
  return url.origin === base.origin && new RegExp(`^${prefix}${source}$`).test(url.pathname);
}

function literal(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
