import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import type { Service } from "signalbox";
import type { Mcp } from "signalbox/mcp";
import { testFetch } from "signalbox/testing";

type Headers = Readonly<Record<string, string>>;

/** What a tool returned: its result, or the text of its error as JSON. */
export interface Said {
  readonly isError: boolean;
  // The test knows the type of the value.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly value: any;
}

/** The SDK's own client, which holds every result against the output schema of its tool. */
export class Assistant {
  readonly client = new Client({ name: "assistant", version: "1" });

  /** By Streamable HTTP. */
  static async at(service: Service, headers: Headers = {}): Promise<Assistant> {
    const assistant = new Assistant();
    const url = new URL("http://localhost/mcp");
    const transport = new StreamableHTTPClientTransport(url, { fetch: testFetch(service), requestInit: { headers } });
    await assistant.client.connect(transport);
    await assistant.client.listTools();
    return assistant;
  }

  /** By a pair of transports, as by stdio. */
  static async of(mcp: Mcp, headers: Headers = {}): Promise<Assistant> {
    const assistant = new Assistant();
    const [mine, theirs] = InMemoryTransport.createLinkedPair();
    await mcp.connect(theirs, headers);
    await assistant.client.connect(mine);
    await assistant.client.listTools();
    return assistant;
  }

  async call(name: string, args: Record<string, unknown> = {}): Promise<Said> {
    const { isError, structuredContent, content } = await this.client.callTool({ name, arguments: args });
    const [first] = content as { text: string }[];
    const value = JSON.parse(first?.text ?? "null");
    if (isError !== true && JSON.stringify(value) !== JSON.stringify(structuredContent))
      throw new Error("the text of the result is not its value");
    return { isError: isError === true, value };
  }
}
