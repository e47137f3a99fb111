import { Service } from "signalbox";
import { mountOpenapi } from "signalbox/openapi";
import { noteItem } from "./noteItem.ts";
import { Notes } from "./notes.ts";

const notes = new Notes();
notes.write("hello", { text: "A note to begin with." });

/** What `signalbox serve`, `routes`, `graph`, `explain` and `check` work with. */
export const service = new Service({ resources: { noteItem: noteItem(notes) } });

/** Read off the same plans that handle requests. Served at /openapi.json, and as a page at /docs. */
export const document = mountOpenapi(service, { title: "{{name}}", version: "0.1.0", page: "/docs" });

/** What `signalbox check` cannot read off the document: a note that is there. */
export const contract = { parameters: { id: ["hello"] } };
