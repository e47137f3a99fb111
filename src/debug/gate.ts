import type { HttpRequest } from "../http/request.ts";

/** Who may see the debugger. */
export type Allow = (request: HttpRequest) => boolean | Promise<boolean>;

/** Why a request is not let in; undefined where it is. */
export async function refusalOf(request: HttpRequest, allow: Allow | undefined): Promise<string | undefined> {
  if (isFromElsewhere(request)) return "Another site's page asks, and the debugger answers its own page only.";
  if (await (allow ?? isLocal)(request)) return undefined;
  return allow === undefined
    ? "Without an allow of its own the debugger is shown to this machine only, under a name such as localhost."
    : "The debugger's allow does not let this request in.";
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
  return (peer === undefined || isLoopback(peer)) && (host === undefined || isLocalName(host));
}

function isLoopback(address: string): boolean {
  return address === "::1" || /^(?:::ffff:)?127\.\d+\.\d+\.\d+$/i.test(address);
}

function isLocalName(host: string): boolean {
  return /^(?:(?:[\w-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i.test(host);
}
