import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PrometheusExporter } from "@opentelemetry/exporter-prometheus";
import { MeterProvider } from "@opentelemetry/sdk-metrics";
import { BasicTracerProvider } from "@opentelemetry/sdk-trace-base";
import { resource, Service } from "signalbox";
import { admission } from "signalbox/admission";
import { request } from "signalbox/testing";
import { expect, it, onTestFinished } from "vitest";
import { freePort } from "../../scripts/limit-redis-server.mjs";
import { describeWith } from "../../test/programs.ts";
import { until } from "../../test/waiting.ts";
import dashboard from "./dashboard.json" with { type: "json" };
import { observed } from "./observed.ts";

interface Series {
  readonly metric: Readonly<Record<string, string>>;
  readonly value: readonly [number, string];
}

/** A service whose metrics a Prometheus of our own reads every second, on 127.0.0.1. */
async function scraped(program: string) {
  const exporter = new PrometheusExporter({ preventServerStart: true });
  const meters = new MeterProvider({ readers: [exporter] });
  const limit = { initial: 1, least: 1, most: 1 };
  const clock = { now: () => 0, soon: (call: () => void) => void setImmediate(call), after: () => undefined };
  const gate = admission({ limit, clock, waiting: 0, classes: ["vital", "other"] });
  const held: { end?: () => void } = {};
  const service = new Service({
    with: [gate],
    telemetry: [observed(new BasicTracerProvider(), meters, gate)],
    resources: {
      books: resource("/books/{id}", { forbidden: ({ params }) => params.id === "theirs", GET: () => ({}) }),
      slow: resource("/slow", { GET: () => new Promise<object>((resolve) => (held.end = () => resolve({}))) }),
    },
  });
  const metrics = createServer((asked, response) => exporter.getMetricsRequestHandler(asked, response));
  await once(metrics.listen(0, "127.0.0.1"), "listening");
  const folder = mkdtempSync(join(tmpdir(), "prometheus-"));
  const port = await freePort();
  const target = `127.0.0.1:${(metrics.address() as AddressInfo).port}`;
  const config = {
    scrape_configs: [{ job_name: "it", scrape_interval: "1s", static_configs: [{ targets: [target] }] }],
  };
  writeFileSync(join(folder, "prometheus.yml"), JSON.stringify(config));
  const args = [
    "--config.file=prometheus.yml",
    `--storage.tsdb.path=${folder}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  const child = spawn(program, args, { cwd: folder, stdio: "ignore" });
  onTestFinished(async () => {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
    metrics.close();
    await meters.shutdown();
    rmSync(folder, { recursive: true, force: true });
  });
  const query = async (text: string): Promise<readonly Series[]> => {
    const url = `http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(text)}`;
    const response = await fetch(url).catch(() => undefined);
    if (response?.status === 503 || response === undefined) return [];
    const reply = (await response.json()) as { status: string; error?: string; data: { result: readonly Series[] } };
    if (reply.status !== "success") throw new Error(`${text}: ${reply.error}`);
    return reply.data.result;
  };
  return { service, query, held };
}

describeWith("prometheus", "the dashboard", (program) => {
  it("has queries that a real Prometheus has data for; why 403s rose is one of them", async () => {
    const { service, query, held } = await scraped(program);
    const ask = async (path: string) => (await request(service, "GET", path)).status;
    // A rate needs two samples of a series, with a rise between them.
    const send = async () => {
      const slow = ask("/slow");
      await until(() => held.end !== undefined);
      expect(await ask("/books/mine")).toBe(503);
      held.end?.();
      delete held.end;
      expect([await slow, await ask("/books/mine"), await ask("/books/theirs")]).toEqual([200, 200, 403]);
    };
    const seen = async (times: number) => {
      const [series] = await query('signalbox_decisions_total{http_response_status_code="403"}');
      return Number(series?.value[1] ?? 0) >= times;
    };
    await send();
    await until(() => seen(1));
    await send();
    await until(() => seen(2));
    const texts = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    const filled = texts.map((text) => text.replaceAll("$__rate_interval", "1m").replaceAll("$status", "403"));
    for (const text of filled) {
      await until(
        async () => (await query(text)).length > 0,
        () => text,
      );
    }
    const why = await query(filled[1] ?? "");
    expect(why.map(({ metric }) => metric)).toEqual([{ http_route: "/books/{id}", signalbox_node: "B7" }]);
  });
});
