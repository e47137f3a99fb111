import { fieldsOf } from "./liveRequest.mjs";

/** An endless loop in the code is ended. */
const LONGEST = 10_000;

/** The thread in which a page's service runs. It is started with the first request, and again where the code has changed. */
export class LiveWorker {
  #address;
  #worker;
  #running = "";
  #last = 0;

  constructor(address) {
    this.#address = address;
  }

  stop() {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  /** @returns {Promise<{ response?: object, error?: string, logged: string[] }>} */
  async send({ files: shown, stripped }, files, request) {
    const code = JSON.stringify(files);
    if (code !== this.#running) this.stop();
    const isNew = this.#worker === undefined;
    this.#running = code;
    this.#worker ??= new Worker(this.#address, { type: "module" });
    const same = Object.keys(files).filter((name) => files[name] === shown[name]);
    const program = { files, stripped: Object.fromEntries(same.map((name) => [name, stripped[name]])) };
    const reply = await this.#ask({
      ...(isNew && { program }),
      request: { ...request, fields: fieldsOf(request.fields) },
    });
    // What did not start is tried again.
    if (reply.error !== undefined && isNew) this.stop();
    return reply;
  }

  #ask(message) {
    this.#last += 1;
    const id = this.#last;
    const worker = this.#worker;
    return new Promise((resolve) => {
      const end = (reply) => {
        clearTimeout(timer);
        worker.removeEventListener("message", take);
        worker.removeEventListener("error", fail);
        resolve({ logged: [], ...reply });
      };
      const take = ({ data }) => data.id === id && end(data);
      const fail = ({ message: text }) => end({ error: text ?? "The worker could not be started." });
      const timer = setTimeout(() => {
        this.stop();
        end({ error: `No response came within ${LONGEST / 1000} seconds: the service was stopped.` });
      }, LONGEST);
      worker.addEventListener("message", take);
      worker.addEventListener("error", fail);
      worker.postMessage({ id, ...message });
    });
  }
}
