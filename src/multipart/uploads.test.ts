import { describe, expect, it } from "vitest";
import { z } from "zod";
import { Halt } from "../resource/halt.ts";
import type { UploadedForm } from "./form.ts";
import { multipartCodec, uploads } from "./uploads.ts";

const Caption = z.object({ title: z.string(), tags: z.array(z.string()).optional() });
const photo = { type: "image/png", description: "In colour.", required: true };

async function* content(text: string): AsyncGenerator<Uint8Array, void, undefined> {
  yield new TextEncoder().encode(text);
}
const part = (disposition: string, text: string, type = "") =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n${type && `Content-Type: ${type}\r\n`}\r\n${text}\r\n`;
const title = part("name=title", "Points");

/** What a model makes of a form of these parts. */
async function checked(model: ReturnType<typeof uploads>, ...parts: readonly string[]) {
  const parameters = new Map([["boundary", "b"]]);
  const form = await multipartCodec.decodeStream?.(content(`${parts.join("")}--b--`), { parameters });
  const result = await model["~standard"].validate(form);
  return result as { readonly value: UploadedForm; readonly issues?: readonly object[] };
}

async function namesOf({ value }: { readonly value: UploadedForm }): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const file of value.files) names.push(`${file.name} ${await file.text()}`);
  return names;
}

describe("the codec of forms", () => {
  it("is for requests", () => {
    expect(() => multipartCodec.encode({})).toThrow(
      new TypeError("multipart/form-data is for requests; send files as what they are."),
    );
  });
});

describe("the model of a form", () => {
  it("has the vendor of the model of its fields, and its schema with the files", () => {
    const { vendor, version, ...standard } = uploads(Caption, { photo, other: {} })["~standard"] as never as {
      readonly vendor: string;
      readonly version: number;
      readonly jsonSchema: Readonly<Record<"input" | "output", (options: unknown) => object>>;
    };
    expect([vendor, version]).toEqual(["zod", 1]);
    for (const schema of [
      standard.jsonSchema.input({ target: "draft-2020-12" }),
      standard.jsonSchema.output({ target: "draft-2020-12" }),
    ])
      expect(schema).toEqual({
        allOf: [
          expect.objectContaining({ type: "object", required: ["title"] }),
          {
            type: "object",
            properties: {
              photo: { type: "string", contentMediaType: "image/png", description: "In colour." },
              other: { type: "string", contentMediaType: "application/octet-stream" },
            },
            required: ["photo"],
          },
        ],
      });
  });

  it("requires no file that is not required, and is that of the fields where no file is described", () => {
    const schemaOf = (model: object) =>
      (model as { readonly "~standard": { readonly jsonSchema: { input(options: object): object } } })[
        "~standard"
      ].jsonSchema.input({ target: "draft-2020-12" });
    expect(schemaOf(uploads(Caption))).toEqual(schemaOf(Caption));
    expect(schemaOf(uploads(Caption, { other: {} }))).toEqual({
      allOf: [
        schemaOf(Caption),
        { type: "object", properties: { other: { type: "string", contentMediaType: "application/octet-stream" } } },
      ],
    });
  });

  it("has no schema where that of the fields has none", () => {
    const fields = { "~standard": { version: 1 as const, vendor: "own", validate: () => ({ value: 1 }) } };
    expect(Object.keys(uploads(fields)["~standard"])).toEqual(["version", "vendor", "validate"]);
  });

  it("makes the fields what their model makes of them, one text a list where that takes one", async () => {
    const { value } = await checked(uploads(Caption), title, part("name=tags", "a"));
    expect(value.fields).toEqual({ title: "Points", tags: ["a"] });
  });

  it("says of a field that is missing that it has to come before the first file, and of no other", async () => {
    const late = "(the field has to come before the first file)";
    const { issues = [] } = await checked(uploads(Caption), part("name=tags", "a"));
    expect(issues).toEqual([{ path: ["title"], message: expect.stringContaining(late) }]);
    const Long = z.object({ title: z.string().min(100) });
    const long = await checked(uploads(Long), title);
    expect(long.issues).toHaveLength(1);
    expect(JSON.stringify(long.issues)).not.toContain(late);
    const whole = await checked(uploads(z.record(z.string(), z.string()).refine(() => false, "never")), title);
    expect(whole.issues).toEqual([{ path: [], message: "never" }]);
    const keyed = {
      "~standard": {
        version: 1 as const,
        vendor: "own",
        validate: () => ({ issues: [{ message: "no", path: [{ key: "x" }] }] }),
      },
    };
    expect((await checked(uploads(keyed), title)).issues).toEqual([{ path: [{ key: "x" }], message: `no ${late}` }]);
  });

  it.each([undefined, null, "text", {}, { fields: {} }, { files: [] }])(
    "is for forms, and not for %o",
    async (value) => {
      await expect(uploads(Caption)["~standard"].validate(value)).rejects.toThrow(
        new TypeError("uploads() is for multipart/form-data: its codec is multipartCodec."),
      );
    },
  );

  it("takes files as they are described, and those that are not", async () => {
    const model = uploads(Caption, { photo, note: {} });
    const files = [
      part("name=photo; filename=a", "1", "image/png"),
      part("name=note; filename=b", "2", "text/html"),
      part("name=more; filename=c", "3", "a/b"),
    ];
    expect(await namesOf(await checked(model, title, ...files))).toEqual(["photo 1", "note 2", "more 3"]);
  });

  it("refuses a file of another type by 415, and a form without one that is required", async () => {
    const model = uploads(Caption, { photo });
    await expect(
      namesOf(await checked(model, title, part("name=photo; filename=a", "1", "image/gif"))),
    ).rejects.toEqual(new Halt(415, { detail: 'The file "photo" is of the type "image/gif", and not of image/png.' }));
    await expect(checked(model, title)).rejects.toThrow('The file "photo" is missing.');
    await expect(namesOf(await checked(model, title, part("name=more; filename=c", "3")))).rejects.toThrow(
      'The file "photo" is missing.',
    );
  });
});
