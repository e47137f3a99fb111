import { DEMO_ACCOUNTS } from "./seed.ts";

/** A request to try, which the page sends and the shell does: the same, written down once. */
export interface TrialRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The demo account whose token it carries. */
  readonly as?: keyof typeof DEMO_ACCOUNTS;
  /** How often it is sent. */
  readonly times?: number;
}

/** The request for the shell. Of the librarian's token it is assumed that an earlier line has kept it. */
export function curlLine(url: string, request: TrialRequest): string {
  const { path, times = 1 } = request;
  const address = /[?&]/.test(path) ? `'${url}${path}'` : `${url}${path}`;
  const line = `curl -i${methodOption(request)} ${address}${tokenOption(url, request)}${fieldOptions(request)}${bodyOption(request)}`;
  const counts = Array.from({ length: times }, (_, at) => at + 1).join(" ");
  return times === 1 ? line : `for n in ${counts}; do ${line}; done`;
}

/** A line that logs in, and keeps the token for those after it. */
export function loginLine(url: string): string {
  return `TOKEN=$(${tokenCommand(url, "librarian")}); echo "$TOKEN"`;
}

/** curl sends a POST where there is content. */
function methodOption({ method = "GET", body }: TrialRequest): string {
  return method === (body === undefined ? "GET" : "POST") ? "" : ` -X ${method}`;
}

function fieldOptions({ headers = {} }: TrialRequest): string {
  return Object.entries(headers)
    .filter(([name, value]) => !(name === "Content-Type" && value === "application/x-www-form-urlencoded"))
    .map(([name, value]) => ` -H '${name}: ${value}'`)
    .join("");
}

function bodyOption({ body }: TrialRequest): string {
  return body === undefined ? "" : ` -d '${body}'`;
}

function tokenOption(url: string, { as }: TrialRequest): string {
  if (as === undefined) return "";
  return ` -H "Authorization: Bearer ${as === "librarian" ? "$TOKEN" : `$(${tokenCommand(url, as)})`}"`;
}

function tokenCommand(url: string, account: keyof typeof DEMO_ACCOUNTS): string {
  const { name, password } = DEMO_ACCOUNTS[account];
  return `curl -s ${url}/login -d username=${name} -d password=${password} -H 'Accept: text/plain'`;
}
