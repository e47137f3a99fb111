import type { HttpRequest } from "../http/request.ts";

/** Who may see the debugger. */
export type Allow = (request: HttpRequest) => boolean | Promise<boolean>;

export interface Gate {
  /** Asked of each request. Default: whether it comes from this machine. */
  readonly allow?: Allow | undefined;
  /** Whether this machine may be a proxy's, which passes on what others ask. */
  readonly forwarded?: boolean | undefined;
}

/** Why a request is not let in; undefined where it is. */
export async function refusalOf(request: HttpRequest, { allow, forwarded = false }: Gate): Promise<string | undefined> {
  if (isFromElsewhere(request)) return "Another site's page asks, and the debugger serves its own page only.";
  if (allow !== undefined) {
    return (await allow(request)) ? undefined : "The debugger's allow does not let this request in.";
  }
  if (request.peer === undefined) {
    return "The runtime does not say which machine this request comes from. Say with allow who may see the debugger.";
  }
  if (!isLocal(request)) {
    return "Without an allow of its own the debugger is shown to this machine only, under a name such as localhost.";
  }
  const field = forwarded ? undefined : forwardingField(request);
  if (field === undefined) return undefined;
  return `A proxy passed this request on (${field}), and its client may be anyone. Say forwarded: true where only this machine can ask the proxy, or say with allow who may see the debugger.`;
}

/**
 * What proxies, gateways and tunnels add to a request. A client that reaches such a proxy on this machine comes from its address,
 * and often under its name. RFC 7239, RFC 9110 7.6.3 (Via), RFC 8586 (CDN-Loop), and what vendors write.
 */
const FORWARDING: readonly RegExp[] = [
  /^(?:forwarded|via|cdn-loop)$/,
  /^x-(?:original-)?forwarded/,
  // X-Real-IP, True-Client-IP, X-Cluster-Client-IP, CF-Connecting-IP, X-AppEngine-User-IP, X-Azure-ClientIP
  /(?:^|-)(?:real|client|connecting|user|proxyuser|socket)-?ip(?:v6)?$/,
  /^x-(?:original-host|remote-addr|remote-ip)$/,
  // Cloudflare, Envoy, Azure, Tailscale; Amazon's load balancers and CloudFront
  /^(?:cf|x-envoy|x-azure|x-arr|tailscale)-/,
  /^x-(?:amzn-trace-id|amz-cf-id)$/,
];

/** The first such field of a request, whatever its value. */
function forwardingField({ headers }: HttpRequest): string | undefined {
  for (const [name] of headers) if (FORWARDING.some((each) => each.test(name))) return name;
  return undefined;
}

/**
 * A page of another site may send requests here that the user's browser makes. It must not read what is recorded, whatever
 * the service's CORS policy lets it read, nor have anything explained.
 */
function isFromElsewhere({ headers }: HttpRequest): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  const origin = headers.get("origin");
  return origin !== undefined && !sameHost(origin, headers.get("host"));
}

function sameHost(origin: string, host: string | undefined): boolean {
  return host !== undefined && /^https?:\/\/(.+)$/i.exec(origin)?.[1]?.toLowerCase() === host.toLowerCase();
}

/** From this machine, and by a name that a stranger's name server cannot have pointed here. */
function isLocal({ peer, headers }: HttpRequest): boolean {
  const host = headers.get("host");
  return peer !== undefined && isLoopback(peer) && (host === undefined || isLocalName(host));
}

function isLoopback(address: string): boolean {
  return address === "::1" || /^(?:::ffff:)?127\.\d+\.\d+\.\d+$/i.test(address);
}

function isLocalName(host: string): boolean {
  return /^(?:(?:[\w-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i.test(host);
}
