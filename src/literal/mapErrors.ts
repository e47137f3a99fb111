import { madeFrom } from "../resource/attached.ts";
import { firstOf, type UncheckedMap } from "../resource/errorMap.ts";
import type { Visit } from "../walk/visit.ts";
import { countedLayers, type Layers } from "./layers.ts";
import { viewOf } from "./view.ts";
import type { Piece } from "./written.ts";

type Call = UncheckedMap<Visit>;

/** `mapError` of all layers that have one, from the nearest outwards; undefined where none has. */
export function mapErrorOf(layers: Layers): Call | undefined {
  const nearestFirst = [...countedLayers("mapError", layers)].reverse();
  const call = firstOf(nearestFirst.map(({ piece, seesParts }) => mapOf(piece, seesParts && layers.provides)));
  const [nearest] = nearestFirst;
  return call && nearest && madeFrom(call, mapOf(nearest.piece, false));
}

/** The `mapError` of a literal. It is given the view if parts provide something. */
export function mapOf(piece: Piece, withView: boolean): Call {
  const authored = piece["mapError"] as UncheckedMap<object>;
  return withView ? (error, visit) => authored(error, viewOf(visit)) : authored;
}
