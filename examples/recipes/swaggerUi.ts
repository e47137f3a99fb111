import { type Context, Resource, type Route, route } from "signalbox";
import { html, htmlCodec, textCodec } from "signalbox/codecs";
import { staticFiles } from "signalbox/static";

/** Nothing inline and nothing from elsewhere. `data:` is for two arrows in its style. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

export interface SwaggerUiOptions {
  /** Where swagger-ui-bundle.js and swagger-ui.css are, copied from the package swagger-ui with its LICENSE and NOTICE. */
  readonly folder: string;
  /** The path of the document. Default: /openapi.json. */
  readonly document?: string;
}

/** Swagger UI at a path, from two files of your own: `routes: [...swaggerUi("/swagger", { folder: "swagger-ui" })]`. */
export function swaggerUi(path: string, { folder, document = "/openapi.json" }: SwaggerUiOptions): readonly Route[] {
  const start = `SwaggerUIBundle({ url: ${JSON.stringify(document)}, dom_id: "#ui", deepLinking: true });\n`;
  return [
    route(path, new Page(path), { codecs: { "text/html": htmlCodec() } }),
    route(`${path}/start.js`, new Script(start), { codecs: { "text/javascript": textCodec } }),
    ...staticFiles(`${path}/files`, { folder }),
  ];
}

class Page extends Resource {
  override readonly produces = ["text/html"];
  readonly #path: string;

  constructor(path: string) {
    super();
    this.#path = path;
  }

  override lifespan(ctx: Context) {
    ctx.setHeader("Content-Security-Policy", POLICY);
  }

  override represent() {
    return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API</title>
<link rel="stylesheet" href="${this.#path}/files/swagger-ui.css">
</head>
<body>
<div id="ui"></div>
<script src="${this.#path}/files/swagger-ui-bundle.js"></script>
<script src="${this.#path}/start.js"></script>
</body>
</html>
`;
  }
}

class Script extends Resource {
  override readonly produces = ["text/javascript"];
  readonly #text: string;

  constructor(text: string) {
    super();
    this.#text = text;
  }

  override represent() {
    return this.#text;
  }
}
