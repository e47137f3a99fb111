import { resource, Service } from "signalbox";
import * as domain from "../domain.mjs";
import * as core from "./core.mjs";

/** The test service: the core profile, and the further profiles that are given as { name: { resources, routes } }. */
export function appOf(title, further = {}, without = []) {
  const wellKnown = resource("/.well-known/http-semantics", {
    represent: () => {
      const document = domain.wellKnown(title, { without });
      const profiles = Object.keys(further).map((name) => [name, "all"]);
      return { ...document, profiles: { ...document.profiles, ...Object.fromEntries(profiles) } };
    },
  });
  const parts = [core, ...Object.values(further)];
  return new Service({
    resources: Object.assign({ wellKnown }, ...parts.map((part) => part.resources ?? {})),
    routes: parts.flatMap((part) => part.routes ?? []),
  });
}
