import { methodIs, methodWords } from "../http/method.ts";
import { isLiteral } from "../resource/identity.ts";
import type { Checked } from "./checked.ts";

/** Content is read first only where there is some. A literal may have the declaration from a part that others need. */
export function checkRawBody({ resource, refuse }: Pick<Checked, "resource" | "refuse">): void {
  if (!resource.rawBody || isLiteral(resource)) return;
  if (resource.allowedMethods.some((method) => methodIs(method, "content"))) return;
  const remedy = `${methodWords("content")} in allowedMethods`;
  refuse("RAW_BODY_UNREAD", "rawBody is declared and no method carries a body", remedy);
}
