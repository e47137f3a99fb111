import createClient from "openapi-fetch";
import type { components, paths } from "./generated/library.js";

type Book = components["schemas"]["Book"];
type Problem = components["schemas"]["Problem"];

/** A walk through the library with a client that knows nothing of it but the document. Gives the statuses it saw. */
export async function tour(baseUrl: string): Promise<readonly number[]> {
  const client = createClient<paths>({ baseUrl });
  const seen: number[] = [];
  const saw = ({ response }: { readonly response: Response }) => seen.push(response.status);

  const login = await client.POST("/login", { body: { username: "ada", password: "analytical" } });
  saw(login);
  if (login.data === undefined) throw new Error("the log in was refused");
  const { token, expiresIn } = login.data as components["schemas"]["Grant"];
  if (expiresIn <= 0) throw new Error("the token has expired before it was used");
  const authorization = { Authorization: `Bearer ${token}` };

  const body = {
    title: "Orlando",
    author: "Virginia Woolf",
    year: 1928,
    isbn: "9780156701600",
    genre: "novel",
  } as const;
  const refused = await client.POST("/books", { body });
  saw(refused);
  if ((refused.error as Problem | undefined)?.status !== 401)
    throw new Error("a write without a token was let through");

  const added = await client.POST("/books", { body, headers: authorization });
  saw(added);
  const book = added.data as Book | undefined;
  if (book === undefined) throw new Error("the new book did not come back");

  const path = { id: String(book.id) };
  const read = await client.GET("/books/{id}", { params: { path } });
  saw(read);
  const tag = read.response.headers.get("etag") ?? "";
  saw(await client.GET("/books/{id}", { params: { path, header: { "If-None-Match": tag } }, parseAs: "text" }));
  saw(await client.DELETE("/books/{id}", { params: { path }, headers: authorization }));
  saw(await client.DELETE("/books/{id}", { params: { path, header: { "If-Match": tag } }, headers: authorization }));
  saw(await client.GET("/books/{id}", { params: { path } }));
  saw(await client.GET("/books", { params: { query: { q: "wolf", size: 2 } } }));
  return seen;
}

/** What the document does not have does not compile. Never called. */
export async function mistakes(): Promise<void> {
  const client = createClient<paths>();
  // @ts-expect-error there is no such path
  await client.GET("/boks");
  // @ts-expect-error the path has no such method
  await client.DELETE("/books");
  // @ts-expect-error the path needs its parameter
  await client.GET("/books/{id}");
  // @ts-expect-error a year is a number
  await client.POST("/books", { body: { title: "", author: "", year: "1928", isbn: "", genre: "novel" } });
  // @ts-expect-error the query has no such parameter
  await client.GET("/books", { params: { query: { pages: 2 } } });
}
