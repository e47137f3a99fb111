import type { RequestBody } from "../../http/body.ts";
import type { RequestHeaders } from "../../http/headers.ts";
import { isPromise, listen } from "../../http/later.ts";
import { HttpRequest, type RequestSource } from "../../http/request.ts";
import type { HttpResponse } from "../../http/response.ts";
import { letGo } from "../../http/responseStream.ts";
import type { TransportRefusal } from "../../service/errors.ts";
import type { Service } from "../../service/service.ts";
import type { Pump } from "./response.ts";

/** `waiting` for its turn, `reading` what has arrived, `handling` by the service; in the end `responded`, `refused` by the runtime, or `gone`. */
export type ExchangeState = "waiting" | "reading" | "handling" | "responded" | "refused" | "gone";

/** One request and its response. Each transition is one method. What comes late (a time limit, a response) finds another state and does nothing. */
export abstract class Exchange implements RequestSource {
  abstract readonly method: string;
  abstract readonly target: string;
  abstract readonly headers: RequestHeaders;
  abstract readonly body: RequestBody;
  abstract readonly peer: string | undefined;
  readonly #service: Service;
  #state: ExchangeState = "waiting";
  #request: HttpRequest | undefined = undefined;
  #leaving: AbortController | undefined = undefined;
  /** Content that is being sent. */
  protected sending: Pump | undefined = undefined;

  constructor(service: Service) {
    this.#service = service;
  }

  get state(): ExchangeState {
    return this.#state;
  }

  /** Whether no response has begun, and one still can. */
  get isOpen(): boolean {
    return this.#state === "waiting" || this.#state === "reading" || this.#state === "handling";
  }

  /** Called when its turn has come: waiting → reading. False where it is too late for that. */
  protected takeTurn(): boolean {
    if (this.#state !== "waiting") return false;
    this.#state = "reading";
    return true;
  }

  /** Passes the request to the service: reading → handling → responded. */
  begin(): void {
    if (this.#state !== "reading") return;
    this.#state = "handling";
    const request = new HttpRequest(this);
    this.#request = request;
    const response = this.#service.handle(request);
    if (isPromise(response)) {
      listen(
        response,
        (settled) => this.#respond(request, settled),
        (error) => this.#respond(request, this.#service.fault(request, error)),
      );
    } else {
      this.#respond(request, response);
    }
  }

  #respond(request: HttpRequest, response: HttpResponse): void {
    if (this.#state !== "handling") {
      letGo(response.body);
      return;
    }
    this.#state = "responded";
    try {
      this.send(response);
    } catch (error) {
      // A response that cannot be sent is the author's mistake. Where its head is sent already, it can only be cut.
      letGo(response.body);
      if (this.hasBegun) this.cut();
      else this.sendInstead(this.#service.fault(request, error));
    }
  }

  /** Responds without the service, to what it must not see: waiting, reading or handling → refused. */
  refuse(refusal: TransportRefusal): void {
    if (!this.isOpen) return;
    this.#state = "refused";
    this.send(this.#service.errors.refused(refusal, this.headers));
  }

  /** Reports what went wrong after the response had begun. */
  report(error: unknown): void {
    this.#service.errors.thrown(this.#request ?? new HttpRequest(this), error);
  }

  /** Called when the client has left, or its connection is closed: the rest of the response is not needed. */
  leave(): void {
    if (this.isOpen) this.#state = "gone";
    if (this.isWhole) return;
    this.#leaving?.abort();
    this.sending?.stop();
  }

  /** Aborted when the client leaves before its response is complete. */
  signal(): AbortSignal {
    this.#leaving ??= new AbortController();
    // The event of a client that left before has passed.
    if (this.#state === "gone") this.#leaving.abort();
    return this.#leaving.signal;
  }

  protected abstract readonly hasBegun: boolean;
  protected abstract readonly isWhole: boolean;
  protected abstract send(response: HttpResponse): void;

  /** Writes a response in place of one that could not be begun. */
  protected sendInstead(response: HttpResponse): void {
    this.send(response);
  }

  /** Breaks the response off, so that the client does not take the part for the whole. */
  abstract cut(): void;
}

export interface QueuedExchange {
  /** Whether node:http has given its response the connection's socket: its turn has come. */
  readonly hasSocket: boolean;
  /** Whether content of the request is still to come. */
  readonly isReceiving: boolean;
  /** Whether an author's stream is being sent, which may be endless. */
  readonly isStreaming: boolean;
  readonly isOver: boolean;
  readonly keepsConnection: boolean;
  /** Called when its turn has come. */
  start(): void;
  /** Continues at once, if its turn has come. */
  begin(): void;
  /** Sends on, because the socket takes more. */
  sendOn(): void;
  /** Registers a call for when its response is sent, and node:http has given the socket to the next. */
  whenClosed(then: () => void): void;
  /** Registers a call that replaces what node:http does to the socket after a connection's last response. */
  whenLastWritten(then: () => void): void;
  breakOff(refusal: TransportRefusal): void;
  /** Called when the connection is closed, or will not send its response. */
  leave(): void;
  throwAwayContent(): void;
}
