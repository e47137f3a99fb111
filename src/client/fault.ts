import type { Reply } from "./reply.ts";

/** Why a call came to none of its replies. */
export type FaultKind =
  /** A status that the operation cannot come to. */
  | "status"
  /** A status of the transport, before any operation: 400, 408, 413, 414, 431, 501, or 503 while the server stops. */
  | "transport"
  /** No response: the server could not be reached, or went away. */
  | "network"
  /** The content broke off. */
  | "truncated"
  /** The content is not what its Content-Type says. */
  | "unreadable"
  /** It took longer than the deadline. */
  | "deadline"
  /** It leads to another origin, to another resource than was expected, or nowhere. */
  | "elsewhere"
  /** What was read had no strong ETag, so that it cannot be written over safely. */
  | "untagged"
  /** The client guards, and no tag is known of what would be written over. */
  | "unguarded"
  /** Pages lead in a circle, or it took more attempts than allowed. */
  | "endless";

/** What the contract does not provide for. It names the operation. */
export class ClientFault extends Error {
  override readonly name = "ClientFault";
  readonly kind: FaultKind;
  /** `GET /articles/{slug}`. */
  readonly operation: string;
  readonly status: number | undefined;
  /** What the response says of it, if there was one. */
  readonly problem: unknown;

  constructor(
    kind: FaultKind,
    operation: string,
    detail: string,
    more: { status?: number | undefined; cause?: unknown } = {},
  ) {
    super(`${operation}: ${detail}`, more);
    this.kind = kind;
    this.operation = operation;
    this.status = more.status;
    this.problem = Object(more.cause).problem;
  }
}

/** What `ok` throws for a reply that is no success. */
export class Refused<U extends Reply<unknown> = Reply<unknown> & { readonly problem?: unknown }> extends Error {
  override readonly name = "Refused";
  readonly operation: string;
  readonly reply: U;

  constructor(operation: string, reply: U) {
    const { title, detail = title } = Object((reply as { readonly problem?: unknown }).problem);
    super(`${operation}: ${String(reply.status)}${typeof detail === "string" ? ` ${detail}` : ""}`);
    this.operation = operation;
    this.reply = reply;
  }
}
