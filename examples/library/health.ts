import { Resource } from "signalbox";
import type { Shelf } from "./shelf.ts";

/** `GET /health`: 200 where the database answers. The least that a resource can be is `represent`. */
export class Health extends Resource {
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    super();
    this.#shelf = shelf;
  }

  override represent() {
    return { status: "ok", revision: this.#shelf.revision };
  }
}
