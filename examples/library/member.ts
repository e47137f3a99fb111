import { type Context, type HttpRequest, part, Resource } from "signalbox";
import type { Account, Accounts } from "./accounts.ts";

/** The context of a resource that knows who asks. */
export type MemberContext = Context<{ state: { account: Account } }>;

const WRITES = ["POST", "PUT", "PATCH", "DELETE"];

/** What is asked of those who write, and not of those who read. */
export const CALLED_BY_WRITERS = { isAuthorized: WRITES, forbidden: WRITES };

/** Whose token the request has; undefined where it has none, or one that is nobody's. */
function accountOf({ headers }: HttpRequest, accounts: Accounts): Account | undefined {
  const token = /^Bearer +([\w-]+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  return token === undefined ? undefined : accounts.holderOf(token);
}

/**
 * For the methods that only librarians may use. What resources have in common is a part, which a literal names where it
 * counts. The challenge of a 401 is that of the scheme which `security` names.
 */
export const librarians = (accounts: Accounts) =>
  part({
    security: ["bearer"],
    isAuthorized: ({ request }) => {
      const account = accountOf(request, accounts);
      return account !== undefined && { account };
    },
    forbidden: ({ account }) => account.role !== "librarian",
  });

/**
 * The same for classes: a resource that everybody may read and only librarians may write. What classes have in common is an
 * abstract class between them and Resource, as anywhere in TypeScript.
 */
export abstract class MemberResource<C extends MemberContext = MemberContext> extends Resource<C> {
  // For reads the two callbacks below are as if they were not there: no 401 and no 403, in the document neither.
  override readonly onlyFor = CALLED_BY_WRITERS;
  readonly #accounts: Accounts;

  constructor(accounts: Accounts) {
    super();
    this.#accounts = accounts;
  }

  /** B8: no token, or one that is nobody's, is a 401. The challenge is that of the scheme which `describe` names. */
  override isAuthorized(ctx: C) {
    ctx.state.account = accountOf(ctx.request, this.#accounts);
    return ctx.state.account !== undefined;
  }

  /** B7: we know you, but you may only read: 403. */
  override forbidden(ctx: C) {
    return ctx.require("account").role !== "librarian";
  }
}
