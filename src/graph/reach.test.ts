import { Resource } from "signalbox";
import { describe, expect, it } from "vitest";
import { countedBy } from "../openapi/counted.ts";
import { planFor } from "./plan.ts";
import { reachableStatuses, reachOf, requestFields, responseFields } from "./reach.ts";

const reach = (...given: Parameters<typeof reachOf>) => reachOf(...given).endings;

class Plain extends Resource {
  override represent(): unknown {
    return null;
  }
}

const but = (change: object = {}): Resource => Object.assign(new Plain(), change);
const yes = () => true;
const tag = { generateEtag: () => "v1" };
const bell = { allowedMethods: ["POST"], processPost: yes };

/** What the graph can come to, and what the document speaks of. */
const statuses = (method: string, change: object = {}) => reachableStatuses(planFor({ resource: but(change), method }));
const documented = (method: string, change: object = {}, named?: readonly number[]) => {
  const resource = but(change);
  return reachableStatuses(planFor({ resource, method }), {
    documented: resource,
    ...(named && { counted: countedBy(named, false) }),
  });
};

describe("the statuses of a plan", () => {
  it.each([
    ["GET", {}, [200, 304, 406, 412, 417]],
    ["FOO", {}, [501]],
    ["POST", {}, [405]],
    ["GET", { forbidden: yes }, [200, 304, 403, 406, 412, 417]],
    ["GET", { resourceExists: yes }, [200, 304, 404, 406, 412, 417]],
    ["GET", { ignoreUnacceptable: true }, [200, 304, 412, 417]],
  ])("%s %o: %o, in ascending order, each once", (method, change, expected) => {
    expect(statuses(method, change)).toEqual(expected);
  });
});

describe("what the document speaks of", () => {
  it.each([
    ["no condition without a validator", "GET", {}, [200, 406]],
    ["conditions with a tag", "GET", tag, [200, 304, 406, 412]],
    ["conditions with a date", "GET", { lastModified: () => new Date(0) }, [200, 304, 406, 412]],
    ["no codings where none is offered", "GET", { encodings: ["gzip"] }, [200, 406]],
    ["a PUT of a part is nobody's parameter", "PUT", { allowedMethods: ["PUT"], apply: yes }, [200, 204]],
  ])("%s: %s %o", (_what, method, change, expected) => {
    expect(documented(method, change)).toEqual(expected);
  });

  it.each([
    [[200], [200]],
    [[204], [204]],
    [
      [200, 204],
      [200, 204],
    ],
    [[], [200, 204]],
    [[202], [200, 204]],
  ])("where the value decides, a description that names %o holds it to %o", (named, expected) => {
    expect(documented("POST", bell, named).filter((status) => status < 300)).toEqual(expected);
  });

  it("what a description names decides nothing else", () => {
    expect(documented("GET", { ...tag, forbidden: yes }, [204])).toEqual([200, 304, 403, 406, 412]);
  });
});

describe("the endings of a plan", () => {
  it("name the open node that leads there; none where every request ends so", () => {
    expect(reach(planFor({ resource: but(), method: "FOO" }))).toEqual([
      { ending: { status: 501, carries: [] }, from: undefined, isGuarded: false },
    ]);
    const endings = reach(planFor({ resource: but({ forbidden: yes }), method: "GET" }));
    expect(endings.find(({ ending }) => ending.status === 403)?.from?.id).toBe("B7");
    expect(endings.find(({ ending }) => ending.status === 417)?.from?.id).toBe("B10a");
  });

  it("say whether a node comes before them that decides what a client may know (ruling 48)", () => {
    const endings = reach(planFor({ resource: but({ forbidden: yes, uriTooLong: yes }), method: "GET" }));
    const guarded = (status: number) => endings.find(({ ending }) => ending.status === status)?.isGuarded;
    expect([414, 417, 403, 200].map(guarded)).toEqual([false, false, true, true]);
  });

  it("are each met once a node", () => {
    const endings = reach(planFor({ resource: but(tag), method: "GET" }));
    const met = endings.map(({ ending, from }) => `${from?.id} ${ending.status}`);
    expect(new Set(met).size).toBe(met.length);
  });
});

describe("the fields that a plan looks at", () => {
  const fields = (method: string, change: object = {}, only = true) => {
    const resource = but(change);
    return [...reachOf(planFor({ resource, method }), only ? { documented: resource } : {}).fields].sort();
  };

  it.each([
    ["GET", {}, ["Accept"]],
    ["GET", tag, ["Accept", "If-Match", "If-None-Match"]],
    ["GET", { languages: ["en"], encodings: ["gzip"] }, ["Accept", "Accept-Encoding", "Accept-Language"]],
    ["PUT", { allowedMethods: ["PUT"], apply: yes, consumes: ["a/b"] }, ["Accept", "Content-Type"]],
  ])("%s %o: %o", (method, change, expected) => {
    expect(fields(method, change)).toEqual(expected);
  });

  it("are more where the document is not asked", () => {
    expect(fields("GET", {}, false)).toEqual(["Accept", "Accept-Encoding", "Expect", "If-Match", "If-None-Match"]);
  });
});

describe("the fields that a document lists", () => {
  const listed = (method: string, change: object = {}) => {
    const resource = but(change);
    const reach = reachOf(planFor({ resource, method }), { documented: resource });
    return [...requestFields(reach, { resource, method })].sort();
  };
  const put = { allowedMethods: ["GET", "PUT"], apply: yes, generateEtag: () => "v1" };

  it("RFC 9530 4: include those that ask for a digest, if there are digests", () => {
    expect(listed("GET", { digests: ["sha-256"] })).toEqual(["Accept", "Want-Content-Digest", "Want-Repr-Digest"]);
    expect(listed("GET")).toEqual(["Accept"]);
  });

  it("include no field that neither chooses nor is refused, although that of another axis is", () => {
    expect(listed("GET", { languages: ["en"], ignoreUnacceptable: ["language"] })).toEqual(["Accept"]);
    expect(listed("GET", { languages: ["en"] })).toEqual(["Accept", "Accept-Language"]);
  });

  it("include Last-Event-ID where events are read, and for no other type that names them", () => {
    expect(listed("GET", { produces: ["text/event-stream"] })).toContain("Last-Event-ID");
    const produces = ['application/json; of="text/event-stream"'];
    expect(listed("GET", { produces })).not.toContain("Last-Event-ID");
  });

  it("RFC 7240 2: include Prefer for a method that honours a preference", () => {
    const preferences = ["return"];
    expect(listed("PUT", { ...put, preferences })).toContain("Prefer");
    expect(listed("GET", { ...put, preferences })).not.toContain("Prefer");
    expect(listed("PUT", put)).not.toContain("Prefer");
  });
});

describe("the fields that responses have", () => {
  const sent = (change: object) => {
    const subject = { resource: but(change), method: "GET" };
    const reach = reachOf(planFor(subject), { documented: subject.resource });
    return [...responseFields(reach, subject)].sort();
  };

  it.each([
    ["a 401: its challenge (RFC 9110 11.6.1)", 401, ["WWW-Authenticate"]],
    ["a 405: what is allowed (RFC 9110 10.2.1)", 405, ["Allow"]],
    ["a 429: that it must not be stored (RFC 6585 4)", 429, ["Cache-Control"]],
    ["a 304: nothing, because a Halt below 400 has its own fields alone", 304, []],
  ])("a Halt may be %s", (_what, status, fields) => {
    expect(sent({ halts: [status] })).toEqual(fields);
  });

  it("ruling 48: include Vary behind a guard, whose fields a Halt has too", () => {
    expect(sent({ halts: [410], forbidden: yes })).toEqual(["Vary"]);
    expect(sent({ halts: [410] })).toEqual([]);
  });
});
