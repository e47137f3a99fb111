import type { Codecs } from "signalbox";
import { html } from "signalbox/codecs";
import { page } from "./page.ts";

/** The errors of RealWorld for a browser: what each is about, and the way back. */
const errorCodecs: Codecs = {
  "text/html": {
    encode: (value) => {
      const all = Object.entries((value as { errors: Record<string, string[]> }).errors);
      const lines = all.flatMap(([about, said]) => said.map((each) => `${about} ${each}`));
      const [title = "That did not work"] = lines.length === 1 ? lines : [];
      const items = lines.length > 1 && html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
      return String(
        page(title, html`<h1 class="fault">${title}</h1>${items}<p>Back to <a href="/">the examples</a></p>`),
      );
    },
  },
};

/** Errors are pages for a browser, and JSON for everything else. */
export const errorPages = { errorProduces: ["application/json", "text/html"], errorCodecs };
