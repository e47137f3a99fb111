import { z } from "zod";
import { resource, Service } from "../../../dist/index.js";
import { createMultipartCodec, uploads } from "../../../dist/multipart/index.js";
import { LARGEST_FILE, store } from "../domain.mjs";

const photos = resource("/photos", {
  codecs: { "multipart/form-data": createMultipartCodec({ partBytes: LARGEST_FILE }) },
  consumes: ["multipart/form-data"],
  maxBodyBytes: 2 * LARGEST_FILE,
  body: uploads(z.object({ title: z.string() })),
  processPost: async ({ body: { fields, files } }) => {
    for await (const file of files) await store(fields.title, file.content);
  },
});

export const app = () => new Service({ routes: [photos] });
