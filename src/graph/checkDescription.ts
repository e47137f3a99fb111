import type { Checked } from "./checked.ts";
import { methodsOf } from "./fold.ts";
import { haltsOf } from "./halts.ts";
import { planFor } from "./plan.ts";
import { statusesOf } from "./reach.ts";

/** The document speaks of what the graph can do, so a description that says otherwise is refused. */
export function checkDescription({ resource, refuse }: Checked): void {
  const allowed = methodsOf(resource);
  for (const [name, operation] of Object.entries(resource.describe() ?? {})) {
    const method = name.toUpperCase();
    if (!allowed.includes(method)) {
      refuse(
        "DESCRIBED_METHOD_NOT_ALLOWED",
        `describe has ${name}, and ${method} is not allowed`,
        `"${method}" in allowedMethods`,
      );
    }
    const reachable = statusesOf(planFor({ resource, method }));
    for (const status of Object.keys(operation.responses ?? {}).map(Number)) {
      if (status < 200 || status > 299) {
        refuse(
          "DESCRIBED_STATUS_NOT_SUCCESS",
          `describe names ${status} for ${name}`,
          "success statuses only; leave it out",
        );
      }
      if (!reachable.includes(status) && !haltsOf({ resource, method }).includes(status)) {
        const reached = reachable.filter((other) => other < 300).join(", ");
        refuse(
          "DESCRIBED_STATUS_UNREACHABLE",
          `describe names ${status} for ${name}, which the graph cannot reach`,
          `one of ${reached}, or declare it in halts`,
        );
      }
    }
  }
}
