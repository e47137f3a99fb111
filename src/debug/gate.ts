import type { HttpRequest } from "../http/request.ts";

/** Whether a request may see the debugger. */
export type Allow = (request: HttpRequest) => boolean | Promise<boolean>;

/** Why a request is not let in; undefined where it is. */
export async function accessRefusal(
  request: HttpRequest,
  { allow, forwarded = false }: { readonly allow?: Allow | undefined; readonly forwarded?: boolean | undefined },
): Promise<string | undefined> {
  if (isFromElsewhere(request))
    return "The request comes from a page of another site; the debugger responds only to its own page.";
  if (allow !== undefined) {
    // Only true: a response or an error that is given to refuse the request must not let it in.
    return (await allow(request)) === true ? undefined : "The debugger's allow refused this request.";
  }
  if (request.peer === undefined)
    return "The runtime does not say which machine this request comes from. Say with allow who may see the debugger.";
  // A host name of another kind can be used for DNS rebinding.
  if (!LOOPBACK.test(request.peer) || !LOCAL_NAME.test(request.headers.field("host") ?? "localhost"))
    return "Without allow, the debugger can be seen only from this machine, under a name such as localhost.";
  const names = forwarded ? [] : [...request.headers].map(([name]) => name);
  const field = names.find((name) => FORWARDING.some((each) => each.test(name)));
  if (field === undefined) return undefined;
  return `A proxy forwarded this request (${field}), and its client may be anyone. Set forwarded: true if only you can reach the proxy, or use allow to say who may see the debugger.`;
}

/**
 * What proxies, gateways and tunnels add to a request. Behind such a proxy on this machine, a remote client has the
 * machine's address, and often its name. RFC 7239, RFC 9110 7.6.3 (Via), RFC 8586 (CDN-Loop), and vendors' own fields.
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

/**
 * A page of another site can make the user's browser send requests here. It must not read what is recorded, whatever the
 * service's CORS policy allows, nor have anything explained.
 */
function isFromElsewhere({ headers }: HttpRequest): boolean {
  const site = headers.field("sec-fetch-site");
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  const origin = headers.field("origin");
  if (origin === undefined) return false;
  const host = headers.field("host")?.toLowerCase();
  return host === undefined || /^https?:\/\/(.+)$/i.exec(origin)?.[1]?.toLowerCase() !== host;
}

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/i;
const LOCAL_NAME = /^(?:(?:[\w-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;
