import { command, group, HttpResponse, part, Resource, resource, route, Service } from "signalbox";
import { request } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import type { Row } from "../src/graph/row.ts";
import { TABLE } from "../src/graph/table.ts";
import { isCallback } from "../src/resource/overrides.ts";
import { namesIn, passes, RECORD } from "../src/resource/record.ts";

// A gate that refuses must refuse wherever it stands, although all others let the request pass.

type Gate = keyof typeof RECORD;
const GATES = (Object.keys(RECORD) as Gate[]).filter((name) => passes(name) !== undefined);
/** Statuses of gates that no row asks for alone: their rows look at the request, too, or lead to several ends. */
const OTHERS: Partial<Record<Gate, number>> = {
  tooEarly: 425,
  malformedRequest: 400,
  resourceExists: 404,
  requireConditionalWrite: 428,
};

const rows = Object.values(TABLE).flatMap((row) => (row.kind === "ask" ? [row] : []));
const refusals = rows.flatMap(({ callback, yes, no }) => [
  ...(typeof yes === "object" && yes.status >= 400 ? [{ callback, status: yes.status, passes: false }] : []),
  ...(typeof no === "object" && no.status >= 400 ? [{ callback, status: no.status, passes: true }] : []),
]);

describe("the record", () => {
  it("says of each callback whose node refuses a request with which result it passes", () => {
    // A POST to what is missing is allowed by the resource itself.
    const asked = refusals.filter(({ callback }) => callback !== "allowMissingPost");
    expect(asked.length).toBeGreaterThan(8);
    for (const { callback, passes: through } of asked)
      expect([callback, passes(callback)]).toEqual([callback, through]);
  });

  it("says it of each callback that opens a row that looks at the request, too, and can refuse it", () => {
    const opening = Object.values<Row>(TABLE).flatMap((row) =>
      row.kind === "request" && [row.yes, row.no].some((edge) => typeof edge === "object" && edge.status >= 400)
        ? // What is represented is compared with the request; `represent` itself refuses nothing.
          (row.on ?? []).filter((name) => isCallback(name) && name !== "represent")
        : [],
    );
    expect(opening).toEqual(["tooEarly", "malformedRequest", "requireConditionalWrite"]);
    for (const name of opening) expect([name, typeof passes(name)]).toEqual([name, "boolean"]);
  });
});

const isWrite = (name: Gate) => name === "isConflict" || name === "requireConditionalWrite";
const statusOf = (name: Gate) => OTHERS[name] ?? refusals.find(({ callback }) => callback === name)?.status;
const GET = { produces: ["application/json"], represent: () => ({}) };
const PUT = { consumes: ["application/json"], apply: () => undefined, generateEtag: () => "v1" };

async function send(service: Service, name: Gate): Promise<number> {
  const early = { "early-data": "1" };
  const write = { headers: { ...early, "content-type": "application/json" }, body: "{}" };
  const { status } = await (isWrite(name)
    ? request(service, "PUT", "/g/a", write)
    : request(service, "GET", "/g/a", { headers: early }));
  return status;
}

/** A service in which `refusing` stands in one place, and `passing` in the resource itself. */
type Build = (refusing: object, passing: object) => Service;
const service = (...routes: NonNullable<ConstructorParameters<typeof Service>[0]["routes"]>[number][]) =>
  new Service({ routes, onError: () => undefined });
/** Without what only writes ask. */
const ofReads = (given: object) => Object.fromEntries(Object.entries(given).filter(([name]) => !isWrite(name as Gate)));
// Literals are made from the record here, so that the compiler cannot know their callbacks.
const made = (given: object) => given as never;

class Plain extends Resource {
  override readonly allowedMethods = ["GET", "PUT"];
  override readonly produces = ["application/json"];
  override readonly consumes = ["application/json"];
  override represent() {
    return {};
  }
  override apply() {}
  override generateEtag() {
    return "v1";
  }
}
const instance = (callbacks: object) => Object.assign(new Plain(), callbacks);

const PLACES: Readonly<Record<string, Build>> = {
  "a class": (refusing) => service(route("/g/a", instance(refusing))),
  "a resource": (refusing) => service(resource("/g/a", made({ ...refusing, GET, PUT }))),
  "a method": (refusing, passing) => {
    return service(
      resource("/g/a", made({ ...passing, GET: { ...GET, ...ofReads(refusing) }, PUT: { ...PUT, ...refusing } })),
    );
  },
  "a part of a resource": (refusing, passing) =>
    service(resource("/g/a", made({ with: [part(made(refusing))], ...passing, GET, PUT }))),
  "a part of a method": (refusing, passing) => {
    const named = { with: [part(made(refusing))] };
    return service(resource("/g/a", made({ ...passing, GET: { ...GET, ...named }, PUT: { ...PUT, ...named } })));
  },
  "a part before one that passes": (refusing, passing) => {
    const first = part(made(refusing));
    const second = part(made({ with: [first], ...passing }));
    return service(resource("/g/a", made({ with: [second], GET, PUT })));
  },
  "a part after one that passes": (refusing, passing) => {
    const first = part(made(passing));
    const second = part(made({ with: [first], ...refusing }));
    return service(resource("/g/a", made({ with: [second], GET, PUT })));
  },
  "a part of a class": (refusing, passing) => {
    const guarded = Object.assign(instance(passing), { with: [part(made(refusing))] });
    return service(route("/g/a", guarded));
  },
  "a group": (refusing, passing) => service(group("/g", made(refusing)).resource("/a", made({ ...passing, GET, PUT }))),
  "a part of a group": (refusing, passing) => {
    const whole = group("/g", made({ with: [part(made(refusing))] }));
    return service(whole.resource("/a", made({ ...passing, GET, PUT })));
  },
  "the service": (refusing, passing) =>
    new Service({
      with: [part(made(refusing))],
      routes: [resource("/g/a", made({ ...passing, GET, PUT }))],
      onError: () => undefined,
    }),
};
const handle = () => HttpResponse.text("handled");
const OF_COMMANDS: Readonly<Record<string, Build>> = {
  "a command": (refusing) => service(command("GET", "/g/a", made({ ...refusing, handle }))),
  "a part of a command": (refusing, passing) =>
    service(command("GET", "/g/a", made({ with: [part(made(refusing))], ...passing, handle }))),
  "a group of a command": (refusing, passing) =>
    service(group("/g", made(refusing)).command("GET", "/a", made({ ...passing, handle }))),
  "the service of a command": (refusing, passing) =>
    new Service({
      with: [part(made(refusing))],
      routes: [command("GET", "/g/a", made({ ...passing, handle }))],
      onError: () => undefined,
    }),
};

describe.each(GATES)("%s", (name) => {
  const through = passes(name);
  const passing = { [name]: () => through };
  const refusing = { [name]: () => !through };
  const places = { ...PLACES, ...(namesIn("command").includes(name) ? OF_COMMANDS : {}) };

  it.each(Object.entries(places))("refuses in %s", async (_, build) => {
    expect(await send(build(refusing, passing), name)).toBe(statusOf(name));
    expect(await send(build(passing, passing), name)).toBeLessThan(300);
  });
});
