import { isFunction } from "../http/kinds.ts";
import { knownOr } from "../http/known.ts";
import { methodsThat } from "../http/method.ts";
import { facetOf, shapeOf, type Written } from "../resource/attached.ts";
import type { Refuse } from "../resource/mountError.ts";
import { isNear, shown } from "../resource/options.ts";
import { CALLBACKS, DECLARATIONS, DEFAULTS, isCallback, isDeclaration } from "../resource/overrides.ts";
import { type AnyResource, type Callback, Resource } from "../resource/resource.ts";
import { CARRIED, type CarriedName, calledFor, carriedFacts, fieldsOf, membersOf } from "./carried.ts";
import type { Checked, Subject } from "./declared.ts";
import { fold, NOTHING_RECALLED, type Recalled } from "./fold.ts";
import { type Plan, planFor, type Rows, remember } from "./plan.ts";
import { allCarried, type Edge, type Row } from "./row.ts";
import { ENTRY, TABLE } from "./table.ts";

/** The result for each class, so that thousands of resources of one class are checked once. */
const KNOWN = new WeakMap<object, Slip | undefined>();

type Slip = Parameters<Refuse>;

/** Refuses a misspelt callback, which would never be called: `isAutorized` would leave a resource unprotected. */
export function checkNames({ resource, refuse }: Pick<Checked, "resource" | "refuse">): void {
  // The keys of a literal are checked one by one.
  if (shapeOf(resource) !== undefined) return;
  for (let at: object | null = resource; at !== null && at !== Resource.prototype; at = Object.getPrototypeOf(at)) {
    const slip = at === resource ? slipIn(at) : knownSlip(at);
    if (slip !== undefined) refuse(...slip);
  }
}

function knownSlip(prototype: object): Slip | undefined {
  if (!KNOWN.has(prototype)) KNOWN.set(prototype, slipIn(prototype));
  return KNOWN.get(prototype);
}

function slipIn(holder: object): Slip | undefined {
  for (const [name, found] of Object.entries(Object.getOwnPropertyDescriptors(holder))) {
    const slip = "get" in found ? undefined : slipOf(name, found.value);
    if (slip !== undefined) return slip;
  }
  return undefined;
}

function slipOf(name: string, value: unknown): Slip | undefined {
  if (name === "constructor" || isDeclaration(name)) return undefined;
  if (!isCallback(name)) return isFunction(value) ? misspeltMethod(name) : misspeltField(name, value);
  return isFunction(value)
    ? undefined
    : ["NOT_A_FUNCTION", `${name} is ${shown(value)}`, `override ${name}(ctx) { … }`];
}

function misspeltMethod(name: string): Slip | undefined {
  const meant = CALLBACKS.find((callback) => isNear(name, callback) || withoutIs(name) === withoutIs(callback));
  const fault = `it has a method ${name}, which`;
  const own = `or #${name} for a method of your own`;
  if (meant !== undefined) {
    const detail = `${fault} no node calls; its name is almost ${meant}`;
    return ["MISSPELT_CALLBACK", detail, `override ${meant}(ctx) { … }, ${own}`];
  }
  if (!OF_LITERALS.includes(name)) return undefined;
  return ["UNKNOWN_KEY", `${fault} is for literals`, `resource(pattern, { ${name}: … }), ${own}`];
}

function misspeltField(name: string, value: unknown): Slip | undefined {
  const meant = DECLARATIONS.find((declaration) => isMeant(declaration, name, value));
  if (meant === undefined) return undefined;
  const detail = `it has a field ${name}, which nothing reads; its name is almost ${meant}`;
  return ["UNKNOWN_KEY", detail, `override readonly ${meant} = …, or #${name} for a field of your own`];
}

/** The keys of a literal that no author has as methods of their own; a `find` may be one. */
const OF_LITERALS: readonly string[] = methodsThat("authored");

/** `isForbidden` is meant to be `forbidden`, and `authorized` to be `isAuthorized`. */
const withoutIs = (name: string): string => name.replace(/^is/, "").toLowerCase();

/** Authors have fields of their own: a `width` is not meant to be `with`, nor a `language` that is a text `languages`. */
function isMeant(declaration: string, name: string, value: unknown): boolean {
  if (!isNear(name, declaration) || (declaration.length < 6 && name.toLowerCase() !== declaration)) return false;
  const usual: unknown = Reflect.get(DEFAULTS, declaration);
  return usual === undefined || typeof usual === typeof value;
}

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
const WAYS = new WeakMap<Plan, Ways>();

/** Refuses callbacks that no node and no response of these methods can call (ruling 59), except those of parts. */
export function checkCalled(resource: AnyResource, { names, methods }: Written, refuse: Refuse): void {
  const written = names.filter(isCallback).filter((name) => !PREPARED.has(name));
  if (written.length === 0) return;
  const subjects = methods.map((method): Subject => ({ resource: facetOf(resource, method), method }));
  for (const name of written) {
    const needs = fewest(subjects.map((subject) => needsOf(name, subject, knownWaysOf(subject))));
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

const knownWaysOf = (subject: Subject): Ways => knownOr(WAYS, planFor(subject), () => waysOf(subject));

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
