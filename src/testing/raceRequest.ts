import { type ContractOperation, producedBy } from "./contractOperation.ts";
import type { Random } from "./contractRandom.ts";
import type { ContractRequest } from "./contractRequest.ts";

const JSON_TYPE = /[/+]json\b/;

/**
 * A request without anything that its operation does not need: an optional parameter may lead to another representation, with
 * another tag. What has to have an Idempotency-Key gets one when it is sent.
 */
export function plain({ parameters }: ContractOperation, asked: ContractRequest): ContractRequest {
  const [path = "", search = ""] = asked.target.split("?", 2);
  const headers = { ...asked.headers };
  const query = new URLSearchParams(search);
  for (const { name, in: place, required } of parameters) {
    if (required === true) continue;
    if (place === "header") delete headers[name.toLowerCase()];
    if (place === "query") query.delete(name);
  }
  return { ...asked, headers, target: query.size === 0 ? path : `${path}?${query.toString()}` };
}

/** The request to another address of its path, with its query. */
export function at(target: string, asked: ContractRequest): ContractRequest {
  const from = asked.target.indexOf("?");
  return { ...asked, target: from < 0 ? target : target + asked.target.slice(from) };
}

export function withFields(asked: ContractRequest, fields: Readonly<Record<string, string>>): ContractRequest {
  return { ...asked, headers: { ...asked.headers, ...fields } };
}

export function takes({ parameters }: ContractOperation, field: string): boolean {
  return parameters.some(({ name, in: place }) => place === "header" && name.toLowerCase() === field);
}

/**
 * The content with what is there, but for one member: an edit. What is made up may belong to another resource, or not be allowed to
 * change. Content that is no JSON object stays as it is.
 */
export function edited(asked: ContractRequest, current: unknown, random: Random): ContractRequest {
  if (!isRecord(asked.content) || !JSON_TYPE.test(asked.headers["content-type"] ?? "")) return asked;
  const content = editOf(asked.content, current, random);
  return { ...asked, content, body: JSON.stringify(content) };
}

function editOf(made: unknown, current: unknown, random: Random): unknown {
  if (!isRecord(made) || !isRecord(current)) return made;
  const changed = random.pick(Object.keys(made));
  const members = Object.entries(made).map(([name, value]) => {
    if (name === changed) return [name, editOf(value, current[name], random)];
    return [name, current[name] ?? value];
  });
  return Object.fromEntries(members);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The same Accept for the write and for GET, so that both select one representation: JSON if there is one, because it can be compared. */
export function acceptFor(reads: ContractOperation, writes: ContractOperation): string {
  const sent = producedBy(writes);
  const shared = producedBy(reads).filter((type) => sent.length === 0 || sent.includes(type));
  const best = shared.find((type) => JSON_TYPE.test(type)) ?? shared[0];
  return best === undefined ? "*/*" : `${best}, */*;q=0.1`;
}
