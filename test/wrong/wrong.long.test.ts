import { request as ask } from "node:http";
import { type ErrorHook, Service } from "signalbox";
import { fetchHandler } from "signalbox/fetch";
import { type LambdaEvent, lambdaHandler } from "signalbox/lambda";
import { request } from "signalbox/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HANG } from "../bounds.mjs";
import { serving } from "../sockets.ts";
import { checkSendable } from "./sendable.ts";
import { type Gives, METHODS, SUBJECTS, type Subject } from "./subjects.ts";
import { FORMS, UNAWAITED, UNAWAITED_HALTS, WRONG_VALUES } from "./values.ts";

// Ruling 32: nothing ends the process, no value that a callback, codec, command or hook gives, sync or async. Each exchange is
// given one response, or its connection is closed. What escapes (an unhandled rejection, an uncaught exception) fails the run.

/** Milliseconds: what never settles is a 504. */
const DEADLINE = 40;
const BODY = '{"title":"Signals"}';

interface Case {
  readonly name: string;
  readonly service: Service;
  readonly path: string;
  /** A plain handler's is reported without its request. */
  readonly errors: { readonly error: unknown; readonly method: string | undefined }[];
}

/** The service of one place serves all of its tests: to mount it takes longer than to call it. */
let mounted: { readonly place: string; readonly cases: readonly Case[] } | undefined;

function casesOf(subject: Subject): readonly Case[] {
  const [place] = subject;
  if (mounted?.place !== place) mounted = { place, cases: casesFor(subject) };
  return mounted.cases;
}

/** Every value in every way, for one place of the author's code. */
function casesFor([place, routes]: Subject): readonly Case[] {
  const ways = [...waysOf(WRONG_VALUES, FORMS), ...unawaitedAt(place)];
  const routed = ways.map(({ gives }, at) => routes(gives, `/${at}`));
  // An error of a plain handler is reported without its request: each has a service of its own.
  if (routed[0]?.[0]?.kind === "command") {
    return ways.map((way, at) => {
      const onError = (error: unknown) => void way.errors.push({ error, method: undefined });
      const service = new Service({ routes: routed[at] ?? [], deadline: DEADLINE, onError });
      return { ...way, service, path: `/${at}` };
    });
  }
  const onError: ErrorHook = (error, ctx) =>
    ways[Number(ctx?.request.path.slice(1))]?.errors.push({ error, method: ctx?.request.method });
  const service = new Service({ routes: routed.flat(), deadline: DEADLINE, onError });
  return ways.map((way, at) => ({ ...way, service, path: `/${at}` }));
}

/**
 * Values with promises in them, where the value itself is read: nobody reads what a release returns, and what a codec decodes
 * is read by the author's callbacks. A codec, and who sets a field, give the value at once.
 */
function unawaitedAt(place: string): ReturnType<typeof waysOf> {
  const { returned, promised } = FORMS;
  if (/release|decode/.test(place)) return [];
  if (place.startsWith("a codec") || place.startsWith("a field")) return waysOf(UNAWAITED, { returned });
  return [...waysOf(UNAWAITED, { returned, promised }), ...waysOf(UNAWAITED_HALTS, FORMS)];
}

function waysOf(values: typeof WRONG_VALUES, forms: Partial<typeof FORMS>) {
  return Object.entries(values).flatMap(([value, make]) =>
    Object.entries(forms).map(([form, come]) => {
      const gives: Gives = () => come?.(make);
      return { name: `${value}, ${form}`, gives, errors: new Array<Case["errors"][number]>() };
    }),
  );
}

const hasContent = (method: string) => ["POST", "PUT", "PATCH", "QUERY"].includes(method);

// Errors are told to the hook; nothing else may be heard.
let heard: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  heard = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  expect(heard.mock.calls).toEqual([]);
  heard.mockRestore();
});

/**
 * All cases of one place at once: most wait for nothing, and those that do wait together. With each method; or, where the
 * core has been asked so already and it is the runtime that is in question, with two that differ from case to case. A
 * release that never settles holds its request for two seconds, so that the methods of releases wait together, too.
 */
async function everywhere(
  subject: Subject,
  run: (each: Case, method: string) => Promise<void>,
  methods: (at: number) => readonly string[] = twoMethods,
): Promise<void> {
  await Promise.all(
    casesOf(subject).map(async (each, at) => {
      const runWith = async (method: string): Promise<void> => {
        try {
          await run(each, method);
        } catch (error) {
          throw new Error(`${method}: ${each.name}`, { cause: error });
        }
      };
      each.errors.length = 0;
      if (subject[0].includes("release")) return void (await Promise.all(methods(at).map(runWith)));
      for (const method of methods(at)) {
        await runWith(method);
        each.errors.length = 0;
      }
    }),
  );
}

const twoMethods = (at: number) => ["GET", METHODS[at % METHODS.length] ?? ""];

describe.each(SUBJECTS)("%s that gives any value", (...subject) => {
  it("is a response that can be sent as it is", () =>
    everywhere(
      subject,
      async ({ service, path, errors }, method) => {
        const asked = hasContent(method)
          ? { body: BODY, headers: { "content-type": "application/json" } }
          : { headers: { "accept-encoding": method === "GET" ? "gzip" : "identity" } };
        const { response } = await request(service, method, path, asked);
        const content = await checkSendable(response, method);
        // The author gets a report: a 500 without one would never be found.
        if (content === undefined || [500, 504].includes(response.status)) {
          expect(errors.filter((error) => error.method === undefined || error.method === method)).not.toEqual([]);
        }
      },
      () => METHODS,
    ));

  it("is a response through fetch", () =>
    everywhere(subject, async ({ service, path }, method) => {
      const headers = { "content-type": "application/json" };
      const init: RequestInit = hasContent(method) ? { method, headers, body: BODY } : { method };
      const response = await fetchHandler(service)(new Request(`http://service.test${path}`, init));
      const content = await response.text().catch(() => "cut");
      if (method === "HEAD") expect(content).toBe("");
    }));

  it("is a result on Lambda", () =>
    everywhere(subject, async ({ service, path }, method) => {
      const event: LambdaEvent = {
        rawPath: path,
        rawQueryString: "",
        headers: { "content-type": "application/json" },
        requestContext: { http: { method } },
        ...(hasContent(method) && { body: BODY }),
      };
      const result = await lambdaHandler(service)(event);
      expect(result.statusCode).toBeGreaterThan(199);
      expect(result.statusCode).toBeLessThan(600);
      if (method === "HEAD") expect(result.body).toBe("");
    }));

  it("is a response through node:http, or its connection is closed", async () => {
    const routed = new Map<string, Case>();
    // One server for all: the case is chosen by its path.
    const service = new Service({ routes: [], onError: () => undefined });
    const handle = service.handle.bind(service);
    service.handle = (asked) => {
      const found = routed.get(asked.path);
      if (found === undefined) return handle(asked);
      Reflect.set(asked, "path", found.path);
      return found.service.handle(asked);
    };
    await serving(service, async ({ port }) => {
      await everywhere(subject, async (each, method) => {
        const path = `/${routed.size}`;
        routed.set(path, each);
        // node:http refuses what it does not know as a method.
        const end = await exchanged(port, method === "BREW" ? "HEAD" : method, path);
        expect(end).not.toBe("no end");
      });
      expect(await exchanged(port, "GET", "/none")).toBe("404 whole");
    });
  });
});

/** How a request ended: with a whole response, one that was cut, or none. */
function exchanged(port: number, method: string, path: string): Promise<string> {
  return new Promise((resolve) => {
    const headers = hasContent(method) ? { "content-type": "application/json", "content-length": BODY.length } : {};
    const asked = ask({ port, host: "127.0.0.1", method, path, headers, agent: false }, (response) => {
      response.on("error", () => resolve("cut"));
      response.on("close", () => resolve(`${response.statusCode} ${response.complete ? "whole" : "cut"}`));
      response.resume();
    });
    asked.on("error", () => resolve("closed"));
    asked.setTimeout(HANG, () => {
      resolve("no end");
      asked.destroy();
    });
    asked.end(hasContent(method) ? BODY : undefined);
  });
}
