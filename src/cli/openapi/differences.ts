import { pointerStep } from "../../http/pointer.ts";

/** JSON pointers (RFC 6901) to the outermost places at which two JSON values differ. */
export function differences(one: unknown, other: unknown, place = ""): readonly string[] {
  if (one === other) return [];
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return [place || "/"];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) => differences(one[name], other[name], place + pointerStep(name)));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
