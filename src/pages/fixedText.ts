import type { Context } from "../resource/context.ts";
import { Resource } from "../resource/resource.ts";
import { type ResourceRoute, route } from "../route/route.ts";

/** A text that was written once, in one media type or in several; the first is the default. */
export interface FixedText {
  /** Media type -> the text in it. */
  readonly texts: Readonly<Record<string, string>>;
  /** Fields that every response has. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether it is a part of the API page, which the debugger does not list. */
  readonly isPagePart?: boolean;
}

/**
 * Serves a fixed text. The graph provides its tag, 304, HEAD and negotiation. It is never refused for Accept: a client that
 * accepts none of its types gets the first.
 */
class FixedTextResource extends Resource {
  override readonly produces: readonly string[];
  override readonly ignoreUnacceptable = true;
  /** The document of a service that is deprecated says so, and is not deprecated itself. */
  override readonly deprecation = false;
  readonly #headers: readonly (readonly [string, string])[];
  readonly #tag: string;

  readonly isPagePart: boolean;

  constructor({ texts, headers = {}, isPagePart = false }: FixedText) {
    super();
    this.isPagePart = isPagePart;
    this.produces = Object.keys(texts);
    this.#headers = Object.entries(headers);
    this.#tag = fingerprint(Object.values(texts)[0] ?? "");
  }

  override lifespan(ctx: Context): void {
    for (const [name, value] of this.#headers) ctx.setHeader(name, value);
  }

  override generateEtag(): string {
    return this.#tag;
  }

  /** The value does not matter: the codec of the chosen type has the text. */
  override represent(): unknown {
    return this.#tag;
  }

  override cacheControl(): string {
    return "no-cache";
  }
}

export function fixedText(pattern: string, text: FixedText): ResourceRoute {
  const codecs = Object.entries(text.texts).map(([type, written]) => [type, { encode: () => written }] as const);
  return route(pattern, new FixedTextResource(text), { codecs: Object.fromEntries(codecs) });
}

export function isPagePart(resource: unknown): boolean {
  return resource instanceof FixedTextResource && resource.isPagePart;
}

/** FNV-1a over the text's code units, twice with different seeds: enough to tell versions of one text apart. */
function fingerprint(text: string): string {
  let [one, two] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    two = Math.imul(two ^ unit, 0x85ebca6b);
  }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}
