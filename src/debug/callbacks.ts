import { decidedBy } from "../draw/decidedBy.ts";
import type { Row } from "../graph/row.ts";
import { fromBuiltin } from "../http/builtin.ts";
import { LiteralResource } from "../literal/view.ts";
import { authoredOf, facetOf, nameOf } from "../resource/attached.ts";
import { DEFAULTS } from "../resource/overrides.ts";
import { type AnyResource, Resource } from "../resource/resource.ts";
import { shortened } from "./inOneLine.ts";

/** What decides a row, by the names that the author of the resource has written: `find` is the resourceExists of a literal. */
export function writtenNames(row: Row, resource: AnyResource, method: string): readonly string[] {
  const facet = facetOf(resource, method);
  const isFound = facet instanceof LiteralResource && facet.find !== undefined;
  return decidedBy(row).map((name) => (isFound && name === "resourceExists" ? "find" : name));
}

/** The code behind a callback, for the reader to find it. */
export interface CallbackSource {
  /** The literal, or the class that defines it. */
  readonly owner: string;
  /** Its source text, as the runtime has it. */
  readonly source: string;
  /** `file:line`, where the runtime can tell. */
  readonly location: string | undefined;
}

const MOST_SOURCE = 3000;

/** Of a callback, by the name that its author has written. Undefined where it is not overridden, or is a declaration. */
export function callbackSource(mounted: AnyResource, name: string, method = "GET"): CallbackSource | undefined {
  const resource = facetOf(mounted, method);
  const own = resource.nodes.find(({ id }) => id === name);
  if (own !== undefined) return sourceOf(own.ask, nameOf(mounted));
  const find = name === "find" && resource instanceof LiteralResource ? resource.find : undefined;
  if (find !== undefined) return sourceOf(authoredOf(find), nameOf(mounted));
  const value: unknown = Reflect.get(resource, name);
  const isCallback = Object.hasOwn(Resource.prototype, name) && name !== "constructor";
  if (typeof value !== "function" || !isCallback || value === Reflect.get(DEFAULTS, name)) return undefined;
  const owner = Object.hasOwn(resource, name) ? nameOf(mounted) : ownerOf(resource, name);
  return sourceOf(authoredOf(value), owner);
}

function sourceOf(authored: object, owner: string): CallbackSource {
  return {
    owner,
    source: shortened(outdented(Function.prototype.toString.call(authored)), MOST_SOURCE),
    location: sourceLocation(authored),
  };
}

function ownerOf(resource: AnyResource, name: string): string {
  let at = Object.getPrototypeOf(resource) as object;
  while (!Object.hasOwn(at, name)) at = Object.getPrototypeOf(at) as object;
  return at.constructor.name;
}

/** Removes the indentation of the class, which a method's text has on every line but the first. */
function outdented(source: string): string {
  const [first = "", ...rest] = source.split("\n");
  const depth = Math.min(...rest.map((line) => line.search(/\S/)).filter((indent) => indent >= 0));
  return [first, ...rest.map((line) => line.slice(depth))].join("\n");
}

/** The part of node:inspector that is used. It is connected within this process; no port is opened. */
interface Session {
  connect(): void;
  disconnect(): void;
  on(event: "Debugger.scriptParsed", listener: (message: { params: { scriptId: string; url: string } }) => void): void;
  post(method: string, params?: object, callback?: (error: Error | null, result: never) => void): void;
}

const HANDLE = "__signalboxLocation";
const known = new WeakMap<object, string | undefined>();

/** `file:line` of a function, where the runtime has an inspector. */
export function sourceLocation(callback: object, host?: object): string | undefined {
  const ask = ({ Session }: { readonly Session: new () => Session }) => locate(new Session(), callback);
  if (!known.has(callback)) known.set(callback, fromBuiltin("node:inspector", ask, host));
  return known.get(callback);
}

interface Internal {
  readonly name: string;
  readonly value?: { readonly value?: { readonly scriptId: string; readonly lineNumber: number } };
}

/** Within one process the inspector replies synchronously, so that nothing has to be awaited. */
function locate(session: Session, callback: object): string | undefined {
  const urls = new Map<string, string>();
  const ask = <T>(method: string, params: object): T | undefined => {
    let found: T | undefined;
    session.post(method, params, (error, result) => {
      if (error === null) found = result;
    });
    return found;
  };
  const globals = globalThis as Record<string, unknown>;
  session.connect();
  try {
    session.on("Debugger.scriptParsed", ({ params }) => urls.set(params.scriptId, params.url));
    globals[HANDLE] = callback;
    const shown = ask<{ result: { objectId?: string } }>("Runtime.evaluate", { expression: `globalThis.${HANDLE}` });
    const objectId = shown?.result.objectId;
    if (objectId === undefined) return undefined;
    const found = ask<{ internalProperties?: Internal[] }>("Runtime.getProperties", { objectId, ownProperties: true });
    const at = found?.internalProperties?.find(({ name }) => name === "[[FunctionLocation]]")?.value?.value;
    if (at === undefined) return undefined;
    ask("Debugger.enable", {});
    ask("Debugger.disable", {});
    const url = urls.get(at.scriptId);
    return url === undefined || url === "" ? undefined : `${url.replace(/^file:\/\//, "")}:${at.lineNumber + 1}`;
  } finally {
    delete globals[HANDLE];
    session.disconnect();
  }
}
