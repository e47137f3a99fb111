import { MountError } from "../resource/mountError.ts";
import { patchesIn } from "./facet.ts";
import { callOf, type Layers } from "./layers.ts";

/**
 * What PATCH applies patches to: what GET's part represents, unless PATCH has a `represent` of its own. It is called in the walk
 * of the PATCH, so that GET's own parts, which that walk does not have, must not give it anything.
 */
export function patchedBy(method: string, layers: Layers, read: Layers | undefined): { readonly represent?: unknown } {
  if (method !== "PATCH" || read === undefined || layers.having.has("represent")) return {};
  if (patchesIn(layers) === undefined) return {};
  const stranger = read.parts.find((part) => !layers.parts.includes(part) && GIVING.some((name) => name in part.piece));
  if (stranger !== undefined) {
    throw new MountError(
      "BAD_PATCHES",
      layers.subject(),
      `GET has ${stranger.name()}, which PATCH has not, so that PATCH cannot call its represent`,
      "PATCH: { represent: (ctx) => …, … }, or the part at the top",
    );
  }
  return { represent: callOf("represent", read) };
}

/** What puts something into the context of the callbacks that follow. */
const GIVING = ["provide", "isAuthorized", "find"];
