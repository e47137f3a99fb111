import type { ServerHttp2Stream } from "node:http2";
import { Duplex } from "node:stream";
import { endInSilence } from "./privateFields.ts";

/**
 * Tells, at any later time, whether the client has sent END_STREAM. RFC 9113 8.1: without it a request is not complete. node:http2 also
 * ends the content of a stream that is reset, or whose connection is lost, but it marks such a stream as closed first.
 *
 * A stream that is reset with NO_ERROR before its response is complete is destroyed. Until Node 26, node:http2 waits for the response
 * to be sent, and so for ever.
 */
export function endOf(stream: ServerHttp2Stream): () => boolean {
  // What came in one packet is read before the stream is passed on.
  let isEnded = stream.endAfterHeaders || (!stream.closed && stream.state.remoteClose === 1);
  stream.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (chunk === null) {
      if (!stream.closed) isEnded = true;
      else if (stream.state.localClose !== 1) process.nextTick(() => stream.destroy());
    }
    return Duplex.prototype.push.call(stream, chunk, encoding);
  };
  return () => isEnded;
}

/**
 * RFC 9113 8.1: a response that is broken off must not have END_STREAM, or a client takes the part for the whole. node:http2 ends a
 * stream that it closes, and sends END_STREAM before the reset: so its end does nothing here. (With `waitForTrailers` it would not,
 * but then a busy server loses END_STREAM of some complete responses.)
 */
export function breakOff(stream: ServerHttp2Stream, code: number): void {
  endInSilence(stream);
  stream.close(code);
}
