import { command, HttpResponse, Resource, route, Service } from "signalbox";
import { generateOpenapi } from "signalbox/openapi";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const Book = z.object({ title: z.string(), year: z.int() }).meta({ id: "Book" });

class Books extends Resource {
  override readonly allowedMethods = ["GET", "HEAD", "POST"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = Book;
  override isAuthorized() {
    return "Bearer";
  }
  override postIsCreate() {
    return true;
  }
  override apply() {}
  override createPath() {
    return "/books/1";
  }
  override represent() {
    return [];
  }
  override describe() {
    return { get: { responses: { 200: z.array(Book) } }, post: { responses: { 201: null } } };
  }
}

describe("the contract's own example", () => {
  it("lists GET 200, 401, 406 and POST 201, 400, 401, 415, and no other", () => {
    const document = generateOpenapi(
      new Service({ routes: [route("/books", Books), command("GET", "/health", () => HttpResponse.text("ok"))] }),
      { title: "Books", version: "1" },
    );
    expect(Object.keys(document.paths)).toEqual(["/books"]);
    const { get, post, head, options } = document.paths["/books"] ?? {};
    expect(Object.keys(get?.responses ?? {})).toEqual(["200", "401", "406"]);
    expect(Object.keys(post?.responses ?? {})).toEqual(["201", "400", "401", "415"]);
    expect([head, options]).toEqual([undefined, undefined]);
  });
});
