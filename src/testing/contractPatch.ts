import type { Random } from "./contractRandom.ts";

/** What every state takes. */
const RIGHT = [[], [{ op: "copy", from: "", path: "" }]] as const;

/** A test that fails, what cannot be applied, what no model of an object accepts, and what is no patch. */
const ODD = [
  [{ op: "test", path: "/not-there", value: 1 }],
  [{ op: "remove", path: "/not-there" }],
  [{ op: "replace", path: "", value: null }],
  [{ op: "erase", path: "" }],
] as const;

/** A JSON Patch (RFC 6902) for the check: its schema says too little to draw one that is applied, or one that is not. */
export function jsonPatch(random: Random, odd: boolean): unknown {
  return random.pick<unknown>(odd ? ODD : RIGHT);
}
