interface Host {
  readonly process?: { getBuiltinModule?(name: string): unknown };
}

/** What is made of a module of Node's, where the runtime has it: looked for through the globals, because the core knows no runtime. */
export function fromBuiltin<Module, Made>(
  name: string,
  make: (module: Module) => Made | undefined,
  host: object = globalThis,
): Made | undefined {
  try {
    const found = (host as Host).process?.getBuiltinModule?.(name) as Module | null | undefined;
    return found ? make(found) : undefined;
  } catch {
    return undefined;
  }
}
