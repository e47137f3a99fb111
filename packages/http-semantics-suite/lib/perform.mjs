// @ts-check
import { judge } from "./judge.mjs";
import { bytesOf, fill } from "./request.mjs";
import { sleep, Wire } from "./wire.mjs";

/** Seconds that a response may take. */
export const PATIENCE = 8;

/** Milliseconds: a limit of a request itself gets longer with the patience of the run. @param {{ patience?: number }} run @param {number} [own] */
const limitOf = ({ patience = PATIENCE }, own = PATIENCE * 1000) => (own * patience) / PATIENCE;

/** @param {any} reply @param {any} request @param {Buffer} sent @param {string} askedAt */
function finish(reply, request, sent, askedAt) {
  reply.body = Buffer.concat(reply.pieces ?? []);
  return Object.assign(reply, { request, sent, askedAt, fields: reply.fields ?? [], problems: reply.problems ?? [] });
}

/** @param {Wire} wire @param {any} r @param {Buffer} bytes */
async function writeOut(wire, r, bytes) {
  if (r.continue) {
    const head = bytes.indexOf("\r\n\r\n") + 4;
    wire.onInterim = () => void wire.write(bytes.subarray(head));
    return wire.write(bytes.subarray(0, head));
  }
  if (r.stop_after !== undefined) return wire.write(bytes.subarray(0, bytes.indexOf("\r\n\r\n") + 4 + r.stop_after));
  const step = r.drip ?? 1 << 16;
  // An early refusal ends the writing: else a reset could swallow the response.
  for (let i = 0; i < bytes.length && !wire.ended && (r.drip || !wire.responded()); i += step) {
    await wire.write(bytes.subarray(i, i + step));
    if (r.drip_ms !== undefined) await sleep(r.drip_ms);
    else if (bytes.length > step) await new Promise(setImmediate);
  }
  return true;
}

/**
 * @param {any} r @param {any} run the case as it runs: target, replies, wires
 * @param {{ wire?: Wire | null, last: boolean }} how
 * @returns {Promise<{ wire: Wire, reply: any }>}
 */
async function send(r, run, how, tries = 1) {
  const begun = Date.now();
  const wire = how.wire ?? new Wire(run.target);
  run.wires.add(wire);
  wire.final = false;
  wire.written = [];
  const bytes = bytesOf(r, run.replies, run.target, how.last);
  const askedAt = fill(r.target ?? "/", run.replies, run.target);
  const writing = writeOut(wire, r, bytes);
  if (r.hang_up_after_ms !== undefined) {
    await sleep(r.hang_up_after_ms);
    wire.close();
    return {
      wire,
      reply: finish({ status: 0, interim: [], complete: false, times: [] }, r, Buffer.concat(wire.written), askedAt),
    };
  }
  const deadline = begun + limitOf(run, r.response_ms);
  const listenUntil = r.listen_ms ? begun + r.listen_ms : undefined;
  const reply = await wire.response(r.method ?? "GET", { deadline, listenUntil });
  // A server that refuses long content and closes at once may reset the connection before its response is read, which
  // RFC 9112 9.6 asks it not to do. Such a request is sent up to three times, so only a server that always does it fails.
  const reset = reply.broken && /EPIPE|ECONNRESET/.test(reply.broken) && bytes.length > 1 << 16;
  if (reset && !how.wire && tries < 3) {
    wire.close();
    return send(r, run, how, tries + 1);
  }
  Object.assign(reply, { ms: Date.now() - begun, begun });
  if (r.stop_after === undefined) await Promise.race([writing, sleep(200)]);
  return { wire, reply: finish(reply, r, Buffer.concat(wire.written), askedAt) };
}

/** This and all following pipelined requests, in one write on one connection. @param {any} run @param {any[]} requests @param {number} from */
async function pipelined(run, requests, from) {
  let to = from;
  while (requests[to + 1]?.pipelined) to++;
  const wire = new Wire(run.target);
  run.wires.add(wire);
  /** @type {Buffer[]} */
  const bytes = [];
  for (let k = from; k <= to; k++) bytes.push(bytesOf(requests[k], run.replies, run.target, k === to));
  void wire.write(Buffer.concat(bytes));
  for (let k = from; k <= to; k++) {
    const reply = await wire.response(requests[k].method, { deadline: Date.now() + limitOf(run) });
    run.replies[k] = finish(
      Object.assign(reply, { ms: 0 }),
      requests[k],
      bytes[k - from] ?? Buffer.alloc(0),
      requests[k].target,
    );
  }
  return to;
}

/** One request, again and again where it has `until`. @param {any} run @param {any[]} requests @param {number} i @param {Wire | null} wire */
async function single(run, requests, i, wire) {
  const r = requests[i];
  const keep = requests[i + 1]?.same_connection;
  const end = Date.now() + (r.until?.max_ms ?? 5000);
  for (;;) {
    const sent = await send(r, run, { wire: r.same_connection ? wire : null, last: !keep });
    run.replies[i] = sent.reply;
    if (!keep) sent.wire.close();
    const done =
      !r.until ||
      (r.until.status_not
        ? sent.reply.status !== r.until.status_not
        : judge(r.until.expect, sent.reply, run.replies, run.target).length === 0);
    if (done || Date.now() > end) return keep ? sent.wire : null;
    await sleep(r.until.every_ms ?? 100);
  }
}

/**
 * Sends the requests of a case in their order.
 * @param {{ requests: any[] }} c @param {any} run
 */
export async function perform(c, run) {
  const pending = [];
  /** @type {Wire | null} */
  let wire = null;
  for (let i = 0; i < c.requests.length; i++) {
    const r = c.requests[i];
    if (r.wait_ms) await sleep(r.wait_ms);
    if (r.pipelined) {
      i = await pipelined(run, c.requests, i);
      continue;
    }
    if (r.background) {
      const inBackground = send(r, run, { last: true }).then((sent) => {
        run.replies[i] = sent.reply;
        sent.wire.close();
      });
      pending.push(inBackground);
      await sleep(r.background === true ? 150 : r.background);
      continue;
    }
    if (r.join) await Promise.all(pending);
    wire = await single(run, c.requests, i, wire);
  }
  await Promise.all(pending);
  return run.replies;
}
