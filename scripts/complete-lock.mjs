// @ts-check
// Adds to package-lock.json the optional packages of other platforms that it lacks; scripts/house/lock.mjs says why.
// Their names say the platform. Their hashes are not known here, so npm verifies them only once it has written them.
import { readFileSync, writeFileSync } from "node:fs";
import { missingFrom } from "./house/lock.mjs";

const SYSTEMS = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const PROCESSORS = ["arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

const path = new URL("../package-lock.json", import.meta.url);
/** @type {import("./house/lock.mjs").Lock} */
const lock = JSON.parse(readFileSync(path, "utf8"));
const missing = missingFrom(lock);
for (const { name, version, dev } of missing) {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  lock.packages[`node_modules/${name}`] = {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(dev && { dev }),
    ...(/musl/.test(name) && { libc: ["musl"] }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, "en")));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} added`);
