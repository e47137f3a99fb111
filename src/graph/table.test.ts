import { describe, expect, it } from "vitest";
import { methodIs, STANDARD_METHODS } from "../http/method.ts";
import { CARRIED } from "./carried.ts";
import { type Ending, isReplay, type Row } from "./row.ts";
import { ENTRY, TABLE } from "./table.ts";
import { rowWords } from "./tableWords.ts";

const rows: [string, Row][] = Object.entries(TABLE);
const edgesOf = ({ yes, no }: Row): (string | Ending)[] => [yes, no];
/** What the method settles leads one way: the content of a QUERY is read before G7, that of a write behind it. */
const edgesFor = (method: string, row: Row): (string | Ending)[] =>
  row.kind === "method" && typeof row.test === "object"
    ? [methodIs(method, row.test.method) ? row.yes : row.no]
    : edgesOf(row);
const endings = rows
  .flatMap(([, row]) => edgesOf(row))
  .filter((edge) => typeof edge !== "string")
  .filter((ending) => !isReplay(ending));

describe("the table", () => {
  it("starts at B13", () => {
    expect(ENTRY).toBe("B13");
  });

  it.each(rows)("%s has a coordinate for an id, a question and a law", (id) => {
    expect(id).toMatch(/^[A-Z]\d{1,2}[a-z]?$/);
    expect(rowWords(id).question).toMatch(/[?.]$/);
    expect(rowWords(id).law).toMatch(/^(RFC \d+ \d|Fetch |Idempotency-Key draft \d)/);
  });

  it("leads everywhere from its entry, and no method twice round", () => {
    const reached = new Set<string>();
    for (const method of [...STANDARD_METHODS, "PURGE"]) {
      const done = new Set<string>();
      const follow = (id: string, before: readonly string[]): void => {
        expect(before, `${method}: ${id} again`).not.toContain(id);
        if (done.has(id)) return;
        const row: Row | undefined = rows.find(([other]) => other === id)?.[1];
        expect(row, id).toBeDefined();
        // G7e counts how often: the plan has three rounds, and no circle.
        for (const edge of row === undefined ? [] : edgesFor(method, row))
          if (typeof edge === "string" && id !== "G7e") follow(edge, [...before, id]);
        done.add(id);
        reached.add(id);
      };
      follow(ENTRY, []);
    }
    expect([...reached].sort()).toEqual(rows.map(([id]) => id).sort());
  });

  it("ends with final statuses, and each ending carries what there is a writer for, once", () => {
    for (const { status, carries } of endings) {
      // RFC 9110 15.2.2: 101 is the last message of HTTP on its connection.
      if (status !== 101) expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(600);
      expect(new Set(carries).size).toBe(carries.length);
      for (const carry of carries) expect(Object.keys(CARRIED)).toContain(carry);
    }
  });

  it("comes to these statuses", () => {
    expect([...new Set(endings.map(({ status }) => status))].sort((a, b) => a - b)).toEqual([
      101, 200, 201, 202, 204, 206, 300, 301, 303, 304, 307, 308, 400, 401, 403, 404, 405, 406, 409, 410, 412, 413, 414,
      415, 416, 417, 422, 425, 428, 429, 451, 500, 501, 503,
    ]);
  });

  it.each(rows.filter(([, row]) => row.kind === "request" && (row.on ?? row.only)))(
    "%s says what holds where it is not asked",
    (_id, row) => {
      expect(row.kind === "request" && row.otherwise).toMatch(/^(yes|no)$/);
    },
  );
});
