import { isToken } from "../http/field.ts";
import { MountError } from "../resource/mountError.ts";
import type { CommandRoute, Handler } from "../route/route.ts";

/** The plain handlers at one pattern, by method. */
export class Commands {
  readonly kind = "commands";
  readonly pattern: string;
  readonly #handlers = new Map<string, Handler>();

  constructor(pattern: string) {
    this.pattern = pattern;
  }

  /** False where the method has a handler already. */
  add({ method, handler }: CommandRoute): boolean {
    if (!isToken(method) || method !== method.toUpperCase()) {
      const remedy = `command("${method.toUpperCase()}", …)`;
      throw new MountError("BAD_METHOD", this.pattern, `${JSON.stringify(method)} is no method`, remedy);
    }
    if (this.#handlers.has(method)) return false;
    this.#handlers.set(method, handler);
    return true;
  }

  handler(method: string): Handler | undefined {
    return this.#handlers.get(method);
  }

  get allow(): string {
    return [...this.#handlers.keys()].join(", ");
  }
}
