import { isPreflight } from "../resource/cors.ts";
import type { Visit } from "./visit.ts";

/** B10b. A preflight asks about the methods, not about the resource; without it a browser would not show the 410. */
export function pastSunset({ kit, request }: Visit): boolean {
  const sunset = kit.deprecations?.(request.method)?.deprecation.sunset;
  return sunset !== undefined && sunset.getTime() <= Date.now() && !(kit.cors !== undefined && isPreflight(request));
}
