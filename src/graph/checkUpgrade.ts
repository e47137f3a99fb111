import { overrides } from "../resource/overrides.ts";
import type { Checked } from "./checked.ts";

/** RFC 6455 4.1: a WebSocket is asked for by GET. */
export function checkUpgrade({ resource, refuse }: Pick<Checked, "resource" | "refuse">): void {
  if (!overrides(resource, "upgrade") || resource.allowedMethods.includes("GET")) return;
  refuse(
    "UPGRADE_WITHOUT_GET",
    "upgrade is overridden and GET is not allowed, so that it is never called",
    'override readonly allowedMethods = ["GET", "HEAD"]',
  );
}
