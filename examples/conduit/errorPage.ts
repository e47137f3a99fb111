import type { Codecs } from "signalbox";
import { html } from "signalbox/codecs";
import { page } from "./page.ts";

/** The errors of RealWorld for a browser: what each is about, and the way back. */
export const errorCodecs: Codecs = {
  "text/html": {
    encode: (value) => {
      const all = Object.entries((value as { errors: Record<string, string[]> }).errors);
      const lines = all.flatMap(([about, said]) => said.map((each) => `${about} ${each}`));
      const items = lines.map((line) => html`<li>${line}</li>`);
      return String(
        page(
          lines[0] ?? "Conduit",
          html`<h1>That did not work</h1><ul>${items}</ul><p>Back to <a href="/">what there is to try</a></p>`,
        ),
      );
    },
  },
};
