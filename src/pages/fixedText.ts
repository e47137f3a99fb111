import type { Codec } from "../resource/codec.ts";
import type { Context } from "../resource/context.ts";
import { Resource } from "../resource/resource.ts";
import { type ResourceRoute, route } from "../route/route.ts";
import { KeptText } from "./keptText.ts";

/** A text that is written once, in one media type or in several; the first is the default. */
export interface FixedText {
  /** Media type -> the text in it. */
  readonly texts: Readonly<Record<string, () => KeptText>>;
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
  readonly #texts: FixedText["texts"];
  readonly isPagePart: boolean;

  constructor({ texts, headers = {}, isPagePart = false }: FixedText) {
    super();
    this.produces = Object.keys(texts);
    this.isPagePart = isPagePart;
    this.#headers = Object.entries(headers);
    this.#texts = texts;
  }

  override lifespan(ctx: Context): void {
    for (const [name, value] of this.#headers) ctx.setHeader(name, value);
  }

  /** That of the first text stands for all: they say the same, and the graph tells their types apart. */
  override generateEtag(): string | undefined {
    return this.#text(undefined)?.tag;
  }

  /** What is sent in parts has its length announced: it is known, and a client sees how far it is. */
  override represent(ctx: Context): unknown {
    const text = this.#text(ctx.chosenMediaType);
    if (text?.isLong) ctx.setHeader("Content-Length", String(text.length));
    return text;
  }

  #text(type: string | undefined): KeptText | undefined {
    return this.#texts[type ?? this.produces[0] ?? ""]?.();
  }

  override cacheControl(): string {
    return "no-cache";
  }
}

const CODEC: Codec = { encode: (text) => (text instanceof KeptText ? text.content : "") };

export function fixedText(pattern: string, text: FixedText): ResourceRoute {
  const codecs = Object.fromEntries(Object.keys(text.texts).map((type) => [type, CODEC]));
  return route(pattern, new FixedTextResource(text), { codecs });
}

export function isPagePart(resource: unknown): boolean {
  return resource instanceof FixedTextResource && resource.isPagePart;
}
