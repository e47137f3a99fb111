import { createServer } from "node:http";
import { describe, expect, it } from "vitest";
import { limitServer, type NodeLimits, serverOptions, settledLimits } from "./limits.ts";
import { RequestMessage } from "./message.ts";

describe("the limits of a server", () => {
  it("are documented defaults, and what is given", () => {
    const defaults = {
      headerBytes: 16_384,
      headerCount: 100,
      targetBytes: 8_000,
      headerTime: 10_000,
      requestTime: 60_000,
      keepAlive: 5_000,
      stallTime: 60_000,
      requestsPerConnection: 0,
      concurrentRequests: 100,
      unreadBytes: 65_536,
      connections: 0,
    };
    expect(settledLimits()).toEqual(defaults);
    expect(settledLimits({ keepAlive: 1 })).toEqual({ ...defaults, keepAlive: 1 });
  });

  it.each([
    [{ headerBytes: 0 }, "headerBytes is 0. Write instead: headerBytes: a whole number of at least 1, such as 16_384"],
    [{ headerCount: 0 }, "headerCount is 0. Write instead: headerCount: a whole number of at least 1, such as 100"],
    [{ targetBytes: 0 }, "targetBytes is 0. Write instead: targetBytes: a whole number of at least 1, such as 8_000"],
    [{ headerTime: 0.5 }, "headerTime is 0.5. Write instead: headerTime: a whole number of at least 0, such as 10_000"],
    [
      { requestTime: -1 },
      "requestTime is -1. Write instead: requestTime: a whole number of at least 0, such as 60_000",
    ],
    [{ keepAlive: "1" }, 'keepAlive is "1". Write instead: keepAlive: milliseconds, such as 5_000'],
    [{ stallTime: -1 }, "stallTime is -1. Write instead: stallTime: milliseconds, such as 60_000"],
    [
      { requestsPerConnection: -1 },
      "requestsPerConnection is -1. Write instead: requestsPerConnection: a whole number",
    ],
    [
      { concurrentRequests: 0 },
      "concurrentRequests is 0. Write instead: concurrentRequests: a whole number of at least 1",
    ],
    [
      { unreadBytes: -1 },
      "unreadBytes is -1. Write instead: unreadBytes: a whole number of at least 0, such as 65_536",
    ],
    [
      { connections: -1 },
      "connections is -1. Write instead: connections: a whole number of at least 0, such as 10_000",
    ],
    [{ headerByte: 1 }, "it has headerByte, which nothing reads. Write instead: headerBytes"],
  ])("are refused: %j", (limits, told) => {
    expect(() => settledLimits(limits as NodeLimits)).toThrow("limits: ");
    expect(() => settledLimits(limits as NodeLimits)).toThrow(told);
  });
});

describe("the options of node:http", () => {
  it("leave to it what it does well, and Host, responses and idle connections to us", async () => {
    expect(await serverOptions(settledLimits())).toEqual({
      IncomingMessage: RequestMessage,
      allowHalfOpen: true,
      joinDuplicateHeaders: true,
      requireHostHeader: false,
      maxHeaderSize: 16_384,
      headersTimeout: 10_000,
      requestTimeout: 60_000,
      keepAliveTimeout: 0,
      connectionsCheckingInterval: 1_000,
    });
  });

  it.each([
    [{ headerTime: 500 }, 500, 500],
    [{ headerTime: 0 }, 0, 1_000],
    [{ headerTime: 5_000, requestTime: 2_000 }, 2_000, 1_000],
    [{ headerTime: 5_000, requestTime: 0 }, 5_000, 1_000],
  ])("with %j let the head take %i ms, and look every %i", async (limits, headersTimeout, every) => {
    const options = await serverOptions(settledLimits(limits));
    expect(options).toMatchObject({ headersTimeout, connectionsCheckingInterval: every });
  });

  it("are set on a server that exists, which sees one field more than is allowed", () => {
    const limited = (limits: NodeLimits) => {
      const server = createServer();
      server.timeout = 1;
      limitServer(server, settledLimits(limits));
      return [server.maxHeadersCount, server.maxConnections, server.timeout];
    };
    expect(limited({ headerCount: 7 })).toEqual([8, undefined, 0]);
    expect(limited({ connections: 3 })).toEqual([101, 3, 0]);
  });
});
