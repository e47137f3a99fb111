import { digestOf, formatDigest } from "../http/digest.ts";
import { methodIs } from "../http/method.ts";
import { letGo } from "../http/responseStream.ts";
import type { Service } from "../service/service.ts";
import type { ContractMemory } from "./contractMemory.ts";
import type { ContractOperation } from "./contractOperation.ts";
import { type ContractRequest, RIGHT_DIGEST } from "./contractRequest.ts";
import { request } from "./request.ts";
import type { TestResponse } from "./testResponse.ts";

export function pathOfTarget({ target }: ContractRequest): string {
  return target.split("?", 1)[0] ?? "";
}

export function send(
  service: Service,
  { method, target, headers, body, peer }: ContractRequest,
): Promise<TestResponse> {
  return request(service, method, target, { headers, peer, ...(body === undefined ? {} : { body }) });
}

/** The request with the digest of its content, where it is to have the right one. */
export async function withDigest(asked: ContractRequest): Promise<ContractRequest> {
  if (asked.headers["content-digest"] !== RIGHT_DIGEST) return asked;
  const digest = await digestOf("sha-256", new TextEncoder().encode(asked.body ?? ""));
  return { ...asked, headers: { ...asked.headers, "content-digest": formatDigest("sha-256", digest) } };
}

/** Notes what a response says about what exists, and with which tag. */
export async function learn(
  memory: ContractMemory,
  operation: ContractOperation,
  asked: ContractRequest,
  response: TestResponse,
): Promise<void> {
  const target = pathOfTarget(asked);
  const { status } = response;
  const location = response.header("location");
  if (status < 300 && location !== undefined) memory.noteThere(location);
  if (status >= 300) return;
  if (operation.method === "GET") {
    memory.noteThere(target);
    memory.noteTag(target, response.header("etag"));
    for (const [, address = ""] of (await contentText(response)).matchAll(/["'](\/[^"'\s]{1,200})["']/g))
      memory.noteThere(address);
  } else if (operation.method === "DELETE") memory.noteGone(operation, target);
  else if (!methodIs(operation.method, "safe")) {
    memory.noteTag(target, undefined);
    if (status === 201 && operation.method === "PUT") memory.noteThere(target);
    if (asked.content !== undefined) memory.noteTaken(operation, asked.content);
  }
}

/** Events go on until the client leaves. */
export async function contentText(response: TestResponse): Promise<string> {
  if (response.header("content-type")?.startsWith("text/event-stream") !== true) return response.text();
  letGo(response.response.body);
  return "";
}
