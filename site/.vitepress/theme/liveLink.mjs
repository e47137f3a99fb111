// A link that has what a reader changed: JSON, deflated, in the fragment, which no server gets to see.

const MARK = "#live=";

/** @param {object} shared */
export async function sharedLink(shared) {
  const bytes = await through(new Blob([JSON.stringify(shared)]), new CompressionStream("deflate-raw"));
  const text = btoa(String.fromCharCode(...bytes));
  return MARK + text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {string} hash @returns {Promise<object | undefined>} undefined where the fragment has nothing of the kind */
export async function readShared(hash) {
  if (!hash.startsWith(MARK)) return undefined;
  try {
    const text = atob(hash.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const read = await through(new Blob([bytes]), new DecompressionStream("deflate-raw"));
    return JSON.parse(new TextDecoder().decode(read));
  } catch {
    return undefined;
  }
}

async function through(blob, stream) {
  return new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer());
}
