// A service with a form to upload files, as a process of its own: it tells its port, and its memory when it is asked.
import { command, HttpResponse, resource, Service } from "signalbox";
import { multipartCodec, uploads } from "signalbox/multipart";
import { serve } from "signalbox/node";
import { z } from "zod";

const PAGE = `<!doctype html><title>Upload</title>
<form method="post" action="/photos" enctype="multipart/form-data">
  <input name="title" value="Harbour"><input type="file" name="photo"><button>Send</button>
</form>`;

const photos = resource("/photos", {
  codecs: { "multipart/form-data": multipartCodec },
  consumes: ["multipart/form-data"],
  maxBodyBytes: 400_000_000,
  body: uploads(z.object({ title: z.string() })),
  processPost: async ({ body: { fields, files } }) => {
    let bytes = 0;
    for await (const { content } of files) for await (const piece of content) bytes += piece.length;
    return { title: fields.title, bytes };
  },
});

const service = new Service({ routes: [photos, command("GET", "/", () => HttpResponse.html(PAGE))] });
const { port } = await serve(service, { port: 0 });
process.on("message", () => process.send?.(process.memoryUsage.rss()));
process.on("disconnect", () => process.exit());
process.send?.(port);
