import { knownOr } from "../http/known.ts";
import { methodsThat } from "../http/method.ts";
import { facetOf } from "../resource/attached.ts";
import type { Refuse } from "../resource/mountError.ts";
import { isCallback } from "../resource/overrides.ts";
import type { AnyResource, Callback } from "../resource/resource.ts";
import { CARRIED, type CarriedName, calledFor, carriedFacts, fieldsOf, membersOf } from "./carried.ts";
import type { Subject } from "./declared.ts";
import { fold, NOTHING_RECALLED, type Recalled } from "./fold.ts";
import { type Plan, planFor, type Rows, remember } from "./plan.ts";
import { allCarried, type Edge, type Row } from "./row.ts";
import { ENTRY, TABLE } from "./table.ts";

/** Callbacks and what endings carry, each with the callbacks that must be written for a request to get there. */
type Ways = ReadonlyMap<Callback | `carries ${CarriedName}`, readonly string[]>;

interface Step {
  readonly at: Edge<string>;
  readonly recalled: Recalled;
  readonly needs: readonly string[];
}

const ROWS: Rows = TABLE;
/** What is prepared may be needed elsewhere, as a representation is by patches. */
const PREPARED = new Set<string>(Object.values(ROWS).flatMap((row) => (row.kind === "prepare" ? row.callback : [])));
const CARRIERS = Object.keys(CARRIED) as readonly CarriedName[];

/** Results by plan: those that share one override and declare the same. */
const KNOWN = new WeakMap<Plan, Ways>();

/** Refuses callbacks that no node and no response of these methods can call (ruling 59), except those of parts. */
export function checkCalled(
  resource: AnyResource,
  names: readonly string[],
  methods: readonly string[],
  refuse: Refuse,
): void {
  const written = names.filter(isCallback).filter((name) => !PREPARED.has(name));
  if (written.length === 0) return;
  const subjects = methods.map((method): Subject => ({ resource: facetOf(resource, method), method }));
  for (const name of written) {
    const needs = fewest(
      subjects.map((subject) =>
        needsOf(
          name,
          subject,
          knownOr(KNOWN, planFor(subject), () => waysOf(subject)),
        ),
      ),
    );
    if (needs?.length === 0) continue;
    if (needs !== undefined) {
      const remedy = needs.map((each) => `override ${each}(ctx) { … }`).join(", ");
      refuse("NEVER_CALLED", `${name} is never called without ${needs.join(" and ")}`, remedy);
    }
    const [facet = resource] = subjects.map((subject) => subject.resource);
    const others = methodsThat("authored").filter((method) => {
      const subject = { resource: facet, method };
      return needsOf(name, subject, waysOf(subject)) !== undefined;
    });
    if (others.length > 0) {
      const remedy = `${name} with ${others.join(" or ")} in allowedMethods`;
      refuse("NEVER_CALLED", `${name} is never called for ${methods.join(", ")}`, remedy);
    }
  }
}

function needsOf(name: Callback, subject: Subject, ways: Ways): readonly string[] | undefined {
  const situation = { ...subject, isHalt: false };
  const carriers = CARRIERS.filter(
    (each) =>
      calledFor(each).includes(name) &&
      (carriedFacts(each).isContent ?? fieldsOf(each, situation).length + membersOf(each, situation).length > 0),
  );
  return fewest([ways.get(name), ...carriers.map((each) => ways.get(`carries ${each}`))]);
}

function fewest(needs: readonly (readonly string[] | undefined)[]): readonly string[] | undefined {
  return needs.filter((each) => each !== undefined).sort((one, other) => one.length - other.length)[0];
}

/** Goes through the table as the plan does, and where a callback that is not written decides, the other way too: fewest of these first. */
function waysOf(subject: Subject): Ways {
  const ways = new Map<string, readonly string[]>();
  const seen = new Set<string>();
  for (let level: Step[] = [{ at: ENTRY, recalled: NOTHING_RECALLED, needs: [] }]; level.length > 0; ) {
    const next: Step[] = [];
    // It grows while it is gone through.
    for (const { at, recalled, needs } of level) {
      const add = (names: readonly string[]) => {
        for (const name of names) ways.set(name, ways.get(name) ?? needs);
      };
      if (typeof at !== "string") {
        add(allCarried(at, true).map((name) => `carries ${name}`));
        continue;
      }
      const row = ROWS[at];
      const key = `${at} ${Object.values(recalled).join()}`;
      if (row === undefined || seen.has(key)) continue;
      seen.add(key);
      // So that a method can be asked about that is not allowed.
      const isOfAllowed = row.kind === "method" && (row.test === "allowed" || row.test === "known");
      const decision = isOfAllowed ? "yes" : fold(row, subject, recalled);
      if (decision === undefined) add(calledAt(row));
      for (const edge of ["yes", "no"] as const) {
        const step = { at: row[edge], recalled: remember(recalled, at, edge), needs };
        if (decision === undefined || decision === edge) level.push(step);
        else if (row.kind === "ask" || row.kind === "act")
          next.push({ ...step, needs: [...new Set([...needs, row.callback])] });
      }
    }
    level = next;
  }
  return ways as Ways;
}

function calledAt(row: Row): readonly string[] {
  if (row.kind === "request") return row.on ?? [];
  return "callback" in row ? [row.callback] : [];
}
