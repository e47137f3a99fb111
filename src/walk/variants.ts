import type { EntityTag } from "../conditional/entityTag.ts";
import type { Offers } from "./offers.ts";

/**
 * Ruling 11: one strong tag never serves two media types, languages or codings. The author's tag identifies the state; for
 * each representation but the default one, its differences are appended: `"v1;text/csv;lang=de;gzip"`.
 */
export class Variants {
  readonly #suffixes: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #languages: number;
  readonly #encodings: number;

  constructor({ mediaTypes, languages, encodings }: Offers) {
    const types = mediaTypes.map(({ name }, at) => (at === 0 ? "" : `;${name.replaceAll(/[^!#-~]/g, "")}`));
    const tongues = languages.length === 0 ? [""] : languages.map((tag, at) => (at === 0 ? "" : `;lang=${tag}`));
    const codings = encodings.map((coding) => (coding === "identity" ? "" : `;${coding}`));
    this.#languages = tongues.length;
    this.#encodings = codings.length;
    this.#suffixes = types.flatMap((t) => tongues.flatMap((l) => codings.map((c) => t + l + c)));
    this.#known = new Set(this.#suffixes);
  }

  /** The tag of the representation of these offers. */
  tag(state: EntityTag, mediaType: number, language: number, encoding: number): EntityTag {
    const suffix = this.#suffixes[(mediaType * this.#languages + language) * this.#encodings + encoding];
    return suffix === undefined || suffix === "" ? state : { weak: state.weak, opaque: state.opaque + suffix };
  }

  /** The state's tag, where the given one is that of any of its representations: a write replaces them all. */
  stateOf(given: EntityTag, state: EntityTag): EntityTag {
    const isVariant = given.opaque.startsWith(state.opaque) && this.#known.has(given.opaque.slice(state.opaque.length));
    return isVariant ? { weak: given.weak, opaque: state.opaque } : given;
  }
}
