import { type Context, part, Resource, resource, route, Service } from "signalbox";
import { request } from "signalbox/testing";
import { expect, it } from "vitest";

/** What every callback is given: its functions work when they are taken out of it, as all else in the pages is. */

const released: string[] = [];
const provided = part({ provide: () => ({ extra: 1 }) });

class It extends Resource<Context<{ state: { found: string } }>> {
  override resourceExists({ state }: Context<{ state: { found: string } }>): boolean {
    state.found = "found";
    return true;
  }
  override represent({
    setHeader,
    appendHeader,
    defer,
    require: held,
  }: Context<{ state: { found: string } }>): unknown {
    setHeader("X-A", "1");
    appendHeader("Link", "</a>; rel=a");
    defer(() => void released.push("class"));
    return held("found");
  }
}

it("has functions that can be taken out of it", async () => {
  const plain = resource("/plain", {
    represent: ({ setHeader, appendHeader, defer }) => {
      setHeader("X-A", "1");
      appendHeader("Link", "</a>; rel=a");
      defer(() => void released.push("plain"));
      return 1;
    },
  });
  const viewed = resource("/viewed", {
    with: [provided],
    represent: ({ setHeader, appendHeader, defer, extra }) => {
      setHeader("X-A", "1");
      appendHeader("Link", "</a>; rel=a");
      defer(() => void released.push("viewed"));
      return extra;
    },
  });
  const service = new Service({ routes: [plain, viewed, route("/class", It)] });
  for (const name of ["plain", "viewed", "class"]) {
    const reply = await request(service, "GET", `/${name}`);
    expect([reply.status, reply.header("x-a"), reply.header("link")]).toEqual([200, "1", "</a>; rel=a"]);
    expect(released.splice(0)).toEqual([name]);
  }
});
