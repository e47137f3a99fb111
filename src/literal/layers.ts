import { MountError } from "../resource/mountError.ts";
import { factsOf, passes } from "../resource/record.ts";
import type { Combination } from "./callbacks.ts";
import { type Authored, finding, given, granting, inTurn, type WalkCall, withoutEntity } from "./view.ts";
import type { Piece, WrittenPart } from "./written.ts";

/** One of the literals that a resource is composed of, for one method. */
export interface Layer {
  readonly piece: Piece;
  /** The part that it is; undefined for the resource's own literal, and that of its method. */
  readonly part: WrittenPart | undefined;
  /** Whether its callbacks see what parts provide as members of their context. A class's see the visit. */
  readonly seesParts: boolean;
}

/** All of them: parts in the order in which they are called, then the resource's own literal and that of the method. */
export interface Layers {
  readonly all: readonly Layer[];
  /** The layers that have something under a name, in order. */
  readonly having: ReadonlyMap<string, readonly Layer[]>;
  readonly parts: readonly WrittenPart[];
  /** Those of them that are parts of the whole service: it adds their response fields itself. */
  readonly ofService: readonly WrittenPart[];
  /** Whether a part puts something into the context. */
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
  for (const layer of all) {
    for (const name in layer.piece) {
      if (layer.piece[name] === undefined) continue;
      const others = having.get(name);
      if (others === undefined) having.set(name, [layer]);
      else others.push(layer);
    }
  }
  return { all, having, parts, ofService, provides, subject };
}

/** A callback of all layers that have it, as the walk calls it; undefined where none has. */
export function callOf(name: string, layers: Layers): WalkCall | undefined {
  const counting = countedLayers(name, layers);
  if (counting.length === 0) return undefined;
  const calls = counting.map((layer) => oneCall(name, layer, layers));
  return inTurn(calls, passes(name));
}

/** The layers whose callback of this name counts, in order. */
export function countedLayers(name: string, layers: Layers): readonly Layer[] {
  return counted(name, holding(name, layers), layers);
}

/** `find`, where it alone says whether the resource exists. */
export function soleFind(layers: Layers): WalkCall | undefined {
  const [first, ...others] = counted("find", holding("find", layers), layers);
  if (first === undefined || others.length > 0 || holding("resourceExists", layers).length > 0) return undefined;
  return oneCall("find", first, layers);
}

/** G7: what `resourceExists` and `find` say, in the order of the layers. */
export function existenceOf(layers: Layers): WalkCall | undefined {
  const exists = new Set(counted("resourceExists", holding("resourceExists", layers), layers));
  const finds = new Set(counted("find", holding("find", layers), layers));
  const calls = layers.all.flatMap((layer): WalkCall[] => [
    ...(exists.has(layer) ? [oneCall("resourceExists", layer, layers)] : []),
    ...(finds.has(layer) ? [finding(oneCall("find", layer, layers))] : []),
  ]);
  if (calls.length === 0) return undefined;
  const call = inTurn(calls, true);
  return finds.size > 0 && calls.length > 1 ? withoutEntity(call) : call;
}

/** What the nearest layer declares. */
export function declaredBy(name: string, layers: Layers): unknown {
  return counted(name, holding(name, layers), layers, "nearest").at(-1)?.piece[name];
}

/** What all layers declare under a name, the parts' first. */
export function allDeclared(name: string, layers: Layers): readonly unknown[] {
  return holding(name, layers).map(({ piece }) => piece[name]);
}

function holding(name: string, { having }: Layers): readonly Layer[] {
  return having.get(name) ?? NONE;
}

const NONE: readonly Layer[] = [];

function oneCall(name: string, { piece, part, seesParts }: Layer, { provides }: Layers): WalkCall {
  const withView = seesParts && provides && factsOf(name)?.isEarly !== true;
  const call = given(piece[name] as Authored, withView);
  return name === "isAuthorized" && part !== undefined ? granting(call) : call;
}

/** Those of the layers that count: all of them, or the nearest. */
function counted(
  name: string,
  having: readonly Layer[],
  layers: Layers,
  otherwise: Combination = isAskedOfEach(name) ? "every" : "nearest",
): readonly Layer[] {
  if (having.length < 2) return having;
  const said = combinationOf(name, layers);
  if (said === undefined && factsOf(name)?.collides !== false) checkRelated(name, having, layers);
  return (said ?? otherwise) === "every" ? having : having.slice(-1);
}

function isAskedOfEach(name: string): boolean {
  return name === "find" || factsOf(name)?.passes === "first" || passes(name) !== undefined;
}

function combinationOf(name: string, layers: Layers): Combination | undefined {
  const { subject } = layers;
  const said = holding("combine", layers).flatMap(({ piece }) => Reflect.get(Object(piece["combine"]), name) ?? []);
  const nearest = said.at(-1);
  if (nearest === undefined || nearest === "nearest") return nearest;
  if (nearest === "every" && isAskedOfEach(name)) return nearest;
  throw new MountError(
    "PARTS_COLLIDE",
    subject(),
    `combine says ${JSON.stringify(nearest)} of ${name}`,
    passes(name) !== undefined ? `combine: { ${name}: "every" }, or "nearest"` : `combine: { ${name}: "nearest" }`,
  );
}

/** Refuses two parts with the same name where neither builds on the other and `combine` does not say how they combine. */
function checkRelated(name: string, having: readonly Layer[], { subject }: Layers): void {
  const parts = having.flatMap(({ part }) => part ?? []);
  for (const [at, part] of parts.entries()) {
    const stranger = parts.slice(0, at).find((other) => !part.buildsOn(other));
    if (stranger === undefined) continue;
    const every =
      passes(name) !== undefined ? `combine: { ${name}: "every" } where each must let the request pass, or ` : "";
    throw new MountError(
      "PARTS_COLLIDE",
      subject(),
      `${stranger.name()} and ${part.name()} both have ${name}, and nothing says how they combine`,
      `${every}combine: { ${name}: "nearest" } where the later one replaces the earlier`,
    );
  }
}
