import { type Mcp, type OfferedOperation, serveMcp } from "signalbox/mcp";
import { beforeAll, describe, expect, it } from "vitest";
import { Assistant } from "./assistant.ts";
import { drawnCalls } from "./drawn.ts";
import { comparedWithPlans } from "./planned.ts";

process.env["CONDUIT_DB"] = ":memory:";

const { service } = await import("../../examples/conduit/app.ts");
const operations = new Map<string, OfferedOperation>();
const mcp: Mcp = serveMcp(service, {
  name: "Conduit",
  version: "1",
  offer: (operation) => operations.set(operation.operationId, operation).size > 0,
});

const article = { title: "Tools", description: "From the plan", body: "…", tagList: ["mcp"] };
let [guest, ann, bob]: Assistant[] = [];

async function registered(username: string): Promise<Assistant> {
  const user = { username, email: `${username}@example.org`, password: "long enough" };
  const reply = await guest?.call("postApiUsers", { body: { user } });
  return Assistant.at(service, { authorization: `Token ${reply?.value.body.user.token}` });
}

beforeAll(async () => {
  guest = await Assistant.at(service);
  ann = await registered("ann");
  bob = await registered("bob");
});

describe("Conduit, by the SDK's client", () => {
  it("has every operation as a tool, and every hint equals the plan (ruling 68)", () => {
    expect(mcp.leftOut).toEqual([]);
    expect(comparedWithPlans(service, mcp.tools, operations)).toEqual({ wrong: [], equal: 19 });
  });

  it("has every result within its schema, over every tool", async () => {
    const slug = (await ann?.call("postApiArticles", { body: { article } }))?.value.body.article.slug;
    const at = { params: { slug } };
    const comment = await bob?.call("postApiArticlesBySlugComments", { ...at, body: { comment: { body: "Good." } } });
    const calls: [Assistant | undefined, string, Record<string, unknown>, number][] = [
      [guest, "postApiUsersLogin", { body: { user: { email: "ann@example.org", password: "long enough" } } }, 200],
      [ann, "getApiUser", {}, 200],
      [ann, "putApiUser", { body: { user: { bio: "Writes." } } }, 200],
      [guest, "getApiProfilesByUsername", { params: { username: "ann" } }, 200],
      [bob, "postApiProfilesByUsernameFollow", { params: { username: "ann" } }, 200],
      [guest, "getApiArticles", { query: { tag: "mcp", limit: 5 } }, 200],
      [bob, "getApiArticlesFeed", {}, 200],
      [guest, "getApiArticlesBySlug", at, 200],
      [ann, "putApiArticlesBySlug", { ...at, body: { article: { body: "More." } } }, 200],
      [bob, "postApiArticlesBySlugFavorite", at, 200],
      [bob, "deleteApiArticlesBySlugFavorite", at, 200],
      [guest, "getApiArticlesBySlugComments", at, 200],
      [
        bob,
        "deleteApiArticlesBySlugCommentsById",
        { params: { slug, id: String(comment?.value.body.comment.id) } },
        204,
      ],
      [guest, "getApiTags", {}, 200],
      [bob, "deleteApiProfilesByUsernameFollow", { params: { username: "ann" } }, 200],
      [bob, "deleteApiArticlesBySlug", at, 403],
      [guest, "deleteApiArticlesBySlug", at, 401],
      [ann, "deleteApiArticlesBySlug", at, 204],
      [ann, "deleteApiArticlesBySlug", at, 404],
    ];
    for (const [assistant, name, args, status] of calls) {
      const { value } = (await assistant?.call(name, args)) ?? {};
      expect([name, value.status]).toEqual([name, status]);
    }
    expect(
      new Set(["postApiUsers", "postApiArticles", "postApiArticlesBySlugComments", ...calls.map(([, name]) => name)])
        .size,
    ).toBe(mcp.tools.length);
  });

  it("has no result outside of its schema, and no fault, in calls that are drawn from the input schemas", async () => {
    const assistants = [guest, ann, bob].filter((each) => each !== undefined);
    const { results, faults } = await drawnCalls(mcp.tools, assistants, 300, { username: ["ann", "bob"] });
    expect(faults).toEqual([]);
    expect(results.size).toBeGreaterThan(10);
  });

  it("has errors in the format of the service, with the question that decided", async () => {
    const wrong = await ann?.call("postApiArticles", { body: { article: { title: "" } } });
    expect(wrong?.value).toMatchObject({ status: 422, problem: { errors: { title: ["can't be blank"] } } });
    const { value } = (await guest?.call("postApiArticles", { body: { article } })) ?? {};
    expect(value).toMatchObject({
      status: 401,
      decided: { node: "B8" },
      problem: { errors: { token: ["is missing"] } },
    });
  });
});
