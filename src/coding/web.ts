import type { Coder, Coding } from "./coding.ts";

/** Those of CompressionStream, for runtimes without node:zlib. It cannot flush: bytes may come out only at the end. */
export function webCodings(host: object): ReadonlyMap<string, Coding> {
  const codings = new Map<string, Coding>();
  if (!("CompressionStream" in host) || typeof host.CompressionStream !== "function") return codings;
  // Its other format, deflate-raw, is no content coding of HTTP.
  for (const format of ["gzip", "deflate"] as const)
    codings.set(format, { compress: (body) => compressWhole(format, body), open: () => webCoder(format) });
  return codings;
}

async function compressWhole(format: CompressionFormat, body: Uint8Array): Promise<Uint8Array> {
  const coded = new Blob([new Uint8Array(body)]).stream().pipeThrough(new CompressionStream(format));
  return new Uint8Array(await new Response(coded).arrayBuffer());
}

function webCoder(format: CompressionFormat): Coder {
  const { writable, readable } = new CompressionStream(format);
  const [writer, reader] = [writable.getWriter(), readable.getReader()];
  const out: Uint8Array[] = [];
  const collect = async () => {
    for (let step = await reader.read(); !step.done; step = await reader.read()) out.push(step.value);
  };
  const ended = collect();
  ended.catch(() => {});
  return {
    write: (chunk) => writer.write(chunk),
    end: async () => {
      await writer.close();
      await ended;
    },
    take: () => out.shift(),
    // On a finished stream both have no effect; on a broken one both repeat the error of `write`.
    close: () => {
      writer.abort().catch(() => {});
      reader.cancel().catch(() => {});
    },
  };
}
