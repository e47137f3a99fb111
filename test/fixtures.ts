import { type Codecs, type Context, jsonCodec, Resource, route, Service, type ServiceOptions } from "signalbox";
import { csvCodec, htmlCodec, textCodec } from "signalbox/codecs";
import { request, type TestRequest, type TestResponse } from "signalbox/testing";

/** Each fixture is small on purpose: what it does not declare is the default of HTTP. */

/** When `Versioned` was last modified; a date before it; one long after. */
export const MODIFIED = "Mon, 01 Jan 2024 12:00:00 GMT";
export const OLD = "Sun, 01 Jan 2023 12:00:00 GMT";
export const FAR = "Thu, 01 Jan 2099 12:00:00 GMT";

export const CODECS: Codecs = {
  "application/json": jsonCodec,
  "text/csv": csvCodec,
  "text/html": htmlCodec(),
  "text/plain": textCodec,
};

/** Exists; ETag "v1", Last-Modified `MODIFIED`; JSON only. Counts what it stores and deletes. */
export class Versioned extends Resource {
  override readonly allowedMethods: readonly string[] = ["GET", "HEAD", "PUT", "PATCH", "DELETE"];
  override readonly consumes = ["application/json"];
  readonly writes: string[] = [];

  override generateEtag(_ctx: Context): string | undefined {
    return '"v1"';
  }
  override lastModified(): Date | undefined {
    return new Date(MODIFIED);
  }
  override represent(): unknown {
    return { title: "Signals" };
  }
  override apply(ctx: Context, _body: unknown): unknown {
    this.writes.push(ctx.request.method);
    return undefined;
  }
  override deleteResource(): unknown {
    this.writes.push("DELETE");
    return true;
  }
}

/** Exists, without ETag and date. */
export class Unversioned extends Versioned {
  override generateEtag(): undefined {
    return undefined;
  }
  override lastModified(): undefined {
    return undefined;
  }
}

/** Offers JSON, then CSV. */
export class JsonOrCsv extends Resource {
  override readonly produces = ["application/json", "text/csv"];
  override generateEtag(): string {
    return "c1";
  }
  override represent(): unknown {
    return [{ title: "Signals", year: 1890 }];
  }
}

/** Offers HTML only. */
export class HtmlOnly extends Resource {
  override readonly produces: readonly string[] = ["text/html"];
  override represent(): unknown {
    return "<p>Signals</p>";
  }
}

/** Missing; PUT creates. */
export class Absent extends Versioned {
  override resourceExists(): boolean {
    return false;
  }
}

/** Missing, existed once, moved. */
export class Moved extends Absent {
  override previouslyExisted(): boolean {
    return true;
  }
  override movedPermanently(): string | false {
    return "/elsewhere";
  }
}

/** Offers gzip and identity. */
export class Gzippable extends Resource {
  override readonly encodings = ["gzip", "identity"];
  override generateEtag(): string {
    return "g1";
  }
  override represent(): unknown {
    return { text: "signal ".repeat(50) };
  }
}

/** Offers English and French. */
export class Tongues extends Resource {
  override readonly languages = ["en", "fr"];
  override generateEtag(): string {
    return "l1";
  }
  override represent({ chosenLanguage }: Context): unknown {
    return chosenLanguage === "fr" ? "bonjour" : "hello";
  }
}

/** A collection: POST creates a book in it. */
export class Shelf extends Resource {
  override readonly allowedMethods: readonly string[] = ["GET", "HEAD", "POST"];
  override readonly consumes: readonly string[] = ["application/json"];
  readonly books: unknown[] = [];

  override represent(): unknown {
    return this.books;
  }
  override postIsCreate(): boolean {
    return true;
  }
  override apply(_ctx: Context, book: unknown): unknown {
    this.books.push(book);
    return undefined;
  }
  override createPath(): string {
    return `/books/${this.books.length}`;
  }
}

/** Handles POST by doing something with what it was sent. */
export class Bell extends Resource {
  override readonly allowedMethods: readonly string[] = ["POST"];
  rung = 0;

  override processPost(_ctx: Context, _body: unknown): unknown {
    this.rung += 1;
    return undefined;
  }
}

type Mountable = Parameters<typeof route>[1] & Resource;

/** A service of one resource at "/". What callbacks throw is the test's affair, so nothing is logged. */
export function alone(resource: Mountable, options: Omit<ServiceOptions, "routes"> = {}): Service {
  return new Service({
    trace: true,
    onError: () => {},
    ...options,
    routes: [route("/", resource, { codecs: CODECS })],
  });
}

/** Ask a resource that is alone: method, fields, body. */
export function ask(
  resource: Mountable,
  method: string,
  headers: TestRequest["headers"] = {},
  body?: unknown,
): Promise<TestResponse> {
  return request(alone(resource), method, "/", { headers, body });
}
