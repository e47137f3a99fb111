/** NODE_ENV as Node, Bun and Deno give it; where a runtime has no environment, or does not let us see it, it is not set. */
export function inProduction(): boolean {
  try {
    const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
    return process?.env?.["NODE_ENV"] === "production";
  } catch {
    return false;
  }
}
