// What is asked of each feature, over HTTP. Each probe says true, false, or the figure that it measured.
import { probes as cache } from "./cache/probes.mjs";
import { probes as checked } from "./checked/probes.mjs";
import { probes as events } from "./events/probes.mjs";
import { probes as files } from "./static/probes.mjs";
import { probes as upgrades } from "./upgrades/probes.mjs";
import { probes as uploads } from "./uploads/probes.mjs";
import { probes as webhook } from "./webhook/probes.mjs";

export const FEATURES = {
  events: { title: "Server-sent events", probes: events },
  static: { title: "Static files", probes: files },
  uploads: { title: "Uploads", probes: uploads },
  webhook: { title: "Signed webhooks", probes: webhook },
  checked: { title: "Checked responses", probes: checked },
  cache: { title: "An expensive representation", probes: cache },
  upgrades: { title: "WebSockets", probes: upgrades },
};
