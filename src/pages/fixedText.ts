import { identify } from "../resource/attached.ts";
import type { Codec } from "../resource/codec.ts";
import type { Context } from "../resource/context.ts";
import { Resource } from "../resource/resource.ts";
import { type ResourceRoute, route } from "../route/route.ts";
import { KeptText } from "./keptText.ts";

/** A text that is written once, in one media type or in several; the first is the default. */
export interface FixedText {
  /** What it is, where routes are listed: the class says nothing of it. */
  readonly name: string;
  /** Media type -> the text in it. */
  readonly texts: Readonly<Record<string, () => KeptText>>;
  /** Fields that every response has. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether it is a part of the API page, which the debugger does not list. */
  readonly isPagePart?: boolean;
}

/** A client that accepts none of its types gets the first: it is never refused for Accept. */
class TextResource<Ctx extends Context> extends Resource<Ctx> {
  override readonly produces: readonly string[];
  override readonly ignoreUnacceptable = true;
  /** The document of a service that is deprecated says so, and is not deprecated itself. */
  override readonly deprecation = false;
  readonly #headers: readonly (readonly [string, string])[];

  constructor(produces: readonly string[], headers: Readonly<Record<string, string>>) {
    super();
    this.produces = produces;
    this.#headers = Object.entries(headers);
  }

  override lifespan(ctx: Ctx): void {
    for (const [name, value] of this.#headers) ctx.setHeader(name, value);
  }

  override cacheControl(): string {
    return "no-cache";
  }
}

/** Serves a fixed text. The graph provides its tag, 304, HEAD and negotiation. */
class FixedTextResource extends TextResource<Context> {
  readonly #texts: FixedText["texts"];
  readonly isPagePart: boolean;

  constructor({ texts, headers = {}, isPagePart = false }: FixedText) {
    super(Object.keys(texts), headers);
    this.isPagePart = isPagePart;
    this.#texts = texts;
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
}

const CODEC: Codec = { encode: (text) => (text instanceof KeptText ? text.content : "") };

export function fixedText(pattern: string, text: FixedText): ResourceRoute {
  const codecs = Object.fromEntries(Object.keys(text.texts).map((type) => [type, CODEC]));
  const resource = new FixedTextResource(text);
  identify(resource, { name: text.name, place: () => undefined, isClass: true });
  return route(pattern, resource, { codecs });
}

export function isPagePart(resource: unknown): boolean {
  return resource instanceof PagePartsResource || (resource instanceof FixedTextResource && resource.isPagePart);
}

type PartContext = Context<{ params: "part" }>;

type Texts = ReadonlyMap<string, () => KeptText>;

/** Texts in HTML, by name, each written when it is first asked for. */
class PagePartsResource extends TextResource<PartContext> {
  readonly #textsOf: () => Texts;
  #texts: Texts | undefined = undefined;

  constructor(textsOf: () => Texts, headers: Readonly<Record<string, string>>) {
    super(["text/html"], headers);
    this.#textsOf = textsOf;
  }

  override resourceExists(ctx: PartContext): boolean {
    this.#texts ??= this.#textsOf();
    return this.#texts.has(ctx.params.part);
  }

  override generateEtag(ctx: PartContext): string | undefined {
    return this.represent(ctx)?.tag;
  }

  override represent(ctx: PartContext): KeptText | undefined {
    return this.#texts?.get(ctx.params.part)?.();
  }
}

/** Serves the parts of the API page, one for each name, at `{folder}/page/{part}`; `textsOf` is called for the first of them. */
export function pageParts(
  folder: string,
  textsOf: () => Texts,
  headers: Readonly<Record<string, string>>,
): ResourceRoute {
  return route(`${folder}/page/{part}`, new PagePartsResource(textsOf, headers), { codecs: { "text/html": CODEC } });
}

/** The Content-Security-Policy of a page: no content from other origins, no inline scripts or styles, no framing. */
export const CONTENT_POLICY: string = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");
