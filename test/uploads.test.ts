import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { type Context, Resource, route, Service } from "signalbox";
import { createMultipartCodec, type FilePart, multipartCodec, type UploadedForm, uploads } from "signalbox/multipart";
import { serve } from "signalbox/node";
import { generateOpenapi } from "signalbox/openapi";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";

const Caption = z.object({ title: z.string().min(1) });

class Photos extends Resource {
  override readonly allowedMethods: readonly string[] = ["POST"];
  override readonly consumes = ["multipart/form-data"];
  override readonly body = uploads(Caption, { photo: { type: "image/png" } });
  override readonly maxBodyBytes: number = 2_000_000;
  readonly taken: string[] = [];

  override async processPost(_: Context, { fields, files }: UploadedForm<z.infer<typeof Caption>>) {
    for await (const file of files) {
      let length = 0;
      for await (const piece of file.content) length += piece.length;
      this.taken.push(`${fields.title}: ${file.name} ${file.filename} ${file.type} ${length}`);
    }
    return { taken: this.taken };
  }
  override describe() {
    return { post: { security: [], summary: "Take photos." } };
  }
}

const codecs = {
  "application/json": { encode: (value: unknown) => JSON.stringify(value) },
  "multipart/form-data": multipartCodec,
};
const part = (disposition: string, text: string, type = "") =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n${type && `Content-Type: ${type}\r\n`}\r\n${text}\r\n`;
const title = part("name=title", "Points");
const photo = part('name=photo; filename="a.png"', "x".repeat(1000), "image/png");
const headers = { "Content-Type": "multipart/form-data; boundary=b" };

function send(body: string, resource: Resource = new Photos(), sent: Readonly<Record<string, string>> = headers) {
  const service = new Service({
    routes: [route("/photos", resource, { codecs })],
    onError: (error) => console.error(error),
  });
  return request(service, "POST", "/photos", { headers: sent, body });
}

describe("an upload", () => {
  it("gives the author fields that the model has accepted, and the files as they come", async () => {
    const response = await send(`${title}${photo}${part("name=photo; filename=b.png", "yy", "Image/PNG;a=b")}--b--`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      taken: ["Points: photo a.png image/png 1000", "Points: photo b.png Image/PNG;a=b 2"],
    });
  });

  it("is 400 where a field is missing when the first file comes, and says so", async () => {
    const response = await send(`${photo}${title}--b--`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [{ pointer: "/title", detail: expect.stringContaining("has to come before the first file") }],
    });
  });

  it.each([
    [
      "a field behind a file",
      `${title}${photo}${part("name=late", "x")}--b--`,
      400,
      'The field "late" stands behind the first file',
    ],
    ["no last boundary", `${title}${photo}`, 400, "before its last boundary"],
    ["no form at all", "nothing", 400, "before its last boundary"],
  ])("with %s is refused", async (_, body, status, detail) => {
    const response = await send(body);
    expect(response.status).toBe(status);
    expect(JSON.stringify(await response.json())).toContain(detail.replaceAll('"', '\\"'));
  });

  it("that is no form is refused as a whole: the pointer is empty (RFC 6901 5)", async () => {
    expect(await (await send("nothing")).json()).toMatchObject({ errors: [{ pointer: "" }] });
  });

  it("without a boundary is 400, of another type 415, too long 413, with a name that says which part", async () => {
    expect((await send(`${title}--b--`, new Photos(), { "Content-Type": "multipart/form-data" })).status).toBe(400);
    expect((await send("{}", new Photos(), { "Content-Type": "application/json" })).status).toBe(415);
    const long = `${title}${part("name=photo; filename=a", "x".repeat(2_000_000))}--b--`;
    expect((await send(long)).status).toBe(413);
    class Small extends Photos {}
    const own = { ...codecs, "multipart/form-data": createMultipartCodec({ partBytes: 500 }) };
    const service = new Service({ routes: [route("/photos", new Small(), { codecs: own })] });
    const response = await request(service, "POST", "/photos", { headers, body: `${title}${photo}--b--` });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ detail: 'The part "photo" is longer than 500 bytes.' });
  });

  it.each([
    ["of another type is 415 (RFC 9110 15.5.16)", part("name=photo; filename=a", "x", "text/html"), 415],
    ["of no type, which is text/plain (RFC 7578 4.4), is 415", part("name=photo; filename=a", "x"), 415],
    ["of a type that cannot be read is 415", part("name=photo; filename=a", "x", "png"), 415],
    ["that is not there, but has to be, is 400", "", 400],
    ["that a browser sends where none was chosen is not there", part('name=photo; filename=""', "", "a/b"), 400],
    ["that nothing describes is passed on", `${photo}${part("name=other; filename=a", "x", "text/html")}`, 200],
  ])("with a file %s", async (_, files, status) => {
    class Described extends Photos {
      override readonly body = uploads(Caption, { photo: { type: "image/png", required: true } });
    }
    const response = await send(`${title}${files}--b--`, new Described());
    expect(response.status).toBe(status);
    if (status !== 200) expect(JSON.stringify(await response.json())).toContain('The file \\"photo\\" is');
  });

  it.each([
    ["100,000 fields", `${part("name=a", "x").repeat(100_000)}--b--`],
    ["100,000 files", `${title}${part("name=photo; filename=a", "x", "image/png").repeat(100_000)}--b--`],
    [
      "a header of a megabyte",
      `--b\r\nContent-Disposition: form-data; name=${"a".repeat(1_000_000)}\r\n\r\nx\r\n--b--`,
    ],
    ["100,000 header fields", `--b\r\n${"A: b\r\n".repeat(100_000)}\r\nx\r\n--b--`],
  ])("of %s is 413", async (_, body) => {
    class Large extends Photos {
      override readonly maxBodyBytes = 20_000_000;
    }
    expect((await send(body, new Large())).status).toBe(413);
  });

  it("comes to the author while it is sent: the first piece is read before the last is written", async () => {
    let taken = 0;
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    class Counting extends Photos {
      override readonly maxBodyBytes = 30_000_000;
      override async processPost(_: Context, { files }: UploadedForm<z.infer<typeof Caption>>) {
        for await (const file of files) {
          for await (const piece of file.content) {
            taken += piece.length;
            begin();
          }
        }
        return { taken: [] };
      }
    }
    const service = new Service({ routes: [route("/photos", new Counting(), { codecs })] });
    const running = await serve(service, { port: 0, host: "127.0.0.1" });
    try {
      const sending = httpRequest({ port: running.port, host: "127.0.0.1", path: "/photos", method: "POST", headers });
      sending.write(`${title}--b\r\nContent-Disposition: form-data; name=other; filename=a\r\n\r\nfirst`);
      await begun;
      const megabyte = Buffer.alloc(1_048_576, 120);
      for (let sent = 0; sent < 16; sent += 1) if (!sending.write(megabyte)) await once(sending, "drain");
      sending.end("\r\n--b--");
      const [response] = await once(sending, "response");
      response.resume();
      expect([response.statusCode, taken]).toEqual([200, 5 + 16 * 1_048_576]);
    } finally {
      await running.close();
    }
  });

  it("is in the document, with its fields and files", () => {
    const document = generateOpenapi(new Service({ routes: [route("/photos", Photos, { codecs })] }), {
      title: "Photos",
      version: "1",
    });
    const content = document.paths["/photos"]?.post?.requestBody;
    expect(JSON.stringify(content)).toContain("multipart/form-data");
    expect(JSON.stringify(document.components?.schemas)).toContain('"contentMediaType":"image/png"');
  });
});

describe("an upload that is read beside the loop, or after it", () => {
  type Files = UploadedForm["files"];
  const lengthOf = async ({ content }: FilePart) => {
    let length = 0;
    for await (const piece of content) length += piece.length;
    return length;
  };
  const kept = async (files: Files) => {
    const all: FilePart[] = [];
    for await (const file of files) all.push(file);
    return all;
  };
  const beside = async (files: Files, readFile: (file: FilePart) => Promise<unknown>) => {
    const jobs: Promise<unknown>[] = [];
    for await (const file of files) jobs.push(readFile(file));
    return Promise.all(jobs);
  };
  const afterOthers = async (file: FilePart) => {
    await new Promise((resolve) => setImmediate(resolve));
    return lengthOf(file);
  };
  const twice = async (files: Files) => {
    for await (const file of files) await file.text();
    for await (const file of files) await file.text();
  };
  /** The act of the resource, sent a form of two files to by a server of its own. */
  async function posted(act: (files: Files) => Promise<unknown>, length: number) {
    class Acting extends Photos {
      override readonly maxBodyBytes = 30_000_000;
      override async processPost(_: Context, { files }: UploadedForm<z.infer<typeof Caption>>) {
        return { taken: [JSON.stringify(await act(files))] };
      }
    }
    const onError = vi.fn<(error: unknown) => void>();
    const unhandled = vi.fn<(error: unknown) => void>();
    process.on("unhandledRejection", unhandled);
    const own = { ...codecs, "multipart/form-data": createMultipartCodec({ fieldBytes: 4_000_000 }) };
    const service = new Service({ routes: [route("/photos", new Acting(), { codecs: own })], onError });
    const running = await serve(service, { port: 0, host: "127.0.0.1" });
    try {
      const file = (name: string) => part(`name=${name}; filename=x`, "x".repeat(length), "text/plain");
      const body = `${title}${file("first")}${file("second")}--b--`;
      const response = await fetch(`${running.url}/photos`, { method: "POST", headers, body });
      await response.text();
      expect(unhandled).not.toHaveBeenCalled();
      return { status: response.status, told: onError.mock.calls.map(([error]) => String(error)) };
    } finally {
      process.off("unhandledRejection", unhandled);
      await running.close();
    }
  }

  const REMEDY = "Await it inside the loop: for await (const file of files) await store(file.content).";
  const LATE = `BodyConsumed: The file "first" was read too late, when its content was gone. ${REMEDY}`;
  const BESIDE = `BodyConsumed: The file "first" was still being read when the next one was asked for. ${REMEDY}`;
  const ONCE = "BodyConsumed: The files of a form can be gone through once. Do all that you need in one loop.";

  it.each<[how: string, act: (files: Files) => Promise<unknown>, told: string]>([
    [
      "text() of all that were kept",
      async (files) => Promise.all((await kept(files)).map((file) => file.text())),
      LATE,
    ],
    ["content of all that were kept", async (files) => Promise.all((await kept(files)).map(lengthOf)), LATE],
    ["text() in the loop, awaited after it", (files) => beside(files, (file) => file.text()), BESIDE],
    ["content in the loop, awaited after it", (files) => beside(files, lengthOf), BESIDE],
    ["content in the loop, after something else, awaited after it", (files) => beside(files, afterOthers), LATE],
    ["two loops", twice, ONCE],
  ])("is a 500 that is told, and no short file: %s", async (_, act, told) => {
    for (const length of [0, 10, 60_000, 3_000_000])
      expect(await posted(act, length)).toEqual({ status: 500, told: [told] });
  });

  it("is a 500 where the response is ready while content is awaited", async () => {
    class Forgetful extends Photos {
      override async processPost(ctx: Context, { files }: UploadedForm<z.infer<typeof Caption>>) {
        void beside(files, lengthOf).catch(() => undefined);
        await vi.waitUntil(() => ctx.request.isReceiving);
        return { taken: [] };
      }
    }
    const onError = vi.fn<(error: unknown) => void>();
    const service = new Service({ routes: [route("/photos", new Forgetful(), { codecs })], onError });
    const running = await serve(service, { port: 0, host: "127.0.0.1" });
    try {
      const sending = httpRequest({ port: running.port, host: "127.0.0.1", path: "/photos", method: "POST", headers });
      sending.on("error", () => undefined);
      sending.write(`${title}--b\r\nContent-Disposition: form-data; name=other; filename=a\r\n\r\nfirst`);
      const [response] = await once(sending, "response");
      response.on("error", () => undefined).resume();
      expect([response.statusCode, onError.mock.calls.map(([error]) => String(error))]).toEqual([
        500,
        [
          "BodyConsumed: The request's content was still being read when its response was ready. Await the reading before you return.",
        ],
      ]);
      sending.destroy();
    } finally {
      await running.close();
    }
  });

  it("is refused when its response was sent", async () => {
    let later: Files | undefined;
    const keeping = async (files: Files) => {
      later = files;
    };
    expect(await posted(keeping, 3_000_000)).toEqual({ status: 200, told: [] });
    const all = async () => {
      for await (const file of later ?? []) await lengthOf(file);
    };
    await expect(all()).rejects.toThrow(
      "The request's content was read too late, when its response was ready. Read it, and await that, before you return.",
    );
  });
});
