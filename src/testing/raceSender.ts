import type { Service } from "../service/service.ts";
import { contentText, send, withDigest } from "./contractExchange.ts";
import { type ContractOperation, named } from "./contractOperation.ts";
import type { Random } from "./contractRandom.ts";
import { anyPeer, type ContractRequest } from "./contractRequest.ts";
import { withFields } from "./raceRequest.ts";
import type { TestResponse } from "./testResponse.ts";

export interface RaceBounds {
  readonly requests: number;
  readonly seconds: number;
}

/** Sends requests, each from another client and with a key of its own, as long as there are some left. */
export class RaceSender {
  readonly #service: Service;
  readonly #random: Random;
  readonly #bounds: RaceBounds;
  readonly #startedAt = performance.now();
  #sent = 0;

  constructor(service: Service, random: Random, bounds: RaceBounds) {
    this.#service = service;
    this.#random = random;
    this.#bounds = bounds;
  }

  get sent(): number {
    return this.#sent;
  }

  affords(count: number): boolean {
    const { requests, seconds } = this.#bounds;
    return this.#sent + count <= requests && performance.now() - this.#startedAt < seconds * 1000;
  }

  /** The response, its content read. */
  async send(operation: ContractOperation, asked: ContractRequest): Promise<TestResponse> {
    this.#sent += 1;
    const needsKey = named(operation, "idempotency-key")?.required === true;
    const key = needsKey ? { "idempotency-key": `"${crypto.randomUUID()}"` } : {};
    const sent = withFields({ ...asked, peer: anyPeer(this.#random) }, key);
    const response = await send(this.#service, await withDigest(sent));
    await contentText(response);
    return response;
  }
}
