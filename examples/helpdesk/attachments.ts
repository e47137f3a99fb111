import { randomUUID } from "node:crypto";
import { type ByteSource, type Codec, Halt, part, resource, stored } from "signalbox";
import { attachment, bytesCodec } from "signalbox/codecs";
import { z } from "zod";
import { inTransaction, only, pool, type Queryable, row, rows } from "./database.ts";
import { users } from "./session.ts";
import { Id, ticketOf } from "./tickets.ts";

const Attachment = z.object({ name: z.string(), size: z.int() }).meta({ id: "Attachment" });
type Attachment = z.infer<typeof Attachment>;

interface Upload {
  readonly upload: string;
  readonly size: number;
}
type AttachmentRow = Attachment & Upload;

const LIST =
  "SELECT name, size, upload FROM attachments WHERE ticket = $1 AND ($2::text IS NULL OR name = $2) ORDER BY name";
const INSERT = `INSERT INTO attachments (ticket, name, size, upload) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING RETURNING *`;
const UPDATE = `UPDATE attachments SET size = $3, upload = $4 WHERE ticket = $1 AND name = $2 AND upload = $5
  RETURNING *`;
const REMOVE = "DELETE FROM pieces WHERE upload = $1";
const KEEP = "INSERT INTO pieces (upload, number, bytes) VALUES ($1, $2, $3)";
const PIECE = "SELECT bytes FROM pieces WHERE upload = $1 AND number = $2";

const PIECE_BYTES = 65_536;

/** Stores the content as it arrives, piece by piece, in no transaction: a slow client holds no connection. */
async function keep(content: AsyncIterable<Uint8Array>): Promise<Upload> {
  const upload = randomUUID();
  let [size, number, rest] = [0, 0, Buffer.alloc(0)];
  const keepPiece = () => row(pool, KEEP, upload, number++, rest.subarray(0, PIECE_BYTES));
  for await (const chunk of content) {
    size += chunk.byteLength;
    for (rest = Buffer.concat([rest, chunk]); rest.length >= PIECE_BYTES; rest = rest.subarray(PIECE_BYTES))
      await keepPiece();
  }
  if (rest.length > 0) await keepPiece();
  return { upload, size };
}

/** Reads only the pieces of the range that the client wants. */
const sourceOf = ({ upload, size }: Upload): ByteSource => ({
  size,
  slice: async function* (start, end) {
    for (let at = start - (start % PIECE_BYTES); at < end; at += PIECE_BYTES) {
      const { bytes } = await only<{ bytes: Uint8Array }>(pool, PIECE, upload, at / PIECE_BYTES);
      yield bytes.subarray(Math.max(0, start - at), Math.min(bytes.length, end - at));
    }
  },
});

/** Undefined if another request has written the attachment since it was looked up. */
async function save(tx: Queryable, ticket: number, found: AttachmentRow | undefined, to: AttachmentRow) {
  if (found === undefined) return row<AttachmentRow>(tx, INSERT, ticket, to.name, to.size, to.upload);
  const saved = await row<AttachmentRow>(tx, UPDATE, ticket, to.name, to.size, to.upload, found.upload);
  if (saved !== undefined) await row(tx, REMOVE, found.upload);
  return saved;
}

/** The content of a request is not kept in memory. */
const asItComes: Codec = { encode: (value) => bytesCodec.encode(value), decodeStream: (content) => content };

/** What was received. If the write is stale it is tried again, and the content cannot be read twice. */
const receiving = part({ provide: (): { received: { upload?: Upload } } => ({ received: {} }) });

export const attachmentList = resource("/tickets/{ticket}/attachments", {
  with: [users],
  pathModel: z.object({ ticket: Id }),
  find: ({ user, params }) => ticketOf(user, params.ticket),
  summary: "List the files of a ticket",
  response: Attachment.array(),
  represent: async ({ entity }) => (await rows(pool, LIST, entity.id, null)).map((each) => Attachment.parse(each)),
});

export const attachmentItem = resource("/tickets/{ticket}/attachments/{name}", {
  with: [users],
  pathModel: z.object({ ticket: Id, name: z.string().max(200) }),
  halts: [404],
  ranges: "bytes",
  produces: ["application/octet-stream"],
  codecs: { "application/octet-stream": asItComes },
  find: async ({ user, params }) => {
    const ticket = await ticketOf(user, params.ticket);
    // Undefined would let a PUT create the attachment.
    if (ticket === undefined) throw new Halt(404);
    return row<AttachmentRow>(pool, LIST, ticket.id, params.name);
  },
  generateEtag: ({ entity }) => entity.upload,
  concurrency: "optimistic",
  GET: {
    summary: "Read a file, or a range of it",
    documentedHeaders: { "Content-Disposition": { description: "Browsers save the file.", statuses: [200, 206] } },
    represent: (ctx) => {
      ctx.setHeader("Content-Disposition", attachment(ctx.params.name));
      return sourceOf(ctx.entity);
    },
  },
  PUT: {
    with: [inTransaction, receiving],
    summary: "Attach a file",
    halts: [400],
    consumes: ["application/octet-stream"],
    maxBodyBytes: 10_000_000,
    response: { 201: null, 204: null },
    apply: async ({ params, entity, body, tx, received }) => {
      received.upload ??= await keep(body as AsyncIterable<Uint8Array>);
      if (received.upload.size === 0) throw new Halt(400, { detail: "The file is empty." });
      const saved = await save(await tx(), params.ticket, entity, { name: params.name, ...received.upload });
      return stored(saved, { asSent: true });
    },
  },
});
