/** Reads NODE_ENV on Node, Bun and Deno; false where a runtime has no environment, or does not allow it to be read. */
export function inProduction(): boolean {
  try {
    const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
    return process?.env?.["NODE_ENV"] === "production";
  } catch {
    return false;
  }
}
