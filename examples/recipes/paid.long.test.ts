import { transactions } from "signalbox/postgres";
import { describeWithPostgres } from "../../test/postgres/realPostgres.ts";
import { paidInPostgres } from "./paid.ts";
import { itCharges, serve } from "./paidSuite.ts";

const TABLE = "DROP TABLE IF EXISTS accounts; CREATE TABLE accounts (name text PRIMARY KEY, credits integer NOT NULL)";

describeWithPostgres("402 on credits in PostgreSQL", 30, (pool) => {
  itCharges(async (given) => {
    await pool().query(TABLE);
    await pool().query("INSERT INTO accounts VALUES ('ada', $1)", [given]);
    const service = serve(transactions(pool(), { readOnly: false }), paidInPostgres);
    return { service, credits: async () => (await pool().query("SELECT credits FROM accounts")).rows[0].credits };
  });
});
