import type { Context } from "../resource/context.ts";
import { identify } from "../resource/identity.ts";
import { Resource } from "../resource/resource.ts";
import { type ResourceRoute, route } from "../route/route.ts";

/** A text that is written once, in one media type or in several; the first is the default. */
export interface FixedText {
  /** What it is, where routes are listed: the class says nothing of it. */
  readonly name: string;
  /** Media type -> the text in it, or what writes it when it is first asked for. */
  readonly texts: Readonly<Record<string, string | (() => string)>>;
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
  readonly #first: () => string;
  #tag: string | undefined = undefined;

  readonly isPagePart: boolean;

  constructor(first: () => string, { texts, headers = {}, isPagePart = false }: FixedText) {
    super();
    this.produces = Object.keys(texts);
    this.isPagePart = isPagePart;
    this.#headers = Object.entries(headers);
    this.#first = first;
  }

  override lifespan(ctx: Context): void {
    for (const [name, value] of this.#headers) ctx.setHeader(name, value);
  }

  override generateEtag(): string {
    this.#tag ??= fingerprint(this.#first());
    return this.#tag;
  }

  /** The value does not matter: the codec of the chosen type has the text. */
  override represent(): unknown {
    return "";
  }

  override cacheControl(): string {
    return "no-cache";
  }
}

export function fixedText(pattern: string, text: FixedText): ResourceRoute {
  const written = Object.entries(text.texts).map(([type, each]) => [type, once(each)] as const);
  const codecs = Object.fromEntries(written.map(([type, encode]) => [type, { encode }]));
  const [, first] = written[0] ?? [];
  const resource = new FixedTextResource(first ?? (() => ""), text);
  identify(resource, { name: text.name, place: () => undefined, isClass: true });
  return route(pattern, resource, { codecs });
}

/** The text, which is kept once it is written; what writes it is not. */
function once(text: string | (() => string)): () => string {
  let kept = text;
  return () => {
    if (typeof kept !== "string") kept = kept();
    return kept;
  };
}

export function isPagePart(resource: unknown): boolean {
  return resource instanceof PagePartsResource || (resource instanceof FixedTextResource && resource.isPagePart);
}

type PartContext = Context<{ params: "part" }>;

/** Texts in HTML, by name, each written when it is first asked for. */
class PagePartsResource extends Resource<PartContext> {
  override readonly produces = ["text/html"];
  override readonly ignoreUnacceptable = true;
  override readonly deprecation = false;
  readonly #headers: readonly (readonly [string, string])[];
  readonly #texts: ReadonlyMap<string, () => string>;

  constructor(texts: ReadonlyMap<string, () => string>, headers: Readonly<Record<string, string>>) {
    super();
    this.#texts = new Map([...texts].map(([name, text]) => [name, once(text)]));
    this.#headers = Object.entries(headers);
  }

  override lifespan(ctx: PartContext): void {
    for (const [name, value] of this.#headers) ctx.setHeader(name, value);
  }

  override resourceExists(ctx: PartContext): boolean {
    return this.#texts.has(ctx.params.part);
  }

  override generateEtag(ctx: PartContext): string {
    return fingerprint(this.represent(ctx));
  }

  override represent(ctx: PartContext): string {
    return this.#texts.get(ctx.params.part)?.() ?? "";
  }

  override cacheControl(): string {
    return "no-cache";
  }
}

/** Serves the parts of the API page, one for each name, at `{folder}/page/{part}`. */
export function pageParts(
  folder: string,
  texts: ReadonlyMap<string, () => string>,
  headers: Readonly<Record<string, string>>,
): ResourceRoute {
  return route(`${folder}/page/{part}`, new PagePartsResource(texts, headers), {
    codecs: { "text/html": { encode: String } },
  });
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
