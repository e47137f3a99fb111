import { resource } from "signalbox";
import { clientKey, limitBy, TokenBucket } from "signalbox/limit";
import { NewNote, Note } from "./note.ts";
import type { Notes } from "./notes.ts";

const limiter = new TokenBucket({ capacity: 20, refillPerSec: 10 });

/** One note, at /notes/{id}. Each callback decides one question of the graph; whatever is not here has its default. */
export const noteItem = (notes: Notes) =>
  resource("/notes/{id}", {
    // Twenty requests at once, then ten a second for each client. More is 429 with Retry-After.
    withinRateLimit: limitBy(limiter, clientKey),
    // Undefined is 404. What it gives is `entity` from here on.
    find: ({ params }) => notes.find(params.id),
    // Enables 304 for a client that has the note already, and 412 for one that would overwrite a note that has changed.
    generateEtag: ({ entity }) => String(entity.version),
    GET: {
      summary: "Read a note",
      response: Note,
      represent: ({ params, entity }) => ({ id: params.id, text: entity.text }),
    },
    PUT: {
      summary: "Write a note",
      body: NewNote,
      response: { 201: null, 204: null },
      apply: ({ params, body }) => notes.write(params.id, body),
    },
    DELETE: {
      summary: "Remove a note",
      response: { 204: null },
      deleteResource: ({ params }) => notes.remove(params.id),
    },
  });
