import { methodIs } from "../http/method.ts";
import { appliesPatches } from "../resource/byMethod.ts";
import { DEFAULTS, overrides } from "../resource/overrides.ts";
import { JSON_PATCH } from "../resource/patch.ts";
import type { AnyResource, Ignorable } from "../resource/resource.ts";
import { hasAnyOf, isDeclared, type Subject } from "./declared.ts";
import { READINGS } from "./readings.ts";
import { type AskRow, type MountTest, type RecallRow, type RequestRow, type Row } from "./row.ts";

export type YesNo = "yes" | "no";

/** What is settled before a node, beside the method: the decisions that recall rows ask for. */
export interface Recalled {
  /** G7's decision. */
  readonly exists: boolean;
  /** N11's decision. */
  readonly creates: boolean;
  /** How often it has gone back to G7: less than `MOST_ROUNDS`. */
  readonly returns: number;
}

/** How often an act is tried whose state had changed since it was found. */
const MOST_ROUNDS = 3;
export const NOTHING_RECALLED: Recalled = { exists: true, creates: false, returns: 0 };

/** The decision of a row that is settled at mount; undefined where only a request can tell. */
export function fold(row: Row, subject: Subject, recalled: Recalled): YesNo | undefined {
  switch (row.kind) {
    case "ask":
      return foldAsk(row, subject);
    case "method":
      return yesNo(testAtMount(row.test, subject));
    case "recall":
      return yesNo(recalls(row, subject, recalled));
    case "request":
      if (row.once === true && recalled.returns > 0) return row.otherwise;
      return isOpen(row, subject) ? undefined : row.otherwise;
    case "act":
      // Without the callback the act cannot be done: a POST that does not create, where only creating is provided for.
      return overrides(subject.resource, row.callback) ? undefined : "no";
    case "prepare":
      // Without a lifespan there is nothing to set up. `represent` is always called: the undefined of its default throws.
      return row.callback === "lifespan" && !overrides(subject.resource, row.callback) ? "yes" : undefined;
    case "choose":
    case "own":
      return undefined;
  }
}

/** Every resource responds to OPTIONS (ruling 12), so Allow lists it. */
export function methodsOf(resource: AnyResource): readonly string[] {
  const methods = resource.allowedMethods;
  return methods.includes("OPTIONS") ? methods : [...methods, "OPTIONS"];
}

function foldAsk(row: AskRow<string>, subject: Subject): YesNo | undefined {
  if (isDeclared(subject, row.callback)) return undefined;
  try {
    // Only the base class is called, no author's code.
    return yesNo(READINGS[row.reads](Reflect.apply(DEFAULTS[row.callback], DEFAULTS, []), row.callback));
  } catch {
    // A default that looks at its context is no constant.
    return undefined;
  }
}

const IGNORED = { anyType: "type", anyLanguage: "language", anyEncoding: "encoding" } as const;

/** Ruling 4: a write is never refused for its Accept headers; its response falls back on the first offer. */
function ignores({ ignoreUnacceptable }: AnyResource, axis: Ignorable): boolean {
  return typeof ignoreUnacceptable === "boolean" ? ignoreUnacceptable : ignoreUnacceptable.includes(axis);
}

function testAtMount(test: MountTest, { resource, method }: Subject): boolean {
  if (test === "known") return resource.knownMethods.includes(method);
  if (test === "allowed") return methodsOf(resource).includes(method);
  if (test === "anyType" || test === "anyLanguage" || test === "anyEncoding")
    return ignores(resource, IGNORED[test]) || !methodIs(method, "reads");
  if (test === "putCreates") return resource.putCreates;
  if (test === "withheldAsMissing") return resource.withheldAsMissing;
  if (test === "patchesTest") return appliesPatches(resource, method) && resource.patches.includes(JSON_PATCH);
  if (test === "saysState") return resource.concurrency !== undefined && methodIs(method, "stores");
  return methodIs(method, test.method);
}

function recalls(row: RecallRow<string>, { method }: Subject, { exists, creates, returns }: Recalled): boolean {
  if (row.test === "mayTryAgain") return returns < MOST_ROUNDS - 1;
  if (row.test === "processes") return method === "POST" && !creates;
  return methodIs(method, "creates") && (method === "POST" ? creates : !exists);
}

function isOpen(row: RequestRow<string>, subject: Subject): boolean {
  if (row.only !== undefined && !methodIs(subject.method, row.only)) return false;
  if (row.preference !== undefined && !subject.resource.preferences.includes(row.preference)) return false;
  return row.on === undefined || hasAnyOf(subject, row.on);
}

const yesNo = (decision: boolean): YesNo => (decision ? "yes" : "no");
