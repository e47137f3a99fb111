import { once } from "node:events";
import { Service } from "signalbox";
import { type Serving, serve } from "signalbox/node";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { chat } from "./chat.ts";

let serving: Serving;
beforeEach(async () => {
  const channel = chat({
    origins: ["https://chat.example"],
    user: (authorization) => authorization?.replace("Bearer ", ""),
    channels: new Set(["signals"]),
  });
  serving = await serve(new Service({ routes: [channel] }), { port: 0 });
});
afterEach(() => serving.close());

function join(name: string, channel = "signals"): WebSocket {
  return new WebSocket(`${serving.url.replace("http", "ws")}/channels/${channel}`, {
    headers: name === "" ? {} : { authorization: `Bearer ${name}` },
  });
}

async function refusal(client: WebSocket): Promise<number | undefined> {
  const [, response] = (await once(client, "unexpected-response")) as [unknown, { statusCode?: number }];
  return response.statusCode;
}

describe("the chat", () => {
  it("tells everyone on the channel what one of them says, and who that is", async () => {
    const [ada, grace] = [join("ada"), join("grace")];
    await Promise.all([once(ada, "open"), once(grace, "open")]);
    const heard = Promise.all([once(ada, "message"), once(grace, "message")]);
    ada.send("points are set");
    expect((await heard).map(([data]) => String(data))).toEqual(["ada: points are set", "ada: points are set"]);
    const response = await fetch(`${serving.url}/channels/signals`, { headers: { authorization: "Bearer ada" } });
    expect(await response.json()).toEqual({ channel: "signals", members: 2 });
  });

  it("is refused by the graph: 401 without a name, 404 without a channel", async () => {
    expect(await refusal(join(""))).toBe(401);
    expect(await refusal(join("ada", "nowhere"))).toBe(404);
  });

  it("is refused to pages of other origins, which have the cookies of the user", async () => {
    const url = `${serving.url.replace("http", "ws")}/channels/signals`;
    const headers = { authorization: "Bearer ada" };
    expect(await refusal(new WebSocket(url, { headers, origin: "https://evil.example" }))).toBe(403);
    await once(new WebSocket(url, { headers, origin: "https://chat.example" }), "open");
  });

  it("says that it goes away, when the server stops", async () => {
    const ada = join("ada");
    await once(ada, "open");
    const [[code]] = await Promise.all([once(ada, "close"), serving.drain()]);
    expect(code).toBe(1001);
  });
});
