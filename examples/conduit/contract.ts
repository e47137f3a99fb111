import type { ContractOptions } from "signalbox/testing";
import { hash } from "./password.ts";
import { articles, comments, users } from "./store.ts";

// What the contract check has to know of the application: who may sign in, and what is there.

export { document, service } from "./app.ts";

const PASSWORD = "long enough";
const [writer, reader] = [
  users.add("writer", "writer@example.org", await hash(PASSWORD)),
  users.add("reader", "reader@example.org", await hash(PASSWORD)),
];
/** They do not sign in, so that their names, and the article of the first, stay while the other users change theirs. */
const authors = Array.from({ length: 20 }, (_, n) => users.add(`author${n}`, `author${n}@example.org`, "no password"));
const [author = writer] = authors;
const fields = { description: "d", body: "b", tagList: ["drawn"] };
const kept = articles.add(author, { ...fields, title: "Kept" });
const others = Array.from({ length: 60 }, (_, n) =>
  articles.add(n % 2 === 0 ? writer : reader, { ...fields, title: `Article ${n}` }),
);
const said = Array.from({ length: 60 }, (_, n) => comments.add(kept, n % 2 === 0 ? writer : reader, "Well said"));

export async function conduitContract(tokenOf: (email: string) => Promise<string>): Promise<ContractOptions> {
  return {
    credentials: {
      Token: [`Token ${await tokenOf("writer@example.org")}`, `Token ${await tokenOf("reader@example.org")}`],
    },
    parameters: {
      username: authors.map(({ username }) => username),
      slug: others.flatMap(({ slug }) => [slug, kept.slug]),
      id: said.map(({ id }) => String(id)),
    },
    bodies: {
      postApiUsersLogin: [{ user: { email: "writer@example.org", password: PASSWORD } }],
      postApiUsers: [{ user: { username: "writer", email: "writer@example.org", password: PASSWORD } }],
      putApiUser: [{ user: { bio: "Writes" } }, { user: { username: "writer" } }, { user: { username: "reader" } }],
    },
  };
}
