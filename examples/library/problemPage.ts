import type { Codecs, ErrorFormat, Problem } from "signalbox";
import { type Html, html } from "signalbox/codecs";
import { layout } from "./layout.ts";

/** An error as a page, for a browser: what happened, what was expected, and the way back. */
function problemPage({ status, title, detail, errors = [], instance }: Problem): Html {
  return layout(
    "en",
    `${status} ${title}`,
    html`<p class="status">${status}</p>
<h1>${title}</h1>
<p>${detail}</p>
${errors.length > 0 && html`<ul>${errors.map(({ pointer, parameter, detail }) => html`<li><code>${parameter ?? pointer}</code> ${detail}</li>`)}</ul>`}
${typeof instance === "string" && html`<p class="soft">The request was for <code>${instance}</code>.</p>`}
<p>See <a href="/books">all books</a>, or go back to <a href="/">what there is to try</a>.</p>`,
  );
}

const errorCodecs: Codecs = {
  "text/html": { encode: String, encodeProblem: (problem) => String(problemPage(problem as Problem)) },
};

/** A program is told in JSON what went wrong, and a browser by a page: wherever it goes wrong. */
export const ERRORS = { errorProduces: ["application/problem+json", "text/html"], errorCodecs } satisfies ErrorFormat;
