import { formatEntityTag } from "../conditional/entityTag.ts";
import { formatHttpDate } from "../http/date.ts";
import type { HttpRequest } from "../http/request.ts";
import type { HttpResponse } from "../http/response.ts";
import { nameOf } from "../resource/attached.ts";
import type { Context } from "../resource/context.ts";
import type { RoutedResource } from "../service/mount.ts";
import type { Ended } from "../telemetry/observer.ts";
import type { Visit } from "../walk/visit.ts";
import { decisiveOf, passageKey } from "./fullTrace.ts";
import { gaveOf } from "./gave.ts";
import { inOneLine, shortened } from "./inOneLine.ts";
import type { Mask } from "./mask.ts";
import type { NodeDecision, WalkListener } from "./tap.ts";

export interface Summary {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly method: string;
  readonly target: string;
  readonly kind: "resource" | "command" | "unrouted";
  readonly route: string | undefined;
  readonly resource: string | undefined;
  readonly status: number;
  readonly milliseconds: number;
  /** The node that decided how it ended, else the last, of a request that walked the graph. */
  readonly node: string | undefined;
  readonly trace: readonly string[];
}

export type FieldPairs = readonly (readonly [name: string, value: string])[];

export interface RecordedDecision {
  readonly yes: boolean;
  readonly gave: string | undefined;
  readonly milliseconds: number;
}

/** One recorded request. Plain data, and only what cannot be worked out later. */
export interface Trace extends Summary {
  /** The decisions of the open nodes that were passed, by id. */
  readonly decisions: readonly (readonly [id: string, decision: RecordedDecision])[];
  /** The node whose callback threw, and what it threw. */
  readonly thrown: { readonly id: string; readonly error: string } | undefined;
  /** What was thrown, with its stack. The client saw none of it. */
  readonly errors: readonly string[];
  readonly request: {
    readonly headers: FieldPairs;
    readonly peer: string | undefined;
    readonly body: string | undefined;
  };
  readonly response: { readonly headers: FieldPairs; readonly content: string; readonly body: string | undefined };
  /** The content of an error, which is the service's own text: it is kept whether bodies are or not. */
  readonly problem: string | undefined;
  readonly validators: { readonly etag: string | undefined; readonly lastModified: string | undefined };
}

/** What is gathered of a request while it walks. */
interface Draft {
  visit: Visit | undefined;
  readonly decisions: Map<string, RecordedDecision>;
  thrown: Trace["thrown"];
  readonly errors: string[];
}

const MOST_FIELD = 2000;
const MOST_PROBLEM = 4000;
const MOST_STACK = 4000;

function traceSummary(trace: Trace): Summary {
  const { id, at, method, target, kind, route, resource, status, milliseconds, node } = trace;
  return { id, at, method, target, kind, route, resource, status, milliseconds, node, trace: trace.trace };
}

function contentOf({ body }: HttpResponse, most: number): Omit<Trace["response"], "headers"> {
  if (typeof body === "string")
    return { content: `${body.length} characters`, body: most === 0 ? undefined : shortened(body, most) };
  const content = body === null ? "none" : body instanceof Uint8Array ? `${body.byteLength} bytes` : "a stream";
  return { content, body: undefined };
}

/** The request's body as its codec decoded it: what callbacks were given. */
function bodyOf(body: unknown, most: number): string | undefined {
  if (most === 0 || body === undefined) return undefined;
  return shortened(typeof body === "string" ? body : inOneLine(body, most), most);
}

function validatorsOf(visit: Visit | undefined): Trace["validators"] {
  const { tag, modified } = visit ?? {};
  return {
    etag: tag ? formatEntityTag(tag) : undefined,
    lastModified: typeof modified === "number" ? formatHttpDate(modified) : undefined,
  };
}

export interface RecorderOptions {
  readonly mask: Mask;
  /** Characters of each body that are kept; 0 keeps none. */
  readonly bodyCharacters: number;
  readonly maxRequests: number;
  /** The most characters that they may have together. */
  readonly maxCharacters: number;
  readonly resourceAt: (pattern: string) => RoutedResource | undefined;
  /** Whether a request is the debugger's own. */
  readonly isOwn: (ended: Ended) => boolean;
}

export type Listener = (event: { readonly summary: Summary } | "cleared") => void;

/** Keeps the last requests, bounded by their number and by their size. */
export class Recorder implements WalkListener {
  readonly #options: RecorderOptions;
  readonly #drafts = new WeakMap<HttpRequest, Draft>();
  readonly #kept = new Map<number, { readonly trace: Trace; readonly size: number }>();
  readonly #listeners = new Set<Listener>();
  #size = 0;
  #last = 0;

  constructor(options: RecorderOptions) {
    this.#options = options;
  }

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
    if (this.#options.isOwn(ended)) return;
    this.#last += 1;
    this.#keep(this.#traceOf(ended));
    this.#drafts.delete(ended.request);
  }

  #traceOf({ request, response, route, startedAt, trace = [] }: Ended): Trace {
    const { mask, bodyCharacters, resourceAt } = this.#options;
    const { visit, decisions, thrown, errors } = this.#draft(request);
    const { status, body } = response;
    const target = route === undefined ? undefined : resourceAt(route);
    const steps = [...decisions].map(
      ([key, { yes }]) => ({ id: key.replace(/ .*/, ""), decision: yes ? "yes" : "no", settled: false }) as const,
    );
    const decisive = target && decisiveOf(target.family.planOf(request.method), { status, steps, thrown });
    const field = (name: string, value: string) => [name, shortened(mask.field(name, value), MOST_FIELD)] as const;
    return {
      id: this.#last,
      at: Date.now(),
      method: shortened(request.method, 40),
      target: shortened(mask.target(request.target), MOST_FIELD),
      kind: target !== undefined ? "resource" : route === undefined ? "unrouted" : "command",
      route,
      resource: target && nameOf(target.resource),
      status,
      milliseconds: performance.now() - startedAt,
      node: decisive ?? trace.at(-1),
      trace,
      decisions: [...decisions],
      thrown,
      errors,
      request: {
        headers: [...request.headers].map(([name, value]) => field(name, value)),
        peer: request.peer,
        body: bodyOf(visit?.body, bodyCharacters),
      },
      response: {
        headers: response.headers.flatMap((name, at) =>
          at % 2 === 0 ? [field(name, response.headers[at + 1] ?? "")] : [],
        ),
        ...contentOf(response, bodyCharacters),
      },
      problem: status >= 400 && typeof body === "string" ? shortened(body, MOST_PROBLEM) : undefined,
      validators: validatorsOf(visit),
    };
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
