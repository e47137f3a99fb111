// @ts-check
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exchange, matches } from "./rawCases.mjs";

const SECRET = "classified";

/** A folder to serve, beside a file that must not be served. */
export function makeFolder() {
  const outside = mkdtempSync(join(tmpdir(), "signalbox-static-"));
  writeFileSync(join(outside, "secret.txt"), SECRET);
  const folder = join(outside, "public");
  mkdirSync(join(folder, "docs"), { recursive: true });
  writeFileSync(join(folder, "app.js"), "0123456789");
  writeFileSync(join(folder, ".env"), SECRET);
  symlinkSync(join(outside, "secret.txt"), join(folder, "out.txt"));
  symlinkSync(outside, join(folder, "up"));
  return folder;
}

/** Sent as they are: fetch would resolve the dots. */
export const HOSTILE = [
  "/assets/../secret.txt",
  "/assets/docs/../../secret.txt",
  "/assets/%2e%2e/secret.txt",
  "/assets/%2e%2e%2fsecret.txt",
  "/assets/..%5csecret.txt",
  "/assets/%2e%2e%5csecret.txt",
  "/assets/docs/..%2f..%2fsecret.txt",
  "/assets//secret.txt",
  "/assets//etc/passwd",
  "/assets/%2fetc%2fpasswd",
  "/assets/..%00/secret.txt",
  "/assets/app.js%00.html",
  "/assets/app.js::$DATA",
  "/assets/.env",
  "/assets/%2eenv",
  "/assets/out.txt",
  "/assets/up/secret.txt",
  "/assets/app.js/",
  `/assets/${"a".repeat(300)}`,
  "/assets/%ff",
];

const get = (/** @type {string} */ path, fields = "") =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${fields}\r\n`;

/** @type {{ name: string, run: (url: URL) => Promise<void> }[]} */
export const STATIC_CASES = [
  {
    name: "a file is served, and a range of it (RFC 9110 14.2)",
    run: async (url) => {
      matches(await exchange(url, get("/assets/app.js")), /^HTTP\/1.1 200 [^]*0123456789/);
      matches(await exchange(url, get("/assets/app.js", "Range: bytes=3-5\r\n")), /^HTTP\/1.1 206 [^]*\r\n345/);
    },
  },
  {
    name: "nothing is served that is outside of the folder, or hidden in it",
    run: async (url) => {
      for (const path of HOSTILE) {
        const received = await exchange(url, get(path));
        if (!/^HTTP\/1.1 40[04] /.test(received) || received.includes(SECRET))
          throw new Error(`${path}: ${received.slice(0, 100)}`);
      }
    },
  },
];
