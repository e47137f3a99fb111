import { base64Of } from "../http/base64.ts";
import { wholeBody } from "../http/body.ts";
import { type HttpRequest, unreadRequest } from "../http/request.ts";
import type { HttpResponse, ResponseBody } from "../http/response.ts";
import type { Service } from "../service/service.ts";
import { type LambdaContext, type LambdaEvent, toHttpRequest } from "./lambdaEvent.ts";
import { BAD_EVENT } from "./refusals.ts";

export type { LambdaContext, LambdaEvent } from "./lambdaEvent.ts";

/** A response in the form of API Gateway and function URLs. */
export interface LambdaResult {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly body: string;
  readonly isBase64Encoded: boolean;
}

export type LambdaHandler = (event: LambdaEvent, context?: LambdaContext) => Promise<LambdaResult>;

/** The adapter for AWS Lambda: `export const handler = lambdaHandler(service)`. */
export function lambdaHandler(service: Service): LambdaHandler {
  return async (event, context) => {
    const { response, request, work } = await handled(service, event, context);
    const result = await resultOf(response).catch(() => {
      // A stream failed, which was reported. Nothing was sent yet, so the response is a 500.
      return resultOf(service.errors.broken(request));
    });
    // Lambda stops the process when the result is there.
    await Promise.all(work);
    return result;
  };
}

async function resultOf(response: HttpResponse): Promise<LambdaResult> {
  return { ...headOf(response), ...(await contentOf(response.body)) };
}

/** What the runtime passes to a function URL that streams: a Writable of Node. */
interface ResponseStream {
  write(chunk: string | Uint8Array): boolean;
  end(): void;
  on(event: "drain" | "close", listener: () => void): unknown;
  readonly destroyed?: boolean;
}

type StreamHandler = (event: LambdaEvent, stream: ResponseStream, context: LambdaContext) => Promise<void>;

interface AwsLambda {
  streamifyResponse(handler: StreamHandler): unknown;
  readonly HttpResponseStream: { from(stream: ResponseStream, head: Head): ResponseStream };
}

type Head = Pick<LambdaResult, "statusCode" | "headers" | "cookies">;

/** For a function URL whose invoke mode is RESPONSE_STREAM: the response is sent as it is made. */
export function lambdaStreamHandler(service: Service): unknown {
  const { awslambda } = globalThis as { awslambda?: AwsLambda };
  if (awslambda === undefined)
    throw new Error("Only AWS Lambda's own runtime for Node streams; use lambdaHandler here.");
  return awslambda.streamifyResponse(async (event, raw, context) => {
    const { response, work } = await handled(service, event, context);
    const stream = awslambda.HttpResponseStream.from(raw, headOf(response));
    await pour(response.body, stream);
    stream.end();
    await Promise.all(work);
  });
}

/** The response to an event, its request, and the work that runs afterwards. */
async function handled(service: Service, event: LambdaEvent, context?: LambdaContext) {
  const work: Promise<unknown>[] = [];
  let request: HttpRequest;
  try {
    request = toHttpRequest(event, context, service.maxBodyBytes, (each) => work.push(each));
  } catch {
    return { request: unreadRequest(), response: service.errors.refused(BAD_EVENT), work };
  }
  return { request, response: await service.handleStarted(request), work };
}

/** Lines of one name are joined (RFC 9110 5.3), except for Set-Cookie, which has its own member. */
function headOf({ status, headers: lines }: HttpResponse): Head {
  const headers: Record<string, string> = Object.create(null);
  const cookies: string[] = [];
  for (let at = 0; at < lines.length; at += 2) {
    const name = (lines[at] ?? "").toLowerCase();
    const value = lines[at + 1] ?? "";
    if (name === "set-cookie") cookies.push(value);
    else headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return { statusCode: status, headers, cookies };
}

async function contentOf(body: ResponseBody): Promise<Pick<LambdaResult, "body" | "isBase64Encoded">> {
  const content = body ?? "";
  if (typeof content === "string") return { body: content, isBase64Encoded: false };
  return { body: base64Of(await wholeBody(content)), isBase64Encoded: true };
}

/** A slow reader slows the source; one that leaves cancels it, also while it is waiting for something. */
async function pour(body: ResponseBody, stream: ResponseStream): Promise<void> {
  if (body === null) return;
  if (typeof body === "string" || body instanceof Uint8Array) {
    stream.write(body);
    return;
  }
  const chunks = body[Symbol.asyncIterator]();
  let stopped: Promise<unknown> | undefined;
  let goOn: () => void = () => undefined;
  const leave = () => {
    stopped ??= chunks.return?.();
    goOn();
  };
  // One listener of each for all chunks: two for each pause would add up.
  stream.on("close", leave);
  stream.on("drain", () => goOn());
  for (let step = await chunks.next(); step.done !== true; step = await chunks.next()) {
    if (stream.destroyed === true) leave();
    else if (!stream.write(step.value)) {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
    }
  }
  await stopped;
}
