import { ClientFault, client, Refused } from "signalbox/client";
import type { Shelf } from "./shelf.ts";

/** What docs/client.md shows, as a page of another origin has it. Of the service it has the type alone. */
export async function tour(url: string) {
  const options = { remember: true, guard: true, follow: true, wait: { budget: 20_000 } } as const;
  const api = client<Shelf>(url, options);
  const other = client<Shelf>(url, options);
  const book = { params: { id: 1 } };

  const read = await api("/api/books/{id}").get(book).ok();
  const again = await api("/api/books/{id}").get(book);
  const missing = await api("/api/books/{id}").get({ params: { id: "none" } });
  const refused = await api("/api/books/{id}")
    .delete(book)
    .ok()
    .catch((error: unknown) => (error instanceof Refused ? error.reply.status : error));

  await other("/api/books/{id}").get(book).ok();
  await other("/api/books/{id}")
    .put({ ...book, body: { title: "Semaphores" } })
    .ok();
  const lost = await api("/api/books/{id}").put({ ...book, body: { title: "Lost" } });
  const merged = await api("/api/books/{id}").update(book, ({ title }) => ({ title: `${title}!` }));

  const made = await api("/api/books").post({ body: { title: "Gantries" } });
  const [followed, redirected] = [
    await api("/api/books/{id}").follow(made),
    await api("/api/books/{id}").follow(await api("/latest").post({})),
  ];
  const pages: string[] = [];
  for await (const page of api("/api/books").pages()) pages.push(...page.body.map(({ title }) => title));
  const ticks: number[] = [];
  for await (const { data } of api("/ticks").stream()) if (ticks.push(data.number) === 5) break;
  const waited = await api("/limited").get();
  const paid = await api("/payments").post({ idempotencyKey: "a key" }).ok();
  const paidAgain = await api("/payments").post({ idempotencyKey: "a key" }).ok();

  return {
    read: [read.etag, read.body.title, again.status],
    missing: missing.status === 404 ? missing.problem.title : missing.status,
    refused,
    lost: lost.status === 412 ? [lost.current?.title, lost.etag] : lost.status,
    merged: merged.status === 200 ? merged.body.title : merged.status,
    made: [made.status, made.status === 201 && made.location],
    followed: followed.status === 200 && followed.body.title,
    redirected: redirected.status === 200 && redirected.body.title,
    pages,
    ticks,
    waited: [waited.status, waited.attempts],
    paid: [paid.body.number, paidAgain.body.number],
  };
}

/** The tag of what is read, and what comes of a write. */
export async function write(url: string) {
  const book = client<Shelf>(url)("/api/books/{id}");
  const { etag } = await book.get({ params: { id: 1 } }).ok();
  const written = await book
    .put({ params: { id: 1 }, body: { title: "Points" } })
    .catch((error: unknown) => (error instanceof ClientFault ? `${error.kind}: ${error.operation}` : error));
  return [etag, written];
}
