import { methodIs } from "../http/method.ts";
import { isMeantFor } from "../resource/byMethod.ts";
import { isLiteral } from "../resource/identity.ts";
import { overrides } from "../resource/overrides.ts";
import type { Checked } from "./checked.ts";

/**
 * A write that anyone may send, while another method of the class is guarded: a slip in `onlyFor`, unless the description says
 * that it is public. A literal says it in its parts, and is checked where they are put together.
 */
export function checkGuards({ resource, refuse }: Pick<Checked, "resource" | "refuse">): void {
  if (isLiteral(resource) || !overrides(resource, "isAuthorized")) return;
  const isGuarded = (method: string) => isMeantFor(resource, "isAuthorized", method);
  const guarded = resource.allowedMethods.filter(isGuarded);
  const described = new Map(Object.entries(resource.describe() ?? {}));
  const open = resource.allowedMethods.find(
    (method) =>
      !methodIs(method, "safe") && !isGuarded(method) && described.get(method.toLowerCase())?.security?.length !== 0,
  );
  const [sibling] = guarded;
  if (open === undefined || sibling === undefined) return;
  refuse(
    "UNGUARDED_WRITE",
    `${open} is open to everyone, while ${sibling} asks who the client is`,
    `onlyFor = { isAuthorized: ${JSON.stringify([...guarded, open])} }, or security: [] for ${open.toLowerCase()} in describe() to say that it is public`,
  );
}
