// @ts-check
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { COMPILER } from "./compiler.mjs";

/** Edits that are not counted, while the server is still looking around. */
const FIRST = 1;
/** Milliseconds after which no more edits are made. */
const LONGEST = 10_000;
/** Clock ticks of /proc in a second. */
const TICKS = 100;

/** TypeScript's language server, as an editor talks to it (the Language Server Protocol). */
class Editor {
  #server = spawn(COMPILER, ["--lsp", "--stdio"], { stdio: ["pipe", "pipe", "ignore"] });
  #buffer = Buffer.alloc(0);
  #id = 0;
  /** @type {Map<number, (result: any) => void>} */
  #waiting = new Map();

  constructor() {
    this.#server.stdout.on("data", (chunk) => this.#read(chunk));
  }

  /** @param {string} method @param {unknown} params @returns {Promise<any>} */
  ask(method, params) {
    const id = ++this.#id;
    this.#send({ id, method, params });
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${method} takes too long`)), 180_000);
      this.#waiting.set(id, (result) => {
        clearTimeout(timer);
        resolve(result);
      });
    });
  }

  /** @param {string} method @param {unknown} params */
  tell(method, params) {
    this.#send({ method, params });
  }

  /** Seconds of processor time until now. */
  cpu() {
    const fields = readFileSync(`/proc/${this.#server.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  }

  stop() {
    this.#server.kill();
  }

  /** @param {object} message */
  #send(message) {
    const text = JSON.stringify({ jsonrpc: "2.0", ...message });
    this.#server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  }

  /** @param {Buffer} chunk */
  #read(chunk) {
    this.#buffer = Buffer.concat([this.#buffer, chunk]);
    for (;;) {
      const head = this.#buffer.indexOf("\r\n\r\n");
      if (head < 0) return;
      const length = Number(/Content-Length: (\d+)/.exec(this.#buffer.toString("latin1", 0, head))?.[1]);
      if (this.#buffer.length < head + 4 + length) return;
      const message = JSON.parse(this.#buffer.toString("utf8", head + 4, head + 4 + length));
      this.#buffer = this.#buffer.subarray(head + 4 + length);
      this.#take(message);
    }
  }

  /** @param {any} message */
  #take(message) {
    // The server asks its client for settings, and to be told of files: it gets nothing.
    if (message.method !== undefined) {
      if (message.id === undefined) return;
      const result = message.method === "workspace/configuration" ? message.params.items.map(() => null) : null;
      this.#send({ id: message.id, result });
      return;
    }
    this.#waiting.get(message.id)?.(message.error ? Promise.reject(new Error(message.error.message)) : message.result);
    this.#waiting.delete(message.id);
  }
}

/**
 * One call is changed, and the editor asks for the errors of its file: what is read is misspelt, and then mended again. The first
 * ones are not counted.
 * @param {string} project @param {number} edits
 */
export async function edit(project, edits) {
  const home = dirname(project);
  const file = join(home, "calls7.ts");
  const uri = pathToFileURL(file).href;
  const right = readFileSync(file, "utf8");
  const at = right.lastIndexOf(".title");
  const wrong = `${right.slice(0, at)}.titel${right.slice(at + 6)}`;
  const editor = new Editor();
  try {
    const capabilities = { textDocument: { diagnostic: {}, publishDiagnostics: {} } };
    await editor.ask("initialize", { processId: process.pid, rootUri: pathToFileURL(home).href, capabilities });
    editor.tell("initialized", {});
    editor.tell("textDocument/didOpen", { textDocument: { uri, languageId: "typescript", version: 1, text: right } });
    await errorsOf(editor, uri);
    let cpuBefore = 0;
    const walls = [];
    const begunAt = performance.now();
    for (let version = 2 - FIRST; version < edits + 2; version += 1) {
      if (version === 2) cpuBefore = editor.cpu();
      if (walls.length > FIRST && performance.now() - begunAt > LONGEST) break;
      const text = version % 2 === 0 ? wrong : right;
      const startedAt = performance.now();
      editor.tell("textDocument/didChange", {
        textDocument: { uri, version: version + FIRST },
        contentChanges: [{ text }],
      });
      const errors = await errorsOf(editor, uri);
      walls.push(performance.now() - startedAt);
      if (errors.length !== (version % 2 === 0 ? 1 : 0)) throw new Error(`${file}: ${JSON.stringify(errors)}`);
    }
    const counted = walls.slice(FIRST);
    return { walls: counted, cpu: ((editor.cpu() - cpuBefore) * 1000) / counted.length };
  } finally {
    editor.stop();
  }
}

/** @param {Editor} editor @param {string} uri */
async function errorsOf(editor, uri) {
  const { items } = await editor.ask("textDocument/diagnostic", { textDocument: { uri } });
  return items.filter((/** @type {{ severity?: number }} */ { severity }) => severity === 1);
}
