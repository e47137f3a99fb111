import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { HttpRequest } from "../http/request.ts";
import type { HttpResponse } from "../http/response.ts";
import { isPromise } from "../resource/answer.ts";
import type { Service } from "../service/service.ts";
import { NodeRequest } from "./nodeRequest.ts";
import { send } from "./nodeResponse.ts";

export interface ServeOptions {
  /** Default: 8080. 0 takes a free one. */
  readonly port?: number;
  /** Default: 127.0.0.1. */
  readonly host?: string;
}

/** A service that listens. */
export interface Serving {
  readonly url: string;
  readonly port: number;
  readonly server: Server;
  /** Stop accepting, let what is in flight finish, then close. */
  close(): Promise<void>;
}

export type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** The door for Node: `createServer(nodeListener(service))`, or `serve(service)`. */
export function nodeListener(service: Service, isClosing: () => boolean = () => false): NodeListener {
  return (incoming, outgoing) => {
    const finish = (response: HttpResponse) => {
      // What was refused for its length is not read to its end, so the connection cannot be used again.
      if (response.status === 413 || isClosing()) outgoing.shouldKeepAlive = false;
      void send(response, outgoing);
    };
    const answer = service.handle(new HttpRequest(new NodeRequest(incoming, outgoing, service.maxBodyBytes)));
    if (isPromise(answer)) void answer.then(finish);
    else finish(answer);
  };
}

export function serve(service: Service, options: ServeOptions = {}): Promise<Serving> {
  const { port = 8080, host = "127.0.0.1" } = options;
  let closing = false;
  const listener = nodeListener(service, () => closing);
  // Several lines of one field are one list (RFC 9110 5.3): node:http would drop the second of some.
  const server = createServer({ joinDuplicateHeaders: true }, listener);
  // Without a listener node:http answers an unknown expectation itself; the graph has a node for it.
  server.on("checkExpectation", listener);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve(
        serving(server, () => {
          closing = true;
        }),
      );
    });
  });
}

function serving(server: Server, startClosing: () => void): Serving {
  const { address, port, family } = server.address() as AddressInfo;
  return {
    url: `http://${family === "IPv6" ? `[${address}]` : address}:${port}`,
    port,
    server,
    close: () =>
      new Promise((resolve, reject) => {
        startClosing();
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeIdleConnections();
      }),
  };
}
