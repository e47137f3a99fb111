import { attach } from "../resource/attached.ts";
import type { Codec } from "../resource/codec.ts";
import type { Context } from "../resource/context.ts";
import { Resource } from "../resource/resource.ts";
import { type ResourceRoute, route } from "../route/route.ts";

type Fields = Readonly<Record<string, string>>;

/** A text that is written once, in one media type or in several; the first is the default. */
export interface FixedText {
  /** What it is, where routes are listed: the class says nothing of it. */
  readonly name: string;
  /** Media type -> the text in it. */
  readonly texts: Readonly<Record<string, () => KeptText>>;
  readonly headers?: Fields;
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

  constructor(produces: readonly string[], headers: Fields) {
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
  return route(pattern, named(text.name, new FixedTextResource(text)), { codecs });
}

function named<R extends Resource>(name: string, resource: R): R {
  attach(resource, { identity: { name, place: () => undefined, isClass: true } });
  return resource;
}

export const isPagePart = (resource: unknown): boolean =>
  resource instanceof PagePartsResource || (resource instanceof FixedTextResource && resource.isPagePart);

type PartContext = Context<{ params: "part" }>;
type Texts = ReadonlyMap<string, () => KeptText>;

/** Texts in HTML, by name, each written when it is first asked for. */
class PagePartsResource extends TextResource<PartContext> {
  readonly #textsOf: () => Texts;
  #texts: Texts | undefined = undefined;

  constructor(textsOf: () => Texts, headers: Fields) {
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
export function pageParts(folder: string, textsOf: () => Texts, headers: Fields): ResourceRoute {
  const parts = named("the API page", new PagePartsResource(textsOf, headers));
  return route(`${folder}/page/{part}`, parts, { codecs: { "text/html": CODEC } });
}

/** The Content-Security-Policy of a page: no content from other origins, no inline scripts or styles, no framing. */
export const CONTENT_POLICY: string =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; " +
  "form-action 'none'; frame-ancestors 'none'";

/** What a text is written from: it is called once, when the text is first asked for. */
export type TextWriter = () => string | Iterable<string>;

/** Bytes of a part of a text. A response has one of them under way at a time. */
const PART_BYTES = 65_536;

/** A text kept as the bytes that are sent, in parts that responses share. A kept string would be copied for each. */
export class KeptText {
  readonly parts: readonly Uint8Array[];
  readonly length: number;
  readonly tag: string;

  constructor(pieces: string | Iterable<string>) {
    // FNV-1a over the text's code units, twice with different seeds: enough to tell versions of one text apart.
    let [one, two] = [0x811c9dc5, 0x01000193];
    const parts: Uint8Array[] = [];
    const encoder = new TextEncoder();
    let gathered = "";
    for (const piece of typeof pieces === "string" ? [pieces] : pieces) {
      for (let at = 0; at < piece.length; at += 1) {
        const unit = piece.charCodeAt(at);
        one = Math.imul(one ^ unit, 0x01000193);
        two = Math.imul(two ^ unit, 0x85ebca6b);
      }
      gathered += piece;
      if (gathered.length < PART_BYTES) continue;
      parts.push(encoder.encode(gathered));
      gathered = "";
    }
    if (gathered !== "" || parts.length === 0) parts.push(encoder.encode(gathered));
    this.parts = parts;
    this.length = parts.reduce((sum, part) => sum + part.byteLength, 0);
    this.tag = [one, two].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
  }

  get isLong(): boolean {
    return this.parts.length > 1;
  }

  get content(): Uint8Array | AsyncIterable<Uint8Array> {
    const [first = new Uint8Array()] = this.parts;
    return this.isLong ? inTurn(this.parts) : first;
  }

  /** The text itself, for what is made from it. */
  get text(): string {
    const decoder = new TextDecoder();
    return this.parts.map((part) => decoder.decode(part)).join("");
  }
}

async function* inTurn(parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array, void, undefined> {
  yield* parts;
}

/** Gives the text, which is kept once it is written; what writes it is not. */
export function keptOnce(writer: TextWriter): () => KeptText {
  let kept: TextWriter | KeptText = writer;
  return () => {
    if (!(kept instanceof KeptText)) kept = new KeptText(kept());
    return kept;
  };
}

/** How deep the document is taken apart: `components`, its `schemas`, and each of these. */
const DEEPEST = 3;

/** The text that `JSON.stringify` gives for a document, one path or component at a time: that of a large one is long. */
export function* jsonPieces(value: unknown, depth = DEEPEST): Generator<string, void, undefined> {
  if (depth === 0 || typeof value !== "object" || value === null || Array.isArray(value) || "toJSON" in value) {
    yield JSON.stringify(value);
    return;
  }
  let separator = "{";
  for (const [name, member] of Object.entries(value)) {
    // JSON has no word for these, and leaves their names out.
    if (member === undefined || typeof member === "function" || typeof member === "symbol") continue;
    yield `${separator}${JSON.stringify(name)}:`;
    yield* jsonPieces(member, depth - 1);
    separator = ",";
  }
  yield separator === "{" ? "{}" : "}";
}
