import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Service } from "signalbox";
import { request } from "signalbox/testing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Connection, openDatabase } from "./database.ts";
import { paymentsService } from "./payments.ts";

let folder: string;
let path: string;
let database: Connection;
let service: Service;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "payments-"));
  path = join(folder, "payments.db");
  service = paymentsService(path);
  database = openDatabase(path);
  // What goes wrong on purpose is printed.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  database.close();
  rmSync(folder, { recursive: true });
});

const pay = (key: string, by = service, payer = "ada") =>
  request(by, "POST", "/payments", {
    headers: { authorization: `Bearer ${payer}`, "idempotency-key": key },
    body: { amount: 5, note: "rent" },
  });
const paid = () => (database.prepare("SELECT count(*) AS paid FROM payments").get() as { paid: number }).paid;

test("pays once, and any process that has the database replays it", async () => {
  const first = await pay("k");
  expect([first.status, first.header("location")]).toEqual([201, "/payments/1"]);
  const other = await pay("k", paymentsService(path));
  expect([other.status, other.header("location"), await other.json()]).toEqual([
    201,
    "/payments/1",
    { id: 1, amount: 5, note: "rent" },
  ]);
  expect((await pay("k", service, "grace")).status).toBe(201);
  expect(paid()).toBe(2);
});

test("a claim that another took over rolls the payment back", async () => {
  database.exec(`
    CREATE TRIGGER takeover AFTER INSERT ON payments
    BEGIN UPDATE idempotency SET owner = 'another'; END`);
  expect((await pay("k")).status).toBe(500);
  expect(paid()).toBe(0);
});

test("what cannot be committed has not happened, and frees the key", async () => {
  database.exec(`
    CREATE TABLE banks (name TEXT PRIMARY KEY);
    CREATE TABLE transfers (bank TEXT REFERENCES banks (name) DEFERRABLE INITIALLY DEFERRED);
    CREATE TRIGGER transfer AFTER INSERT ON payments BEGIN INSERT INTO transfers VALUES ('none'); END`);
  expect((await pay("k")).status).toBe(500);
  expect(paid()).toBe(0);
  database.exec("DROP TRIGGER transfer");
  expect((await pay("k")).status).toBe(201);
  expect(paid()).toBe(1);
});
