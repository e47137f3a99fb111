import { Resource, resource, route, Service } from "signalbox";
import { generateOpenapi } from "signalbox/openapi";
import { describe, expect, it } from "vitest";
import { pascalCase, plainWords } from "./words.ts";

class BookItems extends Resource {
  override represent(): unknown {
    return 1;
  }
  override describe(): ReturnType<Resource["describe"]> {
    return {};
  }
}
const literal = (path: string) => resource(path, { represent: () => 1 });
const ofClass = (path: string) => route(path, BookItems);

type Routes = readonly (ReturnType<typeof literal> | ReturnType<typeof ofClass>)[];

function gets(...routes: Routes) {
  const { paths } = generateOpenapi(new Service({ routes }), { title: "it", version: "1" });
  return Object.values(paths).flatMap(({ get }) => (get === undefined ? [] : [get]));
}
const idsOf = (...routes: Routes) => gets(...routes).map(({ operationId }) => operationId);
const tagsOf = (...routes: Routes) => gets(...routes).map(({ tags }) => tags.join());

describe("the operationId of a method", () => {
  it.each([
    ["/", "getRoot"],
    ["/books", "getBooks"],
    ["/books/{id}", "getBooksById"],
    ["/my-books/{book-id}/if_none", "getMyBooksByBookIdIfNone"],
    ["/files/{path*}", "getFilesByPath"],
  ])("of a literal at %s is %s (ruling 58)", (path, id) => {
    expect(idsOf(literal(path))).toEqual([id]);
  });

  it("of a class is its name, with the path behind it where it is mounted again", () => {
    expect(idsOf(ofClass("/a"), ofClass("/b/{id}"), ofClass("/"))).toEqual([
      "getBookItems",
      "getBookItemsBById",
      "getBookItemsRoot",
    ]);
  });

  it("that an author gives goes first", () => {
    class Said extends BookItems {
      override describe() {
        return { get: { operationId: "getBookItems" } };
      }
    }
    expect(idsOf(ofClass("/a"), route("/b", Said))).toEqual(["getBookItemsA", "getBookItems"]);
  });

  it("is that of one operation", () => {
    const [one, other] = [literal("/books/by/id"), literal("/books/by-id")];
    expect(() => gets(one, other)).toThrow(
      /^SAME_OPERATION_ID: .*: operationId getBooksById of get \/books\/by-id is that of get \/books\/by\/id\. Write instead: an operationId of its own for one of the two$/,
    );
  });
});

describe("the tag of an operation", () => {
  it.each<[readonly string[], readonly string[]]>([
    [["/books"], ["books"]],
    [
      ["/books", "/books/{id}"],
      ["books", "books"],
    ],
    [
      ["/v1/books", "/v1/people"],
      ["books", "people"],
    ],
    [
      ["/v1/books", "/v1/people", "/"],
      ["books", "people", "root"],
    ],
    [
      ["/api/v1/books", "/api/v1/people/{id}"],
      ["books", "people"],
    ],
    [
      ["/api/v1/books", "/api/v2/books"],
      ["v1", "v2"],
    ],
    [
      ["/api/books", "/other/books"],
      ["api", "other"],
    ],
    [
      ["/api/books", "/api"],
      ["api", "api"],
    ],
    [
      ["/api/{id}", "/api/{id}/books"],
      ["api", "api"],
    ],
    [
      ["/{tenant}/books", "/{tenant}/people"],
      ["books", "people"],
    ],
    [["/{id}"], ["by id"]],
    [
      ["/{id}/{part}", "/a"],
      ["by id by part", "a"],
    ],
  ])("of %j is the first segment that not all share: %j", (paths, tags) => {
    expect(tagsOf(...paths.map(literal))).toEqual(tags);
  });

  it("of a class is its name where there is no such segment", () => {
    expect(tagsOf(ofClass("/"), ofClass("/{id}"))).toEqual(["BookItems", "BookItems"]);
  });
});

describe("the summary of an operation", () => {
  it("is its verb and what it is about", () => {
    const summaries = gets(literal("/"), literal("/my-books/{bookId}"), ofClass("/b")).map(({ summary }) => summary);
    expect(summaries).toEqual(["Get root", "Get my books by book id", "Get book items"]);
  });
});

describe("words", () => {
  it.each([
    ["if-none-match", "IfNoneMatch", "if none match"],
    ["ifNoneMatch", "IfNoneMatch", "if none match"],
    ["HTTPServer2Go", "HTTPServer2Go", "HTTP server2 go"],
    ["bookIDs", "BookIDs", "book IDs"],
    ["URLsOfBooks", "URLsOfBooks", "URLs of books"],
    ["A", "A", "a"],
    ["a--b  c", "ABC", "a b c"],
    ["-a-", "A", "a"],
    ["", "", ""],
  ])("of %j: %s, and for readers %s", (text, pascal, plain) => {
    expect([pascalCase(text), plainWords(text)]).toEqual([pascal, plain]);
  });
});
