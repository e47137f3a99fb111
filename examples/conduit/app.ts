import { jwtVerify, SignJWT } from "jose";
import { group, Halt, type HttpRequest, type Problem, part, Service } from "signalbox";
import { mountOpenapi } from "signalbox/openapi";
import type { ArticleRow, Filter } from "./articles.ts";
import { errorPages } from "./errorPage.ts";
import * as model from "./models.ts";
import { hash, matches } from "./password.ts";
import { articles, comments, users } from "./store.ts";
import { Taken, type UserRow } from "./users.ts";

const KEY = new TextEncoder().encode(process.env["JWT_SECRET"] ?? "a secret for development that is long enough");
const view = async ({ id, username, email, bio, image }: UserRow) => {
  const token = await new SignJWT({ id }).setProtectedHeader({ alg: "HS256" }).setExpirationTime("60d").sign(KEY);
  return { user: { username, email, bio, image, token } };
};
type Seen<Row> = { entity: Row; user?: UserRow | undefined };
const profiled = ({ entity, user }: Seen<UserRow>) => ({ profile: users.profile(entity, user) });
const full = ({ entity, user }: Seen<ArticleRow>) => ({ article: articles.full(entity, user) });
const listed = ({ query, user }: { query: Filter; user: UserRow | undefined }) => {
  const { rows, count } = articles.list(query);
  return { articles: rows.map((row) => articles.summary(row, user)), articlesCount: count };
};

const USUAL: Record<number, string> = { 401: "is missing", 403: "forbidden", 404: "not found" };
const errorBody = ({ status, said, errors = [], title, detail = title }: Problem, request?: HttpRequest) => {
  const subject = status === 401 ? "token" : (/.*\/(\w+)s\/[^/]/.exec(request?.path ?? "")?.[1] ?? "body");
  const refused: Record<string, string[]> = errors.length > 0 ? {} : { [subject]: [USUAL[status] ?? detail] };
  for (const failure of errors)
    (refused[failure.parameter ?? (failure.pointer?.split("/").at(-1) || "body")] ??= []).push(failure.detail);
  return { errors: said ?? refused };
};

const identified = part({
  provide: async ({ request }) => {
    const token = /^(?:Token|Bearer) +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
    const claims = token === undefined ? undefined : await jwtVerify(token, KEY).catch(() => undefined);
    return { user: claims && users.byId(Number(claims.payload["id"])) };
  },
});
const signedIn = part({
  with: [identified],
  security: ["Token"],
  isAuthorized: ({ user }) => (user ? { user } : "Token"),
});
const ofProfile = part({ params: ["username"], find: ({ params }) => users.byName(params.username) });
const ofArticle = part({ params: ["slug"], find: ({ params }) => articles.bySlug(params.slug) });
const own = part({ with: [ofArticle, signedIn], withheld: ({ entity, user }) => entity.authorId !== user.id });
const unique = part({
  halts: [409],
  mapError: (error) => (error instanceof Taken ? new Halt(409, { said: error.errors }) : undefined),
});
const api = group("/api", { with: [identified] });

const register = api.resource("/users", {
  with: [unique],
  summary: "Register",
  body: model.NewUser,
  response: model.UserBody,
  apply: async ({ body: { user } }) => view(users.add(user.username, user.email, await hash(user.password))),
  createPath: () => "/api/user",
});
const login = api.resource("/users/login", {
  summary: "Log in",
  body: model.Login,
  response: model.UserBody,
  halts: [401],
  processPost: async ({ body: { user } }) => {
    const found = users.byEmail(user.email);
    if (found && (await matches(user.password, found.password))) return view(found);
    throw new Halt(401, { said: { credentials: ["invalid"] } });
  },
});
const me = api.resource("/user", {
  with: [signedIn],
  response: model.UserBody,
  GET: { summary: "Current user", represent: ({ user }) => view(user) },
  PUT: {
    with: [unique],
    summary: "Update user",
    body: model.UserUpdate,
    apply: async ({ user, body: { user: changes } }) =>
      view(users.save(user, { ...changes, password: changes.password && (await hash(changes.password)) })),
  },
});
const profile = api.resource("/profiles/{username}", {
  with: [ofProfile],
  summary: "Get a profile",
  response: model.ProfileBody,
  represent: profiled,
});
const follow = api.resource("/profiles/{username}/follow", {
  with: [ofProfile, signedIn],
  response: model.ProfileBody,
  POST: {
    summary: "Follow",
    processPost: ({ entity, user }) => profiled({ entity: users.follow(user, entity), user }),
  },
  DELETE: {
    summary: "Unfollow",
    deleteResource: ({ entity, user }) => profiled({ entity: users.unfollow(user, entity), user }),
  },
});
const list = api.resource("/articles", {
  GET: { summary: "List articles", query: model.ArticleQuery, response: model.ArticlesBody, represent: listed },
  POST: {
    with: [signedIn],
    summary: "Create an article",
    body: model.NewArticle,
    response: model.ArticleBody,
    apply: ({ body, user }) => full({ entity: articles.add(user, body.article), user }),
    createPath: ({ result }) => `/api/articles/${result.article.slug}`,
  },
});
const feed = api.resource("/articles/feed", {
  with: [signedIn],
  summary: "Feed",
  query: model.Page,
  response: model.ArticlesBody,
  represent: ({ query, user }) => listed({ query: { ...query, feedOf: user.id }, user }),
});
const article = api.resource("/articles/{slug}", {
  with: [ofArticle],
  putCreates: false,
  GET: { summary: "Get an article", response: model.ArticleBody, represent: full },
  PUT: {
    with: [own],
    summary: "Update an article",
    body: model.ArticleUpdate,
    response: model.ArticleBody,
    apply: ({ entity, body, user }) => full({ entity: articles.update(entity, body.article), user }),
  },
  DELETE: {
    with: [own],
    summary: "Delete an article",
    response: { 204: null },
    deleteResource: ({ entity }) => articles.remove(entity),
  },
});
const favorite = api.resource("/articles/{slug}/favorite", {
  with: [ofArticle, signedIn],
  response: model.ArticleBody,
  POST: {
    summary: "Favorite",
    processPost: ({ entity, user }) => full({ entity: articles.favorite(user, entity), user }),
  },
  DELETE: {
    summary: "Unfavorite",
    deleteResource: ({ entity, user }) => full({ entity: articles.unfavorite(user, entity), user }),
  },
});
const thread = api.resource("/articles/{slug}/comments", {
  with: [ofArticle],
  GET: {
    summary: "Get comments",
    response: model.CommentsBody,
    represent: ({ entity, user }) => ({ comments: comments.of(entity).map((row) => comments.view(row, user)) }),
  },
  POST: {
    with: [signedIn],
    summary: "Add a comment",
    body: model.NewComment,
    response: model.CommentBody,
    apply: ({ entity, body, user }) => ({
      comment: comments.view(comments.add(entity, user, body.comment.body), user),
    }),
    createPath: ({ params, result }) => `/api/articles/${params.slug}/comments/${result.comment.id}`,
  },
});
const comment = api.resource("/articles/{slug}/comments/{id}", {
  with: [ofArticle, signedIn],
  summary: "Delete a comment",
  response: { 204: null },
  find: ({ entity, params }) => comments.byId(entity, params.id),
  withheld: ({ entity, user }) => entity.authorId !== user.id,
  deleteResource: ({ entity }) => comments.remove(entity),
});
const tags = api.resource("/tags", {
  summary: "Get tags",
  response: model.TagsBody,
  represent: () => ({ tags: articles.tags() }),
});

export const resources = { register, login, me, profile, follow, list, feed, article, favorite, thread, comment, tags };
export const service = new Service({
  ...errorPages,
  resources,
  errorBody,
  errorModel: model.ErrorsBody,
  invalidBody: 422,
  securitySchemes: {
    Token: {
      type: "apiKey",
      in: "header",
      name: "Authorization",
      description: "Write Token <jwt>; it is sent as Authorization.",
    },
  },
  cors: { origins: "*" },
});
export const document = mountOpenapi(service, {
  title: "Conduit",
  version: "1.0.0",
  license: { name: "MIT", identifier: "MIT" },
  tags: [
    { name: "users", description: "Registration and login." },
    { name: "user", description: "The one who is signed in." },
    { name: "profiles", description: "Other users, and who you follow." },
    { name: "articles", description: "What is written, and who likes it." },
    { name: "tags", description: "The words by which articles are found." },
  ],
  page: "/docs",
});
