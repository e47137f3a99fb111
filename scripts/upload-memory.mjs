// @ts-check
// Uploads a form with one large file to a server in a process of its own, and prints how much memory it took:
// node scripts/upload-memory.mjs [megabytes], after npm run build. What is over 64 MiB above idle is a failure.
import { fork } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { fileURLToPath } from "node:url";

const MEGABYTE = 1_048_576;
const MOST = 64;
const size = Number(process.argv[2] ?? 1024);

if (process.send === undefined) await measure();
else await serveUploads();

/** The server: it counts what comes, and tells its memory when it is asked. */
async function serveUploads() {
  const { HttpResponse, Service, command } = await import("signalbox");
  const { readForm } = await import("signalbox/multipart");
  const { serve } = await import("signalbox/node");
  const upload = command("POST", "/", async (asked) => {
    asked.body.limit = Number.MAX_SAFE_INTEGER;
    const { files } = await readForm(asked.body, "b");
    let bytes = 0;
    for await (const { content } of files) for await (const piece of content) bytes += piece.length;
    return HttpResponse.json({ bytes });
  });
  const { port } = await serve(new Service({ routes: [upload], maxBodyBytes: Number.MAX_SAFE_INTEGER }), {
    port: 0,
    host: "127.0.0.1",
  });
  process.on("message", () => process.send?.(process.memoryUsage().rss));
  process.send?.(port);
}

async function measure() {
  const child = fork(fileURLToPath(import.meta.url), [String(size)]);
  const [port] = /** @type {[number]} */ (await once(child, "message"));
  const rss = async () => {
    child.send("memory");
    const [bytes] = /** @type {[number]} */ (await once(child, "message"));
    return bytes / MEGABYTE;
  };
  const idle = await rss();
  let peak = idle;
  const startedAt = performance.now();
  const sending = request({
    port,
    host: "127.0.0.1",
    path: "/",
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=b" },
  });
  const responded = once(sending, "response");
  sending.write("--b\r\nContent-Disposition: form-data; name=f; filename=large\r\n\r\n");
  const piece = Buffer.alloc(MEGABYTE, 120);
  for (let sent = 0; sent < size; sent += 1) {
    if (!sending.write(piece)) await once(sending, "drain");
    if (sent % 16 === 0) peak = Math.max(peak, await rss());
  }
  sending.end("\r\n--b--");
  const [response] = await responded;
  let text = "";
  for await (const chunk of response) text += chunk;
  peak = Math.max(peak, await rss());
  child.kill();
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(
    `${size} MiB in ${seconds.toFixed(1)} s: ${response.statusCode} ${text}; idle ${idle.toFixed(0)} MiB, at most ${(peak - idle).toFixed(0)} MiB above`,
  );
  if (peak - idle > MOST || JSON.parse(text).bytes !== size * MEGABYTE) process.exitCode = 1;
}
