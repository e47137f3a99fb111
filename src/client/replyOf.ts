import type { Problem } from "../http/problem.ts";
import { decoded, isJson, textOf } from "./content.ts";
import { ClientFault, Refused } from "./fault.ts";
import { listMembers } from "./memory.ts";
import type { Statuses } from "./options.ts";
import { type Repeated, retryAfterOf } from "./repeat.ts";
import type { Reply } from "./reply.ts";
import type { ClientRequest } from "./request.ts";

export interface AnyReply extends Reply<number | "followed"> {
  readonly body?: unknown;
  readonly problem?: unknown;
  readonly etag?: string | undefined;
  readonly location?: string | undefined;
  readonly current?: unknown;
  readonly retryAfter?: number | undefined;
  readonly allow?: readonly string[];
}

/** What a response is to the caller: by its status, and nothing that the operation cannot come to. */
export function replyOf(request: ClientRequest, received: Repeated, statuses: Statuses | undefined): AnyReply {
  const { status, headers, url, attempts } = received;
  const reply: AnyReply = { status, headers, url, attempts, ...contentOf(request, received) };
  const possible = statuses?.[request.pattern]?.[request.method];
  if (possible === undefined ? !isImpossible(status) : possible.includes(status)) return reply;
  const kind = TRANSPORT.includes(status) ? "transport" : "status";
  throw new ClientFault(kind, request.operation, `its contract has no ${status}`, { status, cause: reply });
}

/** What no plan comes to. A resource that declares one of them as a halt needs `statuses`. */
const isImpossible = (status: number): boolean =>
  status < 200 || (status >= 500 && status !== 501 && status !== 503) || ELSEWHERE.includes(status);
const ELSEWHERE: readonly number[] = [405, 407, 408, 414, 421, 426, 431];
/** Sent before an operation is known, or in its place (docs/contract.md). */
const TRANSPORT: readonly number[] = [400, 408, 413, 414, 431, 501, 503];

/** HEAD has no content, whatever its Content-Type says. */
function contentOf({ method, operation }: ClientRequest, received: Repeated): Partial<AnyReply> {
  const { status, headers, content } = received;
  if (method === "HEAD") return { ...leadsIn(headers), retryAfter: retryAfterOf(headers) };
  if (status >= 400) return refusal(received, operation);
  if (method === "OPTIONS") return { allow: listMembers(headers.get("allow")) };
  const leads = leadsIn(headers);
  return EMPTY.includes(status) ? leads : { ...leads, body: decoded(content, headers, operation) };
}
const EMPTY: readonly number[] = [204, 205, 304];

const leadsIn = (headers: Headers): Pick<AnyReply, "etag" | "location"> => ({
  etag: headers.get("etag") ?? undefined,
  location: headers.get("location") ?? undefined,
});

function refusal(received: Repeated, operation: string): Partial<AnyReply> {
  const { status, headers, content } = received;
  // RFC 8144 3.2: the current state, and RFC 7240 3 says so.
  const isCurrent = status === 412 && /return=representation/i.test(headers.get("preference-applied") ?? "");
  const problem = isCurrent ? undefined : problemIn(received, operation);
  const refused = { retryAfter: retryAfterOf(headers), problem };
  if (status !== 412) return refused;
  // Where the representation is not sent, the problem has the current tag.
  const etag = headers.get("etag") ?? (problem as { readonly etag?: string } | undefined)?.etag;
  return { ...refused, etag, current: isCurrent ? decoded(content, headers, operation) : undefined };
}

/** What the service says; where something before it responds with a page, that page as a problem. */
function problemIn({ status, headers, content }: Repeated, operation: string): unknown {
  if (content.byteLength > 0 && isJson(headers.get("content-type") ?? "")) return decoded(content, headers, operation);
  const detail = textOf(content).slice(0, 1000);
  return { type: "about:blank", title: `HTTP ${status}`, status, ...(detail && { detail }) } satisfies Problem;
}

type Cases = Readonly<Record<PropertyKey, ((reply: AnyReply) => unknown) | undefined>>;

export type AnyPending = Promise<AnyReply> & {
  ok(otherwise?: (reply: AnyReply) => unknown): Promise<unknown>;
  match(cases: Cases): Promise<unknown>;
};

export function pending(operation: string, reply: Promise<AnyReply>): AnyPending {
  return Object.assign(reply, {
    ok: async (otherwise?: (reply: AnyReply) => unknown): Promise<unknown> => {
      const given = await reply;
      return otherwise === undefined || isSuccess(given) ? successful(operation, given) : otherwise(given);
    },
    match: async (cases: Cases): Promise<unknown> => {
      const given = await reply;
      const { status } = given;
      const act = Object.hasOwn(cases, status) ? cases[status] : undefined;
      if (act !== undefined) return act(given);
      const detail = `no case for ${status}`;
      throw new ClientFault("status", operation, detail, { cause: given, status: Number(status) || undefined });
    },
  });
}

export function successful(operation: string, reply: AnyReply): AnyReply {
  if (isSuccess(reply)) return reply;
  throw new Refused(operation, reply);
}

const isSuccess = ({ status }: AnyReply): boolean => status === "followed" || (status >= 200 && status < 300);
