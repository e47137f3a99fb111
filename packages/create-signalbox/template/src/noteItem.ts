import { type Context, Resource } from "signalbox";
import { clientKey, TokenBucket } from "signalbox/limit";
import { NewNote, Note } from "./note.ts";
import type { Notes, Written } from "./notes.ts";

type NoteContext = Context<{ params: "id"; state: { found: Written } }>;

/** One note, at /notes/{id}. Each callback decides one question of the graph; whatever is not here has its default. */
export class NoteItem extends Resource<NoteContext> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT", "DELETE"];
  override readonly consumes = ["application/json"];
  override readonly body = NewNote;
  readonly #limiter = new TokenBucket({ capacity: 20, refillPerSec: 10 });
  readonly #notes: Notes;

  constructor(notes: Notes) {
    super();
    this.#notes = notes;
  }

  /** Twenty requests at once, then ten a second for each client. A number of seconds is 429 with Retry-After. */
  override withinRateLimit(ctx: NoteContext) {
    return this.#limiter.check(clientKey(ctx)) ?? true;
  }

  override resourceExists(ctx: NoteContext) {
    ctx.state.found = this.#notes.find(ctx.params.id);
    return ctx.state.found !== undefined;
  }

  /** Enables 304 for a client that has the note already, and 412 for one that would overwrite a note that has changed. */
  override generateEtag(ctx: NoteContext) {
    return String(ctx.require("found").version);
  }

  override represent(ctx: NoteContext): Note {
    return { id: ctx.params.id, text: ctx.require("found").text };
  }

  override apply(ctx: NoteContext, note: NewNote) {
    this.#notes.write(ctx.params.id, note);
  }

  override deleteResource(ctx: NoteContext) {
    this.#notes.remove(ctx.params.id);
  }

  override describe() {
    return {
      get: { summary: "Read a note", responses: { 200: Note } },
      put: { summary: "Write a note", responses: { 201: null, 204: null } },
      delete: { summary: "Remove a note", responses: { 204: null } },
    };
  }
}
