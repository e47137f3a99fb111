import { type Html, html } from "signalbox/codecs";
import { layout } from "./layout.ts";
import { DEMO_ACCOUNTS } from "./seed.ts";
import type { Chapter, Trial } from "./trials.ts";

/** The front page: what to try first, the ways on, and the rest folded. */
export function welcomePage([first, ...rest]: readonly Chapter[], debugPath: string | undefined): Html {
  return layout(
    "en",
    "A small library, built with Signalbox",
    html`<h1>A small library</h1>
<p>The reference service of <b>Signalbox</b>. One decision graph handles every request: run a line, and see its status,
its fields and its trace: the nodes that it passed.</p>
<ul class="ways">
<li><a href="/books"><b>Books</b> pages for a browser</a></li>
<li><a href="/docs"><b>API page</b> to read and try every operation</a></li>
${debugPath !== undefined && html`<li><a href="${debugPath}"><b>Debugger</b> every request on the graph</a></li>`}
<li><a href="/openapi.json"><b>OpenAPI</b> derived from the same graph</a></li>
</ul>
${first && html`<section><h2>${first.title}</h2>${chapterMarkup(first)}</section>`}
${rest.map(
  (each) => html`<details class="chapter"><summary>${each.title} <span>${each.trials.length} lines</span></summary>
${chapterMarkup(each)}</details>`,
)}
<p class="soft">The data is in a file and stays when the service stops.</p>
<script src="/assets/library.js" defer></script>`,
    html` data-accounts="${JSON.stringify(ACCOUNTS)}"${debugPath !== undefined && html` data-debugger="${debugPath}"`}`,
  );
}

/** What the script logs in with where a line needs an account: they are there to be tried. */
const ACCOUNTS = Object.fromEntries(
  Object.entries(DEMO_ACCOUNTS).map(([role, { name, password }]) => [role, { username: name, password }]),
);

function chapterMarkup({ about, trials }: Chapter): Html {
  return html`<p class="soft">${about}</p>
<ol class="trials">${trials.map(trialItem)}</ol>`;
}

function trialItem({ status, shows, request, line }: Trial): Html {
  return html`
<li data-request="${JSON.stringify(request)}"><b${status >= 400 && html` class="refused"`}>${status}</b><span>${shows}</span>
<span class="buttons"><button type="button" class="run" aria-label="Run: ${shows}">Run</button><button type="button" class="copy" aria-label="Copy: ${shows}">Copy</button></span>
<pre tabindex="0">${line}</pre><output hidden></output></li>`;
}
