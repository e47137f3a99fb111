import type { HttpRequest } from "../http/request.ts";
import type { Context } from "../resource/context.ts";
import type { RoutedResource } from "../service/mount.ts";
import type { Ended } from "../telemetry/observer.ts";
import type { NodeDecision, Tap } from "../walk/tap.ts";
import type { Visit } from "../walk/visit.ts";
import { passageKey } from "./fullTrace.ts";
import { gaveOf } from "./gave.ts";
import { inOneLine, shortened } from "./inOneLine.ts";
import { type Draft, type RecordOptions, type Summary, type Trace, traceRecord, traceSummary } from "./record.ts";

export interface RecorderOptions extends RecordOptions {
  readonly maxRequests: number;
  /** The most characters that they may have together. */
  readonly maxCharacters: number;
  readonly resourceAt: (pattern: string) => RoutedResource | undefined;
  /** Whether a request is the debugger's own. */
  readonly isOwn: (ended: Ended) => boolean;
}

/** Called for each recorded request, at once. */
export type Listener = (event: { readonly summary: Summary } | "cleared") => void;

const MOST_STACK = 4000;

/** Keeps the last requests, bounded by their number and by their size. */
export class Recorder implements Tap {
  readonly #options: RecorderOptions;
  readonly #drafts = new WeakMap<HttpRequest, Draft>();
  readonly #kept = new Map<number, { readonly trace: Trace; readonly size: number }>();
  readonly #listeners = new Set<Listener>();
  #size = 0;
  #last = 0;

  constructor(options: RecorderOptions) {
    this.#options = options;
  }

  /** Newest first. */
  get summaries(): readonly Summary[] {
    return [...this.#kept.values()].map(({ trace }) => traceSummary(trace)).reverse();
  }

  find(id: number): Trace | undefined {
    return this.#kept.get(id)?.trace;
  }

  clear(): void {
    this.#kept.clear();
    this.#size = 0;
    for (const listener of this.#listeners) listener("cleared");
  }

  /** Called with whether there are listeners, whenever that changes. */
  onAudience: (isThere: boolean) => void = () => undefined;

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.onAudience(true);
    return () => {
      if (this.#listeners.delete(listener) && this.#listeners.size === 0) this.onAudience(false);
    };
  }

  decided(visit: Visit, { node, decision, thrown, milliseconds }: NodeDecision): void {
    const draft = this.#draft(visit.request);
    draft.visit = visit;
    if (decision === undefined) draft.thrown = { id: node.id, error: inOneLine(thrown) };
    else
      draft.decisions.set(passageKey(node.id, node.recalled), {
        yes: decision,
        gave: gaveOf(node, visit),
        milliseconds,
      });
  }

  failed(error: unknown, ctx: Context | undefined): void {
    if (ctx === undefined) return;
    const stack = error instanceof Error ? (error.stack ?? error.message) : inOneLine(error);
    this.#draft(ctx.request).errors.push(shortened(stack, MOST_STACK));
  }

  ended(ended: Ended): void {
    const { request, route } = ended;
    if (this.#options.isOwn(ended)) return;
    const target = route === undefined ? undefined : this.#options.resourceAt(route);
    this.#last += 1;
    this.#keep(traceRecord(this.#last, ended, this.#draft(request), target, this.#options));
    this.#drafts.delete(request);
  }

  #draft(request: HttpRequest): Draft {
    const known = this.#drafts.get(request);
    if (known !== undefined) return known;
    const draft: Draft = { visit: undefined, decisions: new Map(), thrown: undefined, errors: [] };
    this.#drafts.set(request, draft);
    return draft;
  }

  #keep(trace: Trace): void {
    const size = JSON.stringify(trace).length;
    this.#kept.set(trace.id, { trace, size });
    this.#size += size;
    const { maxRequests, maxCharacters } = this.#options;
    for (const [id, { size: freed }] of this.#kept) {
      if (this.#kept.size <= maxRequests && this.#size <= maxCharacters) break;
      this.#kept.delete(id);
      this.#size -= freed;
    }
    for (const listener of this.#listeners) listener({ summary: traceSummary(trace) });
  }
}
