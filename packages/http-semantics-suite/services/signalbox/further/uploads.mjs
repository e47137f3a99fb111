import { createHash } from "node:crypto";
import { Halt, resource } from "signalbox";
import { createMultipartCodec, uploads as form } from "signalbox/multipart";
import { z } from "zod";

/** Requests that are inside /u/stream. */
export const uploads = { now: 0 };
const MIB = 1024 * 1024;
const limits = { parts: 10, partBytes: MIB, fieldBytes: 1024, headerBytes: 16_384 };

async function digested(content) {
  const hash = createHash("sha256");
  let size = 0;
  for await (const piece of content) {
    hash.update(piece);
    size += piece.byteLength;
  }
  return { size, sha256: hash.digest("hex") };
}

export const resources = {
  uForm: resource("/u/form", {
    codecs: { "multipart/form-data": createMultipartCodec(limits) },
    maxBodyBytes: 4 * MIB,
    POST: {
      consumes: ["multipart/form-data"],
      body: form(z.record(z.string(), z.union([z.string(), z.array(z.string())])), {}),
      processPost: async ({ body }) => {
        const files = [];
        for await (const file of body.files) {
          const { name: field, filename, type, content } = file;
          files.push({ field, filename, type, ...(await digested(content)) });
        }
        const fields = Object.entries(body.fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
        return { fields, files };
      },
    },
  }),
  uStream: resource("/u/stream", {
    codecs: { "multipart/form-data": createMultipartCodec({ partBytes: 64 * MIB }) },
    maxBodyBytes: 64 * MIB,
    POST: {
      consumes: ["multipart/form-data"],
      body: form(z.object({ token: z.string().optional() }), {}),
      halts: [403],
      processPost: async ({ body }) => {
        uploads.now += 1;
        try {
          if (body.fields.token !== undefined && body.fields.token !== "right") throw new Halt(403);
          for await (const file of body.files) return await digested(file.content);
          throw new Halt(403);
        } finally {
          uploads.now -= 1;
        }
      },
    },
  }),
};
