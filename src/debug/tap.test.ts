import { describe, expect, it, vi } from "vitest";
import { stopClock } from "../../test/clock.ts";
import { Gate } from "../../test/waiting.ts";
import type { PlanNode } from "../graph/plan.ts";
import { HttpResponse } from "../http/response.ts";
import { Resource } from "../resource/resource.ts";
import { command, route } from "../route/route.ts";
import { insideOf } from "../service/inside.ts";
import { Service } from "../service/service.ts";
import { request } from "../testing/request.ts";
import type { Visit } from "../walk/visit.ts";
import { listenTo, type NodeDecision, tapped, type WalkListener } from "./tap.ts";

class Book extends Resource {
  override resourceExists() {
    return true;
  }
  override async forbidden() {
    return false;
  }
  override represent() {
    return {};
  }
}

function recordingTap(): WalkListener & { readonly told: string[] } {
  const told: string[] = [];
  return {
    told,
    decided: (_visit, { node, decision }) => told.push(`${node.id} ${decision}`),
    failed: (error) => told.push(String(error)),
    ended: ({ response, trace }) => told.push(`${response.status} ${trace?.at(-1)}`),
  };
}

describe("attach", () => {
  it("leaves the walks as they are where no tap comes with the routes", () => {
    const service = new Service({ routes: [route("/books", Book)] });
    const walk = insideOf(service).resources[0]?.family.walk("GET");
    service.attach({ routes: [command("GET", "/more", () => HttpResponse.empty())] });
    expect(insideOf(service).resources[0]?.family.walk("GET")).toBe(walk);
  });

  it("takes a tap off again, and leaves the others", async () => {
    const [first, second] = [recordingTap(), recordingTap()];
    const service = new Service({ routes: [route("/books", Book)] });
    const detach = listenTo(service, first);
    const detachSecond = listenTo(service, second);
    await request(service, "GET", "/books");
    detach();
    const heard = [...first.told];
    expect(heard.length).toBeGreaterThan(0);
    await request(service, "GET", "/books");
    expect(first.told).toEqual(heard);
    expect(second.told).toEqual([...heard, ...heard]);
    detachSecond();
    await request(service, "GET", "/books");
    expect(second.told).toEqual([...heard, ...heard]);
  });

  it("adds routes to a service that is built", async () => {
    const service = new Service({ routes: [route("/books", Book)] });
    service.attach({ routes: [command("GET", "/more", () => HttpResponse.text("more"))] });
    expect(await (await request(service, "GET", "/more")).text()).toBe("more");
    expect(() => service.attach({ routes: [route("/books", Book)] })).toThrow("SAME_PATTERN");
  });

  it("tells a tap of each open node, and of the end, and changes nothing", async () => {
    const plain = await request(new Service({ routes: [route("/books", Book)] }), "GET", "/books");
    const service = new Service({ routes: [route("/books", Book)] });
    const tap = recordingTap();
    listenTo(service, tap);
    const response = await request(service, "GET", "/books");
    expect([response.status, response.trace]).toEqual([plain.status, plain.trace]);
    expect(tap.told).toContain("B7 false");
    expect(tap.told).toContain("G7 true");
    expect(tap.told.at(-1)).toBe("200 O18");
    await request(service, "GET", "/nowhere");
    expect(tap.told.at(-1)).toBe("404 undefined");
  });

  it("tells of what is thrown, at once or later", async () => {
    class Broken extends Book {
      override resourceExists(): boolean {
        throw new Error("now");
      }
    }
    class Later extends Book {
      override async forbidden(): Promise<boolean> {
        throw new Error("later");
      }
    }
    const routes = [route("/broken", Broken), route("/later", Later)];
    const service = new Service({ routes, onError: () => undefined });
    const tap = recordingTap();
    listenTo(service, tap);
    expect((await request(service, "GET", "/broken")).status).toBe(500);
    expect(tap.told).toEqual(expect.arrayContaining(["G7 undefined", "Error: now", "500 G7"]));
    expect((await request(service, "GET", "/later")).status).toBe(500);
    expect(tap.told).toEqual(expect.arrayContaining(["B7 undefined", "Error: later"]));
  });

  it("tells several taps, and hurts no request when one throws", async () => {
    const service = new Service({ routes: [route("/books", Book)], onError: () => undefined });
    const tap = recordingTap();
    const broken = () => {
      throw new Error("a tap");
    };
    const said = console.error;
    console.error = () => undefined;
    try {
      listenTo(service, { decided: broken, failed: broken, ended: broken });
      listenTo(service, tap);
      expect((await request(service, "GET", "/books")).status).toBe(200);
    } finally {
      console.error = said;
    }
    expect(tap.told).toContain("G7 true");
    expect(tap.told).toContain("200 O18");
  });
});

const node = { id: "B8" } as PlanNode;
const visit = {} as Visit;

function listen() {
  const decided = vi.fn<(visit: Visit, decision: NodeDecision) => void>();
  return {
    tap: { decided },
    told: () => decided.mock.calls.map(([, { decision, thrown }]) => ({ decision, thrown })),
    decided,
  };
}

describe("a question that is listened to", () => {
  it.each([true, false])("decides %s at once, and the tap is told", (decision) => {
    const { tap, told, decided } = listen();
    expect(tapped(() => decision, node, tap)(visit)).toBe(decision);
    expect(told()).toEqual([{ decision, thrown: undefined }]);
    expect(decided.mock.calls[0]?.[0]).toBe(visit);
    expect(decided.mock.calls[0]?.[1].node).toBe(node);
  });

  it.each([true, false])("decides %s later, and the tap is told then", async (decision) => {
    const { tap, told } = listen();
    const later = tapped(() => Promise.resolve(decision), node, tap)(visit);
    expect(told()).toEqual([]);
    expect(await later).toBe(decision);
    expect(told()).toEqual([{ decision, thrown: undefined }]);
  });

  it("that throws, throws, and the tap is told what", async () => {
    const boom = new Error("boom");
    const { tap, told } = listen();
    const throwing = tapped(
      () => {
        throw boom;
      },
      node,
      tap,
    );
    expect(() => throwing(visit)).toThrow(boom);
    await expect(tapped(() => Promise.reject(boom), node, tap)(visit)).rejects.toBe(boom);
    expect(told()).toEqual([
      { decision: undefined, thrown: boom },
      { decision: undefined, thrown: boom },
    ]);
  });

  it("is timed", async () => {
    const { tap, decided } = listen();
    stopClock();
    const gate = new Gate();
    const decision = tapped(() => gate.opened.then(() => true), node, tap)(visit);
    vi.advanceTimersByTime(20);
    gate.open();
    await decision;
    expect(decided.mock.calls[0]?.[1].milliseconds).toBe(20);
  });
});
