import { type Context, Resource, type Route, route } from "signalbox";
import { html, htmlCodec, textCodec } from "signalbox/codecs";
import { staticFiles } from "signalbox/static";

/** Its style sheets are written by its script, and each needs the nonce of the page. */
function policyWith(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export interface ScalarOptions {
  /** Where standalone.js is, copied from dist/browser of the package @scalar/api-reference with its LICENSE. */
  readonly folder: string;
  /** The path of the document. Default: /openapi.json. */
  readonly document?: string;
}

/** Scalar at a path, from a file of your own: `routes: [...scalar("/reference", { folder: "scalar" })]`. */
export function scalar(path: string, { folder, document = "/openapi.json" }: ScalarOptions): readonly Route[] {
  // Its fonts would come from elsewhere, and its telemetry would go there.
  const options = { url: document, withDefaultFonts: false, telemetry: false, showDeveloperTools: "never" };
  const start = `Scalar.createApiReference("#ui", ${JSON.stringify(options)});\n`;
  return [
    route(path, new Page(path), { codecs: { "text/html": htmlCodec() } }),
    route(`${path}/start.js`, new Script(start), { codecs: { "text/javascript": textCodec } }),
    ...staticFiles(`${path}/files`, { folder }),
  ];
}

type PageContext = Context<{ state: { nonce: string } }>;

class Page extends Resource<PageContext> {
  override readonly produces = ["text/html"];
  readonly #path: string;

  constructor(path: string) {
    super();
    this.#path = path;
  }

  /** A nonce is used once: a stored page would repeat it. */
  override cacheControl() {
    return "no-store";
  }

  override lifespan(ctx: PageContext) {
    ctx.state.nonce = crypto.randomUUID().replaceAll("-", "");
    ctx.setHeader("Content-Security-Policy", policyWith(ctx.state.nonce));
  }

  override represent(ctx: PageContext) {
    return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" content="${ctx.require("nonce")}" nonce="${ctx.require("nonce")}">
<title>API</title>
</head>
<body>
<div id="ui"></div>
<script src="${this.#path}/files/standalone.js"></script>
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
