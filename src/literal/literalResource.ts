import { Resource } from "../resource/resource.ts";
import type { Visit } from "../walk/visit.ts";

/** A resource that was written as a literal, or one of its methods; or a class's with the parts that were added to it. */
export class LiteralResource extends Resource {
  /** `find`, where it alone says whether the resource exists. */
  readonly find: ((visit: Visit) => unknown) | undefined = undefined;
  /** Whether what parts provide is in the state of the context, too: that is where a class looks for it. */
  readonly keepsState: boolean;

  constructor(keepsState: boolean) {
    super();
    this.keepsState = keepsState;
  }
}
