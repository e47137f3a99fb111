/** One step of a JSON pointer, escaped (RFC 6901 3). */
export function pointerStep(name: string | number): string {
  return `/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

export const plainStep = (step: string): string => step.replaceAll("~1", "/").replaceAll("~0", "~");

/** The steps of a JSON pointer (RFC 6901 3 and 4); undefined for what is none. */
export function pointerSteps(pointer: unknown): readonly string[] | undefined {
  if (typeof pointer !== "string") return undefined;
  if (pointer === "") return [];
  if (!pointer.startsWith("/") || /~(?![01])/.test(pointer)) return undefined;
  return pointer.slice(1).split("/").map(plainStep);
}
