/** The part of node:inspector that is used. It is connected within this process; no port is opened. */
interface Session {
  connect(): void;
  disconnect(): void;
  on(event: "Debugger.scriptParsed", listener: (message: { params: { scriptId: string; url: string } }) => void): void;
  post(method: string, params?: object, callback?: (error: Error | null, result: never) => void): void;
}

interface Host {
  readonly process?: {
    getBuiltinModule?(name: "node:inspector"): { Session: new () => Session } | undefined;
  };
}

/** The global under which the inspector finds the function. */
const HANDLE = "__signalboxLocation";

const known = new WeakMap<object, string | undefined>();

/** `file:line` of a function, where the runtime has an inspector. It is looked for once, through the globals. */
export function sourceLocation(callback: object, host: Host = globalThis as Host): string | undefined {
  if (!known.has(callback)) known.set(callback, ask(callback, host));
  return known.get(callback);
}

function ask(callback: object, host: Host): string | undefined {
  try {
    const inspector = host.process?.getBuiltinModule?.("node:inspector");
    return inspector === undefined ? undefined : locate(new inspector.Session(), callback);
  } catch {
    return undefined;
  }
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
