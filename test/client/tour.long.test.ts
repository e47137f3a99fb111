import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { codeOfPage } from "../docsPage.ts";
import { OpenedServices } from "./openedServices.ts";

/** The tour of docs/client.md, on Conduit and the reference service, over sockets. */

const folder = fileURLToPath(new URL("../../.cache/tour", import.meta.url));
let services: OpenedServices;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "client.ts"), codeOfPage("client"));
  services = await OpenedServices.open("http://127.0.0.1");
});
afterAll(async () => {
  await services?.close();
  rmSync(folder, { recursive: true, force: true });
});

it("reads by an exhaustive switch, resolves a lost update, waits for a limit and resumes a stream", async () => {
  const tour = (await import(/* @vite-ignore */ join(folder, "client.ts"))) as Record<string, Tour>;
  const { conduit, library, token } = services;
  expect(await tour["write"]?.(conduit, token)).toBe("refused with 422");
  expect(await tour["read"]?.(conduit, "signals")).toBe("Signals");
  expect(await tour["read"]?.(conduit, "levers")).toBe("missing: article not found");
  const librarian = await tour["enter"]?.(library);
  expect(await tour["annotate"]?.(library, librarian)).toBe("Another's note. Another's note. And mine.");
  expect(await tour["exported"]?.(library)).toEqual([11, 2]);
  expect(await tour["titles"]?.(library)).toHaveLength(11);
  expect(await tour["heard"]?.(library, librarian, () => services.restart())).toEqual(HEARD);
});

/** In the order of the revisions. The first was changed before, and the second while the server was away. */
const HEARD = [
  "Die Verwandlung",
  "To the Lighthouse",
  "Der Steppenwolf",
  "On the Origin of Species",
  "Duineser Elegien",
  "Effi Briest",
  "The Left Hand of Darkness",
  "Dubliners",
  "Leaves of Grass",
  "Relativity",
  "Middlemarch",
  "Die Verwandlung",
];

type Tour = (...given: readonly unknown[]) => Promise<unknown>;
