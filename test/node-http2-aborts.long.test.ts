import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { nodeWithHttp2 } from "./fuzz/nodes.mjs";

// Ruling 32: frames of a client do not end the process. Each of these sequences has aborted a version of Node by an assertion.

/** Where HTTP/2 is on by default, if there is one. */
const NODE = nodeWithHttp2() ?? process.execPath;
const SERVER = fileURLToPath(new URL("aborts/server.mjs", import.meta.url));

describe("the process survives", () => {
  it.each([
    "a frame within trailers",
    "a frame within trailers, beside a response that is not read",
    "a GOAWAY with an error, and content",
    "a GOAWAY on an idle connection, and content",
    "a GOAWAY with an error and content in the first packet",
    "more content than its length",
    "resets without end, and content",
  ])("%s", async (name) => {
    const child = spawn(NODE, ["--expose-gc", SERVER, name]);
    let said = "";
    child.stdout.on("data", (text) => {
      said += String(text);
    });
    child.stderr.on("data", (text) => {
      said += String(text);
    });
    const [code, signal] = await once(child, "exit");
    expect({ code, signal, said }).toEqual({ code: 0, signal: null, said: "alive, and holds 0\n" });
  });
});
