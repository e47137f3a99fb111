import type { OpenapiDocument } from "../openapi/document.ts";
import { type DocumentedService, generateOpenapi, OPENAPI_OPTIONS, type OpenapiOptions } from "../openapi/generate.ts";
import { toYaml } from "../openapi/yaml.ts";
import { checkOptions, type OptionRules } from "../resource/options.ts";
import type { ResourceRoute } from "../route/route.ts";
import { fixedText } from "./fixedText.ts";
import { jsonPieces, KeptText, keptOnce } from "./keptText.ts";
import { pageRoutes } from "./openapiPage.ts";

/** The part of a Service that its document needs, and the routes that serve it. */
export interface MountingService extends DocumentedService {
  attach(attachment: { readonly routes: readonly ResourceRoute[] }): unknown;
}

export interface MountOpenapiOptions extends OpenapiOptions {
  /** The path of the document. Default: /openapi.json. */
  readonly path?: string;
  /** The path of the page made from it. Default: no page. */
  readonly page?: string;
}

const OPTIONS: OptionRules<MountOpenapiOptions> = { ...OPENAPI_OPTIONS, path: true, page: true };

/**
 * Makes the document of a service that is built, and serves it: `mountOpenapi(service, { title, version, page: "/docs" })`.
 * Routes, security schemes and the form of errors are the service's own. Returns the document.
 */
export function mountOpenapi(service: MountingService, options: MountOpenapiOptions): OpenapiDocument {
  checkOptions("mountOpenapi", options, OPTIONS);
  const { path = "/openapi.json", page, ...given } = options;
  const document = generateOpenapi(service, given);
  const json = new KeptText(jsonPieces(document));
  const pages = page === undefined ? [] : pageRoutes(() => JSON.parse(json.text), page);
  service.attach({ routes: [...documentRoutes(json, path), ...pages] });
  return document;
}

/**
 * Routes that serve the document, in JSON or, where Accept prefers it, in YAML (RFC 9512). The JSON is
 * written here, the YAML when it is first asked for.
 * Add them to the service: `service.attach({ routes: openapiRoutes(document) })`.
 */
export function openapiRoutes(document: OpenapiDocument, path = "/openapi.json"): readonly ResourceRoute[] {
  return documentRoutes(new KeptText(jsonPieces(document)), path);
}

/** The same from its text: the document itself takes several times as much memory, and is not kept. */
function documentRoutes(json: KeptText, path: string): readonly ResourceRoute[] {
  const texts = {
    "application/json": () => json,
    "application/vnd.oai.openapi+json": () => json,
    // Larger than the JSON, which it is written from, and seldom asked for.
    "application/yaml": keptOnce(() => toYaml(JSON.parse(json.text))),
  };
  return [fixedText(path, { name: "the OpenAPI document", texts })];
}
