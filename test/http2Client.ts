import { connect, type Socket } from "node:net";
import { FLAG, type Frame, fieldBlock, frame, PREFACE, readFrames, TYPE } from "./fuzz/http2/frames.mjs";

/** A client of HTTP/2 that sends any bytes, and shows every frame. */
export class FrameClient {
  readonly frames: Frame[] = [];
  readonly socket: Socket;
  isClosed = false;

  constructor(socket: Socket | number) {
    this.socket = typeof socket === "number" ? connect(socket, "127.0.0.1") : socket;
    let bytes = Buffer.alloc(0);
    this.socket.on("data", (chunk) => {
      const { frames, rest } = readFrames(Buffer.concat([bytes, chunk]));
      bytes = Buffer.from(rest);
      this.frames.push(...frames);
    });
    this.socket.on("error", () => undefined);
    this.socket.on("close", () => {
      this.isClosed = true;
    });
    this.send(PREFACE, frame(TYPE.SETTINGS, 0, 0));
  }

  send(...frames: readonly Uint8Array[]): void {
    this.socket.write(Buffer.concat(frames));
  }

  /** What came of a stream, each as its type, its flags and its payload; the fields' payload is left out. */
  of(stream: number): readonly string[] {
    return this.frames
      .filter(({ stream: id, type }) => id === stream && type !== TYPE.WINDOW_UPDATE)
      .map(({ type, flags, payload }) => {
        if (type === TYPE.HEADERS) return flags & FLAG.END_STREAM ? "HEADERS, END_STREAM" : "HEADERS";
        if (type === TYPE.RST_STREAM) return `RST_STREAM ${payload.readUInt32BE(0)}`;
        return `DATA ${payload.toString()}${flags & FLAG.END_STREAM ? ", END_STREAM" : ""}`;
      });
  }
}

/** The HEADERS of a request. */
export function head(
  stream: number,
  path: string,
  method = "GET",
  flags: number = FLAG.END_HEADERS,
  more: Readonly<Record<string, string>> = {},
): Uint8Array {
  const fields = { ":method": method, ":path": path, ":scheme": "http", ":authority": "a", ...more };
  return frame(TYPE.HEADERS, flags, stream, fieldBlock(Object.entries(fields)));
}
