/** What a text is written from: it is called once, when the text is first asked for. */
export type TextWriter = () => string | Iterable<string>;

/** Bytes of a part of a text. A response has one of them under way at a time. */
const PART_BYTES = 65_536;

/**
 * A text that is kept as the bytes that are sent, in parts that all responses share: however many clients read a long one at the
 * same time, it is in memory once. A kept string would be copied for each.
 */
export class KeptText {
  readonly parts: readonly Uint8Array[];
  readonly length: number;
  /** Differs where the text does. */
  readonly tag: string;

  constructor(pieces: string | Iterable<string>) {
    const mark = new Fingerprint();
    const parts: Uint8Array[] = [];
    const encoder = new TextEncoder();
    let gathered = "";
    for (const piece of typeof pieces === "string" ? [pieces] : pieces) {
      mark.add(piece);
      gathered += piece;
      if (gathered.length < PART_BYTES) continue;
      parts.push(encoder.encode(gathered));
      gathered = "";
    }
    if (gathered !== "" || parts.length === 0) parts.push(encoder.encode(gathered));
    this.parts = parts;
    this.length = parts.reduce((sum, part) => sum + part.byteLength, 0);
    this.tag = mark.text;
  }

  /** Whether it is sent part by part. */
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

/** FNV-1a over the text's code units, twice with different seeds: enough to tell versions of one text apart. */
class Fingerprint {
  #one = 0x811c9dc5;
  #two = 0x01000193;

  add(text: string): void {
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      this.#one = Math.imul(this.#one ^ unit, 0x01000193);
      this.#two = Math.imul(this.#two ^ unit, 0x85ebca6b);
    }
  }

  get text(): string {
    return [this.#one, this.#two].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
  }
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
