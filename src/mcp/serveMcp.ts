import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from "@modelcontextprotocol/sdk/types.js";
import { RequestHeaders } from "../http/headers.ts";
import type { HttpRequest } from "../http/request.ts";
import { HttpResponse } from "../http/response.ts";
import { operationsIn } from "../openapi/document.ts";
import { classOf, type Entry } from "../openapi/entry.ts";
import { describedService } from "../openapi/generate.ts";
import type { AnyModel } from "../openapi/models.ts";
import { MountError } from "../resource/mountError.ts";
import { BOOLEAN, checkOptions, FUNCTION, type OptionRules, TEXTS } from "../resource/options.ts";
import { command } from "../route/route.ts";
import type { Service } from "../service/service.ts";
import { BadArguments, type Caller, callTool, refusal } from "./call.ts";
import { Unfit } from "./media.ts";
import { type McpTool, type Offered, offeredAs } from "./tool.ts";

/** An operation that may be offered. */
export interface OfferedOperation {
  readonly operationId: string;
  readonly method: string;
  readonly pattern: string;
  readonly tags: readonly string[];
}

export interface McpOptions {
  /** The name and version by which the server introduces itself. */
  readonly name: string;
  readonly version: string;
  /** What the tools are for, in a few sentences. */
  readonly instructions?: string;
  /** Chooses the operations that are offered. Default: those whose description has `mcp: true`. */
  readonly offer?: (operation: OfferedOperation) => boolean;
  /** Where the tools are served by Streamable HTTP; false for stdio alone. Default: /mcp. */
  readonly path?: string | false;
  /** The origins of pages that may call the tools. A request with any other Origin is 403. Default: none. */
  readonly origins?: readonly string[];
  /** Whether the parts of the service are left out at `path`. They apply to every call in any case. Default: false. */
  readonly isApart?: boolean;
  /** Names for models, as `mountOpenapi` takes them. */
  readonly models?: Readonly<Record<string, AnyModel>>;
}

const OPTIONS: OptionRules<McpOptions> = {
  name: true,
  version: true,
  instructions: true,
  offer: FUNCTION,
  path: { remedy: '"/mcp", or false', holds: (value) => value === false || typeof value === "string" },
  origins: TEXTS,
  isApart: BOOLEAN,
  models: true,
};

/** The tools of a service. */
export interface Mcp {
  readonly tools: readonly McpTool[];
  /** The operations that `offer` chose and that cannot be tools, each with the reason. */
  readonly leftOut: readonly { readonly operationId: string; readonly reason: string }[];
  /** Serves one client by stdin and stdout. The calls have these fields, such as Authorization. */
  stdio(headers?: Readonly<Record<string, string>>): Promise<void>;
  /** The same by any transport of the SDK. */
  connect(transport: Transport, headers?: Readonly<Record<string, string>>): Promise<void>;
}

/** Offers chosen operations of a service to assistants, by the Model Context Protocol. Each call is a request to the service like any other. */
export function serveMcp(service: Service, options: McpOptions): Mcp {
  checkOptions("serveMcp", options, OPTIONS);
  const { path = "/mcp", origins = [], isApart = false } = options;
  const { all, leftOut } = chosen(service, options);
  const serverFor = (caller: Omit<Caller, "signal">, signal?: AbortSignal) =>
    serverOf(service, options, all, (own) => ({ ...caller, signal: signal ? AbortSignal.any([own, signal]) : own }));
  const connect: Mcp["connect"] = async (transport, headers = {}) => {
    await service.start();
    const fields = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
    const caller = { headers: new RequestHeaders(Object.fromEntries(fields)), peer: undefined, within: undefined };
    await serverFor(caller).connect(transport);
  };
  if (path !== false) {
    const handle = async ({ request, body }: { readonly request: HttpRequest; readonly body: unknown }) => {
      const { headers, peer, signal } = request;
      return isFrom(origins, request)
        ? exchanged(serverFor({ headers, peer, within: request }, signal), request, body)
        : FOREIGN;
    };
    const route = command("POST", path, { document: false, body: ONE_MESSAGE, handle });
    service.attach({ routes: [route], isApart });
  }
  return {
    tools: [...all.values()].map(({ tool }) => tool),
    leftOut,
    connect,
    stdio: async (headers) => {
      const { StdioServerTransport } = await import("@modelcontextprotocol/sdk/server/stdio.js");
      await connect(new StdioServerTransport(), headers);
    },
  };
}

function chosen(service: Service, { name, version, offer, models }: McpOptions) {
  const { document, entries } = describedService(service, { title: name, version, ...(models && { models }) });
  const all = new Map<string, Offered>();
  const leftOut: Mcp["leftOut"][number][] = [];
  for (const [, operation] of Object.values(document.paths).flatMap((item) => operationsIn(item))) {
    const { operationId } = operation;
    const entry = entries.get(operationId);
    if (entry === undefined) continue;
    const { route, method, said } = entry;
    const isChosen = offer ? offer({ operationId, method, pattern: route.pattern, tags: operation.tags }) : said.mcp;
    if (isChosen !== true) continue;
    try {
      const offered = offeredAs(operationId, entry, operation, document);
      const { name } = offered.tool;
      if (all.has(name))
        throw badTool(entry, `two tools would be called ${name}`, "an operationId of letters, digits, _, - and .");
      all.set(name, offered);
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      if (said.mcp === true)
        throw badTool(entry, `${method} cannot be a tool: ${error.message}`, "it without `mcp: true`");
      leftOut.push({ operationId, reason: error.message });
    }
  }
  return { all, leftOut };
}

const badTool = ({ route }: Entry, detail: string, remedy: string): MountError =>
  new MountError("BAD_TOOL", classOf(route), detail, remedy);

function serverOf(
  service: Service,
  { name, version, instructions }: McpOptions,
  all: ReadonlyMap<string, Offered>,
  callerFor: (signal: AbortSignal) => Caller,
): Server {
  const about = { capabilities: { tools: {} }, ...(instructions === undefined ? {} : { instructions }) };
  const server = new Server({ name, version }, about);
  const tools = [...all.values()].map(({ tool }) => tool);
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const offered = all.get(params.name);
    if (offered === undefined)
      throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name.slice(0, 128)}.`);
    const { route } = offered.entry;
    const reading = [...all.values()].find(({ entry }) => entry.route === route && entry.method === "GET");
    try {
      return { ...(await callTool(service, offered, params.arguments, callerFor(signal), reading?.tool.name)) };
    } catch (error) {
      if (error instanceof BadArguments) return { ...refusal({ remedy: error.message }) };
      // The service has reported it. The SDK would tell its message to the client.
      throw new McpError(ErrorCode.InternalError, "The response broke off.");
    }
  });
  return server;
}

/** Of the newest revision: one message for each request. */
const ONE_MESSAGE = {
  modelJsonSchema: () => ({ type: "object" }),
  validate: (value: unknown) =>
    Array.isArray(value) ? { issues: [{ message: "Send one message in each request." }] } : { value },
};

const FOREIGN = HttpResponse.json(
  { jsonrpc: "2.0", error: { code: -32_000, message: "Pages of this origin may not call these tools." }, id: null },
  { status: 403 },
);

/** The protocol's rule against DNS rebinding: a page's own host may be made to resolve here, so it is not enough that Origin and Host are alike. */
function isFrom(origins: readonly string[], { headers }: HttpRequest): boolean {
  const origin = headers.get("origin");
  return origin === null || origins.includes(origin);
}

/** No session is kept, so that any process can take the next message, and no client has another one's. */
async function exchanged(server: Server, { headers }: HttpRequest, parsedBody: unknown): Promise<HttpResponse> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const told = ["accept", "content-type", "mcp-protocol-version"].flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const message = new Request("http://localhost/", { method: "POST", headers: told });
  const response = await transport.handleRequest(message, { parsedBody });
  const text = await response.text();
  await server.close();
  return new HttpResponse(response.status, [...response.headers].flat(), text === "" ? null : text);
}
