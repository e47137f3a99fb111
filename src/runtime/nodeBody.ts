import type { IncomingMessage } from "node:http";
import { BodyIncomplete, type BodySource, BodyTooLarge, joinBytes } from "../http/body.ts";

/** What node:http gives of a request's content; undefined where the framing says that there is none. */
export function nodeBodySource(incoming: IncomingMessage): BodySource | undefined {
  const { "content-length": declared, "transfer-encoding": coding } = incoming.headers;
  if (declared === undefined && coding === undefined) return undefined;
  return {
    // node:http has refused a Content-Length that is no number, and one beside Transfer-Encoding.
    length: declared === undefined ? undefined : Number(declared),
    stream: () => incoming,
    collect: (limit) => collect(incoming, limit),
  };
}

/** By events, which cost a third of what iterating does. */
function collect(incoming: IncomingMessage, limit: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let total = 0;
    const settle = (act: () => void) => {
      incoming.off("data", take).off("end", end).off("close", leave).off("error", fail);
      act();
    };
    const take = (chunk: Uint8Array) => {
      total += chunk.byteLength;
      if (total > limit) settle(() => (incoming.pause(), reject(new BodyTooLarge(limit))));
      else chunks.push(chunk);
    };
    const end = () => settle(() => resolve(joinBytes(chunks)));
    const leave = () => settle(() => reject(new BodyIncomplete()));
    const fail = () => settle(() => reject(new BodyIncomplete()));
    incoming.on("data", take).on("end", end).on("close", leave).on("error", fail);
  });
}
