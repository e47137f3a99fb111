import { resource } from "signalbox";
import { z } from "zod";
import { bearer } from "./shared.mjs";

const since = new Date("2023-06-30T23:59:59Z");
const link = "https://example.com/deprecated";
const old = { since, link, sunset: new Date("2098-01-01T00:00:00Z"), sunsetLink: "https://example.com/sunset" };
const past = { ...old, sunset: new Date("2024-01-01T00:00:00Z") };
const shown = { represent: () => ({ a: 1 }) };
const writable = {
  generateEtag: () => "d1",
  GET: shown,
  PUT: { body: z.unknown(), response: { 204: null }, apply: () => undefined },
};

export const resources = {
  depOld: resource("/dep/old", { deprecation: old, ...writable }),
  depItem: resource("/dep/item/{id}", { deprecation: old, find: () => undefined, GET: shown }),
  depPrivate: resource("/dep/private", { deprecation: old, ...bearer, ...shown }),
  depSoon: resource("/dep/soon", { deprecation: { since: new Date("2099-01-01T00:00:00Z") }, ...shown }),
  depLinked: resource("/dep/linked", { deprecation: { link }, ...shown }),
  depFresh: resource("/dep/fresh", shown),
  depPast: resource("/dep/past", { deprecation: past, ...shown }),
  depGone: resource("/dep/gone", { deprecation: { ...past, gone: true }, ...writable }),
  depPaged: resource("/dep/paged", { deprecation: old, ...shown, links: () => [{ href: "/l/items", rel: "next" }] }),
  depFraction: resource("/dep/fraction", { deprecation: { since: new Date("2023-06-30T23:59:59.750Z") }, ...shown }),
  depCors: resource("/dep/cors", { deprecation: old, cors: { origins: ["https://app.example"] }, ...shown }),
};
