import mime from "mime";
import { bytesCodec } from "../../codecs/bytes.ts";
import { isText } from "../../http/kinds.ts";
import { chooseEncoding } from "../../negotiate/encoding.ts";
import type { Context } from "../../resource/context.ts";
import { checkOptions, type OptionRule, type OptionRules, record } from "../../resource/options.ts";
import { Resource } from "../../resource/resource.ts";
import { type ResourceRoute, route } from "../../route/route.ts";
import type { OpenFile } from "../openedFile.ts";
import { Folder } from "./folder.ts";

export interface StaticOptions {
  /** The folder that is served, with all that is in it but for hidden files. */
  readonly folder: string | URL;
  /** The file that stands for a folder. Default: "index.html"; undefined where folders are not found. */
  readonly index?: string | undefined;
  /** The file that pages of an application get that routes in the browser: sent for paths without an extension that lead to nothing. */
  readonly fallback?: string;
  /** Names of files whose content never changes, because a hash of it is in the name: `/-[\w-]{8}\.(js|css)$/`. */
  readonly immutable?: RegExp;
  /** Cache-Control of all others. Default: "no-cache": they are asked for again, and a 304 confirms them. */
  readonly cacheControl?: string;
  /** Media types by extension, where the usual one is wrong: `{ ts: "text/plain" }`. */
  readonly types?: Readonly<Record<string, string>>;
}

const NAME: OptionRule = { remedy: 'the name of a file: "index.html"', holds: isText };

const OPTIONS: OptionRules<StaticOptions> = {
  folder: { remedy: 'its path: "public"', holds: (value) => isText(value) || value instanceof URL },
  index: NAME,
  fallback: NAME,
  immutable: {
    remedy: "a regular expression, such as /-[\\w-]{8}\\.(js|css)$/",
    holds: (value) => value instanceof RegExp,
  },
  cacheControl: { remedy: '"no-cache"', holds: isText },
  types: record('{ ts: "text/plain" }', isText),
};

/** Codings of files that lie beside the one that is asked for, the best first, with their extensions. */
const STORED: readonly (readonly [coding: string, extension: string])[] = [
  ["br", ".br"],
  ["gzip", ".gz"],
];

const A_YEAR = "public, max-age=31536000, immutable";

/** Routes that serve a folder, on Node, Bun and Deno: `staticFiles("/assets", { folder: "public" })`. All else is the graph's. */
export function staticFiles(base: string, options: StaticOptions): readonly ResourceRoute[] {
  checkOptions("staticFiles", { ...options, folder: options?.folder ?? null }, OPTIONS);
  const prefix = base.replace(/\/$/, "");
  const files = new StaticFiles(options);
  const codecs = { "application/octet-stream": bytesCodec };
  const folders = prefix === "" ? ["/"] : [prefix, `${prefix}/`];
  return [...folders, `${prefix}/{path*}`].map((pattern) => route(pattern, files, { codecs }));
}

type FileContext = Context<{ state: { file: OpenFile; path: string; coding: string; isFolder: true } }>;

class StaticFiles extends Resource<FileContext> {
  override readonly produces = ["application/octet-stream"];
  /** A file has one type, whatever the client prefers. */
  override readonly ignoreUnacceptable = true;
  override readonly ranges = "bytes" as const;
  readonly #options: StaticOptions;
  readonly #folder: Folder;
  readonly #index: string | undefined;

  constructor(options: StaticOptions) {
    super();
    this.#options = options;
    this.#folder = new Folder(options.folder);
    this.#index = "index" in options ? options.index : "index.html";
  }

  override async resourceExists(ctx: FileContext): Promise<boolean> {
    const path = ctx.request.params["path"] ?? "";
    return (await this.#open(ctx, path)) || (await this.#openFallback(ctx, path));
  }

  async #open(ctx: FileContext, path: string): Promise<boolean> {
    const found = await this.#folder.find(path);
    if (found?.kind !== "folder") return found !== undefined && !path.endsWith("/") && this.#take(ctx, path);
    if (this.#index === undefined) return false;
    if (ctx.request.path.endsWith("/")) return this.#take(ctx, path + this.#index);
    ctx.state.isFolder = true;
    return false;
  }

  async #openFallback(ctx: FileContext, path: string): Promise<boolean> {
    const { fallback } = this.#options;
    const hasExtension = path.includes(".", path.lastIndexOf("/") + 1);
    if (fallback === undefined || ctx.state.isFolder === true || hasExtension) return false;
    return this.#take(ctx, fallback);
  }

  /** Opens the file, or one that lies beside it in a coding that the client prefers. */
  async #take(ctx: FileContext, path: string): Promise<boolean> {
    for (const [coding, extension] of await this.#choices(ctx, path)) {
      const file = await this.#folder.open(ctx, path + extension);
      if (file === undefined) continue;
      Object.assign(ctx.state, { file, path, coding });
      return true;
    }
    return false;
  }

  /** The chosen file first. One that has gone meanwhile is not missed: the plain one follows. */
  async #choices(ctx: FileContext, path: string): Promise<readonly (readonly [coding: string, extension: string])[]> {
    const identity = ["identity", ""] as const;
    const accepted = ctx.request.headers.field("accept-encoding");
    if (accepted === undefined) return [identity];
    const there = await Promise.all(STORED.map(([, extension]) => this.#folder.find(path + extension)));
    const offers = [...STORED.filter((_, at) => there[at]?.kind === "file"), identity];
    const codings = offers.map(([coding]) => coding);
    const chosen = offers[chooseEncoding(accepted, codings)];
    return chosen === undefined || chosen === identity ? [identity] : [chosen, identity];
  }

  override generateEtag(ctx: FileContext): string {
    return ctx.require("file").tag;
  }

  override lastModified(ctx: FileContext): Date {
    return ctx.require("file").modified;
  }

  /** A folder without its slash: relative links in its page would lead elsewhere. */
  override previouslyExisted(ctx: FileContext): boolean {
    return ctx.state.isFolder === true;
  }

  override movedPermanently({ request }: FileContext): string {
    return `${request.path}/${request.search === "" ? "" : `?${request.search}`}`;
  }

  override vary(): readonly string[] {
    return ["Accept-Encoding"];
  }

  override cacheControl(ctx: FileContext): string {
    const { immutable, cacheControl = "no-cache" } = this.#options;
    // Not `test`, which goes on from its last match where the expression has the flag g.
    return immutable !== undefined && ctx.require("path").search(immutable) >= 0 ? A_YEAR : cacheControl;
  }

  override represent(ctx: FileContext): OpenFile {
    const coding = ctx.require("coding");
    if (coding !== "identity") ctx.setHeader("Content-Encoding", coding);
    ctx.setHeader("Content-Type", typeOfFile(ctx.require("path"), this.#options.types));
    return ctx.require("file");
  }
}

/** Types whose text is UTF-8 and whose registration has a charset parameter. */
const TEXT = /^text\/|^application\/(?:javascript|xml|xhtml\+xml)$|^image\/svg\+xml$/;

export function typeOfFile(path: string, own: Readonly<Record<string, string>> = {}): string {
  const extension = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
  if (Object.hasOwn(own, extension)) return own[extension] ?? "application/octet-stream";
  const type = mime.getType(extension) ?? "application/octet-stream";
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}
