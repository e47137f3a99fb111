import { route, Service } from "signalbox";
import { generateOpenapi, openapiPage, openapiRoutes } from "signalbox/openapi";
import { NoteItem } from "./noteItem.ts";
import { Notes } from "./notes.ts";

const notes = new Notes();
notes.write("hello", { text: "A note to begin with." });

const routes = [route("/notes/{id}", new NoteItem(notes))];

/** Read off the same plans that handle requests. Served at /openapi.json, and as a page at /docs. */
export const document = generateOpenapi({ title: "{{name}}", version: "0.1.0", routes });

/** What `signalbox serve`, `routes`, `graph`, `explain` and `check` work with. */
export const service = new Service({
  routes: [...routes, ...openapiRoutes(document), ...openapiPage(document, "/docs")],
});

/** What `signalbox check` cannot read off the document: a note that is there. */
export const contract = { parameters: { id: ["hello"] } };
