import { ClientFault, Refused } from "./fault.ts";
import type { AnyReply } from "./replyOf.ts";

type Cases = Readonly<Record<PropertyKey, ((reply: AnyReply) => unknown) | undefined>>;

/** A reply under way, with what can be made of it. */
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
      const detail = `no case is given for ${status}, which its type does not have`;
      throw new ClientFault("status", operation, detail, {
        cause: given,
        ...(status === "followed" ? {} : { status }),
      });
    },
  });
}

/** The reply, if it is a success. */
export function successful(operation: string, reply: AnyReply): AnyReply {
  if (isSuccess(reply)) return reply;
  throw new Refused(operation, reply);
}

function isSuccess({ status }: AnyReply): boolean {
  return status === "followed" || (status >= 200 && status < 300);
}
