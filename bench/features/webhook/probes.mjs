import { ask } from "../asking.mjs";
import { signatureOf } from "../domain.mjs";

/** With a space and a member order that no serialiser would write again. */
const EVENT = '{"type": "paid",  "amount":12.50}';

function sendHook(port, content, signature) {
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(content) };
  return ask(port, "/hooks", { method: "POST", content, headers: { ...headers, "x-signature": signature } });
}

export const probes = {
  "takes what is signed": async (server) => {
    const { status } = await sendHook(server.port, EVENT, signatureOf(EVENT));
    return status === 204 && (await server.state()).stored?.type === "paid";
  },
  "401 for what was changed": async ({ port }) =>
    (await sendHook(port, EVENT.replace("12", "99"), signatureOf(EVENT))).status === 401,
  "401 for JSON that is none, unsigned: nothing is decoded first": async ({ port }) =>
    (await sendHook(port, "{nonsense", "sha256=00")).status === 401,
  "400 for JSON that is none, signed": async ({ port }) =>
    (await sendHook(port, "{nonsense", signatureOf("{nonsense"))).status === 400,
  "413 over the limit": async ({ port }) => {
    const large = JSON.stringify({ text: "a".repeat(200_000) });
    return (await sendHook(port, large, signatureOf(large))).status === 413;
  },
};
