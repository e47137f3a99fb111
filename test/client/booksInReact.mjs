// A page in React with TanStack Query, as a front end would write it, but for JSX.
import { QueryClient, QueryClientProvider, useMutation, useQuery } from "@tanstack/react-query";
import { createElement as h, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { client } from "signalbox/client";
import { query } from "signalbox/client/query";

const cache = new QueryClient();
const queries = query(client("/"));
const book = queries("/books/{id}");

function List({ open }) {
  const { data, error } = useQuery(queries("/books").queryOptions());
  const add = useMutation(queries("/books").mutationOptions("POST", cache));
  const [title, setTitle] = useState("");
  if (error) return h("p", { role: "alert" }, `The list cannot be read: ${error.message}`);
  return h(
    "section",
    null,
    h("h1", null, "Books"),
    h(
      "ul",
      null,
      (data ?? []).map(({ id, title, year }) =>
        h("li", { key: id }, h("button", { onClick: () => open(id) }, title), h("span", null, year)),
      ),
    ),
    h(
      "form",
      {
        onSubmit: (event) => {
          event.preventDefault();
          add.mutate({ body: { title, year: 2026 } });
          setTitle("");
        },
      },
      h("input", { "aria-label": "New title", value: title, onChange: (event) => setTitle(event.target.value) }),
      h("button", null, "Add"),
    ),
  );
}

function Book({ id }) {
  const given = { params: { id } };
  const { data, error } = useQuery(book.queryOptions(given));
  const rename = useMutation(
    book.updateOptions(
      given,
      async (current, title) => {
        await globalThis.meanwhile?.();
        return { ...current, title };
      },
      cache,
    ),
  );
  const [title, setTitle] = useState("");
  if (error) return h("p", { role: "alert" }, error.reply?.status === 404 ? "There is no such book." : error.message);
  if (data === undefined) return h("p", null, "…");
  return h(
    "section",
    null,
    h("h2", null, `${data.title}, ${data.year}`),
    h(
      "form",
      {
        onSubmit: (event) => {
          event.preventDefault();
          rename.mutate(title);
        },
      },
      h("input", { "aria-label": "Title", value: title, onChange: (event) => setTitle(event.target.value) }),
      h("button", { disabled: rename.isPending }, "Rename"),
    ),
    rename.isSuccess && h("p", { role: "status" }, "Saved."),
  );
}

function App() {
  const [id, open] = useState();
  useEffect(() => {
    const leaving = new AbortController();
    const into = ({ data }, put) => put("/books/{id}", { params: { id: data.id } }, data);
    queries("/changes")
      .streamInto(cache, into, { signal: leaving.signal })
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return h("main", null, h(List, { open }), id !== undefined && h(Book, { key: id, id }));
}

createRoot(globalThis.document.querySelector("#app")).render(h(QueryClientProvider, { client: cache }, h(App)));
