import type { TransportRefusal } from "../../service/errors.ts";
import { BAD_HOST, BAD_TARGET, TARGET_TOO_LONG } from "../refusals.ts";
import { isHost, isSameHost } from "../target.ts";

export type FieldRecord = Record<string, string | readonly string[] | undefined>;
/** RFC 9110 4.1: the least that is recommended. */
const TARGET_BYTES = 8_000;
/** RFC 3986 3: scheme and authority, which end where the target begins. */
const START = /^([a-z][\w+.-]*):\/\/([^/?#]+)/i;
/** Deno has `http+unix` and others for sockets that are not TCP. */
const HTTP = /^https?(?:\+|$)/i;

/** Of one handler. `isAsSent`: a target in absolute form becomes the URL. */
export class TargetReader {
  readonly #isAsSent: boolean;
  /** Most requests name the same host, so the last valid one is cached, with the start of its URLs up to the path's slash. */
  #knownHost: FieldRecord[string] = undefined;
  #knownStart = "none";

  constructor(isAsSent: boolean) {
    this.#isAsSent = isAsSent;
  }

  /** Path and query, or a refusal: `Host: a/secret?` makes every path `/secret`. */
  read(url: string, fields: FieldRecord): string | TransportRefusal {
    const host = fields["host"];
    const isKnown = host === this.#knownHost && url.startsWith(this.#knownStart);
    const target = isKnown ? url.slice(this.#knownStart.length - 1) : this.#parse(url, fields, host);
    if (typeof target !== "string") return target;
    if (target.length > TARGET_BYTES) return TARGET_TOO_LONG;
    const fragment = target.indexOf("#");
    if (fragment < 0) return target;
    // RFC 9112 3.2: no target has a fragment. The URL of a Request that code has made may have one; it has no Host.
    return this.#isAsSent || host !== undefined || url === target ? BAD_TARGET : target.slice(0, fragment);
  }

  #parse(url: string, fields: FieldRecord, host: FieldRecord[string]): string | TransportRefusal {
    // RFC 9112 3.2. Runtimes join several with a comma and a space, which is in no host.
    if (host !== undefined && !(typeof host === "string" && isHost(host))) return BAD_HOST;
    // Bun gives the target alone where it can make no URL: HTTP/1.0 needs no Host.
    if (url.startsWith("/")) return url;
    const [start = "", scheme = "", authority = ""] = START.exec(url) ?? [];
    // RFC 9110 4.2.1: without a name of a host it is invalid.
    if (start === "" || authority.startsWith(":") || !isHost(authority)) return BAD_TARGET;
    if (this.#isAsSent && !HTTP.test(scheme)) return BAD_TARGET;
    const rest = url.slice(start.length);
    const target = rest.startsWith("/") ? rest : `/${rest}`;
    if (this.#isAsSent && host !== undefined && namesOther(host, authority, scheme.toLowerCase())) {
      // RFC 9112 3.2.2: the target names the host, and Host is ignored.
      fields["host"] = authority;
    } else if (target === rest) {
      this.#knownHost = host;
      this.#knownStart = `${start}/`;
    }
    return target;
  }
}

const namesOther = (host: string, authority: string, scheme: string): boolean =>
  host !== "" && !scheme.includes("+") && !isSameHost(host, authority, scheme);
