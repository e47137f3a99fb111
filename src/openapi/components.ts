import type { HeaderObject, ParameterObject, Reference, ResponseObject } from "./document.ts";

/** Parts that are written once in the document under a name, and referred to where they are needed. */
class Shelf<T> {
  readonly #section: string;
  readonly #names = new Map<string, string>();
  readonly #parts = new Map<string, T>();

  constructor(section: string) {
    this.#section = section;
  }

  /** A reference to the part. A name that another part has already gets a number appended. */
  refer(wanted: string, part: T): Reference {
    const text = JSON.stringify(part);
    const known = this.#names.get(`${wanted} ${text}`);
    if (known !== undefined) return this.#reference(known);
    let name = wanted;
    for (let count = 2; this.#parts.has(name); count += 1) name = `${wanted}${count}`;
    this.#names.set(`${wanted} ${text}`, name);
    this.#parts.set(name, part);
    return this.#reference(name);
  }

  /** By name; undefined where there are none. */
  get parts(): Readonly<Record<string, T>> | undefined {
    if (this.#parts.size === 0) return undefined;
    return Object.fromEntries([...this.#parts].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #reference(name: string): Reference {
    return { $ref: `#/components/${this.#section}/${name}` };
  }
}

export class Components {
  readonly responses: Shelf<ResponseObject> = new Shelf("responses");
  readonly parameters: Shelf<ParameterObject> = new Shelf("parameters");
  readonly headers: Shelf<HeaderObject> = new Shelf("headers");
}
