import { jsonOf } from "../codecs/jsonParse.ts";
import { rowWords } from "../graph/tableWords.ts";
import { RequestBody, WholeBody, wholeBody } from "../http/body.ts";
import { fieldValue } from "../http/fieldValue.ts";
import { RequestHeaders } from "../http/headers.ts";
import { isObject } from "../http/kinds.ts";
import { HttpRequest } from "../http/request.ts";
import type { HttpResponse } from "../http/response.ts";
import { isHopByHop } from "../http/sendable.ts";
import { hrefOf } from "../route/route.ts";
import { insideOf } from "../service/inside.ts";
import type { Service } from "../service/service.ts";
import { isJsonType, MEMBERS } from "./media.ts";
import type { Offered } from "./tool.ts";

/** On whose behalf a tool is called: the fields of the caller's own request, and where it came from. */
export interface Caller {
  readonly headers: RequestHeaders;
  readonly peer: string | undefined;
  readonly signal: AbortSignal;
  /** The caller's own request; undefined for stdio. */
  readonly within: HttpRequest | undefined;
}

export class BadArguments extends Error {}

/** As much of a request's head as the Node adapter takes by default. */
const LONGEST_HEAD = 16_384;

/** Fields of the caller's request that are about its own content, or choose among responses to it. */
const OWN_MESSAGE =
  /^(?:accept|accept-encoding|expect|idempotency-key|last-event-id|prefer|range|(?:content|if|mcp|want)-.*|repr-digest)$/;

/** The request of a call. It carries what the caller's own request does, so that every guard and limit decides as it would for that. */
export function requestFor(offered: Offered, args: unknown, caller: Caller, maxBodyBytes: number): HttpRequest {
  const given = membersOf(args ?? {}, "the arguments", Object.keys(Object(offered.tool.inputSchema["properties"])));
  const { entry, consumes, names } = offered;
  const target = targetOf(entry.route.pattern, given["params"], given["query"], names);
  const fields = { ...writtenFields(offered, given), ...callersFields(caller.headers), ...ownFields(offered, given) };
  const head = Object.entries(fields).reduce((sum, [name, value]) => sum + name.length + value.length, target.length);
  if (head > LONGEST_HEAD)
    throw new BadArguments(`params, query and headers are longer than ${LONGEST_HEAD} characters.`);
  const content = consumes === undefined || given["body"] === undefined ? undefined : bytesOf(given["body"]);
  if (content !== undefined) fields["content-length"] = String(content.byteLength);
  return new HttpRequest({
    method: entry.method,
    target,
    headers: new RequestHeaders(Object.assign(Object.create(null), fields)),
    body: new RequestBody(content && new WholeBody(content), maxBodyBytes),
    peer: caller.peer,
    signal: () => caller.signal,
    within: caller.within,
    waitUntil: (work) => caller.within?.waitUntil(work),
  });
}

type Members = Readonly<Record<string, unknown>>;

function membersOf(value: unknown, what: string, known: readonly string[]): Members {
  if (!isObject(value) || Array.isArray(value)) throw new BadArguments(`Pass ${what} as an object.`);
  const stranger = Object.keys(value).find((name) => !known.includes(name));
  if (stranger === undefined) return { ...value };
  const remedy = `Pass ${known.join(", ") || "nothing"}.`;
  throw new BadArguments(`There is no ${JSON.stringify(stranger.slice(0, 80))} among ${what}. ${remedy}`);
}

function targetOf(pattern: string, params: unknown, query: unknown, names: Offered["names"]): string {
  const values = Object.entries(membersOf(params ?? {}, "params", names.params)).map(
    ([name, value]) => [name, textOf(value, name)] as const,
  );
  const search = Object.entries(membersOf(query ?? {}, "query", names.query)).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).filter((each) => each !== null).map((each) => [name, textOf(each, name)]),
  );
  try {
    const path = hrefOf({ pattern }, Object.fromEntries(values));
    return search.length === 0 ? path : `${path}?${new URLSearchParams(search)}`;
  } catch (error) {
    // A dot segment, nothing at all, or half of a surrogate pair.
    throw new BadArguments(error instanceof Error ? error.message : "params cannot be written as a path.");
  }
}

function textOf(value: unknown, name: string): string {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return String(value);
  throw new BadArguments(`Pass ${name} as text, a number or a boolean.`);
}

/** The header parameters of the description. One that the caller's own request has is not replaced. */
function writtenFields({ names }: Offered, { headers = {} }: Members): Record<string, string> {
  const given = Object.entries(membersOf(headers, "headers", names.headers));
  return Object.fromEntries(given.map(([name, value]) => [name.toLowerCase(), fieldOf(textOf(value, name), name)]));
}

const callersFields = (headers: RequestHeaders): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !OWN_MESSAGE.test(name) && !isHopByHop(name)));

/** What the call itself says of its content, of the state that it is meant for, and of the key that makes it one call. */
function ownFields({ accept, consumes, guard, key, entry }: Offered, given: Members): Record<string, string> {
  const fields: Record<string, string> = { accept };
  if (consumes !== undefined) fields["content-type"] = consumes;
  const state = guard && given[guard.argument];
  if (guard !== undefined && state !== undefined) {
    const value = fieldOf(textOf(state, guard.argument), guard.argument);
    // RFC 9110 13.1.1: "*" is any state, and a list may be of guesses. Both would replace what another client has written.
    if (value.trim() === "*" || /"\s*,/.test(value))
      throw new BadArguments(`Pass the ${guard.from} that was read as ${guard.argument}, not * and no list.`);
    fields[guard.field.toLowerCase()] = value;
  }
  const { idempotencyKey } = given;
  if (idempotencyKey !== undefined) fields["idempotency-key"] = keyField(idempotencyKey);
  else if (key === "required")
    throw new BadArguments(
      `Pass idempotencyKey, a new text for each ${entry.method}: without it a repeated call would act twice.`,
    );
  return fields;
}

/** RFC 9651 3.3.3: a String holds what can be printed in ASCII. */
function keyField(key: unknown): string {
  if (typeof key === "string" && /^[ !#-[\]-~]+$/.test(key)) return `"${key}"`;
  throw new BadArguments("Pass idempotencyKey as printable ASCII, without quotes and backslashes.");
}

function fieldOf(value: string, name: string): string {
  try {
    return fieldValue(value);
  } catch {
    throw new BadArguments(`${name} has characters that no header field can have.`);
  }
}

function bytesOf(body: unknown): Uint8Array {
  try {
    return new TextEncoder().encode(JSON.stringify(body));
  } catch {
    throw new BadArguments("body is nested too deeply.");
  }
}

export interface ToolResult {
  readonly [more: string]: unknown;
  readonly content: { type: "text"; text: string }[];
  readonly structuredContent?: Record<string, unknown>;
  readonly isError?: boolean;
}

export function refusal(value: unknown): ToolResult {
  return { isError: true, content: [{ type: "text", text: JSON.stringify(value) }] };
}

/** Sends a call to the service as a request. `reading` is the tool that reads the same resource, if one is offered. */
export async function callTool(
  service: Service,
  offered: Offered,
  args: unknown,
  caller: Caller,
  reading: string | undefined,
): Promise<ToolResult> {
  const request = requestFor(offered, args, caller, service.maxBodyBytes);
  let trace: readonly string[] = [];
  const unwatch = insideOf(service).watch((ended) => {
    if (ended.request === request) trace = ended.trace ?? [];
  });
  try {
    const response = await service.handleStarted(request);
    const text = new TextDecoder().decode(await wholeBody(response.body, request.signal));
    const json = isJsonType(response.header("content-type") ?? "") ? jsonOf(text) : undefined;
    const body = json === undefined ? text : json.value;
    if (response.status >= 400) return refusal(problemOf(offered, response, body, trace, reading));
    return success(offered, response, body);
  } finally {
    unwatch();
  }
}

function success({ successes }: Offered, response: HttpResponse, body: unknown): ToolResult {
  const { status } = response;
  const { fields = [], content } = successes.get(status) ?? {};
  const listed = Object.entries(MEMBERS).flatMap(([name, [field]]) => {
    const value = fields.includes(field) ? response.header(field) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  const structuredContent = { status, ...Object.fromEntries(listed), ...(content === undefined ? {} : { body }) };
  return { structuredContent, content: [{ type: "text", text: JSON.stringify(structuredContent) }] };
}

/** The error as it was sent, the node that decided it, and what to do where the tools themselves know that. */
function problemOf(
  offered: Offered,
  { status }: HttpResponse,
  problem: unknown,
  trace: readonly string[],
  reading: string | undefined,
) {
  const node = deciderOf(offered, status, trace);
  const question = node === undefined ? undefined : rowWords(node, offered.entry.plan.rows[node]).question;
  const remedy = remedyOf(offered, status, reading);
  return { status, problem, ...(question !== undefined && { decided: { node, question } }), ...(remedy && { remedy }) };
}

const EXISTS = "G7";

/** The last node that could have decided this status, or that threw. A 404 is always that of a missing resource. */
function deciderOf({ entry }: Offered, status: number, trace: readonly string[]): string | undefined {
  if (status === 404) return EXISTS in entry.plan.rows ? EXISTS : undefined;
  const deciding = entry.decisive.get(status) ?? [];
  return trace.findLast((id) => deciding.includes(id)) ?? trace.at(-1);
}

function remedyOf({ guard }: Offered, status: number, reading: string | undefined): string | undefined {
  if (guard === undefined || (status !== 412 && status !== 428)) return undefined;
  const read = reading === undefined ? "Read the resource" : `Call ${reading}`;
  const why = status === 428 ? "" : "It has changed since it was read. ";
  return `${why}${read}, and pass the ${guard.from} of the result as ${guard.argument}.`;
}
