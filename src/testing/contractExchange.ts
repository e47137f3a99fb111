import { digestOf, formatDigest } from "../http/digest.ts";
import { letGo } from "../http/responseStream.ts";
import type { Service } from "../service/service.ts";
import type { ContractRequest } from "./contractOperation.ts";
import { request, type TestResponse } from "./request.ts";

/** Stands for the digest of the content until the request is sent. */
export const RIGHT_DIGEST = "right";

export const pathOfTarget = ({ target }: ContractRequest): string => target.split("?", 1)[0] ?? "";

export function send(service: Service, asked: ContractRequest): Promise<TestResponse> {
  const { method, target, headers, body, peer } = asked;
  return request(service, method, target, { headers, peer, ...(body === undefined ? {} : { body }) });
}

/** The request with the digest of its content, where it is to have the right one. */
export async function withDigest(asked: ContractRequest): Promise<ContractRequest> {
  if (asked.headers["content-digest"] !== RIGHT_DIGEST) return asked;
  const digest = await digestOf("sha-256", new TextEncoder().encode(asked.body ?? ""));
  return { ...asked, headers: { ...asked.headers, "content-digest": formatDigest("sha-256", digest) } };
}

/** Events go on until the client leaves. */
export async function contentText(response: TestResponse): Promise<string> {
  if (response.header("content-type")?.startsWith("text/event-stream") !== true) return response.text();
  letGo(response.response.body);
  return "";
}
