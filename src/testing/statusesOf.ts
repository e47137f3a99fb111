import { haltsOf } from "../graph/declared.ts";
import { reachableStatuses } from "../graph/reach.ts";
import { attachedTo, facetOf } from "../resource/attached.ts";
import type { MountedResource } from "../service/mount.ts";
import type { Service } from "../service/service.ts";

/**
 * The statuses that each operation can come to, by its plan and its halts: pattern, method, statuses. A client that is given them as
 * `statuses` takes every other for a fault. 500 is in no contract (ruling 5).
 */
export function statusesOf(service: Service): Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> {
  return Object.fromEntries(service.resources.map((mounted) => [mounted.pattern, byMethod(mounted)]));
}

function byMethod({ resource, plans }: MountedResource): Readonly<Record<string, readonly number[]>> {
  return Object.fromEntries(
    [...plans].map(([method, plan]) => {
      const facet = facetOf(resource, method);
      const successes = attachedTo(facet).command?.successes;
      const statuses = reachableStatuses(plan, { documented: facet }).filter(
        (status) => status !== 500 && (successes === undefined || status >= 400 || successes.includes(status)),
      );
      const all = new Set([...statuses, ...haltsOf({ resource: facet, method })]);
      return [method, [...all].sort((a, b) => a - b)];
    }),
  );
}
