import { type Context, Resource } from "signalbox";
import type { Account, Accounts } from "./accounts.ts";

/** The context of a resource that knows who asks. */
export type MemberContext = Context<{ state: { account: Account } }>;

/** Methods that change nothing: for everybody. */
const OPEN = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * A resource that everybody may read and only librarians may write. What resources have in common is an abstract class
 * between them and Resource, as anywhere in TypeScript.
 */
export abstract class MemberResource<C extends MemberContext = MemberContext> extends Resource<C> {
  // A browser is told in HTML what went wrong.
  override readonly errorProduces = ["application/problem+json", "text/html"];
  readonly #accounts: Accounts;

  constructor(accounts: Accounts) {
    super();
    this.#accounts = accounts;
  }

  /** B8: no token, or one that is nobody's, is a 401. The challenge is that of the scheme which `describe` names. */
  override isAuthorized(ctx: C) {
    if (OPEN.has(ctx.request.method)) return true;
    const token = /^Bearer +([\w-]+)$/i.exec(ctx.request.headers.get("authorization") ?? "")?.[1];
    ctx.state.account = token === undefined ? undefined : this.#accounts.holderOf(token);
    return ctx.state.account !== undefined;
  }

  /** B7: we know you, but you may only read: 403. */
  override forbidden(ctx: C) {
    return !OPEN.has(ctx.request.method) && ctx.require("account").role !== "librarian";
  }
}
