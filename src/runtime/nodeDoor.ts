import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { listen } from "../http/later.ts";
import { HttpRequest } from "../http/request.ts";
import type { HttpResponse } from "../http/response.ts";
import { isPromise } from "../resource/answer.ts";
import type { Service } from "../service/service.ts";
import { refusalOf } from "./nodeCheck.ts";
import { answerClientErrors } from "./nodeClientError.ts";
import { Connections } from "./nodeConnections.ts";
import { limitServer, type NodeLimits } from "./nodeLimits.ts";
import { closeAfter } from "./nodeLinger.ts";
import { NodeMessage } from "./nodeMessage.ts";
import { NodeRequest } from "./nodeRequest.ts";
import { discard, send } from "./nodeResponse.ts";
import { isAwaited, Turns } from "./nodeTurns.ts";
import { leavesContent } from "./nodeUnread.ts";

export type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** One service on node:http. Everything that can be made before a request comes is made here. */
export class NodeDoor {
  readonly service: Service;
  readonly limits: Required<NodeLimits>;
  /** Set when the process is to stop: every answer is its connection's last. */
  closing = false;
  readonly #turns: Turns;
  /** Undefined where the server is not ours: then its connections are not either. */
  #connections: Connections | undefined = undefined;

  constructor(service: Service, limits: Required<NodeLimits>) {
    this.service = service;
    this.limits = limits;
    this.#turns = new Turns(limits.concurrentRequests);
  }

  readonly listener: NodeListener = (incoming, outgoing) => this.#take(incoming, outgoing, false);
  /** RFC 9110 10.1.1: who waits for 100 Continue gets it when somebody wants the content, and not before. */
  readonly #expecting: NodeListener = (incoming, outgoing) => this.#take(incoming, outgoing, true);

  listenTo(server: Server): void {
    limitServer(server, this.limits);
    server.on("request", this.listener);
    server.on("checkContinue", this.#expecting);
    // Without a listener node:http answers an unknown expectation itself; the graph has a node for it.
    server.on("checkExpectation", this.listener);
    this.#connections = new Connections(this.limits);
    this.#connections.lookAfter(server);
    answerClientErrors(server, this.limits);
  }

  #take(incoming: IncomingMessage, outgoing: ServerResponse, expects: boolean): void {
    // A response without a socket waits for the one before it: the requests of one connection are answered in turn.
    if (outgoing.socket === null) this.#turns.wait(outgoing, () => this.#admit(incoming, outgoing, expects));
    else this.#admit(incoming, outgoing, expects);
  }

  #admit(incoming: IncomingMessage, outgoing: ServerResponse, expects: boolean): void {
    const { socket } = outgoing;
    // RFC 9112 9.6: what comes behind the connection's last answer is not acted on.
    if (socket?.writable !== true) return;
    const refused = refusalOf(incoming, this.limits);
    if (refused !== undefined) {
      // Where a request's own framing or host cannot be trusted, neither can what follows it.
      closeAfter(outgoing);
      void send(refused, outgoing);
    } else if (incoming instanceof NodeMessage && incoming.whole === undefined) {
      this.#connections?.heardOf(socket);
      incoming.beginSoon(() => this.#answer(incoming, outgoing, expects));
    } else {
      this.#answer(incoming, outgoing, expects);
    }
  }

  #answer(incoming: IncomingMessage, outgoing: ServerResponse, expects: boolean): void {
    // Its content broke off meanwhile, and was refused; or its client has gone.
    if (outgoing.socket?.writable !== true || outgoing.headersSent) return;
    if (this.#connections !== undefined) tellKeepAlive(outgoing, this.limits);
    const request = new HttpRequest(new NodeRequest(incoming, outgoing, this.service.maxBodyBytes, expects));
    const answer = this.service.handle(request);
    if (isPromise(answer)) listen(answer, (response) => this.#finish(request, response, outgoing), unheard);
    else this.#finish(request, answer, outgoing);
  }

  #finish(request: HttpRequest, response: HttpResponse, outgoing: ServerResponse): void {
    if (outgoing.socket !== null) this.#connections?.heardOf(outgoing.socket);
    // Its content broke off, and was refused in the meantime; or its client has gone.
    if (outgoing.headersSent || outgoing.destroyed) {
      discard(response);
      return;
    }
    if (this.#isLast(response, outgoing)) closeAfter(outgoing);
    try {
      void send(response, outgoing);
    } catch (error) {
      // A field that would split the answer, a status that is none: what cannot be sent is the author's fault.
      discard(response);
      if (!outgoing.headersSent) void send(this.service.fault(request, error), outgoing);
    }
  }

  #isLast({ status }: HttpResponse, outgoing: ServerResponse): boolean {
    // A client that sends too much is not read to its end, whatever it has declared.
    return status === 413 || leavesContent(outgoing, this.limits.unreadBytes) || (this.closing && !isAwaited(outgoing));
  }
}

/** What node:http tells the client in Keep-Alive; it does not know, because it is not left to it. */
function tellKeepAlive(
  outgoing: ServerResponse & { _keepAliveTimeout?: number },
  { keepAlive }: Required<NodeLimits>,
): void {
  outgoing._keepAliveTimeout = keepAlive;
}

/** A service never rejects: whatever goes wrong is an answer too. */
function unheard(reason: unknown): void {
  throw reason;
}
