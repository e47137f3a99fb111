import { formatEntityTag } from "../conditional/entityTag.ts";
import { formatHttpDate } from "../http/date.ts";
import type { HttpRequest } from "../http/request.ts";
import type { HttpResponse } from "../http/response.ts";
import type { MountedResource } from "../service/mount.ts";
import type { Ended } from "../telemetry/observer.ts";
import type { Visit } from "../walk/visit.ts";
import { type Step, stepOf } from "./explain.ts";
import type { Mask } from "./mask.ts";
import { negotiationOf, type WeighedAxis } from "./negotiation.ts";
import { shortened, shown } from "./shown.ts";
import { passageOf } from "./steps.ts";

/** What the list shows of a request. */
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
  /** Where it ended, of a request that walked the graph. */
  readonly node: string | undefined;
  readonly trace: readonly string[];
}

export type Fields = readonly (readonly [name: string, value: string])[];

/** A condition that the request makes, and what it was held against. */
export interface Condition {
  readonly field: string;
  readonly given: string;
  /** The nodes that looked at it, each with its answer. */
  readonly steps: readonly Pick<Step, "id" | "question" | "answer">[];
}

/** One request, kept to be looked at. Plain data. */
export interface Trace extends Summary {
  readonly steps: readonly Step[];
  /** The node whose callback threw, and what. */
  readonly thrown: { readonly id: string; readonly error: string } | undefined;
  /** What was thrown on the way, with its stack: the client saw none of it. */
  readonly errors: readonly string[];
  readonly request: { readonly headers: Fields; readonly peer: string | undefined; readonly body: string | undefined };
  readonly response: { readonly headers: Fields; readonly content: string; readonly body: string | undefined };
  readonly negotiation: readonly WeighedAxis[];
  readonly conditions: readonly Condition[];
  readonly validators: { readonly etag: string | undefined; readonly lastModified: string | undefined };
}

/** What is gathered of a request while it walks. */
export interface Draft {
  visit: Visit | undefined;
  readonly asked: Map<
    string,
    { readonly yes: boolean; readonly gave: string | undefined; readonly milliseconds: number }
  >;
  thrown: { readonly id: string; readonly error: string } | undefined;
  readonly errors: string[];
}

export interface RecordOptions {
  readonly mask: Mask;
  /** Characters of each body that are kept; 0 keeps none. */
  readonly bodyCharacters: number;
}

const MOST_FIELD = 2000;
const CONDITIONS = ["If-Match", "If-None-Match", "If-Modified-Since", "If-Unmodified-Since"];

export function recordOf(
  id: number,
  ended: Ended,
  draft: Draft,
  target: MountedResource | undefined,
  options: RecordOptions,
): Trace {
  const { request, response, route, startedAt, trace = [] } = ended;
  const steps = target === undefined ? [] : stepsOf(request, target, draft);
  return {
    id,
    at: Date.now(),
    method: shortened(request.method, 40),
    target: shortened(options.mask.target(request.target), MOST_FIELD),
    kind: target !== undefined ? "resource" : route === undefined ? "unrouted" : "command",
    route,
    resource: target?.resource.constructor.name,
    status: response.status,
    milliseconds: performance.now() - startedAt,
    node: draft.thrown?.id ?? trace.at(-1),
    trace,
    steps,
    thrown: draft.thrown,
    errors: draft.errors,
    request: {
      headers: [...request.headers].map(([name, value]) => field(name, value, options.mask)),
      peer: request.peer,
      body: bodyOf(draft.visit?.body, options.bodyCharacters),
    },
    response: { headers: fieldsOf(response, options.mask), ...contentOf(response, options.bodyCharacters) },
    negotiation: target === undefined ? [] : negotiationOf(request, target.mounted),
    conditions: conditionsOf(request, steps),
    validators: validatorsOf(draft.visit),
  };
}

export function summaryOf(trace: Trace): Summary {
  const { id, at, method, target, kind, route, resource, status, milliseconds, node } = trace;
  return { id, at, method, target, kind, route, resource, status, milliseconds, node, trace: trace.trace };
}

function stepsOf({ method }: HttpRequest, { resource }: MountedResource, { asked }: Draft): readonly Step[] {
  const answers = new Map([...asked].map(([id, { yes }]) => [id, yes]));
  return passageOf({ resource, method }, answers).passed.map((each) => stepOf(each, asked.get(each.id)));
}

function field(name: string, value: string, mask: Mask): readonly [string, string] {
  return [name, shortened(mask.field(name, value), MOST_FIELD)];
}

function fieldsOf({ headers }: HttpResponse, mask: Mask): Fields {
  return headers.flatMap((name, at) => (at % 2 === 0 ? [field(name, headers[at + 1] ?? "", mask)] : []));
}

function contentOf(
  { body }: HttpResponse,
  most: number,
): { readonly content: string; readonly body: string | undefined } {
  if (body === null) return { content: "none", body: undefined };
  if (typeof body === "string") {
    return { content: `${body.length} characters`, body: most === 0 ? undefined : shortened(body, most) };
  }
  if (body instanceof Uint8Array) return { content: `${body.byteLength} bytes`, body: undefined };
  return { content: "a stream", body: undefined };
}

/** The request's body as its codec decoded it: what callbacks were given. */
function bodyOf(body: unknown, most: number): string | undefined {
  if (most === 0 || body === undefined) return undefined;
  return shortened(typeof body === "string" ? body : shown(body, most), most);
}

function conditionsOf({ headers }: HttpRequest, steps: readonly Step[]): readonly Condition[] {
  return CONDITIONS.flatMap((name) => {
    const given = headers.get(name);
    if (given === undefined) return [];
    const looked = steps.filter(({ asked, settled }) => !settled && asked.includes(name));
    const about = looked.map(({ id, question, answer }) => ({ id, question, answer }));
    return [{ field: name, given: shortened(given, MOST_FIELD), steps: about }];
  });
}

function validatorsOf(visit: Visit | undefined): Trace["validators"] {
  const { tag, modified } = visit ?? {};
  return {
    etag: tag ? formatEntityTag(tag) : undefined,
    lastModified: typeof modified === "number" ? formatHttpDate(modified) : undefined,
  };
}
