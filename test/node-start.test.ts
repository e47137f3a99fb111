import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { freshDist } from "./freshDist.mjs";

const PROGRAM = `
  import { Resource, route, Service } from "signalbox";
  import { serve } from "signalbox/node";
  await serve(new Service({ routes: [route("/", class extends Resource { represent() { return 1; } })] }), { port: 0 });
  console.log(process.moduleLoadList.filter((name) => /undici|readablestream|zlib|NativeModule (https|http2)$/.test(name)).join());
  process.exit();`;

it("a service without TLS loads neither fetch with its streams nor what compresses and encrypts", () => {
  freshDist();
  expect(execFileSync(process.execPath, ["--input-type=module", "-e", PROGRAM], { encoding: "utf8" })).toBe("\n");
});
