import { MemoryCache } from "../../../dist/cache/index.js";
import { resource, Service } from "../../../dist/index.js";
import { render, report } from "../domain.mjs";

const yearly = resource("/report", {
  encodings: ["br", "gzip"],
  cache: { store: new MemoryCache() },
  generateEtag: () => String(report.version),
  represent: () => render(),
});

export const app = () => new Service({ routes: [yearly] });
