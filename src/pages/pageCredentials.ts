import { type Html, html } from "../codecs/html.ts";
import type { OpenapiDocument } from "../openapi/document.ts";

type Scheme = Readonly<Record<string, unknown>>;

/** One place for the credentials of all operations. The script adds them to the requests that need them. */
export function credentialsMarkup({ components }: OpenapiDocument): Html | undefined {
  const schemes = Object.entries(components.securitySchemes ?? {});
  if (schemes.length === 0) return undefined;
  return html`<section id="credentials"><h2>Credentials</h2>
<p>For operations that need them. They stay in this page, and are gone when it is closed.</p>
${schemes.map(([name, scheme]) => schemeMarkup(name, scheme))}</section>`;
}

function schemeMarkup(name: string, scheme: Scheme): Html {
  const { description } = scheme;
  const { place, field, prefix, hint } = sentAs(scheme);
  const said = typeof description === "string" ? description : hint;
  return html`<div class="row"><label for="credentials-${name}"><code>${name}</code> <small>${kindOf(scheme)}</small></label>
<input id="credentials-${name}" type="password" autocomplete="off" data-scheme="${name}" data-place="${place}" data-field="${field}" data-prefix="${prefix}">
<p>${said}</p></div>`;
}

function kindOf({ type, scheme }: Scheme): string {
  return [type, scheme].filter((word) => typeof word === "string").join(" ");
}

interface SentAs {
  readonly place: string;
  readonly field: string;
  readonly prefix: string;
  readonly hint: string;
}

/** How a browser can send them: in a header field or the query. Cookies are its own affair. */
function sentAs({ type, scheme, in: place, name }: Scheme): SentAs {
  if (type === "apiKey" && typeof name === "string" && place !== "cookie") {
    return { place: String(place), field: name, prefix: "", hint: `Sent as ${name}.` };
  }
  if (type === "apiKey") return { place: "cookie", field: "", prefix: "", hint: "A cookie, which the browser sends." };
  const field = { place: "header", field: "Authorization" };
  if (scheme === "basic") return { ...field, prefix: "Basic ", hint: "name:password" };
  return { ...field, prefix: "Bearer ", hint: "The token alone." };
}
