// @ts-check
// CPU that each reader of outside text takes, from 1 KiB to the most that reaches it:
//   node scripts/reader-times.mjs [--name multipart]
// Each is given every hostile shape of `test/fuzz/shapes.ts` at 1 KiB; the five that took longest are then made longer. A table of the
// worst, in milliseconds of CPU; "x" is how much longer the last took than the one before, which has a quarter of its length.
import { parseArgs } from "node:util";
import { load } from "../test/fuzz/bundle.mjs";

const { values } = parseArgs({ options: { name: { type: "string", default: "" } } });
/** @type {{ READERS: Readonly<Record<string, import("../test/fuzz/readers.ts").Reader>> }} */
const { READERS } = await load("readers.ts");
/** @type {typeof import("../test/fuzz/shapes.ts")} */
const { FRAMES, PIECES, runOf } = await load("shapes.ts");

const KIB = 1_024;
/** Fields and targets are at most 16 KiB, contents 1 MiB. */
const OF_FIELDS = [1, 4, 16];
const OF_CONTENT = [1, 4, 16, 64, 256, 1_024];
/** Each byte is a chunk, and takes the time of one. */
const SINGLY = /^client\/streamed|by (?:byte|character)$/;
const CONTENT =
  /^(?:codecs|patch)\/.*(?:Codec|parseJson|findJsonFault)|^http\/(?:body|jsonNesting)|^multipart\/form|^client\/(?:decode|streamed|eventReader)|, content$/;

/**
 * The least of three, or of one that takes long.
 * @param {(text: string) => unknown} read
 * @param {string} text
 */
async function cpuOf(read, text) {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && least > 0; run += 1) {
    const before = process.cpuUsage();
    try {
      await read(text);
    } catch {
      // Too long for it.
    }
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
    if (least > 50) break;
  }
  return least;
}

console.log("| reader | shape | 1 KiB | 4 | 16 | 64 | 256 | 1,024 | x |\n|---|---|---|---|---|---|---|---|---|");
for (const [name, { read, around = [] }] of Object.entries(READERS)) {
  if (!name.includes(values.name)) continue;
  const shapes = [...FRAMES, ...around].flatMap(([before, behind]) =>
    PIECES.map((piece) => ({ before, piece, behind, took: 0 })),
  );
  /** @param {(typeof shapes)[number]} shape @param {number} kib */
  const textOf = ({ before, piece, behind }, kib) => before + runOf(piece, kib * KIB) + behind;
  for (const shape of shapes) shape.took = await cpuOf(read, textOf(shape, 1));
  shapes.sort((a, b) => b.took - a.took);
  const sizes = CONTENT.test(name) && !SINGLY.test(name) ? OF_CONTENT : OF_FIELDS;
  const rows = [];
  for (const shape of shapes.slice(0, 5)) {
    const times = [];
    for (const size of sizes) times.push(await cpuOf(read, textOf(shape, size)));
    rows.push({ shape, times });
  }
  rows.sort((a, b) => (b.times.at(-1) ?? 0) - (a.times.at(-1) ?? 0));
  const [worst] = rows;
  if (worst === undefined) continue;
  const { shape, times } = worst;
  const cells = [...times.map((time) => time.toFixed(2)), ...Array(OF_CONTENT.length - times.length).fill("")];
  const growth = ((times.at(-1) ?? 0) / Math.max(times.at(-2) ?? 0, 0.01)).toFixed(1);
  const printed = JSON.stringify([shape.before, shape.piece, shape.behind]).replaceAll("|", "\\|");
  console.log(`| ${name} | \`${printed}\` | ${cells.join(" | ")} | ${growth} |`);
}
process.exit();
