import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { at } from "../asking.mjs";
import { LARGEST_FILE } from "../domain.mjs";

const BOUNDARY = "features";

/** A form as it comes from a client: fields, then a file of so many bytes, in pieces. */
function form({ fields = { title: "Harbour" }, bytes = 1_000 }) {
  const piece = randomBytes(65_536);
  async function* content() {
    for (const [name, value] of Object.entries(fields))
      yield Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
    yield Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
    );
    for (let left = bytes; left > 0; left -= piece.length) yield left < piece.length ? piece.subarray(0, left) : piece;
    yield Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
  }
  return content();
}

const upload = (port, given, type = `multipart/form-data; boundary=${BOUNDARY}`) =>
  fetch(at(port, "/photos"), {
    method: "POST",
    headers: { "content-type": type },
    body: form(given),
    duplex: "half",
    signal: AbortSignal.timeout(60_000),
  });

/** The status of an upload, where one comes: a server that closes at once may be too quick for the client. */
async function uploaded(port, given, type) {
  try {
    const response = await upload(port, given, type);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return { status: undefined, text: String(error.cause ?? error) };
  }
}

export const probes = {
  "stores field and file": async (server) => {
    const { status } = await uploaded(server.port, {});
    const { stored } = await server.state();
    return status < 300 && stored?.title === "Harbour" && stored.bytes === 1_000;
  },
  "MiB of memory for a file of 190 MB": async (server) => {
    await server.collect();
    const before = (await server.state()).rss;
    let peak = before;
    const look = async () => (peak = Math.max(peak, (await server.state()).rss));
    const timer = setInterval(() => void look(), 20);
    const { status, text } = await uploaded(server.port, { bytes: 190_000_000 });
    clearInterval(timer);
    return status < 300 ? Math.round((peak - before) / 2 ** 20) : `no: ${status ?? text}`;
  },
  "a file over the limit is 413 and named": async ({ port }) => {
    const { status, text } = await uploaded(port, { bytes: LARGEST_FILE + 1_000_000 });
    return status === 413 && text.includes("photo");
  },
  "a missing field is 400 or 422 and named": async ({ port }) => {
    const { status, text } = await uploaded(port, { fields: {} });
    return (status === 400 || status === 422) && text.includes("title");
  },
  "and is said before the file has come": async ({ port }) => {
    const begun = Date.now();
    const { status } = await slowly(port);
    return (status === 400 || status === 422) && Date.now() - begun < 2_000;
  },
  "another type is 415": async ({ port }) => (await uploaded(port, {}, "text/plain")).status === 415,
};

/** A form without its field whose file comes forever: the status, where one comes within three seconds. */
function slowly(port) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const end = (status) => (socket.destroy(), resolve({ status }));
    socket.write(
      `POST /photos HTTP/1.1\r\nHost: probe\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: 100000\r\n\r\n` +
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nabc`,
    );
    socket.on("data", (chunk) => end(Number(chunk.toString("latin1").slice(9, 12))));
    socket.on("error", () => end(undefined));
    setTimeout(() => end(undefined), 3_000).unref();
  });
}
