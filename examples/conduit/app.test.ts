import { type Serving, serve } from "signalbox/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Conduit, refusal, tokenIn } from "./client.ts";

// The operations, statuses and error format of the RealWorld specification, tried over a socket.

process.env["CONDUIT_DB"] = ":memory:";

const BLANK = ["can't be blank"];
let serving: Serving;
let guest: Conduit;
let ann: Conduit;
let bob: Conduit;

beforeAll(async () => {
  const { service } = await import("./app.ts");
  serving = await serve(service, { port: 0 });
  guest = new Conduit(serving.url);
  ann = await guest.register("ann");
  bob = await guest.register("bob");
});

afterAll(() => serving.close());

describe("users", () => {
  it("registers, logs in, and shows the current user", async () => {
    const reply = await guest.send("POST", "/users/login", {
      user: { email: "ann@example.org", password: "long enough" },
    });
    expect(reply).toMatchObject({ status: 200, body: { user: { username: "ann", email: "ann@example.org" } } });
    const current = await new Conduit(serving.url, tokenIn(reply)).send("GET", "/user");
    expect(current).toMatchObject({ status: 200, body: { user: { username: "ann" } } });
  });

  it("refuses what the model refuses with 422, by field", async () => {
    expect(await guest.send("POST", "/users", { user: { username: "", email: "", password: "" } })).toMatchObject(
      refusal(422, { username: BLANK, email: BLANK, password: [...BLANK, "is too short (minimum is 8 characters)"] }),
    );
    expect(await guest.send("POST", "/users", { user: { username: "x", email: "x@y" } })).toMatchObject(
      refusal(422, { password: BLANK }),
    );
    expect(await guest.send("POST", "/users/login", { user: { email: "", password: "x" } })).toMatchObject(
      refusal(422, { email: BLANK }),
    );
  });

  it("refuses what is no JSON with 400, and another type with 415, in its own error format", async () => {
    const broken = await guest.send("POST", "/users", "{");
    expect(broken.status).toBe(400);
    expect(broken.body).toEqual({ errors: { body: [expect.any(String)] } });
    const text = await fetch(`${serving.url}/api/users`, { method: "POST", body: "name=ann" });
    expect([text.status, await text.json()]).toEqual([415, { errors: { body: [expect.any(String)] } }]);
  });

  it("refuses names and addresses that are taken with 409", async () => {
    const taken = { user: { username: "ann", email: "ann@example.org", password: "long enough" } };
    expect(await guest.send("POST", "/users", taken)).toMatchObject(
      refusal(409, { username: ["has already been taken"], email: ["has already been taken"] }),
    );
    expect(await bob.send("PUT", "/user", { user: { email: "ann@example.org" } })).toMatchObject(
      refusal(409, { email: ["has already been taken"] }),
    );
    expect(await ann.send("PUT", "/user", { user: { email: "ann@example.org" } })).toMatchObject({ status: 200 });
  });

  it("lets one of two equal registrations pass: the other is 409", async () => {
    const twin = { user: { username: "twin", email: "twin@example.org", password: "long enough" } };
    const both = await Promise.all([guest.send("POST", "/users", twin), guest.send("POST", "/users", twin)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409]);
  });

  it("refuses wrong credentials, and a token that is missing or forged, with 401", async () => {
    for (const user of [
      { email: "ann@example.org", password: "wrong" },
      { email: "no one@example.org", password: "long enough" },
    ])
      expect(await guest.send("POST", "/users/login", { user })).toMatchObject(
        refusal(401, { credentials: ["invalid"] }),
      );
    for (const stranger of [guest, new Conduit(serving.url, "forged")]) {
      const reply = await stranger.send("GET", "/user");
      expect(reply).toMatchObject(refusal(401, { token: ["is missing"] }));
      // RFC 9110 11.6.1: a 401 names at least one challenge.
      expect(reply.headers.get("www-authenticate")).toBe("Token");
    }
  });

  it("updates what is sent, and leaves the rest; an empty bio is none", async () => {
    const cleo = await guest.register("cleo");
    const written = await cleo.send("PUT", "/user", { user: { bio: "Writes", image: "https://example.org/c.png" } });
    expect(written).toMatchObject({
      status: 200,
      body: { user: { username: "cleo", bio: "Writes", image: "https://example.org/c.png" } },
    });
    expect(await cleo.send("PUT", "/user", { user: { bio: "", password: "another one" } })).toMatchObject({
      status: 200,
      body: { user: { bio: null, image: "https://example.org/c.png" } },
    });
    const login = { user: { email: "cleo@example.org", password: "another one" } };
    expect(await guest.send("POST", "/users/login", login)).toMatchObject({ status: 200 });
    expect(await cleo.send("PUT", "/user", { user: { username: "" } })).toMatchObject(
      refusal(422, { username: BLANK }),
    );
  });
});

describe("profiles", () => {
  it("shows a profile to anyone, and follows and unfollows for a user", async () => {
    const profile = (following: boolean) => ({
      status: 200,
      body: { profile: { username: "bob", bio: null, image: null, following } },
    });
    expect(await guest.send("GET", "/profiles/bob")).toMatchObject(profile(false));
    expect(await ann.send("POST", "/profiles/bob/follow")).toMatchObject(profile(true));
    expect(await ann.send("GET", "/profiles/bob")).toMatchObject(profile(true));
    expect(await guest.send("GET", "/profiles/bob")).toMatchObject(profile(false));
    expect(await ann.send("DELETE", "/profiles/bob/follow")).toMatchObject(profile(false));
  });

  it("is 404 for a profile that is not there, and 401 before it for a guest who would follow", async () => {
    expect(await guest.send("GET", "/profiles/none")).toMatchObject(refusal(404, { profile: ["not found"] }));
    expect(await ann.send("POST", "/profiles/none/follow")).toMatchObject(refusal(404, { profile: ["not found"] }));
    expect(await guest.send("POST", "/profiles/none/follow")).toMatchObject(refusal(401, { token: ["is missing"] }));
  });
});

describe("articles", () => {
  it("creates one below its slug, with Location, and gives a second of that title another slug", async () => {
    const slug = await ann.write("How to train your dragon", ["dragons", "training"]);
    expect(slug).toBe("how-to-train-your-dragon");
    expect(await ann.write("How to train your dragon")).not.toBe(slug);
    expect(await guest.send("GET", `/articles/${slug}`)).toMatchObject({
      status: 200,
      body: {
        article: { slug, body: expect.any(String), tagList: ["dragons", "training"], author: { username: "ann" } },
      },
    });
    const third = await ann.send("POST", "/articles", { article: { title: "Third", description: "d", body: "b" } });
    expect(third).toMatchObject({ status: 201, body: { article: { tagList: [] } } });
    expect(third.headers.get("location")).toBe("/api/articles/third");
  });

  it("refuses a guest with 401 before the content, and a blank field with 422", async () => {
    const article = { title: "", description: "d", body: "b" };
    expect(await guest.send("POST", "/articles", { article })).toMatchObject(refusal(401, { token: ["is missing"] }));
    expect(await ann.send("POST", "/articles", { article })).toMatchObject(refusal(422, { title: BLANK }));
  });

  it("updates and deletes for its author alone: 401, 403, 404 for the others", async () => {
    const slug = await ann.write("Drafts");
    const change = { article: { description: "changed" } };
    expect(await guest.send("PUT", `/articles/${slug}`, change)).toMatchObject(refusal(401, { token: ["is missing"] }));
    expect(await bob.send("PUT", `/articles/${slug}`, change)).toMatchObject(refusal(403, { article: ["forbidden"] }));
    expect(await bob.send("DELETE", `/articles/${slug}`)).toMatchObject(refusal(403, { article: ["forbidden"] }));
    expect(await bob.send("PUT", "/articles/none", change)).toMatchObject(refusal(404, { article: ["not found"] }));
    expect(await ann.send("PUT", `/articles/${slug}`, change)).toMatchObject({
      status: 200,
      body: { article: { slug, description: "changed", body: "All of Drafts" } },
    });
    expect(await ann.send("PUT", `/articles/${slug}`, { article: { body: " " } })).toMatchObject(
      refusal(422, { body: BLANK }),
    );
    expect(await ann.send("PUT", `/articles/${slug}`, { article: { title: "Finals" } })).toMatchObject({
      status: 200,
      body: { article: { slug: "finals", title: "Finals" } },
    });
    expect(await ann.send("DELETE", "/articles/finals")).toMatchObject({ status: 204, body: "" });
    expect(await ann.send("DELETE", "/articles/finals")).toMatchObject(refusal(404, { article: ["not found"] }));
  });

  it("lists by tag, author and favourite, in pages, the newest first, without the body", async () => {
    const dora = await guest.register("dora");
    const slugs: string[] = [];
    for (const n of [1, 2, 3]) slugs.unshift(await dora.write(`Listed ${n}`, ["listed"]));
    const listed = async (query: string) =>
      (await guest.send("GET", `/articles?${query}`)).body as { articles: { slug: string }[]; articlesCount: number };
    expect((await listed("tag=listed")).articles.map(({ slug }) => slug)).toEqual(slugs);
    expect(await listed("author=dora&limit=1&offset=1")).toMatchObject({
      articles: [{ slug: slugs[1] }],
      articlesCount: 3,
    });
    expect((await listed("tag=listed")).articles[0]).not.toHaveProperty("body");
    expect(await bob.send("POST", `/articles/${slugs[0]}/favorite`)).toMatchObject({ status: 200 });
    expect(await listed("favorited=bob&author=dora")).toMatchObject({
      articles: [{ slug: slugs[0], favoritesCount: 1 }],
      articlesCount: 1,
    });
    expect(await listed("tag=none")).toEqual({ articles: [], articlesCount: 0 });
    expect((await guest.send("GET", "/articles?limit=many")).status).toBe(400);
  });

  it("feeds a user with the articles of those it follows, and a guest with 401", async () => {
    const [eve, fay] = [await guest.register("eve"), await guest.register("fay")];
    const slug = await fay.write("Fed");
    expect(await eve.send("GET", "/articles/feed")).toMatchObject({ status: 200, body: { articlesCount: 0 } });
    await eve.send("POST", "/profiles/fay/follow");
    expect(await eve.send("GET", "/articles/feed")).toMatchObject({
      status: 200,
      body: { articles: [{ slug, author: { username: "fay", following: true } }], articlesCount: 1 },
    });
    expect(await guest.send("GET", "/articles/feed")).toMatchObject(refusal(401, { token: ["is missing"] }));
  });

  it("is favourited and unfavourited, once for a user however often", async () => {
    const slug = await ann.write("Favourite");
    const favorite = (favorited: boolean, favoritesCount: number) => ({
      status: 200,
      body: { article: { slug, favorited, favoritesCount } },
    });
    expect(await bob.send("POST", `/articles/${slug}/favorite`)).toMatchObject(favorite(true, 1));
    expect(await bob.send("POST", `/articles/${slug}/favorite`)).toMatchObject(favorite(true, 1));
    expect(await guest.send("GET", `/articles/${slug}`)).toMatchObject(favorite(false, 1));
    expect(await bob.send("DELETE", `/articles/${slug}/favorite`)).toMatchObject(favorite(false, 0));
    expect(await guest.send("POST", `/articles/${slug}/favorite`)).toMatchObject(
      refusal(401, { token: ["is missing"] }),
    );
    expect(await bob.send("POST", "/articles/none/favorite")).toMatchObject(refusal(404, { article: ["not found"] }));
  });
});

describe("comments and tags", () => {
  it("adds, lists and deletes comments; 401, 403, 404 and 422 as for articles", async () => {
    const slug = await ann.write("Commented");
    const path = `/articles/${slug}/comments`;
    const added = await bob.send("POST", path, { comment: { body: "Well said" } });
    expect(added).toMatchObject({
      status: 201,
      body: { comment: { body: "Well said", author: { username: "bob", following: false } } },
    });
    const { id } = (added.body as { comment: { id: number } }).comment;
    expect(await guest.send("GET", path)).toMatchObject({
      status: 200,
      body: { comments: [{ id, body: "Well said" }] },
    });
    expect(await bob.send("POST", path, { comment: { body: "" } })).toMatchObject(refusal(422, { body: BLANK }));
    expect(await guest.send("POST", path, { comment: { body: "x" } })).toMatchObject(
      refusal(401, { token: ["is missing"] }),
    );
    expect(await guest.send("GET", "/articles/none/comments")).toMatchObject(refusal(404, { article: ["not found"] }));
    expect(await ann.send("DELETE", `${path}/${id}`)).toMatchObject(refusal(403, { comment: ["forbidden"] }));
    expect(await bob.send("DELETE", `${path}/999999`)).toMatchObject(refusal(404, { comment: ["not found"] }));
    expect(await bob.send("DELETE", `/articles/none/comments/${id}`)).toMatchObject(
      refusal(404, { comment: ["not found"] }),
    );
    expect(await bob.send("DELETE", `${path}/${id}`)).toMatchObject({ status: 204, body: "" });
    expect(await guest.send("GET", path)).toMatchObject({ status: 200, body: { comments: [] } });
  });

  it("lists the tags that articles carry", async () => {
    await ann.write("Tagged", ["only-here"]);
    expect(((await guest.send("GET", "/tags")).body as { tags: string[] }).tags).toContain("only-here");
  });
});

describe("what the graph adds", () => {
  it("refuses a wrong method with 405 and Allow, a type it has not with 406, a path it has not with 404, in the same format", async () => {
    const wrong = await guest.send("PATCH", "/tags");
    expect(wrong).toMatchObject(refusal(405, { body: [expect.any(String)] }));
    expect(wrong.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    expect(await guest.send("GET", "/nothing")).toMatchObject(refusal(404, { body: [expect.any(String)] }));
    const image = await fetch(`${serving.url}/api/tags`, { headers: { accept: "image/png" } });
    expect([image.status, await image.json()]).toEqual([406, { errors: { body: [expect.any(String)] } }]);
  });

  it("responds to a browser's preflight", async () => {
    const preflight = await fetch(`${serving.url}/api/articles`, {
      method: "OPTIONS",
      headers: {
        origin: "https://conduit.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
  });
});
