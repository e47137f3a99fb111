// @ts-check
import { AsyncLocalStorage } from "node:async_hooks";
import { command, HttpResponse, resource } from "../../dist/index.js";
import { turn } from "./turn.mjs";

/** @type {AsyncLocalStorage<string>} */
const storage = new AsyncLocalStorage();
const here = () => String(storage.getStore());
/** Where tasks of `after` and `onError` were called. @type {string[]} */
const seen = [];

/** What a runtime's service has beside: each request in a store of its own. @type {import("../../dist/index.js").ServiceOptions} */
export const AROUND = {
  around: ({ path }, next) => storage.run(path, next),
  onError: () => void seen.push(`error ${here()}`),
  routes: [
    resource("/inside/{id}", {
      find: async ({ after }) => {
        await turn();
        after(async () => {
          await turn();
          seen.push(`after ${here()}`);
        });
        return { at: here() };
      },
      GET: { represent: ({ entity }) => [entity.at, here()] },
    }),
    resource("/inside-fails/{id}", {
      represent: async () => {
        await turn();
        throw new Error("of a database");
      },
    }),
    command("GET", "/inside-stream/{id}", () => new HttpResponse(200, ["Content-Type", "text/plain"], lines())),
    command("GET", "/inside-log", () => HttpResponse.json(seen)),
  ],
};

async function* lines() {
  for (let at = 0; at < 3; at += 1) {
    await turn();
    yield `${here()}\n`;
  }
}

const IDS = Array.from({ length: 20 }, (_, at) => at);

/** The service's `around`, on this runtime. @param {(path: string) => Promise<Response>} ask */
export const aroundCases = (ask) => [
  {
    name: "around: callbacks of requests at the same time see their own store",
    run: () =>
      each(async (id) => {
        const at = `/inside/${id}`;
        equal(await (await ask(at)).text(), JSON.stringify([at, at]));
      }),
  },
  {
    name: "around: so do streams while they are read",
    run: () =>
      each(async (id) => {
        const at = `/inside-stream/${id}`;
        equal(await (await ask(at)).text(), `${at}\n`.repeat(3));
      }),
  },
  {
    name: "around: so do tasks of after, and onError",
    run: async () => {
      equal((await ask("/inside-fails/1")).status, 500);
      const wanted = ["error /inside-fails/1", ...IDS.map((id) => `after /inside/${id}`)];
      // A runtime may do what comes after a response when it has time.
      for (let tries = 0; tries < 100; tries += 1) {
        const log = await (await ask("/inside-log")).json();
        if (wanted.every((each) => log.includes(each))) return;
        await turn();
      }
      throw new Error(`it has only ${await (await ask("/inside-log")).text()}`);
    },
  },
];

/** @param {(id: number) => Promise<void>} run */
const each = (run) => Promise.all(IDS.map(run)).then(() => undefined);

/** @param {unknown} got @param {unknown} wanted */
function equal(got, wanted) {
  if (got !== wanted) throw new Error(`${String(got)} in place of ${String(wanted)}`);
}
