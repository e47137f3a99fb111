import type { OpenapiDocument } from "../openapi/document.ts";
import { toYaml } from "../openapi/yaml.ts";
import type { ResourceRoute } from "../route/route.ts";
import { fixedText } from "./fixedText.ts";

/**
 * Routes that serve the document, in JSON or, where Accept prefers it, in YAML (RFC 9512). The JSON is
 * written here, the YAML when it is first asked for.
 * Add them to the service's routes: `routes: [...routes, ...openapiRoutes(document)]`.
 */
export function openapiRoutes(document: OpenapiDocument, path = "/openapi.json"): readonly ResourceRoute[] {
  const json = JSON.stringify(document);
  const texts = {
    "application/json": json,
    "application/vnd.oai.openapi+json": json,
    // Larger than the JSON, which it is written from, and seldom asked for.
    "application/yaml": () => toYaml(JSON.parse(json)),
  };
  return [fixedText(path, { name: "the OpenAPI document", texts })];
}
