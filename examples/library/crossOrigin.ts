import type { CorsPolicy } from "signalbox";

/** For scripts of other origins, which send a token: the fields that `signalbox/client` sends there, and those that it reads. */
export function crossOrigin(origins: readonly string[]): CorsPolicy {
  return {
    origins,
    headers: ["Authorization", "Content-Type", "If-Match", "If-None-Match", "Prefer", "Last-Event-ID"],
    exposes: ["ETag", "Location", "Link", "Retry-After", "Date", "Preference-Applied"],
  };
}
