import { methodIs } from "../http/method.ts";
import { MountError } from "../resource/mountError.ts";
import { overrides } from "../resource/overrides.ts";
import type { MethodToDescribe } from "./describe.ts";

/** Refuses a write that is open to everyone while another method is guarded, unless the author declares it public. */
export function checkWrites(methods: readonly MethodToDescribe[], subject: () => string): void {
  const guarded = methods.filter(({ facet }) => overrides(facet, "isAuthorized"));
  const open = methods.find(
    ({ method, facet, layers }) =>
      !methodIs(method, "safe") && !overrides(facet, "isAuthorized") && !layers.all.some(isSaidPublic),
  );
  const [sibling] = guarded;
  if (open === undefined || sibling === undefined) return;
  throw new MountError(
    "UNGUARDED_WRITE",
    subject(),
    `${open.method} is open to everyone, while ${sibling.method} asks who the client is`,
    `${open.method}: { with: [the same guard], … }, or ${open.method}: { security: [], … } to say that it is public`,
  );
}

function isSaidPublic({ piece, part }: MethodToDescribe["layers"]["all"][number]): boolean {
  const security = piece["security"];
  return part === undefined && Array.isArray(security) && security.length === 0;
}
