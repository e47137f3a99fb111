import { methodIs } from "../http/method.ts";
import { contentText, pathOfTarget } from "./contractExchange.ts";
import { type ContractOperation, type ContractRequest, filledPath } from "./contractOperation.ts";
import type { TestResponse } from "./testResponse.ts";

interface Known {
  readonly path: string;
  readonly pattern: RegExp;
  readonly there: Set<string>;
  readonly gone: Set<string>;
}

/** What the check has learned from responses: what exists where, what existed, and what was sent and accepted. */
export class ContractMemory {
  readonly #known: ReadonlyMap<string, Known>;
  readonly #leadsTo: (path: string, target: string) => boolean;
  readonly #tags = new Map<string, string>();
  readonly #taken = new Map<string, unknown>();

  /** `leadsTo`: which of several matching paths handles a target. `/books/new` is no book where it has its own route. */
  constructor(operations: readonly ContractOperation[], leadsTo: (path: string, target: string) => boolean) {
    this.#leadsTo = leadsTo;
    const byPath = new Map(operations.map((operation) => [operation.path, operation]));
    const known = [...byPath].map(([path, operation]): Known => {
      const escaped = { ...operation, path: path.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&") };
      const source = filledPath(escaped, (_, parameter) => (parameter?.["x-rest"] ? ".+" : "[^/]+"));
      return { path, pattern: new RegExp(`^${source}$`), there: new Set(), gone: new Set() };
    });
    this.#known = new Map(known.filter(({ path }) => path.includes("{")).map((each) => [each.path, each]));
  }

  there(path: string): readonly string[] {
    return [...(this.#known.get(path)?.there ?? [])];
  }

  gone(path: string): readonly string[] {
    return [...(this.#known.get(path)?.gone ?? [])];
  }

  tag(target: string): string | undefined {
    return this.#tags.get(target);
  }

  noteTag(target: string, tag: string | undefined): void {
    if (tag === undefined) this.#tags.delete(target);
    else this.#tags.set(target, tag);
  }

  /** Content that an operation has accepted: to send it again is the likeliest conflict. */
  taken(operation: ContractOperation): unknown {
    return this.#taken.get(operation.path);
  }

  /** Notes that something exists at this address; the document's paths tell for which operations. */
  noteThere(address: string): void {
    const [target = ""] = address.replace(/^[a-z]+:\/\/[^/]*/i, "").split(/[?#]/, 1);
    for (const { path, pattern, there, gone } of this.#known.values()) {
      if (!pattern.test(target) || !this.#leadsTo(path, target)) continue;
      there.add(target);
      gone.delete(target);
    }
  }

  noteGone({ path }: ContractOperation, target: string): void {
    const known = this.#known.get(path);
    known?.there.delete(target);
    known?.gone.add(target);
    this.#tags.delete(target);
  }

  async learn(operation: ContractOperation, asked: ContractRequest, response: TestResponse): Promise<void> {
    const target = pathOfTarget(asked);
    const location = response.header("location");
    if (response.status >= 300) return;
    if (location !== undefined) this.noteThere(location);
    if (operation.method === "GET") {
      this.noteThere(target);
      this.noteTag(target, response.header("etag"));
      for (const [, address = ""] of (await contentText(response)).matchAll(/["'](\/[^"'\s]{1,200})["']/g))
        this.noteThere(address);
    } else if (operation.method === "DELETE") this.noteGone(operation, target);
    else if (!methodIs(operation.method, "safe")) {
      this.noteTag(target, undefined);
      if (response.status === 201 && operation.method === "PUT") this.noteThere(target);
      if (asked.content !== undefined) this.#taken.set(operation.path, asked.content);
    }
  }
}
