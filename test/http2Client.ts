import { connect, type Socket } from "node:net";
import { FLAG, type Frame, fieldBlock, frame, PREFACE, readFrames, TYPE } from "./fuzz/http2/frames.mjs";
import { until } from "./waiting.ts";

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

  /** Both have read what the other has sent. */
  async exchanged(): Promise<void> {
    const replies = () => this.frames.filter(({ type, flags }) => type === TYPE.PING && flags === FLAG.ACK).length;
    const before = replies();
    this.send(frame(TYPE.PING, 0, 0, Buffer.alloc(8)));
    await until(() => replies() > before || this.isClosed);
  }

  /** What came of a stream: each frame's type, its payload but for the fields', and END_STREAM. DATA that is sent in several frames is one. */
  of(stream: number): readonly string[] {
    const told: string[] = [];
    for (const { stream: id, type, flags, payload } of this.frames) {
      if (id !== stream || type === TYPE.WINDOW_UPDATE) continue;
      const end = type !== TYPE.RST_STREAM && flags & FLAG.END_STREAM ? ", END_STREAM" : "";
      if (type === TYPE.HEADERS) told.push(`HEADERS${end}`);
      else if (type === TYPE.RST_STREAM) told.push(`RST_STREAM ${payload.readUInt32BE(0)}`);
      else if (told.at(-1)?.startsWith("DATA ")) told.push(`${told.pop()}${payload.toString()}${end}`);
      else told.push(`DATA ${payload.toString()}${end}`);
    }
    return told;
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
