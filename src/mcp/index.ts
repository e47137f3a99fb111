export type { ToolHints } from "./hints.ts";
export { type Mcp, type McpOptions, type OfferedOperation, serveMcp } from "./serveMcp.ts";
export type { McpTool } from "./tool.ts";
