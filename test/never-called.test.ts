import { MountError, part, Resource, resource, route, Service } from "signalbox";
import { describe, expect, it } from "vitest";

/** Ruling 59: a callback that is written and that nothing can call is refused at mount. */

type Mounted = NonNullable<ConstructorParameters<typeof Service>[0]["routes"]>[number];

const literal = (keys: object): Mounted => resource("/it", keys as never);
const said = (mounted: () => Mounted): string => {
  try {
    return `${new Service({ routes: [mounted()] }).resources.length} mounted`;
  } catch (error) {
    return error instanceof MountError ? error.message : String(error);
  }
};

const yes = () => true;
const at = () => "/there";
const represent = () => 1;
const creating = { apply: at, createPath: at };

const REFUSED: readonly (readonly [keys: object, detail: string, remedy: string])[] = [
  [
    { represent, movedPermanently: at },
    "movedPermanently is never called without find and previouslyExisted",
    "find: (ctx) => …, previouslyExisted: (ctx) => …",
  ],
  [
    { represent, find: at, movedTemporarily: at },
    "movedTemporarily is never called without previouslyExisted",
    "previouslyExisted: (ctx) => …",
  ],
  [{ PUT: { apply: at }, permanentRedirect: at }, "without find", "find: (ctx) => …"],
  [{ represent, previouslyExisted: yes }, "without find", "find: (ctx) => …"],
  [{ POST: { processPost: at, allowMissingPost: yes } }, "without find", "find: (ctx) => …"],
  [{ represent, seeOther: at }, "for GET, HEAD, OPTIONS", "seeOther with a block for POST or QUERY"],
  [{ GET: { represent, seeOther: at } }, "for GET, HEAD", "a block for POST or QUERY"],
  [{ POST: { ...creating, seeOther: at } }, "without processPost", "processPost: (ctx) => …"],
  [{ POST: { processPost: at, createPath: at } }, "without postIsCreate", "postIsCreate: (ctx) => …"],
  [{ POST: { processPost: at, contentLocation: at } }, "contentLocation is never called for POST", "GET or QUERY"],
  [
    { GET: { represent, isConflict: yes } },
    "isConflict is never called for GET, HEAD",
    "a block for POST or PUT or PATCH",
  ],
  [{ represent, equivalentLocation: at }, "equivalentLocation is never called", "a block for QUERY"],
  [{ represent, deleteCompleted: yes }, "deleteCompleted is never called", "a block for DELETE"],
];

describe("a callback that nothing can call (ruling 59)", () => {
  it.each(REFUSED)("is refused in a literal: %o", (keys, detail, remedy) => {
    const message = said(() => literal(keys));
    expect(message).toContain("NEVER_CALLED: /it");
    expect(message).toContain(detail);
    expect(message.split("Write instead: ")[1]).toContain(remedy);
  });

  it.each([
    { represent, find: at, previouslyExisted: yes, movedPermanently: at, movedTemporarily: at },
    { find: at, PUT: { apply: at }, movedPermanently: at },
    { represent, find: at, PUT: { apply: at }, movedPermanently: at },
    { POST: { processPost: at, seeOther: at } },
    { represent, contentLocation: at, links: () => [], POST: { processPost: at } },
    { represent, seeOther: at, POST: { processPost: at } },
    { represent, seeOther: undefined },
  ])("is not one that can: %o", (keys) => {
    expect(said(() => literal(keys))).toBe("1 mounted");
  });

  it("may be in a part, which is for many resources", () => {
    const moved = part({ movedPermanently: at });
    expect(said(() => literal({ with: [moved], represent }))).toBe("1 mounted");
  });

  class Shared extends Resource {
    override represent(): unknown {
      return 1;
    }
    override movedPermanently(): string {
      return "/there";
    }
  }
  class Own extends Shared {
    override seeOther(): string {
      return "/there";
    }
  }

  it("may be in a class that the resource's extends, and not in its own", () => {
    class Below extends Shared {}
    expect(said(() => route("/it", Below))).toBe("1 mounted");
    expect(said(() => route("/it", Own))).toContain("seeOther with POST or QUERY in allowedMethods");
  });

  it("is found under the parts of a service, too", () => {
    const withPart = () => new Service({ with: [part({ uriTooLong: () => false })], routes: [route("/it", Own)] });
    expect(withPart).toThrow("NEVER_CALLED: Own: seeOther");
  });

  it.each([
    [{ GET: { represent, body: {} } }, "GET has body, and no content is read for it"],
    [{ GET: { represent, response: [{}] } }, "z.array(Book)"],
    [{ GET: { represent, response: { "2xx": null } } }, "response is an object"],
  ])("nor is there a declaration that means nothing: %o", (keys, words) => {
    expect(said(() => literal(keys))).toContain(words);
  });

  it("is one of a part for codecs: they stand in the resource, or in its group", () => {
    expect(() => part({ codecs: {} } as never)).toThrow("codecs in the resource, or in its group");
  });
});
