import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { Resource } from "../../resource/resource.ts";
import { route } from "../../route/route.ts";
import { Service } from "../../service/service.ts";
import { nodeListener } from "./serve.ts";

const CONNECTIONS = 64;

class Plain extends Resource {
  override represent(): unknown {
    return "text";
  }
}

// On a server that is not ours no look makes a connection forget: what is forgotten was forgotten by the responses after it.
it("lets go of exchanges that are over while their connections are kept", async () => {
  const seen: WeakRef<object>[] = [];
  const listener = nodeListener(new Service({ routes: [route("/", Plain)] }));
  const server = createServer((incoming, outgoing) => {
    seen.push(new WeakRef(incoming));
    listener(incoming, outgoing);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  try {
    for (let at = 0; at < CONNECTIONS; at += 1) {
      const client = connect(port, "127.0.0.1");
      client.write("GET / HTTP/1.1\r\nHost: service.test\r\n\r\n");
      await once(client, "data");
    }
    setFlagsFromString("--expose-gc");
    const collect: () => void = runInNewContext("gc");
    for (let tries = 0; tries < 3; tries += 1) {
      await turn();
      collect();
    }
    expect(seen).toHaveLength(CONNECTIONS);
    expect(seen.filter((each) => each.deref() !== undefined).length).toBeLessThan(CONNECTIONS / 2);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
