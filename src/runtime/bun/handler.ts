import { type BodySource, WholeBody } from "../../http/body.ts";
import { BodyIncomplete } from "../../http/bodyErrors.ts";
import { type RawHeaders, RequestHeaders } from "../../http/headers.ts";
import { isPromise, listen } from "../../http/later.ts";
import { HttpRequest } from "../../http/request.ts";
import type { Service } from "../../service/service.ts";
import { FetchRequest } from "../web/fetchRequest.ts";
import { responderOf } from "../web/response.ts";
import { type FieldRecord, TargetReader } from "../web/target.ts";
import { nextTurn, toBunResponse } from "./response.ts";

export interface BunServer {
  readonly url: URL;
  readonly port: number;
  requestIP(request: Request): { readonly address: string } | null;
  stop(closeActiveConnections?: boolean): Promise<void>;
}

export type BunHandler = (request: Request, server: Pick<BunServer, "requestIP">) => Response | Promise<Response>;

const fieldsOf = (headers: Headers & { toJSON?(): FieldRecord }): FieldRecord =>
  headers.toJSON?.() ?? Object.fromEntries(headers);

/** For a server of your own: `Bun.serve({ fetch: bunHandler(service) })`. Synchronous if all callbacks are, and there is no content. */
export function bunHandler(service: Service): BunHandler {
  const respond = responderOf(service, toBunResponse);
  const targets = new TargetReader(false);
  const handle = (source: FetchRequest): Response | Promise<Response> => {
    const asked = new HttpRequest(source);
    const handled = service.handleStarted(asked);
    if (!isPromise(handled)) return respond(asked, handled);
    return new Promise((resolve, reject) => {
      listen(handled, (response) => resolve(respond(asked, response)), reject);
    });
  };
  return (request, server) => {
    const fields = fieldsOf(request.headers);
    const target = targets.read(request.url, fields);
    if (typeof target !== "string") return toBunResponse(service.errors.refused(target, new RequestHeaders(fields)));
    // An address is costly, and few resources ask for it.
    const info = { peer: () => server.requestIP(request)?.address };
    const { maxBodyBytes } = service;
    const length = shortLength(fields);
    if (length === 0) return handle(new FetchRequest(request, fields, target, info, maxBodyBytes));
    return withContent(request, length, (content) =>
      handle(new FetchRequest(request, fields, target, info, maxBodyBytes, undefined, content)),
    );
  };
}

/** Handles a request when its short content is there, without waits: an eighth less CPU for a small POST. */
function withContent(
  request: Request,
  length: number,
  handle: (content: BodySource) => Response | Promise<Response>,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const reading = request.bytes();
    let hasBegun = false;
    const begin = (content: BodySource): void => {
      if (hasBegun) return;
      hasBegun = true;
      try {
        resolve(handle(content));
      } catch (error) {
        reject(error);
      }
    };
    const late = () => begin(shortBody(length, reading));
    reading.then((whole) => (whole.byteLength === length ? begin(new WholeBody(whole)) : late()), late);
    void nextTurn().then(late);
  });
}

/** Content up to this length, in bytes, nearly always comes in one packet with its head. */
const SHORT = 16_384;

/** The length of content that can be read before the walk begins; 0 where there is none, or the walk is to decide first. */
export function shortLength(fields: RawHeaders): number {
  const declared = fields["content-length"];
  if (typeof declared !== "string" || !/^\d{1,5}$/.test(declared)) return 0;
  // RFC 9110 10.1.1: the client waits for a word before it sends.
  if (fields["expect"] !== undefined) return 0;
  const length = Number(declared);
  return length <= SHORT ? length : 0;
}

/** Short content that has not come with its head, or has broken off. */
const shortBody = (length: number, reading: Promise<Uint8Array>): BodySource => ({
  length,
  async *stream() {
    yield await reading.catch(() => {
      throw new BodyIncomplete();
    });
  },
  collect: (_limit, done, fail) => void reading.then(done, () => fail(new BodyIncomplete())),
});
