import { Resource } from "signalbox";
import { bytesCodec } from "signalbox/codecs";
import { describe, expect, it } from "vitest";
import { route } from "../route/route.ts";
import { Service } from "../service/service.ts";
import { request } from "../testing/request.ts";

async function sent(content: unknown, errors: unknown[] = []) {
  class Picture extends Resource {
    override readonly produces = ["image/png"];
    override represent() {
      return content;
    }
  }
  const routes = [route("/", Picture, { codecs: { "image/png": bytesCodec } })];
  return request(new Service({ routes, onError: (error) => errors.push(error) }), "GET", "/");
}

describe("bytesCodec", () => {
  it.each([
    ["bytes", () => new Uint8Array([1, 2, 255])],
    ["a Blob", () => new Blob([new Uint8Array([1, 2, 255])])],
    ["a stream", () => new Blob([new Uint8Array([1, 2, 255])]).stream()],
  ])("sends %s as they are", async (_name, content) => {
    const response = await sent(content());
    expect([...(await response.bytes())]).toEqual([1, 2, 255]);
    expect(response.header("content-type")).toBe("image/png");
  });

  it.each([["text"], [{}], [null], [[1, 2]]])("refuses %j, which has no bytes of this type", async (value) => {
    const errors: unknown[] = [];
    expect((await sent(value, errors)).status).toBe(500);
    expect(String(errors[0])).toContain("Return bytes, a stream of them or a Blob");
  });

  it("gives a body as its bytes", () => {
    const bytes = new Uint8Array([1, 2]);
    expect(bytesCodec.decode?.(bytes, { parameters: new Map() })).toBe(bytes);
  });
});
