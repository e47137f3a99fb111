import { ask } from "../asking.mjs";

/** How often the report was made while this ran. */
async function madeBy(server, run) {
  const before = (await server.state()).made;
  await run();
  return (await server.state()).made - before;
}

const readReport = ({ port }, headers = {}) => ask(port, "/report", { headers });

export const probes = {
  "a second read does not make it again": async (server) => {
    await readReport(server);
    return (await madeBy(server, () => readReport(server))) === 0;
  },
  "a change is seen at once": async (server) => {
    await readReport(server);
    await server.change();
    return (await readReport(server)).text.includes(`"version":${(await server.state()).version}`);
  },
  "304 for its tag, and nothing is made": async (server) => {
    const { headers } = await readReport(server);
    if (headers.etag === undefined) return false;
    let status;
    const made = await madeBy(server, async () => {
      ({ status } = await readReport(server, { "if-none-match": headers.etag }));
    });
    return status === 304 && made === 0;
  },
  "brotli, kept apart from what is not coded": async (server) => {
    const coded = await readReport(server, { "accept-encoding": "br" });
    const plain = await readReport(server, { "accept-encoding": "identity" });
    return coded.headers["content-encoding"] === "br" && plain.text.includes("Points and crossings");
  },
};
