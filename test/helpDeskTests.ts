import { createHmac } from "node:crypto";
import { fetchHandler } from "signalbox/fetch";
import { request } from "signalbox/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

type Service = Parameters<typeof request>[0];
type Options = NonNullable<Parameters<typeof request>[3]>;

/** The same tests on PGlite and on PostgreSQL. */
export function helpDeskTests(name: string, load: () => Promise<{ service: Service }>): void {
  describe(name, () => {
    let service: Service;
    const tokens: Record<string, string> = {};

    const send = (user: string, method: string, path: string, options: Options = {}) =>
      request(service, method, path, {
        ...options,
        headers: { ...options.headers, ...(user !== "nobody" && { authorization: `Bearer ${tokens[user]}` }) },
      });
    const signIn = (email: string, password = "help-desk") =>
      request(service, "POST", "/sign-in", { body: { email, password } });
    const open = async (user: string, title: string) => {
      const opened = await send(user, "POST", "/tickets", { body: { title } });
      expect(opened.status).toBe(201);
      return opened.header("location") ?? "";
    };
    const patch = async (user: string, path: string, change: object, tag?: string | null) =>
      send(user, "PATCH", path, {
        headers: {
          "content-type": "application/merge-patch+json",
          "if-match": tag ?? (await send(user, "GET", path)).header("etag") ?? "",
        },
        body: JSON.stringify(change),
      });

    beforeAll(async () => {
      ({ service } = await load());
      for (const user of ["ada@acme", "bob@acme", "cleo@acme", "dora@globex"]) {
        const reply = await signIn(`${user}.example`);
        tokens[user.split("@")[0] ?? ""] = (await reply.json()).token;
      }
    });
    afterAll(() => service.stop());

    it("signs in with a password, and refuses a wrong one and a token that is not ours with 401", async () => {
      expect((await signIn("ada@acme.example", "wrong")).status).toBe(401);
      expect((await signIn("eve@acme.example")).status).toBe(401);
      expect((await send("nobody", "GET", "/tickets")).status).toBe(401);
      const forged = { headers: { authorization: "Bearer eyJhbGciOiJub25lIn0.e30." } };
      expect((await request(service, "GET", "/tickets", forged)).header("www-authenticate")).toContain("invalid_token");
    });

    it("keeps organisations and customers apart: what is not theirs is 404", async () => {
      const path = await open("ada", "Only for Acme");
      expect((await send("bob", "GET", path)).status).toBe(200);
      expect((await send("cleo", "GET", path)).status).toBe(404);
      expect((await send("dora", "GET", path)).status).toBe(404);
      expect((await send("dora", "GET", `${path}/comments`)).status).toBe(404);
      expect(await (await send("dora", "GET", "/tickets")).json()).toEqual({ tickets: [], next: null });
    });

    it("lets admins add members, once for each address", async () => {
      const body = { name: "Fay", email: `fay${Date.now()}@acme.example`, role: "agent", password: "long enough" };
      expect((await send("bob", "POST", "/members", { body })).status).toBe(403);
      const added = await send("ada", "POST", "/members", { body });
      expect([added.status, (await added.json()).name]).toEqual([201, "Fay"]);
      expect((await send("ada", "GET", added.header("location") ?? "")).status).toBe(200);
      const again = await send("ada", "POST", "/members", { body });
      expect([again.status, (await again.json()).errors[0].pointer]).toEqual([409, "/email"]);
    });

    it("lists tickets in pages, with a link to the next", async () => {
      for (const n of [1, 2, 3]) await open("cleo", `Paged ${n}`);
      const titles: string[] = [];
      let path: string | undefined = "/tickets?text=paged&limit=2";
      while (path !== undefined) {
        const page: Awaited<ReturnType<typeof send>> = await send("cleo", "GET", path);
        titles.push(...(await page.json()).tickets.map(({ title }: { title: string }) => title));
        const next = /<(\?[^>]+)>; *rel="?next/.exec(page.header("link") ?? "")?.[1];
        path = next && `/tickets${next}`;
      }
      expect(titles).toEqual(["Paged 3", "Paged 2", "Paged 1"]);
    });

    it("searches with QUERY, and in the query string", async () => {
      await open("cleo", "The zebra does not print");
      const found = await send("bob", "QUERY", "/tickets", { body: { text: "zebra", status: "open" } });
      expect((await found.json()).tickets).toMatchObject([{ title: "The zebra does not print" }]);
      expect(await (await send("bob", "GET", "/tickets?text=zebra&status=closed")).json()).toMatchObject({
        tickets: [],
      });
    });

    it("lists in CSV and in German at the same address", async () => {
      await open("dora", "Eins");
      const headers = { accept: "text/csv", "accept-language": "de" };
      const page = await send("dora", "GET", "/tickets", { headers });
      expect(await page.text()).toMatch(/^id,title,status,statusText,.*\r\n\d+,Eins,open,offen,normal,/);
      expect(page.header("content-language")).toBe("de");
    });

    it("opens one ticket for one Idempotency-Key", async () => {
      const once = { headers: { "idempotency-key": `"k${Date.now()}"` }, body: { title: "Only once" } };
      const first = await send("cleo", "POST", "/tickets", once);
      const again = await send("cleo", "POST", "/tickets", once);
      expect([first.status, again.status]).toEqual([201, 201]);
      expect(again.header("location")).toBe(first.header("location"));
      const { tickets } = await (await send("cleo", "GET", "/tickets?text=%22only+once%22")).json();
      expect(tickets).toHaveLength(1);
    });

    it("changes a ticket for those who have read it: 428 without a tag, 412 with an old one", async () => {
      const path = await open("cleo", "To be changed");
      const tag = (await send("cleo", "GET", path)).header("etag");
      const headers = { "content-type": "application/merge-patch+json" };
      expect((await send("bob", "PATCH", path, { headers, body: '{"priority":"high"}' })).status).toBe(428);
      const changed = await patch("bob", path, { priority: "high" }, tag);
      expect([changed.status, (await changed.json()).priority]).toEqual([200, "high"]);
      expect((await patch("cleo", path, { title: "Late" }, tag)).status).toBe(412);
      expect((await patch("cleo", path, { title: "In time" }, changed.header("etag"))).status).toBe(200);
    });

    it("goes through the workflow, and refuses with 409 what does not follow", async () => {
      const path = await open("cleo", "Flowing");
      const refused = await patch("bob", path, { status: "closed" });
      expect(await refused.json()).toMatchObject({ status: 409, next: ["pending", "solved"] });
      for (const status of ["solved", "closed"]) expect((await patch("bob", path, { status })).status).toBe(200);
      expect((await patch("bob", path, { status: "open" })).status).toBe(409);
      expect((await send("cleo", "POST", `${path}/comments`, { body: { text: "Wait!" } })).status).toBe(409);
    });

    it("assigns only members of the organisation", async () => {
      const path = await open("cleo", "Assigned");
      const [ada] = await (await send("ada", "GET", "/members")).json();
      expect((await patch("bob", path, { assignee: ada.id })).status).toBe(200);
      const refused = await patch("bob", path, { assignee: 2_000_000_000 });
      expect([refused.status, (await refused.json()).errors[0].pointer]).toEqual([409, "/assignee"]);
    });

    it("takes comments, and a customer's comment opens the ticket again", async () => {
      const path = await open("cleo", "Discussed");
      await patch("bob", path, { status: "solved" });
      const added = await send("cleo", "POST", `${path}/comments`, { body: { text: "It still burns." } });
      expect([added.status, (await added.json()).author]).toEqual([201, "Cleo"]);
      expect(await (await send("bob", "GET", added.header("location") ?? "")).json()).toMatchObject({
        text: "It still burns.",
      });
      expect(await (await send("bob", "GET", `${path}/comments`)).json()).toHaveLength(1);
      expect((await (await send("bob", "GET", path)).json()).status).toBe("open");
    });

    it("keeps files, and sends ranges of them", async () => {
      const path = await open("cleo", "With a file");
      const file = `${path}/attachments/log.bin`;
      const content = Uint8Array.from({ length: 200_000 }, (_, at) => at % 251);
      const headers = { "content-type": "application/octet-stream" };
      expect((await send("cleo", "PUT", file, { headers, body: content })).status).toBe(201);
      const sent = await (await send("bob", "GET", file)).bytes();
      expect(Buffer.compare(sent, content)).toBe(0);
      const part = await send("bob", "GET", file, { headers: { range: "bytes=65530-131080" } });
      expect([part.status, Buffer.compare(await part.bytes(), content.slice(65_530, 131_081))]).toEqual([206, 0]);
      expect(await (await send("bob", "GET", `${path}/attachments`)).json()).toEqual([
        { name: "log.bin", size: 200_000 },
      ]);
      const again = await send("cleo", "PUT", file, { headers, body: "shorter" });
      expect([again.status, await (await send("bob", "GET", file)).text()]).toEqual([204, "shorter"]);
      expect((await send("dora", "PUT", `${path}/attachments/mine`, { headers, body: "x" })).status).toBe(404);
    });

    it("tells agents what happens to tickets of their organisation, in the order of the commits", async () => {
      const headers = { authorization: `Bearer ${tokens["bob"]}` };
      const stream = await fetchHandler(service)(new Request("http://desk.example/events", { headers }));
      const path = await open("cleo", "Told of");
      await patch("bob", path, { status: "pending" });
      await open("dora", "Of others");
      await open("cleo", "The last");
      const told: string[] = [];
      for await (const piece of stream.body ?? []) {
        for (const [, name = ""] of new TextDecoder().decode(piece).matchAll(/^event: (\w+)/gm)) told.push(name);
        if (told.length === 3) break;
      }
      expect(told).toEqual(["opened", "changed", "opened"]);
      expect((await send("cleo", "GET", "/events")).status).toBe(403);
    });

    it("opens one ticket for one signed mail", async () => {
      const mail = async (key = "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw") => {
        const body = JSON.stringify({ from: "cleo@acme.example", subject: "By mail", text: "Help!" });
        const [id, at] = ["msg_1", String(Math.floor(Date.now() / 1000))];
        const signed = createHmac("sha256", Buffer.from(key, "base64")).update(`${id}.${at}.${body}`).digest("base64");
        const signature = { "webhook-id": id, "webhook-timestamp": at, "webhook-signature": `v1,${signed}` };
        const headers = { "content-type": "application/json", ...signature };
        return (await send("nobody", "POST", "/hooks/mail", { headers, body })).status;
      };
      expect([await mail(), await mail(), await mail("AAAA")]).toEqual([204, 204, 401]);
      const { tickets } = await (await send("cleo", "GET", "/tickets?text=mail")).json();
      expect(tickets).toMatchObject([{ title: "By mail", description: "Help!" }]);
    });

    it("exports the tickets as a job: 202, then 303 to the result", async () => {
      const accepted = await send("bob", "POST", "/exports", { body: { status: "open" } });
      expect(accepted.status).toBe(202);
      const path = accepted.header("location") ?? "";
      expect((await send("ada", "GET", path)).status).toBe(403);
      const done = await send("bob", "GET", path, { headers: { prefer: "wait=20" } });
      expect(done.status).toBe(303);
      const result = await send("ada", "GET", done.header("location") ?? "");
      expect(await result.text()).toMatch(/^id,title,status,.*\r\n\d+,.*,open,/);
      expect((await send("dora", "GET", done.header("location") ?? "")).status).toBe(404);
      expect((await send("cleo", "POST", "/exports", { body: {} })).status).toBe(403);
    });

    it("lets admins alone remove a ticket", async () => {
      const path = await open("cleo", "Gone");
      const headers = { "if-match": (await send("cleo", "GET", path)).header("etag") ?? "" };
      expect((await send("bob", "DELETE", path, { headers })).status).toBe(403);
      expect((await send("ada", "DELETE", path, { headers })).status).toBe(204);
      expect((await send("ada", "GET", path)).status).toBe(404);
    });

    it("says whether its database can be reached, and names each request", async () => {
      const health = await send("nobody", "GET", "/health", { headers: { "x-request-id": "r-1" } });
      expect([health.status, health.header("x-request-id")]).toEqual([200, "r-1"]);
    });
  });
}
