import { parseMediaType } from "../http/mediaType.ts";
import { chooseMediaType } from "../negotiate/mediaType.ts";
import { Halt } from "../resource/halt.ts";
import type { OpenapiDocument } from "./document.ts";
import { type ServedRoute, served, servedRoutes } from "./serve.ts";
import { toYaml } from "./yaml.ts";

/**
 * Commands that serve the document, in JSON or, where Accept prefers it, in YAML (RFC 9512). It is written once, here.
 * Add them to the service's routes: `routes: [...routes, ...openapiRoutes(document)]`.
 */
export function openapiRoutes(document: OpenapiDocument, path = "/openapi.json"): readonly ServedRoute[] {
  const json = served("application/json", JSON.stringify(document));
  const yaml = served("application/yaml", toYaml(document));
  const texts = [json, yaml];
  const offers = texts.flatMap(({ contentType }) => parseMediaType(contentType) ?? []);
  const choose = (accept: string | undefined) => {
    const chosen = accept === undefined ? json : texts[chooseMediaType(accept, offers)];
    if (chosen === undefined) throw new Halt(406, { offered: texts.map(({ contentType }) => contentType) });
    return chosen;
  };
  return servedRoutes(path, ({ headers }) => choose(headers.get("accept")), ["Vary", "Accept"]);
}
