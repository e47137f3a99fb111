import { Resource, route } from "signalbox";

/** A class whose `describe` returns what a test gives it as `said`. */
class Described extends Resource {
  readonly said: object = {};
  override represent(): unknown {
    return 1;
  }
  override describe(): ReturnType<Resource["describe"]> {
    return this.said;
  }
}

export const described = (path: string, more: object) => route(path, Object.assign(new Described(), more));
