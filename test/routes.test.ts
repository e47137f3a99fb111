import {
  type Context,
  command,
  type Description,
  HttpResponse,
  hrefOf,
  Resource,
  resource,
  route,
  Service,
} from "signalbox";
import { generateOpenapi } from "signalbox/openapi";
import { checkContract, request } from "signalbox/testing";
import { describe, expect, expectTypeOf, it } from "vitest";
import { addressOf, isAt } from "../src/client/address.ts";

type FileContext = Context<{ params: "path" }>;

const FILES: Readonly<Record<string, string>> = { "a.txt": "a", "sub/b c.txt": "b", "sub/ü/d.txt": "d" };

/** Whatever stands below /files. */
class File extends Resource<FileContext> {
  override resourceExists({ params }: FileContext) {
    return params.path in FILES;
  }
  override represent({ params }: FileContext) {
    return { path: params.path };
  }
  override describe(): Description {
    return { get: { summary: "Read a file" } };
  }
}

const routes = [
  route("/files/{path*}", File),
  command("GET", "/echo/{id}/{rest*}", ({ params }) => {
    expectTypeOf(params).toEqualTypeOf<Readonly<Record<"id" | "rest", string>>>();
    return HttpResponse.text(`${params.id} | ${params.rest}`);
  }),
];
const service = new Service({ routes, trace: true });

describe("a last segment that takes the rest", () => {
  it.each([
    ["/files/a.txt", "a.txt"],
    ["/files/sub/b%20c.txt", "sub/b c.txt"],
    ["/files/sub/%C3%BC/d.txt", "sub/ü/d.txt"],
  ])("%s is the file %s: each segment is decoded by itself", async (target, path) => {
    const response = await request(service, "GET", target);
    expect([response.status, await response.json()]).toEqual([200, { path }]);
  });

  it("reaches commands as well, beside a parameter", async () => {
    expect(await (await request(service, "GET", "/echo/a%2Fb/c/d%20e")).text()).toBe("a/b | c/d e");
  });

  it.each(["/files", "/files/", "/echo/1", "/echo/1/"])("is never empty: %s is 404", async (target) => {
    expect((await request(service, "GET", target)).status).toBe(404);
  });

  // RFC 3986 2.2: “URIs that differ in the replacement of a reserved character with its corresponding percent-encoded
  // octet are not equivalent.” A value that was decoded could not keep the two apart.
  it.each(["/files/sub%2Fa.txt", "/files/sub%2fa.txt", "/files/..%2Fsecret"])(
    "ruling 61: %s is 404",
    async (target) => {
      expect((await request(service, "GET", target)).status).toBe(404);
    },
  );

  describe("ruling 61: {path**} takes encoded slashes as slashes", () => {
    const tail = resource("/tails/{path**}", { represent: ({ params }) => params.path });
    const tails = new Service({ resources: { tail } });

    it.each([
      ["/tails/a%2Fb/c%2fd%20e", 200, "a/b/c/d e"],
      ["/tails/a%252Fb", 200, "a%2Fb"],
      ["/tails/%2Fetc", 404, undefined],
      ["/tails/a%2F..%2Fb", 400, undefined],
      ["/tails/%2E%2E%2Fa", 400, undefined],
    ])("%s is %i %s", async (target, status, path) => {
      const response = await request(tails, "GET", target);
      expect([response.status, response.status === 200 ? await response.json() : undefined]).toEqual([status, path]);
    });

    it("and so do the document, hrefOf and the client", () => {
      const { paths } = generateOpenapi(tails, { title: "it", version: "1" });
      expect(Object.keys(paths)).toEqual(["/tails/{path}"]);
      expect(hrefOf(tail, { path: "a/b" })).toBe("/tails/a/b");
      const base = new URL("http://localhost");
      expect(addressOf(base, tail.pattern, { params: { path: "a/b" } }).pathname).toBe("/tails/a/b");
      expect(isAt(base, tail.pattern, new URL("/tails/a/b", base))).toBe(true);
    });
  });

  it.each(["/files/sub/%2e%2e/secret", "/files/sub/../secret", "/files/%00", "/files/a%"])(
    "%s is 400: a dot segment, NUL, or no escape",
    async (target) => {
      const response = await request(service, "GET", target);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ detail: expect.stringContaining("dot segment") });
    },
  );

  it("a pattern of another name for the same paths is refused at mount", () => {
    const twice = [route("/files/{path*}", File), command("GET", "/files/{rest*}", () => HttpResponse.empty())];
    expect(() => new Service({ routes: twice })).toThrow(/^SAME_PATTERN: GET \/files\/\{rest\*\}: /);
  });

  it("a resource that needs another parameter does not compile, and is refused at mount", () => {
    class Strict extends File {
      override readonly params = ["path"] as const;
    }
    // @ts-expect-error: the pattern lacks "path"
    expect(() => new Service({ routes: [route("/files/{rest*}", Strict)] })).toThrow(/^PATTERN_LACKS_PARAMETER: /);
  });
});

describe("the document", () => {
  const info = { title: "Files", version: "1" };

  it("has a path parameter, which says that it holds slashes", () => {
    const { paths, components } = generateOpenapi(new Service({ routes }), info);
    expect(Object.keys(paths)).toEqual(["/files/{path}"]);
    expect(components.parameters).toMatchObject({
      "path.path": {
        name: "path",
        in: "path",
        required: true,
        "x-rest": true,
        description: expect.stringContaining("slashes"),
      },
    });
  });

  it("keeps it where the author says more of the parameter", () => {
    class Described extends File {
      override describe() {
        const parameter = { name: "path", in: "path", description: "Where the file is." } as const;
        return { get: { parameters: [parameter] } };
      }
    }
    const { components } = generateOpenapi(new Service({ routes: [route("/files/{path*}", Described)] }), info);
    expect(Object.values(components.parameters ?? {})).toContainEqual(
      expect.objectContaining({ description: "Where the file is.", "x-rest": true }),
    );
  });

  it("refuses two routes that it could not tell apart, which the router can", () => {
    const both = [route("/files/{path}", File), route("/files/{path*}", File)];
    expect(() => new Service({ routes: both })).not.toThrow();
    expect(() => generateOpenapi(new Service({ routes: both }), info)).toThrow(
      /^SAME_PATTERN: File: a document has one path/,
    );
  });

  it("is kept: the contract check sends the slashes as they are", async () => {
    const document = generateOpenapi(new Service({ routes }), info);
    const parameters = { path: Object.keys(FILES) };
    const report = await checkContract(service, document, { parameters, requests: 200 });
    expect([report.undocumented, report.undrawn]).toEqual([[], []]);
  });
});
