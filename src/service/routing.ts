import { placedNameOf } from "../resource/attached.ts";
import { MountError } from "../resource/mountError.ts";
import { parsePattern } from "../route/pattern.ts";
import type { Route } from "../route/route.ts";
import { Router } from "../route/router.ts";
import type { Tap } from "../walk/tap.ts";
import { type CommandOptions, Commands } from "./commands.ts";
import { Families, type SharedOptions } from "./family.ts";
import { Mounter, type RoutedResource } from "./mount.ts";

export type Target = RoutedResource | Commands;

export class Routing {
  readonly router = new Router<Target>();
  readonly resources: RoutedResource[] = [];
  readonly commands: Commands[] = [];
  readonly #families: Families;
  readonly #commandOptions: CommandOptions;
  readonly #mounter: Mounter;

  constructor(shared: SharedOptions, commandOptions: CommandOptions) {
    this.#families = new Families(shared);
    this.#commandOptions = commandOptions;
    this.#mounter = new Mounter(this.#families, shared);
  }

  tap(tap: Tap | undefined): void {
    this.#families.tap(tap);
  }

  add(route: Route): void {
    if (route.kind === "command") {
      const commands = new Commands(route.pattern, this.#commandOptions);
      const known = this.router.add(parsePattern(route.pattern), commands);
      if (known === undefined) this.commands.push(commands);
      const there = known ?? commands;
      if (there.kind !== "commands" || !there.add(route)) throw same(`${route.method} ${route.pattern}`, there);
    } else {
      const segments = parsePattern(route.pattern);
      const mounted = this.#mounter.mount(route, segments);
      const there = this.router.add(segments, mounted);
      if (there !== undefined) throw same(route.pattern, there);
      this.resources.push(mounted);
    }
  }
}

function same(pattern: string, there: Target): MountError {
  const what = there.kind === "resource" ? placedNameOf(there.resource) : "a command";
  const remedy = "both methods in one literal or class, or another path";
  return new MountError("SAME_PATTERN", pattern, `${there.pattern} already leads to ${what}`, remedy);
}
