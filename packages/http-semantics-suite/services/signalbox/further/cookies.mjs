import { command, Halt, HttpResponse, resource } from "signalbox";
import { clearCookie, cookieField, readCookies, setCookie } from "signalbox/cookies";
import { plain } from "./shared.mjs";

const simple = { httpOnly: false, secure: false };
const sets = (path, ...cookies) =>
  resource(path, {
    represent: (ctx) => {
      for (const [name, value, options] of cookies) setCookie(ctx, name, value, options ?? simple);
      return {};
    },
  });

export const resources = {
  cTwo: sets("/c/two", ["a", "1"], ["b", "2"]),
  cFull: sets("/c/full", ["sid", "abc", { path: "/c", maxAge: 3600 }]),
  cExpires: resource("/c/expires", {
    represent: (ctx) => {
      setCookie(ctx, "e", "1", { ...simple, expires: new Date(Date.now() + 86_400_000) });
      return {};
    },
  }),
  cClear: resource("/c/clear", {
    represent: (ctx) => {
      clearCookie(ctx, "sid", { path: "/c" });
      return {};
    },
  }),
  cHost: sets("/c/host", ["__Host-id", "1", { path: "/" }]),
  cNone: sets("/c/none", ["n", "1", { sameSite: "none" }]),
  cDenied: resource("/c/denied", {
    forbidden: (ctx) => {
      setCookie(ctx, "seen", "1", simple);
      return true;
    },
    represent: () => "",
  }),
  cEmpty: resource("/c/empty", { processPost: (ctx) => setCookie(ctx, "done", "1", simple) }),
  cSet: resource("/c/set", {
    represent: (ctx) => {
      const query = ctx.request.query;
      const [name, value, path] = [query.get("name") ?? "v", query.get("v") ?? "", query.get("path") ?? "/"];
      let field;
      try {
        field = cookieField(name, value, { ...simple, path });
      } catch {
        throw new Halt(400);
      }
      ctx.appendHeader("Set-Cookie", field);
      return { cookie: field.split(";")[0] };
    },
  }),
  cEcho: resource("/c/echo", {
    vary: () => ["Cookie"],
    represent: ({ request }) => {
      const cookies = readCookies(request);
      const wanted = request.query.get("get");
      return { cookies: Object.entries(cookies), get: wanted === null ? null : (cookies[wanted] ?? null) };
    },
  }),
  cWho: resource("/c/who", {
    ...plain,
    vary: () => ["Cookie"],
    cacheControl: () => "private, max-age=60",
    represent: ({ request }) => readCookies(request).user ?? "",
  }),
};

const both = [cookieField("a", "1", simple), cookieField("b", "2", simple)];

export const routes = [
  command("GET", "/c/redirect", () =>
    HttpResponse.empty({ status: 303, headers: { Location: "/c/echo", "Set-Cookie": both } }),
  ),
];
