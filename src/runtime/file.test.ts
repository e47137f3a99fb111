import { mkdtempSync, renameSync, rmSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Context, Resource, route, Service } from "signalbox";
import { bytesCodec } from "signalbox/codecs";
import { type OpenFile, openFile } from "signalbox/file";
import { request } from "signalbox/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "file-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type FileContext = Context<{ state: { file: OpenFile } }>;

class Download extends Resource<FileContext> {
  override readonly produces = ["application/octet-stream"];
  override readonly ranges = "bytes" as const;
  readonly path: string;
  /** Files that were opened, and those that were closed. */
  opened = 0;
  closed = 0;

  constructor(path: string) {
    super();
    this.path = path;
  }
  override async resourceExists(ctx: FileContext) {
    const watched = {
      defer: (release: Parameters<Context["defer"]>[0]) => {
        this.opened += 1;
        ctx.defer(async (outcome) => {
          await release(outcome);
          this.closed += 1;
        });
      },
    };
    ctx.state.file = await openFile(watched, this.path);
    return ctx.state.file !== undefined;
  }
  override generateEtag(ctx: FileContext) {
    return ctx.require("file").tag;
  }
  override lastModified(ctx: FileContext) {
    return ctx.require("file").modified;
  }
  override represent(ctx: FileContext) {
    return ctx.require("file");
  }
}

function setUp(content?: string | Uint8Array, name = `${Math.random()}.bin`) {
  const path = join(folder, name);
  if (content !== undefined) writeFileSync(path, content);
  const download = new Download(path);
  const errors: unknown[] = [];
  const routes = [route("/", download, { codecs: { "application/octet-stream": bytesCodec } })];
  const service = new Service({ routes, onError: (error) => errors.push(error) });
  const get = (headers: Record<string, string> = {}, method = "GET") => request(service, method, "/", { headers });
  return { path, download, errors, get };
}

describe("openFile", () => {
  it("is sent whole, with its length and its validators", async () => {
    const { path, get } = setUp("Hello, world");
    utimesSync(path, 1_700_000_000, 1_700_000_000);
    const response = await get();
    expect([response.status, await response.text()]).toEqual([200, "Hello, world"]);
    expect(response.header("content-length")).toBe("12");
    expect(response.header("last-modified")).toBe("Tue, 14 Nov 2023 22:13:20 GMT");
  });

  it("gives the ranges that are asked for, across the bounds of what is read at once", async () => {
    const bytes = Uint8Array.from({ length: 200_000 }, (_, at) => (at * 31) % 251);
    const { get } = setUp(bytes);
    const part = await get({ range: "bytes=65000-131999" });
    expect([part.status, part.header("content-length")]).toEqual([206, "67000"]);
    expect(Buffer.compare(await part.bytes(), bytes.subarray(65_000, 132_000))).toBe(0);
  });

  it.each([
    ["GET", {}, 200],
    ["GET", { range: "bytes=0-0" }, 206],
    ["GET", { range: "bytes=99-" }, 416],
    ["HEAD", {}, 200],
  ] as const)("is closed behind %s with %o: %i", async (method, headers, status) => {
    const { download, get } = setUp("Hello, world");
    const response = await get(headers, method);
    await response.bytes();
    expect([response.status, download.opened, download.closed]).toEqual([status, 1, 1]);
  });

  it("cannot be read any more when it is closed", async () => {
    const { path } = setUp("Hello, world");
    const releases: Parameters<Context["defer"]>[0][] = [];
    const file = await openFile({ defer: (release) => releases.push(release) }, path);
    for (const release of releases) await release({} as never);
    const read = file?.slice(0, 5)[Symbol.asyncIterator]().next();
    await expect(read).rejects.toThrow("closed");
  });

  it("is a fault where its path can be none", async () => {
    await expect(openFile({ defer: () => undefined }, "a\0b")).rejects.toThrow("null bytes");
  });

  it("is closed where the client leaves in the middle", async () => {
    const { download, get } = setUp(new Uint8Array(1_000_000));
    const { body } = (await get()).response;
    if (body === null || typeof body === "string" || body instanceof Uint8Array)
      throw new Error("a stream is expected");
    for await (const _chunk of body) break;
    expect([download.opened, download.closed]).toEqual([1, 1]);
  });

  it("is a 404 where there is none, or a folder", async () => {
    expect((await setUp().get()).status).toBe(404);
    expect((await setUp(undefined, ".").get()).status).toBe(404);
    expect((await setUp(undefined, "x".repeat(300)).get()).status).toBe(404);
  });

  it("has another tag when its content is another, though the second is the same", async () => {
    const { path, get } = setUp("one");
    utimesSync(path, 1_700_000_000, 1_700_000_000.1);
    const before = (await get()).header("etag");
    writeFileSync(path, "two");
    utimesSync(path, 1_700_000_000, 1_700_000_000.2);
    expect((await get()).header("etag")).not.toBe(before);
    expect((await get({ range: "bytes=1-", "if-range": before ?? "" })).status).toBe(200);
  });

  it("is the file that was opened, whatever takes its name before it is read", async () => {
    const { path, get } = setUp("the old one");
    const response = await get();
    writeFileSync(`${path}.new`, "the new one, which is longer");
    renameSync(`${path}.new`, path);
    expect(await response.text()).toBe("the old one");
  });

  it("cuts the response where the file has become shorter", async () => {
    const { path, errors, get } = setUp("Hello, world");
    const response = await get();
    truncateSync(path, 5);
    await expect(response.bytes()).rejects.toThrow("ended 7 bytes too early");
    expect(errors).toHaveLength(1);
  });
});
