import { MountError } from "../resource/mountError.ts";
import { parsePattern } from "../route/pattern.ts";
import type { Route } from "../route/route.ts";
import { Router } from "../route/router.ts";
import { type CommandOptions, Commands } from "./commands.ts";
import { type MountedResource, mountResource, type SharedOptions } from "./mount.ts";

/** What a path leads to. */
export type Target = MountedResource | Commands;

export interface Routing {
  readonly router: Router<Target>;
  readonly resources: readonly MountedResource[];
}

export function buildRouting(routes: readonly Route[], shared: SharedOptions, commandOptions: CommandOptions): Routing {
  const router = new Router<Target>();
  const resources: MountedResource[] = [];
  for (const route of routes) {
    if (route.kind === "command") {
      const commands = new Commands(route.pattern, commandOptions);
      const there = router.add(parsePattern(route.pattern), commands) ?? commands;
      if (there.kind !== "commands" || !there.add(route)) throw same(`${route.method} ${route.pattern}`, there);
    } else {
      const mounted = mountResource(route, shared);
      const there = router.add(parsePattern(route.pattern), mounted);
      if (there !== undefined) throw same(route.pattern, there);
      resources.push(mounted);
    }
  }
  return { router, resources };
}

function same(pattern: string, there: Target): MountError {
  const what = there.kind === "resource" ? there.resource.constructor.name : "a command";
  return new MountError(
    "SAME_PATTERN",
    pattern,
    `${there.pattern} leads to ${what} already`,
    "one route for these paths, or another path",
  );
}
