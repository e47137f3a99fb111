import { checkOptions, type OptionRules, TEXTS } from "../resource/options.ts";

/** Always masked, in addition to what the user lists. */
const SECRET_FIELDS = "authorization proxy-authorization cookie set-cookie x-api-key x-auth-token".split(" ");
const SECRET_PARAMETERS = "access_token api_key apikey id_token password secret token".split(" ");

/** Fields that hold an address, whose query or fragment (RFC 6749 4.2.2) may hold a secret. */
const ADDRESSES = new Set(["location", "content-location", "referer"]);
const VEIL = "••••••";

export interface MaskOptions {
  /** Names of header fields, beside Authorization, Cookie and their like. */
  readonly headers?: readonly string[];
  /** Names of query parameters, beside `access_token` and its like. */
  readonly query?: readonly string[];
}

export interface Mask {
  field(name: string, value: string): string;
  target(target: string): string;
}

const RULES: OptionRules<MaskOptions> = { headers: TEXTS, query: TEXTS };

export function maskFor(options: MaskOptions = {}): Mask {
  checkOptions("debug, mask", options, RULES);
  const { headers = [], query = [] } = options;
  const fields = new Set([...SECRET_FIELDS, ...headers].map((name) => name.toLowerCase()));
  const parameters = new Set([...SECRET_PARAMETERS, ...query].map((name) => name.toLowerCase()));
  // A name ends at every mark; otherwise a target of many `?` would take quadratic time.
  const target = (text: string) =>
    text.replace(/([?&#])([^?=&#]*)=([^&#]*)/g, (whole, mark: string, name: string) =>
      parameters.has(decoded(name).toLowerCase()) ? `${mark}${name}=${VEIL}` : whole,
    );
  return {
    target,
    field: (name, value) => {
      const lower = name.toLowerCase();
      if (fields.has(lower)) return veiled(lower, value);
      return ADDRESSES.has(lower) ? target(value) : value;
    },
  };
}

/** The scheme of credentials and the names of cookies stay visible, because they help to find a mistake. */
function veiled(name: string, value: string): string {
  if (name === "authorization" || name === "proxy-authorization") {
    const scheme = /^[\w-]+(?= )/.exec(value)?.[0];
    return scheme === undefined ? VEIL : `${scheme} ${VEIL}`;
  }
  if (name === "cookie") return value.split(";").map(veiledPair).join(";");
  if (name === "set-cookie") return value.split(";").map(veiledPart).join(";");
  return VEIL;
}

/** What has no name is a value (RFC 6265bis 5.6). A name is a token: with a comma in it, it may be the end of another value. */
function veiledPair(pair: string): string {
  const name = /^\s*[\w!#$%&'*+.^`|~-]+=/.exec(pair)?.[0];
  return name === undefined ? pair.replace(/\S.*/s, VEIL) : name + VEIL;
}

/** An attribute of RFC 6265bis 4.1.1. A comma, but for that of a date, may begin another cookie. */
const ATTRIBUTE =
  /^(?:(?:path|domain|max-age|samesite)=[^,]*|secure|httponly|partitioned|expires=\w{0,9},?[\w :-]{0,30})$/i;

function veiledPart(part: string, at: number): string {
  if (at === 0) return veiledPair(part);
  return ATTRIBUTE.test(part.trim()) ? part : part.replace(/\S.*/s, VEIL);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll("+", " "));
  } catch {
    return name;
  }
}
