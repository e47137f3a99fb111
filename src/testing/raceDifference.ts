import { jsonOf } from "../codecs/jsonParse.ts";
import { isObject } from "../http/kinds.ts";
import { methodIs } from "../http/method.ts";
import { pointerStep } from "../http/pointer.ts";
import { contentText } from "./contractExchange.ts";
import { type ContractOperation, listsType } from "./contractOperation.ts";
import type { TestResponse } from "./request.ts";

/** What a response to a write says of its target, where it says something. */
export interface Returned {
  readonly tag: string | undefined;
  /** Its content, where that is the representation that GET would send. */
  readonly content: string | undefined;
}

export interface Written {
  readonly target: string;
  readonly operation: ContractOperation;
  readonly reads: ContractOperation;
}

/** RFC 9110 8.8: validators describe what the write has left. */
export async function returnedBy(response: TestResponse, written: Written): Promise<Returned | undefined> {
  const located = response.header("content-location");
  // What POST created has an address of its own.
  if (response.status > 299 || response.header("location") !== undefined) return undefined;
  if (located !== undefined && !isAt(located, written.target)) return undefined;
  const isWhole = response.response.body !== null && (located !== undefined || isPromised(response, written));
  const tag = response.header("etag");
  if (tag === undefined && !isWhole) return undefined;
  return { tag, content: isWhole ? await contentText(response) : undefined };
}

/**
 * RFC 9110 8.7: content is the representation of the target if Content-Location says so. Without it, it may be a report, unless it has a
 * tag or was preferred (RFC 7240 4.2) and the document describes it as it describes what GET sends.
 */
function isPromised(response: TestResponse, { operation, reads }: Written): boolean {
  if (!methodIs(operation.method, "replaces")) return false;
  const type = response.header("content-type") ?? "";
  const [sent, read] = [schemaOf(operation, response.status, type), schemaOf(reads, 200, type)];
  const isPreferred = /\breturn=representation\b/.test(response.header("preference-applied") ?? "");
  return sent === read && (isPreferred || (sent !== undefined && response.header("etag") !== undefined));
}

function schemaOf(operation: ContractOperation, status: number, type: string): string | undefined {
  const content = operation.responses.get(status)?.content ?? {};
  const schema = Object.entries(content).find(([listed]) => listsType({ [listed]: {} }, type))?.[1].schema ?? {};
  return Object.keys(schema).length === 0 ? undefined : JSON.stringify(schema);
}

export async function differenceFrom(
  { tag, content }: Returned,
  written: TestResponse,
  read: TestResponse,
): Promise<string | undefined> {
  if (read.status !== 200) return `the next GET is ${read.status}`;
  const type = read.header("content-type");
  const isComparable = content !== undefined && written.header("content-type") === type;
  const differs = isComparable ? contentDifference(content, await contentText(read)) : undefined;
  const now = read.header("etag");
  if (differs !== undefined || tag === undefined || tag === now) return differs;
  return `its ETag is ${tag}, and that of the next GET is ${now ?? "none"}`;
}

function contentDifference(written: string, read: string): string | undefined {
  if (written === read) return undefined;
  const [one, other] = [jsonOf(written), jsonOf(read)];
  if (one === undefined || other === undefined) return "its content is another than that of the next GET";
  for (const [pointer, is, should] of differences(one.value, other.value))
    return `${pointer === "" ? "its content" : pointer} is ${shown(is)}, and the next GET has ${shown(should)}`;
  return undefined;
}

/** The outermost places at which two JSON values differ, as JSON pointers (RFC 6901). */
export function* differences(
  one: unknown,
  other: unknown,
  pointer = "",
): Generator<readonly [pointer: string, one: unknown, other: unknown], void, undefined> {
  if (one === other) return;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) yield [pointer, one, other];
  else
    for (const name of new Set([...Object.keys(one), ...Object.keys(other)]))
      yield* differences(Reflect.get(one, name), Reflect.get(other, name), pointer + pointerStep(name));
}

const MOST_SHOWN = 60;

function shown(value: unknown): string {
  const text = value === undefined ? "missing" : JSON.stringify(value);
  return text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN)}…`;
}

function isAt(located: string, target: string): boolean {
  const base = new URL(target, "http://localhost");
  return URL.canParse(located, base) && new URL(located, base).pathname === base.pathname;
}
