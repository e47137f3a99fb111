import { type Context, type HttpRequest, part, Resource, resource, route } from "signalbox";
import { z } from "zod";

/** One resource in both forms, each with notes of its own: everyone may read a note, and its owner may change and remove it. */

const Note = z.object({ text: z.string().min(1) }).meta({ id: "Note" });

interface Stored {
  readonly owner: string;
  readonly text: string;
  readonly version: number;
}
const written = () => new Map<string, Stored>([["1", { owner: "ann", text: "Buy milk.", version: 1 }]]);

function userOf(request: HttpRequest) {
  return request.headers.get("authorization")?.replace(/^Bearer /, "");
}

export function asLiteral() {
  const notes = written();
  const signedIn = part({
    security: ["bearer"],
    isAuthorized: ({ request }) => {
      const user = userOf(request);
      return user === undefined ? "Bearer" : { user };
    },
  });
  const ofNote = part({ params: ["id"], find: ({ params }) => notes.get(params.id) });
  const owned = part({ with: [ofNote, signedIn], withheld: ({ entity, user }) => entity.owner !== user });

  return resource("/notes/{id}", {
    with: [ofNote],
    putCreates: false,
    generateEtag: ({ entity }) => String(entity.version),
    GET: { summary: "Read a note", response: Note, represent: ({ entity }) => ({ text: entity.text }) },
    PUT: {
      with: [owned],
      summary: "Change a note",
      body: Note,
      response: { 204: null },
      apply: ({ params, entity, body }) =>
        void notes.set(params.id, { ...entity, ...body, version: entity.version + 1 }),
    },
    DELETE: {
      with: [owned],
      summary: "Remove a note",
      response: { 204: null },
      deleteResource: ({ params }) => void notes.delete(params.id),
    },
  });
}

type NoteContext = Context<{ params: "id"; state: { user: string; found: Stored } }>;
const WRITES = ["PUT", "DELETE"];

export function asClass() {
  const notes = written();
  class NoteItem extends Resource<NoteContext> {
    override readonly allowedMethods = ["GET", "HEAD", "PUT", "DELETE"];
    override readonly onlyFor = { isAuthorized: WRITES, withheld: WRITES };
    override readonly consumes = ["application/json"];
    override readonly body = Note;
    override readonly putCreates = false;

    override isAuthorized(ctx: NoteContext) {
      ctx.state.user = userOf(ctx.request);
      return ctx.state.user === undefined ? "Bearer" : true;
    }
    override resourceExists(ctx: NoteContext) {
      ctx.state.found = notes.get(ctx.params.id);
      return ctx.state.found !== undefined;
    }
    override withheld(ctx: NoteContext) {
      return ctx.require("found").owner !== ctx.require("user");
    }
    override generateEtag(ctx: NoteContext) {
      return String(ctx.require("found").version);
    }
    override deleteResource(ctx: NoteContext) {
      notes.delete(ctx.params.id);
    }
    override apply(ctx: NoteContext, { text }: z.infer<typeof Note>) {
      const { owner, version } = ctx.require("found");
      notes.set(ctx.params.id, { owner, text, version: version + 1 });
    }
    override represent(ctx: NoteContext) {
      return { text: ctx.require("found").text };
    }
    override describe() {
      return {
        get: { summary: "Read a note", responses: { 200: Note } },
        put: { summary: "Change a note", responses: { 204: null }, security: ["bearer"] },
        delete: { summary: "Remove a note", responses: { 204: null }, security: ["bearer"] },
      };
    }
  }

  return route("/notes/{id}", NoteItem);
}
