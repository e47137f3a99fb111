import { Resource, type Route, route } from "signalbox";
import { type Html, html, htmlCodec } from "signalbox/codecs";
import { FRONT_SCRIPT, FRONT_STYLE } from "./frontAssets.ts";
import { page } from "./page.ts";

/** A request to try, which the page sends as well as curl; the status that it brings. */
interface Trial {
  readonly status: number;
  readonly shows: string;
  readonly method?: string;
  readonly path: string;
  readonly body?: string;
  readonly accept?: string;
}

const NEWCOMER = { username: "ann", email: "ann@example.org", password: "long enough" };

const TRIALS: readonly Trial[] = [
  { status: 200, shows: "the articles", path: "/api/articles" },
  { status: 200, shows: "the tags", path: "/api/tags" },
  { status: 404, shows: "an article that is not there", path: "/api/articles/nothing" },
  { status: 404, shows: "the same for a browser", path: "/api/articles/nothing", accept: "text/html" },
  { status: 401, shows: "the feed without a login", path: "/api/articles/feed" },
  {
    status: 422,
    shows: "every fault of a registration at once",
    method: "POST",
    path: "/api/users",
    body: JSON.stringify({ user: { ...NEWCOMER, email: "", password: "short" } }),
  },
  {
    status: 201,
    shows: "a new user (works once)",
    method: "POST",
    path: "/api/users",
    body: JSON.stringify({ user: NEWCOMER }),
  },
];

/** The page at `/`, its style and its script. They are no part of the API, and so not in the document. */
export function frontPage(debugPath: string | undefined): readonly Route[] {
  return [
    text("/", "text/html", String(front(debugPath))),
    text("/front.css", "text/css", FRONT_STYLE),
    text("/front.js", "text/javascript", FRONT_SCRIPT),
  ];
}

class Text extends Resource {
  override readonly produces: readonly string[];
  readonly #text: string;

  constructor(type: string, written: string) {
    super();
    this.produces = [type];
    this.#text = written;
  }

  override represent() {
    return this.#text;
  }
}

function text(path: string, type: string, written: string): Route {
  return route(path, new Text(type, written), { codecs: { [type]: htmlCodec() } });
}

function front(debugPath: string | undefined): Html {
  return page(
    "Conduit, built with Signalbox",
    html`<h1>A blog’s back end</h1>
<p>RealWorld’s API: articles, comments and followers. Run a line, and see its status, its fields and
its trace: the nodes of the graph that it passed.</p>
<ul class="ways">
<li><a href="/docs"><b>API page</b> to read and try every operation</a></li>
${debugPath !== undefined && html`<li><a href="${debugPath}"><b>Debugger</b> every request on the graph</a></li>`}
<li><a href="/openapi.json"><b>OpenAPI</b> derived from the same graph</a></li>
</ul>
<h2>Try first</h2>
<ol class="trials">${TRIALS.map(trialItem)}</ol>
<script src="/front.js" defer></script>`,
  );
}

function trialItem(trial: Trial): Html {
  const { status, shows } = trial;
  return html`
<li data-request="${JSON.stringify(trial)}"><b${status >= 400 && html` class="refused"`}>${status}</b><span>${shows}</span>
<span class="buttons"><button type="button" class="run" aria-label="Run: ${shows}">Run</button></span>
<pre tabindex="0">${curlLine(trial)}</pre><output hidden></output></li>`;
}

function curlLine({ method = "GET", path, body, accept }: Trial): string {
  const field = accept === undefined ? "" : ` -H 'Accept: ${accept}'`;
  const content = body === undefined ? "" : ` -H 'Content-Type: application/json' -d '${body}'`;
  return `curl -i${body === undefined && method !== "GET" ? ` -X ${method}` : ""} http://127.0.0.1:3000${path}${field}${content}`;
}
