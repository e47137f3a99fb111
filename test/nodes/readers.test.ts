import { Service } from "signalbox";
import { client } from "signalbox/client";
import { mock } from "signalbox/client/mock";
import { debug } from "signalbox/debug";
import { end, node } from "signalbox/nodes";
import { generateOpenapi, openapiPage } from "signalbox/openapi";
import type { RequestEvent } from "signalbox/telemetry";
import { checkContract, request } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { changesBetween } from "../../src/cli/diff/runDiff.ts";
import { contract, paid, service, shelf } from "../cli/apps/paid.ts";
import { hosted } from "../cli/host.ts";

/** What reads the table reads the nodes of authors (ruling 64): a node in the block of one method. */

const APP = "test/cli/apps/paid.ts";
const version = (...nodes: readonly (typeof paid)[]) => {
  const of = new Service({ resources: shelf(nodes) });
  return { service: of, document: generateOpenapi(of, { title: "Paid", version: "1" }) };
};
const { document } = version(paid);

describe("a node of an author's is read by", () => {
  it("`signalbox graph`, as text and as JSON", async () => {
    const text = await hosted(["graph", APP, "POST /books/{id}"]);
    expect(text.out).toMatch(/X402 Can it be paid for\?\n/);
    expect(text.out).toContain("402 Payment Required");
    const json = await hosted(["graph", APP, "POST /books/{id}", "--json"]);
    const [plan] = JSON.parse(json.out) as [{ statuses: number[]; nodes: { id: string }[] }];
    expect(plan.statuses).toContain(402);
    expect(plan.nodes.find(({ id }) => id === "X402")).toMatchObject({
      kind: "own",
      question: "Can it be paid for?",
      asks: ["X402"],
      no: { to: 402 },
    });
  });

  it("`signalbox explain`", async () => {
    const { out } = await hosted(["explain", APP, "POST", "/books/ab"]);
    expect(out).toContain('X402 decided it: Can it be paid for? no ({"problem":{"price":4}})');
  });

  it("`signalbox check`: its status is drawn, and one that the document lacks is found", async () => {
    const report = await checkContract(service, document, contract);
    expect([report.undocumented, report.undrawn.filter(({ status }) => status === 402)]).toEqual([[], []]);
    const { undocumented } = await checkContract(service, version().document, contract);
    expect(undocumented[0]).toMatchObject({ status: 402 });
  });

  it("`signalbox diff`: as the cause of a status, and of its members", () => {
    const words = { before: "W1", question: "Is it so?", law: "our terms", ask: () => true as const } as const;
    const inWords = node("X402", { ...words, no: end(402, { members: z.object({ price: z.string() }) }) });
    const other = node("X402", { ...words, no: end(403) }) as never;
    const causes = (old: readonly (typeof paid)[], now: readonly (typeof paid)[]) =>
      changesBetween(version(...old), version(...now)).map(({ status, what, cause }) => `${status} ${what} (${cause})`);
    expect(causes([], [paid])).toEqual(["402 came (X402)"]);
    expect(causes([paid], [])).toEqual(["402 went (X402)"]);
    expect(causes([paid], [other])).toEqual(["402 went (X402)", "403 came (X402)"]);
    expect(causes([paid], [inWords])).toEqual([expect.stringMatching(/^402 .*\(X402\)$/)]);
  });

  it("telemetry, as the node at which the request ended", async () => {
    const events: RequestEvent[] = [];
    const watched = new Service({ resources: shelf([paid]), telemetry: [(event) => events.push(event)] });
    await request(watched, "POST", "/books/ab");
    expect(events).toMatchObject([{ "http.response.status_code": 402, "signalbox.node": "X402" }]);
  });

  it("the client and mocks", async () => {
    const { fetch } = mock<typeof service>(document)("/books/{id}").post.reply(402, { problem: { price: 7 } });
    const sent = client<typeof service>("http://localhost", { fetch })("/books/{id}").post({ params: { id: "ab" } });
    expect(
      await sent.match({
        200: () => 0,
        402: ({ problem }) => problem["price"],
        404: () => 0,
      }),
    ).toBe(7);
    // @ts-expect-error GET does not come to the node.
    void (() => mock<typeof service>(document)("/books/{id}").get.reply(402));
  });

  it("the debugger, with its source", async () => {
    const debugged = new Service({ resources: shelf([paid]) });
    debug(debugged, "/_debugger", { allow: () => true });
    await request(debugged, "POST", "/books/ab");
    const read = async (path: string) => (await request(debugged, "GET", `/_debugger/${path}`)).json();
    const { steps, decisive } = await read("requests/1");
    expect([decisive, steps.at(-1)]).toMatchObject([
      "X402",
      { id: "X402", gave: expect.stringContaining('"price":4') },
    ]);
    const { source, location } = await read("callback?route=/books/{id}&name=X402&method=POST");
    expect([source, location]).toEqual([
      expect.stringContaining("price < 3 ||"),
      expect.stringMatching(/paid\.ts:\d+$/),
    ]);
  });

  it("the page of the document", async () => {
    const pages = new Service({ routes: openapiPage(document) });
    expect(await (await request(pages, "GET", "/docs/page/postBooksById")).text()).toContain("<code>X402</code>");
  });
});
