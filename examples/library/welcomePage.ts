import { type Html, html, rawHtml } from "signalbox/codecs";
import { layout } from "./layout.ts";
import type { Chapter, Trial } from "./trials.ts";

const STYLE = rawHtml(`<style>
ol { list-style: none; margin: .8rem 0 0; padding: 0 }
li { display: grid; grid-template-columns: 3.2rem 1fr auto; column-gap: .8rem; align-items: baseline;
  padding: .7rem .9rem; margin-bottom: .5rem; background: var(--card); border: 1px solid var(--line); border-radius: .5rem }
li b { font-family: var(--mono); color: var(--accent) }
li b.refused { color: var(--warn) }
li pre { grid-column: 2 / 4; margin: .35rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; color: var(--soft);
  user-select: all }
li button { font-size: .8rem; padding: .1rem .6rem; visibility: hidden }
.scripted li button { visibility: visible }
@media (prefers-reduced-motion: no-preference) { li button { transition: color .2s } }
</style>`);

/** The lines can be selected with a click without it; the script only adds buttons that copy them. */
const SCRIPT = rawHtml(`<script>
if (navigator.clipboard) {
  document.body.classList.add("scripted");
  document.body.addEventListener("click", async ({ target }) => {
    if (target.tagName !== "BUTTON") return;
    await navigator.clipboard.writeText(target.parentElement.querySelector("pre").textContent);
    target.textContent = "copied";
    setTimeout(() => { target.textContent = "copy"; }, 1200);
  });
}
</script>`);

export function welcomePage(chapters: readonly Chapter[]): Html {
  return layout(
    "en",
    "A small library, built with Signalbox",
    html`${STYLE}
<h1>A small library</h1>
<p>The reference service of <b>Signalbox</b>. One decision graph handles every resource below: each line shows the
status it brings, and the field <code>X-Framework-Trace</code> of the response names the nodes that were passed.</p>
<p>For a browser there are <a href="/books">the books</a>. The data is in a file and stays when the service stops.</p>
${chapters.map(
  ({ title, about, trials }) => html`<section>
<h2>${title}</h2>
<p class="soft">${about}</p>
<ol>${trials.map(trialItem)}</ol>
</section>`,
)}
${SCRIPT}`,
  );
}

function trialItem({ status, shows, line }: Trial): Html {
  return html`
<li><b class="${status < 400 ? "" : "refused"}">${status}</b><span>${shows}</span><button type="button">copy</button>
<pre>${line}</pre></li>`;
}
