import { execFileSync } from "node:child_process";
import { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { RequestMessage } from "./message.ts";
import { keepsContent, privateFieldsInUse } from "./privateFields.ts";

const isOff = process.env["SIGNALBOX_PRIVATE_FIELDS"] === "off";

it("this version of Node has every private field that is leaned on", () => {
  expect(new Set(Object.values(privateFieldsInUse()))).toEqual(new Set([!isOff]));
});

it("finds by a request whether content is kept", async () => {
  expect(await keepsContent(RequestMessage)).toBe(!isOff);
});

it("finds where a class does not keep it", async () => {
  class Plain extends IncomingMessage {
    readonly whole = undefined;
  }
  expect(await keepsContent(Plain)).toBe(false);
});

it("leaves all of them alone where it is told so", () => {
  const file = new URL("../../../dist/runtime/node/privateFields.js", import.meta.url).href;
  const line = `import(${JSON.stringify(file)}).then((m) => console.log(JSON.stringify(m.privateFieldsInUse())))`;
  const env = { ...process.env, SIGNALBOX_PRIVATE_FIELDS: "off" };
  const found: unknown = JSON.parse(execFileSync(process.execPath, ["-e", line], { encoding: "utf8", env }));
  expect(new Set(Object.values(found as object))).toEqual(new Set([false]));
});
