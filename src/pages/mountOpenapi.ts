import { formatLink, type Link } from "../http/link.ts";
import type { OpenapiDocument } from "../openapi/document.ts";
import { type DocumentedService, generateOpenapi, OPENAPI_OPTIONS, type OpenapiOptions } from "../openapi/generate.ts";
import { toYaml } from "../openapi/yaml.ts";
import { BOOLEAN, checkOptions, type OptionRules } from "../resource/options.ts";
import type { ResourceRoute } from "../route/route.ts";
import { fixedText, jsonPieces, KeptText, keptOnce } from "./fixedText.ts";
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
  /** Whether /.well-known/api-catalog lists both (RFC 9727). Default: false. */
  readonly catalog?: boolean;
}

const OPTIONS: OptionRules<MountOpenapiOptions> = { ...OPENAPI_OPTIONS, path: true, page: true, catalog: BOOLEAN };

/**
 * Makes the document of a service that is built, and serves it: `mountOpenapi(service, { title, version, page: "/docs" })`.
 * Routes, security schemes and the form of errors are the service's own. Returns the document.
 */
export function mountOpenapi(service: MountingService, options: MountOpenapiOptions): OpenapiDocument {
  checkOptions("mountOpenapi", options, OPTIONS);
  const { path = "/openapi.json", page, catalog = false, ...given } = options;
  const document = generateOpenapi(service, given);
  const json = new KeptText(jsonPieces(document));
  const pages = page === undefined ? [] : pageRoutes(() => JSON.parse(json.text), page);
  const places = page === undefined ? { path } : { path, page };
  const listed = catalog ? [catalogRoute(document.servers[0]?.url ?? "/", places)] : [];
  service.attach({ routes: [...documentRoutes(json, path), ...pages, ...listed] });
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

/** Where a service serves its document, and the page made from it. */
export interface DocumentPlaces {
  /** Default: /openapi.json. */
  readonly path?: string;
  readonly page?: string;
}

/**
 * Links to the document and its page (RFC 8631), for the `links` of a resource where clients begin:
 * `links: () => serviceLinks({ page: "/docs" })`.
 */
export function serviceLinks({ path = "/openapi.json", page }: DocumentPlaces = {}): readonly Link[] {
  return [
    { href: path, rel: "service-desc", type: "application/json" },
    ...(page === undefined ? [] : [{ href: page, rel: "service-doc", type: "text/html" }]),
  ];
}

const CATALOG = "/.well-known/api-catalog";
const TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** RFC 9727: the links of an API, as a set of links (RFC 9264 4.2). HEAD has a link to the catalog itself (RFC 9727 2). */
export function catalogRoute(anchor: string, places: DocumentPlaces): ResourceRoute {
  const links = serviceLinks(places).map(({ rel, ...target }) => [rel, [target]] as const);
  const linkset = [{ anchor, ...Object.fromEntries(links) }];
  const text = new KeptText(jsonPieces({ linkset }));
  const headers = { Link: formatLink({ href: CATALOG, rel: "api-catalog" }) };
  return fixedText(CATALOG, { name: "the API catalog", texts: { [TYPE]: () => text }, headers });
}
