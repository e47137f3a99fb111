import { isFunction, isObject } from "../http/kinds.ts";
import { knownOr } from "../http/known.ts";
import { isPromise } from "../http/later.ts";
import { madeFrom } from "../resource/attached.ts";
import type { Outcome } from "../resource/context.ts";
import { firstOf, type UncheckedMap } from "../resource/errorFormat.ts";
import { MountError, type Refuse } from "../resource/mountError.ts";
import { factsOf, passes } from "../resource/record.ts";
import type { Lending } from "../walk/loans.ts";
import type { Visit } from "../walk/visit.ts";
import type { Combination } from "./callbacks.ts";
import type { Authored, WalkCall } from "./view.ts";
import {
  finding,
  findingForBlock,
  given,
  givenToBlock,
  granting,
  inTurn,
  provideTo,
  representing,
  View,
  viewOf,
  withoutEntity,
} from "./view.ts";
import type { Piece, WrittenPart } from "./written.ts";

export interface Layer {
  readonly piece: Piece;
  /** The part that it is; undefined for the resource's own literal, and that of its method. */
  readonly part: WrittenPart | undefined;
  /** Whether its callbacks see what parts provide as members of their context. A class's see the visit. */
  readonly seesParts: boolean;
  readonly isBlock?: true;
}

/** All of them: parts in the order in which they are called, then the resource's own literal and that of the method. */
export interface Layers {
  readonly all: readonly Layer[];
  readonly having: ReadonlyMap<string, readonly Layer[]>;
  readonly parts: readonly WrittenPart[];
  /** Those of them that are parts of the whole service: it adds their response fields itself. */
  readonly ofService: readonly WrittenPart[];
  readonly provides: boolean;
  readonly subject: () => string;
}

const PROVIDING = ["provide", "release", "lend", "isAuthorized"];

export function layersOf(
  parts: readonly WrittenPart[],
  own: readonly Layer[],
  subject: () => string,
  ofService: readonly WrittenPart[] = [],
): Layers {
  const provides = parts.some(({ piece }) => PROVIDING.some((name) => name in piece));
  const ofParts = parts.map((part): Layer => ({ piece: part.piece, part, seesParts: true }));
  const all = [...ofParts, ...own];
  const having = new Map<string, Layer[]>();
  for (const layer of all)
    for (const name in layer.piece)
      if (layer.piece[name] !== undefined) knownOr<string, Layer[]>(having, name, () => []).push(layer);
  return { all, having, parts, ofService, provides, subject };
}

export function callOf(name: string, layers: Layers): WalkCall | undefined {
  const calls = counted(name, layers).map((layer) => oneCall(name, layer, layers));
  return calls.length === 0 ? undefined : inTurn(calls, passes(name));
}

/** `find`, where it alone says whether the resource exists. */
export function soleFind(layers: Layers): WalkCall | undefined {
  const [first, ...others] = counted("find", layers);
  if (first === undefined || others.length > 0 || holding("resourceExists", layers).length > 0) return undefined;
  return oneCall("find", first, layers);
}

/** G7: what `resourceExists` and `find` say, in the order of the layers. */
export function existenceOf(layers: Layers): WalkCall | undefined {
  const exists = new Set(counted("resourceExists", layers));
  const finds = new Set(counted("find", layers));
  // What a block's `find` found behind another is the entity of its own callbacks alone.
  const findingOf = ({ isBlock }: Layer) => (isBlock && finds.size > 1 ? findingForBlock : finding);
  const calls = layers.all.flatMap((layer): WalkCall[] => [
    ...(exists.has(layer) ? [oneCall("resourceExists", layer, layers)] : []),
    ...(finds.has(layer) ? [findingOf(layer)(oneCall("find", layer, layers))] : []),
  ]);
  if (calls.length === 0) return undefined;
  const call = inTurn(calls, true);
  return finds.size > 0 && calls.length > 1 ? withoutEntity(call) : call;
}

export function declaredBy(name: string, layers: Layers): unknown {
  return counted(name, layers, "nearest").at(-1)?.piece[name];
}

export function allDeclared(name: string, layers: Layers): readonly unknown[] {
  return holding(name, layers).map(({ piece }) => piece[name]);
}

const holding = (name: string, { having }: Layers): readonly Layer[] => having.get(name) ?? [];

function oneCall(name: string, layer: Layer, layers: Layers): WalkCall {
  const { piece, part, seesParts, isBlock } = layer;
  const withView = seesParts && layers.provides && factsOf(name)?.isEarly !== true;
  const authored = piece[name] as Authored;
  const call = given(authored, withView);
  if (name === "isAuthorized" && part !== undefined) return granting(call);
  if (!isBlock || piece["find"] === undefined || name === "find") return call;
  const ofBlock = counted("find", layers).length > 1 ? givenToBlock(authored, call) : call;
  return name === "represent" ? representing(oneCall("find", layer, layers), ofBlock, authored) : ofBlock;
}

function counted(
  name: string,
  layers: Layers,
  otherwise: Combination = isAskedOfEach(name) ? "every" : "nearest",
): readonly Layer[] {
  const having = holding(name, layers);
  if (having.length < 2) return having;
  const said = combinationOf(name, layers);
  if (said === undefined && factsOf(name)?.collides !== false) checkRelated(name, having, layers);
  return (said ?? otherwise) === "every" ? having : having.slice(-1);
}

function isAskedOfEach(name: string): boolean {
  return name === "find" || factsOf(name)?.passes === "first" || passes(name) !== undefined;
}

function combinationOf(name: string, layers: Layers): Combination | undefined {
  const said = holding("combine", layers).flatMap(({ piece }) => Reflect.get(Object(piece["combine"]), name) ?? []);
  const nearest = said.at(-1);
  if (nearest === undefined || nearest === "nearest") return nearest;
  if (nearest === "every" && isAskedOfEach(name)) return nearest;
  const remedy = passes(name) === undefined ? `{ ${name}: "nearest" }` : `{ ${name}: "every" }, or "nearest"`;
  const detail = `combine says ${JSON.stringify(nearest)} of ${name}`;
  throw new MountError("PARTS_COLLIDE", layers.subject(), detail, `combine: ${remedy}`);
}

/** Refuses two parts with the same name where neither builds on the other and `combine` does not say how they combine. */
function checkRelated(name: string, having: readonly Layer[], { subject }: Layers): void {
  const parts = having.flatMap(({ part }) => part ?? []);
  for (const [at, part] of parts.entries()) {
    const stranger = parts.slice(0, at).find((other) => !part.buildsOn(other));
    if (stranger === undefined) continue;
    const either = name === "isAuthorized" ? "with: [anyOf(a, b)] where either is enough, or " : "";
    const every =
      passes(name) !== undefined ? `${either}combine: { ${name}: "every" } where each must let it pass, or ` : "";
    const detail = `${stranger.name()} and ${part.name()} both have ${name}, and nothing says how they combine`;
    const remedy = `${every}combine: { ${name}: "nearest" } where the later one replaces the earlier`;
    throw new MountError("PARTS_COLLIDE", subject(), detail, remedy);
  }
}

/** Refuses a `withheld` of a part that would receive what a later `find` returns, and not what it was written for. */
export function checkWithheld(layers: Layers): void {
  const finds = counted("find", layers).filter(({ isBlock }) => !isBlock);
  const last = finds.at(-1);
  for (const { part } of counted("withheld", layers)) {
    const isBefore = ({ part: other }: Layer) => other && (other === part || part?.buildsOn(other));
    if (part === undefined || last === undefined || isBefore(last) || !finds.some(isBefore)) continue;
    const owner = last.part?.name() ?? "the resource";
    const detail = `withheld of ${part.name()} is for what its own find returns, and ${owner} has another find`;
    const remedy = "throw new Halt(404) in the part's find in place of withheld, or withheld beside the last find";
    throw new MountError("PARTS_COLLIDE", layers.subject(), detail, remedy);
  }
}

type Call = UncheckedMap<Visit>;

/** `mapError` of all layers that have one, from the nearest outwards; undefined where none has. */
export function mapErrorOf(layers: Layers): Call | undefined {
  const nearestFirst = [...counted("mapError", layers)].reverse();
  const call = firstOf(nearestFirst.map(({ piece, seesParts }) => mapOf(piece, seesParts && layers.provides)));
  const [nearest] = nearestFirst;
  return call && nearest && madeFrom(call, mapOf(nearest.piece, false));
}

export function mapOf(piece: Piece, withView: boolean): Call {
  const authored = piece["mapError"] as UncheckedMap<object>;
  return withView ? (error, visit) => authored(error, viewOf(visit)) : authored;
}

export type Provisions = (visit: Visit) => undefined | PromiseLike<undefined>;
type Step = (visit: Visit) => unknown;
type Release = (ctx: object, outcome: Outcome) => void | Promise<void>;

/** What parts set up behind B13a, one after the other. It is released in the opposite order. */
export function provisionsOf(parts: readonly WrittenPart[]): Provisions | undefined {
  const steps = parts.flatMap(({ piece }) => {
    const provide = piece["provide"] as Authored | undefined;
    const release = piece["release"] as Release | undefined;
    const lend = lender(piece);
    const provided = provide === undefined && release === undefined ? [] : [provision(provide, release)];
    return lend === undefined ? provided : [...provided, lend];
  });
  if (steps.length === 0) return undefined;
  const from = (at: number, visit: Visit): undefined | PromiseLike<undefined> => {
    for (let next = at; next < steps.length; next += 1) {
      const done = steps[next]?.(visit);
      if (isPromise(done)) {
        return done.then(() => {
          visit.stopIfEnded();
          return from(next + 1, visit);
        });
      }
    }
    return undefined;
  };
  return (visit) => from(0, visit);
}

function provision(provide: Authored | undefined, release: Release | undefined): Step {
  const keep = (visit: Visit, given: unknown): void => {
    provideTo(visit, given, "provide");
    if (release !== undefined) visit.defer((outcome) => release(viewOf(visit), outcome));
  };
  return (visit) => {
    const given = provide?.(viewOf(visit));
    return isPromise(given) ? given.then((settled) => keep(visit, settled)) : keep(visit, given);
  };
}

const EXAMPLE = "{ tx: { open: () => pool.begin(), close: (tx, { status }) => … } }";

/** Refuses what is no record of `open` and `close`, and names that every context has. */
export function checkLend(lend: unknown, refuse: Refuse): void {
  if (!isObject(lend) || Object.keys(lend).length === 0)
    return refuse("BAD_VALUE", "lend names nothing", `lend: ${EXAMPLE}`);
  for (const [name, loan] of Object.entries(lend)) {
    if (name in View.prototype)
      refuse("BAD_VALUE", `lend has “${name}”, which every context has already`, "another name");
    if (!isObject(loan) || !["open", "close"].every((key) => isFunction(Reflect.get(loan, key))))
      refuse("BAD_VALUE", `lend.${name} has no open, or no close`, `lend: ${EXAMPLE}`);
  }
}

export function lendsSomething(parts: readonly WrittenPart[]): boolean {
  return parts.some(({ piece }) => piece["lend"] !== undefined);
}

/** Puts what a part lends into the context: functions that open it when they are first called. */
function lender({ lend }: Piece): ((visit: Visit) => void) | undefined {
  if (lend === undefined) return undefined;
  const loans = Object.entries(lend as Readonly<Record<string, Omit<Lending, "name">>>);
  const lendings = loans.map(
    ([name, loan]): Lending => ({
      name,
      open: (ctx) => loan.open(ctx),
      close: (value, outcome) => loan.close(value, outcome),
    }),
  );
  return (visit) => {
    const lent = lendings.map((lending) => [lending.name, () => visit.borrow(lending, viewOf(visit))]);
    provideTo(visit, Object.fromEntries(lent), "lend");
  };
}
