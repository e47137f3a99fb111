import { describe, expect, it } from "vitest";
import { HttpResponse } from "../http/response.ts";
import { Resource } from "../resource/resource.ts";
import { DeadlineClock } from "./deadlineClock.ts";
import { Kit, type KitOptions } from "./kit.ts";
import { mapping } from "./mapping.ts";

class Plain extends Resource {}
class Mapped extends Resource {
  override mapError() {
    return undefined;
  }
}

describe("the steps of a walk", () => {
  const steps = () => new HttpResponse(204);
  const mapped = (resource: Resource, more: Pick<KitOptions, "mapError"> = {}) => {
    const deadline = new DeadlineClock(60_000);
    const onError = () => undefined;
    const options = {
      codecs: {},
      cors: undefined,
      challenge: "",
      credentials: [],
      described: { read: [], sent: [] },
      defaults: {},
      trace: false,
      maxBodyBytes: 0,
    };
    return mapping(steps, new Kit(resource, { ...options, deadline, onError, ...more }), undefined);
  };

  it("are unchanged where nobody wrote mapError: requests cost nothing more", () => {
    expect(mapped(new Plain())).toBe(steps);
    expect(mapped(new Mapped())).not.toBe(steps);
    expect(mapped(new Plain(), { mapError: () => undefined })).not.toBe(steps);
  });
});
