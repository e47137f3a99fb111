import { type Context, Resource } from "signalbox";
import type { Account, Accounts } from "./accounts.ts";

/** The context of a resource that knows who asks. */
export type MemberContext = Context<{ state: { account: Account } }>;

const WRITES = ["POST", "PUT", "PATCH", "DELETE"];

/** What is asked of those who write, and not of those who read. */
export const CALLED_BY_WRITERS = { isAuthorized: WRITES, forbidden: WRITES };

/**
 * A resource that everybody may read and only librarians may write. What resources have in common is an abstract class
 * between them and Resource, as anywhere in TypeScript.
 */
export abstract class MemberResource<C extends MemberContext = MemberContext> extends Resource<C> {
  // For reads the two callbacks below are as if they were not there: no 401 and no 403, in the document neither.
  override readonly onlyFor = CALLED_BY_WRITERS;
  // A browser is told in HTML what went wrong.
  override readonly errorProduces = ["application/problem+json", "text/html"];
  readonly #accounts: Accounts;

  constructor(accounts: Accounts) {
    super();
    this.#accounts = accounts;
  }

  /** B8: no token, or one that is nobody's, is a 401. The challenge is that of the scheme which `describe` names. */
  override isAuthorized(ctx: C) {
    const token = /^Bearer +([\w-]+)$/i.exec(ctx.request.headers.get("authorization") ?? "")?.[1];
    ctx.state.account = token === undefined ? undefined : this.#accounts.holderOf(token);
    return ctx.state.account !== undefined;
  }

  /** B7: we know you, but you may only read: 403. */
  override forbidden(ctx: C) {
    return ctx.require("account").role !== "librarian";
  }
}
