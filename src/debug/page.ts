import { html } from "../codecs/html.ts";

const STYLES = ["chart", "page", "list", "details"];

const CHART_KEYS =
  "Chart: arrows pan, plus and minus zoom, 0 fits the trace, 1 the whole chart; Tab moves to a node of the trace, and arrows along it";

const BAR = html`<header class="bar">
<h1><svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 21V3M3 21h4"/><path class="arm" d="M5 6l14-3v5L5 9z"/><circle cx="5" cy="13" r="2.5"/></svg>Signalbox <small>debugger</small></h1>
<p id="live" role="status">connecting</p>
<button id="open-explain" type="button" aria-expanded="false" aria-controls="explain">Explain<span class="wide"> a request</span></button>
<button id="pause" type="button" aria-pressed="false">Pause</button>
<button id="clear" type="button">Clear</button>
</header>`;

const EXPLAIN = html`<form id="explain" aria-label="Explain a request" hidden>
<label for="typed">Type a request, or paste a <code>curl</code> command, to see the trace it would have.</label>
<textarea id="typed" rows="3" spellcheck="false" autocomplete="off"></textarea>
<div><button type="submit">Explain</button><p>Nothing acts: the walk stops before <code>apply</code>, <code>processPost</code> and
<code>deleteResource</code>. Callbacks that decide a node (<code>resourceExists</code>, <code>isAuthorized</code>,
<code>withinRateLimit</code>, …) do run.</p></div>
<p id="explain-fault" role="alert" hidden></p>
</form>`;

/** On a narrow screen one of the three is shown at a time. */
const VIEWS = html`<div id="views" role="group" aria-label="Show">
<button type="button" data-show="requests" aria-pressed="true">Requests</button>
<button type="button" data-show="details" aria-pressed="false">Details</button>
<button type="button" data-show="chart" aria-pressed="false">Chart</button>
</div>`;

const REQUESTS = html`<section class="requests" aria-label="Requests">
<form id="filters" role="search">
<input id="filter-text" type="search" placeholder="Filter by path or method" aria-label="Filter by path or method">
<select id="filter-route" aria-label="Filter by route"></select>
<select id="filter-status" aria-label="Filter by status"></select>
<select id="filter-node" aria-label="Filter by node"></select>
</form>
<ol id="list"></ol>
<p id="empty">No request yet. Send one, and it appears here.</p>
</section>`;

const STAGE = html`<section class="stage" aria-label="The trace on the graph">
<div class="tools" role="toolbar" aria-label="View">
<button type="button" data-view="in" aria-label="Zoom in">+</button>
<button type="button" data-view="out" aria-label="Zoom out">−</button>
<button type="button" data-view="trace">trace</button>
<button type="button" data-view="whole">whole</button>
</div>
<div class="frame">
<div id="chart" tabindex="0" role="application" aria-label="${CHART_KEYS}"></div>
<p id="tip" aria-hidden="true" hidden></p>
</div>
<ul class="legend" aria-label="Legend">
<li class="k-lit">the trace</li><li class="k-yes">yes</li><li class="k-no">no</li><li class="k-yours">your callback</li>
<li class="k-settled">settled at mount</li><li class="k-dimmed">out of reach</li>
</ul>
</section>`;

const NODE = html`<section id="node" aria-label="The selected node" aria-live="polite" tabindex="0" hidden></section>`;

const DETAILS = html`<section class="inspector" aria-label="Details">
<div id="tabs" role="tablist" aria-label="Details"></div>
<div id="panel" role="tabpanel" tabindex="0"></div>
</section>`;

/** The page's frame. What is shown in it is fetched and written by its scripts, as text. */
export function pageOf(path: string): string {
  // Relative, so that the page works behind a prefix too.
  const assets = `${path.slice(path.lastIndexOf("/") + 1)}/page`;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Signalbox debugger</title>
<link rel="icon" href="${assets}/icon.svg">
${STYLES.map((name) => html`<link rel="stylesheet" href="${assets}/${name}.css">\n`)}
<script type="module" src="${assets}/main.js"></script>
</head>
<body data-shown="requests">
${BAR}
<main>
${EXPLAIN}
${VIEWS}
<div class="columns">
${REQUESTS}
<div class="detail">
<header class="headline"><div id="title"></div><div id="verdict" role="status"></div></header>
${STAGE}
${NODE}
${DETAILS}
</div>
</div>
</main>
</body>
</html>
`;
  return String(page);
}
