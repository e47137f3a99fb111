import { checkContract, checkRaces, contractText, racesText } from "signalbox/testing";
import { afterAll, expect, it } from "vitest";
import { contract, document, service } from "./contract.ts";
import { pool } from "./database.ts";

afterAll(() => service.stop());

const { credentials, parameters, bodies } = contract;
const races = () => checkRaces(service, document, { credentials, parameters, bodies });

it("loses no write", async () => {
  const report = await races();
  expect(report.holds, racesText(report)).toBe(true);
});

it("would lose writes without the version in UPDATE", async () => {
  const { connect } = pool;
  pool.connect = async () => {
    const client = await connect.call(pool);
    const query = client.query.bind(client);
    const all = (text: string, values?: unknown[]) => query(text.replace("AND version = $2", "AND $2 <> ''"), values);
    return Object.assign(client, { query: all });
  };
  const report = await races();
  pool.connect = connect;
  expect(report.races.map(({ operation }) => operation)).toContain("PATCH /tickets/{ticket}");
});

it("does what its document says: nothing undocumented, nothing that is never drawn", async () => {
  const report = await checkContract(service, document, { ...contract, requests: 5000 });
  expect(report.holds, contractText(report)).toBe(true);
});
