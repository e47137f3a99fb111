import { methodIs } from "../http/method.ts";
import { MountError } from "../resource/mountError.ts";
import { patchesIn } from "./facet.ts";
import { callOf, declaredBy, type Layers } from "./layers.ts";

/**
 * What a write represents: to what it applies patches, what it sends of the state that it has stored, and to clients that prefer the
 * representation. It is what GET's block represents, unless the write has a `represent` of its own. It is called in the walk of the write,
 * so that GET's own parts, which that walk does not have, must not give it anything.
 */
export function representedBy(
  method: string,
  layers: Layers,
  read: Layers | undefined,
): { readonly represent?: unknown } {
  if (!methodIs(method, "preferring") || read === undefined || layers.having.has("represent")) return {};
  const isPatched = method === "PATCH" && patchesIn(layers) !== undefined;
  if (!isPatched && !isReturned(layers) && declaredBy("concurrency", layers) === undefined) return {};
  const stranger = read.parts.find((part) => !layers.parts.includes(part) && GIVING.some((name) => name in part.piece));
  if (stranger !== undefined) {
    throw new MountError(
      isPatched ? "BAD_PATCHES" : "BAD_PREFERENCE",
      layers.subject(),
      `GET has ${stranger.name()}, which ${method} has not, so that ${method} cannot call its represent`,
      `${method}: { represent: (ctx) => …, … }, or the part at the top`,
    );
  }
  return { represent: callOf("represent", read) };
}

/** Whether clients may prefer it. */
function isReturned(layers: Layers): boolean {
  const preferences = declaredBy("preferences", layers);
  return Array.isArray(preferences) && preferences.includes("return");
}

/** What puts something into the context of the callbacks that follow. */
const GIVING = ["provide", "lend", "isAuthorized", "find"];
