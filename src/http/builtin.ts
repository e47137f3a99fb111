/** What is made of a module of Node's, where the runtime has it: looked for through the globals, because the core knows no runtime. */
export function fromBuiltin<Module, Made>(
  name: string,
  make: (module: Module) => Made | undefined,
  host: object = globalThis,
): Made | undefined {
  try {
    const { process } = host as { process?: { getBuiltinModule?(name: string): Module | null } };
    const found = process?.getBuiltinModule?.(name);
    return found ? make(found) : undefined;
  } catch {
    return undefined;
  }
}
