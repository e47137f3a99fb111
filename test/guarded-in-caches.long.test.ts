import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { command, HttpResponse, resource, Service } from "signalbox";
import { apiKey, bearer, cookieSession } from "signalbox/guards";
import { type Serving, serve } from "signalbox/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser } from "./debug/realBrowser.ts";
import { describeWith } from "./programs.ts";
import { until } from "./waiting.ts";

const verify = (given: string) => (given === "right" ? { user: "ann" } : undefined);
const GUARDS = {
  bearer: [bearer({ verify }), "authorization", "Bearer right"],
  apiKey: [apiKey({ header: "X-Api-Key", verify }), "x-api-key", "right"],
  cookieSession: [cookieSession({ name: "sid", verify }), "cookie", "sid=right"],
} as const;
const NAMES = Object.keys(GUARDS) as (keyof typeof GUARDS)[];

/** What each guard protects, as it is by default and with a lifetime; and what is open, to see that the cache is one. */
function desk(): Service {
  let opened = 0;
  const guarded = NAMES.flatMap((name) => {
    const [guard] = GUARDS[name];
    const piece = { with: [guard], represent: () => ({ secret: "of ann" }) };
    return [
      [name, resource(`/${name}`, piece)],
      [`${name}Fresh`, resource(`/${name}/fresh`, { ...piece, cacheControl: () => "max-age=600" })],
      [
        `${name}Handled`,
        command("GET", `/${name}/handled`, {
          with: piece.with,
          handle: () => HttpResponse.json({ secret: "of ann" }, { headers: { "Cache-Control": "max-age=600" } }),
        }),
      ],
    ];
  });
  const open = resource("/open", {
    cacheControl: () => "max-age=600",
    represent: () => {
      opened += 1;
      return { opened };
    },
  });
  const page = command("GET", "/page", () => HttpResponse.html("<!doctype html><title>A page</title>"));
  return new Service({ resources: { ...Object.fromEntries(guarded), open, page } });
}

const start = () => serve(desk(), { port: 0, host: "127.0.0.1" });

async function stop(serving: Serving | undefined): Promise<void> {
  serving?.server.closeAllConnections();
  await serving?.close();
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

const NGINX = (port: number, origin: number, folder: string) => `
daemon off; pid ${folder}/pid; error_log ${folder}/log; worker_processes 1; ${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  proxy_temp_path ${folder}/temp; proxy_cache_path ${folder}/cache keys_zone=all:1m;
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass http://127.0.0.1:${origin}; proxy_cache all; proxy_cache_valid 200 301 404 10m; }
  }
}`;

const CACHES = {
  nginx: (port: number, origin: number, folder: string) => {
    writeFileSync(join(folder, "conf"), NGINX(port, origin, folder));
    return ["-c", join(folder, "conf"), "-e", join(folder, "log")];
  },
  varnish: (port: number, origin: number, folder: string) =>
    `-F -j none -n ${folder}/work -s malloc,10m -a 127.0.0.1:${port} -b 127.0.0.1:${origin}`.split(" "),
};

for (const [name, settings] of Object.entries(CACHES)) {
  describeWith(name as keyof typeof CACHES, `${name}, as it is, before a service`, (program) => {
    let serving: Serving;
    let cache: ChildProcess;
    let address: string;
    const folder = mkdtempSync(join(tmpdir(), "guarded-"));

    beforeAll(async () => {
      serving = await start();
      const port = await freePort();
      address = `http://127.0.0.1:${port}`;
      cache = spawn(program, settings(port, serving.port, folder), { stdio: "ignore" });
      await until(() =>
        fetch(`${address}/page`).then(
          ({ status }) => status === 200,
          () => false,
        ),
      );
    });

    afterAll(async () => {
      const ended = new Promise((resolve) => cache?.once("exit", resolve));
      cache?.kill();
      await ended;
      await stop(serving);
      rmSync(folder, { recursive: true });
    });

    const get = async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(address + path, { headers });
      return { status: response.status, text: await response.text() };
    };

    it("stores what it may store", async () => {
      expect(await get("/open")).toEqual(await get("/open"));
    });

    it.each(NAMES.flatMap((guard) => ["", "/fresh", "/handled"].map((path) => [guard, path] as const)))(
      "ruling 48: what %s protects at %s reaches no client without credentials (RFC 9111 4.1)",
      async (guard, path) => {
        const [, field, value] = GUARDS[guard];
        const right = { [field]: value };
        for (const _time of [1, 2]) {
          expect(await get(`/${guard}${path}`, right)).toEqual({ status: 200, text: '{"secret":"of ann"}' });
          for (const headers of [{}, { [field]: value.replace("right", "wrong") }]) {
            const refused = await get(`/${guard}${path}`, headers);
            expect([refused.status, refused.text.includes("ann")]).toEqual([401, false]);
          }
        }
      },
    );
  });
}

describeInBrowser("Chromium's cache", (startBrowser) => {
  let serving: Serving;
  let browser: Browser;

  beforeAll(async () => {
    serving = await start();
    browser = await startBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await stop(serving);
  });

  it("ruling 48: gives nothing to a script that has signed out (RFC 9111 4.1)", async () => {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${serving.port}/page`);
    const get = (path: string, headers: Record<string, string> = {}) =>
      page.evaluate(
        async ([to, fields]) => {
          const response = await fetch(to, { headers: fields });
          return [response.status, await response.text()] as const;
        },
        [path, headers] as const,
      );
    expect(await get("/open")).toEqual(await get("/open"));
    for (const guard of ["bearer", "apiKey"] as const) {
      const [, field, value] = GUARDS[guard];
      for (const path of ["", "/fresh", "/handled"]) {
        expect(await get(`/${guard}${path}`, { [field]: value })).toEqual([200, '{"secret":"of ann"}']);
        expect((await get(`/${guard}${path}`))[0]).toBe(401);
      }
    }
    // A script cannot write Cookie itself.
    await page.evaluate('document.cookie = "sid=right; path=/"');
    expect(await get("/cookieSession/fresh")).toEqual([200, '{"secret":"of ann"}']);
    await page.evaluate('document.cookie = "sid=; path=/; max-age=0"');
    expect((await get("/cookieSession/fresh"))[0]).toBe(401);
  });
});
