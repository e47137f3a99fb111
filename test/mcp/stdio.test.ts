import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterEach, expect, it } from "vitest";
import { freshDist } from "../freshDist.mjs";

freshDist();
const program = fileURLToPath(new URL("./apps/notes.mjs", import.meta.url));
const client = new Client({ name: "test", version: "1" });

afterEach(() => client.close());

async function read(TOKEN: string) {
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [program], env: { TOKEN }, stderr: "inherit" }),
  );
  return client.callTool({ name: "getNotesById", arguments: { params: { id: "7" } } });
}

it("MCP 2025-11-25, stdio: a program of its own is called with the credentials that it was started with", async () => {
  expect(await read("of-ada")).toMatchObject({
    structuredContent: { status: 200, body: { id: "7", reader: "ada" } },
  });
});

it("and its guards refuse others (RFC 9110 15.5.2)", async () => {
  const { isError, content } = await read("of-bob");
  expect([isError, JSON.stringify(content)]).toEqual([true, expect.stringContaining("401")]);
});
