import { type ContractOperation, filledPath } from "./contractOperation.ts";

/** What the check has learned from responses: what exists where, what existed, and what was sent and accepted. */
export class ContractMemory {
  readonly #there = new Map<string, Set<string>>();
  readonly #gone = new Map<string, Set<string>>();
  readonly #templates: readonly (readonly [path: string, pattern: RegExp])[];
  readonly #leadsTo: (path: string, target: string) => boolean;
  readonly #tags = new Map<string, string>();
  readonly #taken = new Map<string, unknown>();

  /** `leadsTo`: which of several matching paths handles a target. `/books/new` is no book where it has its own route. */
  constructor(operations: readonly ContractOperation[], leadsTo: (path: string, target: string) => boolean) {
    this.#leadsTo = leadsTo;
    const byPath = new Map(operations.map((operation) => [operation.path, operation]));
    const templates = [...byPath.values()].filter(({ path }) => path.includes("{"));
    this.#templates = templates.map((operation) => [operation.path, templatePattern(operation)]);
  }

  there(path: string): readonly string[] {
    return [...(this.#there.get(path) ?? [])];
  }

  gone(path: string): readonly string[] {
    return [...(this.#gone.get(path) ?? [])];
  }

  /** The entity tag that a target was last seen with. */
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

  noteTaken(operation: ContractOperation, content: unknown): void {
    this.#taken.set(operation.path, content);
  }

  /** Notes that something exists at this address; the document's paths tell for which operations. */
  noteThere(address: string): void {
    const [target = ""] = address.replace(/^[a-z]+:\/\/[^/]*/i, "").split(/[?#]/, 1);
    for (const [path, pattern] of this.#templates) {
      if (!pattern.test(target) || !this.#leadsTo(path, target)) continue;
      add(this.#there, path, target);
      this.#gone.get(path)?.delete(target);
    }
  }

  noteGone({ path }: ContractOperation, target: string): void {
    this.#there.get(path)?.delete(target);
    add(this.#gone, path, target);
    this.#tags.delete(target);
  }
}

function add(map: Map<string, Set<string>>, key: string, value: string): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, new Set([value]));
  else known.add(value);
}

function templatePattern(operation: ContractOperation): RegExp {
  const escaped = { ...operation, path: operation.path.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&") };
  return new RegExp(`^${filledPath(escaped, (_, parameter) => (parameter?.["x-rest"] ? ".+" : "[^/]+"))}$`);
}
