// The application of examples/conduit on Hono, on the same models and store: what its lines are counted beside.
import { serve } from "@hono/node-server";
import { zValidator } from "@hono/zod-validator";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { jwtVerify, SignJWT } from "jose";
import type { z } from "zod";
import type { ArticleRow, Filter } from "../../examples/conduit/articles.ts";
import {
  ArticleQuery,
  ArticleUpdate,
  Login,
  NewArticle,
  NewComment,
  NewUser,
  Page,
  UserUpdate,
} from "../../examples/conduit/models.ts";
import { hash, matches } from "../../examples/conduit/password.ts";
import { articles, comments, users } from "../../examples/conduit/store.ts";
import { Taken, type UserRow } from "../../examples/conduit/users.ts";

const KEY = new TextEncoder().encode(process.env["JWT_SECRET"] ?? "a secret for development that is long enough");
const tokenOf = (user: UserRow) =>
  new SignJWT({ id: user.id }).setProtectedHeader({ alg: "HS256" }).setExpirationTime("60d").sign(KEY);

const fail = (status: ContentfulStatusCode, errors: Record<string, string[]>): never => {
  throw new HTTPException(status, { res: Response.json({ errors }, { status }) });
};
const json = <S extends z.ZodType>(schema: S) =>
  zValidator("json", schema, (result) => {
    if (result.success) return;
    const errors: Record<string, string[]> = {};
    for (const { path, message } of result.error.issues) (errors[String(path.at(-1) ?? "body")] ??= []).push(message);
    fail(422, errors);
  });

type Env = { Variables: { user: UserRow | undefined } };
const identify = createMiddleware<Env>(async (c, next) => {
  const token = /^(?:Token|Bearer) +(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
  if (token !== undefined)
    try {
      c.set("user", users.byId(Number((await jwtVerify(token, KEY)).payload.id)));
    } catch {}
  await next();
});
const auth = createMiddleware<{ Variables: { user: UserRow } }>(async (c, next) => {
  if (c.get("user") === undefined) fail(401, { token: ["is missing"] });
  await next();
});
const view = async (u: UserRow) => ({
  user: { username: u.username, email: u.email, bio: u.bio, image: u.image, token: await tokenOf(u) },
});
const profileOf = (c: Context) => users.byName(c.req.param("username") ?? "") ?? fail(404, { profile: ["not found"] });
const articleOf = (c: Context) => articles.bySlug(c.req.param("slug") ?? "") ?? fail(404, { article: ["not found"] });
const own = <R extends { authorId: number }>(row: R, user: UserRow, what: string) =>
  row.authorId === user.id ? row : fail(403, { [what]: ["forbidden"] });
const listed = (f: Filter, viewer?: UserRow) => {
  const { rows, count } = articles.list(f);
  return { articles: rows.map((row) => articles.summary(row, viewer)), articlesCount: count };
};
const profile = (owner: UserRow, viewer?: UserRow) => ({ profile: users.profile(owner, viewer) });
const full = (a: ArticleRow, viewer?: UserRow) => ({ article: articles.full(a, viewer) });

const api = new Hono<Env>()
  .use(cors(), identify)
  .post("/users", json(NewUser), async (c) => {
    const { user } = c.req.valid("json");
    return c.json(await view(users.add(user.username, user.email, await hash(user.password))), 201);
  })
  .post("/users/login", json(Login), async (c) => {
    const { user } = c.req.valid("json");
    const found = users.byEmail(user.email);
    if (found === undefined || !(await matches(user.password, found.password)))
      return fail(401, { credentials: ["invalid"] });
    return c.json(await view(found));
  })
  .get("/user", auth, async (c) => c.json(await view(c.get("user"))))
  .put("/user", auth, json(UserUpdate), async (c) => {
    const { user } = c.req.valid("json");
    const changes = { ...user, password: user.password && (await hash(user.password)) };
    return c.json(await view(users.save(c.get("user"), changes)));
  })
  .get("/profiles/:username", (c) => c.json(profile(profileOf(c), c.get("user"))))
  .post("/profiles/:username/follow", auth, (c) =>
    c.json(profile(users.follow(c.get("user"), profileOf(c)), c.get("user"))),
  )
  .delete("/profiles/:username/follow", auth, (c) =>
    c.json(profile(users.unfollow(c.get("user"), profileOf(c)), c.get("user"))),
  )
  .get("/articles", zValidator("query", ArticleQuery), (c) => c.json(listed(c.req.valid("query"), c.get("user"))))
  .get("/articles/feed", auth, zValidator("query", Page), (c) =>
    c.json(listed({ ...c.req.valid("query"), feedOf: c.get("user").id }, c.get("user"))),
  )
  .post("/articles", auth, json(NewArticle), (c) =>
    c.json(full(articles.add(c.get("user"), c.req.valid("json").article), c.get("user")), 201),
  )
  .get("/articles/:slug", (c) => c.json(full(articleOf(c), c.get("user"))))
  .put("/articles/:slug", auth, json(ArticleUpdate), (c) => {
    const article = own(articleOf(c), c.get("user"), "article");
    return c.json(full(articles.update(article, c.req.valid("json").article), c.get("user")));
  })
  .delete("/articles/:slug", auth, (c) => {
    articles.remove(own(articleOf(c), c.get("user"), "article"));
    return c.body(null, 204);
  })
  .post("/articles/:slug/favorite", auth, (c) =>
    c.json(full(articles.favorite(c.get("user"), articleOf(c)), c.get("user"))),
  )
  .delete("/articles/:slug/favorite", auth, (c) =>
    c.json(full(articles.unfavorite(c.get("user"), articleOf(c)), c.get("user"))),
  )
  .get("/articles/:slug/comments", (c) =>
    c.json({ comments: comments.of(articleOf(c)).map((x) => comments.view(x, c.get("user"))) }),
  )
  .post("/articles/:slug/comments", auth, json(NewComment), (c) => {
    const added = comments.add(articleOf(c), c.get("user"), c.req.valid("json").comment.body);
    return c.json({ comment: comments.view(added, c.get("user")) }, 201);
  })
  .delete("/articles/:slug/comments/:id", auth, (c) => {
    const comment = comments.byId(articleOf(c), c.req.param("id")) ?? fail(404, { comment: ["not found"] });
    comments.remove(own(comment, c.get("user"), "comment"));
    return c.body(null, 204);
  })
  .get("/tags", (c) => c.json({ tags: articles.tags() }));

const app = new Hono().route("/api", api);
app.onError((error, c) => {
  if (error instanceof Taken) return c.json({ errors: error.errors }, 409);
  if (error instanceof HTTPException) return error.getResponse();
  console.error(error);
  return c.json({ errors: { body: ["failed"] } }, 500);
});
app.notFound((c) => c.json({ errors: { body: ["not found"] } }, 404));
serve({ fetch: app.fetch, port: 18084 });
