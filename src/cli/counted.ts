import type { Service } from "../service/service.ts";

/** The same service, with `tell` called before each request is handled. */
export function counted(service: Service, tell: () => void): Service {
  return new Proxy(service, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      return (...given: readonly unknown[]): unknown => {
        if (name === "handle") tell();
        return Reflect.apply(value, target, given);
      };
    },
  });
}
