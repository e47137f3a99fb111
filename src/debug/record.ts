import { formatEntityTag } from "../conditional/entityTag.ts";
import { formatHttpDate } from "../http/date.ts";
import type { HttpResponse } from "../http/response.ts";
import { nameOf } from "../resource/attached.ts";
import type { RoutedResource } from "../service/mount.ts";
import type { Ended } from "../telemetry/observer.ts";
import type { Visit } from "../walk/visit.ts";
import { decisiveOf } from "./decisive.ts";
import { inOneLine, shortened } from "./inOneLine.ts";
import type { Mask } from "./mask.ts";

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
export interface Draft {
  visit: Visit | undefined;
  readonly decisions: Map<string, RecordedDecision>;
  thrown: Trace["thrown"];
  readonly errors: string[];
}

export interface RecordOptions {
  readonly mask: Mask;
  /** Characters of each body that are kept; 0 keeps none. */
  readonly bodyCharacters: number;
}

const MOST_FIELD = 2000;
const MOST_PROBLEM = 4000;

export function traceRecord(
  id: number,
  ended: Ended,
  draft: Draft,
  target: RoutedResource | undefined,
  options: RecordOptions,
): Trace {
  const { request, response, route, startedAt, trace = [] } = ended;
  const { status, body } = response;
  const steps = [...draft.decisions].map(
    ([key, { yes }]) => ({ id: key.replace(/ .*/, ""), decision: yes ? "yes" : "no", settled: false }) as const,
  );
  const decisive = target && decisiveOf(target.family.planOf(request.method), { ...draft, status, steps });
  return {
    id,
    at: Date.now(),
    method: shortened(request.method, 40),
    target: shortened(options.mask.target(request.target), MOST_FIELD),
    kind: target !== undefined ? "resource" : route === undefined ? "unrouted" : "command",
    route,
    resource: target && nameOf(target.resource),
    status,
    milliseconds: performance.now() - startedAt,
    node: decisive ?? trace.at(-1),
    trace,
    decisions: [...draft.decisions],
    thrown: draft.thrown,
    errors: draft.errors,
    request: {
      headers: [...request.headers].map(([name, value]) => field(name, value, options.mask)),
      peer: request.peer,
      body: bodyOf(draft.visit?.body, options.bodyCharacters),
    },
    response: {
      headers: response.headers.flatMap((name, at) =>
        at % 2 === 0 ? [field(name, response.headers[at + 1] ?? "", options.mask)] : [],
      ),
      ...contentOf(response, options.bodyCharacters),
    },
    problem: status >= 400 && typeof body === "string" ? shortened(body, MOST_PROBLEM) : undefined,
    validators: validatorsOf(draft.visit),
  };
}

export function traceSummary(trace: Trace): Summary {
  const { id, at, method, target, kind, route, resource, status, milliseconds, node } = trace;
  return { id, at, method, target, kind, route, resource, status, milliseconds, node, trace: trace.trace };
}

function field(name: string, value: string, mask: Mask): readonly [string, string] {
  return [name, shortened(mask.field(name, value), MOST_FIELD)];
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
