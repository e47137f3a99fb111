import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { resource } from "signalbox";
import { staticFiles } from "signalbox/static";
import { BIG, modified } from "./shared.mjs";
import { uploads } from "./uploads.mjs";

const APP = 'console.log("app")\n';
const FILES = {
  "hello.txt": "hello, world",
  "page.html": "<p>page</p>",
  "app.js": APP,
  "app.js.gz": gzipSync(APP),
  "app.js.br": brotliCompressSync(APP),
  "thing.zzz": "thing",
  noext: "<html>no ending</html>",
  "empty.txt": "",
  "big.txt": BIG,
  "huge.bin": "",
  "dir/index.html": "<p>index</p>",
  "bare/inside.txt": "inside",
  "a b.txt": "space",
  "üni.txt": "uni",
  "100%.txt": "percent",
  "a+b.txt": "plus",
  ".env": "TOP-SECRET",
  ".git/config": "TOP-SECRET",
};

/** Writes the tree, and returns its root. */
function tree() {
  const base = mkdtempSync(join(tmpdir(), "semantics-static-"));
  const write = (path, content) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    if (path.endsWith("huge.bin")) truncateSync(path, 64 * 1024 * 1024);
    utimesSync(path, modified, modified);
  };
  const root = join(base, "root");
  for (const [name, content] of Object.entries(FILES)) write(join(root, name), content);
  write(join(base, "outside/secret.txt"), "TOP-SECRET");
  write(join(base, "root-twin/secret.txt"), "TOP-SECRET");
  symlinkSync("hello.txt", join(root, "link-in.txt"));
  symlinkSync("../outside/secret.txt", join(root, "link-out.txt"));
  symlinkSync("../outside", join(root, "link-dir"));
  execFileSync("mkfifo", [join(root, "pipe")]);
  return root;
}

const root = tree();
let peak = 0;
const sample = () => {
  peak = Math.max(peak, process.memoryUsage.rss());
};
setInterval(sample, 20).unref();

/** Descriptors of this process that lead to files under the root. */
function openFiles() {
  return readdirSync("/proc/self/fd").filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(root);
    } catch {
      return false;
    }
  }).length;
}

export const routes = staticFiles("/f", { folder: root });
export const resources = {
  stats: resource("/stats", {
    represent: () => {
      sample();
      const stats = { rss: process.memoryUsage.rss(), peakRss: peak, uploads: uploads.now, files: openFiles() };
      peak = 0;
      return stats;
    },
  }),
};
