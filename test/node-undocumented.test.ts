import { EventEmitter } from "node:events";
import { createServer, IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { Writable } from "node:stream";
import { describe, expect, it, vi } from "vitest";
import { RequestMessage } from "../src/runtime/node/message.ts";
import * as inUse from "../src/runtime/node/privateFields.ts";

// A copy of the module that finds SIGNALBOX_PRIVATE_FIELDS off.
vi.stubEnv("SIGNALBOX_PRIVATE_FIELDS", "off");
const copy = "../src/runtime/node/privateFields.ts?off";
const off = (await import(/* @vite-ignore */ copy)) as typeof inUse;
vi.unstubAllEnvs();

function response() {
  const socket = new Socket();
  const incoming = new IncomingMessage(socket);
  const outgoing = new ServerResponse(incoming);
  outgoing.sendDate = false;
  const written: string[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      written.push(chunk.toString());
      done();
    },
  });
  outgoing.assignSocket(sink as Socket);
  return { socket, incoming, outgoing, written };
}

const NAMES = ["head", "keepAlive", "expectation", "dump", "destroySoon", "halfOpen"];

describe("the undocumented properties of node:http", () => {
  it("are in use where this Node has them, unless they are switched off", async () => {
    expect(inUse.privateFieldsInUse()).toEqual(Object.fromEntries(NAMES.map((name) => [name, true])));
    expect(off.privateFieldsInUse()).toEqual(Object.fromEntries(NAMES.map((name) => [name, false])));
  });

  it("send head and content as one text; without them the message is the same", async () => {
    const send = (end: typeof inUse.endInOnePiece, isHeadWritten = true) => {
      const { outgoing, written } = response();
      if (isHeadWritten) outgoing.writeHead(200, ["Content-Length", "2"]);
      end(outgoing, "ab");
      return written;
    };
    const whole = send(inUse.endInOnePiece);
    expect(whole).toHaveLength(1);
    expect(whole[0]).toMatch(/^HTTP\/1\.1 200 OK\r\nContent-Length: 2\r\n[^]*\r\n\r\nab$/);
    const { endInOnePiece } = off;
    expect(send(endInOnePiece).join("")).toBe(whole[0]);
    expect(send(inUse.endInOnePiece, false).join("")).toMatch(/\r\n\r\nab$/);
  });

  it("promise how long a connection is kept, or fields do", async () => {
    const { promiseKeepAlive } = off;
    const promised = (keepAlive: number, isKept = true) => {
      const { outgoing } = response();
      outgoing.shouldKeepAlive = isKept;
      const without = promiseKeepAlive(outgoing, keepAlive);
      const before = Reflect.get(outgoing, "_keepAliveTimeout");
      expect([before, inUse.promiseKeepAlive(outgoing, keepAlive)]).toEqual([0, []]);
      return [without, Reflect.get(outgoing, "_keepAliveTimeout")];
    };
    expect(promised(5_999)).toEqual([["Keep-Alive", "timeout=5"], 5_999]);
    expect(promised(5_999, false)).toEqual([[], 5_999]);
    expect(promised(0)).toEqual([[], 0]);
    // “timeout=Infinity” is no number.
    expect(promised(Number.POSITIVE_INFINITY)).toEqual([[], 0]);
  });

  it("let a client be treated as one that waits for nothing", async () => {
    const { outgoing } = response();
    Object.assign(outgoing, { _expect_continue: true });
    expect(off.forgetExpectation(outgoing)).toBe(false);
    expect(Reflect.get(outgoing, "_expect_continue")).toBe(true);
    expect(inUse.forgetExpectation(outgoing)).toBe(true);
    expect(Reflect.get(outgoing, "_expect_continue")).toBe(false);
  });

  it("keep node:http from resuming what has no content", () => {
    const { incoming } = response();
    inUse.markDumped(incoming);
    expect(Reflect.get(incoming, "_dumped")).toBe(true);
  });

  it("let a client that has closed its side get its response", async () => {
    const server = createServer();
    off.allowHalfOpen(server);
    expect(Reflect.get(server, "httpAllowHalfOpen")).toBe(false);
    inUse.allowHalfOpen(server);
    expect(Reflect.get(server, "httpAllowHalfOpen")).toBe(true);
  });

  it("close a connection behind its last response in our way, not in node:http's (RFC 9112 9.6)", async () => {
    const { socket, outgoing } = response();
    const close = vi.fn();
    inUse.onLastWritten(outgoing, close);
    socket.destroySoon();
    expect(close).toHaveBeenCalledOnce();

    const other = response();
    // oxlint-disable-next-line typescript/unbound-method -- as node:http listens
    const { destroy } = other.socket;
    other.socket.on("finish", destroy);
    off.onLastWritten(other.outgoing, close);
    expect(Reflect.get(other.socket, "destroySoon")).not.toBe(close);
    EventEmitter.prototype.emit.call(other.outgoing, "finish");
    expect(close).toHaveBeenCalledTimes(2);
    await new Promise((resolve) => setImmediate(resolve));
    expect(other.socket.listeners("finish")).not.toContain(destroy);
  });

  it("find a client that is gone by writing nothing, below TLS", async () => {
    const [above, below] = [new Socket(), new Socket()];
    const writes = [above, below].map((socket) => vi.spyOn(socket, "write").mockReturnValue(true));
    const counts = () => writes.map(({ mock }) => mock.calls.length);
    inUse.probe(above);
    expect(counts()).toEqual([1, 0]);
    Object.assign(above, { _parent: below });
    inUse.probe(above);
    expect(counts()).toEqual([1, 1]);
    off.probe(above);
    expect(counts()).toEqual([2, 1]);
    expect(writes.flatMap(({ mock }) => mock.calls)).toEqual([[""], [""], [""]]);
  });

  it("hold a session's native object, where there is one", () => {
    const handle = {};
    expect(inUse.handleOf({ [Symbol("other")]: 1, [Symbol("kHandle")]: handle })).toBe(handle);
    expect(inUse.handleOf({ [Symbol("other")]: 1 })).toBeUndefined();
  });

  it("end a stream in silence, by what writable streams implement", async () => {
    const final = vi.fn((done: () => void) => done());
    const stream = new Writable({ final });
    inUse.endInSilence(stream);
    await new Promise<void>((resolve) => stream.end(resolve));
    expect(final).not.toHaveBeenCalled();
  });

  it("tell whether Node's parser passes content to a class of ours", async () => {
    expect(await inUse.keepsContent(RequestMessage)).toBe(true);
    expect(await off.keepsContent(RequestMessage)).toBe(false);
    class Keeps3 extends IncomingMessage {
      readonly whole = new Uint8Array(3);
    }
    expect(await inUse.keepsContent(Keeps3)).toBe(false);
    class Keeps0 extends IncomingMessage {
      readonly whole = undefined;
    }
    expect(await inUse.keepsContent(Keeps0)).toBe(false);
  });
});
