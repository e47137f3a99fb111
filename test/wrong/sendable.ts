import type { HttpResponse } from "signalbox";

const CONNECTION = /^(?:connection|keep-alive|proxy-connection|te|transfer-encoding|upgrade)$/i;

/** What every runtime relies on (rulings 31 and 32). Gives the content, or says that the stream broke off. */
export async function checkSendable(response: HttpResponse, method: string): Promise<string | undefined> {
  const { status, headers, body } = response;
  const fault = (what: string) => new Error(`${what}: ${status} ${JSON.stringify(headers)}`);
  if (!Number.isInteger(status) || status < 200 || status > 599) throw fault("no status");
  if (headers.length % 2 !== 0) throw fault("half a field");
  for (const [at, text] of headers.entries()) {
    if (typeof text !== "string" || /[\0\r\n]|[^\t\x20-\x7e\x80-\xff]/.test(text)) throw fault("no field");
    if (at % 2 === 0 && CONNECTION.test(text)) throw fault("a field of the connection");
  }
  const length = response.header("content-length");
  if (method === "HEAD" || status === 204 || status === 205 || status === 304) {
    if (body !== null) throw fault("content where none may be");
    return "";
  }
  if (body === null || typeof body === "string" || body instanceof Uint8Array) {
    if (length !== undefined) throw fault("a length that the runtime writes again");
    return body === null ? "" : String(body);
  }
  return drained(body[Symbol.asyncIterator](), length);
}

async function drained(chunks: AsyncIterator<string | Uint8Array>, length: string | undefined) {
  let [text, bytes] = ["", 0];
  try {
    for (let step = await chunks.next(); step.done !== true; step = await chunks.next()) {
      text += typeof step.value === "string" ? step.value : new TextDecoder().decode(step.value);
      bytes += Buffer.byteLength(step.value);
    }
  } catch {
    return undefined;
  }
  if (length !== undefined && bytes !== Number(length)) throw new Error(`announced ${length} bytes, came ${bytes}`);
  return text;
}
