import { Resource, route, Service } from "signalbox";
import { request } from "signalbox/testing";
import { expect, it, vi } from "vitest";

it("a 500 that the table leads to is told to the author once, with the class and the node", async () => {
  class Shelf extends Resource {
    override readonly allowedMethods = ["DELETE"];
    override deleteResource(): boolean {
      return false;
    }
  }
  const onError = vi.fn();
  const service = new Service({ routes: [route("/", Shelf)], onError });
  const response = await request(service, "DELETE", "/");
  expect(response.status).toBe(500);
  expect(response.trace).toMatch(/,M16,M20$/);
  expect(onError.mock.calls.map(([error]) => error)).toEqual([
    new Error("Shelf came to 500 at M20: the act was not carried out."),
  ]);
});

it("no other ending of the table is a fault of the author's", async () => {
  class Closed extends Resource {
    override forbidden(): boolean {
      return true;
    }
    override represent(): unknown {
      return 1;
    }
  }
  const onError = vi.fn();
  const service = new Service({ routes: [route("/", Closed)], onError });
  expect((await request(service, "GET", "/")).status).toBe(403);
  expect(onError).not.toHaveBeenCalled();
});
